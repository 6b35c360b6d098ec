### The `kunitori` command and the game in the terminal.

## help for the command line

terminal-about = Kunitori! and World on Fire, the deck-building card games of the Sengoku age, for two to six players in this terminal.
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
    .about = Play a game at this screen. Whatever the options leave open is asked in a short dialogue; the last table is remembered. Quitting saves the game.
command-cards = look cards up, with the source of every number
    .about = List all cards, or show the pages of the cards that have this name in any language.
command-rules = look rules up by number or by word
    .about = Show the contents of the rulebook, a rule by its number (C5.6), a ruling (11), or all rules that say a word.
command-verify = check a game record
    .about = Replay a record: were the shuffles fixed beforehand, was every move legal, is the result right?
command-replay = print the chronicle of a game record
    .about = Print what happened in a recorded game. Of a game that is not over yet nobody’s hand is told.
command-bench = measure the engine
    .about = Measure how fast the engine is here, side by side with others that are installed.

option-lang = en, de, fr or ja; without it KUNITORI_LANG, then the locale
option-corrections = the owner’s numbers for printed cards; without it the file in your configuration folder, if there is one
option-help = show this help; “kunitori play --help” shows that of one command
option-version = say the version, and whether the engine is compiled
option-game = kunitori, world_on_fire, world_chaos or custom
option-mix = the cards of a custom game, for example “world_chaos,-trap,market”, or “random”
option-players = the people at this screen, for example Ann,Ben
option-bots = the bots at the table, for example money,random
option-seed = a word or number that makes shuffles and random mixes repeatable
option-max-rounds = end the game after so many rounds
option-load = go on with a saved game
option-auto = let bots play each other and print the chronicle
option-record = write the record of the game to this file at the end
option-json = print the figures as JSON
option-check = fail if a figure is below its floor

exit-0 = all is well
exit-1 = the answer is no: a record that does not hold, a figure below its floor
exit-2 = the command line, or a file it names, cannot be understood
exit-130 = stopped with Ctrl-C

version-line = kunitori { $version } ({ $engine })
version-compiled = compiled engine
version-python = engine in plain Python

## what is wrong with a command line

command-error-command = There is no command “{ $command }”. The commands are { $commands }.
command-error-command-similar = There is no command “{ $command }”. Did you mean “{ $similar }”?
command-error-missing = A command is missing. The commands are { $commands }.
command-error-option = There is no option “{ $option }”. The options are { $options }.
command-error-option-similar = There is no option “{ $option }”. Did you mean “{ $similar }”?
command-error-elsewhere = The option --{ $option } does not belong to “{ $command }”. “kunitori { $command } --help” shows those that do.
command-error-flag = The option --{ $option } stands alone, without a value.
command-error-value = After --{ $option } a value is missing.
command-error-number = --{ $option } needs a whole number from { $least } up, not “{ $value }”.
command-error-word = “{ $word }” is one word too many for “{ $command }”.
command-error-file-missing = Say which record: kunitori { $command } FILE.
command-error-engine-missing = Say what to measure: kunitori { $command } engine.
command-error-auto-players = With --auto only bots play. Name them with --bots, for example --bots money,random.
error-unknown-bot = There is no bot “{ $bot }” here. Choose one of { $bots }.

## files

file-unreadable = The file { $path } cannot be read. Check that it is there and is a text in UTF-8.
file-too-long = The file { $path } is too long to be a game.
file-unwritable = The file { $path } cannot be written. Choose another place.
file-taken = { $path } is no saved game and is not written over. Choose another name.
table-broken = The file that remembers the last table is broken and is ignored: { $path }
saved = Saved in { $path }.
saved-go-on = The game is saved. Go on with:
saved-record = The record of this game is in { $path }.
load-what = Say which file: load FILE.
loaded = Loaded from { $path }.
replay-open = The game is not over yet.

## lists of cards and rules

list-cards-heading = { $game }: { $total } cards
list-cards-text = text
list-cards-marks = ° reconstructed, ? other sources differ, * corrected by the owner.
list-cards-hint = “{ $command } NAME” shows a card with the source of every number.
rules-hint = “{ $command } C5” shows a chapter, “{ $command } 11” a ruling, “{ $command } ambush” all rules that say the word.

## asking

answer-hint = (y/n)
answer-hint-default = (Enter: yes, n: no)
answer-yes = y yes
answer-no = n no
answer-again = Please answer y or n.
screen-more = Enter: next page, q: back
screen-back = Enter: to the table
choose-number = Please type a number from { $least } to { $most }.

## setting the table

bot-money = buys money, and land with the money; never attacks
    .name = Merchant
bot-random = plays anything the rules allow
    .name = Ronin
default-person = Player
setup-same-name = Two people have the same name, { $name }. Give them different names.
setup-language = Language
setup-game = Which game?
setup-number = Number (Enter: { $default }):
setup-mix = Which cards? Names with commas between them, “world_chaos,-trap,market” to change a mix, or “random” for a recommended one.
    .prompt = Mix (Enter: random):
setup-people = Who plays at this screen? Names with commas between them.
    .prompt = People (Enter: { default-person }):
setup-bots = Which bots play along? “money” ({ bot-money.name }) { bot-money }; “random” ({ bot-random.name }) { bot-random }.
    .prompt = Bots, with commas between them (Enter: none; one person alone: money):
setup-seed = Seed for the shuffles (Enter: none):
offer-kunitori = { $game } – the base game
offer-world-on-fire = { $game } – with tactics, ninja and joint battles
offer-world-chaos = { $game } – both games mixed, the recommended selection
offer-custom = { $game } – your own selection from both games, or a random one
offer-moegahara = { $game } – two teams and a battlefield, for two, four or six players
offer-unfinished = Not finished yet: { $table }.
offer-go-on = Go on with it?
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
screen-bot = { $player } (bot)
screen-since = since your last turn
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
army-moats = lying: { $cards }
army-attack = attack { $strength }
army-defence = defence { $strength }

## questions and choices

question-play = Which card do you play?
question-buy = What do you buy?
question-defend = { $player } attacks you with { $strength }, your army area holds { $defence }. Which cards lie in ambush?
question-prize = You have won the battle. Do you take the prize, { $card }?
question-join = { $player } asks you to join the battle. Do you?
question-choose = { $card }: which of the two?
question-trash = { $card }: which hand card do you trash?
question-gain = { $card }: which card do you gain?
question-target = { $card }: against whom?
question-show = { $card } is sent against you. Do you show a ninja or a general from your hand?
question-pick = { $card }: which of the revealed cards?
choice-end = End the action phase
choice-end-buy = End the turn
choice-treasure = Play all treasure (+{ $money } money)
choice-peace = No battle
choice-attack = Attack …
choice-attack-one = Attack { $player } with everything (strength { $strength })
choice-joint = Joint battle …
choice-join = Join
choice-refuse = Refuse
choice-decline = Leave it
choice-ambush-none = Ambush without any card
choice-reinforcements = Reinforcements
    .note = the top two cards of your deck, whatever they are
choice-stay-all = All of them stay
choice-stay-none = None stays
choice-keep-all = Keep all
choice-keep-none = Keep none
choice-trap = { $card } of { $player }
choice-fall-ambush = { $card } (from the ambush)
choice-fall-reinforcements = { $card } (from the reinforcements)
choice-fetch-deck = { $card } (from the deck)
choice-fetch-discard = { $card } (from the discard pile)
choice-pass-none = Nobody, I keep it
choice-show-none = Show none
choice-trash-it = Trash this card: +{ $money } money
choice-trash-side = Trash a hand card; this card returns to the pool
choice-joint-side = You may declare a joint battle this turn
choice-back = Back
attack-whom = Whom do you attack?
attack-with-all = { $player }, with everything (strength { $strength })
attack-several = Several players
attack-leader = Whom does { $card } attack (strength { $strength })?
attack-troops = { $card } ×{ $count } (strength { $strength } each): how many attack { $player }?
attack-number = a number from 0 to { $most }

## what is typed during a game

hint-help = ?: help
hint-pool = number: take from that pile (› can be had)
hint-picks = several numbers in one line, e.g. 1 3
help-number = what stands beside it; in the buy phase the pile with that number
    .key = 1, 2, 3 …
help-move = a whole move, also by the name of a card
    .key = buy silver
help-t = play all treasure from your hand
    .key = t
help-e = end the phase, in the buy phase the turn
    .key = e
help-why = why a move is not possible, with the rule
    .key = why MOVE
help-undo = take your last move back; if others would have to agree, they are asked
    .key = undo
help-card = all about a card; without a name, all cards of this game
    .key = card NAME
help-rules = the rules by number or word; alone, the contents
    .key = rules C5
help-log = everything that has happened
    .key = log
help-piles = what you may know of discard piles, decks and points
    .key = piles
help-save = save the game; without a name, where it saves itself
    .key = save FILE
help-load = go on with a saved game
    .key = load FILE
help-quit = leave; the game is saved
    .key = quit
not-understood = “{ $word }” is not understood here. Type a number, a move or ? for help.
several-moves = “{ $word }” could mean { $moves }.
end-not-now = There is nothing to end now: first answer the question.
no-treasure = There is no treasure in your hand.
treasure-left = You still hold treasure: t plays it.
why-what = Say which move: why MOVE, for example “why buy gold”.
why-open = “{ $move }” is possible now.
undo-number = “{ $word }” is not a number of moves.
undo-nothing = There is no move of yours to take back.
undo-needs = { $player } wants to take back a move. Since then something new was seen or somebody else has decided.
undo-agree = { $player }, do you agree?
undo-refused = { $player } does not agree. The move stands.
undo-bots = { $count ->
    [one] { $players } had to agree and did.
   *[other] { $players } had to agree and all did.
}
undone = { $number ->
    [one] One move was taken back.
   *[other] { $number } moves were taken back.
}
cover = { $player } decides now. Please let nobody else look at the screen.
cover-prompt = { $player }, press Enter when you are ready.
piles-discard = { $number ->
    [one] discard pile, 1 card: { $cards }
   *[other] discard pile, { $number } cards: { $cards }
}
piles-deck = deck: { $cards }
piles-top = on top, the next first: { $cards }
piles-top-unordered = on top, in secret order: { $cards }
piles-owned = owns { $cards } – { $points } VP
piles-trash = Trash: { $cards }

## the end

score-heading = The end
score-total = Points
score-winner = { $player } wins with { $points } points.
score-tie = Equal points: whoever had the first turn latest wins (rule C8.3).
