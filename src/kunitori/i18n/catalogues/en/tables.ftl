### Tables: what cannot be set, what cannot be done now, and the place where tables are kept.

## settings

error-table-settings = The settings of a table must be a JSON object, for example {"{"}"game": "kunitori", "seats": ["person", "captain"]{"}"}.
error-table-setting = A table has no setting “{ $name }”. Its settings are { $names }.
error-table-version = These settings come from a newer version of Kunitori (form { $version }). Update this one.
error-table-number = “{ $name }” must be a whole number from { $low } to { $high }, not “{ $value }”.
error-table-flag = “{ $name }” must be true or false, not “{ $value }”.
error-table-seats = “seats” must be a list with “person” or the name of a bot for each seat.
error-table-seats-record = The game is for { $players } players, but { $seats } seats are planned.
error-table-mix = A mix must be a text of at most { $most } characters, or a list of cards.
error-table-clock = A clock needs a “bank” of { $least } seconds to { $days } days, and may have an “increment” of at most { $most } seconds after each turn; both in whole seconds.
error-table-clock-bots = A clock is for people, and only bots play here.
error-table-hot-seat = To share one screen, at least one person must play.
error-table-title = The title must be a text of at most { $most } characters, in one line.
error-table-tutorial = There is no tutorial “{ $name }”.
error-table-two-sources = A game goes on from a record or from a position, not from both.
error-table-fixed = “{ $name }” is already settled by the game that is to go on. Leave it out.
error-table-until = “until” says after how many moves of a record a game goes on. Give the record too, or leave it out.
error-table-until-over = After { $moves } moves this game was over. Choose an earlier move to go on from.
error-table-bot-outside = Programs of your own cannot be started at this table. They can join as guests.
error-table-bot-budget = At a table bots take the time they always take. Leave out what stands behind the @ in “{ $bot }”.

## people

error-table-name = A name must have 1 to { $most } characters, in one line.
error-table-crest = There is no crest “{ $crest }”. Choose one of { $crests }.
error-table-said = Say something in 1 to { $most } characters.
error-table-sits-already = You already have a seat at this table.
error-table-full = All seats are taken. You can watch.
error-table-taken = Seat { $seat } is taken. Choose another one.
error-table-nobody = No person sits at seat { $seat }.
error-table-no-team = Only players of a game with teams can talk to their team.

## what cannot be done now

error-table-gathering = The game has not begun yet: seats are still free.
error-table-not-full = The game begins when all seats are taken.
error-table-begun = The game has already begun.
error-table-over = The game is over.
error-table-not-over = The game is still going on.
error-table-rematch = Somebody has already set a table for the next game.
error-table-turn = It is { $player } who has to decide now.
error-table-not-asked = You are not asked now.
error-table-move-made = This move has been made already.
error-table-paused = The game is paused. Resume it first.
error-table-not-paused = The game is not paused.
error-table-stood-in = A bot is playing for you. Take your seat back first.
error-table-stands-in = A bot is already playing for { $player }.
error-table-no-stand-in = No bot is playing for you.
error-table-resigned = You have resigned from this game.
error-table-out-of-time = Your time has run out; a bot plays on for you.
error-table-time-left = { $player } still has time.
error-table-no-clock = No clock runs at this table.
error-table-undo-asked = { $player } has already asked to take a move back. Answer that first.
error-table-undo-nothing = Nobody has asked you whether a move may be taken back.
error-table-agree-together = Only all the people at the table together can end the game like this.
error-table-agreed = You have already agreed to end the game here.
error-table-not-agreed = You have not agreed to end the game here.

## games this version cannot go on with

error-table-broken = This game cannot go on with this version of Kunitori, because entry { $entry } of its log no longer fits: { $why }
error-table-newer = This game was played with a newer version of Kunitori: entry { $entry } of its log, “{ $kind }”, is unknown here. Update to go on with it.
error-table-garbled = Entry { $entry } of this game’s log cannot be read. The game cannot go on; the other tables are not affected.

## the store

error-store-url = Tables cannot be kept at “{ $url }”. Give an address that begins with sqlite:/// or postgresql://.
error-store-open = The database { $url } cannot be opened: { $reason }
error-store-driver = PostgreSQL needs one more package here. Install it with: pip install 'kunitori[server]'
error-store-newer = The database { $url } was written by a newer version of Kunitori (revision { $revision }). Update this one.
error-store-table = There is no table “{ $table }”.
error-store-taken = Somebody else was quicker. Look at the table again.
error-store-exists = A table “{ $table }” is already there.
error-store-write = The database does not answer at the moment. Try again in a while.
error-store-backup-there = { $path } is already there. Give the backup another name.
error-store-backup = The backup could not be written to { $path }: { $reason }
error-store-backup-postgres = PostgreSQL has a tool of its own for backups: use pg_dump.
