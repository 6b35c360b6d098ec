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
error-table-absence = “absence” needs “stand_in” and “concede” in whole seconds: at least { $least } seconds, at most { $days } days, and “concede” not before “stand_in”.
error-table-clock-bots = A clock is for people, but only bots play here.
error-table-hot-seat = To share a screen, at least one person must play.
error-table-title = The title must be one line of at most { $most } characters.
error-table-tutorial = There is no tutorial “{ $name }”.
error-table-two-sources = A game continues from a record or from a position, not from both.
error-table-fixed = “{ $name }” is already fixed by the game that continues. Leave it out.
error-table-until = “until” is the number of moves of a record after which the game continues. Give the record too, or leave it out.
error-table-until-over = After { $moves } moves this game was over. Choose an earlier move.
error-table-bot-outside = You cannot seat programs, or minds and lists from files, at this table. A program can join as a guest.
error-table-bot-budget = Bots at a table always take their usual time. Leave out what follows the @ in “{ $bot }”.

## people

error-table-name = A name must be one line of 1 to { $most } characters.
error-table-name-invisible = A name must be made of characters that can be seen.
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
error-table-no-number = No number for the shuffles is expected from you now.
error-table-number-false = “{ $number }” is not the number that your part committed to.
error-table-over = The game is over.
error-table-not-over = The game is still going on.
error-table-rematch = Somebody has already set up a table for the next game.
error-table-turn = { $player } has to decide now.
error-table-not-asked = You have nothing to decide at the moment.
error-table-move-made = This move has already been made.
error-table-paused = The game is paused. Resume it first.
error-table-not-paused = The game is not paused.
error-table-not-ready = { $count ->
    [one] { $players } is not ready yet.
   *[other] { $players } are not ready yet.
  } The clocks start again when every player is ready.
error-table-stood-in = A bot is playing for you. Take your seat back first.
error-table-stands-in = A bot is already playing for { $player }.
error-table-no-stand-in = No bot is playing for you.
error-table-not-away = { $player } has not been away for as long as you agreed.
error-table-conceded = You already decide without { $player }.
error-table-clock-decides = At this table the clock decides: no bot takes over while a player has time left.
error-table-resigned = You have resigned from this game.
error-table-out-of-time = Your time has run out; a bot is playing for you.
error-table-time-left = { $player } still has time.
error-table-no-clock = There is no clock at this table.
error-table-undo-asked = { $player } has already asked to take a move back. Answer that first.
error-table-undo-nothing = Nobody has asked you whether a move may be taken back.
error-table-agree-together = The game can end like this only if every person at the table agrees.
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
error-store-taken = Somebody else was faster. Check the table and try again.
error-store-exists = There is already a table “{ $table }”.
error-store-write = The database is not answering. Try again in a while.
error-store-full = The server’s disk is full, so nothing can be stored. Your last action did not happen; try it again when there is room.
error-store-forbidden = The server is not allowed to write to its database, so nothing can be stored. Your last action did not happen; try it again later.
error-store-broken = The server’s database is damaged here. Tell the person who runs the server; a backup can help.
error-store-gone = The server’s database was moved or deleted, so nothing can be stored. Your last action did not happen; tell the person who runs the server.
error-store-backup-there = { $path } already exists. Choose another name for the backup.
error-store-backup = The backup could not be written to { $path }: { $reason }
error-store-backup-postgres = PostgreSQL has its own backup tool: use pg_dump.
error-store-none = There is no database { $url } yet, so there is nothing to copy. Check --database or KUNITORI_DATABASE_URL.
error-reason-folder = there is no such folder. Make it first, or choose another place.
error-reason-forbidden = you are not allowed to write there. Change the permissions of the folder and the file, or choose another place.
error-reason-is-folder = that is a folder, not a file. Choose a name for a file in it.
error-reason-name = the name is too long. Choose a shorter one.
error-reason-full = the disk is full. Make room, then try again.
error-reason-silent = nothing answers there. Check the address, and whether the database is running.
error-reason-busy = another program is using it. Close that program, or wait until it is done.
error-reason-not-ours = it is not a database of Kunitori. The file was left as it is; choose another one.
error-reason-broken = the file is damaged. Put a backup in its place and delete the files beside it that end in -wal and -shm, or move it away to start afresh.
error-reason-unusable = the system cannot read or write this file. Check the disk, or choose another place.
error-reason-log = the newest moves are damaged; they are in the file beside it that ends in -wal. Put a backup in place of the database, or delete that file to go on without them.
error-reason-emptied = the file is empty, although games were stored in it. Put a backup in its place, or delete it to start afresh.
