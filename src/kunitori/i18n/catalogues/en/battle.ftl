### A battle at the table: its scene, and the march against several players.

## how a strength adds up

battle-how = How this adds up
battle-fallen = discarded
battle-bonus = ambush bonus

## an attack on several players

battle-march-how = Choose a player, then how many of each card go against them.
battle-march-holds = against defence { $defence }
battle-more = One more { $card }
battle-fewer = One { $card } fewer

## told to one of the players who fight

battle-you-attack = You attack { $other }
battle-you-and-ally = You and { $ally } attack { $other }
battle-attacked =
    { $count ->
        [one] { $player } attacks you
       *[other] { $player } attack you
    }
battle-you-choose = You are choosing: ambush or reinforcements?
battle-you-defend = The attack has strength { $number }, you defend with { $against }.
battle-you-ahead = You are ahead by { $number }.
battle-you-and-ally-ahead = You and { $ally } are ahead by { $number }.
