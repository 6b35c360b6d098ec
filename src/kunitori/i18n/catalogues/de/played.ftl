### Meine Partien mit Datum, Punkten und Filtern, und meine Statistik.

## Tage; $year ist Text

day-today = heute
day-yesterday = gestern
day-date = { $day }. { $month } { $year }
month-1 = Januar
month-2 = Februar
month-3 = März
month-4 = April
month-5 = Mai
month-6 = Juni
month-7 = Juli
month-8 = August
month-9 = September
month-10 = Oktober
month-11 = November
month-12 = Dezember

## wie Partien endeten

games-lost = du hast verloren
games-you-resigned = du hast aufgegeben
games-resigned = { $count ->
    [one] { $players } hat aufgegeben
   *[other] { $players } haben aufgegeben
}
games-agreed = einvernehmlich beendet

## Filter und Seiten der Liste

games-filter = Filter
games-filter-game = Spiel
games-filter-rivals = Gegner
games-filter-result = Ergebnis
games-filter-state = Stand
games-any = Alle
games-bots = nur Bots
games-people = Menschen
games-show = Anzeigen
games-reset = Alle Partien zeigen
games-nothing = Zu diesen Filtern passt keine Partie.
games-all-running = Alle laufenden Partien
games-pages = Seiten
games-page = Seite { $page } von { $pages }
games-newer = Neuere
games-older = Ältere

## meine Statistik

stats-title = Meine Statistik
stats-none = Noch keine beendete Partie. Spiel eine zu Ende, dann beginnt hier deine Statistik.
stats-all = Alle Partien
stats-games = Partien
stats-won = Siege
stats-share = Siegquote
stats-points = Punkte im Schnitt
stats-points-column = Punkte
stats-streak = Aktuelle Siegesserie
stats-longest = Längste Siegesserie
stats-last = Zuletzt gespielt
stats-by-game = Nach Spiel
stats-by-rivals = Nach Gegnern
stats-by-seat = Nach Zugfolge
stats-by-opening = Nach Eröffnung
stats-interval = { $low }–{ $high } %
stats-interval-text = Die kleinen Zahlen sind der 95-%-Bereich: Dort liegt deine wahre Siegquote höchstwahrscheinlich. Je mehr Partien du spielst, desto enger wird er. Die Punkte sind Durchschnitte.
stats-people = Menschen
stats-mixed = Menschen und Bots
stats-several = Bots verschiedener Stärke
stats-seat = { $place ->
    [1] Erster
    [2] Zweiter
    [3] Dritter
    [4] Vierter
    [5] Fünfter
   *[other] Sechster
} von { $players }
stats-opening = { $cards } ({ $game })
stats-opening-text = Die ersten beiden Karten, die du gekauft hast, egal in welcher Reihenfolge.
stats-luck = Glück und Entscheidung im Lauf der Zeit
stats-luck-text = Jede analysierte Partie, die älteste links: wie das Glück und deine eigenen Entscheidungen deine Gewinnchance verändert haben.
stats-luck-mean = Im Schnitt hat das Glück sie pro Partie um { $luck } verändert, und deine Entscheidungen um { $choice }.
stats-luck-none = Von diesen Partien ist noch keine analysiert. Die Analyse trennt Glück und Entscheidung.
stats-luck-go = Meine letzte Partie analysieren
stats-choices = Deine Entscheidungen
stats-chart = { $games ->
    [one] Glück und Entscheidung in einer analysierten Partie. Die Zahlen folgen als Tabelle.
   *[other] Glück und Entscheidung in { $games } analysierten Partien. Die Zahlen folgen als Tabelle.
}
stats-figures = Alle Zahlen
stats-day = Datum
stats-counts = Gezählt werden nur beendete Partien, in denen du einen Platz hattest. Partien an einem gemeinsamen Bildschirm mit mehreren eigenen Plätzen, Lektionen und Partien, die aus einer Aufzeichnung oder Stellung entstanden sind, zählen nicht.
stats-most = Das sind deine letzten { $games } Partien.
filled-what-statistics = Meine Statistik
