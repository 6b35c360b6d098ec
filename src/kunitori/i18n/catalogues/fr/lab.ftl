### The Lab: the pages that `kunitori lab` writes.

## help for the command line

command-lab = faire jouer des bots et écrire une page sur le jeu
    .about = « lab report » fait jouer des milliers de parties à des bots et en tire une page : places, durée, ouvertures, ce que vaut chaque carte, batailles, et l’importance de chaque nombre reconstitué. « lab compare A B » écrit une page sur deux jeux de règles : deux jeux, ou deux fichiers de corrections du jeu choisi avec --game. « lab rules » écrit une page sur les règles maison : ce qui change si un livret voulait dire l’autre chose. « lab costs » écrit une page sur les seuls nombres reconstitués, joués par des bots égaux. Demande l’extra « lab ».
value-study = ÉTUDE
value-out = FICHIER
value-corrections-a = FICHIER
value-corrections-b = FICHIER
value-lab-players = NOMBRE
option-out = où écrire la page ; par défaut dans ce dossier, sous un nom qui lui est propre
option-corrections-a = compare : les nombres des premières règles ; à défaut ceux qui valent d’ordinaire
option-corrections-b = compare : les nombres des secondes règles ; à défaut ceux qui valent d’ordinaire
value-lab-csv = DOSSIER
option-lab-csv = écrire aussi dans ce dossier les nombres derrière chaque graphique, un fichier CSV pour chacun
option-lab-players = combien sont assis à une table, 2 par défaut
option-lab-bots = les bots qui jouent, deux ou plus ; par défaut tous ceux qui savent jouer à ce jeu. Ils alternent, si bien que tous se rencontrent
option-lab-games = combien de parties compte la série principale, 3000 par défaut ; chaque expérience en compte le cinquième
option-lab-seed = un mot ou un nombre ; le même donne la même page, et sans lui la page est toujours la même
command-error-study-missing = Dites ce qu’il faut faire : kunitori { $command } report, kunitori { $command } compare A B, kunitori { $command } rules ou kunitori { $command } costs.
lab-playing = les parties se jouent
lab-written = La page se trouve dans { $path }.

## what cannot be

lab-error-study = Le laboratoire ne connaît pas « { $study } ». Il connaît { $studies }.
lab-error-two = Dites quelles règles comparer : deux jeux (kunitori lab compare kunitori world_on_fire), deux fichiers de corrections, --corrections-a et --corrections-b, ou --rules-a et --rules-b.
lab-error-rules = « { $word } » n’est ni un jeu ni un fichier de corrections. Les jeux sont { $games }.
lab-error-compare-only = --{ $option } va avec « lab compare ». Ailleurs, prenez --corrections et --rules.
lab-error-bot = « { $bot } » ne peut pas jouer au laboratoire. Il n’accepte que nos propres bots, désignés par leur nom ; l’arène en accepte d’autres.
lab-error-taken = { $path } n’est pas une page du laboratoire et ne sera pas écrasé. Choisissez un autre nom.

## numbers

lab-whole = { $number }
lab-percent = { $number } %
lab-interval = { $value } ({ $low } à { $high })
lab-range = { $low } à { $high }
lab-below = < { $number }
lab-none = –
lab-identical = aucune partie changée

## words that occur in many places

lab-bot = Bot
lab-card = Carte
lab-games = Parties
lab-players = Joueurs
lab-turns = Tours
lab-round = Manche
lab-rounds = Manches
lab-mean = Moyenne
lab-median = Médiane
lab-p5 = 5 % sont plus courtes
lab-p25 = 25 % sont plus courtes
lab-p75 = 75 % sont plus courtes
lab-p95 = 95 % sont plus courtes
lab-points = Points
lab-points-axis = écart du taux de victoire, en points de pourcentage
lab-share = Part
lab-side = Camp
lab-csv = Enregistrer les nombres en CSV
lab-csv-low = { $name } (de)
lab-csv-high = { $name } (à)
lab-csv-cases = { $name } (cas)
lab-csv-written = { $count ->
    [one] Un fichier CSV se trouve dans { $folder }.
   *[other] { $count } fichiers CSV se trouvent dans { $folder }.
  }
lab-seat = Place { $number }
lab-team = Équipe { $number }
lab-wins = Taux de victoire
lab-winner-points = Points du vainqueur
lab-difference = Écart
lab-sure = p corrigé
lab-name = { $name }
lab-name-corrected = { $game } ({ $file })
lab-name-twice = { $name } ({ $letter })

## the frame of a page

lab-report-title = Le laboratoire : { $game }, { $players } joueurs
lab-report-lead = { $games } parties de { $game } à { $players } joueurs, en { $deals } donnes. Ces bots ont joué : { $bots }. Tout ce qui suit est calculé à partir de ces parties et d’expériences jouées pour cette page.
lab-tile-rounds = Manches par partie
lab-tile-first = Taux de victoire de { $side }, qui commence
lab-tile-battles = Batailles par partie
lab-tile-games = Parties de la série principale
lab-contents = Sommaire
lab-findings = En bref
lab-no-findings = Rien ne se distingue du hasard. Davantage de parties (--games) montreraient des écarts plus petits.
lab-numbers = Les chiffres
lab-lines = Les { $count } en détail
lab-alt = { $axis }. { $rows } { $more ->
    [0] { "" }
   *[other] { $more } autres se trouvent dans le tableau ci-dessous.
  }
lab-alt-row = { $label } : { $numbers }.
lab-alt-part = { $name } { $number }
lab-foot-source = Kunitori { $version }, révision des règles { $revision }, cartes { $cards }.
lab-foot-command = La même page de nouveau : { $command }

## how to read it

lab-guide = Comment lire cette page
lab-guide-deals = Une donne, c’est une fois tous les mélanges. Elle est jouée plusieurs fois, et chaque bot occupe chaque place une fois. La chance aux cartes est donc la même pour tous.
lab-guide-intervals = Chaque nombre vient d’un nombre limité de parties. L’intervalle indiqué à côté, dessiné comme une barre, contient la vraie valeur sur 95 pages de ce genre sur 100. Là où des intervalles se recouvrent largement, l’ordre ne dit rien.
lab-guide-differences = Un écart de +3 points de pourcentage signifie : 53 % au lieu de 50 %. Là où l’on ne compare que des joueurs du même bot à la même place, c’est indiqué.
lab-guide-compare = Un écart, c’est les secondes règles moins les premières. Les deux ont été jouées avec les mêmes donnes et les mêmes bots.
lab-guide-many = Qui regarde cent nombres en trouve cinq qui sortent du lot par pur hasard. Là où l’on en compare beaucoup, la barre fine en tient compte et s’allonge, la valeur p est corrigée (Holm), et seules les marques pleines se distinguent.
lab-guide-bots = Les bots ne sont pas des gens. Ils ne remarquent pas qu’un prix change, et ce à quoi aucun bot ne pense n’est pas mesuré. Cette page met les règles à l’épreuve d’un jeu régulier ; elle n’a pas le dernier mot sur une carte.

## who begins

lab-seats = Qui commence
lab-seats-text = Chaque donne a été jouée avec chaque bot à chaque place ; ce qui reste est l’avantage de la place elle-même. La place 1 commence.
lab-seats-text-teams = Chaque donne a été jouée avec chaque bot dans les deux camps ; ce qui reste est l’avantage de commencer. L’équipe 1 commence.
lab-seats-mixed = D’abord avec { $bot } à chaque place : seule la place y fait une différence. Ensuite avec tous les bots de cette page : là où un fort rencontre un faible, il gagne depuis n’importe quelle place, et ces chiffres sous-estiment l’avantage.
lab-seats-equal = { $bot } à chaque place
lab-seats-all = tous les bots de cette page
lab-bots-there = Bots
lab-seats-figure = Victoires de chaque place
lab-seats-caption = La ligne est ce que chacune gagnerait si la place ne comptait pas. En cas d’égalité, la place la plus tardive gagne (C8.3).
lab-seats-caption-teams = La ligne est ce que chaque équipe gagnerait si commencer ne comptait pas.

## length

lab-length = La durée des parties
lab-length-text = Une manche, c’est un tour de chaque joueur. Une partie que rien ne termine est arrêtée après 200 manches (décision 16).
lab-length-figure = Manches par partie
lab-length-caption = Part des parties qui se sont terminées à chaque manche.
lab-endings-figure = Ce qui a mis fin aux parties
lab-endings-caption = La partie se termine une manche après la prise de la dernière carte d’une pile de points de victoire (C8.1).
lab-endings-caption-teams = Une équipe gagne aussitôt que ses points atteignent la moitié du nombre de régions (M8.2).
lab-ending = Fin
lab-ending-pile = pile { $card } vide
lab-ending-points = assez de points
lab-ending-rounds = limite de durée

## openings

lab-openings = Ouvertures
lab-openings-text = Les deux premières cartes qu’un joueur achète, dans n’importe quel ordre. Il se peut que seuls de bons bots aiment une ouverture ; la seconde marque montre donc ce qu’ont fait les mêmes bots aux mêmes places en ouvrant autrement. Seule la distance entre les deux marques parle pour ou contre l’ouverture.
lab-openings-few = Il n’y a pas encore assez de parties où l’on a ouvert de la même façon. Jouez-en davantage avec --games.
lab-openings-figure = Taux de victoire des ouvertures les plus fréquentes
lab-openings-caption = Les barres sont les intervalles du taux de victoire avec l’ouverture. Sans seconde marque, ces bots ouvrent toujours ainsi.
lab-openings-two = Les deux premiers achats
lab-openings-three = Les trois premiers achats
lab-opening = Ouverture
lab-opening-two = { $first } + { $second }
lab-opening-three = { $first } + { $second } + { $third }
lab-opening-with = avec cette ouverture
lab-opening-otherwise = mêmes bots et places, autres ouvertures

## cards

lab-worth = Ce qu’apporte une carte
lab-worth-text-plain = L’écart simple est le taux de victoire de ceux qui ont acheté une carte, moins celui des autres. Il confond la carte et le joueur : qui est riche achète davantage, et qui est en train de gagner achète des régions.
lab-worth-text-corrected = L’écart corrigé ne compare que des joueurs du même bot à la même place. Il ne sait toujours pas si la carte a rendu le joueur fort, ou si une position forte a permis de l’acheter.
lab-worth-text-experiment = L’expérience le sait. Des bots égaux s’affrontent, et un camp ne peut jamais acheter la carte ; ils le font à tour de rôle. Ce que ce camp perd, c’est ce que la carte vaut pour ce bot : un nombre négatif signifie que le bot s’en passerait mieux. Ce qui vient en récompense vient quand même.
lab-worth-figure = Trois réponses pour chaque carte
lab-worth-caption = Dans l’ordre de l’expérience : { $games } parties par carte, entre copies de { $bot }, qui a gagné le plus. Les autres bots qui achètent la carte sont dans le tableau, en complément : un bot faible s’en sert peut-être mal. La différence simple et la différence corrigée viennent de tous les bots de cette page. La barre fine tient compte du nombre de cartes ; une marque creuse peut être due au hasard. Là où une marque manque, il n’y avait personne à comparer, ou { $bot } achète rarement la carte.
lab-worth-experiment = Expérience
lab-worth-corrected = Corrigé
lab-worth-plain = Simple
lab-worth-buyers = Joueurs qui l’achètent
lab-worth-copies = Exemplaires par acheteur
lab-worth-plays = Fois jouée par acheteur
lab-worth-with = Victoires avec
lab-worth-without = Victoires sans
lab-worth-bots = L’expérience, bot par bot
lab-worth-all = Les trois réponses

## battles

lab-battles = Batailles et récompenses
lab-battles-text = Combien de fois la bataille est déclarée, comment on y répond, et qui prend quoi (C5).
lab-battles-none = Aucun de ces bots ne déclare jamais la bataille. Nommez-en d’autres avec --bots.
lab-battles-often = Quand la bataille est déclarée
lab-battles-often-caption = Part des tours, à chaque manche, où quelqu’un a attaqué.
lab-battles-declared = Tours avec bataille
lab-battles-turns = Tours avec bataille
lab-battles-taken = Déclarée quand c’était possible
lab-battles-joint = Batailles communes
lab-battles-strengths = L’écart des forces
lab-battles-strengths-caption = Force d’attaque moins force de défense, telles qu’elles ont été comparées (C5.5). Tout ce qui dépasse 12 est dessiné à 12.
lab-battles-ahead = Avance de l’attaquant
lab-battles-count = Batailles
lab-battles-attack = Force d’attaque
lab-battles-defence = Force de défense
lab-battles-attacker = Attaquant devant
lab-battles-even = Égalité
lab-battles-defender = Défenseur devant
lab-battles-prizes = Qui prend quoi
lab-battles-prizes-caption = Part de toutes les batailles. Il n’y a pas de récompense quand sa pile est vide ou que le défenseur y renonce (C5.6).
lab-battles-of-all = part de toutes les batailles
lab-battles-winner = Vainqueur
lab-battles-no-prize = sans récompense
lab-battles-defences = Embuscade ou renforts
lab-battles-defences-caption = Combien de fois l’attaquant n’est pas passé devant. Un défenseur qui a de bonnes cartes en main les montre : les taux disent comment cela s’est passé, non quel choix aurait été meilleur.
lab-battles-defence-way = Défense
lab-battles-reinforcements = Renforts
lab-battles-ambush = Embuscade, montrées : { $cards }
lab-battles-ambush-more = Embuscade, montrées : { $cards } ou plus
lab-battles-held = Attaquant pas devant
lab-battles-turned = Défenseur devant
lab-battles-bots = Qui attaque
lab-battles-each = Batailles par partie
lab-battles-won = Attaquant devant

## the battlefield of Moegahara

lab-field = Le champ de bataille
lab-field-text = Comment les régions se gagnent, quelles unités gagnent leurs combats et d’où viennent les points (M5 à M8).
lab-field-ways = Comment les régions se gagnent
lab-field-ways-caption = Une région tombe par deux combats gagnés, par trois cartes contre aucune, ou par Toyotomi Hideyori en troisième carte (M6.3).
lab-field-way = Manière
lab-field-lands = Régions
lab-field-fights = deux combats gagnés
lab-field-march = trois contre aucune
lab-field-text-wins = Toyotomi Hideyori
lab-field-fights-figure = Qui gagne les combats
lab-field-fights-caption = Pour chaque unité : combien de ses combats elle gagnait au moment où la région est tombée (M6.1), bonus compris.
lab-field-fights-count = Combats
lab-field-fights-won = Combats gagnés
lab-field-fights-even = Égalité
lab-field-cost = Coût
lab-field-lands-figure = Où l’on se bat
lab-field-lands-caption = Part des parties où chaque région de la rangée a été gagnée par quelqu’un, et où elle est tombée la première.
lab-field-land = Région de la rangée
lab-field-games-share = Part des parties
lab-field-decided = gagnée par quelqu’un
lab-field-first = tombée la première
lab-field-points = D’où viennent les points
lab-field-points-caption = Chaque région vaut un point, chaque série complète de trois côte à côte en vaut un de plus (M8.1). Moyennes de toutes les parties.
lab-field-winners = Vainqueurs
lab-field-losers = Perdants
lab-field-from-lands = régions
lab-field-from-rows = séries de trois
lab-field-markers = Marqueurs
lab-field-markers-caption = Marqueurs arrivés dans la zone militaire d’un joueur pendant une partie (M5.2). Chacun donne une action de plus à chaque tour, tant qu’il reste.
lab-field-markers-axis = marqueurs par joueur

## reconstructed numbers

lab-costs = Les nombres reconstitués et leur importance
lab-costs-text = Certains nombres imprimés nous sont inconnus ; pour chacun, il y a une plage que nous tenons pour plausible, ou une autre lecture dans une autre source. Chaque autre valeur a été jouée dans { $games } parties entre bots égaux, { $bots } à chaque place, avec les mêmes donnes que la nôtre, et voici ce qui a changé. Les bots gardent leurs habitudes quand un prix change.
lab-costs-text-mixed = Qui y gagne et qui y perd ne se voit qu’entre bots différents. Cette figure est un complément tiré des parties de tous les bots de cette page, dont certains sont faibles.
lab-costs-title = Le laboratoire : les nombres reconstitués de { $game } à { $players } joueurs
lab-costs-lead = { $games } parties de { $game } à { $players } joueurs, { $bots } contre ses pareils, puis les mêmes donnes avec chaque autre valeur de chaque nombre que nous ne connaissons pas avec certitude.
lab-costs-text-many = Cela fait { $comparisons } comparaisons. La barre épaisse est l’intervalle de chacune seule, la fine tient compte de toutes ; les marques pleines se distinguent même ainsi.
lab-costs-none = Dans ce jeu, chaque nombre est certain ou corrigé par vous : il n’y a rien à faire varier.
lab-costs-name = { $card } : { $played } → { $value }
lab-costs-name-other = { $card }, { $number } : { $played } → { $value }
lab-costs-bot = { $change } ({ $bot })
lab-costs-change = Nombre
lab-costs-table = Toutes les valeurs, l’effet le plus net d’abord
lab-costs-wins = Qui gagne, parmi tous les bots de cette page
lab-costs-wins-axis = variation du taux de victoire, en points
lab-costs-wins-caption = Le bot dont le taux de victoire bouge le plus. Il est tenu compte du fait qu’il a été choisi pour cela.
lab-costs-rounds = La durée des parties
lab-costs-rounds-axis = variation en manches
lab-costs-rounds-caption = Manches de plus ou de moins qu’avec notre valeur.
lab-costs-first = Qui commence
lab-costs-first-axis = variation pour qui commence, en points
lab-costs-first-caption = Ce que devient le taux de victoire du camp qui commence.
lab-costs-bought = Ce qu’on achète
lab-costs-bought-axis = variation des exemplaires achetés par joueur
lab-costs-bought-caption = Exemplaires de cette carte même qu’un joueur achète dans une partie.

## the bots

lab-bots = Les bots derrière ces nombres
lab-bots-text = Tous les bots ont joué aussi souvent, les uns contre les autres à tour de rôle. Meilleurs et plus variés ils sont, plus cette page a de valeur.
lab-bots-figure = Victoires de chaque bot
lab-bots-caption = La ligne est ce que chacun gagnerait si tous se valaient.

## findings

lab-finding-seat-more = { $side } gagne { $number }, plus que sa part de { $share }.
lab-finding-seat-less = { $side } gagne { $number }, moins que sa part de { $share }.
lab-finding-card-good = « { $card } » vaut la peine : le taux de victoire du joueur qui est seul à ne pas pouvoir l’acheter baisse de { $number } points de pourcentage.
lab-finding-card-bad = « { $card } » ne profite pas à ses acheteurs : le taux de victoire du joueur qui est seul à ne pas pouvoir l’acheter augmente de { $number } points de pourcentage.
lab-finding-cost-rounds = { $change } compte : les parties durent { $number } manches de { $direction ->
    [less] moins
   *[more] plus
  }.
lab-finding-cost-wins = { $change } compte : parmi tous les bots de cette page, le taux de victoire de { $bot } { $direction ->
    [less] baisse
   *[more] augmente
  } de { $number } points de pourcentage.
lab-finding-cost-first = { $change } compte : le taux de victoire du camp qui commence { $direction ->
    [less] baisse
   *[more] augmente
  } de { $number } points de pourcentage.
lab-finding-costs-none = Sur ce nombre de parties, aucune autre valeur d’un nombre reconstitué ne change la durée ou les vainqueurs au-delà du hasard.
lab-finding-more = { $what } : davantage avec { $name }, { $other } au lieu de { $one }.
lab-finding-less = { $what } : moins avec { $name }, { $other } au lieu de { $one }.
lab-finding-more-wins = { $what } gagne plus souvent avec { $name } : { $other } au lieu de { $one }.
lab-finding-less-wins = { $what } gagne moins souvent avec { $name } : { $other } au lieu de { $one }.
lab-finding-more-bought = On achète plus « { $what } » avec { $name } : { $other } exemplaires par joueur au lieu de { $one }.
lab-finding-less-bought = On achète moins « { $what } » avec { $name } : { $other } exemplaires par joueur au lieu de { $one }.

## comparing two sets of rules

lab-compare-title = Le laboratoire : { $one } et { $other }
lab-compare-lead = { $games } parties à { $players } joueurs : les mêmes { $deals } donnes selon les deux règles. Ces bots ont joué : { $bots }.
lab-compare-tile-rounds = Manches, { $name }
lab-compare-tile-first = Victoires de qui commence, { $name }
lab-compare-rules = Ce qui diffère
lab-compare-rules-text = Voici en quoi les cartes diffèrent : « ici » désigne { $one }, « là-bas » { $other }.
lab-compare-same = Les cartes sont les mêmes des deux côtés.
lab-compare-length-caption = Part des parties qui se sont terminées à chaque manche, selon les deux règles.
lab-compare-what = Nombre
lab-compare-caption = { $other } moins { $one }. La barre épaisse est l’intervalle de chaque nombre seul, la fine tient compte des { $comparisons } comparaisons de la page ; les marques pleines se distinguent même ainsi.
lab-compare-game = Le jeu dans son ensemble
lab-compare-game-text = Durée, points et batailles.
lab-compare-game-figure = Ce qui augmente ou diminue
lab-compare-game-axis = écart
lab-compare-wins = Qui gagne
lab-compare-wins-text = Les taux de victoire des places et des bots.
lab-compare-wins-figure = Qui y gagne et qui y perd
lab-compare-wins-axis = écart du taux de victoire, en points de pourcentage
lab-compare-bought = Ce qu’on achète
lab-compare-bought-text = Exemplaires de chaque carte commune aux deux qu’un joueur achète dans une partie.
lab-compare-bought-figure = Ce qu’on achète plus ou moins
lab-compare-bought-axis = écart des exemplaires achetés par joueur

## règles maison

house-lab-title = Le laboratoire : les règles maison de { $game } à { $players } joueurs
house-lab-lead = Et si le livret voulait dire l’autre chose ? { $games } parties entre égaux ({ $bots }) ont été jouées selon les décisions, et les mêmes { $deals } donnes encore une fois avec chaque autre lecture.
house-lab-readings = Les lectures
house-lab-readings-text = Chaque lecture a été changée seule. Tout le reste est demeuré tel quel.
house-lab-line = { $choice } – { $rule } : { $reading } au lieu de : { $law } (décision { $ruling })
house-lab-changes = Ce que change l’autre lecture
house-lab-changes-text = Les différences sont l’autre lecture moins l’habituelle, donne par donne. Les bots ont appris le jeu selon les décisions et ne s’adaptent pas.
house-lab-all = Toutes les différences
house-lab-reading = Lecture
house-lab-caption = La barre épaisse est l’intervalle de chaque nombre seul, la fine tient compte des { $comparisons } comparaisons de la page ; les marques pleines se distinguent même ainsi.
house-lab-wins-figure = { $side } : victoires
house-lab-rounds-figure = Manches par partie
house-lab-battles-figure = Batailles par partie
house-lab-ahead-figure = Batailles où l’attaquant a l’avantage
house-lab-points-figure = Les points du vainqueur
house-lab-bought-figure = Cartes achetées par joueur
house-lab-points-axis = différence en points de pourcentage
house-lab-finding = { $choice } – { $what } : { $number } { $direction ->
    [less] de moins
   *[more] de plus
  }.
house-lab-finding-none = Sur ce nombre de parties, aucune autre lecture ne change quoi que ce soit au-delà du hasard.
lab-error-reading = « { $name } » n’est pas une règle maison qui compte ici. Ici, ce sont { $names }.
