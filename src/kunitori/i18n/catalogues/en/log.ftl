### The chronicle: one line for everything that happens. $player and $other are names; $cards is a list of card names.

log-times = { $number } × { $card }

log-set-up = { $player } takes 6 × { card-copper } and 2 × { card-village } from the pool.
log-turn = { $player }’s turn.
log-phase-action = { $player }: action phase.
log-phase-battle = { $player }: battle phase.
log-phase-buy = { $player }: buy phase.
log-phase-redraw = { $player }: redraw phase.
log-play-hand = { $player } plays { $cards }.
log-play-army = { $player } plays { $cards } from the army area.
log-draw = { $player } draws { $cards }.
log-draw-some = { $player } draws { $number } cards, including { $cards }.
log-draw-hidden =
    { $number ->
        [one] { $player } draws a card.
       *[other] { $player } draws { $number } cards.
    }
log-shuffle =
    { $number ->
        [0] { $player } has nothing to shuffle.
        [one] { $player } shuffles a deck of one card.
       *[other] { $player } shuffles a deck of { $number } cards.
    }
log-actions =
    { $number ->
        [one] { $cards }: +{ $number } action.
       *[other] { $cards }: +{ $number } actions.
    }
log-money = { $cards }: +{ $number } money.
log-buys =
    { $number ->
        [one] { $cards }: +{ $number } buy.
       *[other] { $cards }: +{ $number } buys.
    }
log-discount = { $cards }: every card costs { $number } less this turn.
log-buy = { $player } buys { $cards } for { $number }.
log-gain-discard = { $player } gains { $cards }.
log-gain-hand = { $player } gains { $cards } to hand.
log-gain-deck = { $player } gains { $cards } on top of the deck.
log-trash-hand = { $player } trashes { $cards } from hand.
log-trash-army = { $player } trashes { $cards } from the army area.
log-trash-revealed = { $player } trashes { $cards } from the revealed cards.
log-discard-hand = { $player } discards { $cards } from hand.
log-discard-army = { $player } discards { $cards } from the army area.
log-discard-revealed = { $player } discards { $cards } from the revealed cards.
log-discard-ambush = { $player } discards { $cards } from the ambush.
log-reveal = { $player } reveals { $cards }.
log-show = { $player } shows { $cards } from hand.
log-to-pool = { $cards } returns to the pool.
log-take-deck = { $player } takes { $cards } from the deck into their hand.
log-take-discard = { $player } takes { $cards } from the discard pile into their hand.
log-put-back =
    { $number ->
        [one] { $player } puts the revealed card back on the deck.
       *[other] { $player } puts { $number } revealed cards back on the deck.
    }
log-attack = { $player } attacks { $other }.
log-assign = Against { $other }: { $cards }.
log-ambush-none = { $player } chooses ambush, with no cards.
log-ambush = { $player } lays { $cards } in ambush.
log-reinforce = { $player } calls for reinforcements.
log-strength = The attack has strength { $number }, { $other } defends with { $against }.
log-decline = { $player } declines the prize.
log-joint-right = { $player } may declare a joint battle this turn.
log-joint = { $player } plans a joint battle against { $other }.
log-ask = { $player } asks { $other } to join the battle.
log-join = { $player } joins { $other }.
log-refuse = { $player } refuses to join { $other }.
log-no-battle = { $player } does not declare battle.
log-stay = { $player } leaves { $cards } in the army area.
log-keep = { $player } keeps { $cards } in hand.
log-hand-discard = { $player } discards from hand: { $cards }.
log-hand-discard-some = { $player } discards { $number } hand cards, including { $cards }.
log-hand-discard-hidden =
    { $number ->
        [one] { $player } discards one hand card.
       *[other] { $player } discards { $number } hand cards.
    }
log-turn-up = { $cards } is now the top general ({ $number } in the pile).
log-last-round = The { $cards } pile is empty: the last round has begun.
log-over =
    { $number ->
        [one] The game is over after one turn.
       *[other] The game is over after { $number } turns.
    }
log-target = { $player } sends { $cards } against { $other }.
log-pass-on = { $player } puts { $cards } on { $other }’s discard pile.
log-choose-plain = { $player } chooses the first option of { $cards }.
log-choose-other = { $player } chooses the second option of { $cards }.
log-choose-third = { $player } chooses the third option of { $cards }.
log-choose-fourth = { $player } chooses the fourth option of { $cards }.
log-to-hand-ambush = { $player } takes { $cards } back into hand from the ambush.
log-nothing = { $cards }: nothing to choose.

## Moegahara

log-set-up-teams = { $player } takes 6 × { card-copper } and 2 × { card-horo-musha } from the pool.
log-phase-deploy = { $player }: deploy phase.
log-phase-end = { $player }: end phase.
log-deploy = { $player } deploys { $cards } at Land { $land }.
log-marker = { $player } takes: { $colour }.
log-marker-back = { $player } gives back: { $colour }.
log-dismiss = { $cards } leaves Land { $land } for { $player }’s discard pile.
log-reorder = { $player } changes the order of the line at Land { $land }.
log-give = { $player } moves { $cards } from their own discard pile to { $other }’s.
log-side = { $cards } decides the sides. East: { $team }; West: the other team.
log-win-land = Land { $land } is won by { $team }.
log-bury = { $cards } goes under Land { $land }.
log-return = { $player } returns { $cards } from hand to the pool.
