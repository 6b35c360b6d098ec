### Small pieces that other texts are put together from.

list-none = rien
list-more = { $first }, { $next }
list-last = { $first } et { $last }

# $sign is “−”, “+” or nothing.
figure-whole = { $sign }{ $whole }
figure-decimal = { $sign }{ $whole },{ $fraction }
