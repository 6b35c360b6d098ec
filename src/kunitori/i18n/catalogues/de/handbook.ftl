### Was die gedruckten Hefte neben den Regeln haben. Ein Eintrag heißt `handbook-<Kapitel>-<Eintrag>`; sein Wert hat
### eine Zeile je Punkt, sein Titel ist ein Attribut.

handbook-title = Handbuch
handbook-lead = Was die gedruckten Hefte außer den Regeln enthalten: Übersicht, Bilder, Beispiele zum Spielen, Ratschläge, Antworten.
handbook-you = du
handbook-rival = Hideyoshi
handbook-third = Ieyasu
handbook-picture-seats = Drei Territorien rund um den Pool. Jedes hat einen Nachziehstapel, ein Aufstellungsgebiet und einen Ablagestapel. Ein Pfeil zeigt, dass nach links gespielt wird.
handbook-picture-field = Eine Reihe von Ländern zwischen zwei Teams. Auf beiden Seiten jedes Landes liegt eine Kampflinie mit drei Positionen; Position 1 berührt das Land. Ein Pfeil führt im Zickzack von Platz zu Platz.
handbook-picture-card = Die Karte „{ $card }“ mit einer Nummer an jedem ihrer Teile

## auf einer Seite

handbook-summary = Die Regeln auf einer Seite
handbook-summary-goal = Am Ende die meisten Siegpunkte haben (C8.3).
    .title = Ziel
handbook-summary-turn = Aktion, Schlacht, Kauf, Ende, immer in dieser Reihenfolge (C2). Danach ist dein linker Nachbar dran.
    .title = Dein Zug
handbook-summary-action =
    Du hast 1 Aktion (C3.1). Zuerst werden aufgestellte Karten gespielt, jede kostet 1 Aktion (C3.2).
    Dann spielst du Aktionskarten aus der Hand, für je 1 Aktion (C3.3). +Karten ziehst du sofort; +Aktionen, +Geld und +Käufe sammelst du an (C3.4).
    .title = Aktionsphase
handbook-summary-battle =
    Hast du einen Anführer gespielt, darfst du angreifen (C5.1). Alle deine Generäle und Einheiten ziehen mit; ihre Angriffswerte zählen zusammen (C5.5).
    Beim Verteidiger zählen Angriffs- und Verteidigungswerte von allem im Aufstellungsgebiet, dazu ein Hinterhalt aus der Hand oder die obersten zwei Karten des Stapels als Verstärkung (C5.4).
    Angreifer um 1 bis 3 vorn: { card-village }; 4 bis 6: { card-town }; ab 7: { card-land }. Verteidiger um 1 vorn: { card-village }; 2: { card-town }; ab 3: { card-land }, wenn er mag (C5.6).
    .title = Schlachtphase
handbook-summary-buy = Du hast 1 Kauf. Spiel so viele Schätze aus, wie du willst, und kauf aus dem Pool; Gekauftes kommt auf deinen Ablagestapel (C6.1, C4.3).
    .title = Kaufphase
handbook-summary-redraw =
    Aufstellbare Karten lässt du als Wache liegen oder legst sie ab (C7.1). Leg deine Hand ab und zieh 4 Karten (C7.2).
    In { game-world-on-fire } darfst du ungespielte Strategiekarten behalten; dafür ziehst du entsprechend weniger (W7.2, W7.3).
    .title = Endphase
handbook-summary-end = Ist einer der drei Siegpunktstapel leer, wird der Zug beendet. Danach sind alle anderen noch einmal dran (C8.1).
    .title = Spielende
handbook-summary-points = Es zählen die Punkte auf allen deinen Karten: Hand, Nachziehstapel, Ablagestapel und Aufstellungsgebiet (C8.2). Siegpunktkarten bewirken im Spiel nichts; auch andere Karten können Punkte bringen.
    .title = Punkte
handbook-summary-moegahara =
    In { game-moegahara } kämpfen zwei Teams um eine Reihe von Ländern. Ein Zug besteht aus Aktion, Kauf, Aufstellen, Ende (M2).
    Jeder gespielte General und jede gespielte Einheit kommt ans Ende einer Kampflinie an einem Land (M5.1). Karten, die sich gegenüberliegen, kämpfen; die höheren Kosten gewinnen (M6.1, M6.2).
    Zwei gewonnene Kämpfe gewinnen das Land, ebenso drei Karten gegen keine (M6.3). Wessen Punkte die Hälfte der Länder erreichen, dessen Team gewinnt (M8.2).
    .title = { game-moegahara }

## Aufbau

handbook-setup = Plätze und Aufbau
handbook-setup-seats = Zwei bis sechs Spieler sitzen im Kreis, am besten drei bis fünf. Gespielt wird nach links (C1.1). Vor dir liegt dein Territorium: Nachziehstapel, Ablagestapel und dazwischen das Aufstellungsgebiet für gespielte und aufgestellte Karten (C1.4).
    .title = Der Kreis
handbook-setup-pool = In der Mitte liegt der Pool: für jede Kartenart ein offener Stapel, dazu ein gemischter Stapel mit Generälen, von dem nur die oberste Karte zu sehen ist. Daneben ist der Schrottplatz (C1.2).
    .title = Der Pool
handbook-setup-start = Nimm 6 Karten { card-copper } und 2 Karten { card-village } aus dem Pool, misch sie und zieh 4 Karten (C1.3). Wer anfängt, bestimmt ihr, wie ihr wollt (C1.5).
    .title = Dein erster Stapel
handbook-setup-mix = Nehmt Schätze und Siegpunkte aus einem der beiden Spiele, die Generäle aus beiden und etwa 18 Arten von Aktionskarten (X1, X2). { game-world-chaos } ist eine fertige Auswahl (X3).
    .title = Beide Spiele zusammen
handbook-setup-field = { game-moegahara } ist für zwei, vier oder sechs Spieler. Mitstreiter sitzen nebeneinander, die Teams einander gegenüber, und gezogen wird im Zickzack (M1.1). Zehn Länder liegen verdeckt in einer Reihe, zu zweit acht. Auf jeder Seite eines Landes ist Platz für eine Kampflinie von drei Karten (M1.2).
    .title = Das Schlachtfeld
handbook-setup-armies = Der Pool liegt rund um das Schlachtfeld. Osten und Westen haben je einen Stapel mit fünf Generälen; von deiner Seite darfst du jeden aussuchen (M1.3, M4.1). Du beginnst mit 2 Karten { card-horo-musha } und 6 Karten { card-copper } (M1.4).
    .title = Osten und Westen

## wie eine Karte aussieht

handbook-cards = Wie eine Karte aussieht
handbook-cards-name = So heißt die Karte. Das Zeichen daneben zeigt ihre Kategorie.
    .title = Name
handbook-cards-cost = So viel Geld kostet sie beim Kauf. In { game-moegahara } ist das bei Generälen und Einheiten auch die Stärke (M6.2).
    .title = Kosten
handbook-cards-values = Roter Kreis: Angriff. Blauer Schild: Verteidigung; sie zählt nur, wenn du angegriffen wirst (C5.5). Grünes Feld: Siegpunkte.
    .title = Werte
handbook-cards-gains = Das bekommst du, wenn du sie spielst, von oben nach unten: Karten, Aktionen, Geld, Käufe (C3.4).
    .title = Ertrag
handbook-cards-text = Was die Karte sonst noch tut. Führ alles aus, was möglich ist, es sei denn, dort steht „darf“ (C3.7).
    .title = Text
handbook-cards-kind = Die Kategorie noch einmal in Worten, und ob die Karte aufstellbar ist: Dann darf sie als Wache liegen bleiben (C7.1).
    .title = Kategorie
handbook-cards-printed = In der Kartusche steht der japanische Name. Damit findest du die Karte in einem gedruckten Spiel.
    .title = Japanischer Name
handbook-frame-general = Generäle führen an. Wer einen spielt, darf eine Schlacht ausrufen (C5.1).
handbook-frame-troop = Einheiten kämpfen unter einem Anführer. Viele können als Wache liegen bleiben (C7.1).
handbook-frame-tactics = Strategiekarten sind Kniffe. In { game-world-on-fire } und { game-moegahara } darfst du sie auf der Hand behalten (W7.2, M7.1).
handbook-frame-politics = Politik baut dein Reich aus: mehr Karten, mehr Geld, mehr Käufe. Sie greift nicht an, manches davon verteidigt.
handbook-frame-treasure = Schätze bringen in der Kaufphase Geld und kosten keine Aktion (C6.1).
handbook-frame-victory = Siegpunktkarten bewirken im Spiel nichts, aber sie entscheiden es (C8.2). Auch andere Karten können Punkte bringen.
handbook-frames = Sechs Kategorien

## Beispiele

handbook-examples = Beispiele, Schritt für Schritt
handbook-examples-lead = Fünf kurze Szenen, Schritt für Schritt erzählt. Lies sie hier oder spiel sie am Tisch.
handbook-examples-play = Dieses Beispiel spielen

## Pläne

handbook-plans = Vier Pläne für dein Deck
handbook-plans-lead = Alle beginnen mit denselben acht Karten. Diese Pläne für { game-kunitori } zeigen, wohin es von dort gehen kann.
handbook-plans-military =
    Zuerst kaufen: { card-silver }, { card-land-survey }.
    Bau mit { card-silver } ein Einkommen auf und nimm von Anfang an { card-spear-troopers } dazu. Sobald das Geld reicht, kommen { card-young-general } und Generäle, und dann wird gekämpft.
    .title = Der Feldzug
handbook-plans-market =
    Zuerst kaufen: { card-market }, { card-technology-development }.
    Hol dir möglichst im ersten Zug einen { card-market }. Mach aus { card-village } und { card-copper } Aktionskarten und Einheiten. Das Deck bleibt klein, und jede Hand ist gut.
    .title = Der solide Markt
handbook-plans-draw =
    Zuerst kaufen: { card-heavy-tax }.
    Das kostet Punkte, und die gezogenen Karten müssen sie wieder hereinholen. Dazu brauchst du Karten mit Aktionen; { card-light-archers } sind ideal. Halte alle drei im Gleichgewicht.
    .title = Der große Zug
handbook-plans-dash =
    Zuerst kaufen: { card-technology-development }.
    Dafür reicht das Geld in jedem ersten Zug. Schrotte die Karte für { card-quality-tea-ware } und diese dann für eine frühe { card-magnificent-castle }.
    .title = Der Blitzstart
handbook-plans-measured = Unsere Bots haben alle vier Pläne gegeneinander gespielt, tausend Partien je Paar. Am häufigsten gewann der große Zug, dann der solide Markt, dann der Blitzstart. Mit dem Feldzug gewinnt man am schwersten.
    .title = Was die Bots sagen

## Fragen

handbook-questions = Fragen und Antworten
handbook-questions-gain = Nimm die Karte aus dem Pool und leg sie auf deinen Ablagestapel, sofern die Karte nichts anderes sagt. Von einem leeren Stapel erhältst du nichts (C4.3).
    .title = Was heißt „erhalten“?
handbook-questions-shuffle = Erst wenn du eine Karte ziehen oder aufdecken musst und dein Nachziehstapel leer ist, nie früher (C4.1).
    .title = Wann mische ich meinen Ablagestapel?
handbook-questions-save = Nein. Aktionen verfallen am Ende der Aktionsphase, Geld und Käufe am Ende der Kaufphase (C3.5, C6.3).
    .title = Kann ich Aktionen, Geld oder Käufe aufheben?
handbook-questions-deployed = Ja, je 1 Aktion, wie Karten aus der Hand. Du musst sie zuerst spielen, in beliebiger Reihenfolge (C3.2).
    .title = Kosten aufgestellte Karten eine Aktion?
handbook-questions-alone = Einheiten können ohne Anführer nicht angreifen. Ein Anführer allein kann es (C5.1, C5.2).
    .title = Können Einheiten ohne General angreifen?
handbook-questions-hold-back = Nein. Rufst du eine Schlacht aus, ziehen alle Generäle und Einheiten deines Aufstellungsgebiets mit (C5.2).
    .title = Kann ich Einheiten zu Hause lassen?
handbook-questions-refuse = Ein Angreifer muss den Preis nehmen. Ein Verteidiger darf verzichten (C5.6).
    .title = Darf ich einen Preis ablehnen?
handbook-questions-empty-pile = Dann gibt es keinen Preis, auch nicht den nächstkleineren (C5.6).
    .title = Und wenn der Stapel des Preises leer ist?
handbook-questions-ambush = In { game-kunitori } bekommt jeder Wert jeder gezeigten Karte +1 (K5.4). In { game-world-on-fire } und wenn beide gemischt sind, bekommen die gezeigten Karten zusammen +1 (W5.4).
    .title = Was bringt ein Hinterhalt?
handbook-questions-return = Karten aus dem Hinterhalt kommen auf die Hand zurück, Verstärkungen in beliebiger Reihenfolge oben auf den Nachziehstapel (C5.7).
    .title = Wohin kommen die zusätzlichen Karten des Verteidigers?
handbook-questions-points = Nein. Sie füllen nur die Hand, bis am Ende gezählt wird. Auch andere Karten können Punkte bringen, in { game-world-on-fire } etwa { card-castle-town } und { card-soil-renovation }; manche, wie { card-heavy-tax }, kosten welche.
    .title = Bewirken Siegpunktkarten im Spiel etwas?
handbook-questions-discount = Nein. Mit { card-harbour-town } oder { card-toll-abolition } kosten Karten 1 weniger, gleich wie viele du spielst, und nie nichts (C6.2).
    .title = Addieren sich Nachlässe?
handbook-questions-look = Deinen eigenen, in { game-moegahara } auch die deiner Mitstreiter. Von den anderen kennst du nur die Karten, die du dorthin gehen sahst (C9.2).
    .title = Darf ich einen Ablagestapel durchsehen?
handbook-questions-tie = Dann gewinnt, wer seinen ersten Zug am spätesten hatte (C8.3).
    .title = Was ist bei Gleichstand?
handbook-questions-must-deploy = Ja, jeden gespielten General und jede gespielte Einheit, solange in einer Kampflinie deines Teams Platz ist (M5.1).
    .title = Muss ich in { game-moegahara } aufstellen?
handbook-questions-buried = Unter das Land; sie sind endgültig aus dem Spiel. Marker verlorener Einheiten kommen in den Pool zurück (M6.4).
    .title = Wohin kommen die Karten an einem gewonnenen Land?
handbook-questions-talk = Ja. Ihr dürft frei reden und jederzeit Hände und Ablagestapel des eigenen Teams ansehen (M9).
    .title = Dürfen sich Mitstreiter absprechen?

## Begriffe

handbook-words = Begriffe
handbook-words-action = So viel kostet es, eine Aktionskarte zu spielen. Du bekommst jeden Zug 1 (C3.1).
    .title = Aktion
handbook-words-action-card = Ein General, eine Einheit, eine Strategie- oder Politikkarte (C3.3).
    .title = Aktionskarte
handbook-words-active-player = Wer am Zug ist (C2).
    .title = aktiver Spieler
handbook-words-ambush = Karten, die ein Verteidiger aus der Hand vorzeigt, damit sie mitkämpfen (C5.4).
    .title = Hinterhalt
handbook-words-army-area = Der Platz für deine gespielten und aufgestellten Karten (C1.4).
    .title = Aufstellungsgebiet
handbook-words-attack = Ein Wert, der im Angriff und in der Verteidigung zählt (C5.5).
    .title = Angriffswert
handbook-words-buy = So viel kostet es neben dem Geld, eine Karte zu kaufen. Du bekommst jeden Zug 1 (C6.1).
    .title = Kauf
handbook-words-defence = Ein Wert, der nur zählt, wenn du angegriffen wirst (C5.5).
    .title = Verteidigungswert
handbook-words-deploy = Eine aufstellbare Karte am Ende deines Zuges im Aufstellungsgebiet liegen lassen (C7.1). In { game-moegahara }: eine Karte in eine Kampflinie legen (M5.1).
    .title = aufstellen
handbook-words-gain = Eine Karte aus dem Pool auf den eigenen Ablagestapel nehmen (C4.3).
    .title = erhalten
handbook-words-joint-battle = Eine Schlacht von zwei Spielern gegen einen dritten, nach einem { card-travelling-monk } (W5.8).
    .title = gemeinsame Schlacht
handbook-words-leader = Eine Karte, mit der du eine Schlacht ausrufen darfst: jeder General und „{ card-young-general }“ (C5.1).
    .title = Anführer
handbook-words-line = Bis zu drei Karten eines Teams auf seiner Seite eines Landes (M1.2).
    .title = Kampflinie
handbook-words-marker = Eine Karte, die jeden Zug 1 Aktion mehr gibt, solange ihre Einheit auf dem Schlachtfeld liegt (M3.1, M5.2).
    .title = Marker
handbook-words-pool = Alle Stapel, von denen man kaufen kann (C1.2).
    .title = Pool
handbook-words-position = Der Platz einer Karte in einer Kampflinie, 1 bis 3, vom Land aus gezählt (M1.2).
    .title = Position
handbook-words-prize = Die Siegpunktkarte, die der Gewinner einer Schlacht erhält (C5.6).
    .title = Preis
handbook-words-redraw = Die letzte Phase eines Zuges: ablegen und eine neue Hand ziehen (C7.2).
    .title = Endphase
handbook-words-reinforcements = Die obersten zwei Karten vom Nachziehstapel eines Verteidigers; sie kämpfen mit, wenn sie können (C5.4).
    .title = Verstärkung
handbook-words-reveal = Eine Karte für alle sichtbar umdrehen (C9.1).
    .title = aufdecken
handbook-words-strength = Die Summe einer Seite in der Schlacht (C5.5). In { game-moegahara }: die Kosten einer Karte samt Boni (M6.2).
    .title = Stärke
handbook-words-territory = Alles, was dir gehört: Nachziehstapel, Ablagestapel, Hand und Aufstellungsgebiet (C1.4).
    .title = Territorium
handbook-words-trash = Der Platz für Karten, die endgültig aus dem Spiel sind (C1.2).
    .title = Schrottplatz

## andere Namen

handbook-names = Andere Namen der Karten
handbook-names-lead = Die Anleitungen der Fans sind sich bei den Namen nicht immer einig. Das sind die Namen, die von unseren abweichen. Die Suche in der Kartensammlung kennt sie alle.
handbook-names-ours = Bei uns
handbook-names-others = Anderswo
handbook-also = Auch bekannt als { $names }

## die Geschichte

handbook-story = Die Geschichte
handbook-story-lords = Japan in der Zeit der streitenden Reiche. Das Wort des Shoguns gilt nichts mehr, und wer eine Burg hat, nennt sich Fürst. Du bist einer von ihnen, noch ohne Namen: ein paar Kupfermünzen, zwei Dörfer, ein Plan. Du legst Felder und Häfen an, wirbst Speerträger an und gewinnst Generäle, deren Namen jedes Kind kennt. Eines Tages überschreiten deine Banner die Grenze. Wer am Ende das reichste Land hat, gilt als der größte aller Fürsten.
    .title = Ein Fürst ohne Namen
handbook-story-fire = Die Kriege gehen weiter, und die Waffen werden schlimmer. Kanonen brechen Burgmauern, Mönche tragen geheime Bündnisse von Hof zu Hof. Nachts kommen Ninja zu Besuch, und ein schönes Gesicht kann ein Reich kosten. Brennt die ganze Welt? Dann braucht sie jemanden, der sie löscht, oder jemanden, der über die Asche herrscht.
    .title = Brennt die Welt?
handbook-story-moegahara = Zwei Heere treffen auf einem Feld aufeinander, wie einst bei Sekigahara. Tokugawa Ieyasu führt den Osten, Ishida Mitsunari den Westen. Zwischen ihnen liegen zehn Länder, und jeder Fürst muss sich entscheiden. Du und deine Mitstreiter seht einander in die Karten und plant gemeinsam. Wo eine Linie bricht, fällt ein Land, und nach dem fünften hat das Reich einen neuen Herrn.
    .title = Die Entscheidungsschlacht

## Beispiele zum Spielen

tutorial-example-turn = Ein Zug in { game-kunitori }
tutorial-example-turn-deployed = Deine { card-cavalry } stand Wache, also wurde sie zuerst gespielt: Sie hat deine Aktion gekostet und 2 gebracht (C3.2). Gib eine davon für { card-light-archers } aus.
tutorial-example-turn-harbour = Sie bringen 2 weitere: Jetzt hast du 3 Aktionen. { card-trade-harbour } bringt 3 Karten und einen Kauf. Spiel diese Karte.
tutorial-example-turn-nothing-left = Du hast 2 Karten { card-copper } und 1 { card-gold } gezogen (C3.4). 2 Aktionen sind übrig, aber keine Aktionskarte. Beende die Phase; ungenutzte Aktionen verfallen (C3.5).
tutorial-example-turn-no-leader = Es wurde kein Anführer gespielt, also gibt es keine Schlacht (C5.1).
tutorial-example-turn-treasure = Die Kaufphase: 1 Kauf und 1 weiterer durch { card-trade-harbour } (C6.1). Spiel alle Schätze aus: 4 Karten { card-copper } und 1 { card-gold } ergeben 7 Geld.
tutorial-example-turn-buy = Kauf { card-light-gunners } für 6. Die Karte kommt auf deinen Ablagestapel (C4.3).
tutorial-example-turn-left-over = 1 Kauf und 1 Geld sind übrig; das reicht für { card-copper }, das du nicht brauchst. Beende die Phase (C6.3).
tutorial-example-turn-stay = { card-cavalry } und { card-light-archers } sind aufstellbar. Lass beide als Wache liegen; der Rest wird abgelegt (C7.1).
tutorial-example-turn-redrawn = Du hast 4 neue Karten gezogen (C7.2), dein Zug ist vorbei. Wenn du magst, spiel von hier aus weiter.

tutorial-example-battle = Eine Schlacht in { game-kunitori }
tutorial-example-battle-troops = Spiel alle drei Karten { card-light-gunners }. Jede hat Angriff 3 und bringt mehr Aktionen, als sie kostet (C3.4).
tutorial-example-battle-leader = Einheiten allein können nicht angreifen. „{ card-young-general }“ ist hier ein Anführer (C5.1): Spiel diese Karte.
tutorial-example-battle-attack = Alle ziehen mit (C5.2): 3 + 3 + 3 + 1 = 10. { $two } hat eine { card-magnificent-castle } mit Verteidigung 3 und { card-light-archers } mit Angriff 1, bisher also 4. Greif an!
tutorial-example-battle-ambush = Nun wählt der Verteidiger (C5.4). { $two } legt zwei Karten { card-fortress } in den Hinterhalt; jede zählt 2 + 1 = 3 (K5.4).
tutorial-example-battle-result = 10 zu 10: Niemand erhält etwas (C5.6). Beide Karten { card-fortress } kehren zu { $two } auf die Hand zurück (C5.7). Mit einer Einheit mehr hättest du ein { card-village } gewonnen.

tutorial-example-fire-turn = Ein Zug in { game-world-on-fire }
tutorial-example-fire-turn-deployed = Deine aufgestellte { card-cavalry } wurde zuerst gespielt und hat dir 2 Aktionen gelassen (C3.2). Spiel { card-light-archers }.
tutorial-example-fire-turn-castle-town = 3 Aktionen. { card-castle-town } zieht 3 Karten: Spiel sie.
tutorial-example-fire-turn-take-back = Du hast { card-take-back }, { card-silver } und { card-gold } gezogen. { card-take-back } würde einen General holen, nützt dir aber im nächsten Zug mehr. Beende die Phase.
tutorial-example-fire-turn-treasure = Ohne Anführer keine Schlacht (C5.1). Spiel alle Schätze aus: 1 + 2 + 2 + 3 = 8 Geld (C6.1).
tutorial-example-fire-turn-buy = { card-land-destroyer } kostet 7. Kauf die Karte mit deinem einzigen Kauf (C6.2).
tutorial-example-fire-turn-stay = Das letzte Geld verfällt (C6.3). Lass { card-cavalry } und { card-light-archers } als Wache liegen (C7.1).
tutorial-example-fire-turn-keep = Ungespielte Strategiekarten darfst du behalten (W7.2). Zeig { card-take-back } vor und behalte die Karte.
tutorial-example-fire-turn-redrawn = Du hast 1 Karte behalten, also nur 3 gezogen (W7.3). Wenn du magst, spiel von hier aus weiter.

tutorial-example-fire-battle = Ein Hinterhalt in { game-world-on-fire }
tutorial-example-fire-battle-rival = { $two } sammelt ein Heer. Deine { card-fake-fortress } und deine { card-light-archers } stehen Wache. Sieh zu.
tutorial-example-fire-battle-sums = { card-akechi-mitsuhide } mit 2 und zweimal { card-gunner-mercenaries } mit 3: { $two } greift mit 8 an (C5.5). Du hast 2 + 1 = 3.
tutorial-example-fire-battle-ambush = Wähle den Hinterhalt und zeig beide Karten { card-spear-troopers }: 2 + 2, und +1 für den Hinterhalt insgesamt (W5.4). Das macht 3 + 5 = 8.
tutorial-example-fire-battle-result = 8 zu 8: kein Preis für niemanden (C5.6). Die Karten { card-spear-troopers } sind wieder auf deiner Hand; die { card-fake-fortress } wird abgelegt, weil sie gekämpft hat (C5.7).

tutorial-example-lands = Drei Länder in { game-moegahara }
tutorial-example-lands-field = An Land 1 hast du zwei Karten, der Gegner keine. An Land 2 steht deine { card-cavalry } zwei Karten { card-gunners } gegenüber. An Land 3 halten beide Seiten stand.
tutorial-example-lands-play = Spiel { card-farmer-militia } und { card-kuroda-nagamasa }. Beide werden in diesem Zug aufgestellt (M5.1).
tutorial-example-lands-on = Mehr gibt es nicht zu spielen. Beende die Aktionsphase.
tutorial-example-lands-money = Kaufen musst du nichts. Beende die Kaufphase.
tutorial-example-lands-three-to-none = Stell die { card-farmer-militia } an Land 1 auf. Drei Karten gegen keine gewinnen ein Land sofort (M6.3).
tutorial-example-lands-kuroda = Nun stell { card-kuroda-nagamasa } an Land 2 hinter der { card-cavalry } auf. Ein General hinter ihr gibt der Einheit +1, und er gibt Position 1 noch einmal +1 (M6.2): 5 + 1 + 1 = 7.
tutorial-example-lands-undecided = 7 schlägt 6, und { card-kuroda-nagamasa } schlägt mit 7 die zweiten { card-gunners }: zwei Kämpfe gewonnen, das Land gehört euch (M6.3). Land 3 bleibt offen: 6 zu 6 gewinnt niemand, die { card-archers } des Gegners schlagen deine { card-spear-troopers }, und in der dritten Position gibt es niemanden zu bekämpfen (M6.1).
