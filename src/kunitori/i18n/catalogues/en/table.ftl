### The table in the browser.

## whose turn it is

table-your-turn = Your turn – { $phase }
table-your-answer = Your decision
table-their-turn = { $player }’s turn – { $phase }
table-answers = Waiting for { $player }
table-decides = { $player } decides: { $question }
table-game-over = The game is over
table-paused = Paused
table-paused-long = The game is paused. It stays exactly as it is until you resume, even days later.
table-resume = Resume
table-ready = { $count ->
    [one] { $players } is ready to resume.
   *[other] { $players } are ready to resume.
  } The clocks start again when everybody is ready.
table-resume-wait = You can resume without the others in:
table-resume-alone = Resume without waiting
table-title = { $player }’s turn · { $game }
table-title-mine = ● Your turn · { $game }
table-title-over = Game over · { $game }
table-title-lobby = Waiting for players · { $game }

## the places on the table

table-opponents = Other players
table-pool = Pool
table-battlefield = Battlefield
table-field = Army areas
table-hand = Your hand
table-hand-of = { $player }’s hand
table-hand-empty = Your hand is empty
table-covered = Hand hidden
table-own-army = Your army area
table-army-of = { $player }’s army area
table-army-empty = No cards
table-play-hint = Play a card from your hand
table-deck = Deck
table-discard = Discard
table-trash = Trash
table-generals-button = Generals…
table-generals = Generals left in the pool
table-generals-note = Only the top one is available; nobody knows the order of the others.
table-deployed = deployed
table-unplayed = not played yet
table-ambush = ambush
table-reinforcements = reinforcements
table-revealed = revealed
table-lying = stays out
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
table-teams = Teams
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
table-stands-in = { $bot } is filling in
table-resigned = resigned
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
        [one] Discard pile, { $number } card, unknown.
       *[other] Discard pile, { $number } cards, top card unknown.
    }
table-discard-shown =
    { $number ->
        [one] Discard pile, { $number } card: { $card }.
       *[other] Discard pile, { $number } cards, top card { $card }.
    }
table-discard-title = { $player }’s discard pile ({ $number })
table-discard-rule = You know only the cards that were seen going into other players’ discard piles (rule C9.2).
table-discard-unseen =
    { $number ->
        [one] { $number } more card, not seen.
       *[other] { $number } more cards, not seen.
    }
table-deck-title = { $player }’s deck ({ $number })
table-deck-top = On top, next card first
table-deck-top-unordered = On top, in an order only the owner knows
table-deck-holds = In the deck
table-deck-order = The order is secret.
table-deck-rule = What is in other players’ decks is secret (rule C9.2).
table-owned-title = { $player }’s cards
table-owned-points =
    { $number ->
        [one] { $number } victory point so far.
       *[other] { $number } victory points so far.
    }
table-owned-rule = Everybody may know which cards a player owns, but not where they are (rule C9.2).
table-buried = Under won Lands, out of the game
table-nothing-here = Nothing to see here.

## phases and numbers

table-phases = Phases of the turn
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

table-question = Question
table-choices = Choices
table-as-list =
    { $number ->
        [one] As a list ({ $number })
       *[other] As a list ({ $number })
    }
table-cancel = Back
table-confirm-ambush =
    { $number ->
        [0] Ambush with no cards
        [one] Ambush with { $number } card
       *[other] Ambush with { $number } cards
    }
table-confirm-stay =
    { $number ->
        [0] No cards stay
        [one] { $number } card stays
       *[other] { $number } cards stay
    }
table-confirm-keep =
    { $number ->
        [0] Keep none
        [one] Keep { $number } card
       *[other] Keep { $number } cards
    }
table-march = Attack several players…
table-march-go = Attack!
table-march-led = Troops can only attack where a leader does (rule C5.2).
table-not-asked = It is not your decision right now.
table-not-here = You cannot choose this now.
table-in-list = Choose below what to do with it.

## a battle

table-battle =
    { $count ->
        [one] { $player } attacks { $other }
       *[other] { $player } attack { $other }
    }
table-battle-of = { $title } ({ $number } of { $of })
table-allies = { $player } and { $ally }
table-attackers = Attackers
table-defenders = Defenders
table-fighter = { $number } × { $card }: { $worth }
table-battle-waits = The defender is choosing: ambush or reinforcements?
table-battle-level = Equal strength: nobody gains anything.
table-battle-won =
    { $count ->
        [one] { $player } is ahead by { $number }.
       *[other] { $player } are ahead by { $number }.
    }
table-prize = { $player } gains { $card }.

## the scroll at the side

table-side = Log and chat
table-log = Log
table-whole-log = Full log
table-log-earlier = Earlier
table-log-later = Later
table-rule = Rule
table-since = Since your last turn
table-chat = Chat
table-chat-spectator = { $name } (watching)
table-say = Say something…
table-send = Send
table-team-only = team only
table-to-team = (to the team)
table-watchers =
    { $number ->
        [one] { $number } watching
       *[other] { $number } watching
    }
table-undo = Undo
table-undo-ask = Ask to undo
table-undo-asked =
    { $moves ->
        [one] { $player } wants to take back { $moves } move. Do you agree?
       *[other] { $player } wants to take back { $moves } moves. Do you agree?
    }
table-undo-allow = Agree
table-undo-deny = Refuse
table-undo-waits = { $player } wants to take back a move. Waiting for: { $players }.
table-undo-withdraw = Never mind
table-undo-refused = { $player } did not agree to the undo.
table-pause = Pause
table-resign = Resign
table-resign-sure = Do you really want to resign?
table-agree-end = End and score
table-agree-sure = End the game here and count the points? It ends when every person at the table agrees (ruling 16).
table-agree-asks =
    { $count ->
        [one] { $players } would like to end the game here and count the points.
       *[other] { $players } would like to end the game here and count the points.
    }
table-agree = Agree
table-agree-not = Keep playing
table-stood-in = { $bot } is playing for you.
table-time-up = Your time is up. { $bot } is playing for you.
table-hand-back = Take my seat back
table-absent = Waiting for { $player }, who is away:
table-absent-clock = { $player } is away. Their clock is running.
table-stand-in-wait = A bot can take over in:
table-absent-asked = { $player } is away and will be asked when they are back. Away for:
table-concede-wait = You can decide alone in:
table-concede = Decide without { $player }
table-idle = { $player } is here but has kept everybody waiting for a long time.
table-undo-deny-after-all = I changed my mind
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
table-over-agreed = Everybody agreed to end the game here.
table-rematch = Play again
table-rematch-ready = A new game is ready.
table-rematch-go = Go to the new table
table-replay = Replay
table-review = Review
table-look-table = See the table
table-show-end = Show the result

## several people at one screen

table-cover = { $player } is up. Everybody else, please look away.
table-uncover = I am { $player }: show my hand

## the coach

table-coach = Coach
table-chances = Win chances
table-hint = Hint
table-hint-chance = { $percent }%

## settings, help and the connection

table-menu = Settings and help
table-settings = Settings
table-sound = Sounds
table-motion = Animations
table-notify = Notify me when it is my turn
table-close = Close
table-yes = Yes
table-no = No
table-zoom = Show this card
table-skip = Go to the question
table-home = Front page
table-language = Language
table-help = Keyboard shortcuts
table-help-arrows = move from card to card; Tab moves to the next area
table-help-enter = choose
table-help-numbers = choose that number
table-help-t = play all treasure
table-help-e = end the phase or the turn
table-help-u = undo
table-help-h = hint, against bots
table-help-z = look at the card you point at or have selected
table-help-q = go to the question
table-help-m = switch between battlefield and pool
table-help-c = chat
table-help-escape = go back, or close what is open
table-offline = Connection lost. Trying again…
table-offline-long = The server is not answering. Your game is safe there; this page continues as soon as the server is back.
table-online = Connected again.
table-gone = This table is no longer available. Reload the page.
table-loading = One moment…
