### The table in the browser.

## whose turn it is

table-your-turn = あなたの手番 ― { $phase }
table-your-answer = あなたの選択です
table-their-turn = { $player }の手番 ― { $phase }
table-answers = { $player }の返答待ち
table-decides = { $player }が決めています：{ $question }
table-game-over = ゲーム終了
table-paused = 中断中
table-paused-long = ゲームは中断中です。再開するまで、何日でもこのままの状態で残ります。
table-resume = 再開する
table-ready = { $players }の準備ができました。全員の準備ができると、時計がまた動きます。
table-resume-wait = ほかの人を待たずに再開できるまで：
table-resume-alone = 待たずに再開する
table-title = { $player }の番・{ $game }
table-title-mine = ●あなたの番・{ $game }
table-title-over = 終了・{ $game }
table-title-lobby = 参加者待ち・{ $game }

## the places on the table

table-opponents = ほかのプレイヤー
table-pool = 購入エリア
table-battlefield = 戦場
table-field = 軍勢エリア
table-hand = あなたの手札
table-hand-of = { $player }の手札
table-hand-empty = 手札はありません
table-covered = 手札は伏せてあります
table-own-army = あなたの軍勢エリア
table-army-of = { $player }の軍勢エリア
table-army-empty = カードなし
table-play-hint = 手札のカードを使用してください
table-deck = 山札
table-discard = 捨て山
table-trash = 廃棄置き場
table-generals-button = 武将一覧
table-generals = 購入エリアに残る武将
table-generals-note = 買えるのは一番上の1枚だけです。残りの順番は誰も知りません。
table-deployed = 布陣中
table-unplayed = 未使用
table-ambush = 伏兵
table-reinforcements = 援軍
table-revealed = 公開
table-lying = 場に残る
table-left = 残り{ $number }枚。
table-price = いまのコストは{ $number }。
table-points = 点
table-markers = { $colour }×{ $number }
table-teams = 陣営
table-mate = 同盟者

## a player

table-said-points = { $number }点。
table-said-hand = 手札{ $number }枚。
table-said-deck = 山札{ $number }枚。
table-said-discard = 捨て山{ $number }枚。
table-said-army = 軍勢エリア：{ $cards }。
table-open-owned = 全カードを見る。
table-known-of = { $player }の手札でわかっているカード
table-stands-in = { $bot }が代行
table-resigned = 投了
table-out-of-time = 時間切れ
table-away = 離席中
table-own-deck = あなたの山札、{ $number }枚。中身を見る。
table-deck-of = { $player }の山札、{ $number }枚。
table-discard-of = { $player }：{ $words }
table-discard-empty = 捨て山は空です。
table-discard-hidden = 捨て山{ $number }枚、一番上は不明。
table-discard-shown = 捨て山{ $number }枚、一番上は「{ $card }」。
table-discard-title = { $player }の捨て山（{ $number }）
table-discard-rule = ほかのプレイヤーの捨て山は、そこへ置かれるのが見えたカードしかわかりません（ルールC9.2）。
table-discard-unseen = ほかに{ $number }枚（不明）。
table-deck-title = { $player }の山札（{ $number }）
table-deck-top = 山札の上（次に引く順）
table-deck-top-unordered = 山札の上（順番は持ち主だけが知っています）
table-deck-holds = 山札の中身
table-deck-order = 順番は秘密です。
table-deck-rule = ほかのプレイヤーの山札の中身は秘密です（ルールC9.2）。
table-owned-title = { $player }の全カード
table-owned-points = いまの勝利点は{ $number }。
table-owned-rule = 誰がどのカードを持っているかは全員が知ることができますが、どこにあるかはわかりません（ルールC9.2）。
table-buried = 勝ち取った国の下（ゲームから除外）
table-nothing-here = ここには何もありません。

## phases and numbers

table-phases = 手番のフェイズ
table-phase-action = アクション
table-phase-battle = 合戦
table-phase-buy = 購入
table-phase-redraw = 補充
table-phase-deploy = 布陣
table-phase-end = 終了
table-actions = アクション
table-money = 資金
table-buys = 購入
table-strength = 戦力
table-round = ラウンド

## what is asked

table-question = 質問
table-choices = 選択肢
table-as-list = 一覧で選ぶ（{ $number }）
table-cancel = 戻る
table-confirm-ambush =
    { $number ->
        [0] 伏兵なし
       *[other] { $number }枚を伏兵にする
    }
table-confirm-stay =
    { $number ->
        [0] 1枚も残さない
       *[other] { $number }枚を残す
    }
table-confirm-keep =
    { $number ->
        [0] 1枚も残さない
       *[other] { $number }枚を手札に残す
    }
table-march = 複数の相手を攻める…
table-march-go = 出陣！
table-march-led = 軍団は、指揮官が攻める相手にしか送れません（ルールC5.2）。
table-not-asked = いまはあなたが決める番ではありません。
table-not-here = いまは選べません。
table-in-list = どう使うか、下から選んでください。

## a battle

table-battle = { $player }が{ $other }に攻め込む
table-battle-of = { $title }（{ $number }／{ $of }）
table-allies = { $player }・{ $ally }連合
table-attackers = 攻撃側
table-defenders = 防御側
table-fighter = { $card }×{ $number }：{ $worth }
table-battle-waits = 防御側が伏兵か援軍かを選んでいます。
table-battle-level = 戦力は互角：誰も何も得ません。
table-battle-won = { $player }が{ $number }差で勝利。
table-prize = { $player }は「{ $card }」を獲得。

## the scroll at the side

table-side = 戦記とチャット
table-log = 戦記
table-whole-log = 戦記をすべて見る
table-log-earlier = 前へ
table-log-later = 次へ
table-rule = ルール
table-since = 前の手番からの出来事
table-chat = チャット
table-chat-spectator = { $name }（観戦）
table-say = ひとこと…
table-send = 送信
table-team-only = 同盟者だけに
table-to-team = （同盟者へ）
table-watchers = 観戦{ $number }人
table-undo = 取り消す
table-undo-ask = 取り消しを申し込む
table-undo-asked = { $player }が{ $moves }手の取り消しを申し込んでいます。認めますか。
table-undo-allow = 認める
table-undo-deny = 認めない
table-undo-waits = { $player }が手の取り消しを申し込んでいます。返答待ち：{ $players }。
table-undo-withdraw = やめる
table-undo-refused = { $player }は取り消しを認めませんでした。
table-pause = 中断
table-resign = 投了
table-resign-sure = 本当に投了しますか。
table-agree-end = 終了して得点を数える
table-agree-sure = ここでゲームを終了して得点を数えますか。参加している人が全員同意すると終わります（裁定16）。
table-agree-asks = { $players }がここでゲームを終了して得点を数えたいと言っています。
table-agree = 同意する
table-agree-not = 続ける
table-stood-in = { $bot }があなたの代わりにプレイしています。
table-time-up = 持ち時間が切れました。ここからは{ $bot }が代わりにプレイします。
table-hand-back = 席に戻る
table-absent = { $player }が席を外しています。待ち時間：
table-absent-clock = { $player }が席を外しています。時計は動いています。
table-stand-in-wait = ボットに代われるまで：
table-absent-asked = { $player }が席を外しています。戻ったら返事を求めます。待ち時間：
table-concede-wait = ほかの人だけで決められるまで：
table-concede = { $player }抜きで決める
table-idle = { $player }は席にいますが、長いあいだみんなを待たせています。
table-undo-deny-after-all = やはり断る
table-stand-in = { $player }が戻るまでボットに代わってもらう
table-problem = 問題を報告

## the end

table-winner = { $players }の勝ちです。
table-over-resigned = { $players }が投了しました。
table-over-agreed = 全員の同意で終了しました。
table-rematch = もう一度遊ぶ
table-rematch-ready = 次のゲームの準備ができました。
table-rematch-go = 新しい卓へ
table-replay = リプレイ
table-review = 検討
table-look-table = 卓を見る
table-show-end = 結果を見る

## several people at one screen

table-cover = { $player }の番です。ほかの人は画面を見ないでください。
table-uncover = { $player }です。手札を表示

## the coach

table-coach = 軍師
table-chances = 勝率
table-hint = ヒント
table-hint-chance = { $percent }%

## settings, help and the connection

table-menu = 設定とヘルプ
table-settings = 設定
table-sound = 効果音
table-motion = アニメーション
table-notify = 自分の番を通知する
table-close = 閉じる
table-yes = はい
table-no = いいえ
table-zoom = カードを見る
table-skip = 質問へ
table-home = トップページ
table-language = 言語
table-help = キーボード操作
table-help-arrows = カードの間を移動する。Tabで次の場所へ
table-help-enter = 選ぶ
table-help-numbers = その番号を選ぶ
table-help-t = 財力をすべて使用する
table-help-e = フェイズ／手番を終える
table-help-u = 取り消す
table-help-h = ヒント（ボットが相手のとき）
table-help-z = 選択中のカードを拡大する
table-help-q = 質問へ
table-help-m = 戦場／購入エリアの切り替え
table-help-c = チャット
table-help-escape = 1つ前に戻る、開いているものを閉じる
table-offline = 接続が切れました。再接続しています…
table-offline-long = サーバーが応答しません。ゲームは保存されており、復帰しだい続きから始まります。
table-online = 再接続しました。
table-gone = この卓は表示できなくなりました。ページを再読み込みしてください。
table-loading = 少々お待ちください…
