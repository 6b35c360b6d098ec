### A battle at the table: its scene, and the march against several players.

## how a strength adds up

battle-how = 戦力の内訳
battle-fallen = 捨て札
battle-bonus = 伏兵ボーナス

## an attack on several players

battle-march-how = 相手を選び、各カードを何枚向けるか決めてください。
battle-march-holds = 防御{ $defence }に対して
battle-more = 「{ $card }」を1枚増やす
battle-fewer = 「{ $card }」を1枚減らす

## told to one of the players who fight

battle-you-attack = あなたが{ $other }に攻め込む
battle-you-and-ally = あなた・{ $ally }連合が{ $other }に攻め込む
battle-attacked = { $player }があなたに攻め込む
battle-you-choose = 伏兵か援軍か、あなたが選びます。
battle-you-defend = 戦力は、攻撃側が{ $number }、防御側のあなたが{ $against }。
battle-you-ahead = あなたが{ $number }差で勝利。
battle-you-and-ally-ahead = あなた・{ $ally }連合が{ $number }差で勝利。
