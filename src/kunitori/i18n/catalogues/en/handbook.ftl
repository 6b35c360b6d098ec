### What the printed books have beside the rules: summary, pictures, advice, questions, words. An entry is
### `handbook-<chapter>-<entry>`; its value has one line for each point, its title is an attribute.

handbook-title = Handbook
handbook-lead = What the printed rulebooks offer besides the rules: a summary, pictures, examples to play, advice, answers.
handbook-you = you
handbook-rival = Hideyoshi
handbook-third = Ieyasu
handbook-picture-seats = Three territories around the pool. Each has a draw deck, an army area and a discard pile. An arrow shows that play goes to the left.
handbook-picture-field = A row of Lands between two teams. On both sides of each Land is a line of three positions; position 1 touches the Land. An arrow zigzags between the seats.
handbook-picture-card = The card { $card }, with a number on each of its parts

## on one page

handbook-summary = The rules on one page
handbook-summary-goal = Have the most victory points when the game ends (C8.3).
    .title = Goal
handbook-summary-turn = Action, battle, buy, redraw, always in this order (C2). Then the player to your left takes a turn.
    .title = Your turn
handbook-summary-action =
    You have 1 action (C3.1). Deployed cards are played first and cost 1 action each (C3.2).
    Then play action cards from your hand for 1 action each (C3.3). Draw +cards at once; +actions, +money and +buys add up (C3.4).
    .title = Action phase
handbook-summary-battle =
    If you played a leader, you may attack (C5.1). All your generals and troops take part; add up their attack values (C5.5).
    The defender adds up attack and defence values of everything in the army area, plus an ambush from hand or the top two cards of the deck as reinforcements (C5.4).
    Attacker ahead by 1 to 3: { card-village }; 4 to 6: { card-town }; 7 or more: { card-land }. Defender ahead by 1: { card-village }; 2: { card-town }; 3 or more: { card-land }, if wanted (C5.6).
    .title = Battle phase
handbook-summary-buy = You have 1 buy. Play as much treasure as you like and buy from the pool; what you buy goes to your discard pile (C6.1, C4.3).
    .title = Buy phase
handbook-summary-redraw =
    Leave deployable cards on guard or discard them (C7.1). Discard your hand and draw 4 cards (C7.2).
    In { game-world-on-fire } you may keep tactics cards you did not play; you draw that many fewer (W7.2, W7.3).
    .title = Redraw phase
handbook-summary-end = When one of the three victory point piles runs out, finish the turn. Every other player then takes one more turn (C8.1).
    .title = The end
handbook-summary-points = Count the points on all your cards: hand, deck, discard pile and army area (C8.2). Victory point cards do nothing in play; other cards can score too.
    .title = Points
handbook-summary-moegahara =
    In { game-moegahara } two teams fight for a row of Lands. A turn is action, buy, deploy, end (M2).
    Every general and troop you played goes to the end of a line at a Land (M5.1). Cards that face each other fight; the higher cost wins (M6.1, M6.2).
    Two won fights win the Land, and so do three cards against none (M6.3). The team whose points reach half the number of Lands wins (M8.2).
    .title = { game-moegahara }

## set-up

handbook-setup = Seats and set-up
handbook-setup-seats = Two to six players sit in a circle; three to five are best. Play goes to the left (C1.1). In front of you is your territory: draw deck, discard pile, and between them the army area for played and deployed cards (C1.4).
    .title = The circle
handbook-setup-pool = The pool lies in the middle: one face-up pile for each kind of card, and one shuffled pile of generals that shows only its top card. The trash lies beside it (C1.2).
    .title = The pool
handbook-setup-start = Take 6 { card-copper } and 2 { card-village } from the pool, shuffle them and draw 4 cards (C1.3). Choose a starting player in any way you like (C1.5).
    .title = Your first deck
handbook-setup-mix = Take treasure and victory points from one of the two games, the generals from both, and about 18 kinds of action cards (X1, X2). { game-world-chaos } is a mix that is ready to play (X3).
    .title = Both games at once
handbook-setup-field = { game-moegahara } is for two, four or six players. Team mates sit side by side, the teams face each other, and turns zigzag between them (M1.1). Ten Lands lie face down in a row, eight with two players. Each side of a Land has room for a line of three cards (M1.2).
    .title = The battlefield
handbook-setup-armies = The pool lies around the battlefield. East and West have a pile of five generals each, and you may choose any of your own side (M1.3, M4.1). Start with 2 { card-horo-musha } and 6 { card-copper } (M1.4).
    .title = East and West

## what a card looks like

handbook-cards = What a card looks like
handbook-cards-name = What the card is called. The sign beside it shows its category.
    .title = Name
handbook-cards-cost = How much money it takes to buy the card. In { game-moegahara } it is also the strength of a general or troop (M6.2).
    .title = Cost
handbook-cards-values = Red circle: attack. Blue shield: defence, which counts only when you are attacked (C5.5). Green square: victory points.
    .title = Values
handbook-cards-gains = What you get when you play it, from top to bottom: cards, actions, money, buys (C3.4).
    .title = Gains
handbook-cards-text = What else the card does. Do all of it that you can, unless it says “may” (C3.7).
    .title = Text
handbook-cards-kind = The category again, in words, and whether the card is deployable: such a card may stay on guard (C7.1).
    .title = Category
handbook-cards-printed = The cartouche has the card’s Japanese name. It helps you find the card in a printed game.
    .title = Japanese name
handbook-frame-general = Generals lead. Playing one lets you declare battle (C5.1).
handbook-frame-troop = Troops fight under a leader. Many can stay on guard (C7.1).
handbook-frame-tactics = Tactics are tricks. In { game-world-on-fire } and { game-moegahara } you may keep them in hand (W7.2, M7.1).
handbook-frame-politics = Politics build your domain: more cards, more money, more buys. They do not fight, but some defend.
handbook-frame-treasure = Treasure brings money in the buy phase and costs no action (C6.1).
handbook-frame-victory = Victory point cards do nothing in play, but they decide the game (C8.2). Other cards can score too.
handbook-frames = Six categories

## worked examples

handbook-examples = Worked examples
handbook-examples-lead = Five short scenes, told step by step. You can read them here or play them at the table.
handbook-examples-play = Play this example

## deck plans

handbook-plans = Four deck plans
handbook-plans-lead = Everybody begins with the same eight cards. These plans for { game-kunitori } show where a deck can go from there.
handbook-plans-military =
    First buys: { card-silver }, { card-land-survey }.
    Build an income with { card-silver } and add { card-spear-troopers } from the start. When you can afford them, buy { card-young-general } and generals, and fight.
    .title = The military plan
handbook-plans-market =
    First buys: { card-market }, { card-technology-development }.
    Get a { card-market } on the first turn if you can. Turn { card-village } and { card-copper } into action cards and troops. The deck stays small, and every hand is good.
    .title = The steady market
handbook-plans-draw =
    First buy: { card-heavy-tax }.
    It costs points, and the cards it draws must win them back. You also need cards that give actions; { card-light-archers } are ideal. Keep the three in balance.
    .title = The big draw
handbook-plans-dash =
    First buy: { card-technology-development }.
    You can afford it on any first turn. Trash it for { card-quality-tea-ware }, then trash that for an early { card-magnificent-castle }.
    .title = The quick start
handbook-plans-measured = Our bots have played all four plans against each other, a thousand games for each pair. The big draw won most often, the steady market came second, then the quick start. The military plan is the hardest to win with.
    .title = What the bots say

## questions

handbook-questions = Questions and answers
handbook-questions-gain = Take the card from the pool and put it on your discard pile, unless the card says otherwise. From an empty pile you gain nothing (C4.3).
    .title = What does “gain” mean?
handbook-questions-shuffle = Only when you must draw or reveal a card and your deck is empty, never earlier (C4.1).
    .title = When do I shuffle my discard pile?
handbook-questions-save = No. Actions are lost at the end of the action phase, money and buys at the end of the buy phase (C3.5, C6.3).
    .title = Can I save actions, money or buys for later?
handbook-questions-deployed = Yes, 1 action each, like cards from your hand. You must play them first, in any order (C3.2).
    .title = Do deployed cards cost an action?
handbook-questions-alone = Troops cannot attack without a leader. A leader can attack alone (C5.1, C5.2).
    .title = Can troops attack without a general?
handbook-questions-hold-back = No. Once you declare battle, every general and troop in your army area marches (C5.2).
    .title = Can I leave troops at home?
handbook-questions-refuse = An attacker must take the prize. A defender may leave it (C5.6).
    .title = May I refuse a prize?
handbook-questions-empty-pile = Then there is no prize, not even the next smaller one (C5.6).
    .title = What if the pile of the prize is empty?
handbook-questions-ambush = In { game-kunitori } every value of every shown card gets +1 (K5.4). In { game-world-on-fire } and in mixes the shown cards get +1 together (W5.4).
    .title = What does an ambush add?
handbook-questions-return = Ambush cards go back to the hand. Reinforcements go back on top of the deck, in any order (C5.7).
    .title = Where do the defender’s extra cards go?
handbook-questions-points = No. They only take up room in your hand until they are counted at the end. Other cards can score too, such as { card-castle-town } and { card-soil-renovation } in { game-world-on-fire }; some, such as { card-heavy-tax }, cost points.
    .title = Do victory point cards do anything in play?
handbook-questions-discount = No. { card-harbour-town } and { card-toll-abolition } make cards 1 cheaper, however many you play, and never free (C6.2).
    .title = Do discounts add up?
handbook-questions-look = Through your own, and in { game-moegahara } through your team mates’. Of the other piles you know only the cards you saw go there (C9.2).
    .title = May I look through a discard pile?
handbook-questions-tie = The tied player who had the first turn latest wins (C8.3).
    .title = What happens on a tie?
handbook-questions-must-deploy = Yes, every general and troop you played, as long as there is room in a line of your team (M5.1).
    .title = Must I deploy in { game-moegahara }?
handbook-questions-buried = Under the Land, out of the game for good. Markers of lost troops go back to the pool (M6.4).
    .title = Where do the cards at a won Land go?
handbook-questions-talk = Yes. You may talk freely and look at each other’s hands and discard piles at any time (M9).
    .title = May team mates talk?

## words

handbook-words = Glossary
handbook-words-action = What it costs to play an action card. You get 1 each turn (C3.1).
    .title = action
handbook-words-action-card = A general, troop, tactics or politics card (C3.3).
    .title = action card
handbook-words-active-player = The player whose turn it is (C2).
    .title = active player
handbook-words-ambush = Cards that a defender shows from hand to join a battle (C5.4).
    .title = ambush
handbook-words-army-area = The place for your played and deployed cards (C1.4).
    .title = army area
handbook-words-attack = A value that counts in attack and in defence (C5.5).
    .title = attack value
handbook-words-buy = What it costs to buy one card, besides money. You get 1 each turn (C6.1).
    .title = buy
handbook-words-defence = A value that counts only when you are attacked (C5.5).
    .title = defence value
handbook-words-deploy = To leave a deployable card in your army area at the end of your turn (C7.1). In { game-moegahara }: to put a card into a line (M5.1).
    .title = deploy
handbook-words-gain = To take a card from the pool to your discard pile (C4.3).
    .title = gain
handbook-words-joint-battle = A battle of two players against a third, after a { card-travelling-monk } (W5.8).
    .title = joint battle
handbook-words-leader = A card that lets you declare battle: every general, and the { card-young-general } (C5.1).
    .title = leader
handbook-words-line = Up to three cards of a team on its side of a Land (M1.2).
    .title = line
handbook-words-marker = A card that gives 1 more action each turn while its troop is on the battlefield (M3.1, M5.2).
    .title = marker
handbook-words-pool = All piles of cards that can be bought (C1.2).
    .title = pool
handbook-words-position = The place of a card in a line, 1 to 3, counted from the Land (M1.2).
    .title = position
handbook-words-prize = The victory point card that the winner of a battle gains (C5.6).
    .title = prize
handbook-words-redraw = The last phase of a turn: discard, then draw a new hand (C7.2).
    .title = redraw
handbook-words-reinforcements = The top two cards of a defender’s deck, which join a battle if they can fight (C5.4).
    .title = reinforcements
handbook-words-reveal = To turn up a card for everybody to see (C9.1).
    .title = reveal
handbook-words-strength = The sum of a side in battle (C5.5). In { game-moegahara }: the cost of a card with its bonuses (M6.2).
    .title = strength
handbook-words-territory = Everything that is yours: deck, discard pile, hand and army area (C1.4).
    .title = territory
handbook-words-trash = The place for cards that leave the game for good (C1.2).
    .title = trash

## other names

handbook-names = Other names for the cards
handbook-names-lead = The fan-made rulebooks do not always agree on names. These are the ones that differ from ours. The search in the card gallery knows them all.
handbook-names-ours = Our name
handbook-names-others = Elsewhere
handbook-also = Also known as { $names }

## the story

handbook-story = The story
handbook-story-lords = Japan, in the age of the warring states. The shogun’s word has stopped counting, and anyone with a castle calls himself a lord. You are one of them, nameless still: a few coppers, two villages, and a plan. You build fields and harbours, hire spearmen, win over generals whose names every child knows. One day your banners cross the border. The lord with the richest domain at the end will be called the greatest of them all.
    .title = A lord without a name
handbook-story-fire = The wars go on, and the weapons get worse. Cannon break castle walls, and monks carry secret alliances from court to court. Ninja visit by night, and a beautiful face can cost a kingdom. Is the whole world on fire? Then it needs somebody to put it out, or to rule the ashes.
    .title = Is the world on fire?
handbook-story-moegahara = Two armies meet on one field, as they once did at Sekigahara. Tokugawa Ieyasu leads the East, Ishida Mitsunari the West. Between them lie ten Lands, and every lord must choose a side. You and your allies see each other’s cards and plan as one. Where a line breaks, a Land falls, and after the fifth the country has a new master.
    .title = The decisive battle

## examples to play

tutorial-example-turn = A turn in { game-kunitori }
tutorial-example-turn-deployed = Your { card-cavalry } stood on guard, so it was played first: it cost your action and gave 2 (C3.2). Spend one of them on { card-light-archers }.
tutorial-example-turn-harbour = They give 2 more: you have 3 actions now. { card-trade-harbour } brings 3 cards and a buy. Play it.
tutorial-example-turn-nothing-left = You drew 2 { card-copper } and a { card-gold } (C3.4). 2 actions are left but no action card. End the phase; unused actions are lost (C3.5).
tutorial-example-turn-no-leader = No leader was played, so there is no battle (C5.1).
tutorial-example-turn-treasure = The buy phase: 1 buy, and 1 more from { card-trade-harbour } (C6.1). Play all your treasure: 4 { card-copper } and 1 { card-gold } make 7 money.
tutorial-example-turn-buy = Buy { card-light-gunners } for 6. The card goes to your discard pile (C4.3).
tutorial-example-turn-left-over = 1 buy and 1 money are left, enough for a { card-copper } that you do not need. End the phase (C6.3).
tutorial-example-turn-stay = { card-cavalry } and { card-light-archers } are deployable. Leave both on guard; the rest is discarded (C7.1).
tutorial-example-turn-redrawn = You drew 4 new cards (C7.2), and your turn is over. Play on from here if you like.

tutorial-example-battle = A battle in { game-kunitori }
tutorial-example-battle-troops = Play all three { card-light-gunners }. Each has attack 3 and gives more actions than it costs (C3.4).
tutorial-example-battle-leader = Troops cannot attack alone. { card-young-general } is a leader here (C5.1): play this card.
tutorial-example-battle-attack = All of them march (C5.2): 3 + 3 + 3 + 1 = 10. { $two } has a { card-magnificent-castle }, defence 3, and { card-light-archers }, attack 1: 4 so far. Attack!
tutorial-example-battle-ambush = The defender answers (C5.4). { $two } lays two { card-fortress } in ambush, and each counts 2 + 1 = 3 (K5.4).
tutorial-example-battle-result = 10 to 10: nobody gains anything (C5.6). The { card-fortress } cards return to { $two }’s hand (C5.7). One more troop would have won you a { card-village }.

tutorial-example-fire-turn = A turn in { game-world-on-fire }
tutorial-example-fire-turn-deployed = Your deployed { card-cavalry } was played first and left you 2 actions (C3.2). Play { card-light-archers }.
tutorial-example-fire-turn-castle-town = 3 actions. { card-castle-town } draws 3 cards: play it.
tutorial-example-fire-turn-take-back = You drew { card-take-back }, { card-silver } and { card-gold }. { card-take-back } would fetch a general, but you can use it better next turn. End the phase.
tutorial-example-fire-turn-treasure = No leader, no battle (C5.1). Play all your treasure: 1 + 2 + 2 + 3 = 8 money (C6.1).
tutorial-example-fire-turn-buy = { card-land-destroyer } costs 7. Buy it with your only buy (C6.2).
tutorial-example-fire-turn-stay = The last money is lost (C6.3). Leave { card-cavalry } and { card-light-archers } on guard (C7.1).
tutorial-example-fire-turn-keep = Tactics cards you did not play can be kept (W7.2). Show { card-take-back } and keep it.
tutorial-example-fire-turn-redrawn = You kept 1 card, so you drew only 3 (W7.3). Play on from here if you like.

tutorial-example-fire-battle = An ambush in { game-world-on-fire }
tutorial-example-fire-battle-rival = { $two } is gathering an army. Your { card-fake-fortress } and { card-light-archers } stand on guard. Watch.
tutorial-example-fire-battle-sums = { card-akechi-mitsuhide } 2 and two { card-gunner-mercenaries } of 3: { $two } attacks with 8 (C5.5). You have 2 + 1 = 3.
tutorial-example-fire-battle-ambush = Choose ambush and show both { card-spear-troopers }: 2 + 2, and +1 for the ambush as a whole (W5.4). That makes 3 + 5 = 8.
tutorial-example-fire-battle-result = 8 to 8: no prize for anybody (C5.6). The { card-spear-troopers } are back in your hand, and the { card-fake-fortress } is discarded because it fought (C5.7).

tutorial-example-lands = Three Lands in { game-moegahara }
tutorial-example-lands-field = At Land 1 you have two cards and the enemy none. At Land 2 your { card-cavalry } faces two { card-gunners }. At Land 3 both sides stand firm.
tutorial-example-lands-play = Play { card-farmer-militia } and { card-kuroda-nagamasa }. Both will be deployed this turn (M5.1).
tutorial-example-lands-on = Nothing more to play. End the action phase.
tutorial-example-lands-money = You do not need to buy anything. End the buy phase.
tutorial-example-lands-three-to-none = Deploy { card-farmer-militia } at Land 1. Three cards against none win a Land at once (M6.3).
tutorial-example-lands-kuroda = Now deploy { card-kuroda-nagamasa } at Land 2, behind the { card-cavalry }. A general behind it gives the troop +1, and he gives position 1 another +1 (M6.2): 5 + 1 + 1 = 7.
tutorial-example-lands-undecided = 7 beats 6, and { card-kuroda-nagamasa } with 7 beats the second { card-gunners }: two fights won, and the Land is yours (M6.3). Land 3 stays open: 6 to 6 is no win, the enemy’s { card-archers } beat your { card-spear-troopers }, and the third position has nobody to fight (M6.1).
