### The questions of terminal and browser, and their answers. A short form of each question is `ask-…` in moves.ftl.

## questions and choices

question-play = Welche Karte spielst du?
question-buy = Was kaufst du?
question-deployed = Welche aufgestellte Karte spielst du als Nächstes?
question-battle = Rufst du eine Schlacht aus?
question-ask = Wen bittest du, mit in die Schlacht zu ziehen?
question-stay = Welche Karten lässt du im Aufstellungsgebiet liegen?
question-keep = Welche Strategiekarten behältst du? Für jede ziehst du eine Karte weniger.
question-take = Welchen General holst du zurück?
question-deploy = Was stellst du als Nächstes auf oder setzt du ein?
question-give = Welche Karte aus deinem Ablagestapel gibst du weiter?
question-whose = Wer bekommt die Karte auf den Ablagestapel?
question-exchange = Tauschst du eine Schatzkarte?
question-defend = { $player } { $count ->
        [one] greift dich
       *[other] greifen dich
    } mit { $strength } an, dein Aufstellungsgebiet verteidigt mit { $defence }. Welche Karten legst du in den Hinterhalt?
ambush-bonus-each = Jeder Wert einer Karte im Hinterhalt erhält +1 (Regel K5.4).
ambush-bonus-together = Alle Karten im Hinterhalt zusammen erhalten +1 (Regel W5.4).
question-prize = Du hast die Schlacht gewonnen. Nimmst du den Preis, { $card }?
question-join = { $player } bittet dich, mit in die Schlacht zu ziehen. Machst du mit?
question-choose = { $card }: Was von beidem?
question-trash = { $card }: Welche Handkarte schrottest du?
question-discard = { $card }: Welche Handkarte legst du ab?
question-gain = { $card }: Welche Karte nimmst du?
question-target = { $card }: Gegen wen?
question-show-discard = { $card } wird auf dich angesetzt. Zeigst du einen Ninja oder General aus der Hand vor? Sonst deckst du zwei Karten auf und legst eine davon ab.
question-show-trash = { $card } wird auf dich angesetzt. Zeigst du einen Ninja oder General aus der Hand vor? Sonst wird eine der aufgedeckten Karten geschrottet.
question-pick-discard = { $card }: Welche der aufgedeckten Karten legt { $player } ab?
question-pick-trash = { $card }: Welche der aufgedeckten Karten von { $player } wird geschrottet?
question-land = { $card }: An welchem Land?
question-spot = { $card }: Welche Karte am Land { $land } wird abgelegt?
question-order = Welche Karte kommt oben auf deinen Nachziehstapel? Du ziehst sie zuerst.
question-pass-on = Wer bekommt „{ $card }“ ({ $points } Punkte)?
question-strike = { $card }: Welche gegnerische Karte am Land { $land } wird abgelegt?
question-reorder = { $card }: Welche Reihenfolge am Land { $land }, Position 1 zuerst?
question-marker = { $colour }: Wer gibt ihn zurück?
choice-end = Aktionsphase beenden
choice-end-buy = Zug beenden
choice-treasure = Alle Schätze ausspielen (+{ $money } Geld)
choice-peace = Keine Schlacht
choice-attack = Angreifen …
choice-attack-one = { $player } mit allem angreifen (Stärke { $strength })
choice-joint = Gemeinsame Schlacht …
choice-join = Mitziehen
choice-refuse = Ablehnen
choice-decline = Verzichten
choice-ambush-none = Hinterhalt ohne Karten
choice-reinforcements = Verstärkung
    .note = die obersten zwei Karten deines Nachziehstapels, welche es auch sind
choice-stay-all = Alle bleiben liegen
choice-stay-none = Keine bleibt liegen
choice-keep-all = Alle behalten
choice-keep-none = Keine behalten
choice-trap = { $card } von { $player }
choice-fall-ambush = { $card } (aus dem Hinterhalt)
choice-fall-reinforcements = { $card } (aus der Verstärkung)
choice-fetch-deck = { $card } (aus dem Nachziehstapel)
choice-fetch-discard = { $card } (aus dem Ablagestapel)
choice-pass-none = Niemand: Ich behalte sie
choice-show-none = Nichts vorzeigen
choice-trash-it = Diese Karte schrotten: +{ $money } Geld
choice-trash-side = Eine Handkarte schrotten; diese Karte geht in den Pool zurück
choice-joint-side = Du darfst in diesem Zug eine gemeinsame Schlacht ausrufen
choice-back = Zurück
choice-end-buying = Kaufphase beenden
choice-end-deploy = Zug beenden
choice-deploy = { $card } aufstellen
choice-use = { $card } einsetzen …
choice-use-dismiss = { $card }: „{ $target }“ am Land { $land } ablegen
choice-use-reorder = { $card }: neue Reihenfolge am Land { $land }: { $order }
choice-use-give = { $card }: „{ $target }“ an { $player }
choice-horo-dismiss = Eine Karte deines Teams vom Schlachtfeld ablegen
choice-horo-reorder = Eine Kampflinie deines Teams umordnen
choice-horo-give = Eine Karte deines Ablagestapels einem Mitstreiter geben
choice-land = Land { $land }
choice-land-result = Land { $land } ({ $result })
choice-land-own = Land { $land }, eigene Linie
choice-land-enemy = Land { $land }, gegnerische Linie
choice-spot = { $card } (Stärke { $strength })
choice-strike-none = Keine ablegen
choice-reorder-none = Reihenfolge so lassen
choice-exchange = { $card } gegen { $other }
choice-exchange-none = Nichts tauschen
choice-gain-side = { card-spear-troopers } auf die Hand nehmen
choice-none-side = Nichts
attack-whom = Wen greifst du an?
attack-with-all = { $player }, mit allem (Stärke { $strength })
attack-several = Mehrere Spieler
attack-leader = Wen greift { $card } an (Stärke { $strength })?
attack-troops = { $count } × { $card } (Stärke je { $strength }): Wie viele greifen { $player } an?
attack-number = eine Zahl von 0 bis { $most }

## answers in the browser, where the terminal has keys

choice-ambush = In den Hinterhalt …
choice-assign =
    { $number ->
        [0] Ohne { $card } gegen { $player }
       *[other] { $number } × { $card } gegen { $player }
    }
choice-ambush-some =
    { $number ->
        [0] Ohne { $card } im Hinterhalt
       *[other] { $number } × { $card } in den Hinterhalt
    }
choice-stay-some =
    { $number ->
        [0] Nicht liegen lassen: { $card }
       *[other] Liegen lassen: { $number } × { $card }
    }
choice-keep-some =
    { $number ->
        [0] Nicht behalten: { $card }
       *[other] Behalten: { $number } × { $card }
    }
choice-play-treasure = { $card } ausspielen (+{ $money } Geld)
choice-buy = { $card } für { $price } kaufen
choice-spot-at = { $card } auf Position { $position } (Stärke { $strength })
