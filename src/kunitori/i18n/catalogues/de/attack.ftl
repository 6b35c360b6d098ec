### Attacks with honest players beside them: `make attack`.

attack-error-honest = Die ehrlichen Spieler haben von selbst aufgehört, deshalb beweist dieser Lauf nichts. Warum, steht in der Ausgabe darüber.
attack-error-attacker = Der Angreifer „{ $name }“ hat von selbst aufgehört, deshalb beweist dieser Lauf nichts. Warum, steht in der Ausgabe darüber.

attack-begins = { $count ->
    [one] Ein Angriff
   *[other] { $count } Angriffe
  } auf einen Server mit ehrlichen Spielern. Bisher erledigt:
attack-title = Was ehrliche Spieler von jedem Angriff merken
attack-attack = Angriff
attack-column-page = Seiten, 99 %
attack-column-move = Züge, 99 %
attack-column-captain = Hauptmann, 99 %
attack-refused = Fehlgeschlagen
attack-quiet = Kein Angriff
attack-more = { $figure }: { $value }, erlaubt sind höchstens { $bound }.
attack-less = { $figure }: { $value }, erwartet werden mindestens { $bound }.
attack-not-pinned = Auf diesem Rechner lassen sich keine Kerne wählen. Server und Angreifer teilten sie sich, deshalb sagen die Zeiten wenig aus.

## the attacks

attack-name-identity = Formulare, Rahmen und Bilder fremder Seiten
attack-name-foreign-seats = Ein Fremder am Tisch anderer
attack-name-known-deal = Karten, die jemand kennt
attack-name-daily-deal = Jemand will die Karten des Tages vorher kennen
attack-name-look-alikes = Namen, die gleich aussehen
attack-name-rebinding = Ein fremder Name für diesen Server
attack-name-push = Nachrichten an private Adressen
attack-name-whispers = Ein Gegner lauscht auf Geflüster
attack-name-absence = Allein, während der andere weg ist
attack-name-asleep = Ein Server, der geschlafen hat
attack-name-whole-log = Das ganze Protokoll von 9.900 Zügen, 40-mal zugleich
attack-name-rules-search = Regelsuche nach 8 KB
attack-name-long-replays = Blättern durch 9.900 Züge
attack-name-cold-replays = Lange Wiederholungen, jede einmal geöffnet
attack-name-first-views = Viele lange Partien, reihum geöffnet
attack-name-statics = Dateien und Seiten, die es nicht gibt
attack-name-imports = Importe in einer Schleife
attack-name-notes = Notizen von Fremden, Analysen von vorn
attack-name-half-sent = 5.000 halb gesendete Anfragen
attack-name-long-polls = Warten über Hunderte Verbindungen
attack-name-deaf-sockets = Verbindungen, die nie lesen
attack-name-messages = Eine Flut von Nachrichten über 40 Verbindungen
attack-name-bot-sockets = Eine Flut von Antworten über die Verbindungen von Bots
attack-name-chat = Eine Flut von Chatnachrichten über 40 Verbindungen
attack-name-crowd = 216 Verbindungen an einem Tisch
attack-name-bombs = Bomben: klein auf der Leitung, groß im Speicher
attack-name-fuzz = Unsinn über Sockets, Seiten und API
attack-name-puzzles = Die Wertung eines Rätsels, von immer neuen Gästen verschoben
attack-name-own-cards = Feindliche Dateien eigener Karten und Bilder
attack-name-measuring = Messungen, endlos begonnen und abgebrochen
attack-name-many-tables = So viele Tische wie möglich
attack-name-hints = Tipps so schnell wie möglich
attack-name-masters = 82 Tische mit je sechs Meistern ohne Ende
attack-name-masters-restart = Dieselben Tische nach einem Neustart
attack-name-masters-joined = Tische mit fünf Meistern und einem Menschen

## the figures

attack-figure-page-p99 = Seiten ehrlicher Spieler, 99 %
attack-figure-move-p99 = Ein Zug ehrlicher Spieler, 99 %
attack-figure-captain-p99 = Der Zug eines Hauptmanns, 99 %
attack-figure-pages = Seiten ehrlicher Spieler
attack-figure-moves = Züge ehrlicher Spieler
attack-figure-captains = Züge eines Hauptmanns
attack-figure-honest-refused = Fehlgeschlagene Anfragen und Züge ehrlicher Spieler
attack-figure-breaches = Was die Angreifer bekamen
attack-figure-mistakes = Antworten mit einem Serverfehler
attack-figure-server-mistakes = Fehler im Protokoll des Servers
attack-figure-memory-grown = Speicher gewachsen um
attack-figure-stored = Von einem Gast gespeichert
attack-figure-imported = Importierte Aufzeichnungen
attack-figure-opened = Geöffnete Verbindungen
attack-figure-still-open = Noch offene Verbindungen
attack-figure-answered = Beantwortete Nachrichten
attack-figure-closed = Vom Server geschlossene Verbindungen
attack-figure-said = Geschriebene Chatnachrichten
attack-figure-tables-made = Angelegte Tische
attack-figure-refusals = Ablehnungen
attack-figure-charged = Von der Uhr abgezogen
attack-figure-lost = Verlorene Züge ehrlicher Spieler
