### The chronicle: one line for everything that happens. $player and $other are names; $cards is a list of card names.

log-times = { $number } × { $card }

log-set-up = { $player } takes 6 Copper and 2 Villages from the pool.
log-turn = { $player }’s turn.
log-phase-action = { $player }: action phase.
log-phase-battle = { $player }: battle phase.
log-phase-buy = { $player }: buy phase.
log-phase-redraw = { $player }: redraw phase.
log-play-hand = { $player } plays { $cards }.
log-play-army = { $player } plays { $cards } from the army area.
log-draw = { $player } draws { $cards }.
log-draw-some = { $player } draws { $number } cards, among them { $cards }.
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
log-actions = { $cards }: +{ $number } { $number ->
        [one] action
       *[other] actions
    }.
log-money = { $cards }: +{ $number } money.
log-buys = { $cards }: +{ $number } { $number ->
        [one] buy
       *[other] buys
    }.
log-discount = { $cards }: every card costs { $number } less this turn.
log-buy = { $player } buys { $cards } for { $number }.
log-gain-discard = { $player } gains { $cards }.
log-gain-hand = { $player } gains { $cards } to hand.
log-trash-hand = { $player } trashes { $cards } from hand.
log-trash-army = { $player } trashes { $cards } from the army area.
log-trash-revealed = { $player } loses { $cards } from the deck to the trash.
log-discard-hand = { $player } discards { $cards } from hand.
log-discard-army = { $player } discards { $cards } from the army area.
log-discard-revealed = { $player } discards the revealed { $cards }.
log-discard-ambush = { $player } discards { $cards } from the ambush.
log-reveal = { $player } reveals { $cards }.
log-show = { $player } shows { $cards } from hand.
log-to-pool = { $cards } returns to the pool.
log-take-deck = { $player } takes { $cards } from the deck to hand.
log-take-discard = { $player } takes { $cards } from the discard pile to hand.
log-put-back =
    { $number ->
        [one] { $player } puts the revealed card back on the deck.
       *[other] { $player } puts { $number } revealed cards back on the deck.
    }
log-attack = { $player } attacks { $other }.
log-assign = Against { $other }: { $cards }.
log-ambush-none = { $player } chooses ambush.
log-ambush = { $player } shows { $cards } from ambush.
log-reinforce = { $player } calls reinforcements.
log-strength = { $player } attacks with { $number }, { $other } defends with { $against }.
log-decline = { $player } declines the prize.
log-joint-right = { $player } may declare a joint battle this turn.
log-joint = { $player } plans a joint battle against { $other }.
log-ask = { $player } asks { $other } to join.
log-join = { $player } joins { $other }.
log-refuse = { $player } refuses { $other }.
log-no-battle = { $player } declares no battle.
log-stay = { $player } leaves { $cards } lying.
log-keep = { $player } keeps { $cards } in hand.
log-hand-discard = { $player } discards the hand: { $cards }.
log-hand-discard-some = { $player } discards a hand of { $number } cards, among them { $cards }.
log-hand-discard-hidden =
    { $number ->
        [one] { $player } discards a hand of one card.
       *[other] { $player } discards a hand of { $number } cards.
    }
log-turn-up = { $cards } is the new top general; { $number } in the pile.
log-last-round = The pile of { $cards } is empty: the last round has begun.
log-over =
    { $number ->
        [one] The game is over after one turn.
       *[other] The game is over after { $number } turns.
    }
log-target = { $player } sends { $cards } against { $other }.
log-pass-on = { $player } puts { $cards } on { $other }’s discard pile.
log-choose-plain = { $player } takes what { $cards } gives.
log-choose-other = { $player } takes the other side of { $cards }.
log-to-hand-ambush = { $player } takes { $cards } back into the hand.
log-nothing = { $cards } does nothing.
