### Hints, analysis, and `kunitori review`. $move and $moves are moves in the notation; $count of $deals deals.

## help for the command line

command-review = eine Partie noch einmal ansehen: Chancen, Entscheidungen, Glück
    .about = Von einer aufgezeichneten Partie sagen, wie gut die Chancen jeder Seite Zug für Zug standen, über welche Entscheidungen man noch einmal nachdenken sollte und warum, und was Glück war und was Entscheidung. Von einer Partie, die noch läuft, nur die Entscheidungen eines Spielers, nach dem, was er wissen darf.
value-nodes = ZAHL
value-player = SPIELER
option-nodes = Simulationen je Entscheidung, ohne Angabe 1000; mehr sind sicherer und langsamer
option-player = wessen Entscheidungen gezeigt werden, mit Namen oder Platznummer; nötig, wenn die Partie noch läuft
option-review-json = alles in diese Datei schreiben

## figures

chance-percent = { $percent } %
chance-under = unter 1 %
chance-over = über 99 %

## an analysis

analysis-chance = { $players } { $chance }
analysis-chances = Gewinnchancen: { $chances }.
analysis-treasure = Spiel zuerst alle Schätze aus (+{ $money } Geld).
analysis-best = Am besten: „{ $move }“ ({ $chance }).
analysis-only = Nur „{ $move }“ ist möglich ({ $chance }).
analysis-continuation = Danach wohl: { $moves }.
analysis-close = Etwa gleich gut: { $moves }.
analysis-next = Am nächsten kommt „{ $move }“ ({ $chance }).
analysis-error-budget = Eine Analyse braucht { $least } bis { $most } Simulationen, mindestens 0 Sekunden und 1 bis { $threads } Threads.

## reasons

reason-wins = Das gewinnt die Partie sofort.
reason-wins-turn = Die Partie endet mit diesem Zug und ist in { $count } von { $deals } Kartenverteilungen gewonnen, mit „{ $move }“ in { $other }.
reason-wins-soon = Bis zum Ende des nächsten eigenen Zugs ist die Partie in { $count } von { $deals } Kartenverteilungen gewonnen, mit „{ $move }“ in { $other }.
reason-loses-soon = Bis zum Ende des nächsten eigenen Zugs ist die Partie in { $count } von { $deals } Kartenverteilungen verloren, mit „{ $move }“ in { $other }.
reason-last-round = { $points ->
    [one] Damit beginnt die letzte Runde bei einem Punkt Vorsprung.
   *[other] Damit beginnt die letzte Runde bei { $points } Punkten Vorsprung.
}
reason-last-round-behind = { $points ->
    [one] Damit beginnt die letzte Runde bei einem Punkt Rückstand.
   *[other] Damit beginnt die letzte Runde bei { $points } Punkten Rückstand.
}
reason-not-yet = { $points ->
    [one] Mit „{ $move }“ begänne die letzte Runde bei einem Punkt Rückstand.
   *[other] Mit „{ $move }“ begänne die letzte Runde bei { $points } Punkten Rückstand.
}
reason-battle = Die Schlacht gegen { $player } wird in { $count } von { $deals } Kartenverteilungen gewonnen.
reason-battle-more = Die Schlacht gegen { $player } wird in { $count } von { $deals } Kartenverteilungen gewonnen, mit „{ $move }“ in { $other }.
reason-no-battle = Mit „{ $move }“ wird die Schlacht gegen { $player } in { $count } von { $deals } Kartenverteilungen gewonnen.
reason-holds = Das hält in { $count } von { $deals } Kartenverteilungen gegen die Armee von { $player } mit Stärke { $strength }, „{ $move }“ in { $other }.
reason-safe = Bis zum nächsten eigenen Zug gelingt ein Angriff auf den eigenen Platz in { $count } von { $deals } Kartenverteilungen, mit „{ $move }“ in { $other }.
reason-points = { $points ->
    [one] Das bringt sofort einen Punkt.
   *[other] Das bringt sofort { $points } Punkte.
}
reason-points-lost = { $points ->
    [one] Das kostet sofort einen Punkt.
   *[other] Das kostet sofort { $points } Punkte.
}
reason-rival-points = { $points ->
    [one] { $player } verliert dadurch einen Punkt.
   *[other] { $player } verliert dadurch { $points } Punkte.
}
reason-lead = Punkte im Vergleich zum besten Gegner am Ende des nächsten eigenen Zugs: im Schnitt { $lead }, mit „{ $move }“ { $other }.
reason-money = Genug Geld für { $card } ({ $cost }) in diesem Zug: in { $count } von { $deals } Kartenverteilungen, mit „{ $move }“ in { $other }.
reason-money-next = Genug Geld für { $card } ({ $cost }) im nächsten eigenen Zug: in { $count } von { $deals } Kartenverteilungen, mit „{ $move }“ in { $other }.
reason-growth = Geld in den nächsten { $turns } eigenen Zügen: im Schnitt { $money }, mit „{ $move }“ { $other }.
reason-treasure = Vier Karten des Decks bringen dann im Schnitt { $now } Geld an Schätzen, bisher { $before }.
reason-actions = { $number ->
    [one] Danach bleibt eine Aktion für { $cards }.
   *[other] Danach bleiben { $number } Aktionen für { $cards }.
}
reason-draws = { $number ->
    [one] Das zieht eine Karte.
   *[other] Das zieht { $number } Karten.
}
reason-thins = Das macht den Stapel schlanker: { $cards } { $count ->
        [one] kommt
       *[other] kommen
    } für immer weg.
reason-pile = { $number ->
    [one] Im Pool liegt dann nur noch einmal { $card }.
   *[other] Im Pool liegt dann nur noch { $number } × { $card }.
}
reason-land = Das gewinnt sofort Land { $land }.
reason-row = Das gewinnt Land { $land } und damit drei Länder nebeneinander: { $points } Punkte.
reason-land-soon = Bis zum Ende des nächsten eigenen Zugs gewinnt das eigene Team in { $count } von { $deals } Kartenverteilungen ein Land, mit „{ $move }“ in { $other }.
reason-enemy-land = Bis zum Ende des nächsten eigenen Zugs gewinnt der Gegner in { $count } von { $deals } Kartenverteilungen ein Land, mit „{ $move }“ in { $other }.
reason-fight = An Land { $land } schlägt { $card } ({ $strength }) die gegnerische Karte { $foe } ({ $against }).
reason-fight-lost = An Land { $land } unterliegt { $card } ({ $strength }) der gegnerischen Karte { $foe } ({ $against }).
reason-two = An Land { $land } stehen dann zwei eigene Karten ohne Gegner: Eine dritte würde es gewinnen.
reason-stops = An Land { $land } stellt sich das den zwei gegnerischen Karten entgegen, die mit einer dritten kampflos gewonnen hätten.
reason-marker = Das bringt einen Marker: eine Aktion mehr in jedem eigenen Zug.

## a review

review-working = Analyse läuft
review-head = { $game }: { $players }. { $turns ->
    [one] Ein Zug
   *[other] { $turns } Züge
  }, { $moves ->
    [one] ein Spielzug
   *[other] { $moves } Spielzüge
  }.
review-view = Die Partie läuft noch: Hier steht nur, was { $player } wissen darf.
review-curve = Gewinnchancen zu Beginn jedes Zugs
review-turn = Zug
review-player = Spieler
review-luck = Glück
review-choice = Wahl
review-the-end = Ende
review-the-present = jetzt
review-marks = ▲ Entscheidung zum Nachdenken
review-choices = Entscheidungen, über die man noch einmal nachdenken sollte
review-choices-none = Keine Entscheidung fällt auf.
review-moment = Zug { $turn }, { $player }: „{ $move }“ senkte die Gewinnchance von { $before } auf { $after }.
review-better = Besser: „{ $move }“.
review-account = Glück und Entscheidung
review-start = Gewinnchance am Anfang
review-luck-all = Glück
review-own = Eigene Entscheidungen
review-others = Entscheidungen der anderen
review-others-view = Die anderen, samt ihrem Glück
review-end = Ergebnis
review-end-view = Gewinnchance jetzt
review-player-choices = { $player }: { $decisions ->
    [one] eine Entscheidung
   *[other] { $decisions } Entscheidungen
  }, { $mistakes ->
    [0] keine davon kostspielig
    [one] eine davon kostspielig: { $cost }
   *[other] { $mistakes } davon kostspielig: zusammen { $cost }
  }.
review-agreed = Die Spieler haben die Partie einvernehmlich beendet. Was das verändert hat, zählt als Entscheidung derer, deren Chancen dadurch sanken.
review-meaning = Glück ist, was Mischen, Ziehen und Aufdecken verändert haben, verglichen mit dem, was hätte kommen können. Entscheidungen werden damit verglichen, wie das Programm weitergespielt hätte; sie können also nützen oder schaden. Dabei sind alle Hände bekannt. Glück und Entscheidungen führen genau von der Gewinnchance am Anfang zum Ergebnis.
review-meaning-view = Glück ist, was für { $player } kam, verglichen mit dem, was hätte kommen können. Entscheidungen werden damit verglichen, wie das Programm weitergespielt hätte; sie können also nützen oder schaden. Das Glück der anderen zählt zu ihren Entscheidungen. Glück und Entscheidungen führen genau von der Gewinnchance am Anfang zur Gewinnchance jetzt.
review-meaning-cost = Was eine Entscheidung kostet: um wie viel öfter der beste Spielzug gewonnen hätte, ermittelt mit { $nodes } Simulationen aus dem, was der Spieler wissen konnte. Sie zählt nur, wenn andere Kartenverteilungen kaum etwas anderes ergeben würden.
review-written = Geschrieben: { $path }.
review-error-open = Die Partie läuft noch, und die Hände sind geheim. Sag mit --player oder player=, wessen Entscheidungen du sehen willst.
review-error-player = Einen Spieler „{ $player }“ gibt es in dieser Partie nicht. Zur Wahl stehen { $players }.

## the hint in the terminal game

help-hint = was du spielen könntest und warum, nach dem, was du wissen darfst
    .key = hint
