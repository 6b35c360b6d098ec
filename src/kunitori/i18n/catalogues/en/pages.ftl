### The pages around the table in the browser: front page, new table, replay, review, settings.

## every page

site-title = { $page } – Kunitori
site-name = Kunitori
site-skip = Skip to content
site-navigation = Pages
site-play = Play
site-games = My games
site-learn = Learn
site-rules = Rules
site-cards = Cards
site-about = About
site-settings = Settings
site-language = Language
site-fan = An unofficial fan project; the games belong to their owners.
site-you = You are { $name }. Settings
site-problem = Problem
site-labelled = { $label }: { $text }

## the front page

front-tagline = Build a deck, raise an army, take the land. The card games of the Sengoku age, at your own table.
front-continue = Continue
front-more = All my games
front-play = Play against bots
front-play-text = Pick a game and start right away.
front-opponents = Opponents
front-level = Level
front-kunitori = The base game: money, land and the first armies.
front-world-on-fire = Tactics, ninja and battles fought together.
front-world-chaos = Both games mixed, in the recommended selection.
front-moegahara = East against West: two teams, one battlefield, ten Lands.
front-custom = Your own selection, or a random one.
front-players = 2 to 6 players
front-players-teams = 2, 4 or 6 players
front-start = Play { $game }
front-set = More options
front-mix = Choose your own cards
front-friends = With friends
front-friends-text = Create a table and send the link: everybody plays in their own browser, no account needed. Or share one screen.
front-new = New table
front-join = Got a link?
front-join-text = To join, watch or replay a game: paste the link you were sent.
front-join-go = Open
front-lan = On other devices
front-lan-text = Scan the code, or type the address into the browser of another device on this network.
front-look = Practise and look back
front-look-text = Solve a puzzle, or step through a finished game: see where it turned, and play from any move.
front-import = Open a record
front-learn = New here?
front-learn-text = A short guided game teaches you each of the games. All rules and cards are here to look up, too.
front-learn-go = Learn to play

## a new table

new-title = New table
new-game = Game
new-mix = Cards in the mix
new-mix-text = For a custom mix only. Recommendations are just advice: you can play any mix (rule X2).
new-mix-random = Random, as recommended
new-mix-own = My own selection
new-mix-roll = Random selection
new-mix-preset = Use World Chaos
new-mix-none = Clear all
new-mix-check = Check the mix
new-mix-generals = Generals
new-mix-treasury = Treasure and victory points
new-mix-both = From both games
new-mix-count = { $kinds ->
    [one] One kind of action card.
   *[other] { $kinds } kinds of action cards.
  }
new-mix-sound = As recommended.
new-mix-cost = cost { $cost }
new-seats = Seats
new-seats-text = In turn order. Leave the seats you do not need empty.
new-seats-teams = In Moegahara the seats alternate between the two teams: 1, 3 and 5 against 2, 4 and 6.
new-seat = Seat { $number }
new-seat-empty = Empty
new-seat-me = Me
new-seat-friend = A friend, by link
new-seat-person = Somebody at this screen
new-seat-levels = Bots
new-seat-plans = Bots that follow one plan
new-seat-name = Name at seat { $number }
new-seat-name-hint = Name
new-seat-up = Seat { $number } up
new-start = Starting player
new-start-chance = Random
new-more = More: clock, bot speed, seed, corrections
new-clock = Clock
new-clock-none = No clock
new-clock-some = { $minutes ->
    [one] One minute
   *[other] { $minutes } minutes
  } each, plus { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
  } per decision
new-clock-text = If a player runs out of time, a bot takes over.
new-absence = If somebody is away
new-absence-usual = Default: after { $bot } / { $alone }
new-absence-some = After { $bot } / { $alone }
new-absence-text = After the first delay the others can let a bot take over; after the second they can decide on take-backs and on ending the game without the absent player. With a clock, “default” means that the clock decides. Everybody who sits down agrees to this.
absence-rule = If somebody is away and keeps the others waiting: after { $bot } the others can let a bot take over; after { $alone } they can decide on take-backs and on ending the game without that player. By sitting down you agree to this.
absence-clock = If somebody is away, the clock decides: when their time runs out, a bot takes over. By sitting down you agree to this.
absence-days = { $count ->
    [one] one day
   *[other] { $count } days
  }
absence-hours = { $count ->
    [one] one hour
   *[other] { $count } hours
  }
absence-minutes = { $count ->
    [one] one minute
   *[other] { $count } minutes
  }
absence-seconds = { $count ->
    [one] one second
   *[other] { $count } seconds
  }
new-pace = Bot speed
new-pace-slow = Slow, easy to follow
new-pace-steady = Normal
new-pace-quick = Fast
new-pace-none = Instant
new-language = Language of bot names
new-rounds = Round limit
new-rounds-text = Leave empty for no limit.
new-seed = Seed
new-seed-text = A word or number that makes the shuffles repeatable. Anybody who knows it can work out every card.
new-corrections = Corrections
new-corrections-text = The numbers on your own printed cards, as a corrections file. Paste it, or choose the file.
new-corrections-file = Choose a file
new-name = Name of the table
new-name-text = Leave empty to use the name of the game.
new-go = Create table
new-error-seats = Fill at least two seats: add a bot or a friend.
new-error-choice = “{ $value }” cannot be chosen here.
new-error-me = You can take only one seat.
new-error-screen = Friends by link and people at this screen cannot share a table.
new-error-people = Take a seat yourself, or let only bots play and watch them.
form-error-number = “{ $field }” needs a whole number from { $least } to { $most }, not “{ $value }”.
form-error-long = This is too long. Please shorten it.
form-error-text = The form could not be read. Go back and try again.

## names and crests

settings-title = Settings
settings-you = You at the table
settings-name = Name
settings-name-text = This is how the others see you. Up to 24 characters.
settings-crest = Crest
settings-view = At the table
settings-motion = Animations
settings-motion-system = Same as this device
settings-motion-full = On
settings-motion-none = Off
settings-sound = Sound
settings-sound-on = On
settings-sound-off = Off
settings-save = Save
settings-kept = Saved.
settings-note = Everything above is kept in a cookie in this browser; there is no account.
settings-recovery = Keep your games
settings-recovery-text = This link is you: it opens all your games on another device, and here again if the browser forgets you. Save it, and show it to nobody.
settings-recovery-camera = QR code for your phone
recover-title = Bring your games here
recover-text = From now on, this browser plays all the games behind this link. Continue only if the link is yours.
recover-own = This browser may already have games. Save their link first, or you will lose them here:
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
games-running = In progress
games-over = Finished
games-none = No games yet. Start one on the front page, and it is kept here.
games-gathering = waiting for players
games-your-turn = your turn
games-turn = { $player }’s turn
games-paused = paused
games-won = you won
games-winner = won by { $players }
games-round = round { $round }
games-continue = Continue
games-watch = Watch
games-replay = Replay
games-review = Review
games-record = Record
games-of = { $action }: { $table }
games-device = On another device
games-device-text = This link is your seat: anybody who opens it plays as you. Keep it to yourself.
games-with = with { $players }

## joining, and the table while it fills

join-title = Join a table
join-text = You are invited to this table: { $table }
join-seat = Seat
join-any = Any free seat
join-go = Take a seat
join-watch = Just watch
join-full = All seats are taken. You can watch.
join-error-link = This is not a link to a table. A link looks like this: { $example }
join-error-token = This link to a seat is not valid. Copy it again from “My games”.
join-known-deal = The cards at this table are not secret: the person who set it up chose the seed, or is continuing a recorded game, and can know every hand.
lobby-title = Waiting for players
lobby-text = The game starts as soon as every seat is taken.
lobby-invite = Invite friends
lobby-invite-text = Send this link. Anybody who opens it can take a free seat.
lobby-copy = Copy the link
lobby-copied = Copied
lobby-qr = QR code of the link
lobby-seats = Seats
lobby-free = free
lobby-you = { $name } (you)
lobby-person = person
lobby-team = team { $team }
lobby-leave = Leave the seat
lobby-rename = Change name and crest

## replay

replay-title = Replay: { $table }
replay-first = To the start
replay-back = One move back
replay-on = One move forward
replay-last = To the end
replay-turn-back = Previous turn
replay-turn-on = Next turn
replay-auto = Autoplay
replay-stop = Stop
replay-move = Move { $move } of { $moves }
replay-slider = Move
replay-go = Show
replay-seen = View
replay-seen-open = All hands
replay-seen-watcher = Spectator
replay-chance = Win chance
replay-share = Link to this move
replay-keys = Keys: ← → one move, ↑ ↓ one turn, Home and End, Space plays.
replay-branch = Play from here
replay-branch-text = Starts a new table from this position. The original game does not change.
replay-branch-seat = I play for
replay-branch-others = The others
replay-branch-go = Start
replay-this = What happened here
replay-nothing = Nothing has happened yet.
replay-quiet = Nothing changed on the table.
replay-download = Download the record
replay-table = Back to the table
replay-error-running = This game is not over yet, and its record would reveal every hand. You will find it here when the game is over.
replay-error-move = This game has moves 0 to { $moves }, but no move “{ $move }”.
replay-error-seat = There is no seat “{ $seat }” in this game.
import-title = Open a record
import-text = Paste the record of a game, or choose its file. It is replayed and checked move by move. You can step through a finished game, or continue an unfinished one.
import-record = Record
import-file = Choose a file
import-go = Open
import-on = Continue
import-unfinished = This game is not over. Choose whose seat you take.

## report a problem

problem-title = Report a problem
problem-text = Tell us what went wrong and what you expected. Your note is kept with the game, so that it can be replayed up to this very move.
problem-note = Note
problem-go = Report
problem-empty = Please say what went wrong; an empty note helps nobody.
problem-not-here = Only players at this table can leave a note with its game.
problem-thanks = Thank you. The note is kept with the game.
problem-later = While the game runs, its record stays secret. Once it is over, you can download it here with your note.
problem-download = Download the record with the note

## the review of a game

study-title = Review: { $table }
study-working = Analysing: { $done } of { $all } moves.
study-waiting = Another game is being reviewed; this one is next.
study-reload = Refresh
study-failed = This game could not be reviewed.
study-chart = Win chances of { $players }, turn by turn; the table below has the figures.
study-whose = Whose choices
study-everybody = Everybody
study-figures = All figures
study-see = Show this moment
study-long = Games of more than { $moves } moves are too long to review here.
study-running = You can review a game once it is over.

## learning, and about this work

learn-title = Learn to play
learn-text = Each lesson is a real game: you get tasks, you play, and you see why.
learn-go = Learn { $game }
learn-first = Start here.
learn-before = Best after { $game }.
learn-lesson = A real game on a real table. You are told what to do and why; if you try something else, you hear why not. Stop whenever you like and continue later from “My games”.
learn-begin = Start
learn-look = Look things up
learn-rules-text = All rules and rulings, numbered and searchable.
learn-cards-text = Every card, with the source of every number.
learn-try = Or just play: the recruit is a patient opponent.
learn-try-go = Play against a recruit
about-title = About
about-fan = This is an unofficial fan project. It is not affiliated with, endorsed or supported by Arclight or any other rights holder. The names of the games belong to their owners. No artwork and no text of the printed games is included; rules and card texts are in our own words. If you like the games, please buy the printed ones.
about-credits = The people who made the games
about-named = As named in the rulebooks.
about-thanks = We also used the German and French rulebooks of World on Fire. Our copies do not name their translators; we thank them all the same.
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
about-licence-code = The code is under the MIT licence. The fonts are under the SIL Open Font License 1.1:
about-version = Version
about-engine = Engine
about-revision = Rules revision
about-hash = Rules and cards
about-hash-text = Two servers with the same values play the same game.
about-api = For programs: the JSON API

## when something is wrong

wrong-title = That did not work
wrong-missing = Not found
wrong-own = Our mistake
wrong-home = Front page
