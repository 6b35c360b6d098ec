### The `kunitori` command and the game in the terminal.

## help for the command line

terminal-about = 戦国時代のデッキ構築カードゲーム『くにとりっ!』『くにとりっ! 天下は萌えているか』『くにとりっ! 外伝 決戦萌ヶ原』。2人から6人まで、この端末で遊べます。
heading-usage = 使い方：
heading-commands = コマンド
heading-options = オプション
heading-common-options = どのコマンドでも使えるオプション
heading-exit = 終了コード

value-command = コマンド
value-options = オプション
value-card = カード
value-rule = 番号または言葉
value-file = 棋譜
value-lang = 言語
value-corrections = ファイル
value-game = ゲーム
value-mix = 組み合わせ
value-players = 名前
value-bots = ボット
value-seed = シード値
value-max-rounds = 数
value-load = ファイル
value-record = ファイル

command-play = この画面で、人やボットと遊ぶ
    .about = この画面で遊びます。オプションで指定していないことは、始める前に短くたずねます。前回の顔ぶれは覚えています。途中でやめても、ゲームは保存されます。
command-cards = カードを調べる（すべての数の出典つき）
    .about = すべてのカードを一覧にするか、いずれかの言語でその名前を持つカードを表示します。
command-rules = ルールを番号や言葉で調べる
    .about = ルールの目次、番号（C5.6）のルール、裁定（11）、または言葉を含むルールすべてを表示します。
command-verify = 棋譜を検証する
    .about = 棋譜を再現し、シャッフルが前もって決まっていたか、どの手も正しかったか、結果が合っているかを調べます。
command-replay = 棋譜の経過を表示する
    .about = 記録されたゲームで起きたことを表示します。終わっていないゲームでは、誰の手札も明かしません。
command-bench = エンジン、先読み、環境の速さを測る
    .about = この環境でのエンジンや先読みの速さを、ほかに入っているエンジンと並べて測ります。

option-lang = en、de、fr、jaのどれか。なければKUNITORI_LANG、次にシステムの言語
option-corrections = 印刷版の持ち主による数の訂正。なければ設定フォルダーのファイル（あれば）
option-help = この説明を表示する。「kunitori play --help」でコマンドごとの説明
option-version = バージョンと、エンジンがコンパイル版かどうかを表示する
option-game = kunitori、world_on_fire、world_chaos、custom、moegaharaのどれか
option-mix = 自由な組み合わせのカード。例：「world_chaos,-trap,market」。または「random」
option-players = この画面で遊ぶ人。例：Ann,Ben。『決戦萌ヶ原』では席順に両陣営に分かれる
option-bots = 参加するボット。例：retainer,master。自作のプログラムも「exec:コマンド」で参加できる
option-seed = シャッフルやランダムな組み合わせを再現できるようにする言葉または数
option-max-rounds = このラウンド数でゲームを終える
option-load = 保存したゲームを続ける
option-auto = ボットどうしで遊ばせ、経過を表示する
option-record = 終わりに棋譜をこのファイルに書く
option-json = 数値をJSONで出力する
option-check = 基準を下回る数値があれば失敗とする

exit-0 = 問題なし
exit-1 = 答えは否（正しくない棋譜、基準を下回る数値）。または、出力か、保存できなかったゲームが失われた
exit-2 = コマンドライン、または指定されたファイルを理解できない
exit-130 = Ctrl-Cで中断した

version-line = 「kunitori」バージョン{ $version }（{ $engine }）
version-compiled = コンパイル版エンジン
version-python = Pythonのままのエンジン
engine-plain = インストール時にCコンパイラーが見つからなかったため、エンジンはコンパイルされていません。ゲームの内容は同じですが、ボットが考える時間はずっと長くなります。速いエンジンを使うには、Cコンパイラーを入れてからkunitoriを入れ直してください。

## what is wrong with a command line

command-error-command = 「{ $command }」というコマンドはありません。使えるのは{ $commands }です。
command-error-command-similar = 「{ $command }」というコマンドはありません。「{ $similar }」のことですか。
command-error-missing = コマンドがありません。使えるのは{ $commands }です。
command-error-option = 「{ $option }」というオプションはありません。使えるのは{ $options }です。
command-error-option-similar = 「{ $option }」というオプションはありません。「{ $similar }」のことですか。
command-error-elsewhere = オプション--{ $option }は「{ $command }」では使えません。使えるものは「kunitori { $command } --help」でわかります。
command-error-flag = オプション--{ $option }に値は付けません。
command-error-value = --{ $option }の後に値がありません。
command-error-twice = --{ $option }が2回指定されています。どちらか1つにしてください。
command-error-number = --{ $option }には{ $least }以上の整数を指定してください（「{ $value }」は使えません）。
command-error-word = 「{ $command }」に「{ $word }」は余分です。
command-error-file-missing = 棋譜を指定してください：「kunitori { $command } ファイル」。
command-error-auto-players = --autoではボットだけが遊びます。「--bots captain,retainer」のように、--botsで指定してください。
command-error-load = 保存したゲームには、そのゲームのカードとプレイヤーとシャッフルがあります。--{ $option }は--loadと一緒に使えません。どちらかを外してください。
error-unknown-bot = 「{ $bot }」というボットはいません。{ $bots }から選んでください。
error-unknown-bot-similar = 「{ $bot }」というボットはいません。「{ $similar }」のことですか。

## files

file-unreadable = ファイル{ $path }を読めません。ファイルがあること、UTF-8のテキストであることを確かめてください。
file-too-long = ファイル{ $path }は、ゲームにしては長すぎます。
file-unwritable = ファイル{ $path }に書けません。別の場所を選んでください。
file-full = ディスクがいっぱいで、{ $path }に書き込めません。空きを作るか、別の場所を選んでください。
file-no-folder = フォルダー{ $folder }がありません。先に作るか、別の場所を選んでください。
file-dash = 標準出力にはゲームそのものが表示されるので、棋譜は書けません。ファイル名を指定してください。
output-lost = 出力を書けません。ディスクに空きがあるか、書き込める場所かを確かめてください。
file-taken = { $path }は保存されたゲームではないため、上書きしません。別の名前を選んでください。
table-broken = 前回の顔ぶれを覚えているファイルが壊れているため、使いません：{ $path }
saved = { $path }に保存しました。
saved-go-on = ゲームはこのまま残してあります。続きはいつでも次のコマンドで：
saved-record = このゲームの棋譜は{ $path }にあります。
quit-unsaved = ゲームはまだ保存されていません。「save ファイル」で書き込めるフォルダーに保存するか（ふだんのフォルダーはXDG_STATE_HOMEで決まります）、もう一度同じように入力すると保存せずに離れます。
quit-lost = ゲームを保存できなかったため、失われました。次のゲームの前に、XDG_STATE_HOMEを書き込めるフォルダーにしてください。
finished-replay = このゲームは終わっています。経過は次のコマンドで読めます：
load-what = ファイルを指定してください：「load ファイル」。
loaded = { $path }から読み込みました。
replay-open = ゲームはまだ終わっていません。

## lists of cards and rules

list-cards-heading = { $game }：{ $total }枚
list-cards-text = 文章あり
list-cards-marks = °は推定、?はほかの資料と異なるもの、*は持ち主による訂正。
list-cards-hint = 「{ $command } 名前」で、数の出典とともにカードを表示します。
rules-hint = 「{ $command } C5」で章、「{ $command } 11」で裁定、「{ $command } 伏兵」でその言葉を含むルールすべてを表示します。

## asking

answer-hint = (y/n)
answer-hint-default = （Enter：はい、n：いいえ）
answer-yes = y yes はい
answer-no = n no いいえ
answer-again = yかnで答えてください。
screen-more = Enter：次へ、q：戻る
screen-back = Enter：卓へ
choose-number = { $least }から{ $most }までの数を入力してください。
choose-key = { $keys }から選んでください。

## setting the table

setup-language = 言語
setup-game = どのゲームで遊びますか。
setup-number = 番号（Enter：{ $default }）：
setup-mix = どのカードを使いますか。名前をコンマで区切るか、「world_chaos,-trap,market」のように組み合わせを変えるか、「random」でおすすめの組み合わせを引いてください。
    .prompt = 組み合わせ（Enter：random）：
setup-people = この画面で遊ぶ人の名前を、コンマで区切って入力してください。
    .prompt = 人（Enter：{ player-default }）：
setup-people-teams = この画面で遊ぶ人の名前を、コンマで区切って入力してください。人、ボットの順に席につき、席は交互に2つの陣営のものになります。
    .prompt = 人（Enter：{ player-default }）：
setup-bots = どのボットが参加しますか。
    .prompt = ボット、コンマ区切り（Enter：なし。1人のときはretainer）：
setup-seed = シャッフルのシード値（Enter：なし）：
offer-kunitori = { $game }（基本ゲーム）
offer-world-on-fire = { $game }（戦略、忍者、共同合戦が加わる）
offer-world-chaos = { $game }（2つのゲームを混ぜた、おすすめの組み合わせ）
offer-custom = { $game }（2つのゲームから自分で選ぶか、ランダムに引く）
offer-moegahara = { $game }（2つの陣営が戦場で争う。2人、4人、6人用）
offer-unfinished = 終わっていないゲームがあります：{ $table }。
offer-go-on = 続けますか。
offer-last = 前回の顔ぶれ：{ $table }。
offer-again = 同じ顔ぶれで遊びますか。
table-line = { $game }（{ $players }）

## the picture

separator = 、
sentence-separator = { "" }
screen-round = 第{ $round }ラウンド
screen-last-round = 最終ラウンド！
screen-turn = { $player }の手番
screen-treasure = 財力
screen-victory = 勝利点
screen-general = 武将
screen-troop = 軍団
screen-tactics = 戦略
screen-politics = 内政
screen-no-general = 武将なし
screen-hand-size = 手札
screen-deck-size = 山札
screen-discard-size = 捨て山
screen-army = 軍勢エリア
screen-you = { $player }（あなた）
screen-since = 前のあなたの手番から
screen-since-more = 「log」ですべて表示
screen-hand = 手札：
screen-actions = アクション{ $number }
screen-money = 資金{ $number }
screen-buys = 購入{ $number }
screen-discount = すべて{ $number }安い
phase-action = アクションフェイズ
phase-battle = 合戦フェイズ
phase-buy = 購入フェイズ
phase-redraw = 補充フェイズ
phase-deploy = 布陣フェイズ
phase-end = 終了フェイズ
army-played = 使用：{ $cards }
army-ambush = 伏兵：{ $cards }
army-revealed = 公開：{ $cards }
army-moats = 設置中：{ $cards }
army-attack = 攻撃力{ $strength }
army-defence = 防御力{ $strength }

## the battlefield of Moegahara

short-tokugawa-ieyasu = 家康
short-ii-naomasa = 井伊
short-todo-takatora = 藤堂
short-kuroda-nagamasa = 黒田
short-kobayakawa-hideaki = 小早川
short-ishida-mitsunari = 石田
short-otani-yoshitsugu = 大谷
short-ukita-hideie = 宇喜多
short-konishi-yukinaga = 小西
short-toyotomi-hideyori = 秀頼
short-farmer-militia = 農兵
short-spear-troopers = 槍足軽
short-archers = 弓兵
short-cavalry = 騎馬兵
short-gunners = 鉄砲兵
short-marker-yellow = 黄
short-marker-blue = 青
short-marker-red = 赤
team = { $players }
team-side = { $players }（{ $side }）
team-points = { $goal }点中{ $points }点
field-land = 国
field-position = { $position }番目の位置
field-ours = 自軍が制した
field-theirs = 敵軍が制した
field-strip = 国：
field-more = fieldで詳しく
field-sizes = 手札·山札·捨て山
field-markers = マーカー
field-title = { $land }番の国
field-won-by = { $players }が勝ち取りました。
field-empty = ここにはまだ誰もカードを布陣していません。
field-fight = { $position }番目の位置：{ $outcome }
fight-won = 自軍の勝ち
fight-lost = 敵軍の勝ち
fight-level = 同じ戦力、どちらの勝ちでもない
fight-none = 向かい合うカードなし
field-card = { $card } { $strength }
bonus-cost = { $number }（コスト）
bonus-behind = + { $number }（後ろの武将：{ $card }）
bonus-text = + { $number }（{ $card }）
field-line = { $team }：{ $card }
field-score = 勝っている戦い：自軍{ $own }、敵軍{ $enemy }。
field-score-rule = 同じ国で2つの戦いに勝つか、3枚対0枚になると、その国を勝ち取る（ルールM6.3）。
preview-wins = { $position }番目：国を勝ち取る
preview-loses = { $position }番目：敵軍が国を勝ち取ってしまう
preview-alone = { $position }番目：戦力{ $strength }、向かい合う敵軍なし
preview-fight = { $position }番目：{ $strength } { $sign } { $against } { $card }
screen-mate-hand = { $player }の手札：

## what is typed during a game

hint-help = ?：ヘルプ
hint-pool = 番号：その山から取る（›は取れる山）
hint-picks = 番号は1行に並べる。例：1 3
help-number = その横に書かれていること。購入フェイズではその番号の山
    .key = 1、2、3…
help-move = 手をそのまま入力する。カードの名前だけでもよい
    .key = buy silver
help-t = 手札の財力をすべて使用する
    .key = t
help-e = フェイズを終える。購入フェイズでは手番を終える
    .key = e
help-e-field = フェイズを終える
    .key = e
help-why = その手がなぜできないかを、ルールとともに示す
    .key = why 手
help-undo = 自分の最後の手を取り消す。ほかの人の同意が必要ならたずねる
    .key = undo
help-card = カードの説明。山の番号でも調べられる。何も付けなければ、このゲームのすべてのカード
    .key = card 名前
help-rules = ルールを番号や言葉で調べる。それだけなら目次
    .key = rules C5
help-log = これまでに起きたことすべて
    .key = log
help-piles = 捨て山、山札、得点について知ってよいこと
    .key = piles
help-pool = すべての山の番号、コスト、枚数
    .key = pool
help-field = 戦場全体
    .key = field
help-land = その国の戦いの戦力、修正とその理由。それだけならすべての国
    .key = land 3
help-mates = 同盟者の手札と捨て山
    .key = mates
help-agree = 全員が同意すれば、ここでゲームを終えて得点を数える
    .key = agree
help-save = ゲームを保存する。名前がなければ自動保存の場所に
    .key = save ファイル
help-load = 保存したゲームを続ける
    .key = load ファイル
help-quit = やめる。ゲームは保存される
    .key = quit
not-understood = 「{ $word }」はここでは使えません。番号か手を入力してください。?でヘルプを表示します。
no-such-pile = 「{ $number }」番の山はありません。購入エリアの山の番号は1から{ $most }までです。
no-general-left = この山に武将は残っていません。
move-needs-more = 「{ $verb }」の後が足りません。例：「{ $example }」。
several-moves = 「{ $word }」は{ $moves }のどれとも読めます。
end-not-now = いま終えられるものはありません。先に質問に答えてください。
no-treasure = 手札に財力がありません。
treasure-later = 財力は購入フェイズで使用します。
why-what = どの手かを入力してください：「why 手」。例：「why buy gold」。
why-open = 「{ $move }」は、いまできます。
undo-number = 「{ $word }」は手の数ではありません。
undo-nothing = 取り消せる自分の手がありません。
undo-needs = { $player }が手を取り消したいと言っています。その後、新しいことがわかったか、ほかの人が決定をしています。
undo-agree = { $player }、同意しますか。
undo-refused = { $player }は同意しませんでした。手はそのままです。
undo-bots = 同意が必要だった{ $players }は同意しました。
undone = { $number }手を取り消しました。
cover = 次は{ $player }が決める番です。ほかの人は画面を見ないでください。
cover-prompt = { $player }、準備ができたらEnterを押してください。
agree-own = ここでゲームを終えて得点を数えますか。
agree-asks = { $player }がここでゲームを終えて得点を数えたいと言っています（裁定16）。
agree-refused = { $player }は同意しませんでした。ゲームを続けます。
no-such-land = 「{ $word }」番の国はありません。戦場の国は1番から{ $lands }番までです。
mates-none = 同盟者はいません。
mates-hand = 手札：{ $cards }
piles-discard = 捨て山{ $number }枚：{ $cards }
piles-deck = 山札：{ $cards }
piles-top = 山札の上（次に引く順）：{ $cards }
piles-top-unordered = 山札の上（順序は秘密）：{ $cards }
piles-owned = 持っているカード：{ $cards }（勝利点{ $points }）
piles-trash = 廃棄置き場：{ $cards }
piles-owned-field = 持っているカード：{ $cards }
piles-buried = 勝ち取られた国の下（ゲームから除外）：{ $cards }

## the end

score-heading = ゲーム終了
score-total = 合計
score-winner = { $player }が{ $points }点で勝ちました。
score-tie = 同点のため、最初の手番が最も遅かったプレイヤーの勝ちです（ルールC8.3）。
score-lands = 勝ち取った国
score-which = 国の番号
score-winner-teams = { $players }が{ $points }点で勝ちました。
score-tie-teams = 同点のため、国の多い陣営、それも同じなら先手でない陣営の勝ちです（裁定16）。
