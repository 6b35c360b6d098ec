### Many tables at once: `make load`.

error-no-postgres = PostgreSQL is not installed here: its program { $program } was not found.
error-postgres-start = PostgreSQL did not start: { $reason }
error-server-start = The server did not start: { $reason }
error-refused = The server refused (status { $status }): { $answer }
error-no-node = Skipped: this needs the program { $program }, which was not found.
error-no-packages = Skipped: npm could not install what it needs. { $reason }

load-begins = Measuring { $tables } tables with { $seats } sockets each.
load-unpinned = Server and players share their cores here, so the times mean less.
load-seated = All tables are set up. Opening the sockets.
load-playing = Everybody is seated. Playing.
load-crowd = One server with { $tables } tables
load-race = Two servers on one PostgreSQL
load-figure = Figure
load-value = Measured
load-bound = At most
load-verdict = Met
load-met = yes
load-missed = no
load-quantity = { $value } { $unit }

## the figures

load-figure-tables = Tables
load-figure-sockets = Sockets
load-figure-moves = Moves
load-figure-moves-per-second = Moves per second
load-figure-actor-median = Until the player sees it, median
load-figure-actor-p99 = Until the player sees it, 99%
load-figure-all-median = Until everybody sees it, median
load-figure-all-p95 = Until everybody sees it, 95%
load-figure-all-p99 = Until everybody sees it, 99%
load-figure-all-slowest = Until everybody sees it, slowest
load-figure-lost = Moves lost
load-figure-refused = Moves refused
load-figure-frame = Average frame
load-figure-memory-empty = Memory of the empty server
load-figure-memory-end = Memory at the end
load-figure-memory-table = Memory per table
load-figure-cpu-move = Server, CPU per move
load-figure-cpu-loop = of which event loop
load-figure-cpu-threads = of which other threads
load-figure-server-share = Server, share of a core
load-figure-client-share = Players, share of a core
load-figure-across-median = Sent here, seen there, median
load-figure-across-p99 = Sent here, seen there, 99%
load-figure-races = Races
load-figure-both-taken = Races in which both moves were taken
load-figure-unequal = Differences between the servers

## beside boardgame.io: `make peers`

peers-begins = Our server and boardgame.io take turns on one core, { $tables } tables each.
peers-title = Compared with boardgame.io, { $tables } tables each
peers-ours = Kunitori, SQLite
peers-memory = boardgame.io, in memory
peers-files = boardgame.io, files
peers-ratio = CPU per move, Kunitori compared with it
peers-times = { $all } times ({ $least } to { $most })
peers-kept = When a move is seen, it is
peers-kept-ours = safely on disk
peers-kept-memory = in memory only
peers-kept-files = not yet written
peers-busy = Load average of this machine in the last minute: { $load }

## a full store: `make filled`

filled-begins = Filling a store with { $finished } finished and { $running } running games, then measuring it beside an empty one.
filled-title = A store with { $finished } finished and { $running } running games
filled-empty = Empty
filled-filled = Full
filled-ratio = Times
filled-what-size = Database
filled-what-start = From start to first answer
filled-what-start-work = CPU of the start and the first seconds
filled-what-sweep = Sweep
filled-what-first-metrics = /metrics, the first time
filled-what-metrics = /metrics
filled-what-games = My games
filled-what-front = Front page
filled-what-move = Move, from sent to answered
filled-what-move-work = CPU per move
