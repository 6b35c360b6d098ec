### Small pieces that other texts are put together from.

list-none = nothing
list-more = { $first }, { $next }
list-last = { $first } and { $last }
