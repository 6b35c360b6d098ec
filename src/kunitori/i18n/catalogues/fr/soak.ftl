### A long run, and kills during play: `make soak` and `make kill`.

soak-begins = { $minutes } minutes à { $tables } tables qui vont et viennent.
soak-title = { $tables } tables qui vont et viennent
kill-begins = Le serveur est tué { $times } fois en pleine partie, sur SQLite puis sur PostgreSQL.
kill-sqlite = Tué en pleine partie, sur SQLite
kill-postgres = Tué en pleine partie, sur PostgreSQL
load-figure-minutes = Minutes
load-figure-games-ended = Parties terminées
load-figure-returns = Joueurs partis puis revenus
load-figure-memory-warm = Mémoire après la mise en route
load-figure-memory-slope = La mémoire croît de
load-figure-kills = Arrêts brutaux
load-figure-unheard = Coups enregistrés avant que leur joueur en soit averti
load-figure-invented = Coups que personne n’a joués
load-figure-wrong-questions = Places avec une mauvaise question
