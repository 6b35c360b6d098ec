### Many tables at once: `make load`.

error-no-postgres = PostgreSQLが入っていません。プログラム{ $program }が見つかりません。
error-postgres-start = PostgreSQLを起動できませんでした：{ $reason }
error-server-start = サーバーを起動できませんでした：{ $reason }
error-refused = サーバーに断られました（ステータス{ $status }）：{ $answer }
error-no-node = 省略します。必要なプログラム{ $program }が見つかりません。
error-no-packages = 省略します。必要なものをnpmでインストールできませんでした。{ $reason }

load-begins = { $tables }卓、各卓{ $seats }接続で測ります。
load-unpinned = この環境ではサーバーとプレイヤー側がコアを共有するため、時間の値は参考程度です。
load-seated = すべての卓ができました。接続を開いています。
load-playing = 全員が着席しました。対局を始めます。
load-crowd = サーバー1台で{ $tables }卓
load-race = 1つのPostgreSQLにサーバー2台
load-figure = 項目
load-value = 実測
load-bound = 上限
load-verdict = 達成
load-met = はい
load-missed = いいえ
load-quantity = { $value } { $unit }

## the figures

load-figure-tables = 卓
load-figure-sockets = 接続
load-figure-moves = 手数
load-figure-moves-per-second = 毎秒の手数
load-figure-actor-median = 送信から本人に見えるまで（中央値）
load-figure-actor-p99 = 送信から本人に見えるまで（99%）
load-figure-all-median = 送信から全員に見えるまで（中央値）
load-figure-all-p95 = 送信から全員に見えるまで（95%）
load-figure-all-p99 = 送信から全員に見えるまで（99%）
load-figure-all-slowest = 送信から全員に見えるまで（最長）
load-figure-lost = 失われた手
load-figure-refused = 断られた手
load-figure-frame = フレームの平均の大きさ
load-figure-memory-empty = 空のサーバーのメモリ
load-figure-memory-end = 終了時のメモリ
load-figure-memory-table = 1卓あたりのメモリ
load-figure-cpu-move = サーバー、1手あたりのCPU時間
load-figure-cpu-loop = うちイベントループ
load-figure-cpu-threads = うちほかのスレッド
load-figure-server-share = サーバー（1コア比）
load-figure-client-share = プレイヤー側（1コア比）
load-figure-across-median = こちらで送信してからあちらで見えるまで（中央値）
load-figure-across-p99 = こちらで送信してからあちらで見えるまで（99%）
load-figure-races = 競争
load-figure-both-taken = 両方の手が通った競争
load-figure-unequal = サーバー間の違い

## beside boardgame.io: `make peers`

peers-begins = 当サーバーとboardgame.ioを1つのコアで交互に動かします。卓数はそれぞれ{ $tables }です。
peers-title = boardgame.ioとの比較（各{ $tables }卓）
peers-ours = Kunitori（ディスク）
peers-memory = boardgame.io（メモリ）
peers-files = boardgame.io（ファイル）
peers-ratio = 1手あたりのCPU時間（Kunitoriの比率）
peers-times = { $all }（{ $least }～{ $most }）
peers-kept = 全員に見えた時点での手の保存
peers-kept-ours = ディスクに同期済み
peers-kept-memory = メモリのみ
peers-kept-files = まだ書き込み前
peers-busy = この1分間のシステム負荷：{ $load }

## a full store: `make filled`

filled-begins = 終わった対局{ $finished }局と進行中の対局{ $running }局をデータベースに入れて、空のものと並べて測ります。
filled-title = 終わった対局{ $finished }局と進行中の対局{ $running }局のデータベース
filled-empty = 空
filled-filled = いっぱい
filled-ratio = 比
filled-what-size = データベース
filled-what-start = 起動から応答まで
filled-what-start-work = 起動と最初の数秒のCPU
filled-what-sweep = 片付け
filled-what-first-metrics = /metrics（初回）
filled-what-metrics = /metricsの応答
filled-what-games = 自分の対局
filled-what-front = トップページ
filled-what-move = 手の送信から応答まで
filled-what-move-work = 1手あたりのCPU
