### What can go wrong: what is wrong and what to do about it. The rule comes after the sentence by itself.

error-with-rule = { $sentence } (Regel { $rule })
error-with-ruling = { $sentence } (Entscheidung { $number })
error-language = Die Sprache „{ $language }“ gibt es hier nicht. Zur Wahl stehen { $languages }.
extra-missing = Dafür fehlen hier noch Pakete: pip install "kunitori[{ $extra }]"

## cards

error-card-data = In der Kartendatei von { $game } stimmt etwas nicht bei { $card }, { $field }: „{ $value }“.
error-unknown-card = Eine Karte „{ $card }“ gibt es hier nicht. „kunitori cards“ zeigt alle Karten mit ihren Namen.
error-unknown-card-similar = Eine Karte „{ $card }“ gibt es hier nicht. Ist „{ $similar }“ gemeint?
error-unknown-game = Ein Spiel „{ $game }“ gibt es hier nicht. Zur Wahl stehen { $games }.
error-mix-missing = Zu einem eigenen Spiel gehört eine Kartenauswahl: Nenne die Karten, zum Beispiel „world_chaos,-trap,market“, oder schreibe „random“.
error-mix-unwanted = { $game } hat immer dieselben Karten. Für eine eigene Auswahl wähle das Spiel „custom“.
error-mix-empty = Die Auswahl enthält keine Aktionskarten. Nenne mindestens eine, zum Beispiel „trap,moat,cavalry“.
error-mix-word = „{ $word }“ ist in einer Kartenauswahl nicht zu verstehen. Schreibe Karten wie „trap“ oder „kunitori/cavalry“, durch Kommas getrennt.
error-mix-option = Die Einstellung „{ $option }“ gibt es für eine Kartenauswahl nicht. Möglich sind { $options }.
error-mix-choice = „{ $option }={ $choice }“ geht nicht. Für „{ $option }“ stehen { $choices } zur Wahl.
error-mix-group = { $game } hat keine Karten der Gruppe „{ $group }“.
error-mix-always = „{ $card }“ lässt sich nicht einzeln wählen: Schatz, Siegpunkte und Generäle gehören zu jeder Auswahl. Aus welchem Spiel, bestimmen „treasury=…“ und „generals=…“.
error-mix-moegahara = „{ $word }“ gehört zu Moegahara, und dessen Karten werden nicht mit anderen gemischt. Wähle Karten aus Kunitori! und World on Fire oder das Spiel „moegahara“.
error-mix-not-picked = „{ $word }“ nimmt etwas heraus, das vorher nicht gewählt wurde. Erst wählen, dann herausnehmen.
error-mix-random-alone = „random“ wählt die Karten selbst. Lass die anderen Karten weg oder wähle alle selbst.
error-mix-seed = Eine zufällige Auswahl braucht einen Startwert. Gib einen an, damit sich dieselbe Auswahl wieder ziehen lässt.
error-corrections-file = Die Berichtigungsdatei { $path } ist nicht lesbar. Prüfe, ob sie da ist und eine Textdatei in UTF-8 ist.
error-corrections-toml = Die Berichtigungen sind kein gültiges TOML: Sieh dir Zeile { $line } an.
error-corrections-shape = In den Berichtigungen muss „{ $where }“ eine Tabelle mit Zahlen sein, zum Beispiel [kunitori.farmers] und darunter cost = 1.
error-corrections-field = Auf „{ $card }“ steht keine Zahl „{ $field }“, die sich berichtigen ließe. Möglich sind { $fields }.
error-corrections-number = „{ $card }“: „{ $field }“ muss eine ganze Zahl sein, nicht „{ $value }“.
error-corrections-flag = „{ $card }“: „{ $field }“ muss true oder false sein, nicht „{ $value }“.
error-corrections-range = „{ $card }“: { $value } kann für „{ $field }“ nicht stimmen. Möglich ist { $low } bis { $high }.
error-corrections-deployable = „{ $card }“: Nur bei Einheiten lässt sich berichtigen, ob sie aufstellbar sind.
error-too-few = Von „{ $card }“ gibt es zu wenige Karten: { $copies }; { $players } Spieler brauchen mindestens { $need }. Berichtige die Anzahl oder spielt zu weniger.
error-too-many-cards = Mit so vielen Karten lässt sich nicht spielen: { $total }; höchstens { $most } sind möglich. Berichtige die Anzahlen oder wähle weniger Arten.
error-too-many-kinds = Höchstens { $most } Kartenarten passen in ein Spiel; dieses hat { $kinds }. Wähle weniger Arten.
error-too-many-generals = Höchstens { $most } Generäle passen in ein Spiel; dieses hat { $kinds }. Wähle weniger Generäle.
error-too-many-troops = Höchstens { $most } Arten von Einheiten passen in ein Spiel; dieses hat { $kinds }. Wähle weniger Einheiten.
error-cards-text = Zeile { $line } der Kartenliste ist nicht lesbar: „{ $text }“.
error-cards-text-kinds = Die Kartenliste enthält nicht genau die Karten von „{ $game }“, jede einmal und der Reihe nach.
error-not-cards = „{ $value }“ ist kein Kartensatz. Gib einen an, den card_set() erstellt hat.
error-players = { $players } können nicht spielen. Wähle zwei bis sechs Spieler.
error-players-teams = { $players } können Moegahara nicht spielen, denn dort treten zwei gleich große Teams an. Wähle zwei, vier oder sechs Spieler.

## engine

error-engine-choice = KUNITORI_ENGINE steht auf „{ $choice }“, erlaubt sind nur „python“ und „compiled“. Wähle eines davon oder lösche die Variable.
error-engine-missing = KUNITORI_ENGINE verlangt die kompilierte Engine, aber für dieses Python ist keine gebaut. Rufe „make build“ auf oder lösche KUNITORI_ENGINE.
error-engine-stale = Die kompilierte Engine stammt aus anderen Quellen als denen, die daneben liegen. Rufe „make build“ auf oder setze KUNITORI_ENGINE=python, um unkompiliert zu spielen.
error-engine-mixed = Die kompilierte Engine ist unvollständig oder mit Teilen einer anderen vermischt. Rufe „make build“ auf oder setze KUNITORI_ENGINE=python, um unkompiliert zu spielen.

## rulebook

error-no-such-rule = Es gibt keine Regel „{ $number }“. Am nächsten liegen { $nearest }.
error-no-such-ruling = Es gibt keine Entscheidung { $number }. Am nächsten liegen { $nearest }.
error-not-in-rules = In den Regeln steht nichts von „{ $word }“. Versuche ein kürzeres Wort oder eine Nummer wie C5.6.

## environments

error-env-auto = „auto“ kennt „{ $word }“ nicht. Zur Wahl stehen „forced“, „treasure“ oder beides.
error-env-action = Aktion { $action } ist jetzt nicht möglich. Die Aktionsmaske zeigt, welche es sind.
error-env-illegal = „illegal“ kennt „{ $word }“ nicht. Zur Wahl stehen „end“ und „raise“.
error-env-opponent = „{ $bot }“ kann nicht innerhalb der Engine spielen. Als Gegner taugen eine Stufe, eine Strategie oder „random“.
error-env-opponents = Für { $wanted } Plätze sind { $given } Gegner angegeben. Nenne einen Bot für alle oder für jeden Platz einen.
error-env-render = „render_mode“ kennt „{ $word }“ nicht. Zur Wahl stehen „ansi“, „html“ und „rgb_array“.
error-env-browser = „rgb_array“ braucht einen Browser, und hier ließ sich keiner starten; „ansi“ und „html“ kommen ohne aus. Installiere Chromium, zum Beispiel mit: playwright install chromium
error-spiel-rounds = In OpenSpiel muss jede Partie enden. Setz „max_rounds“ auf mindestens 1.
error-env-nothing-reset = „reset_mask“ nennt kein Spiel. Setze es für mindestens eines auf wahr.
error-env-number = „{ $name }“ muss eine ganze Zahl ab 1 sein, nicht „{ $number }“.
error-env-reset = „{ $option }“ kennt „{ $word }“ nicht. Zur Wahl stehen { $words }.
error-env-array = „{ $name }“ muss ein beschreibbares, zusammenhängendes NumPy-Array vom Typ { $type } mit der Form { $shape } sein.
error-env-no-array = Ein Array „{ $name }“ gibt es nicht. Die Arrays heißen { $arrays }.
error-env-rows = Diese Zeilen gehören zu anderen Spielen. Lege sie mit der Methode „rows“ der Spiele an, die du weiterspielst.
error-env-actions = Gib die Aktionen als ganze Zahlen an, eine für jedes Spiel, in einem Array mit der Form { $shape }.
error-env-seeds = Gib einen Seed an oder eine Liste mit einem für jedes Spiel, zusammen { $games }. Seeds sind ganze Zahlen ab 0.
error-env-not-begun = Diese Spiele haben noch nicht begonnen. Setze zuerst alle zurück.
error-env-over = Spiel { $game } ist zu Ende. Setze es vor dem nächsten Schritt zurück.
error-env-game = Ein Spiel { $game } gibt es nicht. Die Spiele sind von 0 bis { $last } nummeriert.
error-env-action-in = Aktion { $action } ist in Spiel { $game } jetzt nicht möglich. Seine Aktionsmaske zeigt, welche es sind.
