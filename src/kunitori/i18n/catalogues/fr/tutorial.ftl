### The tutorials: real games with tasks. $one is the pupil, $two, $three and $four are the others in the order of seats.
### What stands behind “else” answers a move that is legal but not the one the lesson needs.

## the panel beside the table

lesson-step = Étape { $number } sur { $steps }
lesson-next = Suivant
lesson-back = Retour
lesson-task = Votre tâche
lesson-watch = Regardez
lesson-done = La leçon est terminée
lesson-left = Vous avez quitté la leçon ; c’est désormais une partie ordinaire.
lesson-more = Autres leçons
lesson-new = Jouer une partie
lesson-again = Recommencer la leçon

## what another move is answered

tutorial-else-play = Ce serait permis. Pour voir comment cela marche, jouez maintenant : { $cards }.
tutorial-else-treasure = Ce serait permis, mais jouez d’abord tous les trésors de votre main. Un trésor qui n’est pas joué n’achète rien.
tutorial-else-buy = Vous le pourriez. Dans cette leçon, achetez plutôt ceci, vous verrez bientôt à quoi cela sert : { $cards }.
tutorial-else-end = Ce serait permis, mais il n’y a rien à gagner ici. Terminez simplement cette phase.
tutorial-else-attack = Ce serait permis. Mais le moment est bon : envoyez votre armée comme indiqué.
tutorial-else-ambush = C’est votre droit, mais vous ne gagneriez pas cette bataille. Mettez en embuscade : { $cards }.
tutorial-else-take = Vous pouvez y renoncer, mais ce sont les points qui font gagner. Prenez la récompense : { $cards }.
tutorial-else-stay = Ce serait permis, mais ce qui reste en place vous défend et sera rejoué au prochain tour. Laissez en place : { $cards }.
tutorial-else-keep = Ce serait permis, mais vous voudrez cette carte au prochain tour. Gardez : { $cards }.
tutorial-else-choose = L’autre possibilité aura son heure. Prenez ici celle qui vient d’être décrite.
tutorial-else-target = Ce serait permis. Dans cette leçon, choisissez { $players }.
tutorial-else-castle = Ce serait permis, mais c’est une autre carte qui vous barre la route. Choisissez : { $cards }.
tutorial-else-show = Rien ne vous oblige à montrer une carte, mais vous en perdriez une. Montrez : { $cards }.
tutorial-else-order = Les deux sont permis. Mieux vaut piocher d’abord : { $cards }.
tutorial-else-deploy = Vous pourriez déployer là. Regardez encore la région { $land } : c’est là qu’il faut cette carte.
tutorial-else-use = Ce serait permis. Utilisez d’abord la carte comme on vient de le décrire.

## Kunitori!

tutorial-kunitori = Votre premier domaine
tutorial-kunitori-welcome = Bienvenue ! Vous menez un petit domaine contre { $two }. À la fin, celui qui a le plus de points de victoire gagne (C8.3). Nous arrivons après quelques manches : vous avez tous deux commencé avec 6 cartes { card-copper } et 2 cartes { card-village } (C1.3).
tutorial-kunitori-table = En bas, votre main, avec votre pioche et votre défausse. Toutes les cartes viennent de la réserve, au milieu. Devant chaque joueur, la zone militaire : les cartes jouées ce tour et les troupes de garde (C1.4).
tutorial-kunitori-look = Pour lire une carte, laissez le doigt dessus ; à la souris, clic droit ; au clavier, z.
tutorial-kunitori-phases = Un tour a quatre phases : action, bataille, achat, pioche (C2). Vous n’avez ni carte d’action, ni chef pour une bataille. Terminez la phase d’action.
tutorial-kunitori-treasure = La phase d’achat. Les trésors donnent des pièces, et les jouer ne coûte rien (C6.1). Jouez vos trois cartes { card-copper } : 1 pièce chacune.
tutorial-kunitori-buy = Vous avez 3 pièces et un achat (C6.2). La carte « { card-silver } » coûte 3 et donne 2 pièces chaque fois qu’on la joue. Achetez-en une.
tutorial-kunitori-redraw = La carte achetée est dans votre défausse (C4.3). Vous avez aussi défaussé les cartes jouées et votre main, puis pioché 4 cartes (C7.1, C7.2). Regardez jouer { $two }.
tutorial-kunitori-actions = Vous avez une action (C3.1), et chaque carte d’action en coûte une. « { card-post-relay } » donne une carte et deux actions : jouez d’abord de telles cartes.
tutorial-kunitori-troops = Vous avez maintenant 2 actions (C3.4). Les { card-spear-troopers } ont 2 en attaque et rendent l’action qu’ils coûtent. Jouez-les.
tutorial-kunitori-leader = Seul un chef peut déclarer la bataille : un général ou, dans ce jeu, la carte « { card-young-general } » (C5.1). Jouez-la.
tutorial-kunitori-to-battle = Votre armée est prête. Terminez la phase d’action ; les actions restantes sont perdues (C3.5).
tutorial-kunitori-attack = Tous les généraux et toutes les troupes de votre zone militaire attaquent ensemble (C5.2) : { card-spear-troopers } 2, { card-young-general } 1, en tout 3. Personne ne monte la garde chez { $two }. Attaquez !
tutorial-kunitori-reinforcements = Le défenseur choisit : l’embuscade, avec des cartes de sa main, ou les renforts, les deux cartes du dessus de sa pioche (C5.4). { $two } appelle des renforts…
tutorial-kunitori-prizes = Seuls les { card-farmers } pouvaient combattre : vous gagnez 3 à 1. L’attaquant qui mène de 1 à 3 reçoit « { card-village } » (1 point), de 4 à 6 « { card-town } » (5), de 7 ou plus « { card-land } » (10) (C5.6).
tutorial-kunitori-money = Jouez maintenant vos deux cartes { card-copper }.
tutorial-kunitori-farmers = Les { card-farmers } coûtent 2, ont 1 en attaque et rendent leur action. Achetez cette carte.
tutorial-kunitori-deploying = Les cartes jouées sont défaussées, mais les cartes « déployables » peuvent rester : c’est ainsi qu’on les déploie (C7.1). Elles gardent votre domaine. Laissez les { card-spear-troopers } en place.
tutorial-kunitori-rival-attacks = De nouveau le tour de { $two }, et cela sent la poudre…
tutorial-kunitori-defence = { $two } attaque avec une force de 3. En défense, valeurs d’attaque et de défense comptent (C5.5), mais vos { card-spear-troopers } ne font que 2.
tutorial-kunitori-ambush = En embuscade, chaque valeur reçoit +1 (K5.4). Votre carte « { card-fortress } » a 2 en défense et compte 3 : en tout 5 contre 3. Mettez-la en embuscade.
tutorial-kunitori-prize = Vous gagnez de 2 ! Le défenseur peut prendre « { card-village } » s’il mène de 1, « { card-town } » de 2, « { card-land } » de 3 ou plus (C5.6). Prenez la carte « { card-town } ».
tutorial-kunitori-back-to-hand = « { card-fortress } » revient dans votre main (C5.7). { $two } continue.
tutorial-kunitori-deployed-first = À vous. Les cartes déployées sont jouées d’abord, d’elles-mêmes (C3.2) : les { card-spear-troopers } ont coûté une action et l’ont rendue.
tutorial-kunitori-fortress = « { card-fortress } » donne aussi une carte et une action. Votre pioche est vide : jouez-la et voyez ce qui se passe.
tutorial-kunitori-shuffled = Quand la pioche est vide, la défausse est mélangée et devient la nouvelle pioche (C4.1). Les cartes achetées reviennent ainsi sans cesse. Terminez la phase d’action.
tutorial-kunitori-no-leader = Sans chef, pas de bataille (C5.1). Jouez tous vos trésors.
tutorial-kunitori-last-village = Il ne reste qu’une carte « { card-village } ». (Pour cette leçon, les autres sont au rebut.) Quand une des trois piles de points de victoire est vide, la partie touche à sa fin (C8.1). Vous menez : achetez-la !
tutorial-kunitori-stay-again = Laissez les { card-spear-troopers } de garde : { $two } joue encore un tour.
tutorial-kunitori-last-round = Dans la dernière manche, tous les autres jouent encore un tour (C8.1).
tutorial-kunitori-count = La partie est terminée. Toutes vos cartes comptent, où qu’elles soient (C8.2) : « { card-town } » 5, quatre fois « { card-village } » 4. Vous gagnez 9 à 2 !
tutorial-kunitori-farewell = Vous connaissez maintenant tout le jeu. Pendant une partie, vous pouvez demander un conseil, voir pourquoi un coup n’est pas possible et chercher chaque règle. Jouez contre une recrue, ou continuez avec { game-world-on-fire }.

## World on Fire

tutorial-world-on-fire = Ninjas, moines et terres en feu
tutorial-world-on-fire-welcome = Bienvenue dans { game-world-on-fire } ! Un tour se joue comme dans { game-kunitori } : action, bataille, achat, pioche (C2). Vous jouez des cartes d’action, attaquez si vous avez joué un général, achetez avec vos trésors et piochez 4 nouvelles cartes.
tutorial-world-on-fire-new = La nouveauté : les cartes tactique, des troupes au caractère bien trempé et les batailles communes. Ici, seuls les généraux sont des chefs (C5.1). À table avec vous : { $two } et { $three } ; { $two } a déjà une carte « { card-land } » et mène.
tutorial-world-on-fire-tactics = Les cartes tactique sont des cartes d’action avec une ruse (W2). « { card-loyal-warning } » en est une : jouez-la.
tutorial-world-on-fire-warning = Beaucoup de cartes laissent le choix. Ici : piocher une carte, ou mettre au rebut une carte de la main, la mise en garde retournant à la réserve. Une carte { card-copper } de moins améliore votre pioche : mettez-la au rebut.
tutorial-world-on-fire-thinner = Une carte au rebut ne revient jamais (C1.2) : vous piocherez plus souvent vos bonnes cartes. Jouez maintenant votre carte « { card-silver } ».
tutorial-world-on-fire-fake = « { card-fake-fortress } » ne coûte que 2 et a 2 en attaque. Elle peut monter la garde, mais une fois qu’elle a combattu, elle est défaussée (C5.7). Achetez-en une.
tutorial-world-on-fire-keep = Avant de défausser votre main, vous pouvez montrer des cartes tactique non jouées et les garder (W7.2) ; pour chacune, vous piochez une carte de moins (W7.3). Le { card-travelling-monk } le vaut bien : gardez-le.
tutorial-world-on-fire-rivals = { $two } et { $three } jouent. Regardez leurs zones militaires : des troupes y montent la garde.
tutorial-world-on-fire-destroyer = Quelle main ! Le { card-land-destroyer } a 5 en attaque et rend son action. Jouez-le d’abord.
tutorial-world-on-fire-monk = Sans général, vous ne pouvez pas lancer d’attaque. Mais le { card-travelling-monk } peut réunir deux joueurs. Jouez-le.
tutorial-world-on-fire-joint-right = Choisissez entre deux actions et le droit à une bataille commune pendant ce tour (W5.8). Prenez la bataille commune : elle n’exige pas de chef.
tutorial-world-on-fire-joint = Nommez maintenant la cible. { $two } mène et n’a que des { card-light-archers } de garde. Tous les généraux et toutes les troupes de votre zone militaire et de celle de votre allié combattront.
tutorial-world-on-fire-ally = On demande aux autres, un à un, s’ils se joignent à la bataille. { $three } a aussi quelque chose à y gagner…
tutorial-world-on-fire-joint-prize = { $three } accepte : 5 + 2 + 1 = 8. { $two } a mis { card-honda-tadakatsu } en embuscade : 1 + 5, et +1 pour toutes les cartes en embuscade ensemble (W5.4), cela fait 7. Dans une bataille commune, les deux attaquants reçoivent la récompense (W5.8) : de 1 à 6 d’avance « { card-village } » chacun, de 7 à 11 « { card-town } », 12 ou plus « { card-land } ».
tutorial-world-on-fire-destroyed = Et le { card-land-destroyer } a frappé : après le combat, { $two } a dû défausser une troupe, les { card-light-archers } (décision 11). Après une bataille, il est lui-même défaussé (C5.7). Jouez maintenant tous vos trésors.
tutorial-world-on-fire-beauty = « { card-beauty } » vaut −4 points ! Pourquoi l’acheter ? Parce que l’acheteur peut la mettre dans la défausse d’un joueur qui a déjà reçu une carte « { card-land } ». Achetez-la.
tutorial-world-on-fire-pass = { $two } a reçu une carte « { card-land } ». Envoyez-la-lui.
tutorial-world-on-fire-ninja = { $two } ne trouve pas cela drôle. D’abord un général, puis une ombre à pas feutrés…
tutorial-world-on-fire-show = « { card-skilled-ninja } » ! Vos deux cartes du dessus sont révélées, et l’une d’elles ira au rebut, à moins que vous ne montriez un ninja ou un général de votre main. Montrez { card-maeda-keiji } ; un général montré reste en main.
tutorial-world-on-fire-order = Bien paré. Les cartes révélées retournent sur votre pioche, dans l’ordre que vous choisissez. « { card-copper } » sur le dessus vaut mieux que « { card-village } ».
tutorial-world-on-fire-attacked = Mais { $two } a un général en campagne…
tutorial-world-on-fire-ambush = { card-honda-tadakatsu } attaque avec 5, et personne ne vous garde. Mettez { card-maeda-keiji } et la { card-cavalry } en embuscade : 6 + 2, et +1 pour l’ensemble (W5.4) : 9. Les renforts seraient les deux cartes du dessus de votre pioche, et vous savez combien elles sont faibles.
tutorial-world-on-fire-land = 4 d’avance : un défenseur qui mène de 3 ou plus peut prendre une carte « { card-land } » (C5.6), 10 points. Prenez-la !
tutorial-world-on-fire-meanwhile = Vos cartes reviennent en main (C5.7). { $two } et { $three } terminent leurs tours.
tutorial-world-on-fire-cavalry = À vous de riposter. La { card-cavalry } d’abord : deux actions pour une.
tutorial-world-on-fire-moat = Jouez { card-maeda-keiji }, votre chef, et « { card-moat } ». Cette dernière peut rester en place à la fin de votre tour ; un tour plus tard, elle est défaussée et vous piochez une carte de plus (W7.3).
tutorial-world-on-fire-attack = À plus de deux joueurs, chaque chef est envoyé contre un adversaire, et les troupes peuvent être réparties entre les attaqués (C5.2). Envoyez les deux contre { $two } : 6 + 2 = 8, et sa zone militaire est vide.
tutorial-world-on-fire-defend = { $two } espère des renforts…
tutorial-world-on-fire-last-land = 8 contre 0, une carte « { card-land } » ! C’était la dernière (pour cette leçon, la plupart sont au rebut) : la dernière manche a commencé (C8.1). Jouez votre carte « { card-silver } ».
tutorial-world-on-fire-fake-again = « { card-fake-fortress } » est la seule carte utile que vous puissiez vous offrir. Achetez-la.
tutorial-world-on-fire-stay = Laissez « { card-cavalry } » et « { card-moat } » en place (C7.1). Un général ne peut pas rester : il n’est pas déployable.
tutorial-world-on-fire-last-round = { $two } et { $three } jouent encore un tour chacun.
tutorial-world-on-fire-count = Le décompte (C8.2) : deux « { card-land } » 20, « { card-town } » 5, deux « { card-village } » 2, et « { card-soil-renovation } » 1 par « { card-land } » et par « { card-town } », soit 3 : 30 points. « { card-beauty } » en a coûté 4 à { $two }. Vous avez gagné !
tutorial-world-on-fire-farewell = D’autres ruses attendent dans la réserve : « { card-trap } » défausse une carte déployée, « { card-take-back } » ramène un général, « { card-temple-town } » change « { card-copper } » en « { card-silver } ». Lisez bien les cartes. Bonne chance !

## World Chaos

tutorial-world-chaos = Les deux mondes à la fois
tutorial-world-chaos-welcome = Bienvenue dans { game-world-chaos } : des cartes de { game-kunitori } et de { game-world-on-fire } dans une seule réserve (X3). Cette courte leçon suppose que vous connaissez { game-world-on-fire } ; sinon, suivez d’abord la leçon de ce jeu.
tutorial-world-chaos-mixed = Les généraux des deux jeux forment une pile de 16 (X1). Certaines troupes et cartes politique sont de vieilles connaissances : « { card-ninja-clan } », « { card-technology-development } », « { card-magnificent-castle } ».
tutorial-world-chaos-rules = Les règles sont celles de { game-world-on-fire } (X4) : on peut garder les cartes tactique, et l’embuscade donne +1 pour l’ensemble des cartes. Vos { card-light-archers } sont déjà joués (C3.2) : vous avez 2 actions. Jouez la { card-cavalry } pour en avoir plus.
tutorial-world-chaos-trap = Le domaine de { $two } est bien gardé : { card-spear-troopers } 2 et « { card-magnificent-castle } » avec 3 en défense, en tout 5. Il faut un « { card-trap } ». Jouez cette carte.
tutorial-world-chaos-castle = Toute carte déployée de n’importe quel joueur peut tomber dans le piège. Choisissez le château : il coûte 7 et disparaît pour un temps.
tutorial-world-chaos-technology = Encore 2 actions. « { card-technology-development } » rapporte des pièces ; jouez cette carte.
tutorial-world-chaos-sell = Choisissez : 1 pièce et vous gardez la carte, ou 3 pièces d’un coup en la mettant au rebut. La fin est proche : prenez les 3.
tutorial-world-chaos-general = Maintenant { card-uesugi-kenshin } : 6 en attaque, et votre chef pour la bataille (C5.1).
tutorial-world-chaos-attack = 6 + 1 + 2 = 9 contre les { card-spear-troopers } 2. Avec le château, ç’aurait été 9 contre 5, donc « { card-town } » ; sans lui, « { card-land } » est à portée (C5.6). Attaquez !
tutorial-world-chaos-defend = { $two } appelle des renforts…
tutorial-world-chaos-land = 9 contre 2 : la dernière carte « { card-land } » est à vous, et la dernière manche commence (C8.1). Seuls les points comptent désormais : pour vos 3 pièces, achetez « { card-village } ».
tutorial-world-chaos-stay = Laissez vos troupes de garde pour le dernier tour de { $two }.
tutorial-world-chaos-last-round = Le dernier tour de { $two }.
tutorial-world-chaos-count = « { card-land } » 10, « { card-town } » 5 et trois fois « { card-village } » : 18 contre 9. Bravo !
tutorial-world-chaos-farewell = Vous pouvez aussi composer votre propre sélection à partir des deux jeux : celle que vous voulez, ou une sélection au hasard qui suit les recommandations (X2, X5).

## Moegahara

tutorial-moegahara = Deux équipes, dix régions
tutorial-moegahara-welcome = Bienvenue à { game-moegahara } ! Deux équipes se disputent un champ de bataille : vous et { $three } contre { $two } et { $four }. Les tours alternent entre les équipes (M1.1), et les coéquipiers peuvent se montrer leurs mains (M9).
tutorial-moegahara-field = Au milieu se trouvent dix régions. De chaque côté d’une région, une équipe a une ligne de trois cartes au plus ; la position 1 touche la région (M1.2). Les lignes de votre équipe sont de votre côté.
tutorial-moegahara-look = { tutorial-kunitori-look }
tutorial-moegahara-points = Chaque région gagnée vaut 1 point, et trois d’affilée 1 de plus (M8.1). Avec 5 points, une équipe gagne aussitôt (M8.2). Vous avez 1 point, les adversaires 2.
tutorial-moegahara-phases = Un tour : action, achat, déploiement, fin (M2). Vous avez 1 action, et 1 de plus pour votre marqueur bleu (M3.1). Les { card-archers } donnent 2 actions : jouez-les.
tutorial-moegahara-units = Les troupes jouées seront déployées plus tard dans ce tour. Il n’y a rien d’autre à jouer : terminez la phase d’action.
tutorial-moegahara-treasure = On achète comme d’habitude : les trésors d’abord (C6.1). Jouez-les tous.
tutorial-moegahara-general = 7 pièces : de quoi avoir un général ! Ils sont visibles en deux piles, Est et Ouest. Qui achète le premier décide du camp de son équipe (M4.1). Achetez { card-tokugawa-ieyasu } : votre équipe sera l’Est.
tutorial-moegahara-sides = Désormais, votre équipe n’achète que des généraux de l’Est, l’adversaire que ceux de l’Ouest (M4.2). Voici la phase de déploiement : chaque général et chaque troupe joués doivent aller sur le champ de bataille (M5.1).
tutorial-moegahara-deploy = Une carte prend la prochaine position libre d’une ligne de votre équipe. Sa force est son coût (M6.2). Devant la région 2 se tiennent des { card-spear-troopers } adverses avec 3 ; vos { card-archers } ont 4. Déployez-les là.
tutorial-moegahara-marker = Des { card-archers } sur le champ de bataille vous donnent un marqueur jaune, la { card-cavalry } un bleu, les { card-gunners } un rouge (M5.2) : chacun, c’est une action de plus à chaque tour. Devant la région 2, vous gagnez le premier combat ; il en faut deux pour la région (M6.3).
tutorial-moegahara-mates = Les trois autres jouent maintenant. Regardez la main de { $three } : entre coéquipiers, pas de secret (M9).
tutorial-moegahara-actions = À vous, avec 3 actions : une, et deux pour vos marqueurs. Jouez les { card-spear-troopers }.
tutorial-moegahara-spears = Choisissez : une carte ou une action. Les deux sont bonnes ; prenez ici l’action, pour pouvoir encore jouer tout ce que vous voulez.
tutorial-moegahara-trap = « { card-trap } » et « { card-horo-musha } » se jouent maintenant, mais s’utilisent pendant la phase de déploiement (M3.3). Jouez « { card-trap } ».
tutorial-moegahara-horo = « { card-horo-musha } » peut défausser une carte de votre équipe, changer l’ordre d’une ligne ou passer une carte de votre défausse à un coéquipier (M5.4). Ce sera pour plus tard : terminez la phase d’action.
tutorial-moegahara-nothing-to-buy = Avec une seule carte { card-copper }, il n’y a rien d’intéressant à acheter. Terminez la phase d’achat.
tutorial-moegahara-fights = Regardez la région 3. Les cartes à la même position combattent en permanence (M6.1) : votre { card-cavalry } avec 5 bat les { card-archers } avec 4. En position 2, la { card-farmer-militia } a 2. Déployez-y vos { card-spear-troopers } avec 3 !
tutorial-moegahara-land-won = Deux combats gagnés : la région est à vous aussitôt (M6.3). Toutes les cartes des deux lignes vont dessous et sortent du jeu (M6.4).
tutorial-moegahara-markers-back = Pour chaque troupe ayant une couleur de marqueur, un marqueur de son équipe est remis, et les vainqueurs choisissent de qui (M6.4). Pour les { card-archers } adverses : prenez celui de { $two }.
tutorial-moegahara-own-marker = Pour la { card-cavalry } de votre équipe, vous ou { $three } devez remettre un marqueur bleu. Vous avez encore un plan : laissez faire { $three }.
tutorial-moegahara-three-to-none = Région 6 : votre équipe a trois cartes, l’adversaire une seule { card-cavalry }. Trois contre aucune gagnent aussi une région (M6.3). Utilisez « { card-trap } » sur cette carte : ligne adverse, région 6.
tutorial-moegahara-keep = La région 6 est à vous, 3 points ! « { card-trap } » est retourné à la réserve. Avant de défausser votre main, vous pouvez garder des cartes tactique (M7.1). Gardez « { card-horo-musha } ».
tutorial-moegahara-round = Les autres jouent. Surveillez la région 5 : votre { card-cavalry } y fait face à des { card-gunners }.
tutorial-moegahara-ieyasu = Votre général est là ! Jouez { card-tokugawa-ieyasu }, et aussi « { card-horo-musha } ».
tutorial-moegahara-on = Terminez la phase d’action.
tutorial-moegahara-money = Jouez vos trésors.
tutorial-moegahara-buy-trap = Achetez un « { card-trap } » d’avance ; { $three } pourrait en avoir besoin.
tutorial-moegahara-give = Utilisez « { card-horo-musha } » : passez « { card-trap } » de votre défausse à { $three }. La carte utilisée retourne ensuite à la réserve (M5.4).
tutorial-moegahara-behind = Maintenant la région 5. Une troupe qui a un général derrière elle reçoit +1, et { card-tokugawa-ieyasu } donne +1 à chaque carte de sa ligne (M6.2) : { card-cavalry } 5 + 1 + 1 = 7 contre 6, lui-même 8 contre 3. Déployez-le là !
tutorial-moegahara-victory = La région 5 rejoint vos régions 3, 4 et 6 : quatre régions, et un point de plus pour trois d’affilée, soit 5 points. L’Est a gagné (M8.2) !
tutorial-moegahara-farewell = Chaque général a son propre talent : lisez sa carte. Parlez à vos coéquipiers : une région se gagne ensemble.
