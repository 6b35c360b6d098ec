### The Lab: the pages that `kunitori lab` writes.

## help for the command line

command-lab = let bots play and write a page about the game
    .about = “lab report” lets bots play thousands of games and writes a page about them: seats, length, openings, the worth of each card, battles, and how much the reconstructed numbers matter. “lab compare A B” writes a page that compares two sets of rules: two games, or two files of corrections for the game given by --game. “lab rules” writes a page about the house rules: what changes if a rulebook meant the other thing. “lab costs” writes a page about the reconstructed numbers alone, played by equal bots. Needs the extra “lab”.
value-study = STUDY
value-out = FILE
value-corrections-a = FILE
value-corrections-b = FILE
value-lab-players = NUMBER
option-out = where to write the page; by default a new file in this folder
option-corrections-a = compare: corrections for the first set of rules; by default those for all games
option-corrections-b = compare: corrections for the second set of rules; by default those for all games
value-lab-csv = FOLDER
option-lab-csv = also write the numbers behind each plot to this folder, one CSV file for each
option-lab-players = number of players, 2 by default
option-lab-bots = two or more bots that take turns playing each other; by default all that suit the game
option-lab-games = number of games in the main run, 3000 by default; each experiment has a fifth of that
option-lab-seed = a word or number; the same seed gives the same page, and so does none
command-error-study-missing = Say what to do: kunitori { $command } report, kunitori { $command } compare A B, kunitori { $command } rules, or kunitori { $command } costs.
lab-playing = playing
lab-written = The page is in { $path }.

## what cannot be

lab-error-study = The Lab has no “{ $study }”. It has { $studies }.
lab-error-two = Name two sets of rules: two games (kunitori lab compare kunitori world_on_fire), two files of corrections, --corrections-a and --corrections-b, or --rules-a and --rules-b.
lab-error-rules = “{ $word }” is neither a game nor a file of corrections. The games are { $games }.
lab-error-compare-only = --{ $option } belongs to “lab compare”. Elsewhere, use --corrections and --rules.
lab-error-bot = “{ $bot }” cannot play in the Lab, which only takes built-in bots by name. The arena takes others as well.
lab-error-taken = { $path } is not a page of the Lab and will not be overwritten. Choose another name.

## numbers

lab-whole = { $number }
lab-percent = { $number }%
lab-interval = { $value } ({ $low } to { $high })
lab-range = { $low } to { $high }
lab-below = < { $number }
lab-none = –
lab-identical = no game changed

## words that occur in many places

lab-bot = Bot
lab-card = Card
lab-games = Games
lab-players = Players
lab-turns = Turns
lab-round = Round
lab-rounds = Rounds
lab-mean = Mean
lab-median = Median
lab-p5 = 5% are shorter
lab-p25 = 25% are shorter
lab-p75 = 75% are shorter
lab-p95 = 95% are shorter
lab-points = Points
lab-points-axis = difference in win rate, percentage points
lab-share = Share
lab-side = Side
lab-csv = Save the numbers as CSV
lab-csv-low = { $name } (from)
lab-csv-high = { $name } (to)
lab-csv-cases = { $name } (cases)
lab-csv-written = { $count ->
    [one] One CSV file is in { $folder }.
   *[other] { $count } CSV files are in { $folder }.
  }
lab-seat = Seat { $number }
lab-team = Team { $number }
lab-wins = Win rate
lab-winner-points = Winner’s points
lab-difference = Difference
lab-sure = p, corrected
lab-name = { $name }
lab-name-corrected = { $game } ({ $file })
lab-name-twice = { $name } ({ $letter })

## the frame of a page

lab-report-title = The Lab: { $game }, { $players } players
lab-report-lead = { $games } games of { $game } with { $players } players, in { $deals } deals. These bots played: { $bots }. All numbers below come from these games and from experiments played for this page.
lab-tile-rounds = Rounds per game
lab-tile-first = Win rate of { $side }, which begins
lab-tile-battles = Battles per game
lab-tile-games = Games in the main run
lab-contents = Contents
lab-findings = In short
lab-no-findings = Nothing stands out from chance. More games (--games) would reveal smaller differences.
lab-numbers = The numbers
lab-lines = All { $count }
lab-alt = { $axis }. { $rows } { $more ->
    [0] { "" }
   *[other] { $more } more are in the table below.
  }
lab-alt-row = { $label }: { $numbers }.
lab-alt-part = { $name } { $number }
lab-foot-source = Kunitori { $version }, rules revision { $revision }, cards { $cards }.
lab-foot-command = To make the same page again: { $command }

## how to read it

lab-guide = How to read this page
lab-guide-deals = A deal is one set of shuffles. It is played several times, with every bot in every seat once, so all bots have the same luck with the cards.
lab-guide-intervals = Every number comes from a limited number of games. The interval beside it, drawn as a bar, contains the true value in 95 of 100 such pages. Where intervals overlap widely, the order means little.
lab-guide-differences = A difference of +3 percentage points means, for example, 53% instead of 50%. Where a difference compares players with the same bot in the same seat, the page says so.
lab-guide-compare = A difference is the second set of rules minus the first. Both were played with the same deals and the same bots.
lab-guide-many = Of a hundred numbers, about five stand out by chance alone. Where many are compared, the thin bar is wider to allow for that, the p value is corrected (Holm), and only filled marks stand out.
lab-guide-bots = Bots are not people. They do not react when a price changes, and an idea that no bot has is not measured. Read this page as a test of the rules under steady play, not as the last word on a card.

## who begins

lab-seats = Who begins
lab-seats-text = Every deal was played with every bot in every seat, so what remains is the advantage of the seat itself. Seat 1 begins.
lab-seats-text-teams = Every deal was played with every bot on either side, so what remains is the advantage of going first. Team 1 begins.
lab-seats-mixed = First with { $bot } in every seat: there, only the seat makes a difference. Then with all bots of this page: where a strong bot meets a weak one it wins from either seat, so those figures understate the advantage.
lab-seats-equal = { $bot } in every seat
lab-seats-all = all bots of this page
lab-bots-there = Bots
lab-seats-figure = How often each seat wins
lab-seats-caption = The line shows what each seat would win if seats made no difference. In a tie the later seat wins (C8.3).
lab-seats-caption-teams = The line shows what each team would win if going first made no difference.

## length

lab-length = Length of games
lab-length-text = A round is one turn of every player. A game without an end is stopped after 200 rounds (ruling 16).
lab-length-figure = Rounds per game
lab-length-caption = Share of games that ended in each round.
lab-endings-figure = What ended games
lab-endings-caption = The game ends with the round after the last card of a victory point pile is taken (C8.1).
lab-endings-caption-teams = A team wins at once when its points reach half the number of Lands (M8.2).
lab-ending = End
lab-ending-pile = { $card } ran out
lab-ending-points = enough points
lab-ending-rounds = round limit

## openings

lab-openings = Openings
lab-openings-text = The first two cards that a player buys, in any order. An opening may win only because good bots like it, so the second mark shows how the same bots in the same seats did with other openings. Only the distance between the two marks speaks for or against the opening.
lab-openings-few = Too few players opened alike. Play more games with --games.
lab-openings-figure = Win rates of the most frequent openings
lab-openings-caption = Bars are intervals of the win rate with the opening. If the second mark is missing, these bots always open this way.
lab-openings-two = The first two purchases
lab-openings-three = The first three purchases
lab-opening = Opening
lab-opening-two = { $first } + { $second }
lab-opening-three = { $first } + { $second } + { $third }
lab-opening-with = with this opening
lab-opening-otherwise = same bots and seats, other openings

## cards

lab-worth = What a card adds
lab-worth-text-plain = The plain difference is the win rate of players who bought a card minus that of players who did not. It confuses the card with the player: rich players buy more, and winning players buy Lands.
lab-worth-text-corrected = The corrected difference compares only players with the same bot in the same seat. It still cannot tell whether the card made the player strong or a strong position bought the card.
lab-worth-text-experiment = The experiment can. Equal bots play each other, and one side, each in turn, may never buy the card. What that side loses is what the card is worth to this bot; a negative number means that the bot does better without it. Cards won as prizes are still gained.
lab-worth-figure = Three answers for each card
lab-worth-caption = Sorted by the experiment, with { $games } games per card between copies of { $bot }, which won the most. The table below has the other bots that buy the card, as an addition: a weak bot may misuse it. The plain and the corrected difference come from all bots of this page. The thin bar allows for the number of cards; a hollow mark may be due to chance. Where a mark is missing, there was nothing to compare with, or { $bot } rarely buys the card.
lab-worth-experiment = Experiment
lab-worth-corrected = Corrected
lab-worth-plain = Plain
lab-worth-buyers = Players who buy it
lab-worth-copies = Copies per buyer
lab-worth-plays = Plays per buyer
lab-worth-with = Win rate with it
lab-worth-without = Win rate without it
lab-worth-bots = The experiment, bot by bot
lab-worth-all = All three

## battles

lab-battles = Battles and prizes
lab-battles-text = How often battle is declared, how it is defended, and who wins what (C5).
lab-battles-none = None of these bots ever declares battle. Choose others with --bots.
lab-battles-often = When battle is declared
lab-battles-often-caption = Share of turns in each round with an attack.
lab-battles-declared = Turns with a battle
lab-battles-turns = Turns with a battle
lab-battles-taken = Declared when possible
lab-battles-joint = Joint battles
lab-battles-strengths = Differences in strength
lab-battles-strengths-caption = Attacking strength minus defending strength when they were compared (C5.5). Anything beyond 12 is drawn at 12.
lab-battles-ahead = Attacker ahead by
lab-battles-count = Battles
lab-battles-attack = Attacking strength
lab-battles-defence = Defending strength
lab-battles-attacker = Attacker ahead
lab-battles-even = Equal
lab-battles-defender = Defender ahead
lab-battles-prizes = Prizes
lab-battles-prizes-caption = Share of all battles. There is no prize if its pile is empty or the defender declines it (C5.6).
lab-battles-of-all = share of all battles
lab-battles-winner = Winner
lab-battles-no-prize = no prize
lab-battles-defences = Ambush or reinforcements
lab-battles-defences-caption = How often the attacker did not come out ahead. Defenders show good cards when they have them, so the rates say how it went, not which choice would have been better.
lab-battles-defence-way = Defence
lab-battles-reinforcements = Reinforcements
lab-battles-ambush = Ambush, cards shown: { $cards }
lab-battles-ambush-more = Ambush, cards shown: { $cards } or more
lab-battles-held = Attacker not ahead
lab-battles-turned = Defender ahead
lab-battles-bots = Who attacks
lab-battles-each = Battles per game
lab-battles-won = Attacker ahead

## the battlefield of Moegahara

lab-field = The battlefield
lab-field-text = How Lands are won, which units win their fights, and where the points come from (M5 to M8).
lab-field-ways = How Lands are won
lab-field-ways-caption = A Land is won by two fights, by three cards against none, or by Toyotomi Hideyori as the third card (M6.3).
lab-field-way = Way
lab-field-lands = Lands
lab-field-fights = two fights won
lab-field-march = three against none
lab-field-text-wins = Toyotomi Hideyori
lab-field-fights-figure = Who wins the fights
lab-field-fights-caption = For each unit: the share of its fights that it was winning when a Land was won (M6.1), including bonuses.
lab-field-fights-count = Fights
lab-field-fights-won = Fights won
lab-field-fights-even = Equal
lab-field-cost = Cost
lab-field-lands-figure = Where the fighting is
lab-field-lands-caption = Share of games in which each Land of the row was won, and in which it was won first.
lab-field-land = Land in the row
lab-field-games-share = Share of games
lab-field-decided = won
lab-field-first = won first
lab-field-points = Where the points come from
lab-field-points-caption = Each Land is worth a point, and every full three side by side one more (M8.1). Means over all games.
lab-field-winners = Winners
lab-field-losers = Losers
lab-field-from-lands = Lands
lab-field-from-rows = rows of three
lab-field-markers = Markers
lab-field-markers-caption = Markers that came into a player’s army area during a game (M5.2). Each gives one more action per turn while it stays.
lab-field-markers-axis = markers per player

## reconstructed numbers

lab-costs = How much the reconstructed numbers matter
lab-costs-text = We do not know all printed numbers. Each of these has a range that we consider plausible, or a different value in another source. Every other value was played in { $games } games between equal bots, { $bots } in every seat, with the same deals as our value; here is what changed. Bots do not adapt when a price changes.
lab-costs-text-mixed = Who gains and who loses shows only among different bots. That figure is an addition from the games of all bots of this page, of which some are weak.
lab-costs-title = The Lab: the reconstructed numbers of { $game } with { $players } players
lab-costs-lead = { $games } games of { $game } with { $players } players, { $bots } against equals, and the same deals again with every other value of each number that we do not know for certain.
lab-costs-text-many = These are { $comparisons } comparisons. The thick bar is the interval of each one alone, the thin bar allows for all of them; filled marks stand out even then.
lab-costs-none = In this game every number is certain or corrected by you, so there is nothing to vary.
lab-costs-name = { $card }: { $played } → { $value }
lab-costs-name-other = { $card }, { $number }: { $played } → { $value }
lab-costs-bot = { $change } ({ $bot })
lab-costs-change = Number
lab-costs-table = All values, the clearest effect first
lab-costs-wins = Who wins, among all bots of this page
lab-costs-wins-axis = change in win rate, percentage points
lab-costs-wins-caption = The bot whose win rate changes most. The interval allows for this selection.
lab-costs-rounds = Length of games
lab-costs-rounds-axis = change in rounds
lab-costs-rounds-caption = Rounds more or fewer than with our value.
lab-costs-first = Who begins
lab-costs-first-axis = change for the side that begins, percentage points
lab-costs-first-caption = The change in the win rate of the side that begins.
lab-costs-bought = What is bought
lab-costs-bought-axis = change in copies bought per player
lab-costs-bought-caption = Copies of the card that a player buys per game.

## the bots

lab-bots = The bots behind these numbers
lab-bots-text = All bots played equally often, and against each other in turn. The better and the more varied they are, the more this page is worth.
lab-bots-figure = How often each bot wins
lab-bots-caption = The line shows what each would win if all were equally good.

## findings

lab-finding-seat-more = { $side } wins { $number }, more than an even share of { $share }.
lab-finding-seat-less = { $side } wins { $number }, less than an even share of { $share }.
lab-finding-card-good = { $card } is worth having: a player barred from buying it wins { $number } percentage points less often.
lab-finding-card-bad = { $card } does its buyers no good: a player barred from buying it wins { $number } percentage points more often.
lab-finding-cost-rounds = { $change } matters: { $direction ->
    [less] games are { $number } rounds shorter
   *[more] games last { $number } rounds longer
  }.
lab-finding-cost-wins = { $change } matters: among all bots of this page, { $bot } wins { $number } percentage points { $direction ->
    [less] less often
   *[more] more often
  }.
lab-finding-cost-first = { $change } matters: the side that begins wins { $number } percentage points { $direction ->
    [less] less often
   *[more] more often
  }.
lab-finding-costs-none = With this number of games, no other value of a reconstructed number changes the length or the winners significantly.
lab-finding-more = { $what }: more with { $name }, { $other } instead of { $one }.
lab-finding-less = { $what }: fewer with { $name }, { $other } instead of { $one }.
lab-finding-more-wins = { $what } wins more often with { $name }: { $other } instead of { $one }.
lab-finding-less-wins = { $what } wins less often with { $name }: { $other } instead of { $one }.
lab-finding-more-bought = { $what } is bought more often with { $name }: { $other } copies per player instead of { $one }.
lab-finding-less-bought = { $what } is bought less often with { $name }: { $other } copies per player instead of { $one }.

## comparing two sets of rules

lab-compare-title = The Lab: { $one } and { $other }
lab-compare-lead = { $games } games with { $players } players: the same { $deals } deals under both sets of rules. These bots played: { $bots }.
lab-compare-tile-rounds = Rounds, { $name }
lab-compare-tile-first = First side’s win rate, { $name }
lab-compare-rules = What is different
lab-compare-rules-text = The cards differ as follows; “here” is { $one }, “there” is { $other }.
lab-compare-same = Both sets of cards are the same.
lab-compare-length-caption = Share of games that ended in each round, under both sets of rules.
lab-compare-what = Number
lab-compare-caption = { $other } minus { $one }. The thick bar is the interval of each number alone, the thin bar allows for all { $comparisons } comparisons on the page; filled marks stand out even then.
lab-compare-game = The game as a whole
lab-compare-game-text = Length, points and battles.
lab-compare-game-figure = What changes
lab-compare-game-axis = difference
lab-compare-wins = Who wins
lab-compare-wins-text = The win rates of seats and bots.
lab-compare-wins-figure = Who gains and who loses
lab-compare-wins-axis = difference in win rate, percentage points
lab-compare-bought = What is bought
lab-compare-bought-text = Copies bought per player and game, for each card that both have.
lab-compare-bought-figure = What is bought more or less often
lab-compare-bought-axis = difference in copies bought per player

## house rules

house-lab-title = The Lab: house rules of { $game } with { $players } players
house-lab-lead = What if the book meant the other thing? { $games } games of { $bots } against equals were played by the rulings, and the same { $deals } deals again with each other reading.
house-lab-readings = The readings
house-lab-readings-text = Each reading was changed alone. Everything else stayed as it was.
house-lab-line = { $choice } – { $rule }: { $reading } instead of: { $law } (ruling { $ruling })
house-lab-changes = What the other reading changes
house-lab-changes-text = Differences are the other reading minus the one that is usually played, deal by deal. The bots learned the game by the rulings and do not adapt.
house-lab-all = All differences
house-lab-reading = Reading
house-lab-caption = The thick bar is the interval of each number alone, the thin bar allows for all { $comparisons } comparisons on the page; filled marks stand out even then.
house-lab-wins-figure = { $side }: wins
house-lab-rounds-figure = Rounds per game
house-lab-battles-figure = Battles per game
house-lab-ahead-figure = Battles in which the attacker is ahead
house-lab-points-figure = The winner’s points
house-lab-bought-figure = Cards bought by each player
house-lab-points-axis = difference, percentage points
house-lab-finding = { $choice } – { $what }: { $number } { $direction ->
    [less] less
   *[more] more
  }.
house-lab-finding-none = With this number of games, no other reading changes anything beyond chance.
lab-error-reading = “{ $name }” is not a house rule that matters here. Here they are { $names }.
