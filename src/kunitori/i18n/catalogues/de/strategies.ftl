### Strategien nach Liste: was in ihrem Text falsch sein kann. Ihre Wörter und die Kürzel der Karten werden nie übersetzt.

error-strategy-word = Zeile { $line } der Strategie beginnt mit „{ $word }“. Am Anfang kann stehen: { $words }.
error-strategy-no-game = Zeile { $line } der Strategie: Zuerst muss eine Zeile „game …“ sagen, für welche Spiele sie gilt.
error-strategy-game = Zeile { $line } der Strategie: „{ $game }“ ist kein Spiel oder steht doppelt da. Zur Wahl stehen { $games }.
error-strategy-twice = Zeile { $line } der Strategie: „{ $word }“ darf für ein Spiel nur einmal vorkommen.
error-strategy-wishes = In der Strategie gibt es bis Zeile { $line } nichts oder zu viel zu kaufen: Zu jedem Spiel gehören eine bis { $most } Zeilen „buy …“.
error-strategy-line = Zeile { $line } der Strategie lässt sich nicht lesen: „{ $text }“.
error-strategy-card = Zeile { $line } der Strategie: Eine Karte „{ $card }“ gibt es in diesem Spiel nicht.
error-strategy-card-similar = Zeile { $line } der Strategie: Eine Karte „{ $card }“ gibt es in diesem Spiel nicht. Ist „{ $similar }“ gemeint?
error-strategy-keep = Zeile { $line } der Strategie: { $card } lässt sich nicht auf der Hand behalten.
error-strategy-unsuited = „{ $bot }“ lässt sich in { $game } mit diesen Karten und so vielen Spielern nicht spielen. Zur Wahl stehen { $bots }.
error-list-missing = Die Datei { $path } gibt es nicht, oder sie ist kein Text. Eine Liste ist ein Text wie die in docs/strategies.md; list:DATEI setzt sie an den Tisch.
