### The figures: `kunitori bench engine`, `kunitori bench search` and `kunitori bench envs`.

value-bench = engine, search or envs
command-error-bench-missing = Say what to measure: kunitori { $command } engine, kunitori { $command } search, or kunitori { $command } envs.

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
  }. For the full picture install the extra: pip install "kunitori[{ $extra }]"

## the tables

bench-game = Game
bench-players = Players
bench-decisions-per-second = Decisions per second
bench-games-per-second = Games per second
bench-step-ns = Engine step
bench-apply-ns = Game.apply
bench-apply-and-decision-ns = Game.apply and decision
bench-apply-steps = A move, in engine steps
bench-apply-and-decision-steps = A move and its decision, in engine steps
bench-clone-ns = Clone
bench-times-uncompiled = Compiled vs. uncompiled
bench-times-one-thread = Two threads vs. one
bench-times-pyminion-decisions = Decisions per second vs. pyminion
bench-times-pyminion-games = Money games per second vs. pyminion
bench-times-hearts = Step vs. OpenSpiel hearts
bench-times-crazy-eights = Step vs. OpenSpiel crazy_eights

## the tables of searches

bench-way = Search
bench-way-master = like the master
bench-way-whole = to the end
bench-way-random = random
bench-iterations-per-second = Iterations per second
bench-iteration-ns = One iteration
bench-decisions-in-each = Decisions per iteration
bench-budget-ns = The master’s budget
bench-times-hearts-iterations = Iterations per second vs. ISMCTS (OpenSpiel, hearts)
bench-times-hearts-decisions = Decisions per second vs. ISMCTS (OpenSpiel, hearts)
bench-times-gin-rummy-iterations = Iterations per second vs. ISMCTS (OpenSpiel, gin_rummy)
bench-times-gin-rummy-decisions = Decisions per second vs. ISMCTS (OpenSpiel, gin_rummy)
bench-times-pyminion-playouts = Play-outs per second vs. pyminion

## the tables of environments

bench-many-steps-per-second = Steps per second, many games
bench-raw-steps-per-second = The same, bits as actions
bench-vector-steps-per-second = Gymnasium’s vector environment
bench-solo-steps-per-second = One game at a time
bench-seats-steps-per-second = One game, every seat (PettingZoo)
bench-spiel-decisions-per-second = Decisions per second, OpenSpiel
bench-spiel-clone-ns = Clone, OpenSpiel
bench-times-pgx-leduc = Bits as actions vs. Pgx leduc_holdem
bench-times-spiel-leduc = Bits as actions vs. OpenSpiel leduc_poker
bench-times-rlcard-leduc = Bits as actions vs. RLCard leduc-holdem
bench-times-pettingzoo-connect-four = Bits as actions vs. PettingZoo connect_four

## the floors

bench-floor = Floor
bench-bound = Target
bench-measured = Measured
bench-floor-name = { $figure } ({ $game }, { $players } players)
bench-floor-name-way = { $figure } ({ $game }, { $players } players, { $way })
bench-at-least = at least { $bound }
bench-at-least-goal = at least { $bound }, ideally { $goal }
bench-at-most = at most { $bound }
bench-missed = Missed: { $floor }: { $value }, target { $bound }.
bench-met = { $count ->
    [one] The floor is met.
   *[other] All { $count } floors are met.
  }
bench-untested = { $count ->
    [one] One floor was not tested because its peer is not installed.
   *[other] { $count } floors were not tested because their peers are not installed.
  }

## numbers

bench-none = –
bench-count = { $count }
bench-ns = { $number } ns
bench-us = { $number } µs
bench-ms = { $number } ms
bench-times = { $number }×

## what must never happen

error-engines-differ = The compiled engine and the uncompiled one played the same games differently. Rebuild the engine with “make build”; if that does not help, please report it.
