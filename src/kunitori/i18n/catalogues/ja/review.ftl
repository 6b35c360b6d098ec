### Hints, analysis, and `kunitori review`. $move and $moves are moves in the notation; $count of $deals deals.

## help for the command line

command-review = ゲームを振り返る：勝率、選択、運
    .about = 記録されたゲームについて、各陣営の勝率を手番ごとに示し、考え直す価値のある選択とその理由、運と選択がそれぞれどれだけ効いたかを述べます。終わっていないゲームでは、一人のプレイヤーの選択だけを、その人が知ってよいことから振り返ります。
value-nodes = 数
value-player = プレイヤー
option-nodes = 一つの決断ごとのシミュレーション回数。指定がなければ1000。多いほど確かで遅い
option-player = 誰の選択を示すか。名前か席の番号で指定する。ゲームが終わっていなければ必要
option-review-json = すべてをこのファイルに書く

## figures

chance-percent = { $percent }%
chance-under = 1%未満
chance-over = 99%超

## an analysis

analysis-chance = { $players } { $chance }
analysis-chances = 勝率：{ $chances }。
analysis-treasure = まず財力をすべて使用します（+{ $money }資金）。
analysis-best = 最善の手：「{ $move }」（{ $chance }）。
analysis-only = できる手は「{ $move }」だけです（{ $chance }）。
analysis-continuation = その後の見込み：{ $moves }。
analysis-close = ほぼ同じくらい良い手：{ $moves }。
analysis-next = 次に良い手：「{ $move }」（{ $chance }）。
analysis-error-budget = 分析には{ $least }から{ $most }までのシミュレーション回数、0以上の秒数、1から{ $threads }までのスレッド数が必要です。

## reasons

reason-wins = これでただちに勝ちます。
reason-wins-turn = この手番でゲームが終わり、{ $deals }通りの配りのうち{ $count }通りで勝ちます（「{ $move }」なら{ $other }通り）。
reason-wins-soon = 次の自分の手番の終わりまでに勝つのは、{ $deals }通りの配りのうち{ $count }通りです（「{ $move }」なら{ $other }通り）。
reason-loses-soon = 次の自分の手番の終わりまでに負けるのは、{ $deals }通りの配りのうち{ $count }通りです（「{ $move }」なら{ $other }通り）。
reason-last-round = { $points }点リードして最終ラウンドに入ります。
reason-last-round-behind = { $points }点遅れたまま最終ラウンドに入ります。
reason-not-yet = 「{ $move }」だと、{ $points }点遅れたまま最終ラウンドに入ってしまいます。
reason-battle = { $player }との合戦に、{ $deals }通りの配りのうち{ $count }通りで勝ちます。
reason-battle-more = { $player }との合戦に、{ $deals }通りの配りのうち{ $count }通りで勝ちます（「{ $move }」なら{ $other }通り）。
reason-no-battle = 「{ $move }」だと、{ $player }との合戦に勝つのは{ $deals }通りの配りのうち{ $count }通りです。
reason-holds = { $player }の戦力{ $strength }の軍勢を、{ $deals }通りの配りのうち{ $count }通りで防ぎます（「{ $move }」なら{ $other }通り）。
reason-safe = 次の自分の手番までに攻め込まれて負けるのは、{ $deals }通りの配りのうち{ $count }通りです（「{ $move }」なら{ $other }通り）。
reason-points = すぐに{ $points }点になります。
reason-points-lost = すぐに{ $points }点を失います。
reason-rival-points = これで{ $player }は{ $points }点を失います。
reason-lead = 次の自分の手番の終わりに、最も強い相手との点差は平均{ $lead }です（「{ $move }」なら{ $other }）。
reason-money = この手番に「{ $card }」（{ $cost }）を買える資金があるのは、{ $deals }通りの配りのうち{ $count }通りです（「{ $move }」なら{ $other }通り）。
reason-money-next = 次の自分の手番に「{ $card }」（{ $cost }）を買える資金があるのは、{ $deals }通りの配りのうち{ $count }通りです（「{ $move }」なら{ $other }通り）。
reason-growth = この先{ $turns }回の自分の手番の資金は平均{ $money }です（「{ $move }」なら{ $other }）。
reason-treasure = 持ち札4枚あたりの財力の資金は平均{ $now }になります（これまでは{ $before }）。
reason-actions = { $cards }のためにアクションが{ $number }残ります。
reason-draws = カードを{ $number }枚引きます。
reason-thins = デッキが軽くなります：{ $cards }がなくなります。
reason-pile = 購入エリアの「{ $card }」は残り{ $number }枚になります。
reason-land = ただちに{ $land }番の国を勝ち取ります。
reason-row = { $land }番の国を勝ち取り、三つの国が並びます：{ $points }点。
reason-land-soon = 次の自分の手番の終わりまでに自軍が国を勝ち取るのは、{ $deals }通りの配りのうち{ $count }通りです（「{ $move }」なら{ $other }通り）。
reason-enemy-land = 次の自分の手番の終わりまでに敵軍が国を勝ち取るのは、{ $deals }通りの配りのうち{ $count }通りです（「{ $move }」なら{ $other }通り）。
reason-fight = { $land }番の国で、{ $card }（{ $strength }）が{ $foe }（{ $against }）に勝ちます。
reason-fight-lost = { $land }番の国で、{ $card }（{ $strength }）が{ $foe }（{ $against }）に負けます。
reason-two = { $land }番の国で自軍の2枚に向かい合う敵軍がいません。あと1枚で勝ち取れます。
reason-stops = { $land }番の国で敵軍の2枚に立ち向かい、あと1枚で戦わずに取られるのを防ぎます。
reason-marker = マーカーが得られ、自分の手番ごとにアクションが1増えます。

## a review

review-working = 検討中
review-head = { $game }：{ $players }。{ $turns }手番、{ $moves }手。
review-view = ゲームは終わっていません。{ $player }が知ってよいことだけを示します。
review-curve = 各手番の初めの勝率
review-turn = 手番
review-player = プレイヤー
review-luck = 運
review-choice = 選択
review-the-end = 終わり
review-the-present = 現在
review-marks = ▲ 考え直す価値のある選択
review-choices = 考え直す価値のある選択
review-choices-none = 目立つ選択はありません。
review-moment = 手番{ $turn }、{ $player }：「{ $move }」で勝率が{ $before }から{ $after }に下がりました。
review-better = より良い手：「{ $move }」。
review-account = 運と選択
review-start = 初めの勝率
review-luck-all = 運
review-own = 自分の選択
review-others = ほかの人の選択
review-others-view = ほかの人の選択と運
review-end = 結果
review-end-view = 現在の勝率
review-player-choices = { $player }：決断{ $decisions }回、{ $mistakes ->
    [0] そのうち損をしたものはありません
   *[other] そのうち{ $mistakes }回で損をし、合わせて{ $cost }です
  }。
review-agreed = プレイヤーの合意でゲームを終えました。それによる変化は、勝率が下がった人の選択として数えます。
review-meaning = 運とは、シャッフル、引き、公開が、ほかに起こりえたことと比べて変えた分です。選択は、プログラムがそのまま続けた場合と比べるので、得にも損にもなります。ここではすべての手札がわかっているものとします。初めの勝率に運と選択を足すと、ちょうど結果になります。
review-meaning-view = 運とは、{ $player }に起きたことが、ほかに起こりえたことと比べて変えた分です。選択は、プログラムがそのまま続けた場合と比べるので、得にも損にもなります。ほかの人の運は、その人の選択と合わせて数えます。初めの勝率に運と選択を足すと、ちょうど現在の勝率になります。
review-meaning-cost = 選択の損とは、プレイヤーが知りえたことから{ $nodes }回シミュレーションして最善とされた手なら、どれだけ多く勝てたかです。配りが違ってもほぼ同じ結論になるものだけを数えます。
review-written = { $path }に書きました。
review-error-open = ゲームは終わっておらず、手札は秘密です。誰の選択を振り返るかを、--playerかplayer=で指定してください。
review-error-player = このゲームに「{ $player }」というプレイヤーはいません。{ $players }から選んでください。

## the hint in the terminal game

help-hint = どの手がよいかとその理由を、あなたが知ってよいことから示す
    .key = hint
