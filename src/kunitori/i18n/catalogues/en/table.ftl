### The table in the browser.

## whose turn it is

table-your-turn = Your turn – { $phase }
table-your-answer = You are asked
table-their-turn = { $player }’s turn – { $phase }
table-answers = { $player } has to answer
table-decides = { $player } decides: { $question }
table-game-over = The game is over
table-paused = Paused
table-paused-long = The game is paused. It stays exactly like this until somebody resumes it, even days later.
table-resume = Resume
table-title = { $player } plays · { $game }
table-title-mine = ● Your turn · { $game }
table-title-over = The end · { $game }
table-title-lobby = Waiting for players · { $game }

## the places on the table

table-opponents = The other players
table-pool = Pool
table-battlefield = Battlefield
table-field = Army areas
table-hand = Your hand
table-hand-of = { $player }’s hand
table-hand-empty = Your hand is empty
table-covered = The hand is covered
table-own-army = Your army area
table-army-of = { $player }’s army area
table-army-empty = Nothing lies here
table-play-hint = Play a card from your hand
table-deck = Deck
table-discard = Discard
table-trash = Trash
table-generals-button = Generals …
table-generals = Generals left in the pool
table-generals-note = Only the top one can be had; nobody knows the order of the others.
table-deployed = deployed
table-unplayed = to be played
table-ambush = ambush
table-reinforcements = reinforcements
table-revealed = revealed
table-lying = left lying
table-left =
    { $number ->
        [one] { $number } left.
       *[other] { $number } left.
    }
table-price = Costs { $number } now.
table-points =
    { $number ->
        [one] point
       *[other] points
    }
table-markers = { $number } × { $colour }
table-teams = The two teams
table-mate = your team

## a player

table-said-points =
    { $number ->
        [one] { $number } point.
       *[other] { $number } points.
    }
table-said-hand = Hand { $number }.
table-said-deck = Deck { $number }.
table-said-discard = Discard pile { $number }.
table-said-army = In the army area: { $cards }.
table-open-owned = See all cards.
table-known-of = Known in { $player }’s hand
table-bot = Bot
table-stands-in = { $bot } stands in
table-resigned = has resigned
table-out-of-time = out of time
table-away = away
table-own-deck =
    { $number ->
        [one] Your deck, { $number } card. See what is in it.
       *[other] Your deck, { $number } cards. See what is in it.
    }
table-deck-of =
    { $number ->
        [one] { $player }’s deck, { $number } card.
       *[other] { $player }’s deck, { $number } cards.
    }
table-discard-of = { $player }: { $words }
table-discard-empty = The discard pile is empty.
table-discard-hidden =
    { $number ->
        [one] Discard pile, { $number } card, the last one unknown.
       *[other] Discard pile, { $number } cards, the last one unknown.
    }
table-discard-shown =
    { $number ->
        [one] Discard pile, { $number } card: { $card }.
       *[other] Discard pile, { $number } cards, the last one { $card }.
    }
table-discard-title = { $player }’s discard pile ({ $number })
table-discard-rule = Of other players’ discard piles you know what was seen to go there (rule C9.2).
table-discard-unseen =
    { $number ->
        [one] { $number } more card was not seen.
       *[other] { $number } more cards were not seen.
    }
table-deck-title = { $player }’s deck ({ $number })
table-deck-top = On top, the next first
table-deck-top-unordered = On top, in an order only the owner knows
table-deck-holds = In the deck
table-deck-order = The order is a secret.
table-deck-rule = What lies in other players’ decks is a secret (rule C9.2).
table-owned-title = All cards of { $player }
table-owned-points =
    { $number ->
        [one] { $number } victory point so far.
       *[other] { $number } victory points so far.
    }
table-owned-rule = Everybody may know which cards somebody owns, but not where they are (rule C9.2).
table-buried = Under won Lands, out of the game
table-nothing-here = Nothing to be seen here.

## phases and numbers

table-phases = The phases of a turn
table-phase-action = Action
table-phase-battle = Battle
table-phase-buy = Buy
table-phase-redraw = Redraw
table-phase-deploy = Deploy
table-phase-end = End
table-actions = Actions
table-money = Money
table-buys = Buys
table-strength = Strength
table-round = Round

## what is asked

table-question = The question
table-choices = Choices
table-as-list =
    { $number ->
        [one] As a list ({ $number })
       *[other] As a list ({ $number })
    }
table-cancel = Take this step back
table-confirm-ambush =
    { $number ->
        [0] Ambush without any card
        [one] Lay { $number } card in ambush
       *[other] Lay { $number } cards in ambush
    }
table-confirm-stay =
    { $number ->
        [0] None stays
        [one] { $number } card stays
       *[other] { $number } cards stay
    }
table-confirm-keep =
    { $number ->
        [0] Keep none
        [one] Keep { $number } card
       *[other] Keep { $number } cards
    }
table-march = Attack several players …
table-march-go = March!
table-march-led = Troops can only go where a leader goes (rule C5.2).
table-not-asked = It is not your decision now.
table-not-here = This cannot be chosen now.
table-in-list = Choose below what is meant.

## a battle

table-battle = { $player } attacks { $other }
table-battle-of = { $title } ({ $number } of { $of })
table-allies = { $player } and { $ally }
table-attackers = Attackers
table-defenders = Defenders
table-fighter = { $number } × { $card }: { $worth }
table-battle-waits = { $player } chooses: ambush or reinforcements?
table-battle-level = Equal strength: nobody gains anything.
table-battle-won = { $player } is ahead by { $number }.
table-prize = { $player } gains { $card }.

## the scroll at the side

table-side = Chronicle and chat
table-log = Chronicle
table-whole-log = All of it
table-rule = Rule
table-since = Since your last turn
table-chat = Chat
table-say = Say something …
table-send = Send
table-team-only = only to my team
table-to-team = (to the team)
table-watchers =
    { $number ->
        [one] { $number } watching
       *[other] { $number } watching
    }
table-undo = Take back
table-undo-ask = Ask to take back
table-undo-asked =
    { $moves ->
        [one] { $player } asks to take back { $moves } move. Do you agree?
       *[other] { $player } asks to take back { $moves } moves. Do you agree?
    }
table-undo-allow = Agree
table-undo-deny = Refuse
table-undo-waits = { $player } asks to take back a move. Still to answer: { $players }.
table-undo-withdraw = Leave it
table-undo-refused = { $player } would rather not take it back.
table-pause = Pause
table-resign = Resign
table-resign-sure = Do you really want to resign?
table-agree-end = End and count
table-agree-sure = Do you want to end the game here and count the points? It ends when all the people at the table agree (ruling 16).
table-agree-asks =
    { $count ->
        [one] { $players } would like to end the game here and count the points.
       *[other] { $players } would like to end the game here and count the points.
    }
table-agree = Agree
table-agree-not = Rather play on
table-stood-in = { $bot } plays for you.
table-time-up = Your time is up. { $bot } plays on for you.
table-hand-back = Take my seat back
table-absent = { $player } is away, and everybody waits.
table-stand-in = Let a bot play until { $player } is back
table-problem = Report a problem

## the end

table-winner =
    { $count ->
        [one] { $players } wins.
       *[other] { $players } win.
    }
table-over-resigned =
    { $count ->
        [one] { $players } has resigned.
       *[other] { $players } have resigned.
    }
table-over-agreed = All agreed to end the game here.
table-rematch = Play again
table-rematch-ready = A new game is ready.
table-rematch-go = To the new table
table-replay = Replay
table-review = Review
table-look-table = Look at the table
table-show-end = Show the result

## several people at one screen

table-cover = { $player } decides now. Please let nobody else look at the screen.
table-uncover = I am { $player }, show my hand

## the coach

table-coach = Coach
table-chances = Chances to win
table-hint = What would you do?
table-hint-chance = { $percent }%

## settings, help and the connection

table-menu = Settings and help
table-settings = Settings
table-sound = Sounds
table-motion = Flying cards
table-notify = Tell me when it is my turn
table-close = Close
table-yes = Yes
table-no = No
table-zoom = Look at this card
table-skip = To the question
table-home = To the front page
table-language = Language
table-help = Keys
table-help-arrows = go from card to card; Tab goes to the next place
table-help-enter = choose
table-help-numbers = the choice with that number
table-help-t = play all treasure
table-help-e = end the phase or the turn
table-help-u = take back
table-help-h = ask the coach, against bots
table-help-z = look at the card under the pointer or with the focus
table-help-q = to the question
table-help-m = battlefield or pool
table-help-c = chat
table-help-escape = take a step back, close what is open
table-offline = The connection is lost. Trying again …
table-offline-long = The server does not answer. The game is kept there; this page goes on as soon as it is back.
table-online = Connected again.
table-gone = This table cannot be shown any more. Load the page again.
table-loading = One moment …
