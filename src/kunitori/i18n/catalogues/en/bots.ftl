### Bots: what happens to their moves, and bots that are programs of somebody else.

## the bots: what they do, and what they are called at the table

bot-beginner = has just learned the rules; with a style: beginner/warrior, /merchant, /builder
    .name = Recruit
bot-retainer = plays a sound plan, in the same styles
    .name = Retainer
bot-captain = plays the best plan there is for this game
    .name = Captain
bot-lord = has learned from a great many games and follows its instinct, in the same styles
    .name = Lord
bot-master = has learned from a great many games and looks ahead; master@500 runs 500 simulations per move
    .name = Master
bot-analyst = the master with more time to think
    .name = Strategist
bot-beauty = gives a beauty to everybody who has gained a Land
    .name = Courtier
bot-destroyers = breaks every defence with Land Destroyers, then sends in the generals
    .name = Raider
bot-draw = heavy tax and archers: draws many cards
    .name = Tax Collector
bot-generals = saves for one general after another
    .name = Marshal
bot-hideyori = joins the West and lets Hideyori win Lands
    .name = Toyotomi Loyalist
bot-military = silver and surveys, then troops and generals; fights whenever it can win
    .name = General
bot-money = buys treasure, then points (in Moegahara, troops); never declares battle
    .name = Merchant
bot-monks = lets travelling monks bring two armies against a third
    .name = Envoy Monk
bot-rush = cheap troops early, three in a line before the enemy arrives
    .name = Vanguard
bot-stable-market = markets first, then turns villages and coppers into better cards
    .name = Market Warden
bot-start-dash = technology, fine tea ware, and then a castle
    .name = Tea Master
bot-tactics = ninja, warnings and traps wear the others down
    .name = Ninja Captain
bot-traps = takes away the card that holds a line and marches in
    .name = Trapper
bot-two-teams = early troops with markers, for the team
    .name = Comrade
bot-warlord = whatever wins: the strongest list found, with castles, points and battles as they come
    .name = Warlord
bot-random = plays anything the rules allow
    .name = Ronin
bot-outside = your own program, mind or list: exec:COMMAND, python:package.module:Class, mind:FILE or list:FILE
    .name = Visitor
error-bot-style = “{ $bot }” has no style “{ $style }”. Its styles are: { $styles }.
error-bot-no-style = “{ $bot }” has no styles. These bots have some: { $bots }.
error-bot-budget = “{ $bot }” does not look ahead and takes no budget. “master” and “analyst” do, for example master@500.
error-bot-nodes = A bot that looks ahead needs at least 4 simulations, at least 0 seconds, and 1 to 64 threads.

## a bot loses its move

bot-lost-raised = { $player } ran into an error and lost a move.
bot-lost-nonsense = { $player } gave an answer that cannot be played and lost a move.
bot-lost-late = { $player } thought too long and lost a move.
bot-lost-gone = { $player }’s program has stopped, so it lost a move.
bot-lost-garbled = { $player } sent something that cannot be understood and lost a move.
bot-given-up = From now on { $player } is no longer asked and does only what it has to.

## why a bot failed, for its owner: parts of sentences

bot-why-raised = it failed with “{ $line }”
bot-why-failed = it says that it has failed
bot-why-no-option = its answer “{ $answer }” is not among the options
bot-why-late = no answer came within { $seconds } seconds
bot-why-unstartable = its program cannot be started (“{ $line }”)
bot-why-no-class = its class “{ $name }” cannot be loaded (“{ $line }”)
bot-why-garbled = “{ $line }” is no message of the protocol
bot-why-closed = its program closed its output
bot-why-ended = its program ended with exit status { $status }
bot-why-killed = its program was ended by signal { $signal }
bot-why-and-said = { $how }; its last words were “{ $line }”

## outside bots

error-bot-system = Bots that run as programs work on Linux and macOS only.
error-bot-command = The program “{ $command }” cannot be started here. Write exec:COMMAND, for example exec:./my_bot.
error-bot-quotes = A quotation mark is missing in the command “{ $command }”.
error-bot-class = “{ $bot }” is not a Python class. Write python:package.module:Class.
error-bot-start = “{ $bot }” cannot take a seat: { $why }. Set KUNITORI_BOT_LOG=FILE to keep its error messages.
error-bot-no-class = The Python class “{ $name }” cannot be loaded: “{ $line }”.
error-bot-here-time = A class that plays in this process cannot be interrupted, so python-here takes no time limit. Write python@5:package.module:Class to set one.
seats-stand-in = A bot of somebody’s own played for { $players }. A saved game starts no programs and reads no minds, so { $bot } takes over. Use --load with --bots to choose other bots.
error-load-bots = Bots have { $seats } seats in this game, but --bots names { $bots }.
