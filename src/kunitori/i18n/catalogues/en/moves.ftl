### Moves, positions and records: why something is not possible, and what is asked.

## why a move is not open

why-over = The game is over. Start a new one, or undo.
why-not-in-game = { $card } is not in this game. Choose a card of this game’s pool.
why-asked = { $player } has another decision to make first: { $question }
why-asked-you = You have another decision to make first: { $question }
why-deployed-first = Deployed cards are played first: { $cards }.
why-treasure-later = { $card } is treasure and is played in the buy phase. End the action phase first.
why-never-played = { $card } is never played; it only counts at the end of the game.
why-action-over = { $card } is played in the action phase, which is over for this turn.
why-not-in-hand = There is no { $card } in this hand.
why-buy-later = Cards are bought in the buy phase. Finish the earlier phases first.
why-pile-empty = The pile of { $card } is empty.
why-not-top-general = { $card } is not on top of the pile of generals. Only the top one, { $top }, is available.
why-too-dear = { $card } costs { $cost }, but only { $money } is available.
why-battle-later = Battle is declared in the battle phase. End the action phase first.
why-battle-over = The battle phase of this turn is over.
why-no-joint = A joint battle is not possible: it needs three or more players and a { card-travelling-monk } played for it this turn.
why-target = { $player } cannot be chosen here.
why-no-leader = You can attack only if you have played a leader this turn.
why-no-leader-there = No leader attacks { $player }, and troops alone cannot attack.
why-all-units = Every general and every troop in the army area needs exactly one target. Name each of them, and no others.
why-stay = Only deployable cards and { card-moat } cards played this turn can stay, and no more than there are.
why-keep = Only tactics cards in hand can be kept, and no more than there are.
why-defend = Only hand cards with an attack or defence value can lie in ambush, and no more than there are.
why-wrong-card = { $card } cannot be chosen here.
why-which-card = Name the card too, for example “choose trash copper”.
why-above-limit = { $card } costs { $cost }, more than the { $limit } allowed here.

## why a move of Moegahara is not open

why-other-side = { $card } fights for the other side. A team can only buy generals of its own side.
why-second-castle = With two players, each player can buy only one { $card }.
why-free-militia = With no buy left, you can buy only the extra { card-farmer-militia }.
why-deploy-first = Every general and every troop played this turn must be deployed while there is room.
why-not-played = There is no { $card } left among the cards played this turn.
why-line-full = Your team’s line at Land { $land } already has three cards.
why-land-won = Land { $land } has already been won.
why-no-land = There is no Land { $land }; the battlefield has { $lands }.
why-no-mate = With two players, nobody has a team mate.
why-give = You can give only a card from your own discard pile, and only to a team mate.
why-order = That is the order the line already has, or not an order of its cards.
why-no-card-there = There is no card in position { $spot } of this line at Land { $land }.
why-trap-proof = { $card } cannot fall into a trap.
why-receiver = The card must go to the discard pile of a player of its own team; a troop with a marker colour must go to a player with such a marker.

## what is asked

ask-deployed = Which deployed card is played next?
ask-play = Play an action card, or end the action phase?
ask-battle = Declare battle?
ask-leaders = How many of these leaders attack this player?
ask-troops = How many of these troops attack this player?
ask-joint-target = Who is the target of the joint battle?
ask-ask = Who is asked to join the battle?
ask-join = Join the battle?
ask-defend = Ambush or reinforcements?
ask-ambush = How many of these lie in ambush?
ask-fall = Which troop is lost to the { card-land-destroyer }?
ask-name = Which attacker loses a troop to the { card-land-destroyer }?
ask-prize = Take the prize?
ask-joint-prize = Which prize is taken?
ask-order = Which card goes on top of the deck?
ask-buy = Play treasure, buy a card, or end the buy phase?
ask-stay = Which cards stay in the army area?
ask-keep = Which tactics cards are kept?
ask-choose = Which of the two?
ask-trash = Which hand card is trashed?
ask-discard = Which hand card is discarded?
ask-gain = Which card is gained?
ask-trap-seat = Whose deployed card falls into the trap?
ask-trap-card = Which deployed card falls into the trap?
ask-target = Against whom?
ask-show = Show a ninja or a general from hand?
ask-pick = Which of the revealed cards is lost?
ask-take = Which general is taken back?
ask-pass-on = Who gets { card-beauty }?

ask-deploy = What is deployed or used next?
ask-horo = What is { card-horo-musha } used for?
ask-land = At which Land?
ask-spot = Which card of the line?
ask-whose = Whose discard pile does it go to?
ask-reorder = In which order?
ask-give = Which card of the discard pile is handed over?
ask-mate = To which team mate?
ask-strike = Which enemy card is discarded?
ask-rearrange = What is the new order of the line?
ask-marker = Who gives back a marker?
ask-exchange = Exchange a treasure?

## moves as text

error-move-empty = This is not a move. Write one line, for example “play cavalry”, “buy silver” or “end”.
error-move-verb = “{ $verb }” is not a move. A move begins with one of { $verbs }.
error-move-shape = “{ $verb }” is followed by too few words, too many, or the wrong ones. The documentation describes the notation.
error-move-army = “{ $group }” does not say who attacks whom. Write it as player:card,card*2.
error-move-player = There is no player “{ $player }” here. Write one of { $players }, or a seat number.
error-move-card = There is no card “{ $card }”. Write its id, for example spear_troopers.
error-move-number = “{ $number }” is not a number of { $card }. Write it as card*2.
error-move-place = “{ $place }” is neither a Land nor a position. Write a number from 1 to 10.
error-move-option = Action { $action } is not open now. The decision lists its options.
error-move-partial = “{ $move }” is part of a move that is not being asked for.

## seats and undo

error-seat = There is no seat { $seat } at this table.
error-undo =
    { $moves ->
        [0] There is no move to take back.
        [one] There is only one move to take back.
       *[other] There are only { $moves } moves to take back.
    }
error-start = The starting player must be one of the seats 0 to { $last }.
error-rounds = The round limit must be a number from 0 (no limit) to 100,000.
error-names = Players’ names must be 1 to 40 characters long, without line breaks.
error-same-name = Two players have the same name, { $name }. Give them different names.
error-seed = “{ $seed }” cannot be a seed. Give a whole number or a text of at most { $most } characters.
error-sample = “{ $seed }” cannot be the seed of a sample. Give a whole number.
error-secret = The secret of the shuffles and the salt must be { $bytes } bytes each.
error-part = A player’s number, and the hash that commits to it, must be { $bytes } bytes long. There is at most one for each seat.
error-since = “{ $number }” is not the number of an event. Events are numbered from 0.
player-default = Player { $number }

## positions

error-position-shape = “{ $value }” is not a position. Pass a mapping, or a text in JSON or TOML.
error-position-text = The position is neither valid JSON nor valid TOML: see line { $line }.
error-position-key = The position has an unknown entry “{ $key }”.
error-position-value = “{ $key }” of the position cannot be { $value }.
error-position-cards = { $card }: the position has { $count }, but the game has { $copies }. Every copy must be somewhere.
error-position-card = The position names a card “{ $card }” that is not in this game.
error-view-data = This is not the data of a view. Pass what View.to_data() returned.
error-view-json = This is not JSON. Pass what View.to_json() returned.
error-perft = “{ $number }” is not a number of answers. Give a whole number from 0 up.

## records

error-record-text = This is not a record of a Kunitori game. It must begin with “{ $first }”.
error-not-a-game = “{ $value }” is not a game. Pass one made by new_game(), loads() or Game.from_position().
error-record-long = The record is too long to be a game.
error-record-line = Line { $line } of the record cannot be read: “{ $text }”.
error-record-missing = The record has no “{ $key }”.
error-record-value = “{ $key }” of the record cannot be “{ $value }”.
error-record-move = Move { $number } of the record (line { $line }), “{ $move }”, cannot be played: { $why }
error-record-secret = The record does not contain the secret of its shuffles, so it can be read but not replayed.
record-differs-revision = It was played with revision { $theirs } of the rules; this version has revision { $ours }. Rules that changed: { $rules }.
record-differs-newer = It was played with revision { $theirs } of the rules, which is newer than this version’s { $ours }. Get the newest version to replay it safely.
verify-commit = The secret does not match the commitment at the head of the record: the shuffles were not fixed in advance.
verify-rules = The rules hash does not match the cards in the record.
verify-result = The moves do not lead to the result in the record.
verify-open = The game is not finished; its moves so far are legal.
verify-good = The shuffles were fixed in advance, every move was legal, and the result is right.
verify-part = { $player }’s number is not the one that was committed to before the numbers were revealed.
verified-commit = The secret is the one that was committed to before the first card.
verified-part = { $player }’s number is mixed into the shuffles, and it is the one that was committed to.
verified-part-missing = { $player } committed to a number, but it was not revealed in time and is not mixed in.
verified-no-parts = No player’s number is mixed in: the shuffles come from the secret alone.
verified-rules = The cards are those of the rules hash at the head of the record.
verified-moves =
    { $moves ->
        [0] No move has been made yet.
        [one] The only move is legal with the cards that the shuffles give.
       *[other] All { $moves } moves are legal with the cards that the shuffles give.
    }
verified-result = The moves lead to the result in the record.
verified-open = The game was not played to its end, so there is no result to check.
