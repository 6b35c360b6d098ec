### Many tables at once: `make load`.

error-no-postgres = PostgreSQL is not installed here: its program { $program } was not found.
error-postgres-start = PostgreSQL did not start: { $reason }
error-server-start = The server did not start: { $reason }
error-refused = The server refused (status { $status }): { $answer }

load-begins = Measuring { $tables } tables with { $seats } sockets each.
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
load-figure-actor-median = Sent until the player sees it, median
load-figure-actor-p99 = Sent until the player sees it, 99 %
load-figure-all-median = Sent until everybody sees it, median
load-figure-all-p95 = Sent until everybody sees it, 95 %
load-figure-all-p99 = Sent until everybody sees it, 99 %
load-figure-all-slowest = Sent until everybody sees it, slowest
load-figure-lost = Moves lost
load-figure-refused = Moves refused
load-figure-frame = A frame on average
load-figure-memory-empty = Memory of the empty server
load-figure-memory-end = Memory at the end
load-figure-memory-table = Memory per table
load-figure-server-share = Server, share of a core
load-figure-client-share = Players, share of a core
load-figure-across-median = Sent here until seen there, median
load-figure-across-p99 = Sent here until seen there, 99 %
load-figure-races = Races
load-figure-both-taken = Races in which both moves were taken
load-figure-unequal = Differences between the servers
