### Hints, analysis, and `kunitori review`. $move and $moves are moves in the notation; $count of $deals deals.

## help for the command line

command-review = revoir une partie : chances, choix, hasard
    .about = Dire d’une partie enregistrée, tour par tour, quelles étaient les chances de chaque camp, quels choix méritent qu’on y revienne et pourquoi, et quelle fut la part du hasard et celle des choix. D’une partie en cours, seulement les choix d’un joueur, d’après ce qu’il a le droit de savoir.
value-nodes = NOMBRE
value-player = JOUEUR
option-nodes = nombre de simulations par décision, 1000 par défaut ; davantage, c’est plus sûr et plus lent
option-player = le joueur dont on montre les choix, par son nom ou le numéro de sa place ; nécessaire si la partie n’est pas terminée
option-review-json = tout écrire dans ce fichier

## figures

chance-percent = { $percent } %
chance-under = moins de 1 %
chance-over = plus de 99 %

## an analysis

analysis-chance = { $players } { $chance }
analysis-chances = Chances de gagner : { $chances }.
analysis-treasure = { $money ->
    [one] D’abord, jouer tous les trésors (+{ $money } pièce).
   *[other] D’abord, jouer tous les trésors (+{ $money } pièces).
  }
analysis-best = Le mieux : « { $move } » ({ $chance }).
analysis-only = Seul « { $move } » est possible ({ $chance }).
analysis-continuation = Ensuite sans doute : { $moves }.
analysis-close = À peu près aussi bon : { $moves }.
analysis-next = Vient ensuite « { $move } » ({ $chance }).
analysis-error-budget = Une analyse demande de { $least } à { $most } simulations, au moins 0 seconde et de 1 à { $threads } fils d’exécution.

## reasons

reason-wins = Cela gagne la partie immédiatement.
reason-wins-turn = La partie se termine avec ce tour et elle est gagnée dans { $count } donnes sur { $deals }, avec « { $move } » dans { $other }.
reason-wins-soon = D’ici la fin du prochain tour du joueur, la partie est gagnée dans { $count } donnes sur { $deals }, avec « { $move } » dans { $other }.
reason-loses-soon = D’ici la fin du prochain tour du joueur, la partie est perdue dans { $count } donnes sur { $deals }, avec « { $move } » dans { $other }.
reason-last-round = { $points ->
    [one] Cela ouvre la dernière manche avec un point d’avance.
   *[other] Cela ouvre la dernière manche avec { $points } points d’avance.
}
reason-last-round-behind = { $points ->
    [one] Cela ouvre la dernière manche avec un point de retard.
   *[other] Cela ouvre la dernière manche avec { $points } points de retard.
}
reason-not-yet = { $points ->
    [one] « { $move } » ouvrirait la dernière manche avec un point de retard.
   *[other] « { $move } » ouvrirait la dernière manche avec { $points } points de retard.
}
reason-battle = La bataille contre { $player } est gagnée dans { $count } donnes sur { $deals }.
reason-battle-more = La bataille contre { $player } est gagnée dans { $count } donnes sur { $deals }, avec « { $move } » dans { $other }.
reason-no-battle = Avec « { $move } », la bataille contre { $player } est gagnée dans { $count } donnes sur { $deals }.
reason-holds = Cela tient contre l’armée de { $player }, de force { $strength }, dans { $count } donnes sur { $deals }, « { $move } » dans { $other }.
reason-safe = Avant le prochain tour du joueur, une attaque contre lui réussit dans { $count } donnes sur { $deals }, avec « { $move } » dans { $other }.
reason-points = { $points ->
    [one] Cela rapporte aussitôt un point.
   *[other] Cela rapporte aussitôt { $points } points.
}
reason-points-lost = { $points ->
    [one] Cela coûte aussitôt un point.
   *[other] Cela coûte aussitôt { $points } points.
}
reason-rival-points = { $points ->
    [one] { $player } y perd un point.
   *[other] { $player } y perd { $points } points.
}
reason-lead = Points par rapport au meilleur adversaire à la fin du prochain tour du joueur : { $lead } en moyenne, avec « { $move } » { $other }.
reason-money = Assez de pièces pour { $card } ({ $cost }) pendant ce tour : dans { $count } donnes sur { $deals }, avec « { $move } » dans { $other }.
reason-money-next = Assez de pièces pour { $card } ({ $cost }) au prochain tour du joueur : dans { $count } donnes sur { $deals }, avec « { $move } » dans { $other }.
reason-growth = Pièces pendant les { $turns } prochains tours du joueur : { $money } en moyenne, avec « { $move } » { $other }.
reason-treasure = Quatre cartes du paquet contiennent alors { $now } pièces en trésors en moyenne, contre { $before } jusqu’ici.
reason-actions = { $number ->
    [one] Il reste une action pour { $cards }.
   *[other] Il reste { $number } actions pour { $cards }.
}
reason-draws = { $number ->
    [one] Cela fait piocher une carte.
   *[other] Cela fait piocher { $number } cartes.
}
reason-thins = Cela allège le paquet : { $cards } le { $count ->
        [one] quitte
       *[other] quittent
    } pour de bon.
reason-pile = { $number ->
    [one] Il n’y a alors plus qu’une carte { $card } dans la réserve.
   *[other] Il n’y a alors plus que { $number } cartes { $card } dans la réserve.
}
reason-land = Cela gagne aussitôt la région { $land }.
reason-row = Cela gagne la région { $land } et fait trois régions côte à côte : { $points } points.
reason-land-soon = D’ici la fin du prochain tour du joueur, son équipe gagne une région dans { $count } donnes sur { $deals }, avec « { $move } » dans { $other }.
reason-enemy-land = D’ici la fin du prochain tour du joueur, l’adversaire gagne une région dans { $count } donnes sur { $deals }, avec « { $move } » dans { $other }.
reason-fight = Devant la région { $land }, { $card } ({ $strength }) bat { $foe } ({ $against }).
reason-fight-lost = Devant la région { $land }, { $card } ({ $strength }) est battu par { $foe } ({ $against }).
reason-two = Devant la région { $land }, deux cartes de l’équipe n’ont alors personne en face : une troisième la gagnerait.
reason-stops = Devant la région { $land }, cela fait face aux deux cartes adverses, qu’une troisième aurait fait gagner sans combat.
reason-marker = Cela apporte un marqueur : une action de plus à chaque tour du joueur.

## a review

review-working = analyse en cours
review-head = { $game } : { $players }. { $turns ->
    [one] Un tour
   *[other] { $turns } tours
  }, { $moves ->
    [one] un coup
   *[other] { $moves } coups
  }.
review-view = La partie n’est pas terminée : voici seulement ce que { $player } a le droit de savoir.
review-curve = Chances de gagner au début de chaque tour
review-turn = Tour
review-player = Joueur
review-luck = Hasard
review-choice = Choix
review-the-end = fin
review-the-present = maintenant
review-marks = ▲ un choix à revoir
review-choices = Les choix à revoir
review-choices-none = Aucun choix ne se détache.
review-moment = Tour { $turn }, { $player } : « { $move } » fait passer les chances de gagner de { $before } à { $after }.
review-better = Mieux : « { $move } ».
review-account = Hasard et choix
review-start = Chances au départ
review-luck-all = Hasard
review-own = Ses propres choix
review-others = Choix des autres
review-others-view = Les autres, hasard compris
review-end = Résultat
review-end-view = Chances actuelles
review-player-choices = { $player } : { $decisions ->
    [one] une décision
   *[other] { $decisions } décisions
  }, { $mistakes ->
    [0] dont aucune coûteuse
    [one] dont une coûteuse : { $cost }
   *[other] dont { $mistakes } coûteuses : { $cost } en tout
  }.
review-agreed = Les joueurs se sont mis d’accord pour terminer la partie. Ce que cela a changé compte comme un choix de ceux qui y ont perdu.
review-meaning = Le hasard est ce qu’ont changé mélanges, pioches et révélations, par rapport à ce qui aurait pu venir. Les choix sont comparés à la façon dont le programme aurait continué : ils peuvent donc rapporter ou coûter. Toutes les mains sont alors connues. Le hasard et les choix mènent exactement des chances au départ au résultat.
review-meaning-view = Le hasard est ce qui est venu pour { $player }, par rapport à ce qui aurait pu venir. Les choix sont comparés à la façon dont le programme aurait continué : ils peuvent donc rapporter ou coûter. Le hasard des autres compte avec leurs choix. Le hasard et les choix mènent exactement des chances au départ aux chances actuelles.
review-meaning-cost = Le coût d’un choix dit combien de fois de plus le meilleur coup, trouvé par { $nodes } simulations selon ce que le joueur pouvait savoir, aurait gagné ; il ne compte que si d’autres donnes ne diraient guère le contraire.
review-written = Écrit : { $path }.
review-error-open = La partie n’est pas terminée, et les mains sont secrètes. Dites de qui revoir les choix, avec --player ou player=.
review-error-player = Il n’y a pas de joueur « { $player } » dans cette partie. Choisissez parmi { $players }.

## the hint in the terminal game

help-hint = quoi jouer et pourquoi, d’après ce que vous avez le droit de savoir
    .key = hint
