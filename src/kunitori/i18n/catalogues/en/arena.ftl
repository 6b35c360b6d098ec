### The arena: `kunitori arena`, and the crew that spreads work over processes and clusters.

## help for the command line

command-arena = let bots play each other and measure who is stronger
    .about = Let bots play the same deals from every seat, and report who wins how often and how certain that is. Ctrl-C stops with the results so far.
value-games = NUMBER
value-jobs = NUMBER
value-json = FILE
value-csv = FILE
value-parquet = FILE
value-until = PERCENT
value-share = PERCENT
value-cluster = ADDRESS
value-arena-players = NUMBER
option-arena-players = how many sit at a table; the default is 2. More bots than seats play in all combinations, fewer fill the seats with the last one (in Moegahara every bot fields a team)
option-arena-bots = the bots that meet, for example money,random; you can name the same one twice
option-arena-seed = a word or number that makes everything repeatable; without it one is drawn and printed
option-arena-max-rounds = end a game after this many rounds; the default is 200
option-arena-json = write everything to this file: table, pairs, every game, seeds, rules
option-games = how many games are played; the default is 400. A deal that has begun is played from all seats
option-jobs = how many processes play at once; the default is one per core
option-csv = write one line for every seat of every game to this file
option-parquet = the same as a Parquet file; needs the extra “lab”
option-until = stop once it is this sure, for example 95, whether the first bot wins more or less than an even share
option-share = with --until: compare with this share instead, for example 60
option-cluster = play on a Ray cluster: host:port, ray://host:port, auto or local; needs the extra “cluster”
value-exploit = BOT
value-practice = NUMBERS
value-seconds = NUMBER
value-arena-out = NAME
option-exploit = instead of a contest: find out how much somebody wins who knows this bot. A list is climbed and a mind is learned against it, and both are examined on fresh deals
option-coalition = with --exploit: all seats but one exploit the bot together
option-practice = with --exploit: games of practice, for example 20000 for list and mind each, or 20000,0 for the list alone; the default is 20000
option-seconds = with --exploit: practise for this time instead, half of it for the list and half for the mind
option-arena-out = with --exploit: the name of the files, without .txt for the list and .json for the mind

## what cannot be

arena-error-bots = An arena needs two bots or more. Name them with --bots, for example --bots money,random; you can name the same one twice.
arena-error-games = --games needs a number from { $least } to { $most }, not { $games }: with these bots every deal takes { $least } games, so that each bot plays every seat.
arena-error-sure = --until needs a percentage from 50 to 99, for example --until 95.
arena-error-share = --share needs a percentage from 1 to 99, for example --share 60.
arena-error-share-alone = --share needs --until. Give both, for example --until 95 --share 60.
arena-error-parquet = Parquet files need pyarrow. Install the extra: pip install "kunitori[lab]". Or use --csv.
arena-error-same-file = --{ $option } and --{ $other } name the same file. Choose two.
arena-error-taken = { $path } is not one of our files and is not overwritten. Choose another name.
crew-jobs = There cannot be { $jobs } processes at once. Choose a number from 1 to { $most }.
crew-no-ray = A cluster needs Ray. Install the extra: pip install "kunitori[cluster]".
crew-no-cluster = No Ray cluster answers at “{ $address }”. Write host:port of its head, ray://host:port, auto for the one on this machine, or local to start one.
crew-refused = The Ray cluster at “{ $address }” refuses this machine, because the token here is missing or wrong. Copy ~/.ray/auth_token from the head node to the same place on this machine.
crew-no-client = “{ $address }” needs Ray’s client. Install it: pip install "ray[client]". Or write host:port of the head on a machine that belongs to the cluster.
crew-broken = A worker process ended unexpectedly. Perhaps it ran out of memory: try fewer --jobs.
crew-version = The nodes of the cluster have different versions of Kunitori: { $here } here, { $there } there. Install the same version everywhere.
exploit-error-alone = --{ $option } needs --exploit, for example --exploit lord.
exploit-error-option = --{ $option } does not go with --exploit. Leave one of the two out.
exploit-error-both = --seconds and --practice both say how long to practise. Choose one of them.
exploit-error-practice = --practice needs one or two numbers of games up to { $most }, not all of them 0, for example 20000 or 20000,5000.
exploit-error-outside = “{ $bot }” is a program and too slow for this. Name a bot that plays inside Kunitori, for example lord, list:FILE or mind:FILE.
exploit-error-coalition = --coalition needs a game without teams and at least three players.

## the table

arena-playing = playing
arena-head = { $game }, { $players } players: { $games } games, { $deals ->
    [one] one deal
   *[other] { $deals } deals
  } from every seat{ $tables ->
    [one] {""}
   *[other] {" "}at { $tables } tables
  }. Seed: { $seed }
arena-bot = Bot
arena-column-won = Won
arena-column-interval = 95%
arena-column-even = Even
arena-column-rating = Rating
arena-column-points = Points
arena-column-decisions = Decisions
arena-column-time = Time each
arena-pairs = How often the bot on the left finished ahead of the bot above, in %:
arena-length = A game took { $rounds } rounds on average. { $cut ->
    [0] None was
    [one] One was
   *[other] { $cut } were
  } ended by the limit of { $limit } rounds.
arena-faults = { $count ->
    [one] { $bot } failed once; the smallest possible move was played instead.
   *[other] { $bot } failed { $count } times; the smallest possible move was played instead.
  }
arena-why = First failure in a game, { $count }×: { $why }.
arena-answer-more = Answered after { $games } games: { $bot } wins more than { $share }. Its true share lies between { $low } and { $high }; this is { $sure } sure.
arena-answer-less = Answered after { $games } games: { $bot } wins less than { $share }. Its true share lies between { $low } and { $high }; this is { $sure } sure.
arena-answer-open = Not answered after { $games } games whether { $bot } wins more or less than { $share }. Its true share lies between { $low } and { $high }; this is { $sure } sure.
arena-early = This interval is valid although the contest stopped early; those in the table assume a number of games fixed in advance.
arena-stopped = Stopped after { $games } of { $total } games; only deals played from every seat count.
arena-nothing = Stopped before the first deal was played from every seat; there are no results.
arena-written = Written to { $paths }.

## the findings of --exploit

exploit-practising = practising
exploit-examining = examining
exploit-stopped = The practice was stopped; this is what was found so far.
exploit-head = { $game }, { $players } players: { $together ->
    [yes] all the others against one { $bot }
   *[no] one seat or team against { $bot }
  }, on fresh deals from every seat. Seed: { $seed }
exploit-list = list
exploit-mind = mind
exploit-practised = Practice
exploit-games = Games
exploit-verdict-yes = { $bot } can be exploited: the better of the two wins { $share } ({ $low } to { $high }), and { $even } would be even. More practice may find more.
exploit-verdict-no = Nothing that was found beats { $bot }: the better of the two wins { $share } ({ $low } to { $high }), and { $even } would be even. More practice may find more.
exploit-verdict-open = No advantage is certain: the better of the two wins { $share } ({ $low } to { $high }), and { $even } would be even. More --games are surer, and more practice may find more.
exploit-repeat = The same again: { $command }

## numbers

arena-none = –
arena-percent = { $number }%
arena-span = { $low }–{ $high }
arena-rating = { $mean } ± { $margin }
arena-us = { $number } µs
arena-ms = { $number } ms
arena-s = { $number } s
