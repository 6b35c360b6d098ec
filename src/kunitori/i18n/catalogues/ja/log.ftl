### The chronicle: one line for everything that happens. $player and $other are names; $cards is a list of card names.

log-times = { $card }×{ $number }

log-set-up = { $player }は購入エリアから「{ card-copper }」6枚と「{ card-village }」2枚を取った。
log-turn = { $player }の手番。
log-phase-action = { $player }：アクションフェイズ。
log-phase-battle = { $player }：合戦フェイズ。
log-phase-buy = { $player }：購入フェイズ。
log-phase-redraw = { $player }：補充フェイズ。
log-play-hand = { $player }は「{ $cards }」を使用した。
log-play-army = { $player }は軍勢エリアの「{ $cards }」を使用した。
log-draw = { $player }は「{ $cards }」を引いた。
log-draw-some = { $player }は{ $number }枚引いた（うち「{ $cards }」）。
log-draw-hidden = { $player }は{ $number }枚引いた。
log-shuffle =
    { $number ->
        [0] { $player }にはシャッフルする山札がない。
       *[other] { $player }は山札{ $number }枚をシャッフルした。
    }
log-actions = 「{ $cards }」：+{ $number }アクション。
log-money = 「{ $cards }」：+{ $number }資金。
log-buys = 「{ $cards }」：+{ $number }購入。
log-discount = 「{ $cards }」：この手番はカードのコストがすべて{ $number }安くなる。
log-buy = { $player }は「{ $cards }」を{ $number }資金で購入した。
log-gain-discard = { $player }は「{ $cards }」を獲得した。
log-gain-hand = { $player }は「{ $cards }」を獲得し、手札に加えた。
log-gain-deck = { $player }は「{ $cards }」を獲得し、山札の上に置いた。
log-trash-hand = { $player }は手札の「{ $cards }」を廃棄した。
log-trash-army = { $player }は軍勢エリアの「{ $cards }」を廃棄した。
log-trash-revealed = { $player }は公開した「{ $cards }」を廃棄させられた。
log-discard-hand = { $player }は手札の「{ $cards }」を捨て札にした。
log-discard-army = { $player }は軍勢エリアの「{ $cards }」を捨て札にした。
log-discard-revealed = { $player }は公開した「{ $cards }」を捨て札にした。
log-discard-ambush = { $player }は伏兵の「{ $cards }」を捨て札にした。
log-reveal = { $player }は「{ $cards }」を公開した。
log-show = { $player }は手札の「{ $cards }」を見せた。
log-to-pool = 「{ $cards }」は購入エリアに戻った。
log-take-deck = { $player }は山札から「{ $cards }」を取り、手札に加えた。
log-take-discard = { $player }は捨て山から「{ $cards }」を取り、手札に加えた。
log-put-back = { $player }は公開した{ $number }枚を山札の上に戻した。
log-attack = { $player }が{ $other }に攻めかかった。
log-assign = { $other }を攻める軍勢：「{ $cards }」。
log-ambush-none = { $player }は伏兵を選んだが、カードは置かなかった。
log-ambush = { $player }は「{ $cards }」を伏兵にした。
log-reinforce = { $player }は援軍を呼んだ。
log-strength = 戦力は、攻撃側が{ $number }、防御側の{ $other }が{ $against }。
log-decline = { $player }は褒賞を辞退した。
log-joint-right = { $player }はこの手番に共同合戦を宣言できる。
log-joint = { $player }は{ $other }への共同合戦を企てた。
log-ask = { $player }は{ $other }に加勢を求めた。
log-join = { $player }は{ $other }に加勢した。
log-refuse = { $player }は{ $other }への加勢を断った。
log-no-battle = { $player }は合戦を宣言しなかった。
log-stay = { $player }は「{ $cards }」を場に残した。
log-keep = { $player }は「{ $cards }」を手札に残した。
log-hand-discard = { $player }は手札の「{ $cards }」を捨て札にした。
log-hand-discard-some = { $player }は手札を{ $number }枚捨て札にした（うち「{ $cards }」）。
log-hand-discard-hidden = { $player }は手札を{ $number }枚捨て札にした。
log-turn-up = 武将の山の一番上は「{ $cards }」になった（残り{ $number }枚）。
log-last-round = 「{ $cards }」の山が空になり、最後のラウンドに入った。
log-over = { $number }回の手番でゲームが終わった。
log-target = { $player }は{ $other }に「{ $cards }」を差し向けた。
log-pass-on = { $player }は「{ $cards }」を{ $other }の捨て山に置いた。
log-choose-plain = { $player }は「{ $cards }」の1つ目の効果を選んだ。
log-choose-other = { $player }は「{ $cards }」の2つ目の効果を選んだ。
log-choose-third = { $player }は「{ $cards }」の3つ目の効果を選んだ。
log-choose-fourth = { $player }は「{ $cards }」の4つ目の効果を選んだ。
log-to-hand-ambush = { $player }は伏兵の「{ $cards }」を手札に戻した。
log-nothing = 「{ $cards }」：選べるものがない。

## Moegahara

log-set-up-teams = { $player }は購入エリアから「{ card-copper }」6枚と「{ card-horo-musha }」2枚を取った。
log-phase-deploy = { $player }：布陣フェイズ。
log-phase-end = { $player }：終了フェイズ。
log-deploy = { $player }は{ $land }番の国に「{ $cards }」を布陣した。
log-marker = { $player }は{ $colour }を1枚得た。
log-marker-back = { $player }は{ $colour }を1枚戻した。
log-dismiss = { $land }番の国の「{ $cards }」は{ $player }の捨て札になった。
log-reorder = { $player }は{ $land }番の国の戦列を並べ替えた。
log-give = { $player }は自分の捨て山の「{ $cards }」を{ $other }の捨て山に置いた。
log-side = 「{ $cards }」によって両軍が決まった。東軍は{ $team }、西軍はもう一方の陣営。
log-win-land = { $land }番の国は{ $team }が勝ち取った。
log-bury = 「{ $cards }」は{ $land }番の国の下に置かれた。
log-return = { $player }は手札の「{ $cards }」を購入エリアに戻した。
