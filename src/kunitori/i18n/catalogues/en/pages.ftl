### The pages around the table in the browser: front page, new table, replay, review, settings.

## every page

site-title = { $page } – Kunitori
site-name = Kunitori
site-skip = To the content
site-navigation = Pages
site-play = Play
site-games = My games
site-learn = Learn
site-rules = Rules
site-cards = Cards
site-about = About
site-settings = Settings
site-language = Language
site-fan = An unofficial fan work; the games belong to their owners.
site-you = You are { $name }. Settings
site-problem = What is wrong
site-labelled = { $label }: { $text }

## the front page

front-tagline = Build a deck, raise an army, take the land. The card games of the Sengoku age, at your own table.
front-continue = Go on playing
front-more = All my games
front-play = Play against bots now
front-play-text = Choose a game and you sit at the table.
front-opponents = Opponents
front-level = Strength
front-kunitori = The base game: money, land and the first armies.
front-world-on-fire = Tactics, ninja and battles fought together.
front-world-chaos = Both games mixed, in the recommended selection.
front-moegahara = East against West: two teams, one battlefield, ten Lands.
front-custom = Your own selection, or one by chance.
front-players = 2 to 6 players
front-players-teams = 2, 4 or 6 players
front-start = Play { $game }
front-set = Set the table yourself
front-mix = Mix your own cards
front-friends = With friends
front-friends-text = Set a table and send the link: everybody plays in their own browser, without an account. Or hand one screen round.
front-new = New table
front-join = Link to a table
front-join-text = To join, watch or look again: paste the link you were sent.
front-join-go = Go there
front-lan = Other devices at home
front-lan-text = Scan the code or type the address into the browser of another device in this network.
front-look = Look again
front-look-text = Step through a finished game, see where it turned, and play on from any move.
front-import = Open a record
front-learn = New here?
front-learn-text = A short game with tasks teaches each of the games; rules and all cards are here to look up.
front-learn-go = Learn to play

## a new table

new-title = New table
new-game = Game
new-mix = Cards of the mix
new-mix-text = For a custom mix only. Recommendations are hints: every mix can be played (rule X2).
new-mix-random = By chance, as recommended
new-mix-own = My own selection
new-mix-roll = Draw a selection
new-mix-preset = Take World Chaos
new-mix-none = Clear all
new-mix-check = Check the mix
new-mix-generals = Generals
new-mix-treasury = Treasure and victory points
new-mix-both = of both games
new-mix-count = { $kinds ->
    [one] One kind of action cards.
   *[other] { $kinds } kinds of action cards.
  }
new-mix-sound = As recommended.
new-mix-cost = cost { $cost }
new-seats = Seats
new-seats-text = In the order of play. Leave empty what you do not need.
new-seats-teams = In Moegahara the seats belong to the two teams by turns: 1, 3 and 5 against 2, 4 and 6.
new-seat = Seat { $number }
new-seat-empty = empty
new-seat-me = me
new-seat-friend = a friend, by link
new-seat-person = somebody at this screen
new-seat-levels = Bots
new-seat-plans = Bots with one plan
new-seat-name = Name at seat { $number }
new-seat-name-hint = name
new-seat-up = Seat { $number } up
new-start = Who begins
new-start-chance = chance decides
new-more = More: clock, pace, seed, corrections
new-clock = Clock
new-clock-none = without a clock
new-clock-some = { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
  } each, plus { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
  } a decision
new-clock-text = A bot plays on for whoever runs out of time.
new-pace = Pace of the bots
new-pace-slow = slow, to follow everything
new-pace-steady = steady
new-pace-quick = quick
new-pace-none = at once
new-language = Bots are named in
new-rounds = End after so many rounds
new-rounds-text = Empty: only when the rules end it.
new-seed = Seed
new-seed-text = A word or number that makes the shuffles repeatable. Whoever knows it can know every card.
new-corrections = Corrections
new-corrections-text = Numbers of your own cards, as a corrections file says them. Paste it, or choose the file.
new-corrections-file = Choose a file
new-name = Name of the table
new-name-text = Empty: the name of the game.
new-go = Set the table
new-error-seats = At least two seats must be taken. Give a bot or a friend a place.
new-error-choice = “{ $value }” cannot be chosen here.
new-error-me = You can sit at one seat only.
new-error-screen = Friends by link and people at this screen cannot be mixed at one table.
new-error-people = Take a seat yourself, or let only bots play and watch them.
form-error-number = “{ $field }” needs a whole number from { $least } to { $most }, not “{ $value }”.
form-error-long = This is too long to be read here. Shorten it.
form-error-text = What was sent is not a form that can be read here. Go back and try again.

## names and crests

settings-title = Settings
settings-you = You at the table
settings-name = Name
settings-name-text = This is how the others see you. Up to 24 characters.
settings-crest = Crest
settings-view = At the table
settings-motion = Movement
settings-motion-system = as the device is set
settings-motion-full = cards fly
settings-motion-none = nothing moves
settings-sound = Sound
settings-sound-on = on
settings-sound-off = off
settings-save = Save
settings-kept = Saved.
settings-note = Everything above stays in a cookie of this browser; there is no account.
settings-recovery = Keep your games
settings-recovery-text = This link is you: it opens all your games on another device, and here again if the browser forgets you. Save it, and show it to nobody.
settings-recovery-camera = As a picture for your phone’s camera
recover-title = Bring your games here
recover-text = From now on, this browser plays all games of the person whose link this is. Go on only if it is your own link.
recover-own = This browser may already have games. Save their link first, or they stay behind:
recover-go = Yes, this is my link
recover-not = Never mind
recover-error-code = This link does not lead to anybody’s games. Copy it again from the settings of the browser where your games are.
guest-name = Guest
crest-mitsudomoe = three commas
crest-hishi = four diamonds
crest-uroko = three scales
crest-kikyo = bellflower
crest-sakura = cherry blossom
crest-umebachi = plum blossom
crest-kuyo = nine stars
crest-jumonji = cross in a ring
crest-futatsuhiki = two bars in a ring
crest-igeta = well frame
crest-rokumonsen = six coins
crest-yotsume = four eyes
crest-kikko = tortoise shell
crest-ogi = fan
crest-janome = snake’s eye
crest-shippo = linked rings
crest-tsuki = moon and star
crest-chidori = plover
crest-aoi = hollyhock
crest-kuginuki = nail puller

## my games

games-title = My games
games-running = Under way
games-over = Finished
games-none = No game yet. Choose one on the front page, and it is kept here.
games-gathering = waits for players
games-your-turn = your turn
games-turn = { $player }’s turn
games-paused = paused
games-won = you won
games-winner = won by { $players }
games-round = round { $round }
games-continue = Go on
games-watch = Watch
games-replay = Replay
games-review = Review
games-record = Record
games-of = { $action }: { $table }
games-device = On another device
games-device-text = This link is your own seat: whoever opens it plays for you. Keep it to yourself.
games-with = with { $players }

## joining, and the table while it fills

join-title = Join a table
join-text = You are invited to this table: { $table }
join-seat = Seat
join-any = any free seat
join-go = Sit down
join-watch = Only watch
join-full = All seats are taken. You can watch.
join-error-link = This is not a link to a table. One looks like this: { $example }
join-error-token = This link to a seat is not valid. Copy it again from “My games”.
join-known-deal = The cards of this table are not secret: the person who set it up chose the seed, or continues a game on record, and can know every hand.
lobby-title = The table is being set
lobby-text = The game begins as soon as every seat is taken.
lobby-invite = Invite friends
lobby-invite-text = Send this link. Whoever opens it can take a free seat.
lobby-copy = Copy the link
lobby-copied = Copied
lobby-qr = QR code of the link
lobby-seats = Seats
lobby-free = free
lobby-you = { $name } (you)
lobby-bot = bot
lobby-person = person
lobby-team = team { $team }
lobby-leave = Leave the seat
lobby-rename = Change name and crest

## replay

replay-title = Replay: { $table }
replay-first = To the beginning
replay-back = One move back
replay-on = One move on
replay-last = To the end
replay-turn-back = Previous turn
replay-turn-on = Next turn
replay-auto = Play automatically
replay-stop = Stop
replay-move = Move { $move } of { $moves }
replay-slider = Move
replay-go = Show
replay-seen = View
replay-seen-open = all hands open
replay-seen-watcher = spectator
replay-chance = Chance to win
replay-share = Link to this move
replay-keys = Keys: ← → one move, ↑ ↓ one turn, Home and End, Space plays.
replay-branch = Play on from here
replay-branch-text = A new table begins with this position. The old game stays as it was.
replay-branch-seat = I play for
replay-branch-others = The others
replay-branch-go = Begin
replay-this = What happened here
replay-nothing = Nothing has happened yet.
replay-download = Download the record
replay-table = To the table
replay-error-running = This game is not over yet, and a record would tell every hand. It is here when the game is over.
replay-error-move = This game has moves 0 to { $moves }, but no move “{ $move }”.
replay-error-seat = There is no seat “{ $seat }” in this game.
import-title = Open a record
import-text = Paste the record of a game, or choose its file. It is replayed and checked move by move. A finished game can be stepped through; one that is not over can be played on.
import-record = Record
import-file = Choose a file
import-go = Open
import-on = Play on
import-unfinished = This game is not over. Choose who you play for.

## report a problem

problem-title = Report a problem
problem-text = Say what went wrong and what you expected. The note is kept with the game, so that it can be replayed up to this very move.
problem-note = Note
problem-go = Report
problem-empty = Write what went wrong; an empty note helps nobody.
problem-thanks = Thank you. The note is kept with the game.
problem-later = While the game runs, its record stays secret. Once it is over, you can download it here with your note.
problem-download = Download the record with the note

## the review of a game

study-title = Review: { $table }
study-working = Thinking the game through again: { $done } of { $all } moves.
study-waiting = Another game is being reviewed; this one comes next.
study-reload = Look again
study-failed = This game could not be reviewed.
study-chart = Chances to win of { $players }, turn by turn; the table below has the figures.
study-figures = All figures
study-see = See this moment
study-long = A game of more than { $moves } moves is too long to be reviewed here.
study-running = A game can be reviewed when it is over.

## learning, and about this work

learn-title = Learn to play
learn-text = Each lesson is a real game with tasks: you play, and are told why.
learn-go = Learn { $game }
learn-first = The best one to begin with.
learn-before = Best taken after { $game }.
learn-lesson = A real game on a real table. You are told what to do and why; another move is answered with a reason. You can stop at any time and go on later from your games.
learn-begin = Begin
learn-look = To look up
learn-rules-text = All rules and rulings, numbered, with a search.
learn-cards-text = Every card of the three games, with the source of every number.
learn-try = Or just play: the recruit is a patient opponent.
learn-try-go = Play against a recruit
about-title = About
about-fan = This is an unofficial fan work. It is not affiliated with, endorsed or supported by Arclight or any other holder of rights in the games. The names of the games belong to their owners. No artwork and no text of the printed games is included; rules and card texts are told in our own words. If you like the games, please buy the printed ones.
about-credits = The games are the work of these people
about-named = Named as the rulebooks name them.
about-thanks = The German and the French rulebook of World on Fire were consulted too; the copies we know do not name their translators, to whom our thanks go all the same.
about-role-design = Game design
about-role-assistant-design = Assistant design
about-role-developers = Developers
about-role-assistant-developers = Assistant developers
about-role-direction = Art direction
about-role-graphics = Graphic design
about-role-cover = Cover illustration
about-role-illustrations = Illustrations
about-role-translation = Translation
about-licences = Licences
about-licence-code = The code of this work is under the MIT licence. The fonts are under the SIL Open Font License 1.1:
about-version = Version
about-engine = Engine
about-revision = Revision of the rules
about-hash = Rules and cards
about-hash-text = Two servers with the same figures play the same game.
about-api = For programs: the JSON API

## when something is wrong

wrong-title = That does not work
wrong-missing = Nothing here
wrong-own = Our mistake
wrong-home = To the front page
