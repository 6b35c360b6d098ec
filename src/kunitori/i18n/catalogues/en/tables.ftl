### Tables: what cannot be set, what cannot be done now, and the place where tables are kept.

## settings

error-table-settings = The settings of a table must be a JSON object, for example {"{"}"game": "kunitori", "seats": ["person", "captain"]{"}"}.
error-table-setting = A table has no setting “{ $name }”. Its settings are { $names }.
error-table-version = These settings come from a newer version of Kunitori (format { $version }). Update this one.
error-table-number = “{ $name }” must be a whole number from { $low } to { $high }, not “{ $value }”.
error-table-flag = “{ $name }” must be true or false, not “{ $value }”.
error-table-seats = “seats” must be a list with “person” or the name of a bot for each seat.
error-table-seats-record = The game has { $players } players, but the table has { $seats } seats.
error-table-mix = A mix must be a text of at most { $most } characters, or a list of cards.
error-table-clock = A clock needs a “bank” of { $least } seconds to { $days } days and may have an “increment” of at most { $most } seconds per turn; both are whole seconds.
error-table-clock-bots = A clock is for people, but only bots play here.
error-table-hot-seat = To share a screen, at least one person must play.
error-table-title = The title must be one line of at most { $most } characters.
error-table-tutorial = There is no tutorial “{ $name }”.
error-table-two-sources = A game continues from a record or from a position, not from both.
error-table-fixed = “{ $name }” is already fixed by the game that continues. Leave it out.
error-table-until = “until” is the number of moves of a record after which the game continues. Give the record too, or leave it out.
error-table-until-over = After { $moves } moves this game was over. Choose an earlier move.
error-table-bot-outside = You cannot start your own programs at this table. They can join as guests.
error-table-bot-budget = Bots at a table always take their usual time. Leave out what follows the @ in “{ $bot }”.

## people

error-table-name = A name must be one line of 1 to { $most } characters.
error-table-crest = There is no crest “{ $crest }”. Choose one of { $crests }.
error-table-said = A message must have 1 to { $most } characters.
error-table-sits-already = You already have a seat at this table.
error-table-full = All seats are taken. You can watch.
error-table-taken = Seat { $seat } is taken. Choose another one.
error-table-nobody = There is no person at seat { $seat }.
error-table-no-team = Only in games with teams can you talk to your team.

## what cannot be done now

error-table-gathering = The game has not begun yet: seats are still free.
error-table-not-full = The game begins when all seats are taken.
error-table-begun = The game has already begun.
error-table-over = The game is over.
error-table-not-over = The game is still going on.
error-table-rematch = Somebody has already set up a table for the next game.
error-table-turn = It is { $player } who has to decide now.
error-table-not-asked = You have nothing to decide at the moment.
error-table-move-made = This move has already been made.
error-table-paused = The game is paused. Resume it first.
error-table-not-paused = The game is not paused.
error-table-stood-in = A bot is playing for you. Take your seat back first.
error-table-stands-in = A bot is already playing for { $player }.
error-table-no-stand-in = No bot is playing for you.
error-table-resigned = You have resigned from this game.
error-table-out-of-time = Your time has run out; a bot plays for you.
error-table-time-left = { $player } still has time.
error-table-no-clock = There is no clock at this table.
error-table-undo-asked = { $player } has already asked to take a move back. Answer that first.
error-table-undo-nothing = Nobody has asked you whether a move may be taken back.
error-table-agree-together = The game can end like this only if all people at the table agree.
error-table-agreed = You have already agreed to end the game here.
error-table-not-agreed = You have not agreed to end the game here.

## games this version cannot go on with

error-table-broken = This game cannot go on with this version of Kunitori, because entry { $entry } of its log no longer fits: { $why }
error-table-newer = This game was played with a newer version of Kunitori: entry { $entry } of its log, “{ $kind }”, is unknown here. Update to continue it.
error-table-garbled = Entry { $entry } of this game’s log cannot be read. The game cannot continue; other tables are not affected.

## the store

error-store-url = Tables cannot be stored at “{ $url }”. Use an address that begins with sqlite:/// or postgresql://.
error-store-open = The database { $url } cannot be opened: { $reason }
error-store-driver = PostgreSQL needs one more package here. Install it with: pip install "kunitori[server]"
error-store-newer = The database { $url } was written by a newer version of Kunitori (revision { $revision }). Update this one.
error-store-table = There is no table “{ $table }”.
error-store-taken = Somebody else was faster. Look at the table again.
error-store-exists = There is already a table “{ $table }”.
error-store-write = The database is not answering. Try again in a while.
error-store-backup-there = { $path } already exists. Choose another name for the backup.
error-store-backup = The backup could not be written to { $path }: { $reason }
error-store-backup-postgres = PostgreSQL has its own backup tool: use pg_dump.
error-store-none = There is no database { $url } yet, so there is nothing to copy. Check --database or KUNITORI_DATABASE_URL.
error-reason-folder = there is no such folder.
error-reason-forbidden = you are not allowed to write there.
error-reason-is-folder = that is a folder, not a file.
error-reason-name = the name is too long.
error-reason-full = the disk is full.
error-reason-silent = nothing answers there.
error-reason-busy = another program is using it.
error-reason-not-ours = the file is not a database.
error-reason-broken = the database is damaged.
error-reason-unusable = the system cannot read or write this file.
