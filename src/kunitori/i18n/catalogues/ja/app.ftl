### アプリとして：接続がないとき、見た目、音、通知。

offline-title = 接続がありません
offline-text = 端末がオフラインか、サーバーにつながりません。ゲームは保存されています。続きからまた遊べます。
offline-again = もう一度試す

## 配色

theme-title = 配色
theme-system = 端末の設定どおり
theme-light = ライト
theme-dark = ダーク
theme-contrast = ハイコントラスト

## 効果音

sounds-which = 効果音の種類と音量
sounds-volume = 音量
sounds-card = カードを置く音
sounds-shuffle = カードを引く・切る音
sounds-coins = お金の音
sounds-turn = 自分の番
sounds-war = 戦の太鼓
sounds-won = 勝利
sounds-lost = 敗北
sounds-chat = チャット
sounds-no = できない操作

## 通知

push-title = 通知
push-text = 何日も続くゲームがあります。ページを開いていなくても、自分の番になるとブラウザが知らせます。
push-begin = この端末に通知する
push-on = 設定しました。自分の番になると、この端末に通知が届きます。
push-off = この端末への通知を止めました。
push-denied = このサイトの通知がブラウザで許可されていません。ブラウザのサイト設定で変更できます。
push-failed = 設定できませんでした。ブラウザかプッシュサービスに断られました。
push-number = { $number }台の端末に通知します。
push-forget = すべての端末への通知を止める
push-turn = あなたの番です。
push-error-none = このサーバーは通知を送りません。
push-error-subscription = これはブラウザの購読情報ではありません。
push-error-service = このサーバーはそこへメッセージを送りません。送り先は、ブラウザのプッシュサービスだけです。

## 通知：サーバーの動かし方

value-push-hosts = アドレス
value-push-contact = 連絡先
option-push-hosts = ブラウザ以外のプッシュサービス（コンマ区切り）。例：https://push.example
option-push-contact = プッシュサービスからの連絡先。例：mailto:you@example.org
serve-error-push-host = 「{ $origin }」はプッシュサービスのアドレスではありません。https://push.exampleのようなアドレスをコンマで区切って書いてください。
serve-error-push-contact = 「{ $contact }」は連絡先ではありません。mailto:で始まるメールアドレスか、https://で始まるアドレスを書いてください。
