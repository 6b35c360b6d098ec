### The questions of terminal and browser, and their answers. A short form of each question is `ask-…` in moves.ftl.

## questions and choices

question-play = Which card do you play?
question-buy = What do you buy?
question-deployed = Which deployed card do you play next?
question-battle = Do you declare battle?
question-ask = Whom do you ask to join the battle?
question-stay = Which cards do you leave in your army area?
question-keep = Which tactics cards do you keep? For each one you draw one card fewer.
question-take = Which general do you take back?
question-deploy = What do you deploy or use next?
question-give = Which card from your discard pile do you hand over?
question-whose = Who gets the card on their discard pile?
question-exchange = Do you exchange a treasure?
question-defend = { $player } { $count ->
        [one] attacks you
       *[other] attack you
    } with { $strength }; your army area defends with { $defence }. Which cards do you lay in ambush?
ambush-bonus-each = Each value of a card in ambush gets +1 (rule K5.4).
ambush-bonus-together = All cards in ambush together get +1 (rule W5.4).
question-prize = You won the battle. Do you take the prize, { $card }?
question-join = { $player } asks you to join the battle. Will you?
question-choose = { $card }: which of the two?
question-trash = { $card }: which hand card do you trash?
question-discard = { $card }: which hand card do you discard?
question-gain = { $card }: which card do you gain?
question-target = { $card }: against whom?
question-show-discard = { $card } is sent against you. Show a ninja or a general from your hand? Otherwise you reveal two cards and lose one to your discard pile.
question-show-trash = { $card } is sent against you. Show a ninja or a general from your hand? Otherwise one of the revealed cards is trashed.
question-pick-discard = { $card }: which of the revealed cards does { $player } discard?
question-pick-trash = { $card }: which of { $player }’s revealed cards is trashed?
question-land = { $card }: at which Land?
question-spot = { $card }: which card at Land { $land } is discarded?
question-order = Which card goes on top of your deck? You draw it first.
question-pass-on = Who gets { $card } ({ $points } points)?
question-strike = { $card }: which enemy card at Land { $land } is discarded?
question-reorder = { $card }: which order at Land { $land }, position 1 first?
question-marker = { $colour }: who gives it back?
choice-end = End the action phase
choice-end-buy = End the turn
choice-treasure = Play all treasure (+{ $money } money)
choice-peace = No battle
choice-attack = Attack…
choice-attack-one = Attack { $player } with everything (strength { $strength })
choice-joint = Joint battle…
choice-join = Join
choice-refuse = Refuse
choice-decline = Decline
choice-ambush-none = Ambush with no cards
choice-reinforcements = Reinforcements
    .note = the top two cards of your deck, whatever they are
choice-stay-all = All stay
choice-stay-none = None stay
choice-keep-all = Keep all
choice-keep-none = Keep none
choice-trap = { $card } of { $player }
choice-fall-ambush = { $card } (from the ambush)
choice-fall-reinforcements = { $card } (from the reinforcements)
choice-fetch-deck = { $card } (from the deck)
choice-fetch-discard = { $card } (from the discard pile)
choice-pass-none = Nobody: I keep it
choice-show-none = Show nothing
choice-trash-it = Trash this card: +{ $money } money
choice-trash-side = Trash a hand card; this card goes back to the pool
choice-joint-side = You may declare a joint battle this turn
choice-back = Back
choice-end-buying = End the buy phase
choice-end-deploy = End the turn
choice-deploy = Deploy { $card }
choice-use = Use { $card }…
choice-use-dismiss = { $card }: discard { $target } at Land { $land }
choice-use-reorder = { $card }: new order at Land { $land }: { $order }
choice-use-give = { $card }: { $target } to { $player }
choice-horo-dismiss = Discard a card of your team from the battlefield
choice-horo-reorder = Reorder one of your team’s lines
choice-horo-give = Give a card from your discard pile to a team mate
choice-land = Land { $land }
choice-land-result = Land { $land } ({ $result })
choice-land-own = Land { $land }, your line
choice-land-enemy = Land { $land }, enemy line
choice-spot = { $card } (strength { $strength })
choice-strike-none = Discard none
choice-reorder-none = Keep the order
choice-exchange = { $card } for { $other }
choice-exchange-none = Exchange nothing
choice-gain-side = { card-spear-troopers } to your hand
choice-none-side = Nothing
attack-whom = Whom do you attack?
attack-with-all = { $player }, with everything (strength { $strength })
attack-several = Several players
attack-leader = Whom does { $card } attack (strength { $strength })?
attack-troops = { $card } ×{ $count } (strength { $strength } each): how many attack { $player }?
attack-number = a number from 0 to { $most }

## answers in the browser, where the terminal has keys

choice-ambush = Lay an ambush…
choice-assign =
    { $number ->
        [0] No { $card } against { $player }
       *[other] { $number } × { $card } against { $player }
    }
choice-ambush-some =
    { $number ->
        [0] No { $card } in ambush
       *[other] { $number } × { $card } in ambush
    }
choice-stay-some =
    { $number ->
        [0] No { $card } stays
        [one] { $number } × { $card } stays
       *[other] { $number } × { $card } stay
    }
choice-keep-some =
    { $number ->
        [0] Keep no { $card }
       *[other] Keep { $number } × { $card }
    }
choice-play-treasure = Play { $card } (+{ $money } money)
choice-buy = Buy { $card } for { $price }
choice-spot-at = { $card } in position { $position } (strength { $strength })
