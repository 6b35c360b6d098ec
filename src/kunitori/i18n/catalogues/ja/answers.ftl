### 尋ねるまでもない答え：購入と同時に使う財力、答えが一つだけの質問、いつも同じ選択。

choice-plays = { $cards }を使用
choice-ends-and-plays = アクションフェイズを終えて{ $cards }を使用
table-near = 手札の財力で買えます。選ぶと財力を使用して購入します。
why-too-dear-in-hand = 「{ $card }」のコストは{ $cost }です。手札の財力をすべて使っても{ $money }です。

## テーブルのメニュー

answers-title = 自動で答える
answers-one = 答えが一つだけなら自動で答える
answers-secret = 自分にしかわからないときも自動で答える
answers-secret-note = ほかの人がいる卓だけの設定です。手札に関係なく、1〜4秒後に答えます。
answers-always = このゲームではいつも
answers-prizes = 褒賞を受け取らない
answers-tactics = 戦略カードを手札に残す
answers-troops = 軍団カードを布陣したままにする
error-table-pace = ボットはすでにこの速さです。
