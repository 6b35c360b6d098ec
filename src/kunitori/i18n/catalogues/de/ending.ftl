### The end of a game, said to the person who looks at it. $points are victory points.

ending-won = Du hast gewonnen!
ending-shared = Du teilst dir den Sieg mit { $players }!
ending-team-won = Dein Team hat gewonnen!
ending-lost = { $count ->
    [one] Diesmal hat { $players } gewonnen
   *[other] Diesmal haben { $players } gemeinsam gewonnen
}
ending-team-lost = Diesmal hat das andere Team gewonnen
ending-watched = { $count ->
    [one] { $players } hat gewonnen
   *[other] { $players } haben gemeinsam gewonnen
}
ending-ahead = { $points ->
    [one] Ein Punkt
   *[other] { $points } Punkte
}, { $ahead } mehr als alle anderen.
ending-by = { $points ->
    [one] Ein Punkt
   *[other] { $points } Punkte
}, { $ahead } Vorsprung.
ending-with = { $points ->
    [one] Mit einem Punkt.
   *[other] Mit { $points } Punkten.
}
ending-score-teams = { $points } zu { $other }
ending-level = Du hast genauso viele Punkte: { $points }.
ending-close = { $behind ->
    [one] Ganz knapp: Du hast { $points }, nur ein Punkt fehlt.
   *[other] Ganz knapp: Du hast { $points }, nur { $behind } Punkte fehlen.
}
ending-place = { $place ->
    [2] Du bist Zweiter
    [3] Du bist Dritter
    [4] Du bist Vierter
   *[other] Du bist Fünfter
} mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
}, { $behind } hinter dem Sieger.
ending-behind = Du hast { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}, { $behind } weniger als der Sieger. Beim nächsten Mal klappt es!
ending-resigned = Du hast aufgegeben.
ending-points = Punkte
ending-total = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
ending-victor = Sieger
ending-sum = { $copies } × { $each } = { $total }
ending-nothing = Keine Karten mit Punkten
ending-lands = Länder { $lands }

## the course of the game

ending-working = Die Gewinnchancen werden berechnet: { $percent } %
ending-course = So lief die Partie
ending-chart = Gewinnchancen von { $players }, Zug für Zug; die Wendepunkte folgen in Worten.
ending-marks = ▲ Wendepunkt
ending-turn = Zug { $turn }, { $player }:
ending-rose = Deine Gewinnchance stieg von { $before } auf { $after }.
ending-fell = Deine Gewinnchance fiel von { $before } auf { $after }.
ending-rose-other = Die Gewinnchance von { $player } stieg von { $before } auf { $after }.
ending-fell-other = Die Gewinnchance von { $player } fiel von { $before } auf { $after }.
ending-luck = Vor allem Glückssache.
ending-choice = Du hast „{ $move }“ gewählt; „{ $better }“ war besser.
ending-choice-other = { $player } hat „{ $move }“ gewählt; „{ $better }“ war besser.
ending-steady = Kein einzelner Zug hat diese Partie entschieden.
ending-account = Deine Gewinnchance ging von { $start } auf { $end }: Glück { $luck }, { $seats ->
    [one] deine eigenen Entscheidungen
   *[other] Entscheidungen deines Teams
} { $own }, die anderen { $others }.
