### The end of a game, said to the person who looks at it. $points are victory points.

ending-won = Vous avez gagné !
ending-shared = Vous partagez la victoire avec { $players } !
ending-team-won = Votre équipe a gagné !
ending-lost = { $count ->
    [one] Cette fois, { $players } a gagné
   *[other] Cette fois, { $players } ont gagné ensemble
}
ending-team-lost = Cette fois, l’autre équipe a gagné
ending-watched = { $count ->
    [one] { $players } a gagné
   *[other] { $players } ont gagné ensemble
}
ending-ahead = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $ahead } de plus que tous les autres.
ending-by = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $ahead } d’avance.
ending-with = { $points ->
    [one] Avec { $points } point.
   *[other] Avec { $points } points.
}
ending-score-teams = { $points } à { $other }
ending-level = Vous avez autant de points : { $points }.
ending-close = { $behind ->
    [one] C’était serré : vous avez { $points }, il vous manque un seul point.
   *[other] C’était serré : vous avez { $points }, il vous manque { $behind } points.
}
ending-place = { $place ->
    [2] Vous êtes deuxième
    [3] Vous êtes troisième
    [4] Vous êtes quatrième
   *[other] Vous êtes cinquième
} avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}, à { $behind } du vainqueur.
ending-behind = Vous avez { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $behind } de moins que le vainqueur. La prochaine fois sera la bonne !
ending-resigned = Vous avez abandonné.
ending-points = Points
ending-total = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ending-victor = Victoire
ending-sum = { $copies } × { $each } = { $total }
ending-nothing = Aucune carte à points
ending-lands = Régions { $lands }

## the course of the game

ending-working = Calcul des chances de gagner : { $percent } %
ending-course = Le fil de la partie
ending-chart = Chances de gagner de { $players }, tour par tour ; les tournants suivent en toutes lettres.
ending-marks = ▲ tournant
ending-turn = Tour { $turn }, { $player } :
ending-rose = vos chances de gagner sont passées de { $before } à { $after }.
ending-fell = vos chances de gagner sont tombées de { $before } à { $after }.
ending-rose-other = les chances de { $player } sont passées de { $before } à { $after }.
ending-fell-other = les chances de { $player } sont tombées de { $before } à { $after }.
ending-luck = Surtout du hasard.
ending-choice = Vous avez choisi « { $move } » ; « { $better } » valait mieux.
ending-choice-other = { $player } a choisi « { $move } » ; « { $better } » valait mieux.
ending-steady = Aucun tour n’a décidé à lui seul de cette partie.
ending-account = Vos chances de gagner sont passées de { $start } à { $end } : hasard { $luck }, { $seats ->
    [one] vos propres choix
   *[other] choix de votre équipe
} { $own }, les autres { $others }.
