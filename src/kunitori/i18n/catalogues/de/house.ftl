### Hausregeln: Wo die Anleitungen sich widersprechen oder schweigen, darf ein Tisch die andere Lesart wählen.

house-title = Hausregeln
house-choice = { $rule }: { $reading } (Entscheidung { $ruling }: { $law })

## die Lesarten

house-ally = Der Verbündete in einer gemeinsamen Schlacht
house-ally-may-refuse = darf ablehnen
house-ally-must-join = muss mitziehen, wenn er gefragt wird
house-ambush = Der Bonus des Hinterhalts
house-ambush-in-total = +1 für alle Karten zusammen
house-ambush-per-card = +1 auf jeden Wert jeder Karte
house-destroyer = Die Einheit, die durch { card-land-destroyer } verloren geht
house-destroyer-victim = ihr eigener Spieler wählt
house-destroyer-owner = der Besitzer der Karte „{ card-land-destroyer }“ wählt
house-empty-prize = Ein leerer Preisstapel
house-empty-prize-nothing = kein Preis
house-empty-prize-smaller = der nächstkleinere Preis
house-generals = Die Generäle
house-generals-both = die beider Spiele
house-generals-one = nur die von World on Fire
house-joint = Was eine gemeinsame Schlacht braucht
house-joint-monk = einen { card-travelling-monk }
house-joint-general = einen { card-travelling-monk } und einen Anführer
house-kuroda = Wen { card-kuroda-nagamasa } stärkt
house-kuroda-any = jede Karte an Position 1
house-kuroda-troop = nur eine Einheit an Position 1
house-moat = Die zusätzliche Karte von { card-moat }
house-moat-left = nur, wenn die Karte liegen blieb
house-moat-played = auch, wenn die Karte abgelegt wurde
house-ninja = Schutz vor { card-skilled-ninja }
house-ninja-hand = nur eine aus der Hand vorgezeigte Karte
house-ninja-deck = auch ein Ninja oder General unter den zwei aufgedeckten Karten
house-prize = Der Preis des Angreifers
house-prize-4-6 = { card-village } 1–3, { card-town } 4–6, { card-land } ab 7
house-prize-6-7 = { card-village } 1–3, nichts 4–5, { card-town } 6–7, { card-land } ab 8
house-targets = Die Ziele eines Anführers
house-targets-one = ein Spieler
house-targets-several = beliebig viele Spieler; der Anführer zählt in jeder Schlacht
house-unplayed = Aufgestellte Karten, für die keine Aktion mehr da ist
house-unplayed-fight = sie greifen trotzdem an
house-unplayed-rest = sie greifen nicht an

## was schiefgehen kann

error-house-text = „{ $rules }“ ist keine Liste von Hausregeln. Schreib sie wie „ambush=per-card“, durch Kommas getrennt.
error-house-name = Eine Hausregel „{ $name }“ gibt es nicht. Die Namen sind { $names }.
error-house-value = „{ $name }={ $value }“ geht nicht. Für „{ $name }“ wähle { $values }.
error-house-game = Die Hausregel „{ $name }“ ändert in { $game } mit diesen Karten nichts. Hier kannst du { $names } wählen.
error-table-rules = Hausregeln müssen ein Text von höchstens { $most } Zeichen sein.
error-house-twice = Die Hausregel „{ $name }“ steht zweimal da. Wähle eine Lesart.
cards-differ-rule = { $rule }: hier „{ $ours }“, dort „{ $theirs }“.
why-joint-needs-leader = Nach den Hausregeln braucht eine gemeinsame Schlacht einen Anführer, der in diesem Zug gespielt wurde.
why-all-units-several = Jede Einheit im Aufstellungsgebiet braucht genau ein Ziel und jeder Anführer mindestens eines. Nenne sie alle und nicht mehr, als da sind.

## am Tisch

question-fall-other = Welche Einheit verliert { $player } durch deinen { card-land-destroyer }?
attack-also = Wen greift { $card } noch an (Stärke { $strength })?
attack-nobody-else = Niemanden sonst

## ein neuer Tisch

house-new-text = Wo die gedruckten Anleitungen sich widersprechen oder schweigen, darfst du die andere Lesart spielen. Was du nicht änderst, richtet sich nach den Entscheidungen.
house-new-label = { $rule } (Entscheidung { $ruling })

## die Kommandozeile

value-rules = REGELN
value-rules-a = REGELN
value-rules-b = REGELN
option-rules = Hausregeln, zum Beispiel „prize=6-7,targets=several“
option-rules-a = „compare“: die Hausregeln der ersten Seite
option-rules-b = „compare“: die Hausregeln der zweiten Seite
house-shown = Hausregeln dieser Partie:
