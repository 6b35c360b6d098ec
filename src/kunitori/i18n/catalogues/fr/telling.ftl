### The questions of terminal and browser, and their answers. A short form of each question is `ask-…` in moves.ftl.

## questions and choices

question-play = Quelle carte jouez-vous ?
question-buy = Qu’achetez-vous ?
question-deployed = Quelle carte déployée jouez-vous maintenant ?
question-battle = Déclarez-vous la bataille ?
question-ask = À qui demandez-vous de se joindre à la bataille ?
question-stay = Quelles cartes laissez-vous dans votre zone militaire ?
question-keep = Quelles cartes tactique gardez-vous ? Pour chacune, vous piochez une carte de moins.
question-take = Quel général reprenez-vous ?
question-deploy = Que déployez-vous ou utilisez-vous maintenant ?
question-give = Quelle carte de votre défausse donnez-vous ?
question-whose = Qui reçoit la carte dans sa défausse ?
question-exchange = Échangez-vous un trésor ?
question-defend = { $player } { $count ->
        [one] vous attaque
       *[other] vous attaquent
    } avec { $strength } ; votre zone militaire défend avec { $defence }. Quelles cartes mettez-vous en embuscade ?
ambush-bonus-each = Chaque valeur d’une carte en embuscade reçoit +1 (règle K5.4).
ambush-bonus-together = Toutes les cartes en embuscade ensemble reçoivent +1 (règle W5.4).
question-prize = Vous avez gagné la bataille. Prenez-vous la récompense, { $card } ?
question-join = { $player } vous demande de vous joindre à la bataille. Acceptez-vous ?
question-choose = { $card } : que choisissez-vous ?
question-trash = { $card } : quelle carte de votre main mettez-vous au rebut ?
question-discard = { $card } : quelle carte de votre main défaussez-vous ?
question-gain = { $card } : quelle carte recevez-vous ?
question-target = { $card } : contre qui ?
question-show-discard = { $card } vous vise. Montrez-vous un ninja ou un général de votre main ? Sinon, vous révélez deux cartes et en défaussez une.
question-show-trash = { $card } vous vise. Montrez-vous un ninja ou un général de votre main ? Sinon, une des cartes révélées est mise au rebut.
question-pick-discard = { $card } : laquelle des cartes révélées { $player } doit-il défausser ?
question-pick-trash = { $card } : laquelle des cartes révélées de { $player } est mise au rebut ?
question-land = { $card } : devant quelle région ?
question-spot = { $card } : quelle carte devant la région { $land } est défaussée ?
question-order = Quelle carte va sur le dessus de votre pioche ? Vous la piochez en premier.
question-pass-on = Qui reçoit « { $card } » ({ $points } points) ?
question-strike = { $card } : quelle carte adverse devant la région { $land } est défaussée ?
question-reorder = { $card } : quel ordre devant la région { $land }, position 1 d’abord ?
question-marker = { $colour } : qui le rend ?
choice-end = Terminer la phase d’action
choice-end-buy = Terminer le tour
choice-treasure = { $money ->
    [one] Jouer tous les trésors (+{ $money } pièce)
   *[other] Jouer tous les trésors (+{ $money } pièces)
  }
choice-peace = Pas de bataille
choice-attack = Attaquer…
choice-attack-one = Attaquer { $player } avec tout (force { $strength })
choice-joint = Bataille commune…
choice-join = Accepter
choice-refuse = Refuser
choice-decline = Renoncer
choice-ambush-none = Embuscade sans carte
choice-reinforcements = Renforts
    .note = les deux cartes du dessus de votre pioche, quelles qu’elles soient
choice-stay-all = Toutes restent
choice-stay-none = Aucune ne reste
choice-keep-all = Tout garder
choice-keep-none = Ne rien garder
choice-trap = { $card } de { $player }
choice-fall-ambush = { $card } (en embuscade)
choice-fall-reinforcements = { $card } (en renfort)
choice-fetch-deck = { $card } (de la pioche)
choice-fetch-discard = { $card } (de la défausse)
choice-pass-none = Personne : je la garde
choice-show-none = Ne rien montrer
choice-trash-it = { $money ->
    [one] Mettre cette carte au rebut : +{ $money } pièce
   *[other] Mettre cette carte au rebut : +{ $money } pièces
  }
choice-trash-side = Mettre au rebut une carte de la main ; cette carte retourne à la réserve
choice-joint-side = Vous pourrez déclarer une bataille commune pendant ce tour
choice-back = Retour
choice-end-buying = Terminer la phase d’achat
choice-end-deploy = Terminer le tour
choice-deploy = Déployer { $card }
choice-use = Utiliser { $card }…
choice-use-dismiss = { $card } : défausser { $target } devant la région { $land }
choice-use-reorder = { $card } : nouvel ordre devant la région { $land } : { $order }
choice-use-give = { $card } : { $target } à { $player }
choice-horo-dismiss = Défausser une carte de votre équipe du champ de bataille
choice-horo-reorder = Changer l’ordre d’une ligne de votre équipe
choice-horo-give = Donner une carte de votre défausse à un coéquipier
choice-land = Région { $land }
choice-land-result = Région { $land } ({ $result })
choice-land-own = Région { $land }, votre ligne
choice-land-enemy = Région { $land }, ligne adverse
choice-spot = { $card } (force { $strength })
choice-strike-none = N’en défausser aucune
choice-reorder-none = Garder l’ordre
choice-exchange = { $card } contre { $other }
choice-exchange-none = Ne rien échanger
choice-gain-side = { card-spear-troopers } en main
choice-none-side = Rien
attack-whom = Qui attaquez-vous ?
attack-with-all = { $player }, avec tout (force { $strength })
attack-several = Plusieurs joueurs
attack-leader = Qui { $card } attaque-t-il (force { $strength }) ?
attack-troops = { $count } × { $card } (force { $strength } chacune) : combien attaquent { $player } ?
attack-number = un nombre de 0 à { $most }

## answers in the browser, where the terminal has keys

choice-ambush = Tendre une embuscade…
choice-assign =
    { $number ->
        [0] Sans { $card } contre { $player }
       *[other] { $number } × { $card } contre { $player }
    }
choice-ambush-some =
    { $number ->
        [0] Sans { $card } en embuscade
       *[other] { $number } × { $card } en embuscade
    }
choice-stay-some =
    { $number ->
        [0] Ne pas laisser : { $card }
       *[other] Laisser en jeu : { $number } × { $card }
    }
choice-keep-some =
    { $number ->
        [0] Ne pas garder : { $card }
       *[other] Garder : { $number } × { $card }
    }
choice-play-treasure = { $money ->
    [one] Jouer { $card } (+{ $money } pièce)
   *[other] Jouer { $card } (+{ $money } pièces)
  }
choice-buy = Acheter { $card } pour { $price }
choice-spot-at = { $card } en position { $position } (force { $strength })
