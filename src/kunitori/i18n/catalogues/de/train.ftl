### Training: `kunitori train`.

command-train = die lernenden Bots im Spiel gegen sich selbst ausbilden
    .about = Bildet einen Bot aus, der gegen sich selbst, seine früheren Stände und feste Trainingspartner spielt, und schreibt seine Gewichte in eine Datei. Derselbe Befehl ergibt dieselbe Datei.
option-train-players = wie viele am Tisch sitzen: 2, mehrere Zahlen im Wechsel (3,4) oder table für alle größeren Runden
value-train-players = ZAHLEN
option-rounds = wie viele Runden der Lehrgang hat, sonst 100; nach jeder wird das Gelernte zusammengefasst
value-rounds = ZAHL
option-train-games = wie viele Partien jede Runde hat, sonst 2000
value-train-games = ZAHL
option-train-out = die Datei für die Gewichte
value-train-out = DATEI
option-train-seed = ein Wort oder eine Zahl; ein anderer Wert ergibt einen anderen Bot
value-train-seed = STARTWERT
option-train-from = von einem Bot aus weiterlernen: seine Datei, oder lord-v1 für den Fürsten der ersten Fassung
value-train-from = DATEI
train-error-players = --players nennt Spielerzahlen, zum Beispiel 2 oder 3,4, nicht „{ $value }“.
train-learning = lernt
train-figure = { $players } Spieler, nur mit dem ersten Gedanken gegen { $bot }: { $share } % gewonnen
train-written = Die Gewichte stehen in { $path }.
train-seat = Zum Spielen: kunitori play --game { $game } --bots mind:{ $path }.
error-course = Ein Lehrgang braucht mindestens eine Runde mit zwei Partien.
error-mind = Das ist keine Datei mit gelernten Gewichten, oder sie gehört zu einer anderen Version. „kunitori train“ erzeugt eine.
error-mind-missing = Die Datei { $path } gibt es nicht, oder sie ist nicht lesbar. „kunitori train“ schreibt eine; mit mind:DATEI nimmt sie Platz.
error-mind-file = { $path } ist keine Datei mit gelernten Gewichten, oder sie gehört zu einer anderen Version. „kunitori train“ erzeugt eine.
error-mind-game = In { $path } steckt, was für { $learnt } gelernt wurde; gespielt wird aber { $here }. Das lernt: kunitori train --game { $game }.
