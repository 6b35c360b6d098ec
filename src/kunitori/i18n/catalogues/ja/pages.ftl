### ブラウザの卓のまわりのページ：表紙、新しい卓、再生、検討、設定。

## すべてのページ

site-title = { $page } – くにとりっ!
site-name = くにとりっ!
site-skip = 本文へ
site-navigation = ページ一覧
site-play = 遊ぶ
site-games = 自分のゲーム
site-learn = 遊び方
site-rules = ルール
site-cards = カード
site-about = このサイトについて
site-settings = 設定
site-language = 言語
site-fan = 非公式のファン作品です。ゲームの権利は各権利者にあります。
site-you = { $name }さん　設定
site-problem = エラー
site-labelled = { $label }：{ $text }

## 表紙

front-tagline = 山札を築き、兵を挙げ、国を取れ。戦国のカードゲームを、あなたの卓で。
front-continue = 続きから遊ぶ
front-more = 自分のゲームをすべて見る
front-play = ボットと遊ぶ
front-play-text = ゲームを選べば、すぐに始まります。
front-opponents = 相手の数
front-level = 強さ
front-kunitori = 基本ゲーム。金、国、そして最初の軍勢。
front-world-on-fire = 戦略、忍者、共同合戦。
front-world-chaos = 2つのゲームを混ぜた、おすすめの組み合わせ。
front-moegahara = 東軍対西軍。2つの陣営が10の国をめぐって激突。
front-custom = 自分で選ぶか、ランダムに決める。
front-players = 2〜6人
front-players-teams = 2、4、6人
front-start = { $game }で遊ぶ
front-set = 詳細設定
front-mix = カードを自分で選ぶ
front-friends = 友達と遊ぶ
front-friends-text = 卓を作ってリンクを送れば、登録なしで各自のブラウザから遊べます。1つの画面を囲んで遊ぶこともできます。
front-new = 新しい卓
front-join = リンクをお持ちですか
front-join-text = 参加、観戦、リプレイには、届いたリンクを貼り付けてください。
front-join-go = 開く
front-lan = 同じネットワークの端末から
front-lan-text = 同じネットワークの別の端末で、QRコードを読み取るか、アドレスを入力してください。
front-look = 練習と振り返り
front-look-text = 問題を解いたり、終わったゲームを一手ずつたどったりできます。分かれ目を見つけ、好きな場面から続きを遊べます。
front-import = 棋譜を開く
front-learn = 初めての方へ
front-learn-text = 課題つきの短いゲームで、どのゲームも覚えられます。ルールと全カードもここで調べられます。
front-learn-go = 遊び方を学ぶ

## 新しい卓

new-title = 新しい卓
new-game = ゲーム
new-mix = 組み合わせるカード
new-mix-text = 自由な組み合わせのときだけ使います。おすすめは目安で、どんな組み合わせでも遊べます（ルールX2）。
new-mix-random = おすすめに沿ってランダムに
new-mix-own = 自分で選ぶ
new-mix-roll = ランダムに選ぶ
new-mix-preset = 天下大乱の組み合わせにする
new-mix-none = すべて外す
new-mix-check = 組み合わせを確認
new-mix-generals = 武将
new-mix-treasury = 財力と勝利点
new-mix-both = 両方のゲーム
new-mix-count = アクションカード{ $kinds }種類。
new-mix-sound = おすすめどおりです。
new-mix-cost = コスト{ $cost }
new-seats = 席
new-seats-text = 手番の順に並びます。使わない席は空のままにしてください。
new-seats-teams = 『決戦萌ヶ原』では、席が交互に2つの陣営に分かれます。1・3・5番対2・4・6番です。
new-seat = { $number }番の席
new-seat-empty = 空席
new-seat-me = 自分
new-seat-friend = 友達（リンクで参加）
new-seat-person = この画面で遊ぶ人
new-seat-levels = ボット
new-seat-plans = 一つの方針で戦うボット
new-seat-name = { $number }番の席の名前
new-seat-name-hint = 名前
new-seat-up = { $number }番の席を上へ
new-start = 最初のプレイヤー
new-start-chance = ランダム
new-more = 詳細：時計、速さ、シード値、訂正
new-clock = 時計
new-clock-none = なし
new-clock-some = 持ち時間{ $minutes }分、決定ごとに{ $seconds }秒加算
new-clock-text = 時間が切れると、ボットが代わりに続けます。
new-absence = 不在のとき
new-absence-usual = 標準：{ $bot }／{ $alone }
new-absence-some = { $bot }／{ $alone }
new-absence-text = 最初の時間がたつとボットに代わってもらえ、次の時間がたつと手の取り消しやゲームの終了をほかの人だけで決められます。時計がある卓での「標準」は、持ち時間に従うという意味です。席に着いた人は、これに同意したことになります。
absence-rule = 誰かが不在でほかの人が待っている場合、{ $bot }たつとボットに代わってもらえます。{ $alone }たつと、手の取り消しやゲームの終了をほかの人だけで決められます。席に着くと、これに同意したことになります。
absence-clock = 誰かが不在の場合は、持ち時間に従います。時間が切れると、ボットが代わりに続けます。席に着くと、これに同意したことになります。
absence-days = { $count }日
absence-hours = { $count }時間
absence-minutes = { $count }分
absence-seconds = { $count }秒
new-pace = ボットの速さ
new-pace-slow = ゆっくり
new-pace-steady = ふつう
new-pace-quick = 速い
new-pace-none = 待ち時間なし
new-language = ボットの名前の言語
new-rounds = ラウンド数の上限
new-rounds-text = 空欄なら上限なし。
new-seed = シード値
new-seed-text = シャッフルを再現できる言葉か数。知っている人は、すべてのカードを割り出せます。
new-corrections = 訂正
new-corrections-text = 手元のカードの数値を、訂正ファイルの書き方で。貼り付けるか、ファイルを選んでください。
new-corrections-file = ファイルを選ぶ
new-name = 卓の名前
new-name-text = 空欄ならゲームの名前になります。
new-go = 卓を作る
new-error-seats = 席は2つ以上必要です。ボットか友達の席を加えてください。
new-error-choice = 「{ $value }」は選べません。
new-error-me = 自分の席は1つだけです。
new-error-screen = リンクで参加する友達と、この画面で遊ぶ人は、同じ卓に混ぜられません。
new-error-people = 自分も席に着くか、ボットだけのゲームを観戦してください。
form-error-number = 「{ $field }」には{ $least }から{ $most }までの整数が必要です。「{ $value }」は使えません。
form-error-long = 長すぎます。短くしてください。
form-error-text = フォームを読み取れませんでした。前のページに戻ってやり直してください。

## 名前と家紋

settings-title = 設定
settings-you = 席でのあなた
settings-name = 名前
settings-name-text = ほかの人に見える名前です。24文字まで。
settings-crest = 家紋
settings-view = 卓での表示
settings-motion = アニメーション
settings-motion-system = 端末の設定どおり
settings-motion-full = オン
settings-motion-none = オフ
settings-sound = 音
settings-sound-on = オン
settings-sound-off = オフ
settings-save = 保存する
settings-kept = 保存しました。
settings-note = 上の内容は、このブラウザのクッキーにだけ保存されます。登録はありません。
settings-recovery = ゲームを引き継ぐ
settings-recovery-text = このリンクはあなた自身の証です。別の端末でも、このブラウザの記録が消えたあとでも、自分のゲームをすべて開けます。保存しておき、誰にも見せないでください。
settings-recovery-camera = スマートフォン用のQRコード
recover-title = ここでゲームを続ける
recover-text = 以後、このブラウザでは、リンクの持ち主のゲームをすべて続けられます。自分のリンクである場合だけ進んでください。
recover-own = このブラウザにもゲームがあるかもしれません。先にそのリンクを保存してください。保存しないと開けなくなります。
recover-go = はい、自分のリンクです
recover-not = やめておく
recover-error-code = このリンクに対応するゲームはありません。ゲームのあるブラウザの設定画面から、もう一度コピーしてください。
guest-name = ゲスト
crest-mitsudomoe = 三つ巴
crest-hishi = 四つ菱
crest-uroko = 三つ鱗
crest-kikyo = 桔梗
crest-sakura = 桜
crest-umebachi = 梅鉢
crest-kuyo = 九曜
crest-jumonji = 丸に十文字
crest-futatsuhiki = 丸に二つ引
crest-igeta = 井桁
crest-rokumonsen = 六文銭
crest-yotsume = 四つ目
crest-kikko = 亀甲
crest-ogi = 扇
crest-janome = 蛇の目
crest-shippo = 七宝
crest-tsuki = 月に星
crest-chidori = 千鳥
crest-aoi = 葵
crest-kuginuki = 釘抜

## 対局一覧

games-title = 自分のゲーム
games-running = 進行中
games-over = 終わったゲーム
games-none = まだゲームがありません。トップページで選ぶと、ここに残ります。
games-gathering = 参加者を待っています
games-your-turn = あなたの番です
games-turn = { $player }の番です
games-paused = 中断中
games-won = あなたの勝ち
games-winner = { $players }の勝ち
games-round = 第{ $round }ラウンド
games-continue = 続ける
games-watch = 観戦
games-replay = リプレイ
games-review = 検討
games-record = 棋譜
games-of = { $action }：{ $table }
games-device = 別の端末で続ける
games-device-text = このリンクはあなた自身の席です。開いた人があなたの代わりにプレイできます。人には渡さないでください。
games-with = { $players }

## 参加と、席が埋まるまで

join-title = 卓に参加する
join-text = この卓に招待されています：{ $table }
join-seat = 席
join-any = 空いている席
join-go = 席に着く
join-watch = 観戦する
join-full = 席はすべて埋まっています。観戦はできます。
join-error-link = 卓へのリンクではありません。リンクの例：{ $example }
join-error-token = この席へのリンクは無効です。「自分のゲーム」からもう一度コピーしてください。
join-known-deal = この卓のカードは秘密ではありません。卓を作った人はシード値を選んだか、記録されたゲームを続けているので、全員の手札を知ることができます。
lobby-title = 参加者を待っています
lobby-text = 全員が席に着くと始まります。
lobby-invite = 友達を招待する
lobby-invite-text = このリンクを送ってください。開いた人は空いている席に着けます。
lobby-copy = リンクをコピー
lobby-copied = コピーしました
lobby-qr = リンクのQRコード
lobby-seats = 席
lobby-free = 空席
lobby-you = { $name }（あなた）
lobby-person = 人
lobby-team = 陣営{ $team }
lobby-leave = 席を立つ
lobby-rename = 名前と家紋を変える

## 再生

replay-title = リプレイ：{ $table }
replay-first = 最初へ
replay-back = 一手戻る
replay-on = 一手進む
replay-last = 最後へ
replay-turn-back = 前の手番
replay-turn-on = 次の手番
replay-auto = 自動再生
replay-stop = 止める
replay-move = { $moves }手中{ $move }手目
replay-slider = 手数
replay-go = 表示
replay-seen = 視点
replay-seen-open = 全員の手札
replay-seen-watcher = 観戦者
replay-chance = 勝率
replay-share = この場面へのリンク
replay-keys = キー：← → で一手、↑ ↓ で一手番、HomeとEnd、スペースで自動再生。
replay-branch = ここから続きを遊ぶ
replay-branch-text = この場面から新しい卓を始めます。元のゲームはそのまま残ります。
replay-branch-seat = 担当する席
replay-branch-others = ほかの席
replay-branch-go = 始める
replay-this = この場面の出来事
replay-nothing = まだ何も起きていません。
replay-quiet = 卓上に変化はありません。
replay-download = 棋譜をダウンロード
replay-table = 卓に戻る
replay-error-running = このゲームはまだ終わっていません。棋譜を見せると全員の手札がわかってしまうため、終わってから見られます。
replay-error-move = このゲームは0手目から{ $moves }手目までです。「{ $move }」はありません。
replay-error-seat = このゲームに「{ $seat }」という席はありません。
import-title = 棋譜を開く
import-text = 棋譜を貼り付けるか、ファイルを選んでください。一手ずつ再現して確かめます。終わったゲームはたどることができ、途中のゲームは続けられます。
import-record = 棋譜
import-file = ファイルを選ぶ
import-go = 開く
import-on = 続きを遊ぶ
import-unfinished = このゲームは終わっていません。担当する席を選んでください。

## 問題の報告

problem-title = 問題を報告する
problem-text = 何がおかしかったか、どうなるはずだったかを書いてください。ゲームと一緒に残るので、その場面まで再現できます。
problem-note = 内容
problem-go = 報告する
problem-empty = 内容を書いてください。空のままでは役に立ちません。
problem-not-here = このゲームにメモを残せるのは、この卓のプレイヤーだけです。
problem-thanks = ありがとうございます。内容はゲームと一緒に保存されました。
problem-later = ゲームの間、棋譜は秘密です。終わったら、報告つきの棋譜をここからダウンロードできます。
problem-download = 報告つきの棋譜をダウンロード

## 対局の検討

study-title = 検討：{ $table }
study-working = 分析中：{ $all }手中{ $done }手。
study-waiting = ほかのゲームを検討中です。次にこのゲームを検討します。
study-reload = 更新
study-failed = このゲームは検討できませんでした。
study-chart = { $players }の勝率の推移。数値は下の表にあります。
study-whose = だれの選択か
study-everybody = 全員
study-figures = 数値の一覧
study-see = この場面を見る
study-long = { $moves }手を超えるゲームは長すぎて、ここでは検討できません。
study-running = 検討はゲームが終わってからできます。

## 遊び方と、このサイトについて

learn-title = 遊び方を学ぶ
learn-text = どの練習も本物のゲームです。課題を解きながら、理由も学べます。
learn-go = { $game }を学ぶ
learn-first = 初めての方はここから。
learn-before = { $game }の後がおすすめ。
learn-lesson = 本物の卓での本物のゲームです。何をするか、なぜそうするかを説明し、別の手を選んだときは理由も答えます。いつでも中断でき、「自分のゲーム」から続けられます。
learn-begin = 始める
learn-look = 調べる
learn-rules-text = 番号つきの全ルールと裁定。検索もできます。
learn-cards-text = 全カードと、数値の出典。
learn-try = まずは遊んでみるのもよいでしょう。新参者はちょうどよい相手です。
learn-try-go = 新参者と遊ぶ
about-title = このサイトについて
about-fan = これは非公式のファン作品です。アークライトその他の権利者とは関係がなく、承認や支援も受けていません。ゲームの名称は各権利者のものです。製品の絵や文章は使わず、ルールとカードの文は独自の言葉で書いています。気に入ったら、ぜひ製品をお買い求めください。
about-credits = ゲームを作った人々
about-named = ルールブックの表記に従います。
about-thanks = 『くにとりっ! 天下は萌えているか』のドイツ語版とフランス語版のルールブックも参照しました。手元の版に訳者の名はありませんが、感謝します。
about-role-design = ゲームデザイン
about-role-assistant-design = ゲームデザイン補佐
about-role-developers = ディベロップ
about-role-assistant-developers = ディベロップ補佐
about-role-direction = アートディレクション
about-role-graphics = グラフィックデザイン
about-role-cover = 表紙イラスト
about-role-illustrations = イラスト
about-role-translation = 翻訳
about-licences = ライセンス
about-licence-code = このサイトのコードはMITライセンスです。書体はSIL Open Font License 1.1に従います：
about-version = バージョン
about-engine = エンジン
about-revision = ルールの改訂番号
about-hash = ルールとカード
about-hash-text = この値が同じサーバーどうしでは、まったく同じゲームになります。
about-api = プログラム向け：JSON API

## うまくいかないとき

wrong-title = うまくいきませんでした
wrong-missing = 見つかりません
wrong-own = こちらの不具合です
wrong-home = トップページ
