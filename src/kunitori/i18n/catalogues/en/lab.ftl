### The Lab: the pages that `kunitori lab` writes.

## help for the command line

command-lab = let bots play, and write a page about the game
    .about = “lab report” lets bots play thousands of games and writes one page about them: seats, length, openings, what each card is worth, battles, and how much every reconstructed number matters. “lab compare A B” writes a page about two sets of rules: two games, or two files of corrections to the game of --game. Needs the extra “lab”.
value-study = STUDY
value-out = FILE
value-corrections-a = FILE
value-corrections-b = FILE
value-lab-players = NUMBER
option-out = where to write the page; without it under a name of its own in this folder
option-corrections-a = compare: the numbers of the first set of rules; without it those of every game
option-corrections-b = compare: the numbers of the second set of rules; without it those of every game
option-lab-players = how many sit at a table, 2 unless said otherwise
option-lab-bots = the bots that play, two or more; without it all that suit the game. They take turns, so that all meet
option-lab-games = how many games the main run has, 3000 unless said otherwise; experiments have a fifth of that each
option-lab-seed = a word or number; the same one gives the same page, and without it the page is always the same
command-error-study-missing = Say what to do: kunitori { $command } report, or kunitori { $command } compare A B.
lab-playing = playing
lab-written = The page is in { $path }.

## what cannot be

lab-error-study = The Lab has no “{ $study }”. It has { $studies }.
lab-error-extra = The Lab needs matplotlib. Install the extra: pip install "kunitori[lab]".
lab-error-two = Say which two sets of rules: two games (kunitori lab compare kunitori world_on_fire), two files of corrections, or --corrections-a and --corrections-b.
lab-error-rules = “{ $word }” is neither a game nor a file of corrections. The games are { $games }.
lab-error-compare-only = --{ $option } belongs to “lab compare”. For a report take --corrections.
lab-error-bot = “{ $bot }” cannot play in the Lab. It takes bots of our own, by name; the arena takes others as well.
lab-error-taken = { $path } is no page of the Lab and is not written over. Choose another name.

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
lab-points-axis = difference in the win rate, percentage points
lab-share = Share
lab-side = Side
lab-seat = Seat { $number }
lab-team = Team { $number }
lab-wins = Win rate
lab-winner-points = Points of the winner
lab-difference = Difference
lab-sure = p, corrected
lab-name = { $name }
lab-name-corrected = { $game } ({ $file })
lab-name-twice = { $name } ({ $letter })

## the frame of a page

lab-report-title = The Lab: { $game }, { $players } players
lab-report-lead = { $games } games of { $game } with { $players } players, in { $deals } deals. These bots played: { $bots }. Everything below is computed from these games and from experiments that were played for this page.
lab-tile-rounds = Rounds in a game
lab-tile-first = Win rate of { $side }, which begins
lab-tile-battles = Battles in a game
lab-tile-games = Games in the main run
lab-contents = Contents
lab-findings = In short
lab-no-findings = Nothing stands out from chance. More games (--games) would show smaller differences.
lab-numbers = The numbers
lab-lines = All { $count } of them
lab-alt = { $axis }. { $rows } { $more ->
    [0] { "" }
   *[other] { $more } more are in the table below.
  }
lab-alt-row = { $label }: { $numbers }.
lab-alt-part = { $name } { $number }
lab-foot-source = Kunitori { $version }, rules revision { $revision }, cards { $cards }.
lab-foot-command = The same page again: { $command }

## how to read it

lab-guide = How to read this page
lab-guide-deals = A deal is one set of shuffles. It is played several times over, and every bot gets every seat once. Luck in the cards is therefore the same for all of them.
lab-guide-intervals = Every number comes from a limited number of games. The interval beside it, drawn as a bar, covers the true value in 95 of 100 such pages. Where intervals overlap widely, do not read anything into the order.
lab-guide-differences = A difference of +3 percentage points means: 53% instead of 50%. Where a difference compares players of the same bot on the same seat, it says so.
lab-guide-compare = A difference is the second set of rules less the first. Both were played with the same deals and the same bots.
lab-guide-many = Who looks at a hundred numbers finds five that stand out by chance alone. Where many are compared, the thin bar is wider to allow for that, the p value is corrected (Holm), and only filled marks stand out.
lab-guide-bots = Bots are not people. They do not notice when a price changes, and what no bot thinks of is not measured. Read this page as a test of the rules under steady play, not as the last word on a card.

## who begins

lab-seats = Who begins
lab-seats-text = Every deal was played with every bot on every seat, so whatever remains is the advantage of the seat itself. Seat 1 begins.
lab-seats-text-teams = Every deal was played with every bot on either side, so whatever remains is the advantage of beginning. Team 1 begins.
lab-seats-figure = How often each seat wins
lab-seats-caption = The line is what each would win if the seat made no difference. In a tie the later seat wins (C8.3).
lab-seats-caption-teams = The line is what each would win if it made no difference who begins.

## length

lab-length = How long games are
lab-length-text = A round is one turn of every player. A game that nothing ends is stopped after 200 rounds (ruling 16).
lab-length-figure = Rounds in a game
lab-length-caption = Share of the games that ended in each round.
lab-endings-figure = What ended the games
lab-endings-caption = The game ends with the round after the last card of a victory point pile is taken (C8.1).
lab-endings-caption-teams = A team wins at once when its points reach half the number of Lands (M8.2).
lab-ending = End
lab-ending-pile = { $card } ran out
lab-ending-points = enough points
lab-ending-rounds = limit of rounds

## openings

lab-openings = Openings
lab-openings-text = The first two cards that a player buys, in any order. Good bots may simply like an opening; so the second mark shows how the same bots on the same seats fared when they opened in another way. Only the distance between the two marks speaks for or against the opening.
lab-openings-few = There are not enough games yet in which players opened alike. Play more with --games.
lab-openings-figure = Win rates of the most frequent openings
lab-openings-caption = Bars are intervals of the win rate with the opening. A missing second mark means that these bots always open so.
lab-openings-two = The first two purchases
lab-openings-three = The first three purchases
lab-opening = Opening
lab-opening-two = { $first } + { $second }
lab-opening-three = { $first } + { $second } + { $third }
lab-opening-with = with this opening
lab-opening-otherwise = same bots and seats, other openings

## cards

lab-worth = What a card adds
lab-worth-text-plain = The plain difference is the win rate of those who bought a card less that of those who did not. It mixes up the card with the player: who is rich buys more, and who is winning buys Lands.
lab-worth-text-corrected = The corrected difference compares only players of the same bot on the same seat. It still does not know whether the card made the player strong or a strong position bought the card.
lab-worth-text-experiment = The experiment does. Equal bots play each other, and one side may never buy the card; the sides take turns at that. What that side loses is what the card is worth to this bot: a negative number means that the bot would be better off without it. Cards that come as a prize still come.
lab-worth-figure = Three answers for each card
lab-worth-caption = Sorted by the experiment, { $games } games for each card, played by the bots that buy it. The thin bar allows for the number of cards; a hollow mark may be chance. Where a mark is missing, there was nobody to compare with.
lab-worth-experiment = Experiment
lab-worth-corrected = Corrected
lab-worth-plain = Plain
lab-worth-buyers = Players who buy it
lab-worth-copies = Copies bought by them
lab-worth-plays = Plays by them, in a game
lab-worth-with = Win rate with
lab-worth-without = Win rate without
lab-worth-bots = The experiment, bot by bot
lab-worth-all = All three

## battles

lab-battles = Battles and prizes
lab-battles-text = How often battle is declared, how it is met, and who takes what (C5).
lab-battles-none = None of these bots ever declares battle. Name others with --bots.
lab-battles-often = When battle is declared
lab-battles-often-caption = Share of the turns of each round in which somebody attacked.
lab-battles-declared = Turns with a battle
lab-battles-turns = Turns with a battle
lab-battles-taken = Declared when it could be
lab-battles-joint = Joint battles
lab-battles-strengths = How far apart the strengths are
lab-battles-strengths-caption = Attacking strength less defending strength, as they were compared (C5.5). Everything beyond 12 is drawn at 12.
lab-battles-ahead = Attacker ahead by
lab-battles-count = Battles
lab-battles-attack = Attacking strength
lab-battles-defence = Defending strength
lab-battles-attacker = Attacker ahead
lab-battles-even = Equal
lab-battles-defender = Defender ahead
lab-battles-prizes = Who takes what
lab-battles-prizes-caption = Share of all battles. A prize is missing when its pile is empty or the defender leaves it (C5.6).
lab-battles-of-all = share of all battles
lab-battles-winner = Winner
lab-battles-no-prize = no prize
lab-battles-defences = Ambush or reinforcements
lab-battles-defences-caption = How often the attacker did not get ahead. A defender with good cards in hand shows them: the rates say how it went, not which choice would have been better.
lab-battles-defence-way = Defence
lab-battles-reinforcements = Reinforcements
lab-battles-ambush = Ambush, cards shown: { $cards }
lab-battles-ambush-more = Ambush, cards shown: { $cards } or more
lab-battles-held = Attacker not ahead
lab-battles-turned = Defender ahead
lab-battles-bots = Who attacks
lab-battles-each = Battles in a game
lab-battles-won = Attacker ahead

## the battlefield of Moegahara

lab-field = The battlefield
lab-field-text = How Lands are won, which units win their fights, and where the points come from (M5 to M8).
lab-field-ways = How Lands are won
lab-field-ways-caption = A Land falls to two fights won, to three cards against none, or to Toyotomi Hideyori as the third card (M6.3).
lab-field-way = Way
lab-field-lands = Lands
lab-field-fights = two fights won
lab-field-march = three against none
lab-field-text-wins = Toyotomi Hideyori
lab-field-fights-figure = Who wins the fights
lab-field-fights-caption = For each unit: of its fights at the moment a Land was won, how many it was winning (M6.1), bonuses included.
lab-field-fights-count = Fights
lab-field-fights-won = Fights won
lab-field-fights-even = Equal
lab-field-cost = Cost
lab-field-lands-figure = Where the fighting is
lab-field-lands-caption = Share of the games in which each Land of the row was won by somebody, and in which it was the first to fall.
lab-field-land = Land in the row
lab-field-games-share = Share of the games
lab-field-decided = won by somebody
lab-field-first = first to fall
lab-field-points = Where the points come from
lab-field-points-caption = Each Land is a point, every full three side by side are one more (M8.1). Means over all games.
lab-field-winners = Winners
lab-field-losers = Losers
lab-field-from-lands = Lands
lab-field-from-rows = rows of three
lab-field-markers = Markers
lab-field-markers-caption = Markers that came into a player’s army area during a game (M5.2). Each is an action more in every turn, for as long as it stays.
lab-field-markers-axis = markers for a player

## reconstructed numbers

lab-costs = Reconstructed numbers, and how much they matter
lab-costs-text = Some printed numbers are not known to us; each of these has a range that we hold plausible, or another reading in another source. Every other value was played in { $games } games, the same deals with the same bots as with our value, and here is what changed. Bots keep to their ways when a price changes.
lab-costs-text-many = These are { $comparisons } comparisons. The thick bar is the interval of each alone, the thin one allows for all of them; filled marks stand out even so.
lab-costs-none = In this game every number is certain, or corrected by you: there is nothing to vary.
lab-costs-name = { $card }: { $played } → { $value }
lab-costs-name-other = { $card }, { $number }: { $played } → { $value }
lab-costs-bot = { $change } ({ $bot })
lab-costs-change = Number
lab-costs-table = All values, the clearest effect first
lab-costs-wins = Who wins
lab-costs-wins-axis = change of the win rate, percentage points
lab-costs-wins-caption = The bot whose win rate moves most. That it was picked for moving most is allowed for.
lab-costs-rounds = How long games are
lab-costs-rounds-axis = change in rounds
lab-costs-rounds-caption = Rounds more or fewer than with our value.
lab-costs-first = Who begins
lab-costs-first-axis = change for who begins, percentage points
lab-costs-first-caption = What becomes of the win rate of the side that begins.
lab-costs-bought = What is bought
lab-costs-bought-axis = change in copies bought by a player
lab-costs-bought-caption = Copies of the very card that a player buys in a game.

## the bots

lab-bots = The bots behind these numbers
lab-bots-text = All bots played equally often, and against each other in turn. The better and the more varied they are, the more the page is worth.
lab-bots-figure = How often each bot wins
lab-bots-caption = The line is what each would win if all were equally good.

## findings

lab-finding-seat-more = { $side } wins { $number }, more than its share of { $share }.
lab-finding-seat-less = { $side } wins { $number }, less than its share of { $share }.
lab-finding-card-good = { $card }: worth having. Who alone may not buy it loses { $number } percentage points.
lab-finding-card-bad = { $card }: does its buyers no good. Who alone may not buy it wins { $number } percentage points more.
lab-finding-cost-rounds = { $change } matters: games change by { $number } rounds.
lab-finding-cost-wins = { $change } matters: the win rate of { $bot } changes by { $number } percentage points.
lab-finding-cost-first = { $change } matters: the win rate of the side that begins changes by { $number } percentage points.
lab-finding-costs-none = No other value of a reconstructed number changes the length or the winners by more than chance, in so many games.
lab-finding-more = { $what }: more with { $name }, { $other } instead of { $one }.
lab-finding-less = { $what }: fewer with { $name }, { $other } instead of { $one }.
lab-finding-more-wins = { $what } wins more often with { $name }: { $other } instead of { $one }.
lab-finding-less-wins = { $what } wins less often with { $name }: { $other } instead of { $one }.
lab-finding-more-bought = { $what }: bought more with { $name }, { $other } copies by a player instead of { $one }.
lab-finding-less-bought = { $what }: bought less with { $name }, { $other } copies by a player instead of { $one }.

## comparing two sets of rules

lab-compare-title = The Lab: { $one } and { $other }
lab-compare-lead = { $games } games with { $players } players: the same { $deals } deals under both sets of rules. These bots played: { $bots }.
lab-compare-tile-rounds = Rounds, { $name }
lab-compare-tile-first = Who begins wins, { $name }
lab-compare-rules = What is different
lab-compare-rules-text = The cards differ as follows: “here” is { $one }, “there” is { $other }.
lab-compare-same = Both sets of cards are the same.
lab-compare-length-caption = Share of the games that ended in each round, under both sets of rules.
lab-compare-what = Number
lab-compare-caption = { $other } less { $one }. The thick bar is the interval of each number alone, the thin one allows for all { $comparisons } comparisons of the page; filled marks stand out even so.
lab-compare-game = The game as a whole
lab-compare-game-text = Length, points and battles.
lab-compare-game-figure = What becomes more or less
lab-compare-game-axis = difference
lab-compare-wins = Who wins
lab-compare-wins-text = The win rates of the seats and of the bots.
lab-compare-wins-figure = Who gains and who loses
lab-compare-wins-axis = difference in the win rate, percentage points
lab-compare-bought = What is bought
lab-compare-bought-text = Copies of each card that both have, bought by a player in a game.
lab-compare-bought-figure = What is bought more or less
lab-compare-bought-axis = difference in copies bought by a player
