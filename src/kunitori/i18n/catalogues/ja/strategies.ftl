### リスト型の戦略：テキストの誤り。戦略の単語とカードの識別名は翻訳しない。

error-strategy-word = 戦略の{ $line }行目が「{ $word }」で始まっています。行頭に書けるのは{ $words }です。
error-strategy-no-game = 戦略の{ $line }行目：どのゲーム用かを示す「game …」の行を先に書いてください。
error-strategy-game = 戦略の{ $line }行目：「{ $game }」というゲームはないか、二度書かれています。{ $games }から選んでください。
error-strategy-twice = 戦略の{ $line }行目：「{ $word }」は一つのゲームにつき一度しか書けません。
error-strategy-wishes = 戦略の{ $line }行目まで：「buy …」の行は、一つのゲームにつき一行から{ $most }行まで書いてください。
error-strategy-line = 戦略の{ $line }行目が読めません：「{ $text }」。
error-strategy-card = 戦略の{ $line }行目：このゲームに「{ $card }」というカードはありません。
error-strategy-card-similar = 戦略の{ $line }行目：このゲームに「{ $card }」というカードはありません。「{ $similar }」のことですか。
error-strategy-keep = 戦略の{ $line }行目：{ $card }は手札に残せません。
error-strategy-unsuited = 「{ $bot }」は、{ $game }ではこのカードと人数で使えません。{ $bots }から選んでください。
error-list-missing = { $path }というファイルがないか、テキストではありません。リストはdocs/strategies.mdにあるような文章で、「list:ファイル」で席に着きます。
