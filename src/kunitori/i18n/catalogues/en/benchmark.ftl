### The benchmark: `kunitori benchmark`.

command-benchmark = let a bot play the fixed tasks of the benchmark
    .about = Let a bot play fixed tasks against frozen bots: the same games, seeds, cards and opponents in every version, so that papers can compare their figures.
option-bot = the bot that is measured: one of ours, or exec:COMMAND
value-bot = NAME
option-tasks = only these tasks, or those that begin like this, for example moegahara-4,kunitori-2-lord
value-tasks = TASKS
option-benchmark-games = games of each task; a full run has 400
value-benchmark-games = NUMBER
option-benchmark-json = write the result to this file
value-benchmark-json = FILE
command-benchmark-table = make a table of stored results
    .about = Print stored results as a table in Markdown, the best first.
value-result = FILE
benchmark-task = task
benchmark-entrant = bot
benchmark-games = games
benchmark-share = won, %
benchmark-even = even, %
benchmark-score = score
benchmark-result = { $bot }: score { $score } { $range }. A score of 50 is an even share at every table.
benchmark-partial = This is not a full run, which has { $tasks } tasks of { $games } games each.
benchmark-faults = { $number ->
        [one] The bot failed once and lost that move.
       *[other] The bot failed { $number } times and lost those moves.
    }
benchmark-error-bot = Name the bot that is measured, for example --bot captain.
benchmark-error-task = There is no task “{ $task }”. The tasks are { $tasks }.
benchmark-error-rules = The tasks are played by revision { $rules } of the rules, but this version of Kunitori plays by revision { $here }. Install a version that plays by revision { $rules }.
benchmark-error-result = This is not a result of the benchmark. Make one with “kunitori benchmark --json FILE”.
benchmark-error-suite = This result belongs to another suite. This version has suite { $suite }; results of different suites cannot be compared.
command-error-result-missing = “kunitori { $command }” needs files with results. Make them with “kunitori benchmark --json FILE”.
