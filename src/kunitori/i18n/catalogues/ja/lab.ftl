### The Lab: the pages that `kunitori lab` writes.

## help for the command line

command-lab = ボットに遊ばせ、ゲームについてのページを書く
    .about = ボットに何千ゲームも遊ばせ、それについて一つのページを書きます。「lab report」は、席順、長さ、序盤の買い物、カードの価値、合戦、そして推定した数がどれほど響くかを調べます。「lab compare A B」は二つのルールを比べます。二つのゲーム、または--gameのゲームに対する二つの訂正ファイルです。「lab rules」はハウスルールのページを書き、ルールブックの意味が反対だったら何が変わるかを調べます。「lab costs」は、推定した数だけについて、同じ強さのボットどうしで調べたページを書きます。追加機能「lab」が必要です。
value-study = 調査
value-out = ファイル
value-corrections-a = ファイル
value-corrections-b = ファイル
value-lab-players = 数
option-out = ページを書く場所。なければこのフォルダーに決まった名前で書く
option-corrections-a = compare用：一つ目のルールの数。なければ普段の訂正を使う
option-corrections-b = compare用：二つ目のルールの数。なければ普段の訂正を使う
value-lab-csv = フォルダー
option-lab-csv = 各図の数値もこのフォルダーに書き込む。図ごとに一つのCSVファイル
option-lab-players = 一つの卓の人数（なければ2）
option-lab-bots = 遊ばせるボット。二つ以上。なければそのゲームができるものすべて。交代で座り、総当たりになる
option-lab-games = 本調査のゲーム数（なければ3000）。実験はそれぞれその五分の一
option-lab-seed = 言葉または数。同じなら同じページになり、なければいつも同じページになる
command-error-study-missing = 何をするかを指定してください：「kunitori { $command } report」、「kunitori { $command } compare A B」、「kunitori { $command } rules」、または「kunitori { $command } costs」。
lab-playing = 対戦中
lab-written = ページを{ $path }に書きました。

## what cannot be

lab-error-study = 研究所に「{ $study }」はありません。あるのは{ $studies }です。
lab-error-two = 比べる二つのルールを指定してください。二つのゲーム（「kunitori lab compare kunitori world_on_fire」）、二つの訂正ファイル、--corrections-aと--corrections-b、または--rules-aと--rules-bです。
lab-error-rules = 「{ $word }」はゲームでも訂正ファイルでもありません。ゲームは{ $games }です。
lab-error-compare-only = --{ $option }は「lab compare」用です。ほかでは--correctionsと--rulesを使ってください。
lab-error-bot = 「{ $bot }」は研究所では遊べません。ここで使えるのは付属のボットだけです。ほかのものは闘技場（arena）で使えます。
lab-error-taken = { $path }は研究所のページではないので、上書きしません。ほかの名前にしてください。

## numbers

lab-whole = { $number }
lab-percent = { $number }%
lab-interval = { $value }（{ $low }〜{ $high }）
lab-range = { $low }〜{ $high }
lab-below = < { $number }
lab-none = –
lab-identical = 変わったゲームなし

## words that occur in many places

lab-bot = ボット
lab-card = カード
lab-games = ゲーム数
lab-players = 人数
lab-turns = 手番数
lab-round = ラウンド
lab-rounds = ラウンド数
lab-mean = 平均
lab-median = 中央値
lab-p5 = 5%はこれより短い
lab-p25 = 25%はこれより短い
lab-p75 = 75%はこれより短い
lab-p95 = 95%はこれより短い
lab-points = 点数
lab-points-axis = 勝率の差（ポイント）
lab-share = 割合
lab-side = 側
lab-csv = 数値をCSVで保存
lab-csv-low = { $name }（下限）
lab-csv-high = { $name }（上限）
lab-csv-cases = { $name }（件数）
lab-csv-written = { $folder }にCSVファイルを{ $count }個書き込みました。
lab-seat = { $number }番手
lab-team = 第{ $number }陣営
lab-wins = 勝率
lab-winner-points = 勝者の点数
lab-difference = 差
lab-sure = p値（補正済み）
lab-name = { $name }
lab-name-corrected = { $game }（{ $file }）
lab-name-twice = { $name }（{ $letter }）

## the frame of a page

lab-report-title = 研究所：{ $game }、{ $players }人
lab-report-lead = 『{ $game }』を{ $players }人で{ $games }ゲーム、{ $deals }通りの配りで遊びました。遊んだボットは{ $bots }です。以下の数はすべて、これらのゲームと、このページのために行った実験から計算したものです。
lab-tile-rounds = 一ゲームのラウンド数
lab-tile-first = 先に始める{ $side }の勝率
lab-tile-battles = 一ゲームの合戦数
lab-tile-games = 本調査のゲーム数
lab-contents = 目次
lab-findings = 要点
lab-no-findings = 偶然と言い切れない違いは見つかりませんでした。ゲーム数（--games）を増やせば、より小さな違いも見えてきます。
lab-numbers = 数値
lab-lines = 全{ $count }件
lab-alt = { $axis }。{ $rows }{ $more ->
    [0] { "" }
   *[other] 残り{ $more }件は下の表にあります。
  }
lab-alt-row = { $label }：{ $numbers }。
lab-alt-part = { $name }{ " " }{ $number }
lab-foot-source = Kunitori { $version }、ルール第{ $revision }版、カード{ $cards }。
lab-foot-command = 同じページをもう一度作るには：{ $command }

## how to read it

lab-guide = このページの読み方
lab-guide-deals = 「配り」とは、ひと通りのシャッフルのことです。同じ配りを何度か遊び、どのボットもすべての席に一度ずつ座ります。ですからカードの運は全員に等しくなります。
lab-guide-intervals = どの数も、限られた数のゲームから出したものです。添えてある区間（図では横棒）は、このようなページが100あれば95で真の値を含みます。区間が大きく重なっているところでは、順番に意味はありません。
lab-guide-differences = 「+3ポイント」の差とは、50%が53%になるということです。同じ席の同じボットだけを比べた差には、そう書いてあります。
lab-guide-compare = 差は、二つ目のルールから一つ目のルールを引いたものです。どちらも同じ配りと同じボットで遊びました。
lab-guide-many = 百の数を眺めれば、そのうち五つは偶然だけで目立ちます。たくさん比べるところでは、細い横棒をその分だけ広くし、p値も補正しました（ホルム法）。塗りつぶした印だけが、それでも際立つものです。
lab-guide-bots = ボットは人間ではありません。値段が変わっても気づかず、どのボットも思いつかないことは測れません。このページは一定の遊び方のもとでルールを試したもので、カードについての最終判断ではありません。

## who begins

lab-seats = 手番の順
lab-seats-text = どの配りも、すべてのボットをすべての席に座らせて遊びました。残る差は席そのものの有利不利です。1番手から始めます。
lab-seats-text-teams = どの配りも、すべてのボットを両方の側で遊ばせました。残る差は先に始めることの有利不利です。第1陣営から始めます。
lab-seats-mixed = まず全席を{ $bot }にした結果です。違いを生むのは席だけです。次にこのページの全ボットの結果です。強いボットと弱いボットが当たると、どの席からでも強いほうが勝つため、席の有利さは小さめに出ます。
lab-seats-equal = 全席が{ $bot }
lab-seats-all = このページの全ボット
lab-bots-there = ボット
lab-seats-figure = 席ごとの勝率
lab-seats-caption = 線は、席による差がない場合の勝率です。同点なら遅い席が勝ちます（C8.3）。
lab-seats-caption-teams = 線は、先に始めることによる差がない場合の勝率です。

## length

lab-length = ゲームの長さ
lab-length-text = 1ラウンドは、全員が1回ずつ手番を行うことです。終わらないゲームは200ラウンドで打ち切ります（裁定16）。
lab-length-figure = 一ゲームのラウンド数
lab-length-caption = それぞれのラウンドで終わったゲームの割合。
lab-endings-figure = ゲームが終わった理由
lab-endings-caption = 勝利点の山のどれかがなくなると、ひと回りしてゲームが終わります（C8.1）。
lab-endings-caption-teams = 点が国の数の半分に達した陣営がただちに勝ちます（M8.2）。
lab-ending = 終わり方
lab-ending-pile = 「{ $card }」がなくなる
lab-ending-points = 点が足りる
lab-ending-rounds = ラウンドの上限

## openings

lab-openings = 序盤の買い物
lab-openings-text = 最初に買った2枚です（順番は問いません）。強いボットがたまたま好むだけかもしれないので、二つ目の印で、同じ席の同じボットがほかの買い方をした時の成績を示します。買い方の良し悪しを語るのは、二つの印の隔たりだけです。
lab-openings-few = 同じ買い方をしたゲームがまだ足りません。--gamesで増やしてください。
lab-openings-figure = よくある序盤の買い物の勝率
lab-openings-caption = 横棒は、その買い方をした時の勝率の区間です。二つ目の印がないものは、そのボットがいつもそう買うことを意味します。
lab-openings-two = 最初の2枚
lab-openings-three = 最初の3枚
lab-opening = 買い方
lab-opening-two = { $first }＋{ $second }
lab-opening-three = { $first }＋{ $second }＋{ $third }
lab-opening-with = この買い方
lab-opening-otherwise = 同じボットと席、ほかの買い方

## cards

lab-worth = カードの価値
lab-worth-text-plain = 「単純な差」は、そのカードを買った人の勝率から買わなかった人の勝率を引いたものです。カードと人とが混ざっています。豊かな人ほど多く買い、勝っている人ほど国を買うからです。
lab-worth-text-corrected = 「補正した差」は、同じ席の同じボットだけを比べます。それでも、カードが人を強くしたのか、強い局面だから買えたのかはわかりません。
lab-worth-text-experiment = それがわかるのが「実験」です。同じボットどうしが戦い、一方の側はそのカードを決して買えません。どちらの側も交代でその役をします。その側が失う勝率が、そのボットにとってのカードの価値です。負の数なら、ない方がよいということです。褒賞として得るカードはそのまま得ます。
lab-worth-figure = カードごとの三つの答え
lab-worth-caption = 実験の順。カードごとに{ $games }ゲームを、最もよく勝った{ $bot }どうしが遊びました。そのカードを買うほかのボットの結果は、補足として下の表にあります。弱いボットはカードを使いこなせないかもしれません。単純な差と補正した差は、このページのすべてのボットによるものです。細い横棒はカードの数を考慮したもので、中の白い印は偶然かもしれません。印がないところは、比べる相手がいなかったか、{ $bot }がめったに買わないものです。
lab-worth-experiment = 実験
lab-worth-corrected = 補正した差
lab-worth-plain = 単純な差
lab-worth-buyers = 買う人の割合
lab-worth-copies = 買う人の枚数
lab-worth-plays = 買う人が使う回数
lab-worth-with = 買った人の勝率
lab-worth-without = 買わない人の勝率
lab-worth-bots = ボットごとの実験
lab-worth-all = 三つの答え

## battles

lab-battles = 合戦と褒賞
lab-battles-text = 合戦がどれほど宣言され、どう迎え撃たれ、誰が何を得るか（C5）。
lab-battles-none = これらのボットは合戦を宣言しません。--botsでほかのボットを選んでください。
lab-battles-often = 合戦の起こる時期
lab-battles-often-caption = それぞれのラウンドの手番のうち、誰かが攻めた手番の割合。
lab-battles-declared = 合戦のあった手番
lab-battles-turns = 合戦のあった手番
lab-battles-taken = 宣言できる時に宣言した割合
lab-battles-joint = 共同合戦の割合
lab-battles-strengths = 戦力の差
lab-battles-strengths-caption = 比べた時の、攻撃側の戦力から防御側の戦力を引いた数（C5.5）。12を超えるものは12のところに描いてあります。
lab-battles-ahead = 攻撃側が上回った分
lab-battles-count = 合戦数
lab-battles-attack = 攻撃側の戦力
lab-battles-defence = 防御側の戦力
lab-battles-attacker = 攻撃側が上回る
lab-battles-even = 同点
lab-battles-defender = 防御側が上回る
lab-battles-prizes = 誰が何を得るか
lab-battles-prizes-caption = すべての合戦に対する割合。山が空の時や、防御側が取らなかった時は褒賞がありません（C5.6）。
lab-battles-of-all = すべての合戦に対する割合
lab-battles-winner = 勝者
lab-battles-no-prize = 褒賞なし
lab-battles-defences = 伏兵か援軍か
lab-battles-defences-caption = 攻撃側が上回れなかった割合。よい手札を持つ防御側は見せるものです。この割合は結果を示すだけで、どちらを選ぶべきだったかを示すものではありません。
lab-battles-defence-way = 守り方
lab-battles-reinforcements = 援軍
lab-battles-ambush = 伏兵{ $cards }枚
lab-battles-ambush-more = 伏兵{ $cards }枚以上
lab-battles-held = 攻撃側が上回れず
lab-battles-turned = 防御側が上回る
lab-battles-bots = 攻める者
lab-battles-each = 一ゲームの合戦数
lab-battles-won = 攻撃側が上回る

## the battlefield of Moegahara

lab-field = 戦場
lab-field-text = 国がどう勝ち取られ、どの軍団が戦いに勝ち、点がどこから来るか（M5〜M8）。
lab-field-ways = 国の勝ち取り方
lab-field-ways-caption = 二つの戦いに勝つか、相手のいないところに3枚並べるか、豊臣秀頼を3枚目に布陣すると国を勝ち取れます（M6.3）。
lab-field-way = 勝ち取り方
lab-field-lands = 国の数
lab-field-fights = 二つの戦いに勝つ
lab-field-march = 3枚対0枚
lab-field-text-wins = 豊臣秀頼
lab-field-fights-figure = 戦いに勝つ者
lab-field-fights-caption = それぞれのカードが、国の決まった瞬間に、向かい合う戦いのうちどれだけに勝っていたか（M6.1）。修正を含みます。
lab-field-fights-count = 戦いの数
lab-field-fights-won = 戦いの勝率
lab-field-fights-even = 互角
lab-field-cost = コスト
lab-field-lands-figure = どこで戦うか
lab-field-lands-caption = 列の中のそれぞれの国が勝ち取られたゲームの割合と、最初に決まったゲームの割合。
lab-field-land = 列の中の国
lab-field-games-share = ゲームの割合
lab-field-decided = 勝ち取られた
lab-field-first = 最初に決まった
lab-field-points = 点はどこから来るか
lab-field-points-caption = 国は一つにつき1点、並んだ三つごとにさらに1点です（M8.1）。全ゲームの平均。
lab-field-winners = 勝者
lab-field-losers = 敗者
lab-field-from-lands = 国
lab-field-from-rows = 三つの並び
lab-field-markers = マーカー
lab-field-markers-caption = 一ゲームの間にプレイヤーの軍勢エリアに来たマーカーの数（M5.2）。ある間は、毎手番アクションが一つ増えます。
lab-field-markers-axis = 一人あたりのマーカー

## reconstructed numbers

lab-costs = 推定した数と、その響き方
lab-costs-text = 印刷された数の中には、わからないものがあります。それらには、ありそうな範囲か、ほかの資料による別の値があります。別の値をそれぞれ{ $games }ゲーム、どの席も{ $bots }という同じ強さのボットで、今の値と同じ配りで遊び、何が変わったかを調べました。値段が変わっても、ボットの遊び方は変わりません。
lab-costs-text-mixed = 誰が得をし、誰が損をするかは、異なるボットの間でしかわかりません。その図は、このページのすべてのボットのゲームによる補足で、中には弱いボットもいます。
lab-costs-title = 研究所：{ $game }の推定した数（{ $players }人）
lab-costs-lead = { $game }を{ $players }人で、{ $bots }どうしで{ $games }ゲーム遊び、確かでない数のほかの値をそれぞれ当てはめて、同じ配りでもう一度遊びました。
lab-costs-text-many = 比較は全部で{ $comparisons }件です。太い横棒はそれぞれ単独の区間、細い横棒は全体を考慮した区間で、塗りつぶした印はそれでも際立つものです。
lab-costs-none = このゲームの数はすべて確かか、訂正済みです。変えてみるものがありません。
lab-costs-name = { $card }：{ $played }→{ $value }
lab-costs-name-other = { $card }、{ $number }：{ $played }→{ $value }
lab-costs-bot = { $change }（{ $bot }）
lab-costs-change = 数
lab-costs-table = すべての値、はっきり響くものから
lab-costs-wins = 誰が勝つか（このページのすべてのボット）
lab-costs-wins-axis = 勝率の変化（ポイント）
lab-costs-wins-caption = 勝率が最も動いたボット。最も動いたものを選んだことも考慮してあります。
lab-costs-rounds = ゲームの長さ
lab-costs-rounds-axis = ラウンド数の変化
lab-costs-rounds-caption = 今の値に比べて増えた、または減ったラウンド数。
lab-costs-first = 手番の順
lab-costs-first-axis = 先に始める側の勝率の変化（ポイント）
lab-costs-first-caption = 先に始める側の勝率がどう変わるか。
lab-costs-bought = 何が買われるか
lab-costs-bought-axis = 一人が買う枚数の変化
lab-costs-bought-caption = 一ゲームに一人がそのカードを買う枚数。

## the bots

lab-bots = この数を出したボット
lab-bots-text = どのボットも同じ回数だけ、交代で互いに戦いました。ボットが強く、多様であるほど、このページの価値は高くなります。
lab-bots-figure = ボットごとの勝率
lab-bots-caption = 線は、すべてが同じ強さの場合の勝率です。

## findings

lab-finding-seat-more = { $side }の勝率は{ $number }で、均等な{ $share }より高い。
lab-finding-seat-less = { $side }の勝率は{ $number }で、均等な{ $share }より低い。
lab-finding-card-good = 「{ $card }」には値打ちがある。一人だけ買えないと、勝率が{ $number }ポイント下がる。
lab-finding-card-bad = 「{ $card }」は買った人のためにならない。一人だけ買えないと、勝率が{ $number }ポイント上がる。
lab-finding-cost-rounds = 「{ $change }」は響く。ゲームが{ $number }ラウンド{ $direction ->
    [less] 短くなる
   *[more] 長くなる
  }。
lab-finding-cost-wins = 「{ $change }」は響く。このページのすべてのボットの中で、{ $bot }の勝率が{ $number }ポイント{ $direction ->
    [less] 下がる
   *[more] 上がる
  }。
lab-finding-cost-first = 「{ $change }」は響く。先に始める側の勝率が{ $number }ポイント{ $direction ->
    [less] 下がる
   *[more] 上がる
  }。
lab-finding-costs-none = このゲーム数では、推定した数をほかの値にしても、長さや勝者は偶然の範囲を超えて変わらない。
lab-finding-more = { $what }：{ $name }で増える。{ $one }が{ $other }になる。
lab-finding-less = { $what }：{ $name }で減る。{ $one }が{ $other }になる。
lab-finding-more-wins = { $name }では{ $what }がよく勝つようになる。{ $one }が{ $other }になる。
lab-finding-less-wins = { $name }では{ $what }が勝ちにくくなる。{ $one }が{ $other }になる。
lab-finding-more-bought = { $name }では「{ $what }」がより多く買われる。一人{ $one }枚が{ $other }枚になる。
lab-finding-less-bought = { $name }では「{ $what }」があまり買われなくなる。一人{ $one }枚が{ $other }枚になる。

## comparing two sets of rules

lab-compare-title = 研究所：{ $one }と{ $other }
lab-compare-lead = { $players }人で{ $games }ゲーム。同じ{ $deals }通りの配りを両方のルールで遊びました。遊んだボットは{ $bots }です。
lab-compare-tile-rounds = ラウンド数、{ $name }
lab-compare-tile-first = 先に始める側の勝率、{ $name }
lab-compare-rules = 違うところ
lab-compare-rules-text = カードの違いは次のとおりです。「こちら」は{ $one }、「あちら」は{ $other }です。
lab-compare-same = カードはどちらも同じです。
lab-compare-length-caption = それぞれのラウンドで終わったゲームの割合を、両方のルールについて示します。
lab-compare-what = 数
lab-compare-caption = { $other }から{ $one }を引いた差。太い横棒はそれぞれ単独の区間、細い横棒はこのページの{ $comparisons }件の比較すべてを考慮した区間で、塗りつぶした印はそれでも際立つものです。
lab-compare-game = ゲーム全体
lab-compare-game-text = 長さ、点数、合戦。
lab-compare-game-figure = 増えるもの、減るもの
lab-compare-game-axis = 差
lab-compare-wins = 誰が勝つか
lab-compare-wins-text = 席とボットの勝率。
lab-compare-wins-figure = 得をする者、損をする者
lab-compare-wins-axis = 勝率の差（ポイント）
lab-compare-bought = 何が買われるか
lab-compare-bought-text = 両方にあるカードを、一ゲームに一人が買う枚数。
lab-compare-bought-figure = より多く買われるもの、買われなくなるもの
lab-compare-bought-axis = 一人が買う枚数の差

## ハウスルール

house-lab-title = 研究所：『{ $game }』のハウスルール（{ $players }人）
house-lab-lead = ルールブックの意味が反対だったら、どうなるでしょうか。同じ強さのボット（{ $bots }）が裁定どおりに{ $games }ゲーム遊び、同じ{ $deals }通りの配りを別の読み方ごとにもう一度遊びました。
house-lab-readings = 読み方
house-lab-readings-text = 読み方は一つずつ変えました。ほかはすべて同じです。
house-lab-line = { $choice } – { $rule }：{ $law }の代わりに{ $reading }（裁定{ $ruling }）
house-lab-changes = 別の読み方で変わること
house-lab-changes-text = 差は、配りごとに、別の読み方からいつもの読み方を引いたものです。ボットは裁定どおりのゲームで学んでいて、読み方に合わせて変わることはありません。
house-lab-all = すべての差
house-lab-reading = 読み方
house-lab-caption = 太い棒はそれぞれの数だけの区間、細い棒はこのページの{ $comparisons }個の比較すべてを考えた区間です。塗りつぶした印は、それでも際立つものです。
house-lab-wins-figure = { $side }の勝率
house-lab-rounds-figure = 1ゲームのラウンド数
house-lab-battles-figure = 1ゲームの合戦数
house-lab-ahead-figure = 攻撃側が上回る合戦
house-lab-points-figure = 勝者の勝利点
house-lab-bought-figure = 1人が購入するカード
house-lab-points-axis = 差（ポイント）
house-lab-finding = { $choice } – { $what }が{ $number }{ $direction ->
    [less] 減る
   *[more] 増える
  }。
house-lab-finding-none = このゲーム数では、どの読み方に変えても、偶然の範囲を超える変化はありません。
lab-error-reading = 「{ $name }」は、ここで意味のあるハウスルールではありません。ここでは{ $names }です。
