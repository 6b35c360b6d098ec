### The numbered rules. A rule is `rule-<number>` with dots as dashes; a line break inside a rule begins a new point of it.
### A heading has its title as its value; a heading that is a rule itself (C2) has the title as an attribute.
### A ruling is `ruling-<number>`: the ruling, what it is about (`.matter`) and the reason (`.why`).

## The book itself

rulebook-language = English
rulebook-title = Kunitori!: the rules
rulebook-foreword = These are the rules this program plays by, in its own words. Every rule has a number, and the program quotes it whenever it applies a rule. What the cards say counts as rules too; `kunitori cards` shows them. Where the printed rulebooks disagree or are silent, the rulings at the end decide. They are part of the rules; where a ruling differs from the wording of a rule, the ruling prevails.
rulebook-rulings = Rulings: where the rulebooks differ or are silent
rulebook-number = No.
rulebook-matter = Subject
rulebook-ruling = Ruling
rulebook-why = Why
rulebook-rules = Rules
rulebook-see = { $count ->
    [one] see ruling { $rulings }
   *[other] see rulings { $rulings }
}
rulebook-ruling-number = Ruling { $number }

## C

rule-C = The core: what Kunitori!, World on Fire and mixes of the two have in common (for Moegahara see M0)

rule-C1 = Set-up
rule-C1-1 = Two to six players (three to five are recommended) sit in a circle, each playing for themselves. Play goes clockwise, that is, to the left.
rule-C1-2 = The pool has one face-up pile for every kind of card in the game and one shuffled, face-up pile of generals, of which only the top card can be seen and bought. Beside the pool is the trash. Trashed cards, generals included, never come back, unless a card says “to the pool”.
rule-C1-3 = Each player takes 6 { card-copper }s and 2 { card-village }s from the pool, shuffles them into a draw deck and draws 4 cards.
rule-C1-4 =
    A player’s territory is made up of the draw deck, the discard pile, the hand and the army area, where played and deployed cards lie.
    A card is “deployed” from the redraw phase in which its owner leaves it there (C7.1) until it leaves the army area; being played by C3.2 does not end this. Cards played from hand this turn, ambush and reinforcement cards and { card-moat } cards are not deployed.
rule-C1-5 = The players choose the starting player in any way they like; otherwise it is random, from the game’s seed.

rule-C2 = Action, Battle, Buy, Redraw. Then it is the turn of the player to the left.
    .title = The turn: four phases, always in this order

rule-C3 = Action phase
rule-C3-1 = The active player gets 1 action.
rule-C3-2 = First, every card that lies deployed in the active player’s army area is played as if from hand. Each costs 1 action, and the player chooses the order. This is compulsory for as long as there is an action left and a deployed card not yet played. A deployed card for which no action is left stays where it is, unplayed; it still fights.
rule-C3-3 = After that the active player may play action cards (generals, troops, politics, tactics) from hand, at 1 action each, or end the phase.
rule-C3-4 = A played card lies in the army area. Its printed effects happen from top to bottom: +cards (drawn at once, compulsory), +actions, +money, +buys, and then its text.
rule-C3-5 = Actions not used are lost at the end of the phase. Money and buys last until the end of the buy phase.
rule-C3-6 = Played cards stay in the army area until the redraw phase, unless a card’s own text moves them earlier.
rule-C3-7 =
    What a card says must be done as far as possible, unless it says “may”; what cannot be done is skipped.
    When a card says “choose”, only a choice whose first step can be done is open (+cards, +actions, +money and +buys always are). If none is open, nothing happens.
    An action card may be played even if it will do nothing.

rule-C4 = Drawing, revealing, shuffling, gaining
rule-C4-1 = The discard pile is shuffled into a new draw deck only at the moment when a card must be drawn (or revealed) and the deck is empty, never earlier. Cards that lie revealed at that moment are not shuffled in.
rule-C4-2 = If the deck and the discard pile are both empty, the rest of the draw is lost.
rule-C4-3 =
    To gain or to buy a card is to take it from its pile in the pool and put it on one’s own discard pile, unless a card says otherwise. From an empty pile nothing is gained.
    Effects outside the buy phase compare printed (or corrected) costs; discounts hold for buying only.

rule-C5 = Battle phase
rule-C5-1 = A player who has played a leader this turn may declare battle; nobody has to. Every general is a leader; in Kunitori! and in the mixed game so is the { card-young-general }.
rule-C5-2 =
    When battle is declared, all generals and troops in the attacker’s army area take part. Each leader is assigned to one opponent: one target for each leader, though several leaders may share a target.
    With several targets, every troop is assigned to one of the attacked players. Troops alone cannot attack; a leader alone can.
    Battle is declared once for the whole phase, and all assignments are announced before the first defender chooses. No leader and no troop can be left out.
rule-C5-3 = Several battles are fought clockwise, beginning at the attacker’s left. Each is settled, prize included, before the next defender chooses.
rule-C5-4 =
    The defender chooses Ambush or Reinforcements.
    Ambush: the defender shows any number of hand cards (or none) that have an attack or a defence value, generals included, and lays them in their army area until the battle phase ends. For the bonus see K5.4 and W5.4.
    Reinforcements: the defender reveals the top two cards of their deck. C4.1 and C4.2 apply; this may be chosen even with an empty deck, and then fewer cards or none are revealed. Those that have an attack or a defence value fight in the defender’s army area until the battle phase ends.
rule-C5-5 = Attacking strength is the sum of the attack values of the attackers in this battle. Defending strength is the sum of the attack and defence values of everything in the defender’s army area: deployed cards and the cards of C5.4. A defence value never counts in attack.
rule-C5-6 =
    The difference decides the prize. An attacker ahead by 1 to 3 gains a { card-village }, by 4 to 6 a { card-town }, by 7 or more a { card-land }, and cannot refuse it, whichever it is.
    A defender ahead by 1 may gain a { card-village }, by 2 a { card-town }, by 3 or more a { card-land }: exactly that card or nothing.
    At equal strength nobody gains anything. Prizes go to the discard pile; an empty pile gives nothing, not the next smaller prize.
rule-C5-7 =
    When all battles are over, ambush cards return to the hand, and all revealed reinforcement cards, whether they fought or not, go back on top of the deck in an order the defender chooses.
    A { card-fake-fortress } or { card-land-destroyer } that fought, and any card that a { card-land-destroyer } made its owner discard, goes to its owner’s discard pile instead, from ambush and from reinforcements too.

rule-C6 = Buy phase
rule-C6-1 = The active player gets 1 buy and may play any number of treasure cards from hand, also between purchases; no action is needed for this. Treasure cards stay in the army area until the redraw phase.
rule-C6-2 = The active player may buy any card of the pool; of the generals it must be the top one. The next general is turned up at once and may be bought with another buy. Each purchase costs 1 buy and the cost of the card, less the 1 of { card-harbour-town } or { card-toll-abolition }; the discount holds for generals, treasure and victory points too.
rule-C6-3 = Money and buys not used are lost at the end of the phase.

rule-C7 = Redraw phase
rule-C7-1 = The active player discards every card played this turn and everything else in their army area, except deployable cards that are to stay there (this is deploying them) and cards that say they may stay. Deployed cards that could not be played this turn (C3.2) may also stay or go.
rule-C7-2 = Then the active player discards the hand (W7.2 makes an exception for tactics) and draws 4 cards (but see W7.3).

rule-C8 = End of the game and scoring
rule-C8-1 = When the last card of one of the three victory point piles is taken, the turn is finished, and play goes on until the player to the right of the player whose turn it was at that moment has had one more turn. Then the game ends. This happens only once: other piles that run out later change nothing. It does not matter who empties the pile; what counts is whose turn it is. All battles and purchases of that turn still take place.
rule-C8-2 = Everybody adds up the victory points on all their cards: hand, deck, discard pile and army area.
rule-C8-3 = The player with the most points wins. In a tie the win goes to the player sitting farthest from the starting player, that is, to the one whose first turn came latest.

rule-C9 = Who may know what
rule-C9-1 = Everybody sees the pool with the size of every pile (of the generals the top card and how many are left), the trash, the army areas, in Moegahara the battlefield and the markers, the size of each hand, deck and discard pile, and every card at the moment it is played, bought, gained, trashed, shown, revealed, or discarded from anywhere but the hand.
rule-C9-2 =
    The hands, the order of the decks and the generals below the top one are secret. Hand cards discarded in the redraw phase are not shown.
    Players may look through their own discard pile, in Moegahara also through those of their team mates (M9); of other piles they know only what they saw go there. Since every gain is public, everybody knows which cards a player owns, but not where they are.
rule-C9-3 =
    Which cards are put back on a deck or returned to a hand is known to all who saw them; their order on a deck is known only to the player who put them back.
    A card stays known for as long as everybody can follow it: a known top card that is drawn is known in hand, and a hand discarded as a whole is known in the pile. This ends with a shuffle, or when one of two cards in secret order is drawn (then for both). Conclusions from what somebody did not do are not recorded.
rule-C9-4 = What an effect trashes, discards or takes by name is shown; the rest of a searched deck is seen by its owner only.

## K

rule-K = Kunitori!, the base game
rule-K1 = 270 cards: 8 generals, 7 kinds of troops (58), 12 kinds of politics (84), 3 kinds of victory points (50) and 3 kinds of treasure (70).
rule-K2 = A card may have an attack value, a defence value, or both.
rule-K5-4 = Ambush: the attack value and the defence value of each shown card get +1. A card that has both gets +1 on both.
rule-K7 = The whole hand is discarded; then 4 cards are drawn.

## W

rule-W = World on Fire
rule-W1 = 288 listed cards: 8 generals, 6 kinds of troops (62), 6 kinds of tactics (48), 6 kinds of politics (48), victory points 30 { card-village }s, 12 { card-town }s and 10 { card-land }s, treasure 40 { card-copper }s, 20 { card-silver }s and 10 { card-gold }s.
rule-W2 = Tactics (“strategy”) cards are action cards; those not played can be kept (W7.2).
rule-W5-4 = Ambush: the shown cards together get +1, once, and only if at least one card was shown.
rule-W5-8 =
    Joint battle, if a { card-travelling-monk } was played for it: it takes at least three players and needs no leader. There is one per battle phase, however many { card-travelling-monk } cards were played, and no other attack besides it.
    The active player names the target, then asks the other players one by one, each once, to join in; the first to accept is the ally. If nobody does, there is no joint battle, and the active player may still attack by C5.2.
    All generals and troops of both army areas fight, even if one area has none. The ally adds nothing from hand and makes no other decision.
    Attackers ahead by 1 to 6 gain a { card-village } each, by 7 to 11 a { card-town } each, by 12 or more a { card-land } each. Both must take it, the active player first; from an empty pile nothing is gained.
    A defender ahead by 1 or more may gain one { card-village }, { card-town } or { card-land }, as the defender chooses.
    Discarded cards go to their own owners. With two players only +2 actions can be chosen.
rule-W7-2 = Before discarding the hand, the active player may show any number of unplayed tactics cards and keep them.
rule-W7-3 = The active player then draws 4 cards minus the number of tactics cards kept, but not less than 0, and after that 1 more for each { card-moat } that they left in the army area on their previous turn.

## X

rule-X = The two games mixed: World Chaos and custom mixes
rule-X1 = Treasure and victory point cards come from one of the two games, World on Fire unless the other is picked. The generals of both games form one shuffled pile; as an option, those of one game only.
rule-X2 = The following is recommended; players who depart from it are warned but never stopped: 18 kinds of action cards (generals not counted); { card-spear-troopers }, { card-light-archers }, { card-cavalry } and { card-gunner-mercenaries } from World on Fire; at least three kinds of tactics; { card-fake-fortress } or { card-magnificent-castle } or both; with { card-magnificent-castle } at least two of { card-land-destroyer }, { card-travelling-monk } and { card-trap }; exactly one of { card-ninja-clan } and { card-skilled-ninja }; at least one politics card of every price class.
rule-X3 =
    World Chaos is a ready-made mix.
    Troops: { card-ninja-clan }, { card-spear-troopers }, { card-light-archers }, { card-cavalry }, { card-gunner-mercenaries }, { card-land-destroyer }.
    Tactics: { card-loyal-warning }, { card-trap }, { card-travelling-monk }, { card-beauty }.
    Politics: { card-technology-development }, { card-rice-field-plowing }, { card-temple-town }, { card-soil-renovation }, { card-harbour-town }, { card-castle-town }, { card-trade-harbour }, { card-magnificent-castle }.
    Treasure, victory points and generals follow the defaults of X1: 16 generals, 290 cards in all.
rule-X4 = World on Fire’s rules W5.4, W5.8, W7.2 and W7.3 apply; leaders, defence values and C5.5 are as in the base game.
rule-X5 = A custom mix is any set of kinds a player picks. A random mix is drawn from a seed and follows the recommendations of X2.
rule-X6 = { card-spear-troopers }, { card-light-archers } and { card-cavalry } are one kind each in a mix, with World on Fire’s 12 copies unless the base game’s are picked. Moegahara’s cards are not mixed in.

## M

rule-M = Moegahara
rule-M0 = C1.2 (on the trash), C1.5, C3.3 to C3.7, C4, C6 and C9 apply in Moegahara too, unless section M says otherwise; C1.1, C3.2, C5, C7 and C8 do not. “Redraw phase” there means the end phase. Lands and markers are never for sale.

rule-M1 = Set-up
rule-M1-1 = Two, four or six players form two teams of equal size. Turns zigzag between the teams: the first player of one team, the first of the other, the second of the one, the second of the other, and so on. C1.5 decides which team begins; the seat that begins counts as its first.
rule-M1-2 = 10 Lands (with two players 8) lie face down in a row between the teams: the battlefield. On each side of every Land there is a line of at most three cards; position 1 is next to the Land.
rule-M1-3 = The pool has two piles of five generals, East and West, in which every card can be seen and any one of one’s own side can be bought; the troops, tactics, treasure and politics; and the markers, 10 yellow, 10 blue and 10 red. All piles are open. With the Lands there are 194 cards in all.
rule-M1-4 = Each player takes 2 { card-horo-musha } cards and 6 { card-copper }s from the pool, shuffles them into a draw deck and draws 4 cards. With six players the piles of { card-copper } and { card-horo-musha } are empty at the start and fill only with cards that are returned.
rule-M1-5 =
    With two players only 2 { card-castle-town } cards are in the pool, and each player may buy no more than one.
    With two players, each { card-farmer-militia } bought with a buy lets the buyer buy one more { card-farmer-militia } in the same buy phase without a buy; its cost is still paid. One bought in this way does not bring another.

rule-M2 = Action, Buy, Deploy, End. Then it is the turn of the next player in the order of M1.1.
    .title = The turn: four phases, always in this order

rule-M3 = Action phase
rule-M3-1 = The active player gets 1 action, and 1 more for every marker in their army area.
rule-M3-2 = Action cards are played as in C3.3, but the +cards of a card come before everything else on it. No card is “deployed” in the army area.
rule-M3-3 = { card-horo-musha } and { card-trap } are played in this phase, for 1 action, and take effect in the deploy phase.

rule-M4 = Buying works as in C6; generals have rules of their own.
    .title = Buy phase
rule-M4-1 = A player who buys a general picks it freely from the pile of their own side. The first general bought in the game decides whether the buyer’s team is East or West; from then on the other team is the other side.
rule-M4-2 = A player can only buy generals of their own side.

rule-M5 = Deploy phase
rule-M5-1 =
    Every general and every troop played this turn must be deployed, one at a time, in an order the player chooses: at the end of a line of the player’s own team, that is, in its next free position, at any undecided Land where this line has fewer than three cards.
    The phase cannot end while such a card can be deployed. A card that finds room later in the phase must go there; one that never does takes no marker and is discarded in the end phase (M7.1).
rule-M5-2 = Deploying { card-archers }, { card-cavalry } or { card-gunners } brings a yellow, blue or red marker into the player’s army area. A team always has exactly as many markers of a colour as it has troops of that colour on the battlefield, so the markers never run out.
rule-M5-3 = After each card, its marker comes first (M5.2), then what its text says for the moment of deploying, then M5.7.
rule-M5-4 =
    Each { card-horo-musha } and each { card-trap } that was played may be used once in this phase: before the first deployment, between two, after the last, or without any.
    Only a choice with a legal target is open: a card of one’s own team on the battlefield; a line of one’s own team with two or three cards whose order really changes; a card in one’s own discard pile and a team mate to receive it, whose consent is not needed (never with two players); for { card-trap } a card of either team, other than { card-tokugawa-ieyasu } and { card-ishida-mitsunari }.
    Once used, the card goes back to the pool at once; not used, it is discarded in the end phase.
rule-M5-5 = A card that an effect takes off a line goes to the discard pile of a player of that line’s team, whom the active player chooses. If it is a troop with a marker colour, only a player who has such a marker can be chosen, and that player returns one marker to the pool. The cards behind it move up.
rule-M5-6 = The order of a line changes only through card effects. Cards on the battlefield belong to the team.
rule-M5-7 = After every change of a line (a card deployed and its text done, a card discarded, an order changed) that Land is checked by M6 at once, for both teams, with the lines as they now lie; earlier fights are not remembered. Three against none also wins when the last facing card is taken away later.

rule-M6 = Fights
rule-M6-1 = Facing cards in the same position fight all the time: the higher strength wins, at equal strength nobody wins.
rule-M6-2 =
    The strength of a card is its printed (or corrected) cost, plus bonuses that add up.
    A troop with a general of its own line behind it, that is, in a higher position, has +1, and only once.
    { card-tokugawa-ieyasu } anywhere in a line: every card of the line, himself included, has +1.
    { card-ii-naomasa } in position 1: every card of the line, himself included, has +1.
    { card-kuroda-nagamasa } in position 2: the card in position 1 of the line has +1.
rule-M6-3 = A Land is won at once by a team that has three cards in its line there while the other side has none, or that wins two fights there, or by { card-toyotomi-hideyori } (see the card; its text comes before any comparison). Only one Land changes at a time, and only one team can fulfil this rule there, so wins are never simultaneous.
rule-M6-4 =
    A Land that is won is turned to the winner. All cards of both lines go under it and are out of the game for good.
    First the points are counted (M8.2 may end the game). Then, for every removed troop with a marker colour, one such marker of its team goes back to the pool.
    The winning team chooses from whose army area, one decision for each marker: the active player decides, if they belong to that team, and otherwise its member who is next in turn order.

rule-M7 = End phase
rule-M7-1 = The active player discards everything in their army area except markers, and then the hand; as in W7.2, tactics cards in hand may be shown and kept. Then the player draws 4 cards minus the number kept, but not less than 0.

rule-M8 = Points and end of the game
rule-M8-1 = Each Land that a team has won is 1 point. An unbroken row of Lands won by one team is worth 1 point more for every full three Lands in it.
rule-M8-2 = A team whose points reach half the number of Lands laid out (5 of 10, 4 of 8) wins at once.

rule-M9 = Team mates may look at each other’s hands and discard piles at any time and talk freely.
    .title = Talk within a team

## Rulings

ruling-1 = 1 to 3: { card-village }; 4 to 6: { card-town }; 7 or more: { card-land }.
    .matter = The attacker’s prize
    .why = This is the table of the German rulebook. “6-7” in the English and the French one leaves 4 and 5 open.
ruling-2 = Each leader has one target.
    .matter = One general against several targets
    .why = The German rulebook says so. The English sentence contradicts the next one, on splitting the troops.
ruling-3 = +1 in total.
    .matter = The ambush bonus in World on Fire
    .why = The English text says so, and the German example adds up only this way (8 to 8).
ruling-4 = +1 for each card.
    .matter = The ambush bonus in the base game
    .why = Its text and its example (10 to 10) say so.
ruling-5 = The deck counts.
    .matter = The deck in the final scoring
    .why = The German rulebook says so; the English list forgets it.
ruling-6 = They stay unplayed, still fight, and may stay or go in C7.1.
    .matter = Deployed cards for which no action is left
    .why = According to the rulebooks, playing costs the action, and cards in the army area fight. With the listed numbers the case cannot arise, since every deployable card gives an action; it matters when corrections take one away.
ruling-7 = There is no prize.
    .matter = An empty prize pile
    .why = To “gain” is to take from the pool.
ruling-8 = Once battle is declared, all generals and troops of the army area fight.
    .matter = Who takes part in a battle
    .why = Both rulebooks say so.
ruling-9 = Yes: { card-gunner-mercenaries } are deployable, { card-fake-fortress } gives +1 action, { card-ishida-mitsunari } gives +2 money.
    .matter = { card-gunner-mercenaries }, { card-fake-fortress } and { card-ishida-mitsunari } in World on Fire
    .why = The English card list says so; and with { card-ishida-mitsunari }’s +2, the attack value and the bonuses of every general add up to 6.
ruling-10 = The { card-loyal-warning } card itself returns to the pool.
    .matter = What { card-loyal-warning } returns
    .why = The English card list says so.
ruling-11 = After strengths are compared and before the prize, once for each { card-land-destroyer } in the battle, the attackers’ first, the opponent must discard one of their troops of this battle that is not a { card-land-destroyer }: deployed, ambush or reinforcement, as the opponent chooses. If there is none, nothing happens. In a joint battle the defender names, for each of their { card-land-destroyer } cards, one attacker who has such a troop; that attacker, the ally too, chooses which one is discarded. Here the ruling overrides W5.8; an ally makes no other decision.
    .matter = { card-land-destroyer }
    .why = German card text and note. The English list could also mean that the owner of the { card-land-destroyer } chooses.
ruling-12 = The extra draw is for { card-moat } cards that were left in the army area.
    .matter = { card-moat }
    .why = “May stay” is taken as the condition.
ruling-13 = { card-tokugawa-ieyasu } and { card-ii-naomasa } strengthen themselves too. { card-toyotomi-hideyori } wins a Land only when deployed as the third card, not when moved there. { card-horo-musha } reorders only cards of its own team. { card-kobayakawa-hideaki } gives +1 action.
    .matter = Five cards of Moegahara
    .why = That is the publisher’s answer; for { card-ii-naomasa } the wording is the same as for { card-tokugawa-ieyasu }.
ruling-14 = +1 once, whether it is printed on the card or in the rule, and however many generals there are.
    .matter = A troop with a general behind it
    .why = The example in Moegahara’s rulebook adds up this way: 5 + 1 + 1 = 7.
ruling-15 = That is an error of the example: { card-spear-troopers } belong in that place.
    .matter = { card-horo-musha } as a fighter in example 7-4 of Moegahara’s rulebook
    .why = It is a tactics card and has no strength.
ruling-16 = The game option max_rounds ends the game at the end of a round; a round is one turn of every player. In simulations it is 200 by default, at the table it is off. Points decide, then the rule for ties (C8.3); in Moegahara more points, then more Lands, then the team that did not begin. At the table all players together may agree to end the game and score it in this way.
    .matter = A game without progress
    .why = This is in no rulebook; it keeps simulations finite.
ruling-17 = 288 cards, with 8 of each tactics card.
    .matter = The number of cards in World on Fire
    .why = The rulebook prints 290 cards and 50 tactics; its list gives 48.
ruling-18 = Those of both games.
    .matter = The generals in World Chaos
    .why = Only the German example says one game.
ruling-19 = Only a card shown from hand protects.
    .matter = { card-skilled-ninja }
    .why = German text; the English list is cut short.
ruling-20 = It means the category of generals. The { card-young-general } is a troop that leads.
    .matter = “General” in the text of a card
    .why = These are the categories of the rulebooks.
ruling-21 = They are played in the action phase, for 1 action, and used in the deploy phase.
    .matter = { card-horo-musha } and { card-trap } in Moegahara
    .why = The headings on the cards say so.
ruling-22 = Any card in position 1.
    .matter = Which card { card-kuroda-nagamasa } strengthens
    .why = The card list says so; the example says “troop”.
ruling-23 = Its 2 is a defence value.
    .matter = { card-fortress }
    .why = The example of the base rulebook prints “attack 2”, but counts defence 3 in ambush.
ruling-24 = Yes to both.
    .matter = A joint battle without a general; an ally who refuses
    .why = The first is in the German rulebook, section 5-2. Refusing is in no rulebook, but nobody can be forced.
ruling-25 = The active player picks the order in which the others are asked, and goes on asking until one accepts or all have refused.
    .matter = The order of asking for an ally in a joint battle
    .why = The rulebooks are silent. The ally is the active player’s to seek, so the order is too; and one refusal does not bind the rest.
ruling-26 = They stay known to all. Here the ruling overrides C9.3.
    .matter = Two known cards in secret order on a deck, drawn together by one effect
    .why = The secret order no longer hides anything: both cards are now in the same hand, and everybody can follow them there.
ruling-27 = Immediately, before the prize.
    .matter = When a card that { card-land-destroyer } makes its owner discard goes to the discard pile
    .why = Ruling 11 puts the discarding before the prize. Only the cards that return to the hand or the deck wait for the end of the battle phase.
ruling-28 = It counts as no value: such a card cannot be shown in ambush and does not fight as a reinforcement.
    .matter = An attack or defence value of 0
    .why = A printed card either has a value or has none. The case arises only when corrections set a number to 0.
ruling-29 = The owner says whether the general comes from the deck or from the discard pile.
    .matter = { card-take-back } with the same general in both
    .why = The card leaves the choice of the general to its owner, so the place as well. It matters only when corrections bring several copies of a general into the game.
ruling-30 = The purchase without a buy is used first.
    .matter = With two players: another { card-farmer-militia } bought while one without a buy is open
    .why = The rulebook is silent. The buyer loses nothing: the buy is kept for another purchase.
ruling-31 = It is drawn among all seats, and any seat may begin. Here the ruling overrides M1.1. The team of that seat begins, and the seats follow in order, so that the teams alternate.
    .matter = The starting seat in Moegahara
    .why = The rulebook lets the players decide in any way. A draw among all seats is fair to every player, and settles both the team and the seat.
ruling-32 = It is shown to everybody.
    .matter = The card that { card-horo-musha } hands to a team mate
    .why = The card is named by an effect, and by C9.4 such cards are shown; the rest of the discard pile stays with the team.
ruling-33 = 2 or less, 3, 4, 5, and 6 or more.
    .matter = The price classes of politics cards in X2
    .why = Costs above 5 are rare. If each were a class of its own, { card-magnificent-castle } could never be left out.
