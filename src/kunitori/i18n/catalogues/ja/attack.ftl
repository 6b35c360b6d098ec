### Attacks with honest players beside them: `make attack`.

attack-error-honest = 一般プレイヤーの側が途中で止まったので、何も示せません。理由は上の出力にあります。
attack-error-attacker = 攻撃「{ $name }」が途中で止まったので、何も示せません。理由は上の出力にあります。

attack-begins = 一般プレイヤーのいるサーバーに{ $count }種類の攻撃を行います。済んだもの：
attack-title = それぞれの攻撃で一般プレイヤーが受ける影響
attack-attack = 攻撃
attack-column-page = ページ、99%
attack-column-move = 手、99%
attack-column-captain = 侍大将、99%
attack-refused = 失敗
attack-quiet = 攻撃なし
attack-more = { $figure }：{ $value }。許されるのは{ $bound }までです。
attack-less = { $figure }：{ $value }。少なくとも{ $bound }が必要です。
attack-not-pinned = このマシンではコアを選べません。サーバーと攻撃側が同じコアを使ったので、時間はあまり参考になりません。

## the attacks

attack-name-identity = 他サイトのフォーム・フレーム・画像
attack-name-foreign-seats = 他人の卓に現れた部外者
attack-name-known-deal = 誰かが知っている配札
attack-name-daily-deal = 今日のカードを先に知ろうとする人
attack-name-look-alikes = 見分けのつかない名前
attack-name-rebinding = このサーバーを指す別の名前
attack-name-push = 内部のアドレスへの通知
attack-name-whispers = 味方への内緒話を探る敵
attack-name-absence = 相手の不在中にひとりで
attack-name-asleep = 眠っていたサーバー
attack-name-whole-log = 9,900手の全記録を40本同時に
attack-name-rules-search = 8 KBの語でルールを検索
attack-name-long-replays = 9,900手を行き来する再生
attack-name-cold-replays = 一度ずつ開く長い再生
attack-name-first-views = 長い対局を次々に開く
attack-name-statics = 存在しないファイルとページ
attack-name-imports = 繰り返しの取り込み
attack-name-notes = 部外者の報告と検討のやり直し
attack-name-half-sent = 途中までの要求を5,000本
attack-name-long-polls = 数百本の接続で待ち続ける
attack-name-deaf-sockets = 読まないソケット
attack-name-messages = 40本のソケットからのメッセージ攻め
attack-name-bot-sockets = ボット用ソケットからの回答攻め
attack-name-chat = 40本のソケットからのチャット攻め
attack-name-crowd = 一つの卓に216本のソケット
attack-name-bombs = 小さく届いて大きく膨らむ爆弾
attack-name-fuzz = ソケット・ページ・APIへのでたらめ
attack-name-puzzles = 新しいゲストを装い続けて問題のレーティングを動かす
attack-name-own-cards = 自作カードと絵の有害なファイル
attack-name-measuring = 測定の開始と中止を延々と繰り返す
attack-name-many-tables = できるだけ多くの卓
attack-name-hints = できるだけ速くヒントを求める
attack-name-masters = 終わらない達人六人の卓を82
attack-name-masters-restart = 再起動後の同じ卓
attack-name-masters-joined = 達人五人と人間一人の卓

## the figures

attack-figure-page-p99 = 一般プレイヤーのページ、99%
attack-figure-move-p99 = 一般プレイヤーの手、99%
attack-figure-captain-p99 = 侍大将の手番、99%
attack-figure-pages = 一般プレイヤーのページ数
attack-figure-moves = 一般プレイヤーの手数
attack-figure-captains = 侍大将の手番数
attack-figure-honest-refused = 失敗した一般プレイヤーの要求と手
attack-figure-breaches = 攻撃側が得たもの
attack-figure-mistakes = サーバーエラーの応答
attack-figure-server-mistakes = サーバーのログにある誤り
attack-figure-memory-grown = 増えたメモリ
attack-figure-stored = 一人のゲストが保存した量
attack-figure-imported = 取り込んだ棋譜
attack-figure-opened = 開いた接続
attack-figure-still-open = まだ開いている接続
attack-figure-answered = 答えたメッセージ
attack-figure-closed = サーバーが閉じたソケット
attack-figure-said = 書かれたチャット
attack-figure-tables-made = 作られた卓
attack-figure-refusals = 拒否
attack-figure-charged = 時計から引かれた時間
attack-figure-lost = 失われた一般プレイヤーの手
