### The tutorials: real games with tasks. $one is the pupil, $two, $three and $four are the others in the order of seats.
### What stands behind “else” answers a move that is legal but not the one the lesson needs.

## the panel beside the table

lesson-step = Schritt { $number } von { $steps }
lesson-next = Weiter
lesson-back = Zurück
lesson-task = Deine Aufgabe
lesson-watch = Schau zu
lesson-done = Die Lektion ist zu Ende
lesson-left = Du hast die Lektion verlassen; ab hier ist es eine gewöhnliche Partie.
lesson-more = Weitere Lektionen
lesson-new = Eine Partie beginnen
lesson-again = Lektion neu beginnen

## what another move is answered

tutorial-else-play = Das ginge. Damit du siehst, wie es funktioniert, spiele jetzt: { $cards }.
tutorial-else-treasure = Das wäre erlaubt, aber spiel zuerst alle Schätze aus deiner Hand aus. Ein Schatz, den du nicht ausspielst, kauft nichts.
tutorial-else-buy = Das ginge. Kaufe in dieser Lektion lieber etwas anderes; du wirst bald sehen, wozu es gut ist: { $cards }.
tutorial-else-end = Das ginge, bringt hier aber nichts. Beende einfach diese Phase.
tutorial-else-attack = Das ginge. Aber der Moment ist günstig: Greif an wie beschrieben.
tutorial-else-ambush = Das ist dein gutes Recht, aber so gewinnst du diese Schlacht nicht. Lege in den Hinterhalt: { $cards }.
tutorial-else-take = Du darfst verzichten, aber Punkte gewinnen das Spiel. Nimm den Preis: { $cards }.
tutorial-else-stay = Das wäre erlaubt, aber was liegen bleibt, verteidigt dich und wird im nächsten Zug wieder gespielt. Lass liegen: { $cards }.
tutorial-else-keep = Das wäre erlaubt, aber diese Karte brauchst du im nächsten Zug. Behalte: { $cards }.
tutorial-else-choose = Auch die andere Möglichkeit hat ihre Zeit. Nimm hier die, die gerade beschrieben wurde.
tutorial-else-target = Das wäre erlaubt. Wähle in dieser Lektion { $players }.
tutorial-else-castle = Das wäre erlaubt, aber eine andere Karte steht dir im Weg. Wähle: { $cards }.
tutorial-else-show = Du musst nichts vorzeigen, verlierst dann aber eine Karte. Zeige vor: { $cards }.
tutorial-else-order = Beides ist erlaubt. Besser ziehst du zuerst: { $cards }.
tutorial-else-deploy = Dort könntest du aufstellen. Sieh dir noch einmal Land { $land } an: Dahin gehört diese Karte jetzt.
tutorial-else-use = Das wäre erlaubt. Setze zuerst die Karte so ein wie eben beschrieben.

## Kunitori!

tutorial-kunitori = Dein erstes Reich
tutorial-kunitori-welcome = Willkommen! Du führst ein kleines Reich gegen { $two }. Wer am Ende die meisten Siegpunkte hat, gewinnt (C8.3). Wir steigen nach ein paar Runden ein: Begonnen habt ihr beide mit 6 Karten { card-copper } und 2 Karten { card-village } (C1.3).
tutorial-kunitori-table = Unten liegt deine Hand, daneben Nachziehstapel und Ablagestapel. Alle Karten kommen aus dem Pool in der Mitte. Vor jedem Spieler ist das Aufstellungsgebiet mit den Karten dieses Zugs und den Einheiten, die Wache halten (C1.4).
tutorial-kunitori-look = Um eine Karte zu lesen, halte den Finger darauf; mit der Maus: Rechtsklick, auf der Tastatur: z.
tutorial-kunitori-phases = Ein Zug hat vier Phasen: Aktion, Schlacht, Kauf, Ende (C2). Du hast keine Aktionskarte und für eine Schlacht keinen Anführer. Beende die Aktionsphase.
tutorial-kunitori-treasure = Die Kaufphase. Schätze bringen Geld, und sie auszuspielen kostet nichts (C6.1). Spiel deine drei Karten { card-copper } aus: je 1 Geld.
tutorial-kunitori-buy = Du hast 3 Geld und einen Kauf (C6.2). { card-silver } kostet 3 und bringt jedes Mal 2 Geld, wenn du es ausspielst. Kaufe eines.
tutorial-kunitori-redraw = Was du gekauft hast, liegt auf deinem Ablagestapel (C4.3). Auch alles Gespielte und deine Hand hast du abgelegt und 4 neue Karten gezogen (C7.1, C7.2). Jetzt schau { $two } zu.
tutorial-kunitori-actions = Du hast eine Aktion (C3.1), und jede Aktionskarte kostet eine. „{ card-post-relay }“ gibt eine Karte und zwei Aktionen: Spiele solche Karten zuerst.
tutorial-kunitori-troops = Jetzt hast du 2 Aktionen (C3.4). { card-spear-troopers } haben Angriff 2 und geben die Aktion zurück, die sie kosten. Spiele sie.
tutorial-kunitori-leader = Nur ein Anführer kann eine Schlacht ausrufen: ein General oder in diesem Spiel auch die Karte „{ card-young-general }“ (C5.1). Spiele sie.
tutorial-kunitori-to-battle = Dein Heer steht bereit. Beende die Aktionsphase; übrige Aktionen verfallen (C3.5).
tutorial-kunitori-attack = Alle Generäle und Einheiten in deinem Aufstellungsgebiet greifen gemeinsam an (C5.2): { card-spear-troopers } 2, { card-young-general } 1, zusammen 3. Bei { $two } hält niemand Wache. Greif an!
tutorial-kunitori-reinforcements = Wer angegriffen wird, wählt: Hinterhalt mit Karten aus der Hand oder Verstärkung, die obersten zwei Karten des Nachziehstapels (C5.4). { $two } ruft Verstärkung …
tutorial-kunitori-prizes = Nur die { card-farmers } konnten kämpfen: Du gewinnst 3 zu 1. Mit 1 bis 3 Vorsprung bekommt der Angreifer „{ card-village }“ (1 Punkt), mit 4 bis 6 „{ card-town }“ (5), ab 7 „{ card-land }“ (10) (C5.6).
tutorial-kunitori-money = Spiel jetzt deine zwei Karten { card-copper } aus.
tutorial-kunitori-farmers = { card-farmers } kosten 2, haben Angriff 1 und geben ihre Aktion zurück. Kaufe diese Karte.
tutorial-kunitori-deploying = Gespielte Karten werden nun abgelegt, doch „aufstellbare“ dürfen liegen bleiben: So stellst du sie auf (C7.1). Sie bewachen dein Reich. Lass die { card-spear-troopers } liegen.
tutorial-kunitori-rival-attacks = Wieder ist { $two } am Zug, und das sieht nach Ärger aus …
tutorial-kunitori-defence = { $two } greift mit Stärke 3 an. In der Verteidigung zählen Angriffs- und Verteidigungswerte (C5.5), doch deine { card-spear-troopers } machen nur 2.
tutorial-kunitori-ambush = Im Hinterhalt erhält jeder Wert +1 (K5.4). Deine Karte „{ card-fortress }“ hat Verteidigung 2 und zählt 3: zusammen 5 zu 3. Lege sie in den Hinterhalt.
tutorial-kunitori-prize = Du gewinnst mit 2 Vorsprung! Der Verteidiger darf bei 1 „{ card-village }“ nehmen, bei 2 „{ card-town }“, ab 3 „{ card-land }“ (C5.6). Nimm die Karte „{ card-town }“.
tutorial-kunitori-back-to-hand = „{ card-fortress }“ kommt auf deine Hand zurück (C5.7). { $two } macht weiter.
tutorial-kunitori-deployed-first = Du bist am Zug. Aufgestellte Karten werden zuerst gespielt, ganz von selbst (C3.2): Die { card-spear-troopers } haben eine Aktion gekostet und zurückgegeben.
tutorial-kunitori-fortress = Auch „{ card-fortress }“ gibt eine Karte und eine Aktion. Dein Nachziehstapel ist leer: Spiele sie und sieh, was geschieht.
tutorial-kunitori-shuffled = Ist der Nachziehstapel leer, wird der Ablagestapel gemischt und zum neuen Nachziehstapel (C4.1). So kommen gekaufte Karten immer wieder. Beende die Aktionsphase.
tutorial-kunitori-no-leader = Ohne Anführer keine Schlacht (C5.1). Spiel alle Schätze aus.
tutorial-kunitori-last-village = Nur ein { card-village } ist noch da. (Für diese Lektion liegen die anderen auf dem Schrottplatz.) Ist einer der drei Stapel mit Siegpunkten leer, geht das Spiel zu Ende (C8.1). Du führst: Kaufe es!
tutorial-kunitori-stay-again = Lass die { card-spear-troopers } Wache halten: { $two } hat noch einen Zug.
tutorial-kunitori-last-round = In der letzten Runde haben alle anderen noch einen Zug (C8.1).
tutorial-kunitori-count = Die Partie ist zu Ende. Alle deine Karten zählen, wo sie auch liegen (C8.2): „{ card-town }“ 5, viermal „{ card-village }“ 4. Du gewinnst 9 zu 2!
tutorial-kunitori-farewell = Du kennst jetzt das ganze Spiel. Während einer Partie kannst du um einen Tipp bitten, sehen, warum etwas nicht geht, und jede Regel nachschlagen. Versuche eine Partie gegen einen Rekruten, oder mach mit { game-world-on-fire } weiter.

## World on Fire

tutorial-world-on-fire = Ninja, Mönche, brennende Länder
tutorial-world-on-fire-welcome = Willkommen bei { game-world-on-fire }! Ein Zug läuft wie in { game-kunitori }: Aktion, Schlacht, Kauf, Ende (C2). Du spielst Aktionskarten, greifst an, wenn du einen General gespielt hast, kaufst mit Schätzen und ziehst 4 neue Karten.
tutorial-world-on-fire-new = Neu sind Strategiekarten, eigenwillige Einheiten und gemeinsame Schlachten. Anführer sind hier nur Generäle (C5.1). Mit dir am Tisch sitzen { $two } und { $three }; { $two } hat schon ein { card-land } und führt.
tutorial-world-on-fire-tactics = Strategiekarten sind Aktionskarten mit einem Kniff (W2). „{ card-loyal-warning }“ ist eine: Spiele sie.
tutorial-world-on-fire-warning = Viele Karten lassen dir die Wahl. Hier: eine Karte ziehen, oder eine Handkarte für immer schrotten, dann geht die Warnung in den Pool zurück. Ein { card-copper } weniger macht deinen Nachziehstapel besser: Schrotte es.
tutorial-world-on-fire-thinner = Geschrottete Karten kommen nie wieder (C1.2); deine guten Karten ziehst du nun öfter. Spiel jetzt dein { card-silver } aus.
tutorial-world-on-fire-fake = „{ card-fake-fortress }“ kostet nur 2 und hat Angriff 2. Sie kann Wache halten, wird aber nach ihrer ersten Schlacht abgelegt (C5.7). Kaufe eine.
tutorial-world-on-fire-keep = Bevor du deine Hand ablegst, darfst du ungespielte Strategiekarten vorzeigen und behalten (W7.2); für jede ziehst du eine Karte weniger (W7.3). Der { card-travelling-monk } ist es wert: Behalte ihn.
tutorial-world-on-fire-rivals = { $two } und { $three } sind am Zug. Sieh dir ihre Aufstellungsgebiete an: Dort halten Einheiten Wache.
tutorial-world-on-fire-destroyer = Was für eine Hand! Der { card-land-destroyer } hat Angriff 5 und gibt seine Aktion zurück. Spiele ihn zuerst.
tutorial-world-on-fire-monk = Du hast keinen General, kannst also nicht allein angreifen. Aber der { card-travelling-monk } bringt zwei Spieler zusammen. Spiele ihn.
tutorial-world-on-fire-joint-right = Wähle zwischen zwei Aktionen und dem Recht auf eine gemeinsame Schlacht in diesem Zug (W5.8). Nimm die gemeinsame Schlacht: Sie braucht keinen Anführer.
tutorial-world-on-fire-joint = Nenne nun das Ziel. { $two } führt und hat nur { card-light-archers } als Wache. Alle Generäle und Einheiten in deinem Aufstellungsgebiet und in dem deines Verbündeten werden kämpfen.
tutorial-world-on-fire-ally = Die anderen werden der Reihe nach gefragt, ob sie mitziehen. Auch für { $three } ist etwas zu holen …
tutorial-world-on-fire-joint-prize = { $three } zieht mit: 5 + 2 + 1 = 8. { $two } legte { card-honda-tadakatsu } in den Hinterhalt: 1 + 5, dazu +1 für alle Karten im Hinterhalt zusammen (W5.4), macht 7. In der gemeinsamen Schlacht bekommen beide Angreifer den Preis (W5.8): bei 1 bis 6 Vorsprung je „{ card-village }“, bei 7 bis 11 „{ card-town }“, ab 12 „{ card-land }“.
tutorial-world-on-fire-destroyed = Und der { card-land-destroyer } hat gewirkt: Nach dem Kampf musste { $two } eine Einheit ablegen, die { card-light-archers } (Entscheidung 11). Nach einer Schlacht wird er selbst abgelegt (C5.7). Spiel jetzt alle Schätze aus.
tutorial-world-on-fire-beauty = „{ card-beauty }“ zählt −4 Punkte! Wozu sie kaufen? Weil man sie beim Kauf auf den Ablagestapel eines Spielers legen darf, der schon einmal ein { card-land } erhalten hat. Kaufe sie.
tutorial-world-on-fire-pass = { $two } hat ein { card-land } erhalten. Schicke sie dorthin.
tutorial-world-on-fire-ninja = { $two } findet das nicht lustig. Erst kommt ein General, dann etwas Dunkles auf leisen Sohlen …
tutorial-world-on-fire-show = „{ card-skilled-ninja }“! Deine obersten zwei Karten werden aufgedeckt, und eine davon wird geschrottet, es sei denn, du zeigst einen Ninja oder General aus der Hand vor. Zeige { card-maeda-keiji } vor; ein vorgezeigter General bleibt auf der Hand.
tutorial-world-on-fire-order = Gut pariert. Die aufgedeckten Karten kommen auf deinen Nachziehstapel zurück, die Reihenfolge wählst du. Ein { card-copper } obenauf ist besser als ein { card-village }.
tutorial-world-on-fire-attacked = Aber { $two } hat einen General im Feld …
tutorial-world-on-fire-ambush = { card-honda-tadakatsu } greift mit 5 an, und niemand bewacht dich. Lege { card-maeda-keiji } und { card-cavalry } in den Hinterhalt: 6 + 2, dazu +1 für alle zusammen (W5.4): 9. Verstärkung wären die obersten zwei Karten deines Nachziehstapels, und du weißt, wie schwach die sind.
tutorial-world-on-fire-land = 4 Vorsprung: Wer als Verteidiger um 3 oder mehr vorn liegt, darf ein { card-land } nehmen (C5.6), 10 Punkte. Nimm es!
tutorial-world-on-fire-meanwhile = Deine Karten kommen auf die Hand zurück (C5.7). { $two } und { $three } beenden ihre Züge.
tutorial-world-on-fire-cavalry = Nun schlag zurück. Zuerst { card-cavalry }: zwei Aktionen für eine.
tutorial-world-on-fire-moat = Spiele { card-maeda-keiji }, deinen Anführer, und „{ card-moat }“. Diese darf am Ende deines Zuges liegen bleiben; einen Zug später wird sie abgelegt, und du ziehst dann eine Karte mehr (W7.3).
tutorial-world-on-fire-attack = Bei mehr als zwei Spielern wird jeder Anführer gegen einen Gegner geschickt, Einheiten dürfen auf die Angegriffenen verteilt werden (C5.2). Schicke beide gegen { $two }: 6 + 2 = 8, und das Aufstellungsgebiet dort ist leer.
tutorial-world-on-fire-defend = { $two } hofft auf Verstärkung …
tutorial-world-on-fire-last-land = 8 zu 0, ein { card-land }! Es war das letzte (für diese Lektion liegen die meisten auf dem Schrottplatz), also hat die letzte Runde begonnen (C8.1). Spiel dein { card-silver } aus.
tutorial-world-on-fire-fake-again = Von allem, was du dir leisten kannst, hilft nur „{ card-fake-fortress }“. Kaufe sie.
tutorial-world-on-fire-stay = Lass „{ card-cavalry }“ und „{ card-moat }“ liegen (C7.1). Ein General kann nicht bleiben: Er ist nicht aufstellbar.
tutorial-world-on-fire-last-round = { $two } und { $three } haben noch je einen Zug.
tutorial-world-on-fire-count = Die Wertung (C8.2): zweimal „{ card-land }“ 20, „{ card-town }“ 5, zweimal „{ card-village }“ 2, und „{ card-soil-renovation }“ 1 für jedes { card-land } und jede { card-town }, also 3: 30 Punkte. Die Karte „{ card-beauty }“ kostete { $two } 4. Du hast gewonnen!
tutorial-world-on-fire-farewell = Im Pool warten noch mehr Kniffe: „{ card-trap }“ legt eine aufgestellte Karte ab, „{ card-take-back }“ holt einen General wieder, „{ card-temple-town }“ macht aus { card-copper } { card-silver }. Wie es geht, steht auf den Karten. Viel Glück!

## World Chaos

tutorial-world-chaos = Beide Welten zugleich
tutorial-world-chaos-welcome = Willkommen bei { game-world-chaos }: Karten aus { game-kunitori } und { game-world-on-fire } in einem Pool (X3). Diese kurze Lektion setzt voraus, dass du { game-world-on-fire } kennst; wenn nicht, mach zuerst die Lektion dazu.
tutorial-world-chaos-mixed = Die Generäle beider Spiele bilden einen Stapel von 16 (X1). Manche Einheiten und Politikkarten sind alte Bekannte: „{ card-ninja-clan }“, „{ card-technology-development }“, „{ card-magnificent-castle }“.
tutorial-world-chaos-rules = Es gelten die Regeln von { game-world-on-fire } (X4): Strategiekarten darf man behalten, der Hinterhalt bringt +1 für alle Karten zusammen. Deine { card-light-archers } sind schon gespielt (C3.2), du hast 2 Aktionen. Spiele „{ card-cavalry }“ für noch mehr.
tutorial-world-chaos-trap = Das Reich von { $two } ist gut bewacht: { card-spear-troopers } 2 und „{ card-magnificent-castle }“ mit Verteidigung 3, zusammen 5. Da hilft „{ card-trap }“. Spiele sie.
tutorial-world-chaos-castle = Jede aufgestellte Karte jedes Spielers kann in die Falle geraten. Wähle die Burg: Sie kostet 7 und ist für eine Weile weg.
tutorial-world-chaos-technology = Noch 2 Aktionen. „{ card-technology-development }“ bringt Geld; spiele sie.
tutorial-world-chaos-sell = Wähle: jetzt 1 Geld und du behältst die Karte, oder du schrottest sie für 3 Geld. Das Ende ist nah, nimm also die 3.
tutorial-world-chaos-general = Nun { card-uesugi-kenshin }: Angriff 6 und dein Anführer für die Schlacht (C5.1).
tutorial-world-chaos-attack = 6 + 1 + 2 = 9 gegen { card-spear-troopers } 2. Mit der Burg wäre es 9 zu 5, also „{ card-town }“; ohne sie ist ein { card-land } in Reichweite (C5.6). Greif an!
tutorial-world-chaos-defend = { $two } ruft Verstärkung …
tutorial-world-chaos-land = 9 zu 2: Das letzte { card-land } ist dein, und die letzte Runde beginnt (C8.1). Jetzt zählen nur noch Punkte: Für deine 3 Geld gibt es ein { card-village }.
tutorial-world-chaos-stay = Lass deine Einheiten für den letzten Zug von { $two } Wache halten.
tutorial-world-chaos-last-round = Der letzte Zug von { $two }.
tutorial-world-chaos-count = { card-land } 10, { card-town } 5 und dreimal { card-village }: 18 zu 9. Gut gemacht!
tutorial-world-chaos-farewell = Du kannst die Karten auch selbst auswählen: ganz nach Belieben aus beiden Spielen, oder zufällig nach den Empfehlungen (X2, X5).

## Moegahara

tutorial-moegahara = Zwei Teams, zehn Länder
tutorial-moegahara-welcome = Willkommen bei { game-moegahara }! Zwei Teams kämpfen um ein Schlachtfeld: du und { $three } gegen { $two } und { $four }. Die Züge gehen zwischen den Teams hin und her (M1.1), und Mitstreiter dürfen einander in die Hand sehen (M9).
tutorial-moegahara-field = In der Mitte liegen zehn Länder. Auf jeder Seite eines Landes hat ein Team eine Kampflinie von höchstens drei Karten; Position 1 ist am Land (M1.2). Die Kampflinien deines Teams liegen auf deiner Seite.
tutorial-moegahara-look = { tutorial-kunitori-look }
tutorial-moegahara-points = Jedes gewonnene Land ist 1 Punkt, und drei in einer lückenlosen Reihe bringen 1 weiteren (M8.1). Mit 5 Punkten gewinnt ein Team sofort (M8.2). Ihr habt 1 Punkt, die Gegner 2.
tutorial-moegahara-phases = Ein Zug: Aktion, Kauf, Aufstellen, Ende (M2). Du hast 1 Aktion und 1 weitere für deinen blauen Marker (M3.1). { card-archers } geben 2 Aktionen: Spiele sie.
tutorial-moegahara-units = Einheiten, die du spielst, stellst du später in diesem Zug auf. Mehr ist nicht zu spielen, also beende die Aktionsphase.
tutorial-moegahara-treasure = Gekauft wird wie gewohnt: zuerst die Schätze (C6.1). Spiel alle Schätze aus.
tutorial-moegahara-general = 7 Geld: genug für einen General! Sie liegen offen in zwei Stapeln, Osten und Westen. Wer den ersten kauft, entscheidet über die Seite seines Teams (M4.1). Kaufe { card-tokugawa-ieyasu }: Dann seid ihr der Osten.
tutorial-moegahara-sides = Von nun an kauft dein Team nur Generäle des Ostens, der Gegner nur die des Westens (M4.2). Jetzt die Aufstellphase: Jeder General und jede Einheit, die du gespielt hast, muss aufs Schlachtfeld (M5.1).
tutorial-moegahara-deploy = Eine Karte kommt auf die nächste freie Position einer Kampflinie deines Teams. Ihre Stärke sind ihre Kosten (M6.2). Am Land 2 stehen gegnerische { card-spear-troopers } mit 3; deine { card-archers } haben 4. Stelle sie dort auf.
tutorial-moegahara-marker = { card-archers } auf dem Schlachtfeld bringen dir einen gelben Marker, { card-cavalry } einen blauen, { card-gunners } einen roten (M5.2): jeder eine Aktion mehr in jedem Zug. Am Land 2 gewinnst du den ersten Kampf; zwei braucht es für das Land (M6.3).
tutorial-moegahara-mates = Nun spielen die drei anderen. Sieh dir die Hand von { $three } an: Mitstreiter haben keine Geheimnisse (M9).
tutorial-moegahara-actions = Du bist am Zug, mit 3 Aktionen: eine und zwei für deine Marker. Spiele { card-spear-troopers }.
tutorial-moegahara-spears = Wähle: eine Karte oder eine Aktion. Beides ist gut; nimm hier die Aktion, damit du noch alles spielen kannst, was du willst.
tutorial-moegahara-trap = „{ card-trap }“ und „{ card-horo-musha }“ spielt man jetzt, eingesetzt werden sie in der Aufstellphase (M3.3). Spiele „{ card-trap }“.
tutorial-moegahara-horo = „{ card-horo-musha }“ kann eine Karte deines Teams ablegen, eine Kampflinie umordnen oder eine Karte deines Ablagestapels einem Mitstreiter geben (M5.4). Das brauchst du später: Beende die Aktionsphase.
tutorial-moegahara-nothing-to-buy = Für ein einziges { card-copper } gibt es nichts Lohnendes. Beende die Kaufphase.
tutorial-moegahara-fights = Sieh dir Land 3 an. Karten an gleicher Position kämpfen die ganze Zeit (M6.1): Deine { card-cavalry } mit 5 schlägt { card-archers } mit 4. Auf Position 2 hat die { card-farmer-militia } 2. Stelle deine { card-spear-troopers } mit 3 dagegen!
tutorial-moegahara-land-won = Zwei Kämpfe gewonnen: Das Land gehört sofort euch (M6.3). Alle Karten beider Kampflinien kommen darunter und sind aus dem Spiel (M6.4).
tutorial-moegahara-markers-back = Für jede Einheit mit Markerfarbe geht ein Marker ihres Teams zurück, und die Sieger wählen, von wem (M6.4). Für die gegnerischen { card-archers }: Nimm ihn { $two } weg.
tutorial-moegahara-own-marker = Für eure { card-cavalry } muss einer von euch einen blauen zurückgeben. Du hast noch etwas vor: Lass { $three } das tun.
tutorial-moegahara-three-to-none = Land 6: Dein Team hat drei Karten, der Gegner eine einzige { card-cavalry }. Auch drei gegen keine gewinnen ein Land (M6.3). Setze „{ card-trap }“ auf diese Karte ein: gegnerische Kampflinie, Land 6.
tutorial-moegahara-keep = Land 6 ist euer, 3 Punkte! „{ card-trap }“ ist wieder im Pool. Bevor du deine Hand ablegst, darfst du Strategiekarten behalten (M7.1). Behalte „{ card-horo-musha }“.
tutorial-moegahara-round = Die anderen spielen. Achte auf Land 5: Deine { card-cavalry } steht dort vor { card-gunners }.
tutorial-moegahara-ieyasu = Dein General ist da! Spiele { card-tokugawa-ieyasu } und auch „{ card-horo-musha }“.
tutorial-moegahara-on = Beende die Aktionsphase.
tutorial-moegahara-money = Spiel deine Schätze aus.
tutorial-moegahara-buy-trap = Kaufe „{ card-trap }“ auf Vorrat; { $three } könnte sie brauchen.
tutorial-moegahara-give = Setze „{ card-horo-musha }“ ein: Gib „{ card-trap }“ aus deinem Ablagestapel an { $three }. Danach geht die eingesetzte Karte in den Pool zurück (M5.4).
tutorial-moegahara-behind = Nun Land 5. Eine Einheit mit einem General hinter sich erhält +1, und { card-tokugawa-ieyasu } gibt jeder Karte seiner Kampflinie +1 (M6.2): { card-cavalry } 5 + 1 + 1 = 7 gegen 6, er selbst 8 gegen 3. Stelle ihn dort auf!
tutorial-moegahara-victory = Land 5 schließt die Reihe mit euren Ländern 3, 4 und 6: vier Länder und ein Punkt mehr für drei in einer Reihe, zusammen 5 Punkte. Der Osten hat gewonnen (M8.2)!
tutorial-moegahara-farewell = Jeder General hat seine eigene Gabe; sie steht auf seiner Karte. Sprich mit deinen Mitstreitern: Ein Land gewinnt man gemeinsam.
