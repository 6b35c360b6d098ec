### The chronicle as it is told to the player it is about: “you-…” if the reader acts, “to-you-…” if somebody acts upon the reader.

you-set-up = あなたは購入エリアから「{ card-copper }」6枚と「{ card-village }」2枚を取った。
you-turn = あなたの手番。
you-play-hand = あなたは「{ $cards }」を使用した。
you-play-army = あなたは軍勢エリアの「{ $cards }」を使用した。
you-draw = あなたは「{ $cards }」を引いた。
you-shuffle =
    { $number ->
        [0] あなたにはシャッフルする山札がない。
       *[other] あなたは山札{ $number }枚をシャッフルした。
    }
you-buy = あなたは「{ $cards }」を{ $number }資金で購入した。
you-gain-discard = あなたは「{ $cards }」を獲得した。
you-gain-hand = あなたは「{ $cards }」を獲得し、手札に加えた。
you-gain-deck = あなたは「{ $cards }」を獲得し、山札の上に置いた。
you-trash-hand = あなたは手札の「{ $cards }」を廃棄した。
you-trash-army = あなたは軍勢エリアの「{ $cards }」を廃棄した。
you-trash-revealed = あなたは公開した「{ $cards }」を廃棄させられた。
you-discard-hand = あなたは手札の「{ $cards }」を捨て札にした。
you-discard-army = あなたは軍勢エリアの「{ $cards }」を捨て札にした。
you-discard-revealed = あなたは公開した「{ $cards }」を捨て札にした。
you-discard-ambush = あなたは伏兵の「{ $cards }」を捨て札にした。
you-reveal = あなたは「{ $cards }」を公開した。
you-show = あなたは手札の「{ $cards }」を見せた。
you-take-deck = あなたは山札から「{ $cards }」を取り、手札に加えた。
you-take-discard = あなたは捨て山から「{ $cards }」を取り、手札に加えた。
you-put-back = あなたは公開した{ $number }枚を山札の上に戻した。
you-attack = あなたは{ $other }に攻めかかった。
to-you-attack = { $player }があなたに攻めかかった。
you-assign = { $other }を攻める軍勢：「{ $cards }」。
to-you-assign = あなたを攻める軍勢：「{ $cards }」。
you-ambush-none = あなたは伏兵を選んだが、カードは置かなかった。
you-ambush = あなたは「{ $cards }」を伏兵にした。
you-reinforce = あなたは援軍を呼んだ。
you-strength = 戦力は、攻撃側のあなたが{ $number }、防御側の{ $other }が{ $against }。
to-you-strength = 戦力は、攻撃側の{ $player }が{ $number }、防御側のあなたが{ $against }。
you-decline = あなたは褒賞を辞退した。
you-joint-right = あなたはこの手番に共同合戦を宣言できる。
you-joint = あなたは{ $other }への共同合戦を企てた。
to-you-joint = { $player }はあなたへの共同合戦を企てた。
you-ask = あなたは{ $other }に加勢を求めた。
to-you-ask = { $player }はあなたに加勢を求めた。
you-join = あなたは{ $other }に加勢した。
to-you-join = { $player }はあなたに加勢した。
you-refuse = あなたは{ $other }への加勢を断った。
to-you-refuse = { $player }はあなたへの加勢を断った。
you-stay = あなたは「{ $cards }」を場に残した。
you-keep = あなたは「{ $cards }」を手札に残した。
you-target = あなたは{ $other }に「{ $cards }」を差し向けた。
to-you-target = { $player }はあなたに「{ $cards }」を差し向けた。
you-pass-on = あなたは「{ $cards }」を{ $other }の捨て山に置いた。
to-you-pass-on = { $player }は「{ $cards }」をあなたの捨て山に置いた。
you-to-hand-ambush = あなたは伏兵の「{ $cards }」を手札に戻した。

## Moegahara

you-set-up-teams = あなたは購入エリアから「{ card-copper }」6枚と「{ card-horo-musha }」2枚を取った。
you-deploy = あなたは{ $land }番の国に「{ $cards }」を布陣した。
you-marker-back = あなたは{ $colour }を1枚戻した。
you-dismiss = { $land }番の国の「{ $cards }」はあなたの捨て札になった。
you-reorder = あなたは{ $land }番の国の戦列を並べ替えた。
you-give = あなたは自分の捨て山の「{ $cards }」を{ $other }の捨て山に置いた。
to-you-give = { $player }は自分の捨て山の「{ $cards }」をあなたの捨て山に置いた。
you-side = 「{ $cards }」によって両軍が決まった。あなたは東軍。
to-you-side = 「{ $cards }」によって両軍が決まった。あなたは西軍。
you-win-land =
    { $count ->
        [1] { $land }番の国はあなたが勝ち取った。
       *[other] { $land }番の国はあなたの陣営が勝ち取った。
    }
you-return = あなたは手札の「{ $cards }」を購入エリアに戻した。
