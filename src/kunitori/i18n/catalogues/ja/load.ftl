### Many tables at once: `make load`.

error-no-postgres = PostgreSQLが入っていません。プログラム{ $program }が見つかりません。
error-postgres-start = PostgreSQLを起動できませんでした：{ $reason }
error-server-start = サーバーを起動できませんでした：{ $reason }
error-refused = サーバーに断られました（ステータス{ $status }）：{ $answer }

load-begins = { $tables }卓、各卓{ $seats }接続で測ります。
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
load-figure-server-share = サーバー（1コア比）
load-figure-client-share = プレイヤー側（1コア比）
load-figure-across-median = こちらで送信してからあちらで見えるまで（中央値）
load-figure-across-p99 = こちらで送信してからあちらで見えるまで（99%）
load-figure-races = 競争
load-figure-both-taken = 両方の手が通った競争
load-figure-unequal = サーバー間の違い
