### Small pieces that other texts are put together from.

list-none = rien
list-more = { $first }, { $next }
list-last = { $first } et { $last }
