### The chronicle: one line for everything that happens. $player and $other are names; $cards is a list of card names.

log-times = { $number } × { $card }

log-set-up = { $player } prend dans la réserve 6 cartes { card-copper } et 2 cartes { card-village }.
log-turn = C’est à { $player } de jouer.
log-phase-action = { $player } : phase d’action.
log-phase-battle = { $player } : phase de bataille.
log-phase-buy = { $player } : phase d’achat.
log-phase-redraw = { $player } : phase de pioche.
log-play-hand = { $player } joue { $cards }.
log-play-army = { $player } joue { $cards } depuis la zone militaire.
log-draw = { $player } pioche { $cards }.
log-draw-some = { $player } pioche { $number } cartes, dont { $cards }.
log-draw-hidden =
    { $number ->
        [one] { $player } pioche une carte.
       *[other] { $player } pioche { $number } cartes.
    }
log-shuffle =
    { $number ->
        [0] { $player } n’a rien à mélanger.
        [one] { $player } mélange une pioche d’une seule carte.
       *[other] { $player } mélange une pioche de { $number } cartes.
    }
log-actions =
    { $number ->
        [one] { $cards } : +{ $number } action.
       *[other] { $cards } : +{ $number } actions.
    }
log-money = { $number ->
    [one] { $cards } : +{ $number } pièce.
   *[other] { $cards } : +{ $number } pièces.
  }
log-buys =
    { $number ->
        [one] { $cards } : +{ $number } achat.
       *[other] { $cards } : +{ $number } achats.
    }
log-discount = { $cards } : chaque carte coûte { $number } de moins pendant ce tour.
log-buy = { $player } achète { $cards } pour { $number }.
log-gain-discard = { $player } reçoit { $cards }.
log-gain-hand = { $player } reçoit { $cards } en main.
log-gain-deck = { $player } reçoit { $cards } sur sa pioche.
log-trash-hand = { $player } met au rebut { $cards } de sa main.
log-trash-army = { $player } met au rebut { $cards } de sa zone militaire.
log-trash-revealed = { $player } doit mettre au rebut { $cards } de sa pioche.
log-discard-hand = { $player } défausse { $cards } de sa main.
log-discard-army = { $player } défausse { $cards } de sa zone militaire.
log-discard-revealed = { $player } défausse { $cards } parmi les cartes révélées.
log-discard-ambush = { $player } défausse { $cards } de son embuscade.
log-reveal = { $player } révèle { $cards }.
log-show = { $player } montre { $cards } de sa main.
log-to-pool = { $cards } : retour dans la réserve.
log-take-deck = { $player } prend { $cards } dans sa pioche et l’ajoute à sa main.
log-take-discard = { $player } prend { $cards } dans sa défausse et l’ajoute à sa main.
log-put-back =
    { $number ->
        [one] { $player } remet la carte révélée sur sa pioche.
       *[other] { $player } remet { $number } cartes révélées sur sa pioche.
    }
log-attack = { $player } attaque { $other }.
log-assign = Contre { $other } : { $cards }.
log-ambush-none = { $player } choisit l’embuscade, sans carte.
log-ambush = { $player } place { $cards } en embuscade.
log-reinforce = { $player } appelle des renforts.
log-strength = L’attaque a une force de { $number }, { $other } se défend avec { $against }.
log-decline = { $player } renonce à la récompense.
log-joint-right = { $player } peut déclarer une bataille commune pendant ce tour.
log-joint = { $player } prépare une bataille commune contre { $other }.
log-ask = { $player } demande à { $other } de se joindre à la bataille.
log-join = { $player } se joint à { $other }.
log-refuse = { $player } refuse de se joindre à { $other }.
log-no-battle = { $player } ne déclare pas la bataille.
log-stay = { $player } laisse { $cards } en place.
log-keep = { $player } garde { $cards } en main.
log-hand-discard = { $player } défausse de sa main : { $cards }.
log-hand-discard-some = { $player } défausse { $number } cartes de sa main, dont { $cards }.
log-hand-discard-hidden =
    { $number ->
        [one] { $player } défausse une carte de sa main.
       *[other] { $player } défausse { $number } cartes de sa main.
    }
log-turn-up = { $cards } est maintenant le général du dessus ({ $number } dans la pile).
log-last-round = La pile « { $cards } » est vide : la dernière manche a commencé.
log-over =
    { $number ->
        [one] La partie se termine après { $number } tour.
       *[other] La partie se termine après { $number } tours.
    }
log-target = { $player } envoie { $cards } contre { $other }.
log-pass-on = { $player } passe { $cards } à { $other }, directement dans sa défausse.
log-choose-plain = { $cards } : { $player } choisit la première possibilité.
log-choose-other = { $cards } : { $player } choisit la deuxième possibilité.
log-choose-third = { $cards } : { $player } choisit la troisième possibilité.
log-choose-fourth = { $cards } : { $player } choisit la quatrième possibilité.
log-to-hand-ambush = { $player } reprend { $cards } en main après l’embuscade.
log-nothing = { $cards } : il n’y a rien à choisir.

## Moegahara

log-set-up-teams = { $player } prend dans la réserve 6 cartes { card-copper } et 2 cartes { card-horo-musha }.
log-phase-deploy = { $player } : phase de déploiement.
log-phase-end = { $player } : phase de fin.
log-deploy = { $player } déploie { $cards } devant la région { $land }.
log-marker = { $player } prend : { $colour }.
log-marker-back = { $player } remet : { $colour }.
log-dismiss = { $cards } quitte la région { $land } pour la défausse de { $player }.
log-reorder = { $player } change l’ordre de la ligne devant la région { $land }.
log-give = { $player } pose { $cards }, de sa propre défausse, sur celle de { $other }.
log-side = { $cards } décide des camps. Est : { $team } ; Ouest : l’autre équipe.
log-win-land = Région { $land } gagnée par { $team }.
log-bury = { $cards } passe sous la région { $land }.
log-return = { $player } remet { $cards } de sa main dans la réserve.
