### The API: what it refuses, and the page that shows it.

## refusals

api-error-json = The body of the request is not valid JSON.
api-error-body = The body of the request is missing or cannot be read. Send JSON, with the content type application/json.
api-error-missing = “{ $field }” is missing.
api-error-extra = “{ $field }” is unknown here. Leave it out.
api-error-least = “{ $field }” must be at least { $least }, not “{ $given }”.
api-error-least-long = “{ $field }” is too short: it needs at least { $least }.
api-error-most = “{ $field }” can be { $most } at most, not “{ $given }”.
api-error-most-long = “{ $field }” is too long: it can have { $most } at most.
api-error-field = “{ $field }” cannot be “{ $given }”. The schema says what is possible.
api-error-address = There is nothing at this address. /api/docs lists all addresses.
api-error-method = This address does not support this method. /api/docs says which it supports.
api-error-game = There is no such game here. Choose one of { $games }.
api-error-token = This token opens no seat at this table.
api-error-no-token = Say who you are: send your seat’s token as “Authorization: Bearer …”.
api-error-spectator = Only players at this table can do that.
api-error-seat = Seat { $seat } is not yours.
api-error-invite = You need the table’s invitation to sit down here. Anybody who already has a seat can give it to you.
api-error-all-sit = All seats are taken; nobody else can be invited.
api-error-move-or-steps = Send either “move” or “steps”, not both.
api-error-not-playing = Nothing is being played at this table now.
api-error-not-over = The game is not over yet. Hands and shuffles are secret until then.
api-error-no-move = The game has no such move; it has { $moves } moves.

## mixes to begin with

api-mix-everything = All cards of both games
api-mix-random = Random, as recommended

## the page

api-title = Kunitori: the API
api-about = Everything you can do at a table, for programs: create tables, sit down, look, move, talk, replay. A token stands for a seat; every refusal is one sentence with its rule.
api-begin = Getting started
api-begin-make = Create a table and sit down:
api-begin-look = Look at it with the token from the answer, and wait for your turn:
api-begin-move = Answer with one of the options:
api-begin-more = The source code contains a complete client like this one and an explanation of every field.
api-schema = The schema (OpenAPI 3.1)
api-tag-tables = Tables
api-tag-records = Records and replays
api-tag-lists = Games, cards, bots, rules
api-heading-field = Field
api-heading-place = Where
api-heading-kind = Type
api-heading-answer = Answer
api-heading-body = Body
api-heading-statuses = Status
api-needs-token = with a seat token or a guest’s cookie
api-required = required

## operations

api-op-new-table = Create a table
api-op-my-tables = My tables
api-op-table = Summary of a table
api-op-invitation = The invitation for others
api-op-sit = Sit down
api-op-leave = Leave the seat before the game begins
api-op-open-number = Reveal your number for the shuffles
api-op-rename = Change name or crest
api-op-view = Look at the table, or wait until something happens
api-op-move = Move, whole or step by step
api-op-why = Why a move is not open
api-op-hint = A hint with its reasons
api-op-undo = Take moves back
api-op-answer-undo = Answer whether somebody may take moves back
api-op-chat = What was said
api-op-say = Say something
api-op-pause = Pause the game, or resume it
api-op-agree = Agree to end the game here
api-op-resign = Resign
api-op-hand-back = Take the seat back from the stand-in
api-op-stand-in = Let a bot play for somebody who is away
api-op-concede = Decide without somebody who is away
api-op-rematch = Play again
api-op-problem = Report a problem
api-op-record = The record of a game that is over
api-op-replay = A game that is over, after any move
api-op-review = The review of a finished game
api-op-branch = Continue from any move as a new game
api-op-import-record = Create a table from a record
api-op-verify-record = Check a record
api-op-games = The games
api-op-mixes = Mixes to begin with
api-op-read-mix = What a mix means
api-op-cards = The cards
api-op-card = One card
api-op-bots = The bots
api-op-crests = The crests
api-op-rules = The rules, or a search in them
api-op-rule = One rule
api-op-rulings = The rulings, or a search in them
api-op-ruling = One ruling
