### The API: what it refuses, and the page that shows it.

## refusals

api-error-json = リクエストの本文が正しいJSONではありません。
api-error-body = リクエストの本文がないか、読めません。コンテンツタイプをapplication/jsonにして、JSONを送ってください。
api-error-missing = 「{ $field }」がありません。
api-error-extra = 「{ $field }」という項目はここでは使えません。省いてください。
api-error-least = 「{ $field }」は{ $least }以上でなければなりません（「{ $given }」は使えません）。
api-error-least-long = 「{ $field }」が短すぎます。{ $least }以上必要です。
api-error-most = 「{ $field }」は{ $most }までです（「{ $given }」は使えません）。
api-error-most-long = 「{ $field }」が長すぎます。{ $most }までです。
api-error-field = 「{ $field }」を「{ $given }」にはできません。使える値はスキーマに書いてあります。
api-error-address = このアドレスには何もありません。/api/docsにすべての一覧があります。
api-error-method = このアドレスはその方法では使えません。使い方は/api/docsにあります。
api-error-game = そのゲームはありません。{ $games }から選んでください。
api-error-token = このトークンは、この卓のどの席のものでもありません。
api-error-no-token = 誰なのかわかりません。席のトークンを「Authorization: Bearer …」として送ってください。
api-error-spectator = それができるのは、この卓に座っている人だけです。
api-error-seat = { $seat }番の席はあなたの席ではありません。
api-error-invite = ここに座るには、この卓の招待が必要です。すでに座っている人からもらってください。
api-error-all-sit = 席はすべて埋まっています。もう誰も招待できません。
api-error-move-or-steps = 「move」か「steps」の、どちらか一方だけを送ってください。
api-error-not-playing = この卓では、いまゲームが行われていません。
api-error-not-over = ゲームはまだ終わっていません。それまで手札とシャッフルは秘密です。
api-error-no-move = このゲームにその手はありません。全部で{ $moves }手です。

## mixes to begin with

api-mix-everything = 両方のゲームの全カード
api-mix-random = おすすめに沿ってランダムに引いたもの

## the page

api-title = くにとりっ!のAPI
api-about = 卓でできることのすべてを、プログラムから行えます。卓を用意する、席につく、見る、手を選ぶ、話す、再生する。席はトークンを持つ人のものです。断られるときは、必ず一文とそのルールが返ります。
api-begin = はじめかた
api-begin-make = 卓を用意して席につきます。
api-begin-look = 返ってきたトークンで卓を見て、自分の番を待ちます。
api-begin-move = 選択肢の1つを答えます。
api-begin-more = この手順で遊ぶクライアントの全文と、各項目の説明は、ソースコードに付属しています。
api-schema = スキーマ（OpenAPI 3.1）
api-tag-tables = 卓
api-tag-records = 棋譜とリプレイ
api-tag-lists = ゲーム、カード、ボット、ルール
api-heading-field = 項目
api-heading-place = 場所
api-heading-kind = 型
api-heading-answer = 応答
api-heading-body = 本文
api-heading-statuses = ステータス
api-needs-token = 席のトークンか、ゲストのクッキーが必要
api-required = 必須

## operations

api-op-new-table = 卓を用意する
api-op-my-tables = 自分の卓
api-op-table = 卓のあらまし
api-op-invitation = ほかの人への招待
api-op-sit = 席につく
api-op-leave = ゲームが始まる前に席を立つ
api-op-open-number = シャッフルに加える自分の乱数を公開する
api-op-rename = 名前や家紋を変える
api-op-view = 卓を見る、または何か起こるまで待つ
api-op-move = 手を選ぶ（まとめて、または一段ずつ）
api-op-why = その手を選べない理由
api-op-hint = 理由つきのヒント
api-op-undo = 手を取り消す
api-op-answer-undo = 手を取り消してよいか答える
api-op-chat = これまでの会話
api-op-say = 発言する
api-op-pause = ゲームを中断する、または再開する
api-op-agree = ここでゲームを終えることに同意する
api-op-resign = 投了する
api-op-hand-back = 代わりのボットから席を取り戻す
api-op-stand-in = 不在の人の代わりにボットにプレイさせる
api-op-concede = 不在の人抜きで決める
api-op-rematch = もう一度遊ぶ
api-op-problem = 問題を報告する
api-op-record = 終わったゲームの棋譜
api-op-replay = 終わったゲームの、好きな手のあとの様子
api-op-review = 終わったゲームの検討
api-op-branch = 好きな手から新しいゲームとして続ける
api-op-import-record = 棋譜から卓を作る
api-op-verify-record = 棋譜を確かめる
api-op-games = ゲームの一覧
api-op-mixes = はじめの組み合わせ
api-op-read-mix = 組み合わせの意味
api-op-cards = カードの一覧
api-op-card = カード1枚
api-op-bots = ボットの一覧
api-op-crests = 家紋の一覧
api-op-rules = ルールの一覧と検索
api-op-rule = ルール1つ
api-op-rulings = 裁定の一覧と検索
api-op-ruling = 裁定1つ
