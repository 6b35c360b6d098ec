# The text of a card that is composed of the vocabulary of own cards. $cards is “A, B or C”.

own-text-joined = { $first } { $next }
own-text-bonuses = { $bonuses }.
own-text-named = { $name }
own-text-category = { $category }
own-text-or = { $first } or { $last }

own-text-choose = Choose one: { $sides }
own-text-side = ({ $letter }) { $text }
own-text-nothing = Nothing.
own-text-optional = Optional: { $text }
own-text-then = In any case, then: { $text }

own-text-joint-battle = With three or more players, you may declare a joint battle in this turn’s battle phase.
own-text-trash-this = Trash this card.
own-text-return-this = Return this card to its pile in the pool at once.
own-text-trash-hand = Trash a card from your hand.
own-text-trash-only = Trash one { $cards } card from your hand.
own-text-discard-hand = Discard a card from your hand.
own-text-discard-only = Discard one { $cards } card from your hand.
own-text-gain-more = { $more ->
    [0] Then gain a card from the pool that costs no more than the trashed one; of the generals, only the top one.
   *[other] Then gain a card from the pool that costs at most { $more } more than the trashed one; of the generals, only the top one.
}
own-text-gain-more-hand = { $more ->
    [0] Then gain a card from the pool to your hand that costs no more than the trashed one; of the generals, only the top one.
   *[other] Then gain a card from the pool to your hand that costs at most { $more } more than the trashed one; of the generals, only the top one.
}
own-text-gain-more-deck = { $more ->
    [0] Then gain a card from the pool that costs no more than the trashed one; of the generals, only the top one. It goes on top of your deck, or to your discard pile if a known card lies on the deck.
   *[other] Then gain a card from the pool that costs at most { $more } more than the trashed one; of the generals, only the top one. It goes on top of your deck, or to your discard pile if a known card lies on the deck.
}
own-text-next-copper = Trash a { card-copper } from your hand and gain a { card-silver } to your hand. If the pile is empty, you gain nothing.
own-text-next-silver = Trash a { card-silver } from your hand and gain a { card-gold } to your hand. If the pile is empty, you gain nothing.
own-text-next-both = Trash a { card-copper } from your hand and gain a { card-silver } to your hand, or trash a { card-silver } and gain a { card-gold } to your hand. If the pile is empty, you gain nothing.
own-text-gain = Gain one { $card } card.
own-text-gain-hand = Gain one { $card } card to your hand.
own-text-gain-deck = Gain one { $card } card. It goes on top of your deck, or to your discard pile if a known card lies on the deck.
own-text-gain-any = Gain a card from the pool that costs at most { $cost }; of the generals, only the top one.
own-text-gain-any-hand = Gain a card from the pool that costs at most { $cost } to your hand; of the generals, only the top one.
own-text-gain-any-deck = Gain a card from the pool that costs at most { $cost }; of the generals, only the top one. It goes on top of your deck, or to your discard pile if a known card lies on the deck.
own-text-rivals-draw = { $number ->
    [one] Each other player draws 1 card.
   *[other] Each other player draws { $number } cards.
}
own-text-rivals-gain = Each other player gains one { $card } card.
own-text-rivals-gain-hand = Each other player gains one { $card } card to hand.
own-text-rivals-gain-deck = Each other player gains one { $card } card. It goes on top of their deck, or to their discard pile if a known card lies on the deck.
own-text-rivals-discard = Each other player discards a card from their hand.

own-text-gained = When you buy or gain it: { $text }
own-text-fought = After a battle phase in which it fought and did not fall in battle: { $text } Several copies do this only once.
own-text-destroys = If it fought in a battle, attacking or defending, the opponent discards one of their troops of that battle that is not a { card-land-destroyer } or the like.
own-text-falls-too = At the end of the battle phase this card is discarded.
own-text-stays = In the redraw phase of the turn you play it, you may leave it in your army area. In your next redraw phase it is discarded. It does not count as deployed.
own-text-trade-proof = { card-market } and cards that trade like it cannot trash it.
own-text-each = At the end of the game: { $vp } VP for each { $cards } you own.
own-text-each-card = At the end of the game: { $vp } VP for each { $cards } card you own.
own-text-least = At the end of the game: { $vp } VP if you own at least { $least } { $cards } cards.
own-text-empty = At the end of the game: { $vp } VP if the pool has no { $cards } left.
