### The tutorials: real games with tasks. $one is the pupil, $two, $three and $four are the others in the order of seats.
### What stands behind “else” answers a move that is legal but not the one the lesson needs.

## the panel beside the table

lesson-step = Step { $number } of { $steps }
lesson-next = Next
lesson-back = Back
lesson-task = Your task
lesson-watch = Watch
lesson-done = The lesson is over
lesson-left = You have left the lesson; from here on this is an ordinary game.
lesson-more = More lessons
lesson-new = Play a game
lesson-again = Restart the lesson

## what another move is answered

tutorial-else-play = You could. To see how it works, play this now: { $cards }.
tutorial-else-treasure = You could, but first play all the treasure in your hand. Treasure you do not play buys nothing.
tutorial-else-buy = You could. For this lesson, buy this instead; you will soon see what it is good for: { $cards }.
tutorial-else-end = You could, but there is nothing to gain here. Just end this phase.
tutorial-else-attack = You could. But this is a good moment: attack as described.
tutorial-else-ambush = You may, but you would not win this battle. Lay this in ambush: { $cards }.
tutorial-else-take = You may decline it, but points win the game. Take the prize: { $cards }.
tutorial-else-stay = You could, but cards that stay defend you and are played again next turn. Let this stay: { $cards }.
tutorial-else-keep = You could, but you will want this card next turn. Keep it: { $cards }.
tutorial-else-choose = The other option has its moments, too. Here, take the one just described.
tutorial-else-target = You could. For this lesson, choose { $players }.
tutorial-else-castle = You could, but another card is in your way. Choose this one: { $cards }.
tutorial-else-show = You do not have to show anything, but then you lose a card. Show this one: { $cards }.
tutorial-else-order = Either way is allowed. You would rather draw this one first: { $cards }.
tutorial-else-deploy = You could deploy there. Look at Land { $land } again: that is where this card is needed now.
tutorial-else-use = You could. First use the card as just described.

## Kunitori!

tutorial-kunitori = Your first domain
tutorial-kunitori-welcome = Welcome! You lead a small domain against { $two }. The player with the most victory points wins (C8.3). We join after a few rounds; you both started with 6 { card-copper }s and 2 { card-village }s (C1.3).
tutorial-kunitori-table = Your hand is below, with your draw deck and discard pile. All cards come from the pool in the middle. In front of each player is the army area: the cards played this turn, and troops on guard (C1.4).
tutorial-kunitori-look = To read a card, hold your finger on it; with a mouse, right-click it; on the keyboard, press z.
tutorial-kunitori-phases = A turn has four phases: action, battle, buy, redraw (C2). You have no action cards, and no leader for a battle. End the action phase.
tutorial-kunitori-treasure = The buy phase. Treasure gives money, and playing it is free (C6.1). Play your three { card-copper }s: 1 money each.
tutorial-kunitori-buy = You have 3 money and one buy (C6.2). { card-silver } costs 3 and gives 2 money every time you play it. Buy one.
tutorial-kunitori-redraw = Your new card is on your discard pile (C4.3). You also discarded the cards you played and the rest of your hand, and drew 4 new cards (C7.1, C7.2). Now watch { $two }’s turn.
tutorial-kunitori-actions = You have one action (C3.1), and each action card costs one. { card-post-relay } gives a card and two actions: play such cards first.
tutorial-kunitori-troops = Now you have 2 actions (C3.4). { card-spear-troopers } have attack 2 and give back the action they cost. Play them.
tutorial-kunitori-leader = Only a leader can declare battle: a general or, in this game, the { card-young-general } (C5.1). Play this card.
tutorial-kunitori-to-battle = Your army is ready. End the action phase; unused actions are lost (C3.5).
tutorial-kunitori-attack = All generals and troops in your army area attack together (C5.2): { card-spear-troopers } 2, { card-young-general } 1, 3 in all. { $two } has nobody on guard. Attack!
tutorial-kunitori-reinforcements = The defender chooses: an ambush with cards from hand, or reinforcements, the top two cards of the deck (C5.4). { $two } calls for reinforcements…
tutorial-kunitori-prizes = Only the { card-farmers } could fight: you win 3 to 1. An attacker ahead by 1 to 3 gains a { card-village } (1 point), by 4 to 6 a { card-town } (5), by 7 or more a { card-land } (10) (C5.6).
tutorial-kunitori-money = Now play your two { card-copper }s.
tutorial-kunitori-farmers = { card-farmers } cost 2, have attack 1 and give back their action. Buy this card.
tutorial-kunitori-deploying = Played cards are discarded now, but “deployable” ones may stay: that is how you deploy them (C7.1). They guard your domain. Let the { card-spear-troopers } stay.
tutorial-kunitori-rival-attacks = { $two }’s turn again, and it looks like trouble…
tutorial-kunitori-defence = { $two } attacks with strength 3. In defence, attack and defence values both count (C5.5), but your { card-spear-troopers } only make 2.
tutorial-kunitori-ambush = In ambush every value gets +1 (K5.4). Your { card-fortress } has defence 2 and counts 3: 5 to 3 in all. Lay it in ambush.
tutorial-kunitori-prize = You win by 2! A defender ahead by 1 may take a { card-village }, by 2 a { card-town }, by 3 or more a { card-land } (C5.6). Take the { card-town }.
tutorial-kunitori-back-to-hand = The { card-fortress } returns to your hand (C5.7). { $two } continues.
tutorial-kunitori-deployed-first = Your turn. Deployed cards are played first, automatically (C3.2): the { card-spear-troopers } cost an action and gave it back.
tutorial-kunitori-fortress = { card-fortress } gives a card and an action, too. Your deck is empty: play it and see what happens.
tutorial-kunitori-shuffled = When your deck is empty, your discard pile is shuffled and becomes your new deck (C4.1). So the cards you buy keep coming back. End the action phase.
tutorial-kunitori-no-leader = No leader, no battle (C5.1). Play all your treasure.
tutorial-kunitori-last-village = Only one { card-village } is left. (For this lesson the others are in the trash.) When one of the three victory point piles runs out, the game is about to end (C8.1). You are ahead: buy it!
tutorial-kunitori-stay-again = Leave the { card-spear-troopers } on guard: { $two } has one more turn.
tutorial-kunitori-last-round = In the last round every other player has one more turn (C8.1).
tutorial-kunitori-count = The game is over. All your cards count, wherever they are (C8.2): your { card-town } 5, your four { card-village }s 4. You win 9 to 2!
tutorial-kunitori-farewell = That is the whole game. While you play you can ask for a hint, see why a move is not possible, and look up every rule. Try a game against a recruit, or continue with { game-world-on-fire }.

## World on Fire

tutorial-world-on-fire = Ninja, monks and burning lands
tutorial-world-on-fire-welcome = Welcome to { game-world-on-fire }! A turn works as in { game-kunitori }: action, battle, buy, redraw (C2). You play action cards, attack if you have played a general, buy with treasure, and draw 4 new cards.
tutorial-world-on-fire-new = What is new: tactics cards, troops with special powers, and joint battles. Here only generals are leaders (C5.1). You play with { $two } and { $three }; { $two } already has a { card-land } and is ahead.
tutorial-world-on-fire-tactics = Tactics cards are action cards with a trick (W2). { card-loyal-warning } is one: play it.
tutorial-world-on-fire-warning = Many cards let you choose. Here: draw a card, or trash a hand card for good, and the warning goes back to the pool. One { card-copper } fewer makes your deck better: choose to trash it.
tutorial-world-on-fire-thinner = Trashed cards never come back (C1.2), so you will draw your good cards more often. Now play your { card-silver }.
tutorial-world-on-fire-fake = { card-fake-fortress } costs only 2 and has attack 2. It can stand guard, but once it has fought it is discarded (C5.7). Buy one.
tutorial-world-on-fire-keep = Before you discard your hand, you may show unplayed tactics cards and keep them (W7.2); for each one you draw one card fewer (W7.3). The { card-travelling-monk } is worth it: keep it.
tutorial-world-on-fire-rivals = { $two } and { $three } take their turns. Look at their army areas: troops are on guard there.
tutorial-world-on-fire-destroyer = What a hand! The { card-land-destroyer } has attack 5 and gives back its action. Play it first.
tutorial-world-on-fire-monk = You have no general, so you cannot attack alone. But the { card-travelling-monk } can bring two players together. Play it.
tutorial-world-on-fire-joint-right = Choose between two actions and the right to a joint battle this turn (W5.8). Take the joint battle: it needs no leader.
tutorial-world-on-fire-joint = Now choose the target. { $two } is ahead and has only { card-light-archers } on guard. All generals and troops in your army area and your ally’s will fight.
tutorial-world-on-fire-ally = The other players are asked one by one whether they will join. { $three } has something to gain, too…
tutorial-world-on-fire-joint-prize = { $three } joined: 5 + 2 + 1 = 8. { $two } laid { card-honda-tadakatsu } in ambush: 1 + 5, and +1 for all ambush cards together (W5.4), makes 7. In a joint battle both attackers gain the prize (W5.8): ahead by 1 to 6 a { card-village } each, by 7 to 11 a { card-town }, by 12 or more a { card-land }.
tutorial-world-on-fire-destroyed = And the { card-land-destroyer } did its work: after the fight { $two } had to discard a troop, the { card-light-archers } (ruling 11). After a battle it is discarded itself (C5.7). Now play all your treasure.
tutorial-world-on-fire-beauty = { card-beauty } is worth −4 points! Why buy her? Because when you buy her, you may put her on the discard pile of a player who has ever gained a { card-land }. Buy her.
tutorial-world-on-fire-pass = { $two } has gained a { card-land }. Send her there.
tutorial-world-on-fire-ninja = { $two } is not amused. First comes a general, then something dark on quiet feet…
tutorial-world-on-fire-show = A { card-skilled-ninja }! Your top two cards are revealed, and one of them will be trashed unless you show a ninja or a general from your hand. Show { card-maeda-keiji }; a shown general stays in your hand.
tutorial-world-on-fire-order = Well parried. The revealed cards go back on your deck, and you choose the order. A { card-copper } on top is better than a { card-village }.
tutorial-world-on-fire-attacked = But { $two } has a general on the field…
tutorial-world-on-fire-ambush = { card-honda-tadakatsu } attacks with 5, and nobody is guarding you. Lay { card-maeda-keiji } and { card-cavalry } in ambush: 6 + 2, and +1 for all of them together (W5.4): 9. Reinforcements would be the top two cards of your deck, and you know how weak those are.
tutorial-world-on-fire-land = Ahead by 4: a defender who wins by 3 or more may take a { card-land } (C5.6), 10 points. Take it!
tutorial-world-on-fire-meanwhile = Your cards return to your hand (C5.7). { $two } and { $three } finish their turns.
tutorial-world-on-fire-cavalry = Now strike back. { card-cavalry } first: two actions for one.
tutorial-world-on-fire-moat = Play { card-maeda-keiji }, your leader, and { card-moat }. The latter may stay out at the end of your turn; it is discarded a turn later, and then you draw one extra card (W7.3).
tutorial-world-on-fire-attack = With more than two players you send each leader against one opponent, and you may split troops among the players you attack (C5.2). Send both against { $two }: 6 + 2 = 8, and that army area is empty.
tutorial-world-on-fire-defend = { $two } hopes for reinforcements…
tutorial-world-on-fire-last-land = 8 to 0, a { card-land }! It was the last one (for this lesson most of them are in the trash), so the last round has begun (C8.1). Play your { card-silver }.
tutorial-world-on-fire-fake-again = A { card-fake-fortress } is the only useful card you can afford. Buy it.
tutorial-world-on-fire-stay = Let { card-cavalry } and { card-moat } stay (C7.1). A general cannot: he is not deployable.
tutorial-world-on-fire-last-round = { $two } and { $three } each have one more turn.
tutorial-world-on-fire-count = Let us count (C8.2): two { card-land }s 20, a { card-town } 5, two { card-village }s 2, and { card-soil-renovation } 1 for each { card-land } and { card-town }, that is 3: 30 points. { $two }’s { card-beauty } cost 4. You win!
tutorial-world-on-fire-farewell = There are more tricks in the pool: { card-trap } discards a deployed card, { card-take-back } brings a general back, { card-temple-town } turns { card-copper } into { card-silver }. The cards say how. Good luck!

## World Chaos

tutorial-world-chaos = Both worlds at once
tutorial-world-chaos-welcome = Welcome to { game-world-chaos }: cards of { game-kunitori } and { game-world-on-fire } in one pool (X3). This short lesson assumes that you know { game-world-on-fire }; if you do not, take that lesson first.
tutorial-world-chaos-mixed = The generals of both games form one pile of 16 (X1). Some troops and politics cards are old friends: { card-ninja-clan }, { card-technology-development }, { card-magnificent-castle }.
tutorial-world-chaos-rules = The rules are those of { game-world-on-fire } (X4): tactics cards may be kept, and an ambush gets +1 for all cards together. Your { card-light-archers } have already been played (C3.2) and left you 2 actions. Play { card-cavalry } for even more.
tutorial-world-chaos-trap = { $two }’s domain is well guarded: { card-spear-troopers } 2 and { card-magnificent-castle } with defence 3, together 5. A { card-trap } helps. Play it.
tutorial-world-chaos-castle = Any deployed card of any player can fall into the trap. Choose the castle: it costs 7 and is gone for a while.
tutorial-world-chaos-technology = You have 2 actions left. { card-technology-development } gives money; play it.
tutorial-world-chaos-sell = Choose: 1 money now and you keep the card, or trash it for 3 money. The end is near, so take the 3.
tutorial-world-chaos-general = Now { card-uesugi-kenshin }: attack 6, and your leader for the battle (C5.1).
tutorial-world-chaos-attack = 6 + 1 + 2 = 9 against { card-spear-troopers } 2. With the castle it would have been 9 to 5, a { card-town }; without it you can reach a { card-land } (C5.6). Attack!
tutorial-world-chaos-defend = { $two } calls for reinforcements…
tutorial-world-chaos-land = 9 to 2: the last { card-land } is yours, and the last round begins (C8.1). Now only points count: buy a { card-village } with your 3 money.
tutorial-world-chaos-stay = Leave your troops on guard for { $two }’s last turn.
tutorial-world-chaos-last-round = { $two }’s last turn.
tutorial-world-chaos-count = { card-land } 10, { card-town } 5 and three { card-village }s: 18 to 9. Well done!
tutorial-world-chaos-farewell = You can also make your own mix of both games: any selection of kinds, or a random one that follows the recommendations (X2, X5).

## Moegahara

tutorial-moegahara = Two teams, ten Lands
tutorial-moegahara-welcome = Welcome to { game-moegahara }! Two teams fight for a battlefield: you and { $three } against { $two } and { $four }. The teams take turns (M1.1), and team mates may see each other’s hands (M9).
tutorial-moegahara-field = In the middle are ten Lands. On each side of a Land a team has a line of up to three cards; position 1 is next to the Land (M1.2). Your team’s lines are on your side.
tutorial-moegahara-look = { tutorial-kunitori-look }
tutorial-moegahara-points = Each Land you win is 1 point, and three in an unbroken row are worth 1 more (M8.1). A team with 5 points wins at once (M8.2). You have 1 point, the enemy has 2.
tutorial-moegahara-phases = A turn: action, buy, deploy, end (M2). You have 1 action, and 1 more for your blue marker (M3.1). { card-archers } give 2 actions: play them.
tutorial-moegahara-units = The troops you play are deployed later this turn. There is nothing else to play, so end the action phase.
tutorial-moegahara-treasure = Buying works as usual: treasure first (C6.1). Play all of it.
tutorial-moegahara-general = 7 money: enough for a general! They lie face up in two piles, East and West. The first player to buy one decides their team’s side (M4.1). Buy { card-tokugawa-ieyasu }: then your team is the East.
tutorial-moegahara-sides = From now on your team can buy only generals of the East, the enemy only those of the West (M4.2). Now the deploy phase: every general and troop you have played must go to the battlefield (M5.1).
tutorial-moegahara-deploy = A card goes to the next free position of one of your team’s lines. Its strength is its cost (M6.2). At Land 2 there are enemy { card-spear-troopers } with 3; your { card-archers } have 4. Deploy them there.
tutorial-moegahara-marker = { card-archers } on the battlefield bring you a yellow marker, { card-cavalry } a blue and { card-gunners } a red one (M5.2): each is one extra action every turn. At Land 2 you are winning the first fight; it takes two to win the Land (M6.3).
tutorial-moegahara-mates = Now the other three play. Look at { $three }’s hand: team mates have no secrets (M9).
tutorial-moegahara-actions = Your turn, with 3 actions: one, and two for your markers. Play { card-spear-troopers }.
tutorial-moegahara-spears = Choose a card or an action. Both are good; here take the action, so that you can still play everything you want.
tutorial-moegahara-trap = { card-trap } and { card-horo-musha } are played now but used in the deploy phase (M3.3). Play the { card-trap }.
tutorial-moegahara-horo = { card-horo-musha } can discard a card of your team, reorder a line, or give a card from your discard pile to a team mate (M5.4). You will need it later: end the action phase.
tutorial-moegahara-nothing-to-buy = With a single { card-copper } there is nothing worth buying. End the buy phase.
tutorial-moegahara-fights = Look at Land 3. Cards in the same position fight all the time (M6.1): your { card-cavalry } 5 beats { card-archers } 4. In position 2 the { card-farmer-militia } has 2. Deploy your { card-spear-troopers } with 3 there!
tutorial-moegahara-land-won = Two fights won: the Land is yours at once (M6.3). All cards of both lines go under it and are out of the game (M6.4).
tutorial-moegahara-markers-back = For every troop with a marker colour its team gives back one marker, and the winners choose whose (M6.4). For the enemy { card-archers }: take it from { $two }.
tutorial-moegahara-own-marker = For your team’s { card-cavalry } you or { $three } must give back a blue one. You have plans for yours: let { $three } do it.
tutorial-moegahara-three-to-none = Land 6: your team has three cards, the enemy a single { card-cavalry }. Three against none also wins a Land (M6.3). Use the { card-trap } on that card: the enemy line, Land 6.
tutorial-moegahara-keep = Land 6 is yours: 3 points! The { card-trap } is back in the pool. Before you discard your hand you may keep tactics cards (M7.1). Keep { card-horo-musha }.
tutorial-moegahara-round = The others play. Watch Land 5: your { card-cavalry } there faces { card-gunners }.
tutorial-moegahara-ieyasu = Your general is here! Play { card-tokugawa-ieyasu }, and { card-horo-musha } too.
tutorial-moegahara-on = End the action phase.
tutorial-moegahara-money = Play your treasure.
tutorial-moegahara-buy-trap = Buy a { card-trap } for later; { $three } could use one.
tutorial-moegahara-give = Use { card-horo-musha }: give the { card-trap } from your discard pile to { $three }. Then { card-horo-musha } goes back to the pool (M5.4).
tutorial-moegahara-behind = Now Land 5. A troop with a general behind it gets +1, and { card-tokugawa-ieyasu } gives +1 to every card of his line (M6.2): { card-cavalry } 5 + 1 + 1 = 7 against 6, he himself 8 against 3. Deploy him there!
tutorial-moegahara-victory = With Lands 3, 4 and 6, Land 5 makes four, and three in a row are worth one more point: 5 points. The East wins (M8.2)!
tutorial-moegahara-farewell = Every general has a talent of his own; read his card. Talk to your team mates: you win Lands together.
