### ボットの手に起きることと、外部プログラムのボット。

## ボット：何をするか、席での呼び名

bot-beginner = ルールを覚えたばかり。流儀も選べる：beginner/warrior、/merchant、/builder
    .name = 新参者
bot-retainer = 手堅い方針で戦う。流儀は同じ三つ
    .name = 家臣
bot-captain = このゲームで最善の方針で戦う
    .name = 侍大将
bot-lord = 膨大な対戦から学び、勘で戦う。流儀は同じ三つ
    .name = 大名
bot-master = 膨大な対戦から学び、先を読む。master@500は一手ごとに500回シミュレーションする
    .name = 名人
bot-analyst = じっくり考える名人
    .name = 軍師
bot-beauty = 国を得た者に傾国の美女を送り込む
    .name = 公家
bot-destroyers = 国崩しで陣を破り、武将が続く
    .name = 乱破
bot-draw = 重税と弓兵で大量にカードを引く
    .name = 代官
bot-generals = 資金を貯め、武将を次々に雇う
    .name = 総大将
bot-hideyori = 西軍につき、秀頼に国を取らせる
    .name = 豊臣方
bot-military = 銀と検地から軍団と武将へ。勝てる合戦は必ず挑む
    .name = 武将
bot-money = 資金を買い、その資金で国（『決戦萌ヶ原』では軍団）を買う。合戦は宣言しない
    .name = 商人
bot-monks = 使僧に二つの軍勢を結ばせ、第三の軍勢を討つ
    .name = 外交僧
bot-rush = 安い軍団をすぐに揃え、敵が来る前に三枚並べる
    .name = 先鋒
bot-stable-market = まず市場を開き、村と銅を良いカードに替える
    .name = 町奉行
bot-start-dash = 新技術開発から名茶器、そして天下の名城へ
    .name = 茶人
bot-tactics = 忍び、諫言、調略で相手を消耗させる
    .name = 忍び頭
bot-traps = 要のカードを調略で除き、攻め込む
    .name = 調略師
bot-two-teams = 早くからマーカー付きの軍団を揃え、同盟者を支える
    .name = 盟友
bot-warlord = 勝つためなら何でも：見つかった中で最も強い方針。城も得点も合戦も状況次第
    .name = 猛将
bot-random = ルールで許されることなら何でもする
    .name = 浪人
bot-outside = 自作のプログラム、学習結果、リスト。「exec:コマンド」「python:パッケージ.モジュール:クラス」「mind:ファイル」「list:ファイル」のいずれか
    .name = 客将
error-bot-style = 「{ $bot }」に「{ $style }」という流儀はありません。選べる流儀：{ $styles }。
error-bot-no-style = 「{ $bot }」に流儀はありません。流儀を選べるボット：{ $bots }。
error-bot-budget = 「{ $bot }」は先を読まないので、読みの量は指定できません。「master@500」のように指定できるのは「master」と「analyst」です。
error-bot-nodes = 先を読むボットには、4回以上のシミュレーション、0秒以上の制限時間、1から64までのスレッド数を指定してください。

## ボットが手を失う

bot-lost-raised = { $player }はエラーを起こし、手を失いました。
bot-lost-nonsense = { $player }はできない手を答え、手を失いました。
bot-lost-late = { $player }は考える時間を使い切り、手を失いました。
bot-lost-gone = { $player }のプログラムが止まったため、手が失われました。
bot-lost-garbled = { $player }の答えは意味が通じず、手を失いました。
bot-given-up = 今後、{ $player }には手を尋ねません。必要最小限のことだけを行います。

## ボットが失敗した理由（持ち主向け、文の一部）

bot-why-raised = 「{ $line }」で失敗しました
bot-why-failed = 失敗したとボット自身が答えました
bot-why-no-option = 答え「{ $answer }」は選択肢にありません
bot-why-late = { $seconds }秒以内に答えがありませんでした
bot-why-unstartable = プログラムを起動できません（「{ $line }」）
bot-why-no-class = クラス「{ $name }」を読み込めません（「{ $line }」）
bot-why-garbled = 「{ $line }」はプロトコルのメッセージではありません
bot-why-closed = プログラムが出力を閉じました
bot-why-ended = プログラムが終了コード{ $status }で終わりました
bot-why-killed = プログラムがシグナル{ $signal }で止められました
bot-why-and-said = { $how }。最後の出力は「{ $line }」です

## 外部のボット

error-bot-system = 外部プログラムのボットはLinuxとmacOSでのみ遊べます。
error-bot-command = 起動できるプログラム「{ $command }」が見つかりません。「exec:./my_bot」のように、exec:に続けてコマンドを書いてください。
error-bot-quotes = コマンド「{ $command }」の引用符が閉じられていません。
error-bot-class = 「{ $bot }」はPythonのクラスを指していません。「python:パッケージ.モジュール:クラス」と書いてください。
error-bot-start = 「{ $bot }」は席に着けません。{ $why }。KUNITORI_BOT_LOG=ファイル名 を指定すると、プログラムのエラー出力が残ります。
error-bot-no-class = Pythonのクラス「{ $name }」を読み込めません：「{ $line }」
error-bot-here-time = このプロセスの中で遊ぶクラスは途中で止められないので、python-hereに制限時間は指定できません。制限時間は「python@5:パッケージ.モジュール:クラス」で指定します。
seats-stand-in = { $players }は自作のボットが担当していました。保存されたゲームがプログラムを起動したり重みを読み込んだりすることはないので、{ $bot }が引き継ぎます。--loadと--botsで別のボットを座らせることもできます。
error-load-bots = このゲームのボットの席は{ $seats }ですが、--botsには{ $bots }が指定されています。
