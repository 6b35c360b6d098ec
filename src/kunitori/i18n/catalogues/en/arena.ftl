### The arena: `kunitori arena`, and the crew that spreads work over processes and clusters.

## help for the command line

command-arena = let bots meet and measure who is stronger
    .about = Let bots play against each other, the same deals from every seat, and say who wins how much and how sure that is. Ctrl-C ends it with the table so far.
value-games = NUMBER
value-jobs = NUMBER
value-json = FILE
value-csv = FILE
value-parquet = FILE
value-until = PERCENT
value-share = PERCENT
value-cluster = ADDRESS
value-arena-players = NUMBER
option-arena-players = how many sit at a table, 2 unless said otherwise; more bots than seats play in all combinations, fewer fill them with the last one (in Moegahara every bot fields a team)
option-arena-bots = the bots that meet, for example money,random; the same one may be named twice
option-arena-seed = a word or number that makes everything repeatable; without it one is drawn and told
option-arena-max-rounds = end a game after so many rounds, 200 unless said otherwise
option-arena-json = write everything to this file: table, pairs, every game, seeds, rules
option-games = how many games are played, 400 unless said otherwise; a deal that has begun is played from all seats
option-jobs = how many processes play at once; without it one for each core
option-csv = write every seat of every game to this file, a line each
option-parquet = the same as a Parquet file; needs the extra “lab”
option-until = stop as soon as it is so sure, for example 95, whether the first bot wins more or less than an even share
option-share = with --until: more or less than this share, for example 60
option-cluster = play on a Ray cluster: host:port, ray://host:port, auto or local; needs the extra “cluster”

## what cannot be

arena-error-bots = An arena needs two bots or more. Name them with --bots, for example --bots money,random; the same one may be named twice.
arena-error-games = --games needs a number from { $least } to { $most }, not { $games }: with these bots every deal takes { $least } games, so that everybody sits everywhere.
arena-error-sure = --until needs a percentage from 50 to 99, for example --until 95.
arena-error-share = --share needs a percentage from 1 to 99, for example --share 60.
arena-error-share-alone = --share says what --until asks. Give both, for example --until 95 --share 60.
arena-error-parquet = Parquet files need pyarrow. Install the extra: pip install "kunitori[lab]". Or take --csv.
arena-error-same-file = --{ $option } and --{ $other } name the same file. Choose two.
arena-error-taken = { $path } is something else and is not written over. Choose another name.
crew-jobs = { $jobs } processes at once cannot be. Choose a number from 1 to { $most }.
crew-no-ray = A cluster needs Ray. Install the extra: pip install "kunitori[cluster]".
crew-no-cluster = There is no Ray cluster to be reached at “{ $address }”. Write host:port of its head, ray://host:port, auto for the one on this machine, or local to start one.
crew-broken = A process that was playing has ended before its time. Perhaps there was too little memory: try fewer --jobs.
crew-version = The nodes of the cluster do not have the same version of Kunitori: { $here } here, { $there } there. Install the same one everywhere.

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
arena-column-interval = 95 %
arena-column-even = Even
arena-column-rating = Rating
arena-column-points = Points
arena-column-decisions = Decisions
arena-column-time = Time each
arena-pairs = How often the bot on the left ended before the bot above, in %:
arena-length = A game took { $rounds } rounds on average. { $cut ->
    [0] None was
    [one] One was
   *[other] { $cut } were
  } ended by the limit of { $limit } rounds.
arena-faults = { $count ->
    [one] { $bot } failed once; the least possible was played instead.
   *[other] { $bot } failed { $count } times; the least possible was played instead.
  }
arena-answer-more = Answered after { $games } games: { $bot } wins more than { $share }. Its true share lies between { $low } and { $high }; this is { $sure } sure.
arena-answer-less = Answered after { $games } games: { $bot } wins less than { $share }. Its true share lies between { $low } and { $high }; this is { $sure } sure.
arena-answer-open = Not answered after { $games } games whether { $bot } wins more or less than { $share }. Its true share lies between { $low } and { $high }; this is { $sure } sure.
arena-early = This interval holds although the contest stopped when it suited; those in the table are for a number of games fixed beforehand.
arena-stopped = Stopped after { $games } of { $total } games; of deals only those played from every seat count.
arena-nothing = Stopped before the first deal was played from every seat; there is nothing to tell.
arena-written = Written to { $paths }.

## numbers

arena-none = –
arena-percent = { $number } %
arena-span = { $low }–{ $high }
arena-rating = { $mean } ± { $margin }
arena-us = { $number } µs
arena-ms = { $number } ms
arena-s = { $number } s
