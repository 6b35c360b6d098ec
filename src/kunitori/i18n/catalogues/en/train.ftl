### Training: `kunitori train`.

command-train = train the learned bots by self-play
    .about = Train a mind by playing against itself, its past and fixed sparring partners, and write its weights to a file. The same command gives the same file.
option-train-players = number of players: 2, several numbers that alternate (3,4), or “table” for all larger tables
value-train-players = NUMBERS
option-rounds = number of rounds in the course; the default is 100. The results of each round are merged
value-rounds = NUMBER
option-train-games = number of games in each round; the default is 2000
value-train-games = NUMBER
option-train-out = the file for the weights
value-train-out = FILE
option-train-seed = a word or number; another seed gives another mind
value-train-seed = SEED
option-train-from = go on from a mind: its file, or lord-v1 for the lord of the first version
value-train-from = FILE
train-error-players = --players needs numbers of players, for example 2 or 3,4, not “{ $value }”.
train-learning = learning
train-figure = { $players } players, without search, against { $bot }: { $share }% won
train-written = The weights are in { $path }.
train-seat = Play against it: kunitori play --game { $game } --bots mind:{ $path }.
error-course = A course needs at least one round of two games.
error-mind = This is not a file of learned weights, or it belongs to another version. Make one with “kunitori train”.
error-mind-missing = The file { $path } is not there, or it cannot be read. “kunitori train” writes one; seat it with mind:FILE.
error-mind-file = { $path } is not a file of learned weights, or it belongs to another version. Make one with “kunitori train”.
error-mind-game = The mind in { $path } has learnt { $learnt }, and this game is { $here }. Train one for it: kunitori train --game { $game }.
