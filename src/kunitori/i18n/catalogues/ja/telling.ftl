### The questions of terminal and browser, and their answers. A short form of each question is `ask-…` in moves.ftl.

## questions and choices

question-play = どのカードを使用しますか。
question-buy = 何を買いますか。
question-deployed = 次にどの布陣カードを使用しますか。
question-battle = 合戦を宣言しますか。
question-ask = 誰に加勢を求めますか。
question-stay = どのカードを軍勢エリアに残しますか。
question-keep = どの戦略カードを手札に残しますか。残した枚数だけ、引く枚数が減ります。
question-take = どの武将を手札に戻しますか。
question-deploy = 次に何を布陣、または使用しますか。
question-give = 自分の捨て山のどのカードを渡しますか。
question-whose = カードを誰の捨て山に置きますか。
question-exchange = 財力を交換しますか。
question-defend = { $player }が戦力{ $strength }で攻めてきました。軍勢エリアの守りは{ $defence }です。どのカードを伏兵にしますか。
ambush-bonus-each = 伏兵のカードは、それぞれの値が+1されます（ルールK5.4）。
ambush-bonus-together = 伏兵のカード全体に+1されます（ルールW5.4）。
question-prize = 合戦に勝ちました。褒賞の「{ $card }」を受け取りますか。
question-join = { $player }が加勢を求めています。加わりますか。
question-choose = 「{ $card }」：どちらを選びますか。
question-trash = 「{ $card }」：手札のどのカードを廃棄しますか。
question-discard = 「{ $card }」：手札のどのカードを捨て札にしますか。
question-gain = 「{ $card }」：どのカードを獲得しますか。
question-target = 「{ $card }」：誰に使いますか。
question-show-discard = 「{ $card }」があなたに使われました。手札の忍者か武将を見せますか。見せなければ、山札の上から2枚を公開して1枚を捨てます。
question-show-trash = 「{ $card }」があなたに使われました。手札の忍者か武将を見せますか。見せなければ、公開したカードの1枚が廃棄されます。
question-pick-discard = 「{ $card }」：公開されたカードのどれを{ $player }に捨てさせますか。
question-pick-trash = 「{ $card }」：{ $player }の公開されたカードのどれを廃棄しますか。
question-land = 「{ $card }」：どの国ですか。
question-spot = 「{ $card }」：{ $land }番の国のどのカードを捨てますか。
question-order = 自分の山札の一番上にするのはどのカードですか。次に引くのはこのカードです。
question-pass-on = 「{ $card }」（{ $points }点）を誰に渡しますか。
question-strike = 「{ $card }」：{ $land }番の国で敵軍のどのカードを捨て札にしますか。
question-reorder = 「{ $card }」：{ $land }番の国をどの順に並べますか（1番目の位置から）。
question-marker = { $colour }を戻すのは誰ですか。
choice-end = アクションフェイズを終える
choice-end-buy = 手番を終える
choice-treasure = 財力をすべて使用する（+{ $money }資金）
choice-peace = 合戦しない
choice-attack = 攻める…
choice-attack-one = { $player }を全軍で攻める（戦力{ $strength }）
choice-joint = 共同合戦…
choice-join = 加わる
choice-refuse = 断る
choice-decline = 受け取らない
choice-ambush-none = 伏兵なし
choice-reinforcements = 援軍
    .note = 山札の上から2枚。何が出るかはわからない
choice-stay-all = すべて残す
choice-stay-none = 1枚も残さない
choice-keep-all = すべて残す
choice-keep-none = 1枚も残さない
choice-trap = { $player }の{ $card }
choice-fall-ambush = { $card }（伏兵）
choice-fall-reinforcements = { $card }（援軍）
choice-fetch-deck = { $card }（山札から）
choice-fetch-discard = { $card }（捨て山から）
choice-pass-none = 誰にも渡さない
choice-show-none = 見せない
choice-trash-it = このカードを廃棄する：+{ $money }資金
choice-trash-side = 手札を1枚廃棄し、このカードを購入エリアに戻す
choice-joint-side = この手番に共同合戦を宣言できるようにする
choice-back = 戻る
choice-end-buying = 購入フェイズを終える
choice-end-deploy = 手番を終える
choice-deploy = { $card }を布陣する
choice-use = { $card }を使う…
choice-use-dismiss = { $card }：{ $land }番の国の「{ $target }」を捨て札にする
choice-use-reorder = { $card }：{ $land }番の国を並べ替える：{ $order }
choice-use-give = { $card }：「{ $target }」を{ $player }に渡す
choice-horo-dismiss = 戦場の自軍のカードを1枚捨て札にする
choice-horo-reorder = 自軍の戦列を並べ替える
choice-horo-give = 自分の捨て山のカードを同盟者に渡す
choice-land = { $land }番の国
choice-land-result = { $land }番の国（{ $result }）
choice-land-own = { $land }番の国、自軍の戦列
choice-land-enemy = { $land }番の国、敵軍の戦列
choice-spot = { $card }（戦力{ $strength }）
choice-strike-none = どれも捨て札にしない
choice-reorder-none = 並び順を変えない
choice-exchange = { $card }を{ $other }に
choice-exchange-none = 交換しない
choice-gain-side = 「{ card-spear-troopers }」を手札に加える
choice-none-side = 何もしない
attack-whom = 誰を攻めますか。
attack-with-all = { $player }を全軍で（戦力{ $strength }）
attack-several = 複数のプレイヤー
attack-leader = { $card }（戦力{ $strength }）は誰を攻めますか。
attack-troops = { $card }×{ $count }（戦力は1枚{ $strength }）：何枚で{ $player }を攻めますか。
attack-number = 0から{ $most }までの数

## answers in the browser, where the terminal has keys

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
choice-spot-at = { $position }番目の位置の{ $card }（戦力{ $strength }）
