### The chronicle as it is told to the player it is about: “you-…” if the reader acts, “to-you-…” if somebody acts upon the reader.

you-set-up = You take 6 × { card-copper } and 2 × { card-village } from the pool.
you-turn = Your turn.
you-play-hand = You play { $cards }.
you-play-army = You play { $cards } from the army area.
you-draw = You draw { $cards }.
you-shuffle =
    { $number ->
        [0] You have nothing to shuffle.
        [one] You shuffle a deck of one card.
       *[other] You shuffle a deck of { $number } cards.
    }
you-buy = You buy { $cards } for { $number }.
you-gain-discard = You gain { $cards }.
you-gain-hand = You gain { $cards } to your hand.
you-gain-deck = You gain { $cards } on top of your deck.
you-trash-hand = You trash { $cards } from your hand.
you-trash-army = You trash { $cards } from your army area.
you-trash-revealed = You lose { $cards } from your deck to the trash.
you-discard-hand = You discard { $cards } from your hand.
you-discard-army = You discard { $cards } from your army area.
you-discard-revealed = You discard { $cards } from the revealed cards.
you-discard-ambush = You discard { $cards } from ambush.
you-reveal = You reveal { $cards }.
you-show = You show { $cards } from your hand.
you-take-deck = You take { $cards } from your deck into your hand.
you-take-discard = You take { $cards } from your discard pile into your hand.
you-put-back =
    { $number ->
        [one] You put the revealed card back on your deck.
       *[other] You put { $number } revealed cards back on your deck.
    }
you-attack = You attack { $other }.
to-you-attack = { $player } attacks you.
you-assign = Against { $other }: { $cards }.
to-you-assign = Against you: { $cards }.
you-ambush-none = You choose ambush, with no cards.
you-ambush = You lay { $cards } in ambush.
you-reinforce = You call for reinforcements.
you-strength = You attack with strength { $number }, { $other } defends with { $against }.
to-you-strength = { $player } attacks with strength { $number }, you defend with { $against }.
you-decline = You decline the prize.
you-joint-right = You may declare a joint battle this turn.
you-joint = You plan a joint battle against { $other }.
to-you-joint = { $player } plans a joint battle against you.
you-ask = You ask { $other } to join the battle.
to-you-ask = { $player } asks you to join the battle.
you-join = You join { $other }.
to-you-join = { $player } joins you.
you-refuse = You refuse to join { $other }.
to-you-refuse = { $player } refuses to join you.
you-stay = You leave { $cards } in your army area.
you-keep = You keep { $cards } in your hand.
you-target = You send { $cards } against { $other }.
to-you-target = { $player } sends { $cards } against you.
you-pass-on = You put { $cards } on { $other }’s discard pile.
to-you-pass-on = { $player } puts { $cards } on your discard pile.
you-to-hand-ambush = You take { $cards } from ambush back into your hand.

## Moegahara

you-set-up-teams = You take 6 × { card-copper } and 2 × { card-horo-musha } from the pool.
you-deploy = You deploy { $cards } at Land { $land }.
you-marker-back = You give back: { $colour }.
you-dismiss = { $cards } leaves Land { $land } for your discard pile.
you-reorder = You change the order of the line at Land { $land }.
you-give = You move { $cards } from your own discard pile to { $other }’s.
to-you-give = { $player } moves { $cards } from their own discard pile to yours.
you-side = { $cards } decides the sides. You fight for the East.
to-you-side = { $cards } decides the sides. You fight for the West.
you-win-land =
    { $count ->
        [one] You win Land { $land }.
       *[other] Your team wins Land { $land }.
    }
you-return = You return { $cards } from your hand to the pool.
