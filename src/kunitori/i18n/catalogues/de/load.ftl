### Many tables at once: `make load`.

error-no-postgres = PostgreSQL ist hier nicht installiert: Das Programm { $program } wurde nicht gefunden.
error-postgres-start = PostgreSQL ist nicht gestartet: { $reason }
error-server-start = Der Server ist nicht gestartet: { $reason }
error-refused = Der Server hat abgelehnt (Status { $status }): { $answer }
error-no-node = Ausgelassen: Dafür wird das Programm { $program } gebraucht, es wurde aber nicht gefunden.
error-no-packages = Ausgelassen: npm konnte nicht installieren, was dafür gebraucht wird. { $reason }

load-begins = Gemessen werden { $tables } Tische mit je { $seats } Verbindungen.
load-unpinned = Server und Spieler teilen sich hier die Kerne; die Zeiten sagen deshalb weniger aus.
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
load-figure-actor-p99 = Bis der Spieler ihn sieht, 99 %
load-figure-all-median = Bis ihn alle sehen, Median
load-figure-all-p95 = Bis ihn alle sehen, 95 %
load-figure-all-p99 = Bis ihn alle sehen, 99 %
load-figure-all-slowest = Bis ihn alle sehen, langsamster
load-figure-lost = Verlorene Züge
load-figure-refused = Abgelehnte Züge
load-figure-frame = Eine Nachricht im Mittel
load-figure-memory-empty = Speicher des leeren Servers
load-figure-memory-end = Speicher am Ende
load-figure-memory-table = Speicher je Tisch
load-figure-cpu-move = Server, CPU je Zug
load-figure-cpu-loop = Davon die Ereignisschleife
load-figure-cpu-threads = Davon andere Threads
load-figure-server-share = Server, Anteil eines Kerns
load-figure-client-share = Spieler, Anteil eines Kerns
load-figure-across-median = Hier gesendet, dort gesehen, Median
load-figure-across-p99 = Hier gesendet, dort gesehen, 99 %
load-figure-races = Wettläufe
load-figure-both-taken = Wettläufe, in denen beide Züge galten
load-figure-unequal = Unterschiede zwischen den Servern

## beside boardgame.io: `make peers`

peers-begins = Unser Server und boardgame.io laufen abwechselnd auf einem Kern, mit je { $tables } Tischen.
peers-title = Neben boardgame.io, je { $tables } Tische
peers-ours = Kunitori, SQLite
peers-memory = boardgame.io, im Speicher
peers-files = boardgame.io, Dateien
peers-ratio = CPU je Zug, Kunitori im Vergleich dazu
peers-times = das { $all }-Fache ({ $least } bis { $most })
peers-kept = Wenn alle den Zug sehen, ist er
peers-kept-ours = sicher auf der Platte
peers-kept-memory = nur im Speicher
peers-kept-files = noch nicht geschrieben
peers-busy = Systemlast dieses Rechners in der letzten Minute: { $load }

## a full store: `make filled`

filled-begins = Eine Datenbank wird mit { $finished } beendeten und { $running } laufenden Partien gefüllt und neben einer leeren gemessen.
filled-title = Eine Datenbank mit { $finished } beendeten und { $running } laufenden Partien
filled-empty = Leer
filled-filled = Voll
filled-ratio = Faktor
filled-what-size = Datenbank
filled-what-start = Start, bis der Server antwortet
filled-what-start-work = CPU für den Start und die ersten Sekunden
filled-what-sweep = Aufräumen
filled-what-first-metrics = /metrics, das erste Mal
filled-what-metrics = /metrics
filled-what-games = Meine Partien
filled-what-front = Startseite
filled-what-move = Zug, gesendet bis beantwortet
filled-what-move-work = CPU pro Zug
