### The arena: `kunitori arena`, and the crew that spreads work over processes and clusters.

## help for the command line

command-arena = Bots gegeneinander antreten lassen und messen, wer stärker ist
    .about = Bots gegeneinander spielen lassen, dieselben Karten von jedem Platz aus, und sagen, wer wie viel gewinnt und wie sicher das ist. Strg-C beendet es mit der Tabelle bis dahin.
value-games = ZAHL
value-jobs = ZAHL
value-json = DATEI
value-csv = DATEI
value-parquet = DATEI
value-until = PROZENT
value-share = PROZENT
value-cluster = ADRESSE
value-arena-players = ZAHL
option-arena-players = wie viele an einem Tisch sitzen, ohne Angabe 2; mehr Bots als Plätze spielen in allen Zusammenstellungen, bei weniger füllt der letzte auf (in Moegahara stellt jeder Bot ein Team)
option-arena-bots = die Bots, die antreten, zum Beispiel money,random; derselbe darf zweimal genannt werden
option-arena-seed = ein Wort oder eine Zahl, mit der sich alles wiederholen lässt; ohne Angabe wird eine gezogen und genannt
option-arena-max-rounds = Rundenlimit je Partie; ohne Angabe 200
option-arena-json = alles in diese Datei schreiben: Tabelle, Paarungen, jede Partie, Startwerte, Regeln
option-games = wie viele Partien gespielt werden, ohne Angabe 400; was ausgeteilt ist, wird von allen Plätzen aus gespielt
option-jobs = wie viele Prozesse gleichzeitig spielen; ohne Angabe einer je Kern
option-csv = jeden Platz jeder Partie in diese Datei schreiben, je eine Zeile
option-parquet = dasselbe als Parquet-Datei; braucht das Extra „lab“
option-until = aufhören, sobald so sicher ist, zum Beispiel 95, ob der erste Bot mehr oder weniger als seinen gleichen Anteil gewinnt
option-share = mit --until: mehr oder weniger als dieser Anteil, zum Beispiel 60
option-cluster = auf einem Ray-Cluster spielen: Rechner:Port, ray://Rechner:Port, auto oder local; braucht das Extra „cluster“
value-exploit = BOT
value-practice = ZAHLEN
value-seconds = ZAHL
value-arena-out = NAME
option-exploit = statt eines Wettkampfs: herausfinden, wie viel gewinnt, wer diesen Bot kennt. Eine Liste und Gewichte werden gegen ihn verbessert und an frisch ausgeteilten Karten geprüft
option-coalition = mit --exploit: alle Plätze bis auf einen nutzen den Bot gemeinsam aus
option-practice = mit --exploit: wie viele Partien geübt wird, zum Beispiel 20000 für Liste und Gewichte je, oder 20000,0 nur für die Liste; ohne Angabe 20000
option-seconds = mit --exploit: stattdessen so viele Sekunden üben, die Hälfte für die Liste, die Hälfte für die Gewichte
option-arena-out = mit --exploit: der Name der Dateien, ohne .txt für die Liste und .json für die Gewichte

## what cannot be

arena-error-bots = Eine Arena braucht mindestens zwei Bots. Mit --bots nennen, zum Beispiel --bots money,random; derselbe darf zweimal genannt werden.
arena-error-games = --games braucht eine Zahl von { $least } bis { $most }, nicht { $games }: Mit diesen Bots wird jedes Austeilen in { $least } Partien gespielt, damit jeder überall sitzt.
arena-error-sure = --until braucht einen Prozentsatz von 50 bis 99, zum Beispiel --until 95.
arena-error-share = --share braucht einen Prozentsatz von 1 bis 99, zum Beispiel --share 60.
arena-error-share-alone = --share sagt, wonach --until fragt. Bitte beides angeben, zum Beispiel --until 95 --share 60.
arena-error-parquet = Parquet-Dateien brauchen pyarrow. Das Extra installieren: pip install "kunitori[lab]". Oder --csv nehmen.
arena-error-same-file = --{ $option } und --{ $other } nennen dieselbe Datei. Bitte zwei wählen.
arena-error-taken = { $path } ist etwas anderes und wird nicht überschrieben. Bitte einen anderen Namen wählen.
crew-jobs = { $jobs } Prozesse auf einmal gehen nicht. Bitte eine Zahl von 1 bis { $most } wählen.
crew-no-ray = Ein Cluster braucht Ray. Das Extra installieren: pip install "kunitori[cluster]".
crew-no-cluster = Unter „{ $address }“ ist kein Ray-Cluster zu erreichen. Möglich sind Rechner:Port seines Kopfes, ray://Rechner:Port, auto für den auf diesem Rechner oder local, um einen zu starten.
crew-refused = Der Ray-Cluster unter „{ $address }“ weist diesen Rechner ab: Sein Token fehlt hier oder ist ein anderes. Die Datei ~/.ray/auth_token vom Kopf des Clusters an dieselbe Stelle auf diesem Rechner kopieren.
crew-no-client = „{ $address }“ braucht den Ray-Client. Installieren: pip install "ray[client]". Auf einem Rechner, der zum Cluster gehört, genügt Rechner:Port seines Kopfes.
crew-broken = Ein Prozess ist unerwartet beendet worden. Vielleicht war der Speicher zu knapp: mit weniger --jobs versuchen.
crew-version = Die Knoten des Clusters haben nicht dieselbe Version von Kunitori: { $here } hier, { $there } dort. Bitte überall dieselbe installieren.
exploit-error-alone = --{ $option } braucht --exploit, zum Beispiel --exploit lord.
exploit-error-option = --{ $option } und --exploit gehen nicht zusammen. Bitte eines davon weglassen.
exploit-error-both = --seconds und --practice sagen beide, wie lange geübt wird. Bitte eines davon wählen.
exploit-error-practice = --practice braucht eine oder zwei Zahlen von Partien bis { $most }, nicht nur 0, zum Beispiel 20000 oder 20000,5000.
exploit-error-outside = „{ $bot }“ ist ein Programm und dafür zu langsam. Möglich sind Bots, die in Kunitori selbst spielen, zum Beispiel lord, list:DATEI oder mind:DATEI.
exploit-error-coalition = --coalition braucht ein Spiel ohne Teams und mindestens drei Spieler.

## the table

arena-playing = es wird gespielt
arena-head = { $game }, { $players } Spieler: { $games } Partien, { $deals ->
    [one] einmal
   *[other] { $deals }-mal
  } ausgeteilt und von jedem Platz aus gespielt{ $tables ->
    [one] {""}
   *[other] , an { $tables } Tischen
  }. Startwert: { $seed }
arena-bot = Bot
arena-column-won = Siege
arena-column-interval = 95 %
arena-column-even = Gleich
arena-column-rating = Wertung
arena-column-points = Punkte
arena-column-decisions = Entscheide
arena-column-time = je Entscheid
arena-pairs = Wie oft der Bot links vor dem Bot oben lag, in %:
arena-length = Eine Partie dauerte im Mittel { $rounds } Runden. { $cut ->
    [0] Keine wurde
    [one] Eine wurde
   *[other] { $cut } wurden
  } durch die Grenze von { $limit } Runden beendet.
arena-faults = { $count ->
    [one] { $bot } hat einmal versagt; stattdessen wurde das Nötigste gespielt.
   *[other] { $bot } hat { $count }-mal versagt; stattdessen wurde das Nötigste gespielt.
  }
arena-why = Erstes Versagen in einer Partie, { $count }×: { $why }.
arena-answer-more = Beantwortet nach { $games } Partien: { $bot } gewinnt mehr als { $share }. Der wahre Anteil liegt zwischen { $low } und { $high }, mit { $sure } Sicherheit.
arena-answer-less = Beantwortet nach { $games } Partien: { $bot } gewinnt weniger als { $share }. Der wahre Anteil liegt zwischen { $low } und { $high }, mit { $sure } Sicherheit.
arena-answer-open = Nach { $games } Partien ist noch offen, ob { $bot } mehr oder weniger als { $share } gewinnt. Der wahre Anteil liegt zwischen { $low } und { $high }, mit { $sure } Sicherheit.
arena-early = Dieser Bereich gilt, obwohl vorzeitig aufgehört wurde; die in der Tabelle gelten für eine vorher festgelegte Zahl von Partien.
arena-stopped = Abgebrochen nach { $games } von { $total } Partien; es zählt nur, was von allen Plätzen aus gespielt ist.
arena-nothing = Abgebrochen, bevor einmal von allen Plätzen aus gespielt war; es gibt nichts zu berichten.
arena-written = Geschrieben: { $paths }.

## the findings of --exploit

exploit-practising = es wird geübt
exploit-examining = es wird geprüft
exploit-stopped = Das Üben wurde abgebrochen; bis dahin wurde dies gefunden.
exploit-head = { $game }, { $players } Spieler: { $together ->
    [yes] alle anderen gegen einmal { $bot }
   *[no] ein Platz oder Team gegen { $bot }
  }, frisch ausgeteilt und von jedem Platz aus gespielt. Startwert: { $seed }
exploit-list = Liste
exploit-mind = Gewichte
exploit-practised = Geübt
exploit-games = Partien
exploit-verdict-yes = { $bot } lässt sich ausnutzen: Was besser war, gewinnt { $share } ({ $low } bis { $high }), gleich wären { $even }. Längeres Üben findet vielleicht mehr.
exploit-verdict-no = Nichts davon schlägt { $bot }: Was besser war, gewinnt { $share } ({ $low } bis { $high }), gleich wären { $even }. Längeres Üben findet vielleicht mehr.
exploit-verdict-open = Ein Vorteil ist nicht sicher: Was besser war, gewinnt { $share } ({ $low } bis { $high }), gleich wären { $even }. Mehr --games sind sicherer, und längeres Üben findet vielleicht mehr.
exploit-repeat = Dasselbe noch einmal: { $command }

## numbers

arena-none = –
arena-percent = { $number } %
arena-span = { $low }–{ $high }
arena-rating = { $mean } ± { $margin }
arena-us = { $number } µs
arena-ms = { $number } ms
arena-s = { $number } s
