### A battle at the table: its scene, and the march against several players.

## how a strength adds up

battle-how = Wie sich das zusammensetzt
battle-fallen = abgelegt
battle-bonus = Hinterhalt-Bonus

## an attack on several players

battle-march-how = Wähle einen Gegner, dann, wie viele von jeder Karte gegen ihn ziehen.
battle-march-holds = gegen Verteidigung { $defence }
battle-more = { $card }: eine mehr
battle-fewer = { $card }: eine weniger

## told to one of the players who fight

battle-you-attack = Du greifst { $other } an
battle-you-and-ally = Du und { $ally } greift { $other } an
battle-attacked =
    { $count ->
        [one] { $player } greift dich an
       *[other] { $player } greifen dich an
    }
battle-you-choose = Du wählst: Hinterhalt oder Verstärkung?
battle-you-defend = Der Angriff hat Stärke { $number }, du verteidigst dich mit { $against }.
battle-you-ahead = Du liegst um { $number } vorn.
battle-you-and-ally-ahead = Du und { $ally } liegt um { $number } vorn.
