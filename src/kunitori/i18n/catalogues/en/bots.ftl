### Bots: what happens to their moves, and bots that are programs of somebody else.

## a bot loses its move

bot-lost-raised = { $player } ran into an error and lost a move.
bot-lost-nonsense = { $player } answered what cannot be played, and lost a move.
bot-lost-late = { $player } thought too long and lost a move.
bot-lost-gone = { $player }’s program has stopped, and a move is lost.
bot-lost-garbled = { $player } said something nobody understands, and lost a move.
bot-given-up = From now on { $player } is not asked any more and does only what it must.

## outside bots

bot-outside = a program of yours, “exec:COMMAND” or “python:package.module:Class”
    .name = Visitor
error-bot-system = Bots that are programs of their own play on Linux and macOS only.
error-bot-command = There is no program “{ $command }” here that could be started. Write exec:COMMAND, for example exec:./my_bot.
error-bot-quotes = In the command “{ $command }” a quotation mark is missing.
error-bot-class = “{ $bot }” names no Python class. Write python:package.module:Class.
error-bot-start-late = “{ $bot }” does not answer the greeting and cannot take a seat.
error-bot-start-gone = “{ $bot }” stopped before it answered the greeting and cannot take a seat. With KUNITORI_BOT_LOG=FILE its own error messages are kept.
error-bot-start-garbled = “{ $bot }” does not answer the greeting as the protocol wants it, and cannot take a seat.
seats-stand-in = A program of somebody’s own played for { $players }. A saved game never starts programs: { $bot } takes over. With --load and --bots you can seat other bots.
error-load-bots = In this game { $seats } seats are bots’, but --bots names { $bots }.
