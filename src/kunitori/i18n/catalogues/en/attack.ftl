### Attacks with honest players beside them: `make attack`.

attack-error-honest = The honest players stopped by themselves, so nothing was proved. The output above says why.
attack-error-attacker = The attacker “{ $name }” stopped by itself, so nothing was proved. The output above says why.

attack-begins = { $count ->
    [one] One attack
   *[other] { $count } attacks
  } on a server with honest players. Done so far:
attack-title = What honest players notice of each attack
attack-attack = Attack
attack-column-page = Pages, 99%
attack-column-move = Moves, 99%
attack-column-captain = Captain, 99%
attack-refused = Failed
attack-quiet = No attack
attack-more = { $figure }: { $value }, but at most { $bound } are allowed.
attack-less = { $figure }: { $value }, but at least { $bound } are expected.
attack-not-pinned = This machine does not let us choose cores. Server and attackers shared them, so the times mean little.

## the attacks

attack-name-identity = Forms, frames and pictures from other sites
attack-name-foreign-seats = A stranger at somebody else’s table
attack-name-known-deal = A deal that somebody knows
attack-name-daily-deal = A guest who wants to know the cards of the day
attack-name-look-alikes = Names that look alike
attack-name-rebinding = A foreign name for this server
attack-name-push = Messages to private addresses
attack-name-whispers = An enemy listens for whispers
attack-name-absence = Alone while the other is away
attack-name-asleep = A server that slept
attack-name-whole-log = The whole log of 9,900 moves, 40 times at once
attack-name-rules-search = Searching the rules for 8 KB
attack-name-long-replays = Stepping through 9,900 moves
attack-name-cold-replays = Long replays, each opened once
attack-name-first-views = Many long games, opened in turn
attack-name-statics = Files and pages that do not exist
attack-name-imports = Imports in a loop
attack-name-notes = Notes by strangers, reviews started again and again
attack-name-half-sent = 5,000 half-sent requests
attack-name-long-polls = Waiting over hundreds of connections
attack-name-deaf-sockets = Sockets that never read
attack-name-messages = A flood of messages over 40 sockets
attack-name-bot-sockets = A flood of answers over bot sockets
attack-name-chat = A flood of chat over 40 sockets
attack-name-crowd = 216 sockets at one table
attack-name-bombs = Bombs: small on the wire, large in memory
attack-name-fuzz = Nonsense over sockets, pages and API
attack-name-puzzles = The rating of a puzzle, pushed by ever new guests
attack-name-own-cards = Hostile files of own cards and pictures
attack-name-measuring = Measurements, begun and stopped without end
attack-name-many-tables = As many tables as possible
attack-name-hints = Hints as fast as possible
attack-name-masters = 82 endless tables of six masters
attack-name-masters-restart = The same tables after a restart
attack-name-masters-joined = Tables of five masters and one person

## the figures

attack-figure-page-p99 = Honest pages, 99%
attack-figure-move-p99 = An honest move, 99%
attack-figure-captain-p99 = A captain’s turn, 99%
attack-figure-pages = Honest pages
attack-figure-moves = Honest moves
attack-figure-captains = A captain’s turns
attack-figure-honest-refused = Honest requests and moves that failed
attack-figure-breaches = What the attackers got
attack-figure-mistakes = Answers with a server error
attack-figure-server-mistakes = Errors in the server’s log
attack-figure-memory-grown = Memory growth
attack-figure-stored = Stored by one guest
attack-figure-imported = Records imported
attack-figure-opened = Connections opened
attack-figure-still-open = Connections still open
attack-figure-answered = Messages answered
attack-figure-closed = Sockets closed by the server
attack-figure-said = Chat messages written
attack-figure-tables-made = Tables made
attack-figure-refusals = Refusals
attack-figure-charged = Time taken off the clock
attack-figure-lost = Honest moves lost
