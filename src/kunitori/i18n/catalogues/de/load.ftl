### Many tables at once: `make load`.

error-no-postgres = PostgreSQL ist hier nicht installiert: Das Programm { $program } wurde nicht gefunden.
error-postgres-start = PostgreSQL ist nicht gestartet: { $reason }
error-server-start = Der Server ist nicht gestartet: { $reason }
error-refused = Der Server hat abgelehnt (Status { $status }): { $answer }

load-begins = Gemessen werden { $tables } Tische mit je { $seats } Verbindungen.
load-seated = Alle Tische stehen. Jetzt werden die Verbindungen geöffnet.
load-playing = Alle sitzen. Es wird gespielt.
load-crowd = Ein Server mit { $tables } Tischen
load-race = Zwei Server an einem PostgreSQL
load-figure = Größe
load-value = Gemessen
load-bound = Höchstens
load-verdict = Eingehalten
load-met = ja
load-missed = nein
load-quantity = { $value } { $unit }

## the figures

load-figure-tables = Tische
load-figure-sockets = Verbindungen
load-figure-moves = Züge
load-figure-moves-per-second = Züge pro Sekunde
load-figure-actor-median = Bis der Spieler ihn sieht, Median
load-figure-actor-p99 = Bis der Spieler ihn sieht, 99 %
load-figure-all-median = Bis ihn alle sehen, Median
load-figure-all-p95 = Bis ihn alle sehen, 95 %
load-figure-all-p99 = Bis ihn alle sehen, 99 %
load-figure-all-slowest = Bis ihn alle sehen, langsamster
load-figure-lost = Verlorene Züge
load-figure-refused = Abgelehnte Züge
load-figure-frame = Eine Nachricht im Mittel
load-figure-memory-empty = Speicher des leeren Servers
load-figure-memory-end = Speicher am Ende
load-figure-memory-table = Speicher je Tisch
load-figure-server-share = Server, Anteil eines Kerns
load-figure-client-share = Spieler, Anteil eines Kerns
load-figure-across-median = Hier gesendet, dort gesehen, Median
load-figure-across-p99 = Hier gesendet, dort gesehen, 99 %
load-figure-races = Wettläufe
load-figure-both-taken = Wettläufe, in denen beide Züge galten
load-figure-unequal = Unterschiede zwischen den Servern
