### Small pieces that other texts are put together from.

list-none = nothing
list-more = { $first }, { $next }
list-last = { $first } and { $last }

# $sign is “−”, “+” or nothing.
figure-whole = { $sign }{ $whole }
figure-decimal = { $sign }{ $whole }.{ $fraction }
