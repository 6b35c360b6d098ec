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
