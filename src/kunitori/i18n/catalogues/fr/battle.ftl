### A battle at the table: its scene, and the march against several players.

## how a strength adds up

battle-how = Détail du total
battle-fallen = défaussée
battle-bonus = bonus d’embuscade

## an attack on several players

battle-march-how = Choisissez un adversaire, puis combien de chaque carte l’attaquent.
battle-march-holds = contre défense { $defence }
battle-more = { $card } : une de plus
battle-fewer = { $card } : une de moins

## told to one of the players who fight

battle-you-attack = Vous attaquez { $other }
battle-you-and-ally = { $ally } et vous attaquez { $other }
battle-attacked =
    { $count ->
        [one] { $player } vous attaque
       *[other] { $player } vous attaquent
    }
battle-you-choose = Vous choisissez : embuscade ou renforts ?
battle-you-defend = L’attaque a une force de { $number }, vous vous défendez avec { $against }.
battle-you-ahead = Vous l’emportez de { $number }.
battle-you-and-ally-ahead = { $ally } et vous l’emportez de { $number }.
