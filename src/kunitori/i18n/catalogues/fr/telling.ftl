### What the answers to a question say, where the terminal has keys instead.

choice-ambush = Tendre une embuscade …
choice-assign =
    { $number ->
        [0] Sans { $card } contre { $player }
       *[other] { $number } × { $card } contre { $player }
    }
choice-ambush-some =
    { $number ->
        [0] Sans { $card } en embuscade
       *[other] { $number } × { $card } en embuscade
    }
choice-stay-some =
    { $number ->
        [0] Ne pas laisser : { $card }
       *[other] Laisser en place : { $number } × { $card }
    }
choice-keep-some =
    { $number ->
        [0] Ne pas garder : { $card }
       *[other] Garder : { $number } × { $card }
    }
choice-play-treasure = Jouer { $card } (+{ $money } argent)
choice-buy = Acheter { $card } pour { $price }
choice-spot-at = { $card } en position { $position } (force { $strength })
