### The chronicle as it is told to the player it is about: “you-…” if the reader acts, “to-you-…” if somebody acts upon the reader.

you-set-up = Vous prenez dans la réserve 6 cartes { card-copper } et 2 cartes { card-village }.
you-turn = C’est à vous de jouer.
you-play-hand = Vous jouez { $cards }.
you-play-army = Vous jouez { $cards } depuis la zone militaire.
you-draw = Vous piochez { $cards }.
you-shuffle =
    { $number ->
        [0] Vous n’avez rien à mélanger.
        [one] Vous mélangez une pioche d’une seule carte.
       *[other] Vous mélangez une pioche de { $number } cartes.
    }
you-buy = Vous achetez { $cards } pour { $number }.
you-gain-discard = Vous recevez { $cards }.
you-gain-hand = Vous recevez { $cards } en main.
you-gain-deck = Vous recevez { $cards } sur votre pioche.
you-trash-hand = Vous mettez au rebut { $cards } de votre main.
you-trash-army = Vous mettez au rebut { $cards } de votre zone militaire.
you-trash-revealed = Vous devez mettre au rebut { $cards } de votre pioche.
you-discard-hand = Vous défaussez { $cards } de votre main.
you-discard-army = Vous défaussez { $cards } de votre zone militaire.
you-discard-revealed = Vous défaussez { $cards } parmi les cartes révélées.
you-discard-ambush = Vous défaussez { $cards } de votre embuscade.
you-reveal = Vous révélez { $cards }.
you-show = Vous montrez { $cards } de votre main.
you-take-deck = Vous prenez { $cards } dans votre pioche et l’ajoutez à votre main.
you-take-discard = Vous prenez { $cards } dans votre défausse et l’ajoutez à votre main.
you-put-back =
    { $number ->
        [one] Vous remettez la carte révélée sur votre pioche.
       *[other] Vous remettez { $number } cartes révélées sur votre pioche.
    }
you-attack = Vous attaquez { $other }.
to-you-attack = { $player } vous attaque.
you-assign = Contre { $other } : { $cards }.
to-you-assign = Contre vous : { $cards }.
you-ambush-none = Vous choisissez l’embuscade, sans carte.
you-ambush = Vous placez { $cards } en embuscade.
you-reinforce = Vous appelez des renforts.
you-strength = Vous attaquez avec une force de { $number }, { $other } se défend avec { $against }.
to-you-strength = { $player } attaque avec une force de { $number }, vous vous défendez avec { $against }.
you-decline = Vous renoncez à la récompense.
you-joint-right = Vous pouvez déclarer une bataille commune pendant ce tour.
you-joint = Vous préparez une bataille commune contre { $other }.
to-you-joint = { $player } prépare une bataille commune contre vous.
you-ask = Vous demandez à { $other } de se joindre à la bataille.
to-you-ask = { $player } vous demande de vous joindre à la bataille.
you-join = Vous vous joignez à { $other }.
to-you-join = { $player } se joint à vous.
you-refuse = Vous refusez de vous joindre à { $other }.
to-you-refuse = { $player } refuse de se joindre à vous.
you-stay = Vous laissez { $cards } en place.
you-keep = Vous gardez { $cards } en main.
you-target = Vous envoyez { $cards } contre { $other }.
to-you-target = { $player } envoie { $cards } contre vous.
you-pass-on = Vous passez { $cards } à { $other }, directement dans sa défausse.
to-you-pass-on = { $player } vous passe { $cards }, directement dans votre défausse.
you-to-hand-ambush = Vous reprenez { $cards } en main après l’embuscade.

## Moegahara

you-set-up-teams = Vous prenez dans la réserve 6 cartes { card-copper } et 2 cartes { card-horo-musha }.
you-deploy = Vous déployez { $cards } devant la région { $land }.
you-marker-back = Vous remettez : { $colour }.
you-dismiss = { $cards } quitte la région { $land } pour votre défausse.
you-reorder = Vous changez l’ordre de la ligne devant la région { $land }.
you-give = Vous posez { $cards }, de votre propre défausse, sur celle de { $other }.
to-you-give = { $player } pose { $cards }, de sa propre défausse, sur la vôtre.
you-side = { $cards } décide des camps. Vous combattez pour l’Est.
to-you-side = { $cards } décide des camps. Vous combattez pour l’Ouest.
you-win-land =
    { $count ->
        [one] Vous gagnez la région { $land }.
       *[other] Votre équipe gagne la région { $land }.
    }
you-return = Vous remettez { $cards } de votre main dans la réserve.
