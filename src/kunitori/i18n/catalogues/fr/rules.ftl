### The numbered rules. A rule is `rule-<number>` with dots as dashes; a line break inside a rule begins a new point of it.
### A heading has its title as its value; a heading that is a rule itself (C2) has the title as an attribute.
### A ruling is `ruling-<number>`: the ruling, what it is about (`.matter`) and the reason (`.why`).

## The book itself

rulebook-language = Français
rulebook-title = Kunitori! : les règles
rulebook-foreword = Voici les règles que suit ce programme, dans ses propres mots. Chaque règle porte un numéro, et le programme le cite chaque fois qu’il s’appuie sur elle. Ce que disent les cartes fait aussi partie des règles ; `kunitori cards` les montre. Là où les livrets imprimés se contredisent ou se taisent, les décisions données à la fin tranchent. Elles font partie des règles ; si l’une d’elles s’écarte du texte d’une règle, c’est elle qui prévaut.
rulebook-rulings = Décisions : là où les livrets divergent ou se taisent
rulebook-number = N°
rulebook-matter = Objet
rulebook-ruling = Décision
rulebook-why = Pourquoi
rulebook-rules = Règles
rulebook-see = { $count ->
    [one] voir la décision { $rulings }
   *[other] voir les décisions { $rulings }
}
rulebook-ruling-number = Décision { $number }

## C

rule-C = Le tronc commun : ce que partagent Kunitori!, World on Fire et les deux jeux mélangés (pour Moegahara, voir M0)

rule-C1 = Mise en place
rule-C1-1 = Deux à six joueurs (trois à cinq de préférence) sont assis en cercle et jouent chacun pour soi. On joue dans le sens des aiguilles d’une montre, c’est-à-dire vers la gauche.
rule-C1-2 = La réserve comprend une pile face visible pour chaque sorte de carte de la partie, et une pile de généraux, mélangée et face visible, dont on ne peut voir et acheter que la carte du dessus. À côté se trouve le rebut. Les cartes mises au rebut, généraux compris, ne reviennent jamais, sauf si une carte dit « dans la réserve ».
rule-C1-3 = Chaque joueur prend dans la réserve 6 cartes { card-copper } et 2 cartes { card-village }, les mélange pour former sa pioche et pioche 4 cartes.
rule-C1-4 =
    Le territoire d’un joueur comprend sa pioche, sa défausse, sa main et sa zone militaire, où se trouvent les cartes jouées et déployées.
    Une carte est « déployée » à partir de la phase de pioche où son propriétaire la laisse en place (C7.1) et jusqu’à ce qu’elle quitte la zone militaire ; être jouée selon C3.2 n’y met pas fin. Ne sont pas déployées les cartes jouées de la main pendant ce tour, les cartes d’embuscade et de renfort, ni les cartes « { card-moat } ».
rule-C1-5 = Le premier joueur est désigné de la façon que l’on veut ; à défaut, par le hasard tiré de la graine de la partie.

rule-C2 = Action, bataille, achat, pioche. Puis c’est au tour du joueur de gauche.
    .title = Le tour : quatre phases, toujours dans cet ordre

rule-C3 = Phase d’action
rule-C3-1 = Le joueur actif reçoit 1 action.
rule-C3-2 = Il joue d’abord chaque carte déployée dans sa zone militaire comme s’il la jouait de sa main. Chacune coûte 1 action, et il choisit l’ordre. C’est obligatoire tant qu’il lui reste une action et une carte déployée non jouée. Une carte déployée pour laquelle il n’a plus d’action reste en place sans être jouée ; elle combat quand même.
rule-C3-3 = Il peut ensuite jouer des cartes d’action (général, troupe, politique, tactique) de sa main, pour 1 action chacune, ou mettre fin à la phase.
rule-C3-4 = Une carte jouée est posée dans la zone militaire. Ses effets imprimés s’appliquent de haut en bas : + cartes (à piocher aussitôt, obligatoirement), + actions, + pièces, + achats, puis son texte.
rule-C3-5 = Les actions inutilisées sont perdues à la fin de la phase. Les pièces et les achats restent disponibles jusqu’à la fin de la phase d’achat.
rule-C3-6 = Les cartes jouées restent dans la zone militaire jusqu’à la phase de pioche, sauf si le texte d’une carte la déplace plus tôt.
rule-C3-7 =
    Ce que dit une carte doit être fait dans la mesure du possible, sauf si elle dit « peut » ; ce qui est impossible est omis.
    Quand une carte dit « choisissez », seul un choix dont la première étape est possible est permis (+ cartes, + actions, + pièces et + achats le sont toujours). Si aucun ne l’est, il ne se passe rien.
    On peut jouer une carte d’action même si elle ne doit rien faire.

rule-C4 = Piocher, révéler, mélanger, recevoir
rule-C4-1 = La défausse n’est mélangée pour former une nouvelle pioche qu’au moment où une carte doit être piochée (ou révélée) alors que la pioche est vide, jamais plus tôt. Les cartes révélées à ce moment-là ne sont pas mélangées avec.
rule-C4-2 = Si la pioche et la défausse sont toutes deux vides, le reste de la pioche est perdu.
rule-C4-3 =
    Recevoir ou acheter une carte, c’est la prendre sur sa pile dans la réserve et la poser sur sa propre défausse, sauf si une carte dit autre chose. D’une pile vide, on ne reçoit rien.
    Les effets hors de la phase d’achat comparent les coûts imprimés (ou corrigés) ; les remises ne valent que pour les achats.

rule-C5 = Phase de bataille
rule-C5-1 = Un joueur qui a joué un chef pendant ce tour peut déclarer la bataille ; personne n’y est obligé. Tout général est un chef ; dans Kunitori! et dans le jeu mélangé, la carte « { card-young-general } » aussi.
rule-C5-2 =
    S’il la déclare, tous les généraux et toutes les troupes de sa zone militaire y prennent part. Chaque chef est affecté à un adversaire : une seule cible par chef, mais plusieurs chefs peuvent avoir la même.
    S’il y a plusieurs cibles, chaque troupe est affectée à l’un des joueurs attaqués. Des troupes seules ne peuvent pas attaquer ; un chef seul le peut.
    La bataille est déclarée une fois pour toute la phase, et toutes les affectations sont annoncées avant que le premier défenseur choisisse. Aucun chef et aucune troupe ne peut être laissé de côté.
rule-C5-3 = Plusieurs batailles se livrent dans le sens des aiguilles d’une montre, à partir de la gauche de l’attaquant. Chacune est réglée, récompense comprise, avant que le défenseur suivant choisisse.
rule-C5-4 =
    Le défenseur choisit l’embuscade ou les renforts.
    Embuscade : il montre autant de cartes de sa main qu’il veut (même aucune) ayant une valeur d’attaque ou de défense, généraux compris, et les pose dans sa zone militaire jusqu’à la fin de la phase de bataille. Pour le bonus, voir K5.4 et W5.4.
    Renforts : il révèle les deux cartes du dessus de sa pioche. C4.1 et C4.2 s’appliquent ; il peut faire ce choix même avec une pioche vide, et l’on révèle alors moins de cartes ou aucune. Celles qui ont une valeur d’attaque ou de défense combattent dans sa zone militaire jusqu’à la fin de la phase de bataille.
rule-C5-5 = La force d’attaque est la somme des valeurs d’attaque des attaquants de cette bataille. La force de défense est la somme des valeurs d’attaque et de défense de tout ce qui se trouve dans la zone militaire du défenseur : les cartes déployées et celles de C5.4. Une valeur de défense ne compte jamais en attaque.
rule-C5-6 =
    L’écart détermine la récompense. L’attaquant qui l’emporte de 1 à 3 points reçoit une carte « { card-village } », de 4 à 6 une carte « { card-town } », de 7 ou plus une carte « { card-land } » ; il ne peut la refuser, quelle qu’elle soit.
    Le défenseur qui l’emporte de 1 point peut recevoir une carte « { card-village } », de 2 une carte « { card-town } », de 3 ou plus une carte « { card-land } » : exactement cette carte ou rien.
    À égalité, personne ne reçoit rien. Les récompenses vont dans la défausse ; une pile vide ne donne rien, pas même la récompense immédiatement inférieure.
rule-C5-7 =
    Quand toutes les batailles sont terminées, les cartes d’embuscade reviennent en main, et toutes les cartes révélées en renfort, qu’elles aient combattu ou non, retournent sur la pioche dans l’ordre choisi par le défenseur.
    Vont au contraire dans la défausse de leur propriétaire les cartes « { card-fake-fortress } » et « { card-land-destroyer } » qui ont combattu, ainsi que toute carte qu’un { card-land-destroyer } a fait défausser à son propriétaire, même venue de l’embuscade ou des renforts.

rule-C6 = Phase d’achat
rule-C6-1 = Le joueur actif reçoit 1 achat. Il peut jouer autant de cartes trésor de sa main qu’il veut, sans action, même entre deux achats ; les cartes trésor restent dans la zone militaire jusqu’à la phase de pioche.
rule-C6-2 = Il peut acheter n’importe quelle carte de la réserve ; parmi les généraux, celui du dessus. Le général suivant devient aussitôt visible et peut être acheté avec un autre achat. Chaque acquisition coûte 1 achat et le coût de la carte, moins 1 grâce à « { card-harbour-town } » ou « { card-toll-abolition } » ; la remise vaut aussi pour les généraux, les trésors et les points de victoire.
rule-C6-3 = Les pièces et les achats inutilisés sont perdus à la fin de la phase.

rule-C7 = Phase de pioche
rule-C7-1 = Le joueur actif défausse toutes les cartes qu’il a jouées pendant ce tour et tout ce qui se trouve encore dans sa zone militaire, sauf les cartes déployables qu’il veut y laisser (c’est les déployer) et les cartes qui disent pouvoir rester. Les cartes déployées qu’il n’a pas pu jouer pendant ce tour (C3.2) peuvent aussi rester ou partir.
rule-C7-2 = Il défausse ensuite sa main (W7.2 fait exception pour les cartes tactique) et pioche 4 cartes (mais voir W7.3).

rule-C8 = Fin de la partie et décompte
rule-C8-1 = Quand la dernière carte de l’une des trois piles de points de victoire est prise, le tour s’achève et l’on continue jusqu’à ce que le joueur à droite de celui qui était alors le joueur actif ait joué encore un tour. Puis la partie se termine. Cela n’arrive qu’une fois : les piles épuisées ensuite ne changent rien. Peu importe qui vide la pile, le joueur actif est celui dont c’est le tour. Toutes les batailles et tous les achats de ce tour ont encore lieu.
rule-C8-2 = Chacun additionne les points de victoire de toutes ses cartes : main, pioche, défausse et zone militaire.
rule-C8-3 = Celui qui a le plus de points gagne. En cas d’égalité, c’est le joueur assis le plus loin du premier joueur, c’est-à-dire celui dont le premier tour est venu le plus tard.

rule-C9 = Qui peut savoir quoi
rule-C9-1 = Tout le monde voit la réserve avec la taille de chaque pile (pour les généraux, la carte du dessus et le nombre restant), le rebut, les zones militaires, dans Moegahara le champ de bataille et les marqueurs, la taille de chaque main, de chaque pioche et de chaque défausse, et toute carte au moment où elle est jouée, achetée, reçue, mise au rebut, montrée, révélée, ou défaussée d’ailleurs que de la main.
rule-C9-2 =
    Sont secrets les mains, l’ordre des pioches et les généraux sous celui du dessus. Les cartes en main défaussées pendant la phase de pioche ne sont pas montrées.
    Chacun peut consulter sa propre défausse, dans Moegahara aussi celles de ses coéquipiers (M9) ; les autres en connaissent ce qu’ils y ont vu aller. Comme toute carte reçue l’est au vu de tous, chacun sait quelles cartes possède un joueur, mais non où elles sont.
rule-C9-3 =
    Les cartes remises sur une pioche ou reprises en main sont connues de tous ceux qui les ont vues ; leur ordre sur la pioche ne l’est que du joueur qui les a remises.
    Une carte reste connue tant que tout le monde peut la suivre : une carte connue du dessus de la pioche, une fois piochée, est connue en main ; une main défaussée en entier est connue dans la défausse. Cela cesse avec un mélange, ou quand l’une de deux cartes en ordre secret est piochée (alors pour les deux). Ce que l’on pourrait déduire de ce que quelqu’un n’a pas fait n’est pas noté.
rule-C9-4 = Ce qu’un effet met au rebut, défausse ou prend nommément est montré ; le reste d’une pioche fouillée n’est vu que de son propriétaire.

## K

rule-K = Kunitori!, le jeu de base
rule-K1 = 270 cartes : 8 généraux, 7 sortes de troupes (58), 12 sortes de cartes politique (84), 3 sortes de points de victoire (50) et 3 sortes de trésors (70).
rule-K2 = Une carte peut avoir une valeur d’attaque, une valeur de défense, ou les deux.
rule-K5-4 = Embuscade : la valeur d’attaque et la valeur de défense de chaque carte montrée gagnent +1. Une carte qui a les deux gagne +1 sur l’une et sur l’autre.
rule-K7 = La main est défaussée en entier, puis on pioche 4 cartes.

## W

rule-W = World on Fire
rule-W1 = 288 cartes répertoriées : 8 généraux, 6 sortes de troupes (62), 6 sortes de cartes tactique (48), 6 sortes de cartes politique (48) ; points de victoire : 30 { card-village }, 12 { card-town }, 10 { card-land } ; trésors : 40 { card-copper }, 20 { card-silver }, 10 { card-gold }.
rule-W2 = Les cartes tactique (« stratégie ») sont des cartes d’action ; celles qui n’ont pas été jouées peuvent être gardées (W7.2).
rule-W5-4 = Embuscade : les cartes montrées gagnent ensemble +1, une seule fois, et seulement si au moins une carte a été montrée.
rule-W5-8 =
    Bataille commune, si un { card-travelling-monk } a été joué pour cela : il faut au moins trois joueurs, mais aucun chef. Il y en a une par phase de bataille, quel que soit le nombre de cartes « { card-travelling-monk } » jouées, et aucune autre attaque à côté.
    Le joueur actif désigne la cible, puis demande aux autres joueurs, l’un après l’autre et une fois chacun, de se joindre à lui ; le premier qui accepte est l’allié. Si personne n’accepte, il n’y a pas de bataille commune, et il peut encore attaquer selon C5.2.
    Tous les généraux et toutes les troupes des deux zones militaires combattent, même si l’une n’en contient aucun. L’allié n’ajoute rien de sa main et ne prend aucune autre décision.
    Si les attaquants l’emportent de 1 à 6 points, ils reçoivent chacun une carte « { card-village } », de 7 à 11 une carte « { card-town } », de 12 ou plus une carte « { card-land } ». Tous deux doivent la prendre, le joueur actif d’abord ; d’une pile vide, on ne reçoit rien.
    Si le défenseur l’emporte de 1 point ou plus, il peut recevoir une carte « { card-village } », « { card-town } » ou « { card-land } » de son choix.
    Les cartes défaussées vont à leurs propriétaires respectifs. À deux joueurs, on ne peut choisir que +2 actions.
rule-W7-2 = Avant de défausser sa main, le joueur actif peut montrer autant de cartes tactique non jouées qu’il veut et les garder.
rule-W7-3 = Il pioche ensuite 4 cartes moins le nombre de cartes tactique gardées, mais jamais moins de 0, puis 1 de plus pour chaque carte « { card-moat } » qu’il a laissée en place à son tour précédent.

## X

rule-X = Les deux jeux mélangés : Chaos mondial et sélections personnelles
rule-X1 = Les cartes trésor et les points de victoire viennent de l’un des deux jeux, World on Fire par défaut. Les généraux des deux jeux forment une seule pile mélangée ; en option, ceux d’un seul jeu.
rule-X2 = Voici ce qui est recommandé ; qui s’en écarte est averti, jamais empêché : 18 sortes de cartes d’action (généraux non compris) ; { card-spear-troopers }, { card-light-archers }, { card-cavalry } et { card-gunner-mercenaries } de World on Fire ; au moins trois sortes de cartes tactique ; { card-fake-fortress } ou { card-magnificent-castle } ou les deux ; avec « { card-magnificent-castle } », au moins deux cartes parmi { card-land-destroyer }, { card-travelling-monk } et { card-trap } ; une seule carte, ni plus ni moins, parmi { card-ninja-clan } et { card-skilled-ninja } ; au moins une carte politique de chaque classe de prix.
rule-X3 =
    Chaos mondial est une sélection toute prête.
    Troupes : { card-ninja-clan }, { card-spear-troopers }, { card-light-archers }, { card-cavalry }, { card-gunner-mercenaries }, { card-land-destroyer }.
    Tactique : { card-loyal-warning }, { card-trap }, { card-travelling-monk }, { card-beauty }.
    Politique : { card-technology-development }, { card-rice-field-plowing }, { card-temple-town }, { card-soil-renovation }, { card-harbour-town }, { card-castle-town }, { card-trade-harbour }, { card-magnificent-castle }.
    Trésors, points de victoire et généraux suivent X1 par défaut : 16 généraux, 290 cartes en tout.
rule-X4 = Les règles W5.4, W5.8, W7.2 et W7.3 de World on Fire s’appliquent ; les chefs, les valeurs de défense et C5.5 sont ceux du jeu de base.
rule-X5 = Une sélection personnelle est n’importe quel ensemble de sortes choisi par un joueur. Une sélection au hasard est tirée d’une graine selon les recommandations de X2.
rule-X6 = « { card-spear-troopers } », « { card-light-archers } » et « { card-cavalry } » ne forment chacune qu’une sorte dans une sélection des deux jeux, avec les 12 exemplaires de World on Fire, sauf si l’on choisit ceux du jeu de base. Les cartes de Moegahara n’y sont pas mêlées.

## M

rule-M = Moegahara
rule-M0 = C1.2 (pour le rebut), C1.5, C3.3 à C3.7, C4, C6 et C9 valent aussi dans Moegahara, partout où la section M ne dit rien d’autre ; C1.1, C3.2, C5, C7 et C8 n’y valent pas. La « phase de pioche » y désigne la phase de fin. Les régions et les marqueurs ne s’achètent jamais.

rule-M1 = Mise en place
rule-M1-1 = Deux, quatre ou six joueurs forment deux équipes égales. On joue en zigzag : le premier joueur d’une équipe, le premier de l’autre, le deuxième de l’une, le deuxième de l’autre, et ainsi de suite. C1.5 décide quelle équipe commence ; la place qui commence compte comme sa première.
rule-M1-2 = 10 régions (à deux joueurs, 8) sont posées face cachée, en rangée, entre les équipes : c’est le champ de bataille. De chaque côté de chaque région se trouve une ligne de trois cartes au plus ; la position 1 touche la région.
rule-M1-3 = La réserve comprend deux piles de cinq généraux, Est et Ouest, dont on peut voir toutes les cartes et acheter n’importe laquelle de son propre camp ; les troupes, tactiques, trésors et cartes politique ; et les marqueurs, 10 jaunes, 10 bleus et 10 rouges. Toutes les piles sont visibles. Avec les régions, cela fait 194 cartes en tout.
rule-M1-4 = Chaque joueur prend dans la réserve 2 cartes { card-horo-musha } et 6 cartes { card-copper }, les mélange pour former sa pioche et pioche 4 cartes. À six joueurs, les piles « { card-copper } » et « { card-horo-musha } » sont vides au départ et ne se remplissent que de cartes remises.
rule-M1-5 =
    À deux joueurs, il n’y a que 2 cartes « { card-castle-town } » dans la réserve, et chaque joueur peut en acheter une au plus.
    À deux joueurs, chaque carte « { card-farmer-militia } » acquise avec un achat permet d’acquérir une autre carte « { card-farmer-militia } » dans la même phase d’achat sans achat ; son coût reste à payer. Une carte acquise ainsi n’en amène pas d’autre.

rule-M2 = Action, achat, déploiement, fin. Puis c’est au tour du joueur suivant dans l’ordre de M1.1.
    .title = Le tour : quatre phases, toujours dans cet ordre

rule-M3 = Phase d’action
rule-M3-1 = Le joueur actif reçoit 1 action, et 1 de plus pour chaque marqueur de sa zone militaire.
rule-M3-2 = On joue les cartes d’action comme en C3.3, mais les + cartes d’une carte passent avant tout le reste. Aucune carte n’est « déployée » dans la zone militaire.
rule-M3-3 = « { card-horo-musha } » et « { card-trap } » se jouent dans cette phase, pour 1 action, et agissent dans la phase de déploiement.

rule-M4 = On achète comme en C6 ; pour les généraux, il y a plus à dire.
    .title = Phase d’achat
rule-M4-1 = Qui achète un général le choisit librement dans la pile de son propre camp. Le premier général acheté dans la partie décide si l’équipe de l’acheteur est l’Est ou l’Ouest ; l’autre équipe est dès lors l’autre camp.
rule-M4-2 = Un joueur ne peut acheter que des généraux de son propre camp.

rule-M5 = Phase de déploiement
rule-M5-1 =
    Chaque général et chaque troupe joués pendant ce tour doivent être déployés, un à la fois, dans l’ordre que le joueur choisit : à la fin d’une ligne de sa propre équipe, c’est-à-dire à la première position libre, devant n’importe quelle région non décidée où cette ligne a moins de trois cartes.
    La phase ne peut pas se terminer tant qu’une telle carte peut être déployée. Une carte qui trouve de la place plus tard dans la phase doit y aller ; celle qui n’en trouve jamais ne prend pas de marqueur et est défaussée dans la phase de fin (M7.1).
rule-M5-2 = Qui déploie « { card-archers } », « { card-cavalry } » ou « { card-gunners } » prend dans sa zone militaire un marqueur jaune, bleu ou rouge. Une équipe a toujours exactement autant de marqueurs d’une couleur qu’elle a de troupes de cette couleur sur le champ de bataille ; les marqueurs ne manquent donc jamais.
rule-M5-3 = Après chaque carte vient d’abord son marqueur (M5.2), puis ce que dit son texte pour le moment du déploiement, puis M5.7.
rule-M5-4 =
    Chaque carte « { card-horo-musha } » et chaque carte « { card-trap } » jouée peut servir une fois dans cette phase : avant le premier déploiement, entre deux, après le dernier, ou sans aucun.
    Seul un choix ayant une cible permise est ouvert : une carte de sa propre équipe sur le champ de bataille ; une ligne de sa propre équipe de deux ou trois cartes dont l’ordre change vraiment ; une carte de sa propre défausse et un coéquipier qui la reçoit, sans avoir à y consentir (jamais à deux joueurs) ; pour « { card-trap } », une carte de l’une ou l’autre équipe, sauf { card-tokugawa-ieyasu } et { card-ishida-mitsunari }.
    Une fois utilisée, la carte retourne aussitôt dans la réserve ; non utilisée, elle est défaussée dans la phase de fin.
rule-M5-5 = Une carte qu’un effet retire d’une ligne va dans la défausse d’un joueur de l’équipe de cette ligne, que le joueur actif choisit. Pour une troupe ayant une couleur de marqueur, il ne peut choisir qu’un joueur qui a un tel marqueur, et celui-ci en remet un dans la réserve. Les cartes situées derrière avancent.
rule-M5-6 = L’ordre d’une ligne ne change que par l’effet d’une carte. Les cartes du champ de bataille appartiennent à l’équipe.
rule-M5-7 = Après chaque changement d’une ligne (une carte déployée et son texte appliqué, une carte défaussée, un ordre changé), cette région est aussitôt vérifiée selon M6, pour les deux équipes, avec les lignes telles qu’elles sont alors ; les combats antérieurs sont oubliés. Trois cartes contre aucune gagnent aussi quand la dernière carte d’en face n’est retirée que plus tard.

rule-M6 = Combats
rule-M6-1 = Les cartes qui se font face à la même position combattent en permanence : la plus grande force gagne ; à force égale, personne ne gagne.
rule-M6-2 =
    La force d’une carte est son coût imprimé (ou corrigé), plus des bonus qui s’additionnent.
    Une troupe qui a derrière elle, c’est-à-dire à une position plus haute de sa ligne, un général gagne +1, une seule fois.
    { card-tokugawa-ieyasu } n’importe où dans une ligne : chaque carte de la ligne, lui compris, gagne +1.
    { card-ii-naomasa } en position 1 : chaque carte de la ligne, lui compris, gagne +1.
    { card-kuroda-nagamasa } en position 2 : la carte en position 1 de la ligne gagne +1.
rule-M6-3 = Une région est gagnée aussitôt par l’équipe qui y a trois cartes dans sa ligne alors que l’autre côté n’en a aucune, ou qui y gagne deux combats, ou par { card-toyotomi-hideyori } (voir la carte ; son texte passe avant toute comparaison). Une seule région change à la fois, et une seule équipe peut y remplir cette règle : il n’y a donc jamais de victoires simultanées.
rule-M6-4 =
    Une région gagnée est tournée vers le vainqueur. Toutes les cartes des deux lignes passent dessous et quittent la partie pour de bon.
    On compte d’abord les points (M8.2 peut mettre fin à la partie). Ensuite, pour chaque troupe retirée ayant une couleur de marqueur, un tel marqueur de son équipe retourne dans la réserve.
    L’équipe gagnante choisit de quelle zone militaire, marqueur par marqueur : le joueur actif décide s’il en fait partie, sinon celui de ses membres qui joue le prochain.

rule-M7 = Phase de fin
rule-M7-1 = Le joueur actif défausse tout ce qui est dans sa zone militaire, sauf les marqueurs, puis sa main ; comme en W7.2, il peut montrer et garder des cartes tactique de sa main. Il pioche ensuite 4 cartes moins le nombre de cartes gardées, mais jamais moins de 0.

rule-M8 = Points et fin de la partie
rule-M8-1 = Chaque région gagnée par une équipe vaut 1 point. Une rangée ininterrompue de régions d’une même équipe vaut 1 point de plus pour chaque série complète de trois régions.
rule-M8-2 = Une équipe dont les points atteignent la moitié du nombre de régions posées (5 sur 10, 4 sur 8) gagne aussitôt.

rule-M9 = Les coéquipiers peuvent à tout moment regarder leurs mains et leurs défausses les uns des autres et se parler librement.
    .title = Se parler dans une équipe

## Rulings

ruling-1 = De 1 à 3 : { card-village } ; de 4 à 6 : { card-town } ; 7 ou plus : { card-land }.
    .matter = La récompense de l’attaquant
    .why = C’est le tableau du livret allemand. « 6-7 » dans les livrets anglais et français laisse 4 et 5 sans réponse.
ruling-2 = Une cible par chef.
    .matter = Un général contre plusieurs cibles
    .why = Ainsi le livret allemand. La phrase anglaise contredit la suivante, sur la répartition des troupes.
ruling-3 = +1 en tout.
    .matter = Le bonus d’embuscade dans World on Fire
    .why = C’est le texte anglais, et l’exemple allemand ne tombe juste qu’ainsi (8 à 8).
ruling-4 = +1 par carte.
    .matter = Le bonus d’embuscade dans le jeu de base
    .why = C’est ce que disent son texte et son exemple (10 à 10).
ruling-5 = La pioche compte.
    .matter = La pioche dans le décompte final
    .why = Ainsi le livret allemand ; la liste anglaise l’oublie.
ruling-6 = Elles restent non jouées, combattent quand même et peuvent rester ou partir selon C7.1.
    .matter = Les cartes déployées pour lesquelles il ne reste pas d’action
    .why = D’après les livrets, jouer coûte l’action, et les cartes de la zone militaire combattent. Avec les nombres répertoriés, le cas ne peut se présenter, car toute carte déployable donne une action ; il compte quand des corrections en retirent une.
ruling-7 = Il n’y a pas de récompense.
    .matter = La pile de la récompense est vide
    .why = « Recevoir », c’est prendre dans la réserve.
ruling-8 = Une fois la bataille déclarée, tous les généraux et toutes les troupes de la zone militaire combattent.
    .matter = Qui prend part à une bataille
    .why = Les deux livrets le disent.
ruling-9 = Oui : « { card-gunner-mercenaries } » est déployable, « { card-fake-fortress } » donne +1 action, { card-ishida-mitsunari } donne +2 pièces.
    .matter = { card-gunner-mercenaries }, { card-fake-fortress } et { card-ishida-mitsunari } dans World on Fire
    .why = Ainsi la liste de cartes anglaise ; et avec +2 pour { card-ishida-mitsunari }, l’attaque et les bonus de chaque général font 6 en tout.
ruling-10 = C’est la carte « { card-loyal-warning } » elle-même qui retourne dans la réserve.
    .matter = Ce que « { card-loyal-warning } » remet dans la réserve
    .why = Ainsi la liste de cartes anglaise.
ruling-11 = Après la comparaison des forces et avant la récompense, une fois pour chaque { card-land-destroyer } présent dans la bataille, ceux des attaquants d’abord, l’adversaire doit défausser l’une de ses troupes de cette bataille autre qu’un { card-land-destroyer } : déployée, d’embuscade ou de renfort, à son choix. S’il n’en a pas, il ne se passe rien. Dans une bataille commune, le défenseur désigne, pour chacune de ses cartes « { card-land-destroyer } », un attaquant qui a une telle troupe ; c’est cet attaquant, fût-il l’allié, qui choisit celle qu’il défausse. Sur ce point, la décision prévaut sur W5.8 ; l’allié n’en prend aucune autre.
    .matter = { card-land-destroyer }
    .why = Texte de la carte allemande et sa note. La liste anglaise pourrait aussi vouloir dire que le propriétaire du { card-land-destroyer } choisit.
ruling-12 = On pioche une carte de plus pour chaque carte « { card-moat } » laissée en place.
    .matter = { card-moat }
    .why = « Peut être laissée en place » est compris comme la condition.
ruling-13 = { card-tokugawa-ieyasu } et { card-ii-naomasa } se renforcent aussi eux-mêmes. { card-toyotomi-hideyori } ne gagne une région que déployé comme troisième carte, non s’il y est déplacé. « { card-horo-musha } » ne change l’ordre que des cartes de sa propre équipe. { card-kobayakawa-hideaki } donne +1 action.
    .matter = Cinq cartes de Moegahara
    .why = L’éditeur a répondu ainsi ; pour { card-ii-naomasa }, le texte est le même que pour { card-tokugawa-ieyasu }.
ruling-14 = +1 une seule fois, qu’il soit imprimé sur la carte ou dans la règle, et quel que soit le nombre de généraux.
    .matter = Une troupe avec un général derrière elle
    .why = L’exemple du livret de Moegahara tombe juste ainsi : 5 + 1 + 1 = 7.
ruling-15 = C’est une erreur de l’exemple : la carte « { card-spear-troopers } » va à cette place.
    .matter = « { card-horo-musha } » comme combattant dans l’exemple 7-4 du livret de Moegahara
    .why = C’est une carte tactique, sans force.
ruling-16 = L’option de partie max_rounds met fin à la partie à la fin d’une manche ; une manche est un tour de chaque joueur. Elle vaut 200 par défaut dans les simulations et elle est désactivée à la table. Les points décident, puis la règle d’égalité (C8.3) ; dans Moegahara, le plus de points, puis le plus de régions, puis l’équipe qui n’a pas commencé. À la table, tous les joueurs peuvent ensemble convenir d’arrêter la partie et de la décompter ainsi.
    .matter = Une partie qui n’avance pas
    .why = Ce n’est pas dans les livrets ; les simulations restent ainsi finies.
ruling-17 = 288 cartes, 8 de chaque carte tactique.
    .matter = Le nombre de cartes de World on Fire
    .why = Le livret imprime 290 cartes et 50 tactiques ; sa liste en donne 48.
ruling-18 = Ceux des deux jeux.
    .matter = Les généraux dans Chaos mondial
    .why = Seul l’exemple allemand parle d’un seul jeu.
ruling-19 = Seule une carte montrée de la main protège.
    .matter = { card-skilled-ninja }
    .why = Texte allemand ; la liste anglaise est tronquée.
ruling-20 = Il s’agit de la catégorie des généraux. « { card-young-general } » est une troupe qui commande.
    .matter = « Général » dans le texte d’une carte
    .why = Ce sont les catégories des livrets.
ruling-21 = On les joue dans la phase d’action, pour 1 action, et on les utilise dans la phase de déploiement.
    .matter = « { card-horo-musha } » et « { card-trap } » dans Moegahara
    .why = C’est ce que disent les en-têtes des cartes.
ruling-22 = N’importe quelle carte en position 1.
    .matter = La carte que renforce { card-kuroda-nagamasa }
    .why = Ainsi la liste de cartes ; l’exemple dit « troupe ».
ruling-23 = Son 2 est une valeur de défense.
    .matter = { card-fortress }
    .why = L’exemple du livret de base imprime « attaque 2 » et compte défense 3 en embuscade.
ruling-24 = Oui pour les deux.
    .matter = Une bataille commune sans général ; un allié qui refuse
    .why = La première est dans le livret allemand, section 5-2. Le refus n’est dans aucun livret, mais nul ne peut être forcé.
ruling-25 = Le joueur actif choisit l’ordre dans lequel il interroge les autres, et continue jusqu’à ce que l’un accepte ou que tous aient refusé.
    .matter = L’ordre des demandes pour une bataille commune
    .why = Les livrets n’en disent rien. C’est au joueur actif de chercher un allié, donc de choisir l’ordre ; et un refus n’engage pas les autres.
ruling-26 = Elles restent connues de tous. Sur ce point, la décision prévaut sur C9.3.
    .matter = Deux cartes connues, en ordre secret sur une pioche, piochées ensemble par un même effet
    .why = L’ordre secret ne cache plus rien : les deux cartes sont maintenant dans la même main, et tout le monde peut les y suivre.
ruling-27 = Aussitôt, avant la récompense.
    .matter = Quand une carte qu’un { card-land-destroyer } fait défausser à son propriétaire va dans la défausse
    .why = La décision 11 place cette défausse avant la récompense. Seules les cartes qui reviennent en main ou sur la pioche attendent la fin de la phase de bataille.
ruling-28 = Elle compte comme une absence de valeur : une telle carte ne peut être montrée en embuscade et ne combat pas en renfort.
    .matter = Une valeur d’attaque ou de défense de 0
    .why = Une carte imprimée a une valeur ou n’en a pas. Le cas ne se présente que si des corrections mettent un nombre à 0.
ruling-29 = Le propriétaire dit si le général vient de la pioche ou de la défausse.
    .matter = { card-take-back } quand le même général est dans les deux
    .why = La carte laisse à son propriétaire le choix du général, donc aussi celui de l’endroit. Cela ne compte que si des corrections mettent plusieurs exemplaires d’un général en jeu.
ruling-30 = L’acquisition sans achat sert d’abord.
    .matter = À deux joueurs : une autre carte « { card-farmer-militia } » alors qu’il y en a une à prendre sans achat
    .why = Le livret n’en dit rien. L’acheteur n’y perd pas : l’achat lui reste pour une autre carte.
ruling-31 = Elle est tirée au sort parmi toutes les places, et n’importe laquelle peut commencer. Sur ce point, la décision prévaut sur M1.1. L’équipe de cette place commence, et les places se suivent dans l’ordre, si bien que les équipes alternent.
    .matter = La place qui commence dans Moegahara
    .why = Le livret laisse les joueurs en décider à leur façon. Un tirage parmi toutes les places est équitable pour chacun et désigne à la fois l’équipe et la place.
ruling-32 = Elle est montrée à tout le monde.
    .matter = La carte que « { card-horo-musha } » donne à un coéquipier
    .why = Un effet désigne cette carte, et C9.4 veut que de telles cartes soient montrées ; le reste de la défausse reste dans l’équipe.
ruling-33 = 2 ou moins, 3, 4, 5, et 6 ou plus.
    .matter = Les classes de prix des cartes politique dans X2
    .why = Les coûts supérieurs à 5 sont rares. Si chacun formait une classe, on ne pourrait jamais se passer de « { card-magnificent-castle } ».
