### A long run, and kills during play: `make soak` and `make kill`.

soak-begins = 入れ替わる{ $tables }卓で{ $minutes }分間遊びます。
soak-title = 入れ替わる{ $tables }卓
kill-begins = 対局中のサーバーを{ $times }回強制終了します。まずSQLite、次にPostgreSQLです。
kill-sqlite = 対局中の強制終了、SQLite
kill-postgres = 対局中の強制終了、PostgreSQL
load-figure-minutes = 分
load-figure-games-ended = 終わったゲーム
load-figure-returns = 席を外して戻った人
load-figure-memory-warm = 準備後のメモリ
load-figure-memory-slope = メモリの増え方
load-figure-kills = 強制終了
load-figure-unheard = 本人に伝わる前に保存された手
load-figure-invented = 誰も指していない手
load-figure-wrong-questions = 問いが違う席
