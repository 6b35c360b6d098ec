### Own cards at the command line: `--cards` and `kunitori cards new, check, play, measure`.

## help for the command line

command-cards-new = begin a file of own cards
    .about = Write a file with one card to begin with, and with comments that explain it. A name without an ending, such as “coast”, means a file in the folder of your expansions. No file is overwritten.
command-cards-check = check a file of own cards
    .about = Read a file of own cards and show what each card does, which games the cards can join, and whether one of them is better or worse than a printed card in every respect. What is wrong is said with its place in the file.
command-cards-play = play a game with own cards
    .about = Play a game at this screen with the cards of a file on top. It is the same as “kunitori play --cards FILE”.
command-cards-measure = measure what own cards do to a game
    .about = Let bots play the same deals with the cards and without them: how strong each card is, who buys it and when, what it pushes out, and how long the games get. Needs the extra “lab”.
value-cards = FILE
value-expansion = FILE
option-cards = own cards that come on top: a file, a folder with cards.toml, or a name in the folder of your expansions
option-cards-measure-card = measure only this card; the other cards of the file stay in both games
option-cards-measure-bots = the bots that play; by default captain,lord
value-cards-measure-players = NUMBER
option-cards-measure-players = number of players, 2 by default
option-cards-measure-games = games with the cards, as many without, and as many for each card, 2000 by default
option-cards-measure-seed = a word or number; the same seed gives the same answer, and so does none
command-error-expansion-missing = Say which file of own cards: kunitori { $command } FILE.

## the table

table-own-cards = { $game } + { $cards }
table-own-cards-some = own cards

## a new file

file-exists = { $path } is already there and is not overwritten. Choose another name.
own-cards-written = { $path } now has one card. Change it as you like, then try it:
own-cards-ferry = Ferry
own-cards-comment-file = Own cards. The title and the author are shown with them. “language” is the language you write in. docs/own-cards.md describes every word.
own-cards-comment-id = The word after “cards.” is the id of the card: small letters, digits and underscores. Add a table like this for every card.
own-cards-comment-category = The category is one of these:
own-cards-comment-numbers = Copies and cost are needed. What the card gives comes next: cards, actions, money, buys, attack, defence, vp.
own-cards-comment-text = What happens in addition when it is played, in order. Here the player chooses: 2 money, or trash a card from hand.
own-cards-comment-words = These are all words of “play”, each with what it says on the card:

## a checked file

own-cards-fit = { $cards ->
    [one] The card can be added to { $games }.
   *[other] The { $cards } cards can be added to { $games }.
}
own-cards-no-fit = They cannot be added to { $game }. { $reason }
own-cards-better = { $card } is better than { $other } in every respect: it has the same text, and it gives more or costs less.
own-cards-worse = { $card } is worse than { $other } in every respect: it has the same text, and it gives less or costs more.

## the measurement

own-measure-head = { $game }, { $players } players: { $games } games with { $cards ->
    [one] the card
   *[other] the { $cards } cards
} and as many without. The bots are { $bots }, the seed is { $seed }.
own-measure-verdict = { $verdict ->
    [good] { $card } makes its buyers stronger.
    [bad] { $card } makes its buyers weaker.
    [mixed] { $card } makes some of its buyers stronger and others weaker; the table below says which.
   *[open] { $card } makes no clear difference.
} A player who may not buy it while the others may wins { $wins } of the games; an even share is { $even }. { $points }
own-measure-points = { $direction ->
    [more] The others then have { $points } points more on average.
   *[less] The others then have { $points } points less on average.
}
own-measure-rare = { $card } is hardly ever bought, so nobody would miss it. These bots cannot say how strong it is.
own-measure-buyers = Who buys what, and how many percentage points a bot loses if only the others may buy it:
own-measure-column-card = card
own-measure-column-bot = bot
own-measure-column-share = buys it in
own-measure-column-copies = copies
own-measure-column-plays = played
own-measure-column-first = first in round
own-measure-column-loss = loses without it
own-measure-purchases = Other cards that are clearly bought less or more often, in copies per player and game:
own-measure-purchases-none = No other card is clearly bought less or more often.
own-measure-column-without = without
own-measure-column-with = with
own-measure-column-change = change
own-measure-length = A game takes { $with } rounds on average with { $cards ->
    [one] the card
   *[other] the cards
} and { $without } without: { $gap }.
own-measure-note = The intervals in brackets hold the true number in 95 of 100 measurements. All of it is about these bots; people may find better uses for a card.
