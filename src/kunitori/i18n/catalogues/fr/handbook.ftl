### Ce que les livrets imprimés ont à côté des règles. Une entrée s’appelle `handbook-<chapitre>-<entrée>` ; sa valeur a
### une ligne par point, son titre est un attribut.

handbook-title = Manuel
handbook-lead = Ce que les livrets imprimés contiennent en plus des règles : un résumé, des images, des exemples à jouer, des conseils, des réponses.
handbook-you = vous
handbook-rival = Hideyoshi
handbook-third = Ieyasu
handbook-picture-seats = Trois territoires autour de la réserve. Chacun a une pioche, une zone militaire et une défausse. Une flèche montre que l’on joue vers la gauche.
handbook-picture-field = Une rangée de régions entre deux équipes. De chaque côté de chaque région se trouve une ligne de trois positions ; la position 1 touche la région. Une flèche zigzague d’une place à l’autre.
handbook-picture-card = La carte « { $card } », avec un numéro sur chacune de ses parties

## en une page

handbook-summary = Les règles en une page
handbook-summary-goal = Avoir le plus de points de victoire à la fin de la partie (C8.3).
    .title = But du jeu
handbook-summary-turn = Action, bataille, achat, pioche, toujours dans cet ordre (C2). Puis c’est à votre voisin de gauche.
    .title = Votre tour
handbook-summary-action =
    Vous avez 1 action (C3.1). Les cartes déployées sont jouées d’abord et coûtent 1 action chacune (C3.2).
    Jouez ensuite des cartes d’action de votre main, pour 1 action chacune (C3.3). Piochez aussitôt les + cartes ; les + actions, + pièces et + achats s’ajoutent (C3.4).
    .title = Phase d’action
handbook-summary-battle =
    Si vous avez joué un chef, vous pouvez attaquer (C5.1). Tous vos généraux et toutes vos troupes y vont ; additionnez leurs valeurs d’attaque (C5.5).
    Le défenseur additionne les valeurs d’attaque et de défense de tout ce qui se trouve dans sa zone militaire, plus une embuscade de sa main ou les deux cartes du dessus de sa pioche en renfort (C5.4).
    L’attaquant l’emporte de 1 à 3 : { card-village } ; de 4 à 6 : { card-town } ; de 7 ou plus : { card-land }. Le défenseur l’emporte de 1 : { card-village } ; de 2 : { card-town } ; de 3 ou plus : { card-land }, s’il le veut (C5.6).
    .title = Phase de bataille
handbook-summary-buy = Vous avez 1 achat. Jouez autant de trésors que vous voulez et achetez dans la réserve ; ce que vous achetez va dans votre défausse (C6.1, C4.3).
    .title = Phase d’achat
handbook-summary-redraw =
    Laissez les cartes déployables monter la garde ou défaussez-les (C7.1). Défaussez votre main et piochez 4 cartes (C7.2).
    Dans { game-world-on-fire }, vous pouvez garder des cartes tactique non jouées ; vous piochez d’autant moins (W7.2, W7.3).
    .title = Phase de pioche
handbook-summary-end = Quand l’une des trois piles de points de victoire est épuisée, terminez le tour. Chacun des autres joueurs a encore un tour (C8.1).
    .title = Fin de partie
handbook-summary-points = Comptez les points de toutes vos cartes : main, pioche, défausse et zone militaire (C8.2). Les cartes de points de victoire ne font rien pendant la partie ; d’autres cartes peuvent aussi rapporter des points.
    .title = Points
handbook-summary-moegahara =
    Dans { game-moegahara }, deux équipes se disputent une rangée de régions. Un tour, c’est action, achat, déploiement, fin (M2).
    Chaque général et chaque troupe joués vont au bout d’une ligne devant une région (M5.1). Les cartes qui se font face combattent ; le coût le plus élevé gagne (M6.1, M6.2).
    Deux combats gagnés gagnent la région, trois cartes contre aucune aussi (M6.3). L’équipe dont les points atteignent la moitié du nombre de régions gagne (M8.2).
    .title = { game-moegahara }

## mise en place

handbook-setup = Places et mise en place
handbook-setup-seats = Deux à six joueurs sont assis en cercle, de préférence trois à cinq. On joue vers la gauche (C1.1). Devant vous se trouve votre territoire : la pioche, la défausse et, entre elles, la zone militaire pour les cartes jouées et déployées (C1.4).
    .title = Le cercle
handbook-setup-pool = La réserve est au milieu : une pile face visible pour chaque sorte de carte, et une pile mélangée de généraux dont on ne voit que la carte du dessus. Le rebut est à côté (C1.2).
    .title = La réserve
handbook-setup-start = Prenez dans la réserve 6 cartes { card-copper } et 2 cartes { card-village }, mélangez-les et piochez 4 cartes (C1.3). Désignez le premier joueur comme vous voulez (C1.5).
    .title = Votre premier paquet
handbook-setup-mix = Prenez les trésors et les points de victoire de l’un des deux jeux, les généraux des deux et environ 18 sortes de cartes d’action (X1, X2). { game-world-chaos } est une sélection prête à jouer (X3).
    .title = Les deux jeux ensemble
handbook-setup-field = { game-moegahara } se joue à deux, quatre ou six. Les coéquipiers sont assis côte à côte, les équipes se font face, et l’on joue en zigzag (M1.1). Dix régions sont posées face cachée en rangée, huit à deux joueurs. De chaque côté d’une région, il y a place pour une ligne de trois cartes (M1.2).
    .title = Le champ de bataille
handbook-setup-armies = La réserve entoure le champ de bataille. L’Est et l’Ouest ont chacun une pile de cinq généraux ; dans votre camp, vous choisissez celui que vous voulez (M1.3, M4.1). Vous commencez avec 2 cartes { card-horo-musha } et 6 cartes { card-copper } (M1.4).
    .title = L’Est et l’Ouest

## à quoi ressemble une carte

handbook-cards = À quoi ressemble une carte
handbook-cards-name = Le nom de la carte. Le signe à côté indique sa catégorie.
    .title = Nom
handbook-cards-cost = Combien de pièces il faut pour l’acheter. Dans { game-moegahara }, c’est aussi la force d’un général ou d’une troupe (M6.2).
    .title = Coût
handbook-cards-values = Rond rouge : attaque. Bouclier bleu : défense, qui ne compte que si l’on vous attaque (C5.5). Carré vert : points de victoire.
    .title = Valeurs
handbook-cards-gains = Ce que vous recevez en la jouant, de haut en bas : cartes, actions, pièces, achats (C3.4).
    .title = Gains
handbook-cards-text = Ce que la carte fait d’autre. Faites tout ce qui est possible, sauf si elle dit « peut » (C3.7).
    .title = Texte
handbook-cards-kind = La catégorie encore, en toutes lettres, et si la carte est déployable : elle peut alors monter la garde (C7.1).
    .title = Catégorie
handbook-cards-printed = Le cartouche porte le nom japonais. Il aide à retrouver la carte dans un jeu imprimé.
    .title = Nom japonais
handbook-frame-general = Les généraux commandent. En jouer un permet de déclarer la bataille (C5.1).
handbook-frame-troop = Les troupes combattent sous un chef. Beaucoup peuvent monter la garde (C7.1).
handbook-frame-tactics = Les tactiques sont des ruses. Dans { game-world-on-fire } et { game-moegahara }, vous pouvez les garder en main (W7.2, M7.1).
handbook-frame-politics = La politique bâtit votre domaine : plus de cartes, plus de pièces, plus d’achats. Elle n’attaque pas, mais certaines cartes défendent.
handbook-frame-treasure = Les trésors rapportent des pièces dans la phase d’achat et ne coûtent aucune action (C6.1).
handbook-frame-victory = Les cartes de points de victoire ne font rien pendant la partie, mais elles la décident (C8.2). D’autres cartes peuvent aussi rapporter des points.
handbook-frames = Six catégories

## exemples

handbook-examples = Exemples commentés
handbook-examples-lead = Cinq courtes scènes, racontées pas à pas. Lisez-les ici ou jouez-les à la table.
handbook-examples-play = Jouer cet exemple

## plans

handbook-plans = Quatre plans de jeu
handbook-plans-lead = Tout le monde commence avec les huit mêmes cartes. Ces plans pour { game-kunitori } montrent où l’on peut aller à partir de là.
handbook-plans-military =
    Premiers achats : { card-silver }, { card-land-survey }.
    Assurez vos revenus avec { card-silver } et prenez des { card-spear-troopers } dès le début. Quand vous en avez les moyens, achetez { card-young-general } et des généraux, et combattez.
    .title = Le plan militaire
handbook-plans-market =
    Premiers achats : { card-market }, { card-technology-development }.
    Prenez un { card-market } dès le premier tour si possible. Changez { card-village } et { card-copper } en cartes d’action et en troupes. Le paquet reste petit, et chaque main est bonne.
    .title = Le marché régulier
handbook-plans-draw =
    Premier achat : { card-heavy-tax }.
    La carte coûte des points, et les cartes piochées doivent les regagner. Il vous faut aussi des cartes qui donnent des actions ; les { card-light-archers } sont idéaux. Gardez les trois en équilibre.
    .title = La grande pioche
handbook-plans-dash =
    Premier achat : { card-technology-development }.
    Vous pouvez toujours la payer au premier tour. Mettez-la au rebut pour un { card-quality-tea-ware }, puis celui-ci pour un { card-magnificent-castle } précoce.
    .title = Le départ éclair
handbook-plans-measured = Nos bots ont joué ces quatre plans les uns contre les autres, mille parties par paire. La grande pioche a gagné le plus souvent, puis le marché régulier, puis le départ éclair. Le plan militaire est le plus difficile à mener.
    .title = Ce qu’en disent les bots

## questions

handbook-questions = Questions et réponses
handbook-questions-gain = Prendre la carte dans la réserve et la poser sur votre défausse, sauf si la carte dit autre chose. D’une pile vide, vous ne recevez rien (C4.3).
    .title = Que veut dire « recevoir » ?
handbook-questions-shuffle = Seulement quand vous devez piocher ou révéler une carte et que votre pioche est vide, jamais plus tôt (C4.1).
    .title = Quand mélanger ma défausse ?
handbook-questions-save = Non. Les actions sont perdues à la fin de la phase d’action, les pièces et les achats à la fin de la phase d’achat (C3.5, C6.3).
    .title = Puis-je garder des actions, des pièces ou des achats ?
handbook-questions-deployed = Oui, 1 action chacune, comme les cartes de votre main. Vous devez les jouer d’abord, dans l’ordre de votre choix (C3.2).
    .title = Les cartes déployées coûtent-elles une action ?
handbook-questions-alone = Des troupes ne peuvent pas attaquer sans chef. Un chef seul le peut (C5.1, C5.2).
    .title = Des troupes peuvent-elles attaquer sans général ?
handbook-questions-hold-back = Non. Si vous déclarez la bataille, tous les généraux et toutes les troupes de votre zone militaire y vont (C5.2).
    .title = Puis-je laisser des troupes à la maison ?
handbook-questions-refuse = L’attaquant doit prendre la récompense. Le défenseur peut y renoncer (C5.6).
    .title = Puis-je refuser une récompense ?
handbook-questions-empty-pile = Alors il n’y a pas de récompense, pas même celle d’en dessous (C5.6).
    .title = Et si la pile de la récompense est vide ?
handbook-questions-ambush = Dans { game-kunitori }, chaque valeur de chaque carte montrée gagne +1 (K5.4). Dans { game-world-on-fire } et quand les deux jeux sont mélangés, les cartes montrées gagnent +1 ensemble (W5.4).
    .title = Que rapporte une embuscade ?
handbook-questions-return = Les cartes d’embuscade reviennent en main. Les renforts retournent sur la pioche, dans l’ordre de votre choix (C5.7).
    .title = Où vont les cartes ajoutées par le défenseur ?
handbook-questions-points = Non. Elles encombrent la main jusqu’au décompte final. D’autres cartes rapportent aussi des points, comme { card-castle-town } et { card-soil-renovation } dans { game-world-on-fire } ; certaines, comme { card-heavy-tax }, en coûtent.
    .title = Les cartes de points de victoire font-elles quelque chose pendant la partie ?
handbook-questions-discount = Non. Avec { card-harbour-town } ou { card-toll-abolition }, les cartes coûtent 1 de moins, quel que soit le nombre joué, et ne sont jamais gratuites (C6.2).
    .title = Les remises s’additionnent-elles ?
handbook-questions-look = La vôtre, et dans { game-moegahara } celles de vos coéquipiers. Des autres, vous ne connaissez que les cartes que vous y avez vu aller (C9.2).
    .title = Puis-je consulter une défausse ?
handbook-questions-tie = Le joueur à égalité dont le premier tour est venu le plus tard gagne (C8.3).
    .title = Que se passe-t-il en cas d’égalité ?
handbook-questions-must-deploy = Oui, chaque général et chaque troupe joués, tant qu’il y a de la place dans une ligne de votre équipe (M5.1).
    .title = Dois-je déployer dans { game-moegahara } ?
handbook-questions-buried = Sous la région, hors du jeu pour de bon. Les marqueurs des troupes perdues retournent dans la réserve (M6.4).
    .title = Où vont les cartes d’une région gagnée ?
handbook-questions-talk = Oui. Vous pouvez parler librement et regarder à tout moment vos mains et vos défausses (M9).
    .title = Les coéquipiers peuvent-ils se parler ?

## vocabulaire

handbook-words = Vocabulaire
handbook-words-action = Ce que coûte une carte d’action à jouer. Vous en recevez 1 par tour (C3.1).
    .title = action
handbook-words-action-card = Un général, une troupe, une carte tactique ou politique (C3.3).
    .title = carte d’action
handbook-words-active-player = Celui dont c’est le tour (C2).
    .title = joueur actif
handbook-words-ambush = Des cartes que le défenseur montre de sa main pour les engager dans la bataille (C5.4).
    .title = embuscade
handbook-words-army-area = L’endroit où se trouvent vos cartes jouées et déployées (C1.4).
    .title = zone militaire
handbook-words-attack = Une valeur qui compte en attaque et en défense (C5.5).
    .title = valeur d’attaque
handbook-words-buy = Ce qu’il faut, outre les pièces, pour acheter une carte. Vous en recevez 1 par tour (C6.1).
    .title = achat
handbook-words-defence = Une valeur qui ne compte que si l’on vous attaque (C5.5).
    .title = valeur de défense
handbook-words-deploy = Laisser une carte déployable dans sa zone militaire à la fin du tour (C7.1). Dans { game-moegahara } : placer une carte dans une ligne (M5.1).
    .title = déployer
handbook-words-gain = Prendre une carte de la réserve et la mettre dans sa défausse (C4.3).
    .title = recevoir
handbook-words-joint-battle = Une bataille de deux joueurs contre un troisième, après un { card-travelling-monk } (W5.8).
    .title = bataille commune
handbook-words-leader = Une carte qui permet de déclarer la bataille : tout général, et « { card-young-general } » (C5.1).
    .title = chef
handbook-words-line = Jusqu’à trois cartes d’une équipe de son côté d’une région (M1.2).
    .title = ligne
handbook-words-marker = Une carte qui donne 1 action de plus par tour tant que sa troupe est sur le champ de bataille (M3.1, M5.2).
    .title = marqueur
handbook-words-pool = Toutes les piles de cartes que l’on peut acheter (C1.2).
    .title = réserve
handbook-words-position = La place d’une carte dans une ligne, de 1 à 3, comptée depuis la région (M1.2).
    .title = position
handbook-words-prize = La carte de points de victoire que reçoit le vainqueur d’une bataille (C5.6).
    .title = récompense
handbook-words-redraw = La dernière phase d’un tour : défausser, puis piocher une nouvelle main (C7.2).
    .title = phase de pioche
handbook-words-reinforcements = Les deux cartes du dessus de la pioche du défenseur, qui se battent si elles le peuvent (C5.4).
    .title = renforts
handbook-words-reveal = Retourner une carte pour que tous la voient (C9.1).
    .title = révéler
handbook-words-strength = La somme d’un camp dans la bataille (C5.5). Dans { game-moegahara } : le coût d’une carte avec ses bonus (M6.2).
    .title = force
handbook-words-territory = Tout ce qui est à vous : pioche, défausse, main et zone militaire (C1.4).
    .title = territoire
handbook-words-trash = L’endroit des cartes qui quittent la partie pour de bon (C1.2).
    .title = rebut

## autres noms

handbook-names = Autres noms des cartes
handbook-names-lead = Les livrets des fans ne sont pas toujours d’accord sur les noms. Voici ceux qui diffèrent des nôtres. La recherche dans la galerie les connaît tous.
handbook-names-ours = Chez nous
handbook-names-others = Ailleurs
handbook-also = Aussi connue sous le nom de { $names }

## l’histoire

handbook-story = L’histoire
handbook-story-lords = Le Japon, au temps des royaumes combattants. La parole du shogun ne compte plus, et quiconque possède un château se dit seigneur. Vous êtes l’un d’eux, encore sans nom : quelques pièces de cuivre, deux villages et un plan. Vous ouvrez des champs et des ports, engagez des lanciers, gagnez des généraux dont tous les enfants connaissent le nom. Un jour, vos bannières passent la frontière. À la fin, le seigneur du plus riche domaine sera dit le plus grand de tous.
    .title = Un seigneur sans nom
handbook-story-fire = Les guerres continuent, et les armes empirent. Les canons brisent les murs des châteaux, les moines portent des alliances secrètes d’une cour à l’autre. Des ninjas viennent la nuit, et un beau visage peut coûter un royaume. Le monde entier est-il en feu ? Alors il faut quelqu’un pour l’éteindre, ou pour régner sur les cendres.
    .title = Le monde est-il en feu ?
handbook-story-moegahara = Deux armées se rencontrent sur une même plaine, comme jadis à Sekigahara. Tokugawa Ieyasu mène l’Est, Ishida Mitsunari l’Ouest. Dix régions les séparent, et chaque seigneur doit choisir son camp. Vous et vos alliés voyez vos cartes et décidez ensemble. Là où une ligne cède, une région tombe ; après la cinquième, le pays a un nouveau maître.
    .title = La bataille décisive

## exemples à jouer

tutorial-example-turn = Un tour de { game-kunitori }
tutorial-example-turn-deployed = Votre { card-cavalry } montait la garde ; elle a donc été jouée d’abord : elle a coûté votre action et en a rendu 2 (C3.2). Dépensez-en une pour les { card-light-archers }.
tutorial-example-turn-harbour = Ils en donnent 2 de plus : vous avez maintenant 3 actions. { card-trade-harbour } rapporte 3 cartes et un achat. Jouez cette carte.
tutorial-example-turn-nothing-left = Vous avez pioché 2 cartes { card-copper } et 1 { card-gold } (C3.4). Il reste 2 actions, mais aucune carte d’action. Terminez la phase ; les actions inutilisées sont perdues (C3.5).
tutorial-example-turn-no-leader = Aucun chef n’a été joué : pas de bataille (C5.1).
tutorial-example-turn-treasure = La phase d’achat : 1 achat, plus 1 grâce à { card-trade-harbour } (C6.1). Jouez tous vos trésors : 4 cartes { card-copper } et 1 { card-gold } font 7 pièces.
tutorial-example-turn-buy = Achetez { card-light-gunners } pour 6. La carte va dans votre défausse (C4.3).
tutorial-example-turn-left-over = Il reste 1 achat et 1 pièce, de quoi prendre un { card-copper } inutile. Terminez la phase (C6.3).
tutorial-example-turn-stay = { card-cavalry } et { card-light-archers } sont déployables. Laissez les deux cartes monter la garde ; le reste est défaussé (C7.1).
tutorial-example-turn-redrawn = Vous avez pioché 4 nouvelles cartes (C7.2), et votre tour est fini. Continuez la partie si vous voulez.

tutorial-example-battle = Une bataille de { game-kunitori }
tutorial-example-battle-troops = Jouez les trois cartes { card-light-gunners }. Chacune a 3 en attaque et donne plus d’actions qu’elle n’en coûte (C3.4).
tutorial-example-battle-leader = Des troupes seules ne peuvent pas attaquer. « { card-young-general } » est un chef ici (C5.1) : jouez cette carte.
tutorial-example-battle-attack = Tous partent au combat (C5.2) : 3 + 3 + 3 + 1 = 10. { $two } a un { card-magnificent-castle }, 3 en défense, et des { card-light-archers }, 1 en attaque : 4 pour l’instant. Attaquez !
tutorial-example-battle-ambush = Au défenseur de répondre (C5.4). { $two } place deux cartes { card-fortress } en embuscade ; chacune compte 2 + 1 = 3 (K5.4).
tutorial-example-battle-result = 10 à 10 : personne ne reçoit rien (C5.6). Les cartes { card-fortress } reviennent dans la main de { $two } (C5.7). Une troupe de plus vous aurait valu un { card-village }.

tutorial-example-fire-turn = Un tour de { game-world-on-fire }
tutorial-example-fire-turn-deployed = Votre { card-cavalry } déployée a été jouée d’abord et vous a laissé 2 actions (C3.2). Jouez { card-light-archers }.
tutorial-example-fire-turn-castle-town = 3 actions. { card-castle-town } fait piocher 3 cartes : jouez-la.
tutorial-example-fire-turn-take-back = Vous avez pioché { card-take-back }, { card-silver } et { card-gold }. { card-take-back } irait chercher un général, mais servira mieux au prochain tour. Terminez la phase.
tutorial-example-fire-turn-treasure = Pas de chef, pas de bataille (C5.1). Jouez tous vos trésors : 1 + 2 + 2 + 3 = 8 pièces (C6.1).
tutorial-example-fire-turn-buy = { card-land-destroyer } coûte 7. Achetez cette carte avec votre seul achat (C6.2).
tutorial-example-fire-turn-stay = La dernière pièce est perdue (C6.3). Laissez { card-cavalry } et { card-light-archers } monter la garde (C7.1).
tutorial-example-fire-turn-keep = Les cartes tactique non jouées peuvent être gardées (W7.2). Montrez { card-take-back } et gardez cette carte.
tutorial-example-fire-turn-redrawn = Vous avez gardé 1 carte et n’en avez donc pioché que 3 (W7.3). Continuez la partie si vous voulez.

tutorial-example-fire-battle = Une embuscade dans { game-world-on-fire }
tutorial-example-fire-battle-rival = { $two } rassemble une armée. Votre { card-fake-fortress } et vos { card-light-archers } montent la garde. Regardez.
tutorial-example-fire-battle-sums = { card-akechi-mitsuhide } 2 et deux fois { card-gunner-mercenaries } 3 : { $two } attaque avec 8 (C5.5). Vous avez 2 + 1 = 3.
tutorial-example-fire-battle-ambush = Choisissez l’embuscade et montrez les deux cartes { card-spear-troopers } : 2 + 2, et +1 pour l’embuscade entière (W5.4). Cela fait 3 + 5 = 8.
tutorial-example-fire-battle-result = 8 à 8 : pas de récompense (C5.6). Les { card-spear-troopers } sont de retour dans votre main, et la { card-fake-fortress } est défaussée parce qu’elle a combattu (C5.7).

tutorial-example-lands = Trois régions de { game-moegahara }
tutorial-example-lands-field = Devant la région 1, vous avez deux cartes et l’ennemi aucune. Devant la région 2, votre { card-cavalry } fait face à deux cartes { card-gunners }. Devant la région 3, les deux camps tiennent bon.
tutorial-example-lands-play = Jouez { card-farmer-militia } et { card-kuroda-nagamasa }. Les deux seront déployés ce tour-ci (M5.1).
tutorial-example-lands-on = Il n’y a plus rien à jouer. Terminez la phase d’action.
tutorial-example-lands-money = Vous n’avez besoin de rien. Terminez la phase d’achat.
tutorial-example-lands-three-to-none = Déployez { card-farmer-militia } devant la région 1. Trois cartes contre aucune gagnent aussitôt la région (M6.3).
tutorial-example-lands-kuroda = Déployez maintenant { card-kuroda-nagamasa } devant la région 2, derrière la { card-cavalry }. Un général derrière elle donne +1 à la troupe, et lui donne encore +1 à la position 1 (M6.2) : 5 + 1 + 1 = 7.
tutorial-example-lands-undecided = 7 bat 6, et { card-kuroda-nagamasa } avec 7 bat les seconds { card-gunners } : deux combats gagnés, la région est à vous (M6.3). La région 3 reste ouverte : à 6 contre 6 personne ne gagne, les { card-archers } ennemis battent vos { card-spear-troopers }, et la troisième position n’a personne à combattre (M6.1).
