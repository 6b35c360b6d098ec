### Everything about cards: names, printed values, texts, where the numbers come from, and mixes.

## games, categories, and the sides and markers of Moegahara

game-kunitori = Kunitori!
game-world-on-fire = World on Fire
game-world-chaos = World Chaos
game-custom = Custom mix
game-moegahara = Moegahara

category-treasure = Treasure
category-victory = Victory points
category-general = General
category-troop = Troop
category-tactics = Tactics
category-politics = Politics

side-east = East
side-west = West

marker-yellow = Yellow marker
marker-blue = Blue marker
marker-red = Red marker

## names

card-copper = Copper
card-silver = Silver
card-gold = Gold
card-village = Village
card-town = Town
card-land = Land
card-three-lands = Three Lands in a row

card-maeda-keiji = Maeda Keiji
card-honda-tadakatsu = Honda Tadakatsu
card-sanada-yukimura = Sanada Yukimura
card-ishida-mitsunari = Ishida Mitsunari
card-naoe-kanetsugu = Naoe Kanetsugu
card-akechi-mitsuhide = Akechi Mitsuhide
card-kuroda-kanbei = Kuroda Kanbei
card-katakura-kojuro = Katakura Kojūrō
card-uesugi-kenshin = Uesugi Kenshin
card-takeda-shingen = Takeda Shingen
card-oda-nobunaga = Oda Nobunaga
card-date-masamune = Date Masamune
card-mori-motonari = Mōri Motonari
card-toyotomi-hideyoshi = Toyotomi Hideyoshi
card-tokugawa-ieyasu = Tokugawa Ieyasu
card-hojo-ujiyasu = Hōjō Ujiyasu
card-ii-naomasa = Ii Naomasa
card-todo-takatora = Tōdō Takatora
card-kuroda-nagamasa = Kuroda Nagamasa
card-kobayakawa-hideaki = Kobayakawa Hideaki
card-otani-yoshitsugu = Ōtani Yoshitsugu
card-ukita-hideie = Ukita Hideie
card-konishi-yukinaga = Konishi Yukinaga
card-toyotomi-hideyori = Toyotomi Hideyori

card-fake-fortress = Fake Fortress
card-spear-troopers = Spear Troopers
card-light-archers = Light Archers
card-cavalry = Cavalry
card-gunner-mercenaries = Gunner Mercenaries
card-land-destroyer = Land Destroyer
card-farmers = Farmers
card-ninja-clan = Ninja Clan
card-young-general = Young General
card-light-gunners = Light Gunners
    .note = The same card as { card-gunner-mercenaries } in World on Fire.
card-farmer-militia = Farmer Militia
card-archers = Archers
card-gunners = Gunners

card-loyal-warning = Loyal Servant’s Warning
card-trap = Trap
card-take-back = Take-back
card-travelling-monk = Travelling Monk
card-skilled-ninja = Skilled Ninja
card-beauty = A Beauty to Topple Kingdoms
card-horo-musha = Horo Musha

card-temple-tax = Temple Tax
card-moat = Moat Construction
card-temple-town = Temple Town
card-soil-renovation = Soil Renovation
card-harbour-town = Harbour Town
card-castle-town = Castle Town
card-technology-development = Technology Development
card-fortress = Fortress
card-heavy-tax = Heavy Tax
card-rice-field-plowing = Rice Field Plowing
card-market = Market
card-post-relay = Post Relay
    .note = The base game’s twelfth politics card is in no source we know; this one is of our own making.
card-land-survey = Land Survey
card-river-works = River Works
card-toll-abolition = Toll Abolition
card-quality-tea-ware = Quality Tea Ware
card-trade-harbour = Trade Harbour
card-magnificent-castle = Magnificent Castle

## what is printed on a card; $mark shows that a number is not certain

print-heading = { $name }{ $mark } — { $category }, { $game }
print-cost = Cost { $number }{ $mark }
print-copies = { $number ->
    [one] 1 copy{ $mark }
   *[other] { $number } copies{ $mark }
}
print-attack = Attack { $number }{ $mark }
print-defence = Defence { $number }{ $mark }
print-vp = { $number } VP{ $mark }
print-cards = { $number ->
    [one] +1 card{ $mark }
   *[other] +{ $number } cards{ $mark }
}
print-actions = { $number ->
    [one] +1 action{ $mark }
   *[other] +{ $number } actions{ $mark }
}
print-money = +{ $number } money{ $mark }
print-buys = { $number ->
    [one] +1 buy{ $mark }
   *[other] +{ $number } buys{ $mark }
}
print-deployable = Deployable{ $mark }
print-leader = A leader: play it, and you may declare battle.
print-ninja = Ninja
print-strength = Strength { $number }{ $mark }
print-marker = When it is deployed, its marker goes into your army area. Each marker gives you +1 action at the start of your action phase.
print-general-behind = +1 strength while a general stands behind it in its line (once).
print-two-players-farmer-militia = With two players: for each one you buy with a buy, you may buy one more in the same phase without using a buy.
print-two-players-castle-town = With two players: only 2 are in the pool, and each player may buy at most one.

## card texts

effect-falls-after-battle = If it fought in a battle, it is discarded at the end of the battle phase.
effect-destroys-and-falls = If it fought in a battle, attacking or defending, the opponent discards one of their troops of that battle that is not a { card-land-destroyer }. At the end of the battle phase this card is discarded.
effect-ninja-clan = Choose another player, who may show a ninja or a general from hand. If none is shown, that player reveals the top two cards of their deck; you choose one for them to discard, and the other goes back on top. A shown card stays in hand.
effect-draw-or-trash = { $draw ->
    [one] Choose: +1 card; or trash a card from your hand and return this card to its pile in the pool at once.
   *[other] Choose: +{ $draw } cards; or trash a card from your hand and return this card to its pile in the pool at once.
}
effect-trap = Choose a deployed card of any player, yourself included. It goes to its owner’s discard pile. { card-moat } cannot be chosen.
effect-take-back = Take a general of your choice from your deck or discard pile, show it and put it into your hand. Then shuffle your deck, without the discard pile.
effect-actions-or-joint-battle = { $actions ->
    [one] Choose: +1 action; or, with three or more players, you may declare a joint battle in this turn’s battle phase.
   *[other] Choose: +{ $actions } actions; or, with three or more players, you may declare a joint battle in this turn’s battle phase.
}
effect-skilled-ninja = Choose another player, who reveals the top two cards of their deck and may then show a ninja or a general from hand. If none is shown, choose one of the revealed cards: it is trashed. Every ninja shown or revealed that is still there is discarded; the other revealed cards go back on the deck in an order that player chooses. A shown general stays in hand.
effect-pass-on = When you buy or gain it, you may put it on the discard pile of any player who has gained a { card-land } in this game. That player has not gained it and cannot pass it on.
effect-market-proof = { card-market } cannot trash it.
effect-stays-lying = { $draw ->
    [one] In the redraw phase of the turn you play it, you may leave it in your army area. In your next redraw phase it is discarded, and you draw 1 extra card. It does not count as deployed.
   *[other] In the redraw phase of the turn you play it, you may leave it in your army area. In your next redraw phase it is discarded, and you draw { $draw } extra cards. It does not count as deployed.
}
effect-upgrade-treasure = Trash a { card-copper } from your hand and gain a { card-silver } to your hand, or trash a { card-silver } and gain a { card-gold } to your hand. If the pile is empty, you gain nothing. At the end of the game: { $exhausted_vp } VP if the pool has neither { card-silver } nor { card-gold }.
effect-counts-lands = At the end of the game: { $each } VP for each { card-land } and each { card-town } you own.
effect-discount = In this turn’s buy phase every card costs you { $less } less, but a discount never makes a card free. Discounts do not add up.
effect-money-or-trash = Choose: +{ $keep } money; or trash this card: +{ $trash } money.
effect-market = Trash a card from your hand other than { card-temple-tax }. Then gain a card from the pool that costs at most { $more } more than the trashed one; of the generals, only the top one.
effect-silver-to-hand = Gain a { card-silver } to your hand.
effect-line-strength = While it is deployed, { card-trap } cannot choose it, and every card in its line, itself included, has +{ $strength } strength.
effect-first-strength = While it is in position 1, every card in its line, itself included, has +{ $strength } strength.
effect-second-strength = While it is in position 2, the card in position 1 of its line has +{ $strength } strength.
effect-may-gain-spear = You may gain a { card-spear-troopers } card to your hand.
effect-strikes = When it is deployed, you may discard one enemy card from the facing line.
effect-trap-proof = While it is deployed, { card-trap } cannot choose it.
effect-reorders = When it is deployed, you may reorder the cards of its line, itself included.
effect-exchange = You may return a { card-copper } from your hand to the pool and take a { card-silver } to your hand, or return a { card-silver } and take a { card-gold }.
effect-third-wins = When it is deployed as the third card of a line, its team wins that { card-land } at once.
effect-draw-or-action = Choose: { $draw ->
    [one] +1 card
   *[other] +{ $draw } cards
    }; or { $actions ->
    [one] +1 action
   *[other] +{ $actions } actions
    }.
effect-horo-musha = In the deploy phase choose: discard a deployed card of your team; or reorder the two or three cards of one of your team’s lines; or put a card from your discard pile on a team mate’s discard pile. Then return this card to the pool.
effect-field-trap = In the deploy phase discard any one deployed card except { card-tokugawa-ieyasu } and { card-ishida-mitsunari }. Then return this card to the pool.

## where the numbers come from

mark-reconstructed = °
mark-disputed = ?
mark-corrected = *

number-copies = copies
number-cost = cost
number-attack = attack
number-defence = defence
number-cards = cards
number-actions = actions
number-money = money
number-buys = buys
number-vp = victory points
number-deployable = deployable
number-leader = leader
number-ninja = ninja
number-effect = the text
number-effect-draw = cards in the text
number-effect-actions = actions in the text
number-effect-exhausted-vp = victory points in the text
number-effect-each = victory points for each card
number-effect-less = discount
number-effect-keep = money if it is kept
number-effect-trash = money if it is trashed
number-effect-more = how much more the gained card may cost
number-effect-strength = strength in the text
number-with-range = { $number } ({ $low }–{ $high } plausible)
number-with-choice = { $number } ({ $plausible } plausible)

note-rulebook = From a rulebook: { $numbers }.
note-public = From public pages: { $numbers }.
note-reconstructed = { mark-reconstructed } Reconstructed, in no source we know: { $numbers }.
note-corrected = { mark-corrected } Corrected by the owner: { $numbers }.
note-name-coined = { mark-reconstructed } The name is ours; no source we know gives it.
note-disputed-rulebook = { mark-disputed } A rulebook says otherwise: { $number } { $value }.
note-disputed-rulebook-yes = { mark-disputed } A rulebook says otherwise: { $number }.
note-disputed-rulebook-no = { mark-disputed } A rulebook says otherwise: not { $number }.
note-ruled-out-public = A public page says it is not { $value }: { $number }.

## what is at stake with a reconstructed number

stake-little = Tried with { $values }: it makes little difference.
stake-open = Tried with { $values }: these games cannot tell how much it matters.
stake-decides = Tried with { $values }: it decides how { $card } is played. With { $value }, each of { $players } players buys { $there } copies a game instead of { $here }.
stake-bought = Tried with { $values }: it changes how often { $card } is bought. With { $value }, each of { $players } players buys { $there } copies a game instead of { $here }.
stake-rounds = Tried with { $values }: it changes how long games last. With { $value }, { $players } players need { $there } rounds instead of { $here }.
stake-first = Tried with { $values }: it changes what it is worth to begin. With { $value }, the side that begins wins { $there }% of games with { $players } players instead of { $here }%.
stake-yes = yes
stake-no = no
stake-note = Numbers that we do not know for certain were tried with other values in games between equal bots ({ $bot } in every seat), at tables of { $sizes } players. The bots did not learn the game anew.
stake-line = { $number } – { $sentence }

## two sets of cards compared

cards-differ-game = The game is { $ours } here and { $theirs } there.
cards-differ-only-ours = { $card } is only here.
cards-differ-only-theirs = { $card } is only there.
cards-differ-number = { $card }: { $number } is { $ours } here and { $theirs } there.
cards-differ-origin = { $card } is the card of { $ours } here and of { $theirs } there.

## what is recommended for a mix (X2)

mix-warning-kinds = { $recommended } kinds of action cards are recommended; this mix has { $kinds } (rule X2).
mix-warning-troops = { $troops } from World on Fire are recommended but missing here (rule X2).
mix-warning-tactics = At least { $recommended } kinds of tactics are recommended; this mix has { $kinds } (rule X2).
mix-warning-fortress = { card-fake-fortress } or { card-magnificent-castle } is recommended; this mix has neither (rule X2).
mix-warning-castle = With { card-magnificent-castle } at least two of { $cards } are recommended (rule X2).
mix-warning-ninja = { $kinds ->
    [0] { card-ninja-clan } or { card-skilled-ninja } is recommended; this mix has neither (rule X2).
   *[other] Only one of { card-ninja-clan } and { card-skilled-ninja } is recommended; this mix has both (rule X2).
}
mix-warning-prices = A politics card of every price class is recommended; there is none at { $prices } (rule X2).
price-class = { $cost ->
    [2] 2 or less
    [6] 6 or more
   *[other] { $cost }
}

## what the card-data verifier finds

verify-missing = No game has the card { $card }.
verify-total = { $game }, { $where }: there should be { $should }, there are { $found } (rule { $rule }).
verify-not-printed = { $card }: { $number } is missing.
verify-does-nothing = { $card } does nothing: it needs bonuses or a text.
verify-no-source = { $card }: no source is given for { $number }.
verify-no-range = { $card }: reconstructed without a range: { $number }.
verify-out-of-range = { $card }: { $number } { $value } is outside its own range.
verify-untranslated = { $card } is not fully translated: { $language }.
