### Small pieces that other texts are put together from.

list-none = なし
list-more = { $first }、{ $next }
list-last = { $first }、{ $last }
