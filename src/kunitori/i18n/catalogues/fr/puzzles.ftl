### Les problèmes : la liste et la page de chacun.

site-puzzles = Problèmes

## la liste

puzzles-title = Problèmes
puzzles-description = Trouvez le meilleur coup : des problèmes classés pour { game-kunitori }, { game-world-on-fire }, les deux mélangés et { game-moegahara }, par thème et par difficulté. Gratuit et sans compte.
puzzles-text = Une position, un coup nettement meilleur. Le trouverez-vous ?
puzzles-practise = S’entraîner
puzzles-game = Jeu
puzzles-theme = Thème
puzzles-difficulty = Difficulté
puzzles-any = Peu importe
puzzles-all = Tous les problèmes
puzzles-all-done = Vous avez essayé tous les problèmes de ce genre. Choisissez-en un autre.
puzzles-rating = Votre classement : { $rating }
puzzles-solved = { $solved } sur { $tried } résolus
puzzles-untried = Aucun essayé pour l’instant
puzzles-unsure = (approximatif : il se précise après une douzaine de problèmes)
puzzles-of = Problèmes : { $game }
puzzles-number = { $number ->
    [one] { $number } problème
   *[other] { $number } problèmes
}
puzzles-none = Il n’y a pas encore de problèmes ici.
puzzles-made = D’où ils viennent
puzzles-made-text = Nos bots ont joué des milliers de parties. Dès qu’un coup se détachait, l’analyste a vérifié trois fois, à partir de graines différentes. Un problème n’est gardé que si son meilleur coup gagne chaque fois au moins 10 points de pourcentage plus souvent que tous les autres, avec ce que le joueur pouvait savoir. Votre premier essai compte pour votre classement et pour celui du problème.

## les thèmes

puzzle-theme-buying = Achats
puzzle-theme-actions = Jouer ses cartes
puzzle-theme-battle = Bataille
puzzle-theme-defence = Défense
puzzle-theme-tactics = Tactique
puzzle-theme-lands = Régions
puzzle-theme-ending = Fin de partie
puzzle-easy = Facile
puzzle-medium = Moyen
puzzle-hard = Difficile

## un problème

puzzle-name = { $game } : problème { $number }
puzzle-description = Un problème pour { $game } ({ $theme }). Trouvez le meilleur coup et voyez pourquoi il gagne.
puzzle-question = Le problème
puzzle-rating = Classement { $rating }
puzzle-task = Vous êtes { $player }. Choisissez votre réponse, à la table ou dans la liste.
puzzle-answer = Réponse
puzzle-error-answer = Choisissez une des réponses.
puzzle-next = Problème suivant
puzzle-other = Passer
puzzle-right = C’est ça !
puzzle-right-text = Vous avez trouvé le meilleur coup.
puzzle-wrong = Pas cette fois
puzzle-wrong-text = Il y a mieux. Voici ce que vaut chaque coup.
puzzle-gain = Votre classement : { $rating } ({ $gain })
puzzle-best = le meilleur
puzzle-yours = votre réponse
puzzle-why = Pourquoi
puzzle-found = Les bots qui le trouvent sans chercher :
puzzle-found-none = Aucun de nos bots ne le trouve sans chercher.
puzzle-made = Comment il a été vérifié
puzzle-made-text = Les chiffres sont des chances de gagner, d’après { $nodes } simulations avec chacune de { $seeds } graines. Le meilleur coup avait chaque fois au moins { $lead } d’avance.
puzzle-made-with = Fait avec Kunitori { $version }, règles { $revision }, cartes { $cards } et ces bots :
