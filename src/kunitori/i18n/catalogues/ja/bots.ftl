### ボットの手に起きることと、外部プログラムのボット。

## ボットが手を失う

bot-lost-raised = { $player }はエラーを起こし、手を失いました。
bot-lost-nonsense = { $player }は指せない手を答え、手を失いました。
bot-lost-late = { $player }は考える時間を使い切り、手を失いました。
bot-lost-gone = { $player }のプログラムが止まったため、手が失われました。
bot-lost-garbled = { $player }の答えは意味が通じず、手を失いました。
bot-given-up = 今後、{ $player }には手を尋ねません。必要最小限のことだけを行います。

## 外部のボット

bot-outside = は自作のプログラム（「exec:コマンド」または「python:パッケージ.モジュール:クラス」）
    .name = 客将
error-bot-system = 外部プログラムのボットはLinuxとmacOSでのみ遊べます。
error-bot-command = 起動できるプログラム「{ $command }」が見つかりません。「exec:./my_bot」のように、exec:に続けてコマンドを書いてください。
error-bot-quotes = コマンド「{ $command }」の引用符が閉じられていません。
error-bot-class = 「{ $bot }」はPythonのクラスを指していません。「python:パッケージ.モジュール:クラス」と書いてください。
error-bot-start-late = 「{ $bot }」は挨拶に応答しないため、席に着けません。
error-bot-start-gone = 「{ $bot }」は挨拶に応答する前に終了したため、席に着けません。KUNITORI_BOT_LOG=ファイル名 を指定すると、プログラムのエラー出力が残ります。
error-bot-start-garbled = 「{ $bot }」は挨拶にプロトコルどおりに応答しないため、席に着けません。
seats-stand-in = { $players }は外部プログラムが担当していました。保存されたゲームからプログラムが起動されることはないので、{ $bot }が引き継ぎます。--loadと--botsで別のボットを座らせることもできます。
error-load-bots = このゲームのボットの席は{ $seats }ですが、--botsには{ $bots }が指定されています。
