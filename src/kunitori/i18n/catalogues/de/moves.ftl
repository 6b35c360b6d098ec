### Moves, positions and records: why something is not possible, and what is asked.

## why a move is not open

why-over = Die Partie ist zu Ende. Beginne eine neue, oder nimm einen Spielzug zurück.
why-not-in-game = „{ $card }“ ist in diesem Spiel nicht dabei. Wähle eine Karte aus dem Pool dieses Spiels.
why-asked = { $player } muss zuerst etwas anderes entscheiden: { $question }
why-asked-you = Du musst zuerst etwas anderes entscheiden: { $question }
why-deployed-first = Zuerst werden die aufgestellten Karten gespielt: { $cards }.
why-treasure-later = „{ $card }“ ist ein Schatz und wird in der Kaufphase ausgespielt. Beende zuerst die Aktionsphase.
why-never-played = „{ $card }“ wird nie gespielt; die Karte zählt nur bei Spielende.
why-action-over = „{ $card }“ wird in der Aktionsphase gespielt, und die ist in diesem Zug vorbei.
why-not-in-hand = „{ $card }“ ist nicht auf dieser Hand.
why-buy-later = Gekauft wird in der Kaufphase. Beende erst die Phasen davor.
why-pile-empty = Der Stapel „{ $card }“ ist leer.
why-not-top-general = { $card } liegt nicht oben auf dem Stapel der Generäle. Verfügbar ist nur der oberste: { $top }.
why-too-dear = „{ $card }“ kostet { $cost }, verfügbar ist aber nur { $money }.
why-battle-later = Eine Schlacht wird in der Schlachtphase ausgerufen. Beende zuerst die Aktionsphase.
why-battle-over = Die Schlachtphase dieses Zuges ist vorbei.
why-no-joint = Eine gemeinsame Schlacht ist nicht möglich: Es braucht mindestens drei Spieler und einen { card-travelling-monk }, der in diesem Zug dafür gespielt wurde.
why-target = { $player } kann hier nicht gewählt werden.
why-no-leader = Angreifen kannst du nur, wenn du in diesem Zug einen Anführer gespielt hast.
why-no-leader-there = Gegen { $player } zieht kein Anführer, und Einheiten allein können nicht angreifen.
why-all-units = Jeder General und jede Einheit im Aufstellungsgebiet braucht genau ein Ziel. Nenne sie alle und nicht mehr, als da sind.
why-stay = Liegen bleiben können nur aufstellbare Karten und jede in diesem Zug gespielte „{ card-moat }“, und nicht mehr, als dort liegen.
why-keep = Behalten kann man nur Strategiekarten von der Hand, und nicht mehr, als da sind.
why-defend = In den Hinterhalt können nur Handkarten mit Angriffs- oder Verteidigungswert, und nicht mehr, als da sind.
why-wrong-card = „{ $card }“ kann hier nicht gewählt werden.
why-which-card = Nenne auch die Karte, zum Beispiel „choose trash copper“.
why-above-limit = „{ $card }“ kostet { $cost }, hier ist aber höchstens { $limit } erlaubt.

## why a move of Moegahara is not open

why-other-side = { $card } kämpft für die andere Seite. Ein Team kann nur Generäle der eigenen Seite kaufen.
why-second-castle = Zu zweit kann jeder nur eine Karte „{ $card }“ kaufen.
why-free-militia = Ohne Kauf kannst du nur die zusätzliche „{ card-farmer-militia }“ kaufen.
why-deploy-first = Jeder General und jede Einheit, die in diesem Zug gespielt wurden, muss aufgestellt werden, solange Platz ist.
why-not-played = Unter den Karten, die in diesem Zug gespielt wurden, liegt keine Karte „{ $card }“ bereit.
why-line-full = Die eigene Kampflinie am Land { $land } hat schon drei Karten.
why-land-won = Land { $land } ist schon gewonnen.
why-no-land = Ein Land { $land } gibt es nicht; das Schlachtfeld hat { $lands }.
why-no-mate = Zu zweit hat niemand einen Mitstreiter.
why-give = Weitergeben kann man nur eine Karte aus dem eigenen Ablagestapel, und nur an einen Mitstreiter.
why-order = Das wäre keine andere Reihenfolge dieser Kampflinie.
why-no-card-there = An Position { $spot } dieser Kampflinie am Land { $land } liegt keine Karte.
why-trap-proof = { $card } kann nicht in die Falle geraten.
why-receiver = Die Karte muss auf den Ablagestapel eines Spielers aus ihrem eigenen Team, bei einer Einheit mit Markerfarbe eines Spielers, der einen solchen Marker hat.

## what is asked

ask-deployed = Welche aufgestellte Karte wird als Nächstes gespielt?
ask-play = Eine Aktionskarte spielen oder die Aktionsphase beenden?
ask-battle = Eine Schlacht ausrufen?
ask-leaders = Wie viele dieser Anführer greifen hier an?
ask-troops = Wie viele dieser Einheiten greifen hier an?
ask-joint-target = Gegen wen geht die gemeinsame Schlacht?
ask-ask = Wer wird gebeten, mitzuziehen?
ask-join = Mit in die Schlacht ziehen?
ask-defend = Hinterhalt oder Verstärkung?
ask-ambush = Wie viele davon kommen in den Hinterhalt?
ask-fall = Welche Einheit geht durch den { card-land-destroyer } verloren?
ask-name = Wer von den Angreifern verliert eine Einheit durch den { card-land-destroyer }?
ask-prize = Den Preis nehmen?
ask-joint-prize = Welcher Preis wird genommen?
ask-order = Welche Karte kommt oben auf den Nachziehstapel?
ask-buy = Schätze ausspielen, eine Karte kaufen oder die Kaufphase beenden?
ask-stay = Welche Karten bleiben im Aufstellungsgebiet liegen?
ask-keep = Welche Strategiekarten werden behalten?
ask-choose = Was von beidem?
ask-trash = Welche Handkarte wird geschrottet?
ask-discard = Welche Handkarte wird abgelegt?
ask-gain = Welche Karte kommt dazu?
ask-trap-seat = Wessen aufgestellte Karte gerät in die Falle?
ask-trap-card = Welche aufgestellte Karte gerät in die Falle?
ask-target = Gegen wen?
ask-show = Einen Ninja oder einen General aus der Hand vorzeigen?
ask-pick = Welche der aufgedeckten Karten geht verloren?
ask-take = Welcher General kommt zurück?
ask-pass-on = Wer bekommt „{ card-beauty }“?

ask-deploy = Was wird als Nächstes aufgestellt oder eingesetzt?
ask-horo = Wozu dient „{ card-horo-musha }“?
ask-land = An welchem Land?
ask-spot = Welche Karte der Kampflinie?
ask-whose = Auf wessen Ablagestapel kommt sie?
ask-reorder = In welcher Reihenfolge?
ask-give = Welche Karte aus dem Ablagestapel wird weitergegeben?
ask-mate = An welchen Mitstreiter?
ask-strike = Welche gegnerische Karte wird abgelegt?
ask-rearrange = Welche Reihenfolge bekommt die Kampflinie?
ask-marker = Wer gibt einen Marker zurück?
ask-exchange = Eine Schatzkarte tauschen?

## moves as text

error-move-empty = Das ist kein Spielzug. Schreibe eine Zeile, zum Beispiel „play cavalry“, „buy silver“ oder „end“.
error-move-verb = „{ $verb }“ ist kein Spielzug. Am Anfang steht eines dieser Wörter: { $verbs }.
error-move-shape = Nach „{ $verb }“ steht zu wenig, zu viel oder etwas anderes als erwartet. Die Dokumentation beschreibt die Schreibweise.
error-move-army = „{ $group }“ sagt nicht, wer wen angreift. Schreibe es als Name:Karte,Karte*2.
error-move-player = „{ $player }“ spielt hier nicht mit. Schreibe einen der Namen { $players } oder die Nummer eines Platzes.
error-move-card = Eine Karte „{ $card }“ gibt es nicht. Schreibe ihre Kennung, zum Beispiel spear_troopers.
error-move-number = „{ $number }“ sagt nicht, wie viele Karten „{ $card }“ gemeint sind. Schreibe es als Karte*2.
error-move-place = „{ $place }“ ist weder ein Land noch eine Position. Schreibe eine Zahl von 1 bis 10.
error-move-option = Aktion { $action } steht jetzt nicht offen. Welche offen stehen, sagen die Möglichkeiten der Entscheidung.
error-move-partial = „{ $move }“ ist Teil eines Spielzugs, der jetzt nicht gefragt ist.

## seats and undo

error-seat = Einen Platz { $seat } gibt es an diesem Tisch nicht.
error-undo =
    { $moves ->
        [0] Es gibt keinen Spielzug, der sich zurücknehmen ließe.
        [one] Es lässt sich nur ein Spielzug zurücknehmen.
       *[other] Es lassen sich nur { $moves } Spielzüge zurücknehmen.
    }
error-start = Der Startspieler muss auf einem der Plätze 0 bis { $last } sitzen.
error-rounds = Das Rundenlimit muss zwischen 0 (kein Limit) und 100.000 liegen.
error-names = Die Namen der Spieler müssen 1 bis 40 Zeichen lang sein, ohne Zeilenumbrüche.
error-same-name = Zwei Spieler heißen { $name }. Gib ihnen verschiedene Namen.
error-seed = „{ $seed }“ kann kein Startwert sein. Gib eine ganze Zahl oder einen Text von höchstens { $most } Zeichen an.
error-sample = „{ $seed }“ kann nicht der Startwert einer Stichprobe sein. Gib eine ganze Zahl an.
error-secret = Das Geheimnis der Mischungen und sein Salt müssen je { $bytes } Bytes lang sein.
error-part = Die Zahl eines Spielers und der Hashwert, der sie festlegt, müssen { $bytes } Bytes lang sein. Je Platz gibt es höchstens eine.
error-since = „{ $number }“ ist keine Nummer eines Ereignisses. Ereignisse werden ab 0 gezählt.
player-default = Spieler { $number }

## positions

error-position-shape = „{ $value }“ ist keine Stellung. Gib ein Mapping oder einen Text in JSON oder TOML an.
error-position-text = Die Stellung ist weder gültiges JSON noch gültiges TOML: Sieh dir Zeile { $line } an.
error-position-key = Die Stellung hat einen unbekannten Eintrag „{ $key }“.
error-position-value = „{ $key }“ kann in der Stellung nicht { $value } sein.
error-position-cards = „{ $card }“: Die Stellung kommt auf { $count }, im Spiel gibt es aber { $copies }. Jedes Exemplar muss irgendwo liegen.
error-position-card = Die Stellung nennt eine Karte „{ $card }“, die in diesem Spiel nicht dabei ist.
error-view-data = Das sind nicht die Daten einer Sicht. Gib sie so an, wie View.to_data() sie erstellt hat.
error-view-json = Das ist kein JSON. Gib an, was View.to_json() erstellt hat.
error-perft = „{ $number }“ ist keine Anzahl von Antworten. Gib eine ganze Zahl ab 0 an.

## records

error-record-text = Das ist keine Aufzeichnung einer Partie Kunitori. Sie muss mit „{ $first }“ beginnen.
error-not-a-game = „{ $value }“ ist keine Partie. Gib eine an, die new_game(), loads() oder Game.from_position() erstellt hat.
error-record-long = Die Aufzeichnung ist zu lang für eine Partie.
error-record-line = Zeile { $line } der Aufzeichnung ist nicht lesbar: „{ $text }“.
error-record-missing = In der Aufzeichnung fehlt „{ $key }“.
error-record-value = „{ $key }“ kann in der Aufzeichnung nicht „{ $value }“ sein.
error-record-move = Spielzug { $number } der Aufzeichnung (Zeile { $line }), „{ $move }“, ist nicht möglich: { $why }
error-record-secret = Der Aufzeichnung fehlt das Geheimnis ihrer Mischungen; man kann sie lesen, aber nicht nachspielen.
record-differs-revision = Gespielt wurde mit Stand { $theirs } der Regeln; diese Version hat Stand { $ours }. Geänderte Regeln: { $rules }.
record-differs-newer = Gespielt wurde mit Stand { $theirs } der Regeln, neuer als Stand { $ours } dieser Version. Hol dir die neueste Version, um die Partie sicher nachzuspielen.
verify-commit = Das Geheimnis passt nicht zur Festlegung am Anfang der Aufzeichnung: Die Mischungen standen nicht im Voraus fest.
verify-rules = Der Hashwert der Regeln passt nicht zu den Karten in der Aufzeichnung.
verify-result = Das Ergebnis in der Aufzeichnung ist nicht das, zu dem die Spielzüge führen.
verify-open = Die Partie ist nicht zu Ende; bisher sind alle Spielzüge in Ordnung.
verify-good = Die Mischungen standen im Voraus fest, jeder Spielzug war erlaubt, und das Ergebnis stimmt.
verify-part = Die Zahl von { $player } ist nicht die, die festgelegt war, bevor die Zahlen offengelegt wurden.
verified-commit = Das Geheimnis ist das, das vor der ersten Karte festgelegt war.
verified-part = Die Zahl von { $player } ist in die Mischungen eingeflossen, und sie ist die vorher festgelegte.
verified-part-missing = { $player } hatte eine Zahl festgelegt, aber sie wurde nicht rechtzeitig offengelegt und ist nicht eingeflossen.
verified-no-parts = Keine Zahl eines Spielers ist eingeflossen: Die Mischungen kommen allein aus dem Geheimnis.
verified-rules = Die Karten passen zum Hashwert der Regeln am Anfang der Aufzeichnung.
verified-moves =
    { $moves ->
        [0] Es wurde noch kein Spielzug gemacht.
        [one] Der einzige Spielzug ist mit den Karten, die sich aus den Mischungen ergeben, erlaubt.
       *[other] Alle { $moves } Spielzüge sind mit den Karten, die sich aus den Mischungen ergeben, erlaubt.
    }
verified-result = Die Spielzüge führen zum Ergebnis in der Aufzeichnung.
verified-open = Die Partie wurde nicht zu Ende gespielt, also gibt es kein Ergebnis zu prüfen.
