### A long run, and kills during play: `make soak` and `make kill`.

soak-begins = { $minutes } Minuten an { $tables } Tischen, die kommen und gehen.
soak-title = { $tables } Tische, die kommen und gehen
kill-begins = Der Server wird { $times }-mal mitten im Spiel gewaltsam beendet, erst mit SQLite, dann mit PostgreSQL.
kill-sqlite = Mitten im Spiel gewaltsam beendet, SQLite
kill-postgres = Mitten im Spiel gewaltsam beendet, PostgreSQL
load-figure-minutes = Minuten
load-figure-games-ended = Beendete Partien
load-figure-returns = Leute, die gingen und wiederkamen
load-figure-memory-warm = Speicher nach dem Warmlaufen
load-figure-memory-slope = Der Speicher wächst um
load-figure-kills = Gewaltsam beendet
load-figure-unheard = Züge, die gespeichert waren, bevor ihr Spieler es erfuhr
load-figure-invented = Züge, die niemand gemacht hat
load-figure-wrong-questions = Plätze mit einer falschen Frage
