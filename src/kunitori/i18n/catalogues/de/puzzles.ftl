### Rätsel: die Liste und die Seite jedes Rätsels.

site-puzzles = Rätsel

## die Liste

puzzles-title = Rätsel
puzzles-description = Finde den besten Spielzug: gewertete Rätsel zu { game-kunitori }, { game-world-on-fire }, beiden gemischt und { game-moegahara }, nach Thema und Schwierigkeit. Kostenlos und ohne Konto.
puzzles-text = Eine Stellung, ein klar bester Spielzug. Findest du ihn?
puzzles-practise = Üben
puzzles-game = Spiel
puzzles-theme = Thema
puzzles-difficulty = Schwierigkeit
puzzles-any = Alle
puzzles-all = Alle Rätsel
puzzles-all-done = Von dieser Sorte hast du alle Rätsel versucht. Such dir eine andere aus.
puzzles-rating = Deine Wertung: { $rating }
puzzles-solved = { $solved } von { $tried } gelöst
puzzles-untried = Noch keines versucht
puzzles-unsure = (noch ungenau, nach einem Dutzend Rätseln stimmt sie)
puzzles-of = Rätsel: { $game }
puzzles-number = { $number } Rätsel
puzzles-none = Hier gibt es noch keine Rätsel.
puzzles-made = Woher sie kommen
puzzles-made-text = Unsere Bots haben Tausende Partien gespielt. Wo ein Spielzug herausragte, hat der Analyst mit drei verschiedenen Startwerten nachgerechnet. Ein Rätsel bleibt nur, wenn der beste Spielzug jedes Mal mindestens 10 Prozentpunkte öfter gewinnt als jeder andere, und zwar mit dem Wissen des Spielers. Dein erster Versuch zählt für deine Wertung und für die des Rätsels.

## Themen

puzzle-theme-buying = Kaufen
puzzle-theme-actions = Karten ausspielen
puzzle-theme-battle = Schlacht
puzzle-theme-defence = Verteidigung
puzzle-theme-tactics = Taktik
puzzle-theme-lands = Länder
puzzle-theme-ending = Endspiel
puzzle-easy = Leicht
puzzle-medium = Mittel
puzzle-hard = Schwer

## ein Rätsel

puzzle-name = { $game }: Rätsel { $number }
puzzle-description = Ein Rätsel zu { $game } ({ $theme }). Finde den besten Spielzug und sieh, warum er gewinnt.
puzzle-question = Das Rätsel
puzzle-rating = Wertung { $rating }
puzzle-task = Du bist { $player }. Wähle deine Antwort auf dem Tisch oder in der Liste.
puzzle-answer = Antwort
puzzle-error-answer = Wähle eine der Antworten.
puzzle-next = Nächstes Rätsel
puzzle-other = Überspringen
puzzle-right = Genau!
puzzle-right-text = Du hast den besten Spielzug gefunden.
puzzle-wrong = Diesmal nicht
puzzle-wrong-text = Es gibt einen besseren Spielzug. So viel sind die Spielzüge wert:
puzzle-gain = Deine Wertung: { $rating } ({ $gain })
puzzle-best = bester Spielzug
puzzle-yours = deine Antwort
puzzle-why = Warum
puzzle-found = Diese Bots finden ihn ohne Suche:
puzzle-found-none = Keiner unserer Bots findet ihn ohne Suche.
puzzle-made = So wurde geprüft
puzzle-made-text = Die Zahlen sind Gewinnchancen aus { $nodes } Simulationen mit jedem von { $seeds } Startwerten. Der beste Spielzug lag jedes Mal um mindestens { $lead } vorn.
puzzle-made-with = Entstanden mit Kunitori { $version }, Regeln { $revision }, Karten { $cards } und diesen Bots:
