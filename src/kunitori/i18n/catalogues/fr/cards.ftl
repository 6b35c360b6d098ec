### Everything about cards: names, printed values, texts, where the numbers come from, and mixes.

## games, categories, and the sides and markers of Moegahara

game-kunitori = Kunitori!
game-world-on-fire = World on Fire
game-world-chaos = Chaos mondial
game-custom = Sélection personnelle
game-moegahara = Moegahara

category-treasure = Trésor
category-victory = Points de victoire
category-general = Général
category-troop = Troupe
category-tactics = Tactique
category-politics = Politique

side-east = Est
side-west = Ouest

marker-yellow = Marqueur jaune
marker-blue = Marqueur bleu
marker-red = Marqueur rouge

## names

card-copper = Cuivre
card-silver = Argent
card-gold = Or
card-village = Village
card-town = Ville
card-land = Région
card-three-lands = Trois régions côte à côte

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

card-fake-fortress = Forteresse de carton
card-spear-troopers = Lanciers
card-light-archers = Archers légers
card-cavalry = Cavalerie
card-gunner-mercenaries = Mercenaires arquebusiers
card-land-destroyer = Destructeur de pays
card-farmers = Paysans
card-ninja-clan = Clan ninja
card-young-general = Jeune général
card-light-gunners = Arquebusiers légers
    .note = La même carte que { card-gunner-mercenaries } dans World on Fire.
card-farmer-militia = Milice paysanne
card-archers = Archers
card-gunners = Arquebusiers

card-loyal-warning = Mise en garde du vassal
card-trap = Piège
card-take-back = Vengeance
card-travelling-monk = Moine itinérant
card-skilled-ninja = Ninjas aguerris
card-beauty = Beauté fatale
card-horo-musha = Horo Musha

card-temple-tax = Impôt du temple
card-moat = Chantier de la douve
card-temple-town = Ville du temple
card-soil-renovation = Amendement des sols
card-harbour-town = Ville portuaire
card-castle-town = Ville fortifiée
card-technology-development = Progrès technique
card-fortress = Forteresse
card-heavy-tax = Lourds impôts
card-rice-field-plowing = Nouvelles rizières
card-market = Marché
card-post-relay = Relais de poste
    .note = La douzième carte politique du jeu de base ne figure dans aucune source connue ; celle-ci est de notre cru.
card-land-survey = Arpentage
card-river-works = Travaux fluviaux
card-toll-abolition = Abolition des péages
card-quality-tea-ware = Service à thé précieux
card-trade-harbour = Port de commerce
card-magnificent-castle = Château magnifique

## what is printed on a card; $mark shows that a number is not certain

print-heading = { $name }{ $mark } – { $category }, { $game }
print-cost = Coût { $number }{ $mark }
print-copies = { $number ->
    [one] { $number } exemplaire{ $mark }
   *[other] { $number } exemplaires{ $mark }
}
print-attack = Attaque { $number }{ $mark }
print-defence = Défense { $number }{ $mark }
print-vp = { $number } PV{ $mark }
print-cards = { $number ->
    [one] +{ $number } carte{ $mark }
   *[other] +{ $number } cartes{ $mark }
}
print-actions = { $number ->
    [one] +{ $number } action{ $mark }
   *[other] +{ $number } actions{ $mark }
}
print-money = { $number ->
    [one] +{ $number } pièce{ $mark }
   *[other] +{ $number } pièces{ $mark }
  }
print-buys = { $number ->
    [one] +{ $number } achat{ $mark }
   *[other] +{ $number } achats{ $mark }
}
print-deployable = Déployable{ $mark }
print-leader = Un chef : le jouer permet de déclarer la bataille.
print-ninja = Ninja
print-strength = Force { $number }{ $mark }
print-marker = Quand elle est déployée, son marqueur vient dans votre zone militaire. Chaque marqueur vous donne +1 action au début de votre phase d’action.
print-general-behind = +1 force tant qu’un général se trouve derrière elle dans sa ligne (une seule fois).
print-two-players-farmer-militia = À deux joueurs : pour chacune acquise avec un achat, vous pouvez en acquérir une autre dans la même phase sans achat.
print-two-players-castle-town = À deux joueurs : il n’y en a que 2 dans la réserve, et chaque joueur peut en acheter une au plus.

## card texts

effect-falls-after-battle = Si elle a pris part à une bataille, cette carte est défaussée à la fin de la phase de bataille.
effect-destroys-and-falls = Si cette carte a pris part à une bataille, en attaque ou en défense, l’adversaire défausse une de ses troupes de cette bataille, mais pas une carte « { card-land-destroyer } ». À la fin de la phase de bataille, cette carte est défaussée.
effect-ninja-clan = Choisissez un autre joueur. Il peut montrer un ninja ou un général de sa main. S’il n’en montre pas, il révèle les deux cartes du dessus de sa pioche : vous en choisissez une qu’il défausse, l’autre retourne sur la pioche. Une carte montrée reste en main.
effect-draw-or-trash = { $draw ->
    [one] Choisissez : +{ $draw } carte ; ou mettez au rebut une carte de votre main et remettez aussitôt cette carte sur sa pile dans la réserve.
   *[other] Choisissez : +{ $draw } cartes ; ou mettez au rebut une carte de votre main et remettez aussitôt cette carte sur sa pile dans la réserve.
}
effect-trap = Choisissez une carte déployée de n’importe quel joueur, vous compris. Elle va dans la défausse de son propriétaire. La carte « { card-moat } » ne peut pas être choisie.
effect-take-back = Prenez un général de votre choix dans votre pioche ou votre défausse, montrez-le et ajoutez-le à votre main. Mélangez ensuite votre pioche, sans la défausse.
effect-actions-or-joint-battle = { $actions ->
    [one] Choisissez : +{ $actions } action ; ou, à trois joueurs ou plus, vous pouvez déclarer une bataille commune pendant la phase de bataille de ce tour.
   *[other] Choisissez : +{ $actions } actions ; ou, à trois joueurs ou plus, vous pouvez déclarer une bataille commune pendant la phase de bataille de ce tour.
}
effect-skilled-ninja = Choisissez un autre joueur. Il révèle les deux cartes du dessus de sa pioche, puis peut montrer un ninja ou un général de sa main. S’il n’en montre pas, choisissez une des cartes révélées : elle est mise au rebut. Tout ninja montré ou révélé qui est encore là est défaussé ; il remet les autres cartes révélées sur sa pioche dans l’ordre qu’il veut. Un général montré reste en main.
effect-pass-on = Quand vous achetez ou recevez cette carte, vous pouvez la poser sur la défausse d’un joueur qui a déjà reçu une carte « { card-land } » dans cette partie. Ce joueur ne l’a pas « reçue » et ne peut pas la passer à un autre.
effect-market-proof = La carte « { card-market } » ne peut pas la mettre au rebut.
effect-stays-lying = { $draw ->
    [one] Dans la phase de pioche du tour où vous la jouez, vous pouvez la laisser en place. Dans votre phase de pioche suivante, elle est défaussée et vous piochez { $draw } carte de plus. Elle ne compte pas comme déployée.
   *[other] Dans la phase de pioche du tour où vous la jouez, vous pouvez la laisser en place. Dans votre phase de pioche suivante, elle est défaussée et vous piochez { $draw } cartes de plus. Elle ne compte pas comme déployée.
}
effect-upgrade-treasure = Mettez au rebut une carte « { card-copper } » de votre main et recevez une carte « { card-silver } » en main, ou mettez au rebut une carte « { card-silver } » et recevez une carte « { card-gold } » en main. D’une pile vide, on ne reçoit rien. À la fin de la partie : { $exhausted_vp } PV si la réserve n’a plus ni « { card-silver } » ni « { card-gold } ».
effect-counts-lands = À la fin de la partie : { $each } PV pour chaque carte « { card-land } » et « { card-town } » que vous possédez.
effect-discount = Pendant la phase d’achat de ce tour, chaque carte vous coûte { $less } de moins, mais jamais 0 pour cette raison. Plusieurs remises ne s’additionnent pas.
effect-money-or-trash = Choisissez : { $keep ->
    [one] +{ $keep } pièce
   *[other] +{ $keep } pièces
    } ; ou mettez cette carte au rebut : { $trash ->
    [one] +{ $trash } pièce
   *[other] +{ $trash } pièces
    }.
effect-market = Mettez au rebut une carte de votre main, sauf « { card-temple-tax } ». Recevez ensuite de la réserve une carte qui coûte au plus { $more } de plus que celle-ci ; parmi les généraux, seulement celui du dessus.
effect-silver-to-hand = Recevez une carte « { card-silver } » en main.
effect-line-strength = Tant qu’elle est déployée, la carte « { card-trap } » ne peut pas la choisir, et chaque carte de sa ligne, elle comprise, gagne +{ $strength } force.
effect-first-strength = Tant qu’elle est en position 1, chaque carte de sa ligne, elle comprise, gagne +{ $strength } force.
effect-second-strength = Tant qu’elle est en position 2, la carte en position 1 de sa ligne gagne +{ $strength } force.
effect-may-gain-spear = Vous pouvez recevoir une carte « { card-spear-troopers } » en main.
effect-strikes = Quand elle est déployée, vous pouvez défausser une carte ennemie de la ligne d’en face.
effect-trap-proof = Tant qu’elle est déployée, la carte « { card-trap } » ne peut pas la choisir.
effect-reorders = Quand elle est déployée, vous pouvez changer l’ordre des cartes de sa ligne, elle comprise.
effect-exchange = Vous pouvez remettre dans la réserve une carte « { card-copper } » de votre main et prendre en main une carte « { card-silver } », ou remettre une carte « { card-silver } » et prendre une carte « { card-gold } ».
effect-third-wins = Quand elle est déployée comme troisième carte d’une ligne, son équipe gagne aussitôt cette carte « { card-land } ».
effect-draw-or-action = Choisissez : { $draw ->
    [one] +{ $draw } carte
   *[other] +{ $draw } cartes
    } ; ou { $actions ->
    [one] +{ $actions } action
   *[other] +{ $actions } actions
    }.
effect-horo-musha = Pendant la phase de déploiement, choisissez : défaussez une carte déployée de votre équipe ; ou changez l’ordre des deux ou trois cartes d’une ligne de votre équipe ; ou posez une carte de votre défausse sur celle d’un coéquipier. Remettez ensuite cette carte dans la réserve.
effect-field-trap = Pendant la phase de déploiement, défaussez n’importe quelle carte déployée, sauf { card-tokugawa-ieyasu } et { card-ishida-mitsunari }. Remettez ensuite cette carte dans la réserve.

## where the numbers come from

mark-reconstructed = °
mark-disputed = ?
mark-corrected = *

number-copies = exemplaires
number-cost = coût
number-attack = attaque
number-defence = défense
number-cards = cartes
number-actions = actions
number-money = pièces
number-buys = achats
number-vp = points de victoire
number-deployable = déployable
number-leader = chef
number-ninja = ninja
number-effect = le texte
number-effect-draw = cartes dans le texte
number-effect-actions = actions dans le texte
number-effect-exhausted-vp = points de victoire dans le texte
number-effect-each = points de victoire par carte
number-effect-less = remise
number-effect-keep = pièces si on la garde
number-effect-trash = pièces si on la met au rebut
number-effect-more = surcoût permis
number-effect-strength = force dans le texte
number-with-range = { $number } (plausible : { $low } à { $high })
number-with-choice = { $number } (plausible : { $plausible })

note-rulebook = D’après un livret de règles : { $numbers }.
note-public = D’après des pages publiques : { $numbers }.
note-reconstructed = { mark-reconstructed } Reconstitué, sans source connue : { $numbers }.
note-corrected = { mark-corrected } Corrigé par le propriétaire : { $numbers }.
note-name-coined = { mark-reconstructed } Le nom est de nous ; aucune source connue ne le donne.
note-disputed-rulebook = { mark-disputed } Un livret de règles dit autre chose : { $number } { $value }.
note-disputed-rulebook-yes = { mark-disputed } Un livret de règles dit autre chose : { $number }.
note-disputed-rulebook-no = { mark-disputed } Un livret de règles dit autre chose : non { $number }.
note-ruled-out-public = Pas { $value } d’après une page publique : { $number }.

## what is at stake with a reconstructed number

stake-little = Essayé avec { $values } : cela change peu de chose.
stake-open = Essayé avec { $values } : ces parties ne disent pas combien cela compte.
stake-decides = Essayé avec { $values } : cela décide de l’usage de « { $card } ». Avec { $value }, chacun des { $players } joueurs en achète { $there } par partie au lieu de { $here }.
stake-bought = Essayé avec { $values } : cela change le nombre d’achats de « { $card } ». Avec { $value }, chacun des { $players } joueurs en achète { $there } par partie au lieu de { $here }.
stake-rounds = Essayé avec { $values } : cela change la durée des parties. Avec { $value }, il faut { $there } manches à { $players } joueurs au lieu de { $here }.
stake-first = Essayé avec { $values } : cela change l’avantage de commencer. Avec { $value }, le camp qui commence gagne { $there } % des parties à { $players } joueurs au lieu de { $here } %.
stake-yes = oui
stake-no = non
stake-note = Les nombres que nous ne connaissons pas avec certitude ont été essayés avec d’autres valeurs dans des parties entre bots égaux ({ $bot } à chaque place), à des tables de { $sizes } joueurs. Les bots n’ont pas réappris le jeu.
stake-line = { $number } – { $sentence }

## two sets of cards compared

cards-differ-game = Le jeu est { $ours } ici et { $theirs } là-bas.
cards-differ-only-ours = « { $card } » n’existe qu’ici.
cards-differ-only-theirs = « { $card } » n’existe que là-bas.
cards-differ-number = « { $card } », { $number } : { $ours } ici, { $theirs } là-bas.
cards-differ-origin = « { $card } » vient ici de { $ours }, là-bas de { $theirs }.

## what is recommended for a mix (X2)

mix-warning-kinds = { $recommended } sortes de cartes d’action sont recommandées ; cette sélection en a { $kinds } (règle X2).
mix-warning-troops = Sont recommandés et manquent ici : { $troops } de World on Fire (règle X2).
mix-warning-tactics = Au moins { $recommended } sortes de cartes tactique sont recommandées ; cette sélection en a { $kinds } (règle X2).
mix-warning-fortress = « { card-fake-fortress } » ou « { card-magnificent-castle } » est recommandé ; cette sélection n’a ni l’un ni l’autre (règle X2).
mix-warning-castle = Avec « { card-magnificent-castle } », au moins deux cartes sont recommandées parmi { $cards } (règle X2).
mix-warning-ninja = { $kinds ->
    [0] « { card-ninja-clan } » ou « { card-skilled-ninja } » est recommandé ; cette sélection n’a ni l’un ni l’autre (règle X2).
   *[other] Un seul est recommandé de « { card-ninja-clan } » et « { card-skilled-ninja } » ; cette sélection a les deux (règle X2).
}
mix-warning-prices = Une carte politique de chaque classe de prix est recommandée ; il n’y en a pas à { $prices } (règle X2).
price-class = { $cost ->
    [2] 2 ou moins
    [6] 6 ou plus
   *[other] { $cost }
}

## what the card-data verifier finds

verify-missing = Aucun jeu n’a la carte { $card }.
verify-total = { $game }, { $where } : il devrait y en avoir { $should }, il y en a { $found } (règle { $rule }).
verify-not-printed = « { $card } » : il manque { $number }.
verify-does-nothing = « { $card } » ne fait rien : il manque des bonus ou un texte.
verify-no-source = « { $card } » : sans indication d’origine : { $number }.
verify-no-range = « { $card } » : reconstitué sans intervalle : { $number }.
verify-out-of-range = « { $card } » : { $number } { $value } sort de son propre intervalle.
verify-untranslated = { $card } n’est pas entièrement traduit : { $language }.
