### The tutorials: real games with tasks. $one is the pupil, $two, $three and $four are the others in the order of seats.
### What stands behind “else” answers a move that is legal but not the one the lesson needs.

## the panel beside the table

lesson-step = Step { $number } of { $steps }
lesson-next = Next
lesson-back = Back
lesson-task = Your task
lesson-watch = Watch
lesson-done = The lesson is over
lesson-left = You have left the lesson’s path; the game goes on like any other.
lesson-more = More lessons
lesson-new = Play a game
lesson-again = Begin the lesson again

## what another move is answered

tutorial-else-play = That would be allowed. To see how it works, play this now: { $cards }.
tutorial-else-treasure = That would be allowed, but first play all the treasure in your hand. Treasure that is not played buys nothing.
tutorial-else-buy = You could do that. In this lesson, buy this instead, you will soon see what it is good for: { $cards }.
tutorial-else-end = That would be allowed, but there is nothing to gain here. Go on by ending this phase.
tutorial-else-attack = That would be allowed. But the moment is good: send your army as described.
tutorial-else-ambush = That is your right, but you would not win this battle. Lay in ambush: { $cards }.
tutorial-else-take = You may leave it lying, but points win the game. Take the prize: { $cards }.
tutorial-else-stay = That would be allowed, but what stays lying defends you and is played again next turn. Let it stay: { $cards }.
tutorial-else-keep = That would be allowed, but you will want this card in your next turn. Keep it: { $cards }.
tutorial-else-choose = The other possibility has its time, too. Here take the one that was just described.
tutorial-else-target = That would be allowed. In this lesson choose { $players }.
tutorial-else-castle = That would be allowed, but another card stands in your way. Choose this one: { $cards }.
tutorial-else-show = You need not show anything, but then you lose a card. Show this one: { $cards }.
tutorial-else-order = Either way is allowed. You would rather draw this one first: { $cards }.
tutorial-else-deploy = You could deploy there. Look at Land { $land } once more: that is where this card belongs now.
tutorial-else-use = That would be allowed. First use the card as just described.

## Kunitori!

tutorial-kunitori = Your first domain
tutorial-kunitori-welcome = Welcome! In this game for two you lead a small domain against { $two }. Whoever has the most victory points at the end wins (C8.3). We join after a few rounds: everybody began with 6 { card-copper } and 2 { card-village } (C1.3).
tutorial-kunitori-table = Below lies your hand, beside it your draw deck and your discard pile. In the middle is the pool, from which all cards come. In front of every player is the army area: played cards lie there, and troops that stand guard (C1.4).
tutorial-kunitori-phases = A turn has four phases: action, battle, buy, redraw (C2). In the action phase you may play action cards, but your hand has only treasure and points. End the action phase; without a leader there is no battle either.
tutorial-kunitori-treasure = Now it is the buy phase. Treasure brings money, and playing it costs nothing (C6.1). Play your three { card-copper }: 1 money each.
tutorial-kunitori-buy = You have 3 money and one buy (C6.2). { card-silver } costs 3 and will bring 2 money in every turn you draw it. Buy one: good money early wins games late.
tutorial-kunitori-redraw = What you bought lies on your discard pile (C4.3). Then you discarded all that was played, and your hand, and drew 4 new cards (C7.1, C7.2). Now it is { $two }’s turn. Watch what happens.
tutorial-kunitori-actions = This hand is better. You have one action (C3.1), and each action card costs one. { card-post-relay } gives a card and two actions: play such cards first, they keep your turn going.
tutorial-kunitori-troops = A new card and 2 actions (C3.4). { card-spear-troopers } have attack 2, and they give back the action they cost. Play them.
tutorial-kunitori-leader = Only a leader can declare battle: any general, and here the { card-young-general }, too (C5.1). Play this card.
tutorial-kunitori-to-battle = Your army stands ready. There is no action card left in your hand, so end the action phase. What is left of your actions is lost (C3.5).
tutorial-kunitori-attack = The battle phase. All generals and troops in your army area march together (C5.2): { card-spear-troopers } 2, { card-young-general } 1, in all 3. { $two } has nobody on guard. Attack!
tutorial-kunitori-reinforcements = The defender chooses: ambush, that is, cards from hand; or reinforcements, the top two cards of the deck, whatever they are (C5.4). { $two } calls for reinforcements …
tutorial-kunitori-prizes = Only the { card-farmers } could fight: 3 to 1. An attacker who is ahead by 1 to 3 gains a { card-village }, by 4 to 6 a { card-town }, by 7 or more a { card-land } (C5.6). They count 1, 5 and 10 points. Yours lies on your discard pile already.
tutorial-kunitori-money = Now buy something. Play your two { card-copper }.
tutorial-kunitori-farmers = With 2 money you get { card-farmers }: attack 1, and the action comes back. Buy this card.
tutorial-kunitori-deploying = The redraw phase. All played cards would be discarded now. But “deployable” cards may stay lying: this is how you deploy them (C7.1). They guard your domain. Let the { card-spear-troopers } stay.
tutorial-kunitori-rival-attacks = { $two }’s turn again, and it looks like trouble …
tutorial-kunitori-defence = You are attacked with strength 3. In defence everything in your army area counts, with attack and defence values (C5.5): the { card-spear-troopers } make 2. That is not enough alone.
tutorial-kunitori-ambush = In ambush every value of a card gets +1 (K5.4). Your { card-fortress } has defence 2 and would count 3: together 5 to 3. Lay it in ambush.
tutorial-kunitori-prize = You win by 2! Defenders are rewarded richly: ahead by 1 a { card-village }, by 2 a { card-town }, by 3 or more a { card-land }; they may also leave it (C5.6). Take the { card-town }.
tutorial-kunitori-back-to-hand = The { card-fortress } comes back into your hand (C5.7), so you can play it in your own turn. { $two } goes on.
tutorial-kunitori-deployed-first = Your turn. Deployed cards are played first, by themselves (C3.2): the { card-spear-troopers } cost an action and gave it back.
tutorial-kunitori-fortress = { card-fortress } also gives a card and an action. Your deck is empty; watch what happens when you play it.
tutorial-kunitori-shuffled = When a card has to be drawn and the deck is empty, the discard pile is shuffled and becomes the new deck (C4.1). So what you bought comes into your hand again and again. End the action phase.
tutorial-kunitori-no-leader = Without a leader there is no battle this time (C5.1). Play all your treasure.
tutorial-kunitori-last-village = Look at the pool: only one { card-village } is left. For this lesson the others lie in the trash. When one of the three piles of victory points is empty, the game comes to its end (C8.1). You lead: buy it!
tutorial-kunitori-stay-again = Once more you may leave the { card-spear-troopers } on guard. It is wise: { $two } has another turn.
tutorial-kunitori-last-round = The last round: everybody up to the player to the right of the one whose turn it was has one more turn (C8.1). Here that is only { $two }.
tutorial-kunitori-count = The game is over. All victory points count, wherever the cards lie: hand, deck, discard pile and army area (C8.2). Your { card-town } makes 5, four { card-village } make 4: 9 to 2, you have won!
tutorial-kunitori-farewell = You know the whole game now. During a game you can ask for a hint, see why something is not possible, and look every rule up by its number. Try a real game against a recruit, or go on with { game-world-on-fire }.

## World on Fire

tutorial-world-on-fire = Ninja, monks and burning lands
tutorial-world-on-fire-welcome = Welcome to { game-world-on-fire }! A turn goes as in { game-kunitori }: action, battle, buy, redraw (C2). You play action cards, attack if you have played a general, buy with treasure, and draw 4 new cards.
tutorial-world-on-fire-new = New are tactics cards, troops with a mind of their own, and joint battles. Here only generals are leaders (C5.1). You sit with { $two } and { $three }; { $two } already has a { card-land } and leads.
tutorial-world-on-fire-tactics = Tactics cards are action cards with a trick (W2). { card-loyal-warning } is one: play it.
tutorial-world-on-fire-warning = Many cards let you choose. Here: draw a card, or trash a hand card for good, with the warning going back to the pool. A { card-copper } less makes your deck better: choose to trash it.
tutorial-world-on-fire-thinner = Trashed cards never come back (C1.2), so you will draw your good cards more often. Now play your { card-silver }.
tutorial-world-on-fire-fake = { card-fake-fortress } costs only 2 and has attack 2. It can stand guard, but once it has fought it is discarded (C5.7). Buy one.
tutorial-world-on-fire-keep = Before you discard your hand, you may show unplayed tactics cards and keep them (W7.2); for each you draw one card less (W7.3). The { card-travelling-monk } is worth it: keep it.
tutorial-world-on-fire-rivals = { $two } and { $three } take their turns. Look at their army areas: troops stand guard there.
tutorial-world-on-fire-destroyer = What a hand! The { card-land-destroyer } has attack 5 and gives back its action. Play it first.
tutorial-world-on-fire-monk = You have no general, so you cannot attack alone. But the { card-travelling-monk } can bring two players together. Play it.
tutorial-world-on-fire-joint-right = Choose between two actions and the right to a joint battle this turn (W5.8). Take the joint battle: it needs no leader.
tutorial-world-on-fire-joint = Now name the target. { $two } leads and has only { card-light-archers } on guard. All generals and troops in your army area and in that of your ally will fight.
tutorial-world-on-fire-ally = The other players are asked one by one whether they join in. { $three } could gain something, too …
tutorial-world-on-fire-joint-prize = { $three } joined: 5 + 2 + 1 = 8. { $two } laid { card-honda-tadakatsu } in ambush: 1 + 5, and +1 for all ambush cards together (W5.4), makes 7. In a joint battle both attackers gain the prize (W5.8): ahead by 1 to 6 a { card-village } each, by 7 to 11 a { card-town }, by 12 or more a { card-land }.
tutorial-world-on-fire-destroyed = And the { card-land-destroyer } did its work: after the fight { $two } had to discard a troop, the { card-light-archers } (ruling 11). After a battle it is discarded itself (C5.7). Now play all your treasure.
tutorial-world-on-fire-beauty = { card-beauty } counts −4 points! Why buy her? Because whoever buys her may put her on the discard pile of a player who has ever gained a { card-land }. Buy her.
tutorial-world-on-fire-pass = { $two } has gained a { card-land }. Send her there.
tutorial-world-on-fire-ninja = { $two } is not amused. First comes a general, then something dark with soft steps …
tutorial-world-on-fire-show = A { card-skilled-ninja }! Your top two cards are revealed, and one of them will be trashed, unless you show a ninja or a general from your hand. Show { card-maeda-keiji }; a shown general stays in your hand.
tutorial-world-on-fire-order = Well parried. The revealed cards go back on your deck, and you choose the order. A { card-copper } on top is better than a { card-village }.
tutorial-world-on-fire-attacked = But { $two } has a general on the field …
tutorial-world-on-fire-ambush = { card-honda-tadakatsu } attacks with 5, and nobody guards you. Lay { card-maeda-keiji } and { card-cavalry } in ambush: 6 + 2, and +1 for all of them together (W5.4): 9. Reinforcements would be the top two cards of your deck, and you know how weak those are.
tutorial-world-on-fire-land = Ahead by 4: a defender who wins by 3 or more may take a { card-land } (C5.6), 10 points. Take it!
tutorial-world-on-fire-meanwhile = Your cards return to your hand (C5.7). { $two } and { $three } finish their turns.
tutorial-world-on-fire-cavalry = Now strike back. { card-cavalry } first: two actions for one.
tutorial-world-on-fire-moat = Play { card-maeda-keiji }, your leader, and { card-moat }. The latter may stay lying at the end of your turn; it is discarded a turn later and then lets you draw one card more (W7.3).
tutorial-world-on-fire-attack = With more than two players each leader is sent against one opponent, and troops may be divided among those attacked (C5.2). Send both against { $two }: 6 + 2 = 8, and the army area there is empty.
tutorial-world-on-fire-defend = { $two } hopes for reinforcements …
tutorial-world-on-fire-last-land = 8 to 0, a { card-land }! It was the last one (for this lesson most of them lie in the trash), so the last round has begun (C8.1). Play your { card-silver }.
tutorial-world-on-fire-fake-again = A { card-fake-fortress } is all you can afford that helps. Buy it.
tutorial-world-on-fire-stay = Let { card-cavalry } and { card-moat } stay lying (C7.1). A general cannot: he is not deployable.
tutorial-world-on-fire-last-round = { $two } and { $three } each have one more turn.
tutorial-world-on-fire-count = The count (C8.2): two { card-land } 20, a { card-town } 5, two { card-village } 2, and { card-soil-renovation } 1 for each { card-land } and { card-town }, that is 3: 30 points. { $two }’s { card-beauty } cost 4. You have won!
tutorial-world-on-fire-farewell = More tricks wait in the pool: { card-trap } discards a deployed card, { card-take-back } brings a general back, { card-temple-town } turns { card-copper } into { card-silver }. Point at any card to read it. Good luck!

## World Chaos

tutorial-world-chaos = Both worlds at once
tutorial-world-chaos-welcome = Welcome to { game-world-chaos }: cards of { game-kunitori } and { game-world-on-fire } in one pool (X3). This short lesson assumes that you know { game-world-on-fire }; if you do not, take that lesson first.
tutorial-world-chaos-mixed = The generals of both games form one pile of 16 (X1). Some troops and politics cards are old friends: { card-ninja-clan }, { card-technology-development }, { card-magnificent-castle }.
tutorial-world-chaos-rules = The rules are those of { game-world-on-fire } (X4): tactics cards may be kept, ambush brings +1 for all cards together. Your { card-light-archers } have been played already (C3.2) and left you 2 actions. Play { card-cavalry } for even more.
tutorial-world-chaos-trap = { $two }’s domain is well guarded: { card-spear-troopers } 2 and { card-magnificent-castle } with defence 3, together 5. A { card-trap } helps. Play it.
tutorial-world-chaos-castle = Any deployed card of any player can fall into the trap. Choose the castle: it costs 7 and is gone for a while.
tutorial-world-chaos-technology = Still 2 actions. { card-technology-development } brings money; play it.
tutorial-world-chaos-sell = Choose: 1 money now and the card stays yours, or trash it for 3 money at once. The end is near, so take the 3.
tutorial-world-chaos-general = Now { card-uesugi-kenshin }: attack 6, and your leader for the battle (C5.1).
tutorial-world-chaos-attack = 6 + 1 + 2 = 9 against { card-spear-troopers } 2. With the castle it would have been 9 to 5, a { card-town }; without it a { card-land } is within reach (C5.6). Attack!
tutorial-world-chaos-defend = { $two } calls for reinforcements …
tutorial-world-chaos-land = 9 to 2: the last { card-land } is yours, and the last round begins (C8.1). Now only points count: your 3 money buy a { card-village }.
tutorial-world-chaos-stay = Leave your troops on guard for { $two }’s last turn.
tutorial-world-chaos-last-round = { $two }’s last turn.
tutorial-world-chaos-count = { card-land } 10, { card-town } 5 and three { card-village }: 18 to 9. Well done!
tutorial-world-chaos-farewell = You can also mix your own game from both: any selection of kinds, or a random one that follows the recommendations (X2, X5).

## Moegahara

tutorial-moegahara = Two teams, ten Lands
tutorial-moegahara-welcome = Welcome to { game-moegahara }! Two teams fight for a battlefield: you and { $three } against { $two } and { $four }. The turns go to and fro between the teams (M1.1), and team mates may see each other’s hands (M9).
tutorial-moegahara-field = In the middle lie ten Lands. On each side of a Land a team has a line of up to three cards; position 1 is next to the Land (M1.2). Your team’s lines are on your side.
tutorial-moegahara-points = Each Land won is 1 point, and three in an unbroken row bring 1 more (M8.1). With 5 points a team wins at once (M8.2). You have 1 point, the enemies 2.
tutorial-moegahara-phases = A turn: action, buy, deploy, end (M2). You have 1 action, and 1 more for your blue marker (M3.1). { card-archers } give 2 actions: play them.
tutorial-moegahara-units = Troops that you play will be deployed later in this turn. There is nothing else to play, so end the action phase.
tutorial-moegahara-treasure = Buying goes as usual: treasure first (C6.1). Play all of it.
tutorial-moegahara-general = 7 money: enough for a general! They lie open in two piles, East and West. Whoever buys the first one decides their team’s side (M4.1). Buy { card-tokugawa-ieyasu }: then your team is the East.
tutorial-moegahara-sides = From now on your team buys only generals of the East, the enemies only those of the West (M4.2). Now the deploy phase: every general and troop you have played must go to the battlefield (M5.1).
tutorial-moegahara-deploy = A card goes to the next free position of a line of your team. Its strength is its cost (M6.2). At Land 2 stand enemy { card-spear-troopers } with 3; your { card-archers } have 4. Deploy them there.
tutorial-moegahara-marker = { card-archers } on the battlefield bring you a yellow marker, { card-cavalry } a blue and { card-gunners } a red one (M5.2): each is an action more every turn. At Land 2 you win the first fight; it takes two to win the Land (M6.3).
tutorial-moegahara-mates = Now the three others. Look at { $three }’s hand: team mates have no secrets (M9).
tutorial-moegahara-actions = Your turn, with 3 actions: one, and two for your markers. Play { card-spear-troopers }.
tutorial-moegahara-spears = Choose: a card or an action. Both are good; here take the action, so that you can still play all you want.
tutorial-moegahara-trap = { card-trap } and { card-horo-musha } are played now but used in the deploy phase (M3.3). Play the { card-trap }.
tutorial-moegahara-horo = { card-horo-musha } can discard a card of your team, change the order of a line, or hand a card of your discard pile to a team mate (M5.4). You will need it later: end the action phase.
tutorial-moegahara-nothing-to-buy = With a single { card-copper } there is nothing worth buying. End the buy phase.
tutorial-moegahara-fights = Look at Land 3. Cards in equal positions fight all the time (M6.1): your { card-cavalry } 5 beats { card-archers } 4. In position 2 the { card-farmer-militia } has 2. Deploy your { card-spear-troopers } with 3 there!
tutorial-moegahara-land-won = Two fights won: the Land is yours at once (M6.3). All cards of both lines go under it and are out of the game (M6.4).
tutorial-moegahara-markers-back = For every troop with a marker colour one marker of its team goes back, and the winners choose whose (M6.4). For the enemy { card-archers }: take it from { $two }.
tutorial-moegahara-own-marker = For your team’s { card-cavalry } you or { $three } must give a blue one back. You are in the middle of a plan: let { $three } do it.
tutorial-moegahara-three-to-none = Land 6: your team has three cards, the enemy a single { card-cavalry }. Three against none also wins a Land (M6.3). Use the { card-trap } on that card: the enemy line, Land 6.
tutorial-moegahara-keep = Land 6 is yours, 3 points! The { card-trap } is back in the pool. Before you discard your hand you may keep tactics cards (M7.1). Keep { card-horo-musha }.
tutorial-moegahara-round = The others play. Watch Land 5: your { card-cavalry } there faces { card-gunners }.
tutorial-moegahara-ieyasu = Your general has come! Play { card-tokugawa-ieyasu }, and { card-horo-musha }, too.
tutorial-moegahara-on = End the action phase.
tutorial-moegahara-money = Play your treasure.
tutorial-moegahara-buy-trap = Buy a { card-trap } for later; { $three } could use one.
tutorial-moegahara-give = Use { card-horo-musha }: hand the { card-trap } from your discard pile to { $three }. Then the { card-horo-musha } card goes back to the pool (M5.4).
tutorial-moegahara-behind = Now Land 5. A troop with a general behind it gets +1, and { card-tokugawa-ieyasu } gives +1 to every card of his line (M6.2): { card-cavalry } 5 + 1 + 1 = 7 against 6, he himself 8 against 3. Deploy him there!
tutorial-moegahara-victory = Land 5 joins your Lands 3, 4 and 6: four Lands, and one point more for three in a row: 5 points. The East has won (M8.2)!
tutorial-moegahara-farewell = Every general has a talent of his own; point at a card to read it. Talk to your team mates: a Land is won together.
