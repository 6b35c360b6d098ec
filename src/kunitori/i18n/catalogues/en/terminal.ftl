### The `kunitori` command and the game in the terminal.

## help for the command line

terminal-about = Kunitori!, World on Fire and Moegahara, the deck-building card games of the Sengoku age, for two to six players in this terminal.
heading-usage = Usage:
heading-commands = Commands
heading-options = Options
heading-common-options = Options of every command
heading-exit = Exit codes

value-command = COMMAND
value-options = options
value-card = CARD
value-rule = NUMBER or WORD
value-file = RECORD
value-lang = LANGUAGE
value-corrections = FILE
value-game = GAME
value-mix = MIX
value-players = NAMES
value-bots = BOTS
value-seed = SEED
value-max-rounds = NUMBER
value-load = FILE
value-record = FILE

command-play = play a game at this screen, with people and bots
    .about = Play a game at this screen. A short dialogue asks for whatever the options leave open; the last table is remembered. Quitting saves the game.
command-cards = look up cards, with the source of every number
    .about = List all cards, or show the pages of the cards that have this name in any language.
command-rules = look up rules by number or word
    .about = Show the contents of the rulebook, a rule by its number (C5.6), a ruling (11), or all rules that contain a word.
command-verify = check a game record
    .about = Replay a record: were the shuffles fixed beforehand, was every move legal, is the result right?
command-replay = print the log of a game record
    .about = Print what happened in a recorded game. If the game is not over yet, no hand is revealed.
command-bench = measure the engine, its search or the environments
    .about = Measure how fast the engine or its search is here, side by side with others that are installed.

option-lang = en, de, fr or ja; by default KUNITORI_LANG, then the locale
option-corrections = the owner’s numbers for printed cards; by default the file in your configuration folder, if there is one
option-help = show this help; “kunitori play --help” is about one command
option-version = show the version, and whether the engine is compiled
option-game = kunitori, world_on_fire, world_chaos, custom or moegahara
option-mix = the cards of a custom game, for example “world_chaos,-trap,market”, or “random”
option-players = the people at this screen, for example Ann,Ben; in Moegahara the seats alternate between the teams
option-bots = the bots at the table, for example retainer,master; also programs of yours, exec:COMMAND
option-seed = a word or number that makes shuffles and random mixes repeatable
option-max-rounds = end the game after this many rounds
option-load = continue a saved game
option-auto = let bots play each other and print the log
option-record = write the record of the game to this file at the end
option-json = print the figures as JSON
option-check = fail if a figure is below its floor

exit-0 = all is well
exit-1 = the answer is no (a record that is not valid, a figure below its floor), or something was lost: output, or a game that could not be saved
exit-2 = the command line, or a file it names, cannot be understood
exit-130 = stopped with Ctrl-C

version-line = kunitori { $version } ({ $engine })
version-compiled = compiled engine
version-python = engine in plain Python
engine-plain = The engine is not compiled here, because no C compiler was found when it was installed. The games are the same, but bots think many times longer. For the fast engine, install a C compiler and then kunitori again.

## what is wrong with a command line

command-error-command = There is no command “{ $command }”. The commands are { $commands }.
command-error-command-similar = There is no command “{ $command }”. Did you mean “{ $similar }”?
command-error-missing = A command is missing. The commands are { $commands }.
command-error-option = There is no option “{ $option }”. The options are { $options }.
command-error-option-similar = There is no option “{ $option }”. Did you mean “{ $similar }”?
command-error-elsewhere = The option --{ $option } does not belong to “{ $command }”. “kunitori { $command } --help” shows those that do.
command-error-flag = The option --{ $option } takes no value.
command-error-value = --{ $option } needs a value.
command-error-twice = --{ $option } is given twice. Leave one of them out.
command-error-number = --{ $option } needs a whole number from { $least } up, not “{ $value }”.
command-error-word = “{ $word }” is one word too many for “{ $command }”.
command-error-file-missing = Say which record: kunitori { $command } FILE.
command-error-auto-players = With --auto only bots play. Name them with --bots, for example --bots captain,retainer.
command-error-load = A saved game has its own cards, players and shuffles, so --{ $option } cannot be added to --load. Leave one of them out.
error-unknown-bot = There is no bot “{ $bot }” here. Choose one of { $bots }.
error-unknown-bot-similar = There is no bot “{ $bot }” here. Did you mean “{ $similar }”?

## files

file-unreadable = The file { $path } cannot be read. Check that it exists and is a text file in UTF-8.
file-too-long = The file { $path } is too long to be a game.
file-unwritable = The file { $path } cannot be written. Choose another place.
file-full = The disk is full, so { $path } cannot be written. Make room, or choose another place.
file-no-folder = There is no folder { $folder }. Make it first, or choose another place.
file-dash = The record does not go to standard output, where the game itself is shown. Name a file.
output-lost = The output cannot be written. Is the disk full, or is the place not writable?
file-taken = { $path } is not a saved game and is not overwritten. Choose another name.
table-broken = The file that remembers the last table is broken and is ignored: { $path }
saved = Saved in { $path }.
saved-go-on = The game is saved as it is. Continue whenever you like:
saved-record = The record of this game is in { $path }.
quit-unsaved = The game is not saved! Keep it with “save FILE” in a writable folder (XDG_STATE_HOME names the usual one), or type the same again to leave without saving.
quit-lost = The game could not be saved and is lost. Before the next one, set XDG_STATE_HOME to a writable folder.
finished-replay = This game is over. To read what happened in it:
load-what = Say which file: load FILE.
loaded = Loaded from { $path }.
replay-open = The game is not over yet.

## lists of cards and rules

list-cards-heading = { $game }: { $total } cards
list-cards-text = text
list-cards-marks = ° reconstructed, ? other sources differ, * corrected by the owner.
list-cards-hint = “{ $command } NAME” shows a card with the source of every number.
rules-hint = “{ $command } C5” shows a chapter, “{ $command } 11” a ruling, “{ $command } ambush” all rules that contain the word.

## asking

answer-hint = (y/n)
answer-hint-default = (Enter: yes, n: no)
answer-yes = y yes
answer-no = n no
answer-again = Please answer y or n.
screen-more = Enter: next page, q: back
screen-back = Enter: back to the table
choose-number = Please type a number from { $least } to { $most }.
choose-key = Choose one of { $keys }.

## setting the table

setup-language = Language
setup-game = Which game?
setup-number = Number (Enter: { $default }):
setup-mix = Which cards? Names separated by commas, “world_chaos,-trap,market” to change a mix, or “random” for a recommended one.
    .prompt = Mix (Enter: random):
setup-people = Who plays at this screen? Names separated by commas.
    .prompt = People (Enter: { player-default }):
setup-people-teams = Who plays at this screen? Names separated by commas; the seats, people first and then bots, alternate between the two teams.
    .prompt = People (Enter: { player-default }):
setup-bots = Which bots play?
    .prompt = Bots, separated by commas (Enter: none; one person alone: retainer):
setup-seed = Seed for the shuffles (Enter: none):
offer-kunitori = { $game } – the base game
offer-world-on-fire = { $game } – with tactics, ninja and joint battles
offer-world-chaos = { $game } – both games mixed, the recommended selection
offer-custom = { $game } – your own selection from both games, or a random one
offer-moegahara = { $game } – two teams on a battlefield; two, four or six players
offer-unfinished = Unfinished game: { $table }.
offer-go-on = Continue it?
offer-last = The last table: { $table }.
offer-again = The same again?
table-line = { $game } with { $players }

## the picture

separator = ,{ " " }
sentence-separator = { " " }
screen-round = round { $round }
screen-last-round = last round!
screen-turn = { $player }’s turn
screen-treasure = Treasure
screen-victory = Points
screen-general = General
screen-troop = Troops
screen-tactics = Tactics
screen-politics = Politics
screen-no-general = no general left
screen-hand-size = hand
screen-deck-size = deck
screen-discard-size = discard
screen-army = army area
screen-you = { $player } (you)
screen-since = since your last turn
screen-since-more = “log” shows everything
screen-hand = Hand:
screen-actions = actions { $number }
screen-money = money { $number }
screen-buys = buys { $number }
screen-discount = everything costs { $number } less
phase-action = Action phase
phase-battle = Battle phase
phase-buy = Buy phase
phase-redraw = Redraw phase
phase-deploy = Deploy phase
phase-end = End phase
army-played = played: { $cards }
army-ambush = in ambush: { $cards }
army-revealed = revealed: { $cards }
army-moats = stays out: { $cards }
army-attack = attack { $strength }
army-defence = defence { $strength }

## the battlefield of Moegahara

short-tokugawa-ieyasu = Ieyasu
short-ii-naomasa = Ii
short-todo-takatora = Tōdō
short-kuroda-nagamasa = Kuroda
short-kobayakawa-hideaki = Hideaki
short-ishida-mitsunari = Ishida
short-otani-yoshitsugu = Ōtani
short-ukita-hideie = Ukita
short-konishi-yukinaga = Konishi
short-toyotomi-hideyori = Hideyori
short-farmer-militia = Militia
short-spear-troopers = Spears
short-archers = Archers
short-cavalry = Cavalry
short-gunners = Gunners
short-marker-yellow = Y
short-marker-blue = B
short-marker-red = R
team = { $players }
team-side = { $players } ({ $side })
team-points = { $points } of { $goal } points
field-land = Land
field-position = position { $position }
field-ours = won by your team
field-theirs = won by the enemy
field-strip = Lands:
field-more = type field to see more
field-sizes = hand·deck·discard
field-markers = markers
field-title = Land { $land }
field-won-by = Won by { $players }.
field-empty = Nobody has deployed a card here yet.
field-fight = Position { $position }: { $outcome }
fight-won = your team wins this fight
fight-lost = the enemy wins this fight
fight-level = equal, nobody wins this fight
fight-none = no card faces this one
field-card = { $card } { $strength }
bonus-cost = { $number } (cost)
bonus-behind = + { $number } (general behind it: { $card })
bonus-text = + { $number } ({ $card })
field-line = { $team }: { $card }
field-score = Fights won: your team { $own }, the enemy { $enemy }.
field-score-rule = Two fights won at a Land win it, and so do three cards against none (rule M6.3).
preview-wins = position { $position }: wins the Land
preview-loses = position { $position }: the enemy would win the Land
preview-alone = position { $position }: strength { $strength }, nobody faces it
preview-fight = position { $position }: { $strength } { $sign } { $against } { $card }
screen-mate-hand = { $player }’s hand:

## what is typed during a game

hint-help = ?: help
hint-pool = number: take from that pile (› available)
hint-picks = several numbers in one line, e.g. 1 3
help-number = the choice with that number; in the buy phase, the pile
    .key = 1, 2, 3…
help-move = a whole move; names of cards work, too
    .key = buy silver
help-t = play all treasure from your hand
    .key = t
help-e = end the phase; in the buy phase, the turn
    .key = e
help-e-field = end the phase
    .key = e
help-why = why a move is not possible, with the rule
    .key = why MOVE
help-undo = take back your last move; others are asked if they have to agree
    .key = undo
help-card = a card by name or by the number of its pile; alone, all cards of this game
    .key = card NAME
help-rules = the rules by number or word; alone, the contents
    .key = rules C5
help-log = everything that has happened
    .key = log
help-piles = what you may know of discard piles, decks and points
    .key = piles
help-pool = all piles with their numbers, costs and sizes
    .key = pool
help-field = the whole battlefield
    .key = field
help-land = every fight at a Land with strengths, bonuses and reasons; alone, at all Lands
    .key = land 3
help-mates = hands and discard piles of your team
    .key = mates
help-agree = end the game here and count the points, if all agree
    .key = agree
help-save = save the game; without a name, to its usual file
    .key = save FILE
help-load = continue a saved game
    .key = load FILE
help-quit = leave; the game is saved
    .key = quit
not-understood = “{ $word }” means nothing here. Type a number, a move or ? for help.
no-such-pile = There is no pile “{ $number }”. The piles of the pool have the numbers 1 to { $most }.
no-general-left = There is no general left in that pile.
move-needs-more = “{ $verb }” needs more, for example “{ $example }”.
several-moves = “{ $word }” could mean { $moves }.
end-not-now = There is nothing to end now: first answer the question.
no-treasure = There is no treasure in your hand.
treasure-later = Treasure is played in the buy phase.
why-what = Say which move: why MOVE, for example “why buy gold”.
why-open = “{ $move }” is possible now.
undo-number = “{ $word }” is not a number of moves.
undo-nothing = There is no move of yours to take back.
undo-needs = { $player } wants to take back a move. Since then something new was revealed or somebody else has decided.
undo-agree = { $player }, do you agree?
undo-refused = { $player } does not agree. The move stands.
undo-bots = { $count ->
    [one] { $players } agreed.
   *[other] { $players } all agreed.
}
undone = { $number ->
    [one] One move was taken back.
   *[other] { $number } moves were taken back.
}
cover = { $player } is up. Everybody else, please look away.
cover-prompt = { $player }, press Enter when you are ready.
agree-own = End the game here and count the points?
agree-asks = { $player } wants to end the game here and count the points (ruling 16).
agree-refused = { $player } does not agree. The game goes on.
no-such-land = There is no Land “{ $word }”. The battlefield has Lands 1 to { $lands }.
mates-none = You have no team mate.
mates-hand = hand: { $cards }
piles-discard = { $number ->
    [one] discard pile, 1 card: { $cards }
   *[other] discard pile, { $number } cards: { $cards }
}
piles-deck = deck: { $cards }
piles-top = on top, the next first: { $cards }
piles-top-unordered = on top, in secret order: { $cards }
piles-owned = owns { $cards } – { $points } VP
piles-trash = Trash: { $cards }
piles-owned-field = owns { $cards }
piles-buried = Under won Lands, out of the game: { $cards }

## the end

score-heading = The end
score-total = Points
score-winner = { $player } wins with { $points } points.
score-tie = Equal points: the player whose first turn came latest wins (rule C8.3).
score-lands = Lands won
score-which = numbers
score-winner-teams = { $count ->
    [one] { $players } wins with { $points } points.
   *[other] { $players } win with { $points } points.
}
score-tie-teams = Equal points: more Lands win, then the team that did not begin (ruling 16).
