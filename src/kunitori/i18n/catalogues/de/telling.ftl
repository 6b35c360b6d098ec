### What the answers to a question say, where the terminal has keys instead.

choice-ambush = In den Hinterhalt …
choice-assign =
    { $number ->
        [0] Ohne { $card } gegen { $player }
       *[other] { $number } × { $card } gegen { $player }
    }
choice-ambush-some =
    { $number ->
        [0] Ohne { $card } im Hinterhalt
       *[other] { $number } × { $card } in den Hinterhalt
    }
choice-stay-some =
    { $number ->
        [0] Nicht liegen lassen: { $card }
       *[other] Liegen lassen: { $number } × { $card }
    }
choice-keep-some =
    { $number ->
        [0] Nicht behalten: { $card }
       *[other] Behalten: { $number } × { $card }
    }
choice-play-treasure = { $card } spielen (+{ $money } Geld)
choice-buy = { $card } für { $price } kaufen
choice-spot-at = { $card } auf Position { $position } (Stärke { $strength })
