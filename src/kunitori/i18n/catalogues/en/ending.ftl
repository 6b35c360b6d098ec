### The end of a game, said to the person who looks at it. $points are victory points.

ending-won = You won!
ending-shared = You share the victory with { $players }!
ending-team-won = Your team won!
ending-lost = { $count ->
    [one] { $players } won this time
   *[other] { $players } won together this time
}
ending-team-lost = The other team won this time
ending-watched = { $count ->
    [one] { $players } won
   *[other] { $players } won together
}
ending-ahead = { $points ->
    [one] One point
   *[other] { $points } points
}, { $ahead } ahead of everybody else.
ending-by = { $points ->
    [one] One point
   *[other] { $points } points
}, { $ahead } ahead.
ending-with = { $points ->
    [one] With one point.
   *[other] With { $points } points.
}
ending-score-teams = { $points } to { $other }
ending-level = You have just as many points: { $points }.
ending-close = { $behind ->
    [one] So close: you have { $points }, just one short.
   *[other] So close: you have { $points }, just { $behind } short.
}
ending-place = { $place ->
    [2] You came second
    [3] You came third
    [4] You came fourth
   *[other] You came fifth
} with { $points ->
    [one] one point
   *[other] { $points } points
}, { $behind } behind.
ending-behind = You have { $points ->
    [one] one point
   *[other] { $points } points
}, { $behind } behind. Better luck next time!
ending-resigned = You resigned.
ending-points = Points
ending-total = { $points ->
    [one] 1 point
   *[other] { $points } points
}
ending-victor = Winner
ending-sum = { $copies } × { $each } = { $total }
ending-nothing = No cards worth points
ending-lands = Lands { $lands }

## the course of the game

ending-working = Working out the win chances: { $percent }%
ending-course = How the game went
ending-chart = Win chances of { $players }, turn by turn; the turning points follow in words.
ending-marks = ▲ turning point
ending-turn = Turn { $turn }, { $player }:
ending-rose = your win chance rose from { $before } to { $after }.
ending-fell = your win chance fell from { $before } to { $after }.
ending-rose-other = { $player }’s win chance rose from { $before } to { $after }.
ending-fell-other = { $player }’s win chance fell from { $before } to { $after }.
ending-luck = Mostly luck.
ending-choice = You chose “{ $move }”; “{ $better }” was better.
ending-choice-other = { $player } chose “{ $move }”; “{ $better }” was better.
ending-steady = No single turn decided this game.
ending-account = Your win chance went from { $start } to { $end }: luck { $luck }, { $seats ->
    [one] your own choices
   *[other] your team’s choices
} { $own }, the others { $others }.
