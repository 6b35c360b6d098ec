### The chronicle: one line for everything that happens. $player and $other are names; $cards is a list of card names.

log-times = { $number } × { $card }

log-set-up = { $player } nimmt 6 Karten { card-copper } und 2 Karten { card-village } aus dem Pool.
log-turn = { $player } ist am Zug.
log-phase-action = { $player }: Aktionsphase.
log-phase-battle = { $player }: Schlachtphase.
log-phase-buy = { $player }: Kaufphase.
log-phase-redraw = { $player }: Endphase.
log-play-hand = { $player } spielt: { $cards }.
log-play-army = { $player } spielt aus dem Aufstellungsgebiet: { $cards }.
log-draw = { $player } zieht: { $cards }.
log-draw-some = { $player } zieht { $number } Karten, darunter { $cards }.
log-draw-hidden =
    { $number ->
        [one] { $player } zieht eine Karte.
       *[other] { $player } zieht { $number } Karten.
    }
log-shuffle =
    { $number ->
        [0] { $player } hat nichts zu mischen.
        [one] { $player } mischt einen Nachziehstapel aus einer einzigen Karte.
       *[other] { $player } mischt einen Nachziehstapel aus { $number } Karten.
    }
log-actions =
    { $number ->
        [one] { $cards }: +{ $number } Aktion.
       *[other] { $cards }: +{ $number } Aktionen.
    }
log-money = { $cards }: +{ $number } Geld.
log-buys =
    { $number ->
        [one] { $cards }: +{ $number } Kauf.
       *[other] { $cards }: +{ $number } Käufe.
    }
log-discount = { $cards }: In diesem Zug kostet jede Karte { $number } weniger.
log-buy = { $player } kauft für { $number }: { $cards }.
log-gain-discard = { $player } erhält: { $cards }.
log-gain-hand = { $player } erhält auf die Hand: { $cards }.
log-gain-deck = { $player } erhält auf den Nachziehstapel: { $cards }.
log-trash-hand = { $player } schrottet aus der Hand: { $cards }.
log-trash-army = { $player } schrottet aus dem Aufstellungsgebiet: { $cards }.
log-trash-revealed = { $player } schrottet von den aufgedeckten Karten: { $cards }.
log-discard-hand = { $player } legt aus der Hand ab: { $cards }.
log-discard-army = { $player } legt aus dem Aufstellungsgebiet ab: { $cards }.
log-discard-revealed = { $player } legt von den aufgedeckten Karten ab: { $cards }.
log-discard-ambush = { $player } legt aus dem Hinterhalt ab: { $cards }.
log-reveal = { $player } deckt auf: { $cards }.
log-show = { $player } zeigt aus der Hand vor: { $cards }.
log-to-pool = „{ $cards }“ kommt zurück in den Pool.
log-take-deck = { $player } nimmt „{ $cards }“ aus dem Nachziehstapel auf die Hand.
log-take-discard = { $player } nimmt „{ $cards }“ aus dem Ablagestapel auf die Hand.
log-put-back =
    { $number ->
        [one] { $player } legt die aufgedeckte Karte zurück auf den Nachziehstapel.
       *[other] { $player } legt { $number } aufgedeckte Karten zurück auf den Nachziehstapel.
    }
log-attack = { $player } greift { $other } an.
log-assign = Gegen { $other }: { $cards }.
log-ambush-none = { $player } wählt den Hinterhalt, ohne Karten.
log-ambush = { $player } legt in den Hinterhalt: { $cards }.
log-reinforce = { $player } ruft Verstärkung.
log-strength = Der Angriff hat Stärke { $number }, { $other } verteidigt sich mit { $against }.
log-decline = { $player } verzichtet auf den Preis.
log-joint-right = { $player } darf in diesem Zug eine gemeinsame Schlacht ausrufen.
log-joint = { $player } plant eine gemeinsame Schlacht gegen { $other }.
log-ask = { $player } bittet { $other }, mitzuziehen.
log-join = { $player } zieht mit { $other } in die Schlacht.
log-refuse = { $player } will nicht mit { $other } in die Schlacht ziehen.
log-no-battle = { $player } ruft keine Schlacht aus.
log-stay = { $player } lässt liegen: { $cards }.
log-keep = { $player } behält auf der Hand: { $cards }.
log-hand-discard = { $player } legt aus der Hand ab: { $cards }.
log-hand-discard-some = { $player } legt { $number } Handkarten ab, darunter { $cards }.
log-hand-discard-hidden =
    { $number ->
        [one] { $player } legt eine Handkarte ab.
       *[other] { $player } legt { $number } Handkarten ab.
    }
log-turn-up = Oberster General ist jetzt { $cards } (noch { $number } im Stapel).
log-last-round = Der Stapel „{ $cards }“ ist leer: Die letzte Runde hat begonnen.
log-over =
    { $number ->
        [one] Die Partie ist nach einem Zug zu Ende.
       *[other] Die Partie ist nach { $number } Zügen zu Ende.
    }
log-target = { $player } schickt „{ $cards }“ gegen { $other } aus.
log-pass-on = { $player } legt „{ $cards }“ auf den Ablagestapel von { $other }.
log-choose-plain = { $player } wählt bei „{ $cards }“ die erste Möglichkeit.
log-choose-other = { $player } wählt bei „{ $cards }“ die zweite Möglichkeit.
log-choose-third = { $player } wählt bei „{ $cards }“ die dritte Möglichkeit.
log-choose-fourth = { $player } wählt bei „{ $cards }“ die vierte Möglichkeit.
log-to-hand-ambush = { $player } nimmt aus dem Hinterhalt auf die Hand zurück: { $cards }.
log-nothing = { $cards }: Es gibt nichts zu wählen.

## Moegahara

log-set-up-teams = { $player } nimmt 6 Karten { card-copper } und 2 Karten { card-horo-musha } aus dem Pool.
log-phase-deploy = { $player }: Aufstellphase.
log-phase-end = { $player }: Endphase.
log-deploy = { $player } stellt am Land { $land } auf: { $cards }.
log-marker = { $player } nimmt: { $colour }.
log-marker-back = { $player } gibt zurück: { $colour }.
log-dismiss = „{ $cards }“ kommt vom Land { $land } auf den Ablagestapel von { $player }.
log-reorder = { $player } ordnet die Kampflinie am Land { $land } um.
log-give = { $player } legt „{ $cards }“ aus dem eigenen Ablagestapel auf den von { $other }.
log-side = { $cards } entscheidet über die Seiten. Osten: { $team }; Westen: das andere Team.
log-win-land = Land { $land } geht an { $team }.
log-bury = „{ $cards }“ kommt unter Land { $land }.
log-return = { $player } legt aus der Hand in den Pool zurück: { $cards }.
