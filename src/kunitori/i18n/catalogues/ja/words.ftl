### The games in words, for language models: the briefing, refusals, and the tools of `kunitori mcp`.

## what a player reads

words-player = { $player }（{ $handle }）
words-rule = { $title }：{ $text }
words-territory = { $player }：{ $known }
words-cards = カードとその識別名：
words-card = { $card }：{ $name }、{ $category }、コスト{ $cost }。
words-notation =
    手の書き方：CARDはカードの識別名、PLAYERは名前の後の括弧内の語、CARD*2は同じカード2枚を表します。
    アクションフェイズと購入フェイズ：play CARD、buy CARD、end。購入すると、必要な財力カードが先にプレイされます。
    合戦フェイズ：peace、attack PLAYER:CARD,CARD*2（武将と軍団をすべて挙げます）、joint PLAYER、ask PLAYER、join、refuse。
    防御：ambush CARD CARD*2、ambush none、reinforcements。その後：take、decline、fall CARD、name PLAYER、top CARD。
    補充フェイズ：stay CARD CARD*2、stay none、keep CARD、keep none。
    カードの効果：chooseと示された語、trash CARD、gain CARD、trap PLAYER:CARD、target PLAYER、show CARD、show none、pick CARD、fetch CARD、pass PLAYER、pass none。
words-notation-field =
    手の書き方：CARDはカードの識別名、PLAYERは名前の後の括弧内の語、LANDは左からの番号、POSITIONは1から3で、1が国の隣です。
    アクションフェイズと購入フェイズ：play CARD、buy CARD、end。購入すると、必要な財力カードが先にプレイされます。
    布陣フェイズ：deploy CARD LAND、horo dismiss LAND:POSITION、horo reorder LAND CARD CARD CARD、horo give CARD PLAYER、trap own LAND:POSITION、trap enemy LAND:POSITION、end。
    カードの効果：strike POSITION、strike none、reorder CARD CARD CARD、reorder none、marker PLAYER、exchange CARD、exchange none、chooseと示された語。
    終了フェイズ：keep CARD CARD*2、keep none。
words-answer = 質問には、たとえば[buy silver]のように、手を一つ角括弧に入れて答えてください。その前に考えを書いてもかまいません。最後の角括弧が答えになります。
words-open = 可能な手：
words-move = { $move } – { $label }
words-move-note = { $move } – { $label }（{ $note }）

## refusals

words-agree = ゲームを途中で終えるには全員の合意が必要です。ここでは尋ねられないので、続けてください。
words-lost = 誤った答えが多すぎたため、代わりに「{ $move }」がプレイされました。
words-given-up = 失った手が多すぎるため、このゲームではもう質問されません。

## a guest at a table of bots

words-guest = ゲスト
words-played = プレイしました：{ $moves }。
words-is-open = この手はいま可能です。
words-no-game = まだゲームがありません。new_gameで始めてください。
words-error-bots = あなたのほかに席は{ $seats }つです。ボットはその数までにするか、人数を増やしてください。

## `kunitori mcp`

command-mcp = Model Context Protocolを通じて言語モデルをボットと対戦させる
    .about = 標準入出力でボットとの卓を開きます。Model Context Protocolに対応したプログラムがこのコマンドを起動し、その道具を言語モデルに渡します。
option-mcp-no-moves = 可能な手を列挙しない。モデルはルールから知る必要があります
mcp-instructions = 戦国時代のデッキ構築カードゲーム「Kunitori!」「World on Fire」「Moegahara」の卓です。あなたは一つの席でボットと対戦します。まずnew_gameを呼び、返ってくるルールとカードを読んでください。その後は、勝者が決まるまで、質問にplayで答えます。手が断られたときは理由にルール番号が付くので、rulesで確かめられます。
mcp-new-game = ボットとのゲームを始めます。1ページのルール、全カード、最初の質問を返します。進行中のゲームは打ち切られます。
mcp-new-game-game = kunitori、world_on_fire、world_chaos、moegahara、または組み合わせを添えたcustom。省略するとworld_on_fire
mcp-new-game-players = あなたを含む人数。2から6、moegaharaでは2、4、6。省略すると2
mcp-new-game-bots = 席順に並べたボット。beginner、retainer、captain、lord、masterから選びます。残りの席には最後のボットが座ります。省略するとcaptain
mcp-new-game-seed = シャッフルを再現するための語または数
mcp-new-game-mix = customで使うカード。例：world_chaos,-trap,market。またはrandom
mcp-look = あなたが知りうる卓の様子：購入エリア、軍勢エリア、捨て山、手札、そして質問。
mcp-moves = いま可能な手を、書き方と言葉で示します。
mcp-why-not = 手がいま不可能な理由をルール番号とともに、または可能であることを示します。何もプレイしません。
mcp-why-not-move = 手。たとえば「buy gold」
mcp-play = 手をプレイします。次にあなたが尋ねられるまでボットがプレイします。起きたこと、卓の様子、次の質問を返します。
mcp-play-move = 手。たとえば「buy silver」「play cavalry」「end」
mcp-rules = ルールを調べます。
mcp-rules-what = C5.6のような番号、C5のような章、11のような裁定、または語。省略すると目次
mcp-cards = カードに書かれていることをすべて調べます。
mcp-cards-card = 識別名、またはいずれかの言語での名前。省略すると全カードを1行ずつ
mcp-cards-game = 調べたいカードのゲーム。省略すると進行中のゲーム
mcp-record = ゲームの記録：これまでのすべての手。ゲームが終われば再生できるテキストです。
mcp-error-tool = 「{ $tool }」という道具はありません。{ $tools }のいずれかを使ってください。
mcp-error-argument = 「{ $tool }」に引数「{ $argument }」はありません。引数は{ $arguments }です。
mcp-error-missing = 「{ $tool }」には「{ $argument }」が必要です。
mcp-error-str = 「{ $argument }」は{ $value }ではなくテキストで指定してください。
mcp-error-int = 「{ $argument }」は{ $value }ではなく整数で指定してください。
mcp-error-list = 「{ $argument }」は{ $value }ではなくテキストのリストで指定してください。
