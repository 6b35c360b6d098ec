### The figures: `kunitori bench engine`, `kunitori bench search` and `kunitori bench envs`.

value-bench = engine, search oder envs
command-error-bench-missing = Sag, was zu messen ist: kunitori { $command } engine, kunitori { $command } search oder kunitori { $command } envs.

bench-measuring = messe
bench-head = Engine { $engine }, Python { $python }, { $cores ->
    [one] { $cores } Kern
   *[other] { $cores } Kerne
  }; Mediane aus { $rounds ->
    [one] { $rounds } Durchgang
   *[other] { $rounds } Durchgängen
  }.
bench-compiled = kompiliert
bench-uncompiled = nicht kompiliert
bench-absent = { $peers } { $count ->
    [one] ist
   *[other] sind
  } nicht installiert, der Vergleich damit fehlt. Für das ganze Bild das Extra installieren: pip install "kunitori[{ $extra }]"

## the tables

bench-game = Spiel
bench-players = Spieler
bench-decisions-per-second = Entscheidungen pro Sekunde
bench-games-per-second = Partien pro Sekunde
bench-step-ns = Schritt der Engine
bench-apply-ns = Game.apply
bench-apply-and-decision-ns = Game.apply und decision
bench-apply-steps = Ein Zug, in Schritten der Engine
bench-apply-and-decision-steps = Ein Zug mit Entscheidung, in Schritten der Engine
bench-clone-ns = Kopie
bench-times-uncompiled = Kompiliert gegen nicht kompiliert
bench-times-one-thread = Zwei Threads gegen einen
bench-times-pyminion-decisions = Entscheidungen pro Sekunde gegen pyminion
bench-times-pyminion-games = Geldpartien pro Sekunde gegen pyminion
bench-times-hearts = Schritt gegen OpenSpiel hearts
bench-times-crazy-eights = Schritt gegen OpenSpiel crazy_eights

## the tables of searches

bench-way = Vorausschau
bench-way-master = wie der Meister
bench-way-whole = bis zum Ende
bench-way-random = zufällig
bench-iterations-per-second = Durchläufe pro Sekunde
bench-iteration-ns = Ein Durchlauf
bench-decisions-in-each = Entscheidungen je Durchlauf
bench-budget-ns = Budget des Meisters
bench-times-hearts-iterations = Durchläufe pro Sekunde gegen ISMCTS (OpenSpiel, hearts)
bench-times-hearts-decisions = Entscheidungen pro Sekunde gegen ISMCTS (OpenSpiel, hearts)
bench-times-gin-rummy-iterations = Durchläufe pro Sekunde gegen ISMCTS (OpenSpiel, gin_rummy)
bench-times-gin-rummy-decisions = Entscheidungen pro Sekunde gegen ISMCTS (OpenSpiel, gin_rummy)
bench-times-pyminion-playouts = Zu Ende gespielte Partien pro Sekunde gegen pyminion

## the tables of environments

bench-many-steps-per-second = Schritte pro Sekunde, viele Spiele
bench-raw-steps-per-second = Dasselbe, Bits als Aktionen
bench-vector-steps-per-second = Vektorumgebung von Gymnasium
bench-solo-steps-per-second = Ein Spiel nach dem anderen
bench-seats-steps-per-second = Ein Spiel, alle Plätze (PettingZoo)
bench-spiel-decisions-per-second = Entscheidungen pro Sekunde, OpenSpiel
bench-spiel-clone-ns = Kopie, OpenSpiel
bench-times-pgx-leduc = Bits als Aktionen gegen Pgx leduc_holdem
bench-times-spiel-leduc = Bits als Aktionen gegen OpenSpiel leduc_poker
bench-times-rlcard-leduc = Bits als Aktionen gegen RLCard leduc-holdem
bench-times-pettingzoo-connect-four = Bits als Aktionen gegen PettingZoo connect_four

## the floors

bench-floor = Untergrenze
bench-bound = Verlangt
bench-measured = Gemessen
bench-floor-name = { $figure } ({ $game }, { $players } Spieler)
bench-floor-name-way = { $figure } ({ $game }, { $players } Spieler, { $way })
bench-at-least = mindestens { $bound }
bench-at-least-goal = mindestens { $bound }, besser { $goal }
bench-at-most = höchstens { $bound }
bench-missed = Verfehlt: { $floor }: { $value }, verlangt { $bound }.
bench-met = { $count ->
    [one] Die Grenze ist eingehalten.
   *[other] Alle { $count } Grenzen sind eingehalten.
  }
bench-untested = { $count ->
    [one] Eine Grenze blieb ungeprüft, weil das Vergleichsprogramm nicht installiert ist.
   *[other] { $count } Grenzen blieben ungeprüft, weil die Vergleichsprogramme nicht installiert sind.
  }

## numbers

bench-none = –
bench-count = { $count }
bench-ns = { $number } ns
bench-us = { $number } µs
bench-ms = { $number } ms
bench-times = { $number }×

## what must never happen

error-engines-differ = Die kompilierte und die nicht kompilierte Engine haben dieselben Partien verschieden gespielt. Die Engine mit „make build“ neu bauen; bleibt es dabei, bitte melden.
