### Hints, analysis, and `kunitori review`. $move and $moves are moves in the notation; $count of $deals deals.

## help for the command line

command-review = review a game: chances, choices, luck
    .about = Show for a recorded game how likely each side was to win, turn by turn, which choices are worth another look and why, and how much was luck and how much was choice. For a game that is not over, show only the choices of one player, from what that player may know.
value-nodes = NUMBER
value-player = PLAYER
option-nodes = simulations per decision, 1000 by default; more are surer but slower
option-player = whose choices to show, by name or seat number; required if the game is not over
option-review-json = write the whole review to this file

## figures

chance-percent = { $percent }%
chance-under = under 1%
chance-over = over 99%

## an analysis

analysis-chance = { $players } { $chance }
analysis-chances = Win chances: { $chances }.
analysis-treasure = First play all treasure (+{ $money } money).
analysis-best = Best: “{ $move }” ({ $chance }).
analysis-only = Only “{ $move }” is possible ({ $chance }).
analysis-continuation = Probably followed by: { $moves }.
analysis-close = About as good: { $moves }.
analysis-next = Next: “{ $move }” ({ $chance }).
analysis-error-budget = An analysis needs { $least } to { $most } simulations, at least 0 seconds, and 1 to { $threads } threads.

## reasons

reason-wins = It wins the game on the spot.
reason-wins-turn = The game ends with this turn and is won in { $count } of { $deals } deals, with “{ $move }” in { $other }.
reason-wins-soon = By the end of the player’s next turn the game is won in { $count } of { $deals } deals, with “{ $move }” in { $other }.
reason-loses-soon = By the end of the player’s next turn the game is lost in { $count } of { $deals } deals, with “{ $move }” in { $other }.
reason-last-round = { $points ->
    [one] It begins the last round with a lead of one point.
   *[other] It begins the last round with a lead of { $points } points.
}
reason-last-round-behind = { $points ->
    [one] It begins the last round one point behind.
   *[other] It begins the last round { $points } points behind.
}
reason-not-yet = { $points ->
    [one] “{ $move }” would begin the last round one point behind.
   *[other] “{ $move }” would begin the last round { $points } points behind.
}
reason-battle = The battle against { $player } is won in { $count } of { $deals } deals.
reason-battle-more = The battle against { $player } is won in { $count } of { $deals } deals, with “{ $move }” in { $other }.
reason-no-battle = With “{ $move }” the battle against { $player } is won in { $count } of { $deals } deals.
reason-holds = It holds against { $player }’s army of { $strength } in { $count } of { $deals } deals, “{ $move }” in { $other }.
reason-safe = Before the player’s next turn an attack gets through in { $count } of { $deals } deals, with “{ $move }” in { $other }.
reason-points = { $points ->
    [one] It is worth one point right away.
   *[other] It is worth { $points } points right away.
}
reason-points-lost = { $points ->
    [one] It costs one point right away.
   *[other] It costs { $points } points right away.
}
reason-rival-points = { $points ->
    [one] It costs { $player } one point.
   *[other] It costs { $player } { $points } points.
}
reason-lead = Points compared with the best rival at the end of the player’s next turn: { $lead } on average, with “{ $move }” { $other }.
reason-money = Enough money for { $card } ({ $cost }) this turn: in { $count } of { $deals } deals, with “{ $move }” in { $other }.
reason-money-next = Enough money for { $card } ({ $cost }) in the player’s next turn: in { $count } of { $deals } deals, with “{ $move }” in { $other }.
reason-growth = Money in the player’s next { $turns } turns: { $money } on average, with “{ $move }” { $other }.
reason-treasure = Four cards of the deck then hold { $now } money in treasure on average, instead of { $before }.
reason-actions = { $number ->
    [one] It leaves one action for { $cards }.
   *[other] It leaves { $number } actions for { $cards }.
}
reason-draws = { $number ->
    [one] It draws a card.
   *[other] It draws { $number } cards.
}
reason-thins = It thins the deck: { $cards } { $count ->
        [one] leaves
       *[other] leave
    } it for good.
reason-pile = { $number ->
    [one] That leaves only one { $card } in the pool.
   *[other] That leaves only { $number } × { $card } in the pool.
}
reason-land = It wins Land { $land } on the spot.
reason-row = It wins Land { $land } and makes a row of three: { $points } points.
reason-land-soon = By the end of the player’s next turn the team wins a Land in { $count } of { $deals } deals, with “{ $move }” in { $other }.
reason-enemy-land = By the end of the player’s next turn the enemy wins a Land in { $count } of { $deals } deals, with “{ $move }” in { $other }.
reason-fight = At Land { $land }, { $card } ({ $strength }) beats { $foe } ({ $against }).
reason-fight-lost = At Land { $land }, { $card } ({ $strength }) is beaten by { $foe } ({ $against }).
reason-two = At Land { $land } the team then has two cards that nobody faces: a third would win it.
reason-stops = At Land { $land } it blocks the enemy’s two cards: with a third they would have won the Land.
reason-marker = It brings a marker: one extra action every turn.

## a review

review-working = thinking
review-head = { $game }: { $players }. { $turns ->
    [one] One turn
   *[other] { $turns } turns
  }, { $moves ->
    [one] one move
   *[other] { $moves } moves
  }.
review-view = The game is not over: this review uses only what { $player } may know.
review-curve = Win chances at the start of each turn
review-turn = Turn
review-player = Player
review-luck = Luck
review-choice = Choice
review-the-end = end
review-the-present = now
review-marks = ▲ a choice worth another look
review-choices = Choices worth another look
review-choices-none = No choice stands out.
review-moment = Turn { $turn }, { $player }: “{ $move }” cut the win chance from { $before } to { $after }.
review-better = Better: “{ $move }”.
review-account = Luck and choice
review-start = Win chance at the start
review-luck-all = Luck
review-own = Own choices
review-others = Others’ choices
review-others-view = The others, with their luck
review-end = Result
review-end-view = Win chance now
review-player-choices = { $player }: { $decisions ->
    [one] one decision
   *[other] { $decisions } decisions
  }, { $mistakes ->
    [0] none of them costly
    [one] one of them costly: { $cost }
   *[other] { $mistakes } of them costly: { $cost } in all
  }.
review-agreed = The players agreed to end the game. What that changed counts as a choice of those who lost by it.
review-meaning = Luck is what shuffles, draws and reveals changed, compared with what could have come up. Choices are compared with how the program would have played on, so they can gain as well as lose. All hands are known for this. Luck and choices lead exactly from the win chance at the start to the result.
review-meaning-view = Luck is what came up for { $player }, compared with what could have come up. Choices are compared with how the program would have played on, so they can gain as well as lose. The others’ luck counts with their choices. Luck and choices lead exactly from the win chance at the start to the win chance now.
review-meaning-cost = The cost of a choice is how much more often the best move would have won, according to { $nodes } simulations from what the player could know. It counts only if other deals are very unlikely to say otherwise.
review-written = Written to { $path }.
review-error-open = The game is not over yet, and hands are secret. Say whose choices to review with --player or player=.
review-error-player = There is no player “{ $player }” in this game. Choose one of { $players }.

## the hint in the terminal game

help-hint = what to play, and why, from what you may know
    .key = hint
