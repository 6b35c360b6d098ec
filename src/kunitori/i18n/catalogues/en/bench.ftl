### The figures: `kunitori bench engine`.

bench-measuring = measuring
bench-head = Engine { $engine }, Python { $python }, { $cores ->
    [one] { $cores } core
   *[other] { $cores } cores
  }; medians of { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
  }.
bench-compiled = compiled
bench-uncompiled = uncompiled
bench-absent = { $peers } { $count ->
    [one] is
   *[other] are
  } not installed, so nothing was compared with { $count ->
    [one] it
   *[other] them
  }. For the full picture install the extra: pip install "kunitori[bench]"

## the tables

bench-game = Game
bench-players = Players
bench-decisions-per-second = Decisions per second
bench-games-per-second = Games per second
bench-step-ns = Engine step
bench-apply-ns = Game.apply
bench-apply-and-decision-ns = Game.apply and decision
bench-clone-ns = Clone
bench-times-uncompiled = Compiled against uncompiled
bench-times-one-thread = Two threads against one
bench-times-pyminion-decisions = Decisions per second against pyminion
bench-times-pyminion-games = Money games per second against pyminion
bench-times-hearts = Step against OpenSpiel hearts
bench-times-crazy-eights = Step against OpenSpiel crazy_eights

## the floors

bench-floor = Floor
bench-bound = Wanted
bench-measured = Measured
bench-floor-name = { $figure } ({ $game }, { $players } players)
bench-at-least = at least { $bound }
bench-at-least-goal = at least { $bound }, better { $goal }
bench-at-most = at most { $bound }
bench-missed = Missed: { $floor }: { $value }, wanted { $bound }.
bench-met = { $count ->
    [one] The floor holds.
   *[other] All { $count } floors hold.
  }
bench-untested = { $count ->
    [one] One floor was not tested because what it compares with is not installed.
   *[other] { $count } floors were not tested because what they compare with is not installed.
  }

## numbers

bench-none = –
bench-count = { $count }
bench-tenths = { $whole }.{ $tenths }
bench-ns = { $number } ns
bench-us = { $number } µs
bench-times = { $number }×

## what must never happen

error-engines-differ = The compiled engine and the uncompiled one played the same games differently. Build the engine anew with “make build”; if it stays so, please report it.
