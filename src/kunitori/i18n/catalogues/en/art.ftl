# What a card says to those who hear it, and the short form of long texts on its face.

spoken-card = { $name }, { $category }, { $cost }
spoken-more = { $first }. { $next }

## Long words in the names of cards, with the places (·) where a small card may break them.

hyphens = Construc·tion Develop·ment Kobaya·kawa

## The short form of a long text: what the card is about, not how exactly it works.

gist-falls-after-battle = Discarded after a battle.
gist-destroys-and-falls = After its battle the enemy discards a troop, then this card goes too.
gist-ninja-clan = Another player discards one of their top two cards, unless they show a ninja or general.
gist-draw-or-trash = { $draw ->
    [one] +1 card; or trash a card, and this one goes back to the pool.
   *[other] +{ $draw } cards; or trash a card, and this one goes back to the pool.
}
gist-trap = Discard a deployed card of any player.
gist-take-back = Put a general from your deck or discard pile into your hand.
gist-actions-or-joint-battle = { $actions ->
    [one] +1 action; or call a joint battle.
   *[other] +{ $actions } actions; or call a joint battle.
}
gist-skilled-ninja = One of another player’s top two cards is trashed, unless they show a ninja or general.
gist-pass-on = When gained, it may go to a player who has gained a { card-land }.
gist-stays-lying = { $draw ->
    [one] May stay: you draw 1 extra card in your next redraw.
   *[other] May stay: you draw { $draw } extra cards in your next redraw.
}
gist-upgrade-treasure = Turn a { card-copper } into a { card-silver } or a { card-silver } into a { card-gold }. { $exhausted_vp } VP if both run out.
gist-discount = Cards cost you { $less } less this turn.
gist-market = Trash a card and gain one that costs up to { $more } more.
gist-line-strength = +{ $strength } strength for its whole line. Safe from { card-trap }.
gist-first-strength = In position 1: +{ $strength } strength for its whole line.
gist-second-strength = In position 2: +{ $strength } strength for position 1.
gist-strikes = When deployed, it may discard a card facing it.
gist-reorders = When deployed, it may reorder its line.
gist-exchange = You may swap a { card-copper } for a { card-silver } or a { card-silver } for a { card-gold }.
gist-third-wins = As the third card it wins the { card-land } outright.
gist-horo-musha = Discard a card of your team, reorder a line, or pass on a discarded card.
gist-field-trap = Discard a deployed card, then return this to the pool.
