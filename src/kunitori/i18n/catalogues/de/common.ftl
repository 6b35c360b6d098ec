### Small pieces that other texts are put together from.

list-none = nichts
list-more = { $first }, { $next }
list-last = { $first } und { $last }
