### A long run, and kills during play: `make soak` and `make kill`.

soak-begins = Playing for { $minutes } minutes at { $tables } tables that come and go.
soak-title = { $tables } tables that come and go
kill-begins = Killing the server { $times } times during play, on SQLite and then on PostgreSQL.
kill-sqlite = Killed during play, on SQLite
kill-postgres = Killed during play, on PostgreSQL
load-figure-minutes = Minutes
load-figure-games-ended = Games finished
load-figure-returns = People who left and came back
load-figure-memory-warm = Memory after the warm-up
load-figure-memory-slope = Memory grows by
load-figure-kills = Kills
load-figure-unheard = Moves kept before their player was told
load-figure-invented = Moves that nobody made
load-figure-wrong-questions = Seats with a wrong question
