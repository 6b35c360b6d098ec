### The games in words, for language models: the briefing, refusals, and the tools of `kunitori mcp`.

## what a player reads

words-player = { $player } ({ $handle })
words-rule = { $title }: { $text }
words-territory = { $player }: { $known }
words-cards = Die Karten, jede mit ihrer Kennung:
words-card = { $card }: { $name }, { $category }, Kosten { $cost }.
words-notation =
    So werden Spielzüge geschrieben: KARTE ist die Kennung einer Karte, SPIELER das Wort in Klammern hinter einem Namen, und KARTE*2 sind zwei von einer Karte.
    Aktions- und Kaufphase: play KARTE, buy KARTE, end. Ein Kauf spielt zuerst die Schätze aus, die er braucht.
    Schlachtphase: peace, attack SPIELER:KARTE,KARTE*2 mit allen Generälen und Einheiten, joint SPIELER, ask SPIELER, join, refuse.
    Verteidigung: ambush KARTE KARTE*2, ambush none, reinforcements. Danach: take, decline, fall KARTE, name SPIELER, top KARTE.
    Endphase: stay KARTE KARTE*2, stay none, keep KARTE, keep none.
    Kartentexte: choose und eines der angebotenen Wörter, trash KARTE, gain KARTE, trap SPIELER:KARTE, target SPIELER, show KARTE, show none, pick KARTE, fetch KARTE, pass SPIELER, pass none.
words-notation-field =
    So werden Spielzüge geschrieben: KARTE ist die Kennung einer Karte, SPIELER das Wort in Klammern hinter einem Namen, LAND eine Zahl von links, und POSITION 1 bis 3, wobei 1 am Land liegt.
    Aktions- und Kaufphase: play KARTE, buy KARTE, end. Ein Kauf spielt zuerst die Schätze aus, die er braucht.
    Aufstellphase: deploy KARTE LAND, horo dismiss LAND:POSITION, horo reorder LAND KARTE KARTE KARTE, horo give KARTE SPIELER, trap own LAND:POSITION, trap enemy LAND:POSITION, end.
    Kartentexte: strike POSITION, strike none, reorder KARTE KARTE KARTE, reorder none, marker SPIELER, exchange KARTE, exchange none, choose und eines der angebotenen Wörter.
    Endphase: keep KARTE KARTE*2, keep none.
words-answer = Beantworte jede Frage mit einem Spielzug in eckigen Klammern, zum Beispiel [buy silver]. Davor darfst du nachdenken; es gilt, was in den letzten Klammern steht.
words-open = Diese Spielzüge sind offen:
words-move = { $move } – { $label }
words-move-note = { $move } – { $label } ({ $note })

## refusals

words-agree = Vorzeitig beenden können eine Partie nur alle gemeinsam. Hier fragt sie niemand, also spiel weiter.
words-lost = Das war eine falsche Antwort zu viel; deshalb wurde „{ $move }“ für dich gespielt.
words-given-up = Du hast zu viele Spielzüge verloren und wirst in dieser Partie nicht mehr gefragt.

## a guest at a table of bots

words-guest = Gast
words-played = Gespielt: { $moves }.
words-is-open = Dieser Spielzug ist jetzt möglich.
words-no-game = Es gibt noch keine Partie. Beginne eine mit new_game.
words-error-bots = Neben dir { $seats ->
        [one] ist { $seats } Platz
       *[other] sind { $seats } Plätze
    } frei. Nenne höchstens so viele Bots, oder mehr Spieler.

## `kunitori mcp`

command-mcp = lässt ein Sprachmodell gegen Bots spielen, über das Model Context Protocol
    .about = Stellt auf Standardeingabe und -ausgabe einen Tisch mit Bots bereit. Ein Programm, das das Model Context Protocol spricht, startet diesen Befehl und gibt die Werkzeuge an ein Sprachmodell weiter.
option-mcp-no-moves = offene Spielzüge nicht auflisten; das Modell muss sie aus den Regeln kennen
mcp-instructions = Dies ist ein Tisch für Kunitori!, World on Fire und Moegahara, drei Deckbauspiele aus der Sengoku-Zeit. Du spielst auf einem Platz gegen Bots. Beginne mit new_game und lies die Regeln und Karten, die es liefert. Beantworte dann jede Frage mit play, bis jemand gewonnen hat. Wird ein Spielzug abgelehnt, nennt die Begründung eine Regel; rules zeigt sie.
mcp-new-game = Beginnt eine Partie gegen Bots. Liefert die Regeln auf einer Seite, alle Karten und die erste Frage. Eine laufende Partie wird aufgegeben.
mcp-new-game-game = kunitori, world_on_fire, world_chaos, moegahara oder custom mit einer Kartenauswahl; ohne Angabe world_on_fire
mcp-new-game-players = die Zahl der Spieler mit dir: 2 bis 6, in moegahara 2, 4 oder 6; ohne Angabe 2
mcp-new-game-bots = die Bots in der Reihenfolge der Plätze, aus beginner, retainer, captain, lord und master; der letzte bekommt alle übrigen Plätze; ohne Angabe captain
mcp-new-game-seed = ein Wort oder eine Zahl, womit sich das Mischen wiederholen lässt
mcp-new-game-mix = die Karten von custom, zum Beispiel world_chaos,-trap,market, oder random
mcp-look = Der Tisch, so wie du ihn kennen darfst: Pool, Aufstellungsgebiete, Ablagestapel, deine Hand und die Frage.
mcp-moves = Die Spielzüge, die dir jetzt offenstehen, jeder so, wie du ihn schreibst, und in Worten.
mcp-why-not = Warum ein Spielzug jetzt nicht möglich ist, mit der Regel, oder dass er möglich ist. Spielt nichts aus.
mcp-why-not-move = der Spielzug, zum Beispiel „buy gold“
mcp-play = Macht einen Spielzug. Dann spielen die Bots, bis du wieder gefragt wirst. Liefert, was geschah, den Tisch und die nächste Frage.
mcp-play-move = der Spielzug, zum Beispiel „buy silver“, „play cavalry“ oder „end“
mcp-rules = Schlägt die Regeln nach.
mcp-rules-what = eine Nummer wie C5.6, ein Kapitel wie C5, eine Entscheidung wie 11 oder ein Wort; ohne Angabe das Inhaltsverzeichnis
mcp-cards = Schlägt eine Karte nach, mit allem, was darauf steht.
mcp-cards-card = ihre Kennung oder ihr Name in einer beliebigen Sprache; ohne Angabe alle Karten in je einer Zeile
mcp-cards-game = das Spiel, um dessen Karten es geht; ohne Angabe das laufende
mcp-record = Die Aufzeichnung der Partie: alle Spielzüge bisher, als Text, der sich nach dem Ende nachspielen lässt.
mcp-error-tool = Ein Werkzeug „{ $tool }“ gibt es nicht. Verwende eines von { $tools }.
mcp-error-argument = „{ $tool }“ hat kein Argument „{ $argument }“. Es hat { $arguments }.
mcp-error-missing = „{ $tool }“ braucht „{ $argument }“.
mcp-error-str = „{ $argument }“ muss ein Text sein, nicht { $value }.
mcp-error-int = „{ $argument }“ muss eine ganze Zahl sein, nicht { $value }.
mcp-error-list = „{ $argument }“ muss eine Liste von Texten sein, nicht { $value }.
