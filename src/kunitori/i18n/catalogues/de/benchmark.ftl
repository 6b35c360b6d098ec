### The benchmark: `kunitori benchmark`.

command-benchmark = einen Bot die festen Aufgaben des Benchmarks spielen lassen
    .about = Einen Bot feste Aufgaben gegen eingefrorene Bots spielen lassen: in jeder Version dieselben Partien, Startwerte, Karten und Gegner, damit Arbeiten ihre Zahlen vergleichen können.
option-bot = der Bot, der gemessen wird: einer von unseren oder exec:BEFEHL
value-bot = NAME
option-tasks = nur diese Aufgaben oder alle, die so beginnen, zum Beispiel moegahara-4,kunitori-2-lord
value-tasks = AUFGABEN
option-benchmark-games = Partien je Aufgabe; ein voller Lauf hat 400
value-benchmark-games = ZAHL
option-benchmark-json = das Ergebnis in diese Datei schreiben
value-benchmark-json = DATEI
command-benchmark-table = aus gespeicherten Ergebnissen eine Tabelle machen
    .about = Gespeicherte Ergebnisse als Tabelle in Markdown ausgeben, das beste zuerst.
value-result = DATEI
benchmark-task = Aufgabe
benchmark-entrant = Bot
benchmark-games = Partien
benchmark-share = gewonnen, %
benchmark-even = gleich stark, %
benchmark-score = Wertung
benchmark-result = { $bot }: Wertung { $score } { $range }. Eine Wertung von 50 entspricht an jedem Tisch gleich starken Gegnern.
benchmark-partial = Das ist kein voller Lauf; der hat { $tasks } Aufgaben zu je { $games } Partien.
benchmark-faults = { $number ->
        [one] Der Bot hat einmal versagt und diesen Spielzug verloren.
       *[other] Der Bot hat { $number }-mal versagt und diese Spielzüge verloren.
    }
benchmark-error-bot = Nenne den Bot, der gemessen wird, zum Beispiel --bot captain.
benchmark-error-task = Eine Aufgabe „{ $task }“ gibt es nicht. Die Aufgaben sind { $tasks }.
benchmark-error-rules = Die Aufgaben werden nach Fassung { $rules } der Regeln gespielt, diese Version von Kunitori spielt aber nach Fassung { $here }. Installiere eine Version mit Fassung { $rules }.
benchmark-error-result = Das ist kein Ergebnis des Benchmarks. „kunitori benchmark --json DATEI“ schreibt eines.
benchmark-error-suite = Dieses Ergebnis gehört zu einer anderen Reihe. Diese Version hat Reihe { $suite }; Ergebnisse verschiedener Reihen lassen sich nicht vergleichen.
command-error-result-missing = „kunitori { $command }“ braucht Dateien mit Ergebnissen. „kunitori benchmark --json DATEI“ schreibt sie.
