### The arena: `kunitori arena`, and the crew that spreads work over processes and clusters.

## help for the command line

command-arena = ボットどうしを戦わせ、どれが強いかを測る
    .about = ボットどうしを、同じ配りをすべての席から遊ばせて、どれがどれだけ勝つか、それがどれほど確かかを示します。Ctrl-Cで止めると、そこまでの表を表示します。
value-games = 数
value-jobs = 数
value-json = ファイル
value-csv = ファイル
value-parquet = ファイル
value-until = パーセント
value-share = パーセント
value-cluster = アドレス
value-arena-players = 数
option-arena-players = 一つの卓の人数（なければ2）。ボットが席より多ければすべての組み合わせで遊び、少なければ最後のボットが残りの席を埋める（『決戦萌ヶ原』では各ボットが一つの陣営になる）
option-arena-bots = 戦わせるボット。例：money,random。同じものを二度挙げてもよい
option-arena-seed = すべてを再現できるようにする言葉または数。なければ自動で決めて表示する
option-arena-max-rounds = このラウンド数でゲームを終える（なければ200）
option-arena-json = 表、対戦成績、全ゲーム、シード値、ルールのすべてをこのファイルに書く
option-games = 遊ぶゲーム数（なければ400）。始めた配りはすべての席から遊ぶ
option-jobs = 同時に遊ぶプロセスの数。なければコアごとに一つ
option-csv = 全ゲームの全席を一行ずつこのファイルに書く
option-parquet = 同じ内容をParquetファイルに書く。追加機能「lab」が必要
option-until = 最初のボットの勝率が均等な割合より上か下かが、この確かさ（例：95）でわかったところで止める
option-share = --untilと共に：均等な割合の代わりにこの割合（例：60）と比べる
option-cluster = Rayクラスターで遊ぶ。「host:port」「ray://host:port」「auto」「local」のどれか。追加機能「cluster」が必要
value-exploit = ボット
value-practice = 数
value-seconds = 数
value-arena-out = 名前
option-exploit = 対戦の代わりに、このボットを知りつくした相手がどれだけ勝てるかを調べる。リストと重みをこのボットを相手に鍛え、新しい配りで確かめる
option-coalition = --exploitと共に：一席を除くすべての席が手を組む
option-practice = --exploitと共に：練習のゲーム数。「20000」ならリストと重みに20000ずつ、「20000,0」ならリストだけ（なければ20000）
option-seconds = --exploitと共に：代わりにこの秒数だけ練習する。半分はリスト、半分は重みに使う
option-arena-out = --exploitと共に：書き込むファイルの名前。リストの「.txt」と重みの「.json」は付けない

## what cannot be

arena-error-bots = ボットは二つ以上必要です。「--bots money,random」のように、--botsで指定してください。同じものを二度挙げてもかまいません。
arena-error-games = --gamesには{ $least }から{ $most }までの数を指定してください（{ $games }は使えません）。このボットでは、全員がすべての席に着くために一つの配りで{ $least }ゲームかかります。
arena-error-sure = --untilには50から99までのパーセントを指定してください。例：「--until 95」。
arena-error-share = --shareには1から99までのパーセントを指定してください。例：「--share 60」。
arena-error-share-alone = --shareは--untilの問いを決めるものです。「--until 95 --share 60」のように、両方を指定してください。
arena-error-parquet = Parquetファイルにはpyarrowが必要です。「pip install "kunitori[lab]"」で追加機能を入れるか、--csvを使ってください。
arena-error-same-file = --{ $option }と--{ $other }が同じファイルを指しています。別々にしてください。
arena-error-taken = { $path }は別のファイルなので、上書きしません。ほかの名前にしてください。
crew-jobs = 同時に{ $jobs }プロセスにはできません。1から{ $most }までの数にしてください。
crew-no-ray = クラスターにはRayが必要です。「pip install "kunitori[cluster]"」で追加機能を入れてください。
crew-no-cluster = 「{ $address }」のRayクラスターに接続できません。ヘッドの「host:port」、「ray://host:port」、このマシンで動いているものなら「auto」、新しく始めるなら「local」を指定してください。
crew-refused = 「{ $address }」のRayクラスターに接続を拒否されました。認証トークンがこのマシンにないか、一致していません。ヘッドノードの「~/.ray/auth_token」をこのマシンの同じ場所にコピーしてください。
crew-no-client = 「{ $address }」にはRayクライアントが必要です。「pip install "ray[client]"」で入れてください。クラスターに属するマシンなら、ヘッドの「host:port」で接続できます。
crew-broken = 遊んでいたプロセスが途中で終わりました。メモリーが足りないのかもしれません。--jobsを減らしてみてください。
crew-version = クラスターのノードとKunitoriのバージョンが違います。こちらは{ $here }、あちらは{ $there }です。同じものを入れてください。
exploit-error-alone = --{ $option }は--exploitと共に使います。例：「--exploit lord」。
exploit-error-option = --{ $option }は--exploitと一緒には使えません。どちらかを外してください。
exploit-error-both = --secondsと--practiceは、どちらも練習の長さを決めるものです。どちらか一つにしてください。
exploit-error-practice = --practiceには{ $most }までのゲーム数を一つか二つ指定してください（すべて0は使えません）。例：「20000」「20000,5000」。
exploit-error-outside = 「{ $bot }」は外部のプログラムなので、これには遅すぎます。lord、「list:ファイル」、「mind:ファイル」など、Kunitoriの中で動くボットを指定してください。
exploit-error-coalition = --coalitionには、陣営のないゲームと三人以上のプレイヤーが必要です。

## the table

arena-playing = 対戦中
arena-head = { $game }、{ $players }人：{ $games }ゲーム、{ $deals }通りの配りをすべての席から{ $tables ->
    [1] {""}
   *[other] （{ $tables }卓）
  }。シード値：{ $seed }
arena-bot = ボット
arena-column-won = 勝率
arena-column-interval = 95%区間
arena-column-even = 均等なら
arena-column-rating = レーティング
arena-column-points = 点数
arena-column-decisions = 決断数
arena-column-time = 一決断
arena-pairs = 左のボットが上のボットより上位だった割合（%）：
arena-length = 一ゲームは平均{ $rounds }ラウンドでした。{ $limit }ラウンドの上限で終わったゲームは{ $cut ->
    [0] ありません
   *[other] { $cut }あります
  }。
arena-faults = { $bot }は{ $count }回失敗し、代わりに必要最小限の手が指されました。
arena-why = ゲーム中の最初の失敗（{ $count }回）：{ $why }。
arena-answer-more = { $games }ゲームで答えが出ました：{ $bot }の勝率は{ $share }より上です。真の勝率は{ $low }から{ $high }の間です（確かさ{ $sure }）。
arena-answer-less = { $games }ゲームで答えが出ました：{ $bot }の勝率は{ $share }より下です。真の勝率は{ $low }から{ $high }の間です（確かさ{ $sure }）。
arena-answer-open = { $games }ゲームでは、{ $bot }の勝率が{ $share }より上か下か、答えが出ませんでした。真の勝率は{ $low }から{ $high }の間です（確かさ{ $sure }）。
arena-early = この区間は、都合のよいところで止めても成り立ちます。表の区間は、ゲーム数を前もって決めた場合のものです。
arena-stopped = 全{ $total }ゲームのうち{ $games }ゲームで止めました。すべての席から遊び終えた配りだけを数えます。
arena-nothing = 最初の配りをすべての席から遊び終える前に止めたので、結果はありません。
arena-written = 書き込みました：{ $paths }

## the findings of --exploit

exploit-practising = 練習中
exploit-examining = 確認中
exploit-stopped = 練習を止めました。ここまでに見つかったものです。
exploit-head = { $game }、{ $players }人：{ $together ->
    [yes] 残りの全員対{ $bot }一人
   *[no] 一席または一陣営対{ $bot }
  }、新しい配りをすべての席から。シード値：{ $seed }
exploit-list = リスト
exploit-mind = 重み
exploit-practised = 練習
exploit-games = ゲーム数
exploit-verdict-yes = { $bot }には付け入る隙があります：よいほうの勝率は{ $share }（{ $low }から{ $high }）で、均等なら{ $even }です。練習を増やせば、さらに見つかるかもしれません。
exploit-verdict-no = 見つかったものでは{ $bot }に勝ち越せません：よいほうの勝率は{ $share }（{ $low }から{ $high }）で、均等なら{ $even }です。練習を増やせば、さらに見つかるかもしれません。
exploit-verdict-open = はっきりした優位はありません：よいほうの勝率は{ $share }（{ $low }から{ $high }）で、均等なら{ $even }です。--gamesを増やせばより確かになり、練習を増やせばさらに見つかるかもしれません。
exploit-repeat = 同じ結果を得るには：{ $command }

## numbers

arena-none = –
arena-percent = { $number }%
arena-span = { $low }～{ $high }
arena-rating = { $mean } ± { $margin }
arena-us = { $number }マイクロ秒
arena-ms = { $number }ミリ秒
arena-s = { $number }秒
