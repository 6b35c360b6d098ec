### The games in words, for language models: the briefing, refusals, and the tools of `kunitori mcp`.

## what a player reads

words-player = { $player } ({ $handle })
words-rule = { $title }: { $text }
words-territory = { $player }: { $known }
words-cards = The cards, each with its id:
words-card = { $card }: { $name }, { $category }, cost { $cost }.
words-notation =
    How moves are written: CARD is the id of a card, PLAYER the word in brackets after a name, and CARD*2 are two of a card.
    Action and buy phase: play CARD, buy CARD, end. A buy first plays the treasure that it needs.
    Battle phase: peace, attack PLAYER:CARD,CARD*2 with all your generals and troops, joint PLAYER, ask PLAYER, join, refuse.
    Defence: ambush CARD CARD*2, ambush none, reinforcements. Afterwards: take, decline, fall CARD, name PLAYER, top CARD.
    Redraw phase: stay CARD CARD*2, stay none, keep CARD, keep none.
    Texts of cards: choose and one of the words offered, trash CARD, gain CARD, trap PLAYER:CARD, target PLAYER, show CARD, show none, pick CARD, fetch CARD, pass PLAYER, pass none.
words-notation-field =
    How moves are written: CARD is the id of a card, PLAYER the word in brackets after a name, LAND a number from the left, and POSITION 1 to 3, with 1 next to the Land.
    Action and buy phase: play CARD, buy CARD, end. A buy first plays the treasure that it needs.
    Deploy phase: deploy CARD LAND, horo dismiss LAND:POSITION, horo reorder LAND CARD CARD CARD, horo give CARD PLAYER, trap own LAND:POSITION, trap enemy LAND:POSITION, end.
    Texts of cards: strike POSITION, strike none, reorder CARD CARD CARD, reorder none, marker PLAYER, exchange CARD, exchange none, choose and one of the words offered.
    End phase: keep CARD CARD*2, keep none.
words-answer = Answer each question with one move in square brackets, for example [buy silver]. You may think before it; the last brackets count.
words-open = These moves are open:
words-move = { $move } – { $label }
words-move-note = { $move } – { $label } ({ $note })

## refusals

words-agree = Only all players together can end a game early. Nobody asks them here, so play on.
words-lost = That was one wrong answer too many, so “{ $move }” was played for you.
words-given-up = You have lost too many moves and are not asked any more in this game.

## a guest at a table of bots

words-guest = Guest
words-played = Played: { $moves }.
words-is-open = This move can be played now.
words-no-game = There is no game yet. Begin one with new_game.
words-error-bots = Beside you there { $seats ->
        [one] is { $seats } seat
       *[other] are { $seats } seats
    }. Name no more bots than that, or more players.

## `kunitori mcp`

command-mcp = let a language model play against bots, over the Model Context Protocol
    .about = Serve a table of bots on standard input and output. A program that speaks the Model Context Protocol starts this command and gives its tools to a language model.
option-mcp-no-moves = do not list the moves that are open; the model must know them from the rules
mcp-instructions = This is a table for Kunitori!, World on Fire and Moegahara, three deck-building card games of the Sengoku age. You play one seat against bots. Begin with new_game and read the rules and cards that it returns. Then answer each question with play until somebody has won. If a move is refused, the reason names a rule; rules shows it.
mcp-new-game = Begin a game against bots. Returns the rules on one page, all cards and the first question. A game that is running is given up.
mcp-new-game-game = kunitori, world_on_fire, world_chaos, moegahara, or custom with a mix; without it, world_on_fire
mcp-new-game-players = the number of players, with you: 2 to 6, in moegahara 2, 4 or 6; without it, 2
mcp-new-game-bots = the bots in the order of the seats, from beginner, retainer, captain, lord and master; the last one takes all seats that are left; without it, captain
mcp-new-game-seed = a word or number that makes the shuffles repeatable
mcp-new-game-mix = the cards of a custom game, for example world_chaos,-trap,market, or random
mcp-look = The table as you may know it: pool, army areas, discard piles, your hand, and the question.
mcp-moves = The moves that are open to you now, each as you write it and in words.
mcp-why-not = Why a move cannot be played now, with the rule; or that it can be. Plays nothing.
mcp-why-not-move = the move, for example “buy gold”
mcp-play = Play a move. Then the bots play until you are asked again. Returns what happened, the table and the next question.
mcp-play-move = the move, for example “buy silver”, “play cavalry” or “end”
mcp-rules = Look up the rules.
mcp-rules-what = a number such as C5.6, a chapter such as C5, a ruling such as 11, or a word; without it, the contents
mcp-cards = Look up a card with everything printed on it.
mcp-cards-card = its id or its name in any language; without it, all cards in one line each
mcp-cards-game = the game whose cards are meant; without it, the game that is running
mcp-record = The record of the game: every move so far, as text that can be replayed when the game is over.
mcp-error-tool = There is no tool “{ $tool }”. Use one of { $tools }.
mcp-error-argument = “{ $tool }” has no argument “{ $argument }”. It has { $arguments }.
mcp-error-missing = “{ $tool }” needs “{ $argument }”.
mcp-error-str = “{ $argument }” must be a text, not { $value }.
mcp-error-int = “{ $argument }” must be a whole number, not { $value }.
mcp-error-list = “{ $argument }” must be a list of texts, not { $value }.
