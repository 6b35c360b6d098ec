### What the answers to a question say, where the terminal has keys instead.

choice-ambush = Lay an ambush …
choice-assign =
    { $number ->
        [0] No { $card } against { $player }
       *[other] { $number } × { $card } against { $player }
    }
choice-ambush-some =
    { $number ->
        [0] No { $card } in ambush
       *[other] { $number } × { $card } in ambush
    }
choice-stay-some =
    { $number ->
        [0] No { $card } stays
        [one] { $number } × { $card } stays
       *[other] { $number } × { $card } stay
    }
choice-keep-some =
    { $number ->
        [0] Keep no { $card }
       *[other] Keep { $number } × { $card }
    }
choice-play-treasure = Play { $card } (+{ $money } money)
choice-buy = Buy { $card } for { $price }
choice-spot-at = { $card } in position { $position } (strength { $strength })
