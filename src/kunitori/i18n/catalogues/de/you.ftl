### The chronicle as it is told to the player it is about: “you-…” if the reader acts, “to-you-…” if somebody acts upon the reader.

you-set-up = Du nimmst 6 Karten { card-copper } und 2 Karten { card-village } aus dem Pool.
you-turn = Du bist am Zug.
you-play-hand = Du spielst: { $cards }.
you-play-army = Du spielst aus dem Aufstellungsgebiet: { $cards }.
you-draw = Du ziehst: { $cards }.
you-shuffle =
    { $number ->
        [0] Du hast nichts zu mischen.
        [one] Du mischst einen Nachziehstapel aus einer einzigen Karte.
       *[other] Du mischst einen Nachziehstapel aus { $number } Karten.
    }
you-buy = Du kaufst für { $number }: { $cards }.
you-gain-discard = Du erhältst: { $cards }.
you-gain-hand = Du erhältst auf die Hand: { $cards }.
you-gain-deck = Du erhältst auf den Nachziehstapel: { $cards }.
you-trash-hand = Du schrottest aus der Hand: { $cards }.
you-trash-army = Du schrottest aus dem Aufstellungsgebiet: { $cards }.
you-trash-revealed = Du verlierst vom Nachziehstapel an den Schrottplatz: { $cards }.
you-discard-hand = Du legst aus der Hand ab: { $cards }.
you-discard-army = Du legst aus dem Aufstellungsgebiet ab: { $cards }.
you-discard-revealed = Du legst von den aufgedeckten Karten ab: { $cards }.
you-discard-ambush = Du legst aus dem Hinterhalt ab: { $cards }.
you-reveal = Du deckst auf: { $cards }.
you-show = Du zeigst aus der Hand vor: { $cards }.
you-take-deck = Du nimmst „{ $cards }“ aus dem Nachziehstapel auf die Hand.
you-take-discard = Du nimmst „{ $cards }“ aus dem Ablagestapel auf die Hand.
you-put-back =
    { $number ->
        [one] Du legst die aufgedeckte Karte zurück auf den Nachziehstapel.
       *[other] Du legst { $number } aufgedeckte Karten zurück auf den Nachziehstapel.
    }
you-attack = Du greifst { $other } an.
to-you-attack = { $player } greift dich an.
you-assign = Gegen { $other }: { $cards }.
to-you-assign = Gegen dich: { $cards }.
you-ambush-none = Du wählst den Hinterhalt, ohne Karten.
you-ambush = Du legst in den Hinterhalt: { $cards }.
you-reinforce = Du rufst Verstärkung.
you-strength = Du greifst mit Stärke { $number } an, { $other } verteidigt sich mit { $against }.
to-you-strength = { $player } greift mit Stärke { $number } an, du verteidigst dich mit { $against }.
you-decline = Du verzichtest auf den Preis.
you-joint-right = Du darfst in diesem Zug eine gemeinsame Schlacht ausrufen.
you-joint = Du planst eine gemeinsame Schlacht gegen { $other }.
to-you-joint = { $player } plant eine gemeinsame Schlacht gegen dich.
you-ask = Du bittest { $other }, mitzuziehen.
to-you-ask = { $player } bittet dich, mitzuziehen.
you-join = Du ziehst mit { $other } in die Schlacht.
to-you-join = { $player } zieht mit dir in die Schlacht.
you-refuse = Du willst nicht mit { $other } in die Schlacht ziehen.
to-you-refuse = { $player } will nicht mit dir in die Schlacht ziehen.
you-stay = Du lässt liegen: { $cards }.
you-keep = Du behältst auf der Hand: { $cards }.
you-target = Du schickst „{ $cards }“ gegen { $other } aus.
to-you-target = { $player } schickt „{ $cards }“ gegen dich aus.
you-pass-on = Du legst „{ $cards }“ auf den Ablagestapel von { $other }.
to-you-pass-on = { $player } legt „{ $cards }“ auf deinen Ablagestapel.
you-to-hand-ambush = Du nimmst aus dem Hinterhalt auf die Hand zurück: { $cards }.

## Moegahara

you-set-up-teams = Du nimmst 6 Karten { card-copper } und 2 Karten { card-horo-musha } aus dem Pool.
you-deploy = Du stellst am Land { $land } auf: { $cards }.
you-marker-back = Du gibst zurück: { $colour }.
you-dismiss = „{ $cards }“ kommt vom Land { $land } auf deinen Ablagestapel.
you-reorder = Du ordnest die Kampflinie am Land { $land } um.
you-give = Du legst „{ $cards }“ aus deinem Ablagestapel auf den von { $other }.
to-you-give = { $player } legt „{ $cards }“ aus dem eigenen Ablagestapel auf deinen.
you-side = { $cards } entscheidet über die Seiten. Du kämpfst für den Osten.
to-you-side = { $cards } entscheidet über die Seiten. Du kämpfst für den Westen.
you-win-land =
    { $count ->
        [one] Du gewinnst Land { $land }.
       *[other] Dein Team gewinnt Land { $land }.
    }
you-return = Du legst aus der Hand in den Pool zurück: { $cards }.
