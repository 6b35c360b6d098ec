### The figures: `kunitori bench engine`, `kunitori bench search` and `kunitori bench envs`.

value-bench = engine, search ou envs
command-error-bench-missing = Dites ce qu’il faut mesurer : kunitori { $command } engine, kunitori { $command } search ou kunitori { $command } envs.

bench-measuring = mesure en cours
bench-head = Moteur { $engine }, Python { $python }, { $cores ->
    [one] { $cores } cœur
   *[other] { $cores } cœurs
  } ; médianes de { $rounds ->
    [one] { $rounds } passage
   *[other] { $rounds } passages
  }.
bench-compiled = compilé
bench-uncompiled = non compilé
bench-absent = { $peers } { $count ->
    [one] n’est pas installé
   *[other] ne sont pas installés
  } : la comparaison manque. Pour l’avoir, installez l’extra : pip install "kunitori[{ $extra }]"

## the tables

bench-game = Jeu
bench-players = Joueurs
bench-decisions-per-second = Décisions par seconde
bench-games-per-second = Parties par seconde
bench-step-ns = Pas du moteur
bench-apply-ns = Game.apply
bench-apply-and-decision-ns = Game.apply et decision
bench-apply-steps = Un coup, en pas du moteur
bench-apply-and-decision-steps = Un coup et sa décision, en pas du moteur
bench-clone-ns = Copie
bench-times-uncompiled = Compilé contre non compilé
bench-times-one-thread = Deux threads contre un
bench-times-pyminion-decisions = Décisions par seconde face à pyminion
bench-times-pyminion-games = Parties d’argent par seconde face à pyminion
bench-times-hearts = Pas face à OpenSpiel hearts
bench-times-crazy-eights = Pas face à OpenSpiel crazy_eights

## the tables of searches

bench-way = Calcul à l’avance
bench-way-master = comme le maître
bench-way-whole = jusqu’à la fin
bench-way-random = au hasard
bench-iterations-per-second = Itérations par seconde
bench-iteration-ns = Une itération
bench-decisions-in-each = Décisions par itération
bench-budget-ns = Budget du maître
bench-times-hearts-iterations = Itérations par seconde face à ISMCTS (OpenSpiel, hearts)
bench-times-hearts-decisions = Décisions par seconde face à ISMCTS (OpenSpiel, hearts)
bench-times-gin-rummy-iterations = Itérations par seconde face à ISMCTS (OpenSpiel, gin_rummy)
bench-times-gin-rummy-decisions = Décisions par seconde face à ISMCTS (OpenSpiel, gin_rummy)
bench-times-pyminion-playouts = Fins de partie par seconde face à pyminion

## the tables of environments

bench-many-steps-per-second = Pas par seconde, beaucoup de parties
bench-raw-steps-per-second = De même, avec des bits pour actions
bench-vector-steps-per-second = Environnement vectoriel de Gymnasium
bench-solo-steps-per-second = Une partie à la fois
bench-seats-steps-per-second = Une partie, toutes les places (PettingZoo)
bench-spiel-decisions-per-second = Décisions par seconde, OpenSpiel
bench-spiel-clone-ns = Copie, OpenSpiel
bench-times-pgx-leduc = Bits pour actions, face à Pgx leduc_holdem
bench-times-spiel-leduc = Bits pour actions, face à OpenSpiel leduc_poker
bench-times-rlcard-leduc = Bits pour actions, face à RLCard leduc-holdem
bench-times-pettingzoo-connect-four = Bits pour actions, face à PettingZoo connect_four

## the floors

bench-floor = Seuil
bench-bound = Exigé
bench-measured = Mesuré
bench-floor-name = { $figure } ({ $game }, { $players } joueurs)
bench-floor-name-way = { $figure } ({ $game }, { $players } joueurs, { $way })
bench-at-least = au moins { $bound }
bench-at-least-goal = au moins { $bound }, mieux { $goal }
bench-at-most = au plus { $bound }
bench-missed = Manqué : { $floor } : { $value }, exigé { $bound }.
bench-met = { $count ->
    [one] Le seuil est tenu.
   *[other] Les { $count } seuils sont tenus.
  }
bench-untested = { $count ->
    [one] Un seuil n’a pas été vérifié, faute du programme à comparer.
   *[other] { $count } seuils n’ont pas été vérifiés, faute des programmes à comparer.
  }

## numbers

bench-none = –
bench-count = { $count }
bench-ns = { $number } ns
bench-us = { $number } µs
bench-ms = { $number } ms
bench-times = { $number } ×

## what must never happen

error-engines-differ = Le moteur compilé et le moteur non compilé ont joué différemment les mêmes parties. Reconstruisez le moteur avec « make build » ; si cela persiste, merci de le signaler.
