### What the answers to a question say, where the terminal has keys instead.

choice-ambush = 伏兵を置く…
choice-assign =
    { $number ->
        [0] { $player }へは{ $card }を送らない
       *[other] { $player }へ{ $card }×{ $number }
    }
choice-ambush-some =
    { $number ->
        [0] { $card }は伏兵にしない
       *[other] { $card }×{ $number }を伏兵にする
    }
choice-stay-some =
    { $number ->
        [0] { $card }は残さない
       *[other] { $card }×{ $number }を残す
    }
choice-keep-some =
    { $number ->
        [0] { $card }は手札に残さない
       *[other] { $card }×{ $number }を手札に残す
    }
choice-play-treasure = { $card }を使用する（+{ $money }資金）
choice-buy = { $card }を{ $price }で買う
choice-spot-at = { $position }番目の位置の{ $card }（強さ{ $strength }）
