### Own cards at the command line: `--cards` and `kunitori cards new, check, play, measure`.

## help for the command line

command-cards-new = 自作カードのファイルを作り始める
    .about = 最初の1枚と、その説明のコメントが入ったファイルを書きます。「coast」のように拡張子のない名前は、拡張のフォルダーのファイルになります。今あるファイルは上書きしません。
command-cards-check = 自作カードのファイルを調べる
    .about = 自作カードのファイルを読み、それぞれのカードの働き、加えられるゲーム、印刷されたカードよりすべての点で強すぎるか弱すぎるカードがないかを表示します。間違いは、ファイルの中の場所とともに示します。
command-cards-play = 自作カードを加えて遊ぶ
    .about = ファイルのカードを加えて、この画面で遊びます。「kunitori play --cards ファイル」と同じです。
command-cards-measure = 自作カードでゲームがどう変わるかを測る
    .about = 同じ配りを、カードありとなしでボットに遊ばせます。それぞれのカードの強さ、だれがいつ買うか、何が買われなくなるか、ゲームの長さがわかります。追加機能「lab」が必要です。
value-cards = ファイル
value-expansion = ファイル
option-cards = 加える自作カード。ファイル、cards.tomlのあるフォルダー、または拡張のフォルダーにある名前
option-cards-measure-card = このカードだけを測る。ファイルのほかのカードはいつも入れておく
option-cards-measure-bots = 遊ばせるボット（なければcaptain,lord）
value-cards-measure-players = 数
option-cards-measure-players = 一つの卓の人数（なければ2）
option-cards-measure-games = カードありのゲーム数（なければ2000）。なしのゲームも、カードごとの実験も同じ数
option-cards-measure-seed = 言葉または数。同じなら同じ答えになり、なければいつも同じ答えになる
command-error-expansion-missing = 自作カードのファイルを指定してください：「kunitori { $command } ファイル」。

## the table

table-own-cards = { $game }＋{ $cards }
table-own-cards-some = 自作カード

## a new file

file-exists = { $path }はすでにあるため、上書きしません。別の名前を選んでください。
own-cards-written = { $path }にカードを1枚書きました。好きなように変えて、試してください：
own-cards-ferry = 渡し舟
own-cards-comment-file = 自作カード。題名と作者はカードと一緒に表示されます。languageは、書くときの言語です。すべての言葉の説明はdocs/own-cards.mdにあります。
own-cards-comment-id = 「cards.」の後の言葉がカードのIDです。小文字、数字、下線が使えます。カードごとに、このような表を書いてください。
own-cards-comment-category = 種類は次のどれかです：
own-cards-comment-numbers = 枚数とコストは必ず書きます。その後は、カードが与えるものです：cards、actions、money、buys、attack、defence、vp。
own-cards-comment-text = 使ったときに、そのほかに起こることを順番に書きます。ここでは、資金2か、手札1枚の廃棄かを選びます。
own-cards-comment-words = playで使える言葉の一覧です。それぞれの後に、カードに書かれる文があります。

## a checked file

own-cards-fit = { $cards }種類のカードを加えられるゲーム：{ $games }。
own-cards-no-fit = { $game }には加えられません。{ $reason }
own-cards-better = 「{ $card }」は「{ $other }」よりすべての点で強くなっています。効果は同じで、得るものが多いか、コストが低いからです。
own-cards-worse = 「{ $card }」は「{ $other }」よりすべての点で弱くなっています。効果は同じで、得るものが少ないか、コストが高いからです。

## the measurement

own-measure-head = { $game }、{ $players }人：{ $cards }種類のカードを加えて{ $games }ゲーム、加えずに同じ数。ボットは{ $bots }、シード値は{ $seed }です。
own-measure-verdict = { $verdict ->
    [good] 「{ $card }」は、買った人を強くします。
    [bad] 「{ $card }」は、買った人を弱くします。
    [mixed] 「{ $card }」は、買った人を強くすることも弱くすることもあります。だれがどうなるかは、下の表のとおりです。
   *[open] 「{ $card }」では、はっきりした差は出ません。
}一人だけ買えないプレイヤーの勝率は{ $wins }です（均等なら{ $even }）。{ $points }
own-measure-points = { $direction ->
    [more] そのとき、ほかのプレイヤーの点は平均で{ $points }多くなります。
   *[less] そのとき、ほかのプレイヤーの点は平均で{ $points }少なくなります。
}
own-measure-rare = 「{ $card }」はほとんど買われないので、なくても変わりません。このボットでは強さを測れません。
own-measure-buyers = だれが何を買うか、一人だけ買えないと勝率が何ポイント下がるか：
own-measure-column-card = カード
own-measure-column-bot = ボット
own-measure-column-share = 買うゲーム
own-measure-column-copies = 枚数
own-measure-column-plays = 使用回数
own-measure-column-first = 最初に買うラウンド
own-measure-column-loss = 買えないときの損
own-measure-purchases = ほかに、買われる数がはっきり変わるカード（1ゲーム1人当たりの枚数）：
own-measure-purchases-none = ほかに、買われる数がはっきり変わるカードはありません。
own-measure-column-without = なし
own-measure-column-with = あり
own-measure-column-change = 差
own-measure-length = ゲームの長さは、カードありで平均{ $with }ラウンド、なしで{ $without }ラウンドです。差は{ $gap }です。
own-measure-note = かっこの中の区間は、100回測れば95回は真の値を含みます。どの数もこのボットのもので、人はもっとよい使い方を見つけるかもしれません。
