### The `kunitori` command and the game in the terminal.

## help for the command line

terminal-about = Kunitori!, World on Fire et Moegahara, les jeux de construction de deck de l’époque Sengoku, pour deux à six joueurs dans ce terminal.
heading-usage = Utilisation :
heading-commands = Commandes
heading-options = Options
heading-common-options = Options de toutes les commandes
heading-exit = Codes de sortie

value-command = COMMANDE
value-options = options
value-card = CARTE
value-rule = NUMÉRO ou MOT
value-file = PARTIE
value-lang = LANGUE
value-corrections = FICHIER
value-game = JEU
value-mix = SÉLECTION
value-players = NOMS
value-bots = BOTS
value-seed = GRAINE
value-max-rounds = NOMBRE
value-load = FICHIER
value-record = FICHIER

command-play = jouer une partie sur cet écran, avec des humains et des bots
    .about = Jouer une partie sur cet écran. Ce que les options laissent ouvert est demandé en quelques questions ; la dernière table est retenue. La partie est enregistrée quand on quitte.
command-cards = consulter les cartes, avec la source de chaque nombre
    .about = Donner la liste des cartes, ou montrer celles qui portent ce nom dans l’une des langues.
command-rules = consulter les règles par numéro ou par mot
    .about = Montrer le sommaire des règles, une règle par son numéro (C5.6), une décision (11), ou toutes les règles qui contiennent un mot.
command-verify = vérifier l’enregistrement d’une partie
    .about = Rejouer un enregistrement : les mélanges étaient-ils fixés d’avance, chaque coup était-il permis, le résultat est-il juste ?
command-replay = afficher la chronique d’une partie enregistrée
    .about = Afficher ce qui s’est passé dans une partie enregistrée. Tant qu’elle n’est pas finie, aucune main n’est dévoilée.
command-bench = mesurer le moteur, son calcul à l’avance ou les environnements
    .about = Mesurer la vitesse du moteur ici, ou celle de son calcul à l’avance, à côté d’autres s’ils sont installés.

option-lang = en, de, fr ou ja ; à défaut KUNITORI_LANG, puis la langue du système
option-corrections = les nombres relevés par le propriétaire des cartes imprimées ; à défaut le fichier du dossier de configuration, s’il existe
option-help = afficher cette aide ; « kunitori play --help » donne celle d’une commande
option-version = donner la version et dire si le moteur est compilé
option-game = kunitori, world_on_fire, world_chaos, custom ou moegahara
option-mix = les cartes d’une sélection personnelle, par exemple « world_chaos,-trap,market », ou « random »
option-players = les humains devant cet écran, par exemple Ann,Ben ; dans Moegahara, les places alternent entre les équipes
option-bots = les bots à la table, par exemple retainer,master ; aussi vos propres programmes, exec:COMMANDE
option-seed = un mot ou un nombre qui rend les mélanges reproductibles
option-max-rounds = mettre fin à la partie après ce nombre de manches
option-load = reprendre une partie enregistrée
option-auto = faire jouer des bots entre eux et afficher la chronique
option-record = écrire à la fin l’enregistrement de la partie dans ce fichier
option-json = donner les mesures en JSON
option-check = échouer si une mesure est sous son seuil

exit-0 = tout va bien
exit-1 = la réponse est non (un enregistrement qui ne tient pas, une mesure sous son seuil), ou quelque chose est perdu : la sortie, ou une partie qui n’a pas pu être enregistrée
exit-2 = la ligne de commande, ou un fichier qu’elle nomme, est incompréhensible
exit-130 = arrêté par Ctrl-C

version-line = kunitori { $version } ({ $engine })
version-compiled = moteur compilé
version-python = moteur en pur Python
engine-plain = Le moteur n’est pas compilé ici, faute de compilateur C lors de l’installation. Les parties sont les mêmes, mais les bots réfléchissent bien plus longtemps. Pour le moteur rapide, installez un compilateur C, puis kunitori à nouveau.

## what is wrong with a command line

command-error-command = Il n’y a pas de commande « { $command } ». Les commandes sont { $commands }.
command-error-command-similar = Il n’y a pas de commande « { $command } ». Vouliez-vous dire « { $similar } » ?
command-error-missing = Il manque une commande. Les commandes sont { $commands }.
command-error-option = Il n’y a pas d’option « { $option } ». Les options sont { $options }.
command-error-option-similar = Il n’y a pas d’option « { $option } ». Vouliez-vous dire « { $similar } » ?
command-error-elsewhere = L’option --{ $option } ne va pas avec « { $command } ». « kunitori { $command } --help » montre celles qui conviennent.
command-error-flag = L’option --{ $option } s’emploie seule, sans valeur.
command-error-value = Il manque une valeur après --{ $option }.
command-error-twice = --{ $option } est donné deux fois. Supprimez-en un.
command-error-number = --{ $option } demande un nombre entier d’au moins { $least }, pas « { $value } ».
command-error-word = « { $word } » est un mot de trop pour « { $command } ».
command-error-file-missing = Nommez l’enregistrement : kunitori { $command } FICHIER.
command-error-auto-players = Avec --auto, seuls des bots jouent. Nommez-les avec --bots, par exemple --bots captain,retainer.
command-error-load = Une partie enregistrée a ses propres cartes, joueurs et mélanges : --{ $option } ne va pas avec --load. Laissez l’un des deux de côté.
error-unknown-bot = Il n’y a pas de bot « { $bot } » ici. Choisissez parmi { $bots }.
error-unknown-bot-similar = Il n’y a pas de bot « { $bot } » ici. Vouliez-vous dire « { $similar } » ?

## files

file-unreadable = Le fichier { $path } est illisible. Vérifiez qu’il existe et que c’est un texte en UTF-8.
file-too-long = Le fichier { $path } est trop long pour être une partie.
file-unwritable = Impossible d’écrire le fichier { $path }. Choisissez un autre endroit.
file-full = Le disque est plein, impossible d’écrire { $path }. Faites de la place ou choisissez un autre endroit.
file-no-folder = Il n’y a pas de dossier { $folder }. Créez-le d’abord, ou choisissez un autre endroit.
file-dash = L’enregistrement ne va pas sur la sortie standard, où la partie elle-même s’affiche. Nommez un fichier.
output-lost = La sortie ne peut pas être écrite. Le disque est-il plein, ou l’endroit protégé ?
file-taken = { $path } n’est pas une partie enregistrée et ne sera pas remplacé. Choisissez un autre nom.
table-broken = Le fichier qui retient la dernière table est abîmé et n’est pas pris en compte : { $path }
saved = Enregistré dans { $path }.
saved-go-on = La partie est conservée telle quelle. Pour la reprendre quand vous voulez :
saved-record = L’enregistrement de cette partie est dans { $path }.
quit-unsaved = La partie n’est pas enregistrée ! Gardez-la avec « save FICHIER » dans un dossier où l’on peut écrire (XDG_STATE_HOME nomme le dossier habituel), ou tapez la même chose encore une fois pour partir sans elle.
quit-lost = La partie n’a pas pu être enregistrée : elle est perdue. Avant la prochaine, donnez à XDG_STATE_HOME un dossier où l’on peut écrire.
finished-replay = Cette partie est terminée. Pour lire ce qui s’y est passé :
load-what = Nommez le fichier : load FICHIER.
loaded = Chargé depuis { $path }.
replay-open = La partie n’est pas encore finie.

## lists of cards and rules

list-cards-heading = { $game } : { $total } cartes
list-cards-text = texte
list-cards-marks = ° reconstitué, ? d’autres sources diffèrent, * corrigé par le propriétaire.
list-cards-hint = « { $command } NOM » montre une carte avec la source de chaque nombre.
rules-hint = « { $command } C5 » montre un chapitre, « { $command } 11 » une décision, « { $command } embuscade » toutes les règles qui contiennent ce mot.

## asking

answer-hint = (o/n)
answer-hint-default = (Entrée : oui, n : non)
answer-yes = o oui y yes
answer-no = n non no
answer-again = Répondez par o ou n.
screen-more = Entrée : suite, q : retour
screen-back = Entrée : à la table
choose-number = Tapez un nombre de { $least } à { $most }.
choose-key = Choisissez parmi { $keys }.

## setting the table

setup-language = Langue
setup-game = Quel jeu ?
setup-number = Numéro (Entrée : { $default }) :
setup-mix = Quelles cartes ? Des noms séparés par des virgules, « world_chaos,-trap,market » pour modifier une sélection, ou « random » pour une sélection recommandée.
    .prompt = Sélection (Entrée : random) :
setup-people = Qui joue sur cet écran ? Des noms séparés par des virgules.
    .prompt = Humains (Entrée : { player-default }) :
setup-people-teams = Qui joue sur cet écran ? Des noms séparés par des virgules ; les places, les humains d’abord, puis les bots, reviennent tour à tour aux deux équipes.
    .prompt = Humains (Entrée : { player-default }) :
setup-bots = Quels bots jouent aussi ?
    .prompt = Bots, séparés par des virgules (Entrée : aucun ; si vous êtes seul : retainer) :
setup-seed = Graine des mélanges (Entrée : aucune) :
offer-kunitori = { $game } – le jeu de base
offer-world-on-fire = { $game } – avec tactiques, ninjas et batailles communes
offer-world-chaos = { $game } – les deux jeux mélangés, la sélection recommandée
offer-custom = { $game } – votre sélection dans les deux jeux, ou une au hasard
offer-moegahara = { $game } – deux équipes sur un champ de bataille ; à deux, quatre ou six
offer-unfinished = Pas encore finie : { $table }.
offer-go-on = La reprendre ?
offer-last = La dernière table : { $table }.
offer-again = La même encore ?
table-line = { $game } avec { $players }

## the picture

separator = ,{ " " }
sentence-separator = { " " }
screen-round = manche { $round }
screen-last-round = dernière manche !
screen-turn = à { $player } de jouer
screen-treasure = Trésors
screen-victory = Points
screen-general = Général
screen-troop = Troupes
screen-tactics = Tactique
screen-politics = Politique
screen-no-general = plus de général
screen-hand-size = main
screen-deck-size = pioche
screen-discard-size = défausse
screen-army = zone militaire
screen-you = { $player } (vous)
screen-since = depuis votre dernier tour
screen-since-more = « log » montre tout
screen-hand = Main :
screen-actions = actions { $number }
screen-money = pièces { $number }
screen-buys = achats { $number }
screen-discount = tout coûte { $number } de moins
phase-action = Phase d’action
phase-battle = Phase de bataille
phase-buy = Phase d’achat
phase-redraw = Phase de pioche
phase-deploy = Phase de déploiement
phase-end = Phase de fin
army-played = jouées : { $cards }
army-ambush = en embuscade : { $cards }
army-revealed = révélées : { $cards }
army-moats = en place : { $cards }
army-attack = attaque { $strength }
army-defence = défense { $strength }

## the battlefield of Moegahara

short-tokugawa-ieyasu = Ieyasu
short-ii-naomasa = Ii
short-todo-takatora = Tōdō
short-kuroda-nagamasa = Kuroda
short-kobayakawa-hideaki = Hideaki
short-ishida-mitsunari = Ishida
short-otani-yoshitsugu = Ōtani
short-ukita-hideie = Ukita
short-konishi-yukinaga = Konishi
short-toyotomi-hideyori = Hideyori
short-farmer-militia = Milice
short-spear-troopers = Lances
short-archers = Archers
short-cavalry = Cavaler.
short-gunners = Arqueb.
short-marker-yellow = J
short-marker-blue = B
short-marker-red = R
team = { $players }
team-side = { $players } ({ $side })
team-points = { $points ->
    [one] { $points } point sur { $goal }
   *[other] { $points } points sur { $goal }
}
field-land = Rég.
field-position = position { $position }
field-ours = gagnée par votre équipe
field-theirs = gagnée par l’adversaire
field-strip = Régions :
field-more = field en montre plus
field-sizes = main·pioche·défausse
field-markers = marqueurs
field-title = Région { $land }
field-won-by = Gagnée par { $players }.
field-empty = Personne n’a encore déployé de carte ici.
field-fight = Position { $position } : { $outcome }
fight-won = votre équipe gagne ce combat
fight-lost = l’adversaire gagne ce combat
fight-level = égalité, personne ne gagne ce combat
fight-none = aucune carte en face
field-card = { $card } { $strength }
bonus-cost = { $number } (coût)
bonus-behind = + { $number } (général derrière : { $card })
bonus-text = + { $number } ({ $card })
field-line = { $team } : { $card }
field-score = Combats gagnés : votre équipe { $own }, l’adversaire { $enemy }.
field-score-rule = Deux combats gagnés donnent la région, de même que trois cartes contre aucune (règle M6.3).
preview-wins = position { $position } : gagne la région
preview-loses = position { $position } : l’adversaire gagnerait la région
preview-alone = position { $position } : force { $strength }, personne en face
preview-fight = position { $position } : { $strength } { $sign } { $against } { $card }
screen-mate-hand = Main de { $player } :

## what is typed during a game

hint-help = ? : aide
hint-pool = numéro : prendre sur cette pile (› possible)
hint-picks = plusieurs numéros sur une ligne, p. ex. 1 3
help-number = ce qui est écrit à côté ; dans la phase d’achat, la pile de ce numéro
    .key = 1, 2, 3…
help-move = un coup entier, ou simplement le nom d’une carte
    .key = buy silver
help-t = jouer tous les trésors de votre main
    .key = t
help-e = terminer la phase ; dans la phase d’achat, le tour
    .key = e
help-e-field = terminer la phase
    .key = e
help-why = pourquoi un coup est impossible, avec la règle
    .key = why COUP
help-undo = reprendre votre dernier coup ; si d’autres doivent être d’accord, on leur demande
    .key = undo
help-card = tout sur une carte, aussi par le numéro de sa pile ; seul, toutes les cartes de cette partie
    .key = card NOM
help-rules = les règles par numéro ou par mot ; seul, le sommaire
    .key = rules C5
help-log = tout ce qui s’est passé
    .key = log
help-piles = ce que vous pouvez savoir des défausses, des pioches et des points
    .key = piles
help-pool = toutes les piles avec leur numéro, leur coût et leur taille
    .key = pool
help-field = tout le champ de bataille
    .key = field
help-land = chaque combat d’une région avec forces, bonus et raisons ; seul, de toutes les régions
    .key = land 3
help-mates = les mains et les défausses de votre équipe
    .key = mates
help-agree = terminer la partie ici et compter les points, si tous sont d’accord
    .key = agree
help-save = enregistrer la partie ; sans nom, là où elle s’enregistre elle-même
    .key = save FICHIER
help-load = reprendre une partie enregistrée
    .key = load FICHIER
help-quit = quitter ; la partie est enregistrée
    .key = quit
not-understood = « { $word } » ne se comprend pas ici. Tapez un numéro, un coup, ou ? pour l’aide.
no-such-pile = Il n’y a pas de pile « { $number } ». Les piles de la réserve sont numérotées de 1 à { $most }.
no-general-left = Il ne reste plus de général dans cette pile.
move-needs-more = Il manque quelque chose après « { $verb } », par exemple « { $example } ».
several-moves = « { $word } » peut vouloir dire { $moves }.
end-not-now = Il n’y a rien à terminer maintenant : répondez d’abord à la question.
no-treasure = Vous n’avez pas de trésor en main.
treasure-later = Les trésors se jouent dans la phase d’achat.
why-what = Dites quel coup : why COUP, par exemple « why buy gold ».
why-open = « { $move } » est possible maintenant.
undo-number = « { $word } » n’est pas un nombre de coups.
undo-nothing = Vous n’avez pas de coup à reprendre.
undo-needs = { $player } voudrait reprendre un coup. Depuis, quelque chose de nouveau a été vu ou quelqu’un d’autre a décidé.
undo-agree = { $player }, êtes-vous d’accord ?
undo-refused = { $player } n’est pas d’accord. Le coup reste joué.
undo-bots = { $count ->
    [one] Il fallait l’accord de { $players }, qui l’a donné.
   *[other] Il fallait l’accord de { $players }, qui l’ont donné.
}
undone = { $number ->
    [one] Un coup a été repris.
   *[other] { $number } coups ont été repris.
}
cover = C’est à { $player } de décider. Que personne d’autre ne regarde l’écran, s’il vous plaît.
cover-prompt = { $player }, appuyez sur Entrée quand vous êtes prêt.
agree-own = Voulez-vous terminer la partie ici et compter les points ?
agree-asks = { $player } voudrait terminer la partie ici et compter les points (décision 16).
agree-refused = { $player } n’est pas d’accord. La partie continue.
no-such-land = Il n’y a pas de région « { $word } ». Le champ de bataille a les régions 1 à { $lands }.
mates-none = Vous n’avez pas de coéquipier.
mates-hand = main : { $cards }
piles-discard = { $number ->
    [one] défausse, { $number } carte : { $cards }
   *[other] défausse, { $number } cartes : { $cards }
}
piles-deck = pioche : { $cards }
piles-top = sur le dessus, la prochaine d’abord : { $cards }
piles-top-unordered = sur le dessus, dans un ordre secret : { $cards }
piles-owned = possède { $cards } – { $points } PV
piles-trash = Rebut : { $cards }
piles-owned-field = possède { $cards }
piles-buried = Sous les régions gagnées, hors du jeu : { $cards }

## the end

score-heading = La fin
score-total = Points
score-winner = { $player } gagne avec { $points } points.
score-tie = Égalité : gagne celui dont le premier tour est venu le plus tard (règle C8.3).
score-lands = Régions gagnées
score-which = numéros
score-winner-teams = { $count ->
    [one] { $players } gagne avec { $points } points.
   *[other] { $players } gagnent avec { $points } points.
}
score-tie-teams = Égalité : le plus de régions l’emporte, puis l’équipe qui n’a pas commencé (décision 16).
