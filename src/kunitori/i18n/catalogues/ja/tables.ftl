### 卓：設定できないこと、いまはできないこと、卓の保存場所。

## settings

error-table-settings = 卓の設定はJSONオブジェクトで書いてください。例：{"{"}"game": "kunitori", "seats": ["person", "captain"]{"}"}
error-table-setting = 卓に「{ $name }」という設定はありません。設定できるのは{ $names }です。
error-table-version = この設定は、より新しい版のKunitoriのものです（形式{ $version }）。こちらを更新してください。
error-table-number = 「{ $name }」は{ $low }から{ $high }までの整数にしてください。「{ $value }」にはできません。
error-table-flag = 「{ $name }」はtrueかfalseにしてください。「{ $value }」にはできません。
error-table-seats = 「seats」には、席ごとに「person」かボットの名前を並べてください。
error-table-seats-record = このゲームは{ $players }人用ですが、席が{ $seats }つ用意されています。
error-table-mix = 組み合わせは、{ $most }文字以内の文字列か、カードの並びで指定してください。
error-table-clock = 時計には「bank」として{ $least }秒から{ $days }日までの持ち時間が必要です。手番ごとに加える「increment」は{ $most }秒までです。どちらも秒単位の整数で指定してください。
error-table-absence = 「absence」には「stand_in」と「concede」を秒単位の整数で指定してください。どちらも{ $least }秒から{ $days }日までで、「concede」は「stand_in」より短くできません。
error-table-clock-bots = 時計は人のためのものですが、ここではボットしか遊びません。
error-table-hot-seat = 1つの画面を囲むには、少なくとも1人は人が必要です。
error-table-title = 題は{ $most }文字以内で、改行を入れずに書いてください。
error-table-tutorial = 「{ $name }」という練習はありません。
error-table-two-sources = 続きから始めるには、棋譜か局面のどちらか一方だけを指定してください。
error-table-fixed = 「{ $name }」は、続けるゲームですでに決まっています。指定しないでください。
error-table-until = 「until」は、棋譜の何手目から続けるかを示します。棋譜も指定するか、「until」を外してください。
error-table-until-over = このゲームは{ $moves }手で終わっています。続きから始めるには、もっと前の手を選んでください。
error-table-bot-outside = この卓に自作のプログラムや、重みやリストのファイルを座らせることはできません。プログラムはゲストとして参加できます。
error-table-bot-budget = 卓のボットの考える時間は決まっています。「{ $bot }」の@から後ろを外してください。

## people

error-table-name = 名前は1文字以上{ $most }文字以内で、改行を入れずに書いてください。
error-table-name-invisible = 名前には目に見える文字だけを使ってください。
error-table-crest = 「{ $crest }」という家紋はありません。{ $crests }の中から選んでください。
error-table-said = 1文字以上{ $most }文字以内で書いてください。
error-table-sits-already = この卓にはもうあなたの席があります。
error-table-full = 席はすべて埋まっています。観戦はできます。
error-table-taken = 席{ $seat }は埋まっています。ほかの席を選んでください。
error-table-nobody = 席{ $seat }に人は座っていません。
error-table-no-team = 同盟者だけに話せるのは、陣営に分かれるゲームのプレイヤーだけです。

## what cannot be done now

error-table-gathering = ゲームはまだ始まっていません。空いている席があります。
error-table-not-full = すべての席が埋まると、ゲームが始まります。
error-table-begun = ゲームはもう始まっています。
error-table-no-number = シャッフルに加える乱数は、今は求められていません。
error-table-number-false = 「{ $number }」は、約束した乱数ではありません。
error-table-over = ゲームは終わっています。
error-table-not-over = ゲームはまだ続いています。
error-table-rematch = 次のゲームの卓は、もう用意されています。
error-table-turn = いま決めるのは{ $player }です。
error-table-not-asked = いまはあなたの番ではありません。
error-table-move-made = この手はもう決まっています。
error-table-paused = ゲームは中断しています。まず再開してください。
error-table-not-paused = ゲームは中断していません。
error-table-not-ready = { $players }の準備がまだです。全員が再開に同意すると、時計がまた動きます。
error-table-stood-in = ボットがあなたの代わりにプレイしています。まず席に戻ってください。
error-table-stands-in = { $player }の代わりに、もうボットがプレイしています。
error-table-no-stand-in = あなたの代わりにプレイしているボットはいません。
error-table-not-away = { $player }の不在は、まだ取り決めた時間に達していません。
error-table-conceded = すでに{ $player }抜きで決めています。
error-table-clock-decides = この卓では持ち時間で決まります。時間が残っている人の代わりにボットがプレイすることはありません。
error-table-resigned = あなたはこのゲームを投了しました。
error-table-out-of-time = 持ち時間が切れました。ボットが代わりに続けます。
error-table-time-left = { $player }にはまだ時間があります。
error-table-no-clock = この卓では時計は動いていません。
error-table-undo-asked = { $player }がすでに手の取り消しを申し込んでいます。まずそれに答えてください。
error-table-undo-nothing = 手の取り消しについて、あなたは何もたずねられていません。
error-table-agree-together = この終わらせ方には、卓の人全員の同意が必要です。
error-table-agreed = あなたはもう、ここで終えることに同意しています。
error-table-not-agreed = あなたはまだ、ここで終えることに同意していません。

## games this version cannot go on with

error-table-broken = このゲームは、この版のKunitoriでは続けられません。記録の{ $entry }番目の項目が合わなくなっています：{ $why }
error-table-newer = このゲームは、より新しい版のKunitoriで遊ばれています。記録の{ $entry }番目の項目「{ $kind }」は、この版では読めません。続けるには更新してください。
error-table-garbled = このゲームの記録の{ $entry }番目の項目が読めません。このゲームは続けられませんが、ほかの卓に影響はありません。

## the store

error-store-url = 「{ $url }」に卓を保存することはできません。sqlite:/// か postgresql:// で始まるアドレスを指定してください。
error-store-open = データベース{ $url }を開けません：{ $reason }
error-store-driver = PostgreSQLを使うには、もう1つパッケージが必要です。pip install "kunitori[server]" で入れてください。
error-store-newer = データベース{ $url }は、より新しい版のKunitoriが書いたものです（改訂{ $revision }）。こちらを更新してください。
error-store-table = 「{ $table }」という卓はありません。
error-store-taken = ほかの人のほうが先でした。卓をもう一度見てください。
error-store-exists = 「{ $table }」という卓はもうあります。
error-store-write = データベースがいま応答しません。少し待ってから、もう一度試してください。
error-store-full = サーバーのディスクがいっぱいで、何も保存できません。いまの操作は行われていません。空きができたら、もう一度試してください。
error-store-forbidden = サーバーがデータベースに書き込めず、何も保存できません。いまの操作は行われていません。あとでもう一度試してください。
error-store-broken = サーバーのデータベースのこの部分が壊れています。サーバーを動かしている人に知らせてください。バックアップで直せることがあります。
error-store-gone = サーバーのデータベースが移されたか消されたため、何も保存できません。いまの操作は行われていません。サーバーを動かしている人に知らせてください。
error-store-backup-there = { $path }はもうあります。バックアップに別の名前をつけてください。
error-store-backup = バックアップを{ $path }に書けませんでした：{ $reason }
error-store-backup-postgres = PostgreSQLには専用のバックアップの道具があります。pg_dumpを使ってください。
error-store-none = データベース{ $url }はまだなく、コピーするものがありません。「--database」または「KUNITORI_DATABASE_URL」を確認してください。
error-reason-folder = そのフォルダーはありません。先に作るか、別の場所を選んでください。
error-reason-forbidden = そこには書き込めません。フォルダーとファイルの権限を変えるか、別の場所を選んでください。
error-reason-is-folder = それはファイルではなくフォルダーです。その中のファイル名を指定してください。
error-reason-name = 名前が長すぎます。短い名前にしてください。
error-reason-full = ディスクがいっぱいです。空きを作ってから、もう一度試してください。
error-reason-silent = そこからは応答がありません。アドレスと、データベースが動いているかを確かめてください。
error-reason-busy = ほかのプログラムが使っています。それを閉じるか、終わるまで待ってください。
error-reason-not-ours = Kunitoriのデータベースではありません。ファイルには手を加えていません。別のファイルを選んでください。
error-reason-broken = ファイルが壊れています。バックアップと入れ替えて、となりにある-walと-shmで終わるファイルを消してください。新しく始めるなら、このファイルを別の場所に移してください。
error-reason-unusable = システムがこのファイルを読み書きできません。ディスクを確かめるか、別の場所を選んでください。
error-reason-log = となりにある-walで終わるファイルの中の、最新の手が壊れています。データベースをバックアップと入れ替えるか、そのファイルを消して、その手なしで続けてください。
error-reason-emptied = 対局が保存されていたはずのファイルが空です。バックアップと入れ替えてください。新しく始めるなら、このファイルを消してください。
