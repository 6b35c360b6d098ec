### Own cards at the command line: `--cards` and `kunitori cards new, check, play, measure`.

## help for the command line

command-cards-new = commencer un fichier de cartes maison
    .about = Écrire un fichier avec une première carte et des commentaires qui l’expliquent. Un nom sans extension, par exemple « coast », désigne un fichier dans le dossier de vos extensions. Aucun fichier n’est écrasé.
command-cards-check = vérifier un fichier de cartes maison
    .about = Lire un fichier de cartes maison et montrer ce que fait chaque carte, avec quels jeux elles vont, et si l’une d’elles est meilleure ou moins bonne en tout point qu’une carte imprimée. Ce qui ne va pas est dit avec sa place dans le fichier.
command-cards-play = jouer une partie avec des cartes maison
    .about = Jouer une partie sur cet écran, avec les cartes d’un fichier en plus. C’est la même chose que « kunitori play --cards FICHIER ».
command-cards-measure = mesurer ce que des cartes maison changent au jeu
    .about = Faire jouer à des bots les mêmes donnes avec les cartes et sans elles : la force de chaque carte, qui l’achète et quand, ce qu’elle évince, et la durée des parties. Demande l’extra « lab ».
value-cards = FICHIER
value-expansion = FICHIER
option-cards = des cartes maison en plus : un fichier, un dossier avec cards.toml, ou un nom dans le dossier de vos extensions
option-cards-measure-card = ne mesurer que cette carte ; les autres cartes du fichier restent toujours en jeu
option-cards-measure-bots = les bots qui jouent ; par défaut captain,lord
value-cards-measure-players = NOMBRE
option-cards-measure-players = combien sont assis à une table, 2 par défaut
option-cards-measure-games = combien de parties avec les cartes, autant sans elles, et autant pour chaque carte, 2000 par défaut
option-cards-measure-seed = un mot ou un nombre ; le même donne la même réponse, et sans lui la réponse est toujours la même
command-error-expansion-missing = Nommez le fichier de cartes maison : kunitori { $command } FICHIER.

## the table

table-own-cards = { $game } + { $cards }
table-own-cards-some = cartes maison

## a new file

file-exists = { $path } existe déjà et ne sera pas écrasé. Choisissez un autre nom.
own-cards-written = { $path } contient maintenant une carte. Modifiez-la à votre goût, puis essayez-la :
own-cards-ferry = Bac
own-cards-comment-file = Cartes maison. Le titre et l’auteur sont montrés avec elles. « language » est la langue dans laquelle vous écrivez. docs/own-cards.md décrit chaque mot.
own-cards-comment-id = Le mot après « cards. » est l’identifiant de la carte : lettres minuscules, chiffres et tirets bas. Ajoutez une table comme celle-ci pour chaque carte.
own-cards-comment-category = La catégorie est l’une de celles-ci :
own-cards-comment-numbers = Le nombre d’exemplaires et le coût sont obligatoires. Vient ensuite ce que donne la carte : cards, actions, money, buys, attack, defence, vp.
own-cards-comment-text = Ce qui arrive en plus quand elle est jouée, dans l’ordre. Ici, on choisit : 2 pièces, ou écarter une carte de sa main.
own-cards-comment-words = Voici tous les mots de « play », chacun avec la phrase qui figure sur la carte :

## a checked file

own-cards-fit = { $cards ->
    [one] La carte va avec { $games }.
   *[other] Les { $cards } cartes vont avec { $games }.
}
own-cards-no-fit = Elles ne vont pas avec { $game }. { $reason }
own-cards-better = { $card } est meilleure que { $other } en tout point : même texte, et elle donne plus ou coûte moins.
own-cards-worse = { $card } est moins bonne que { $other } en tout point : même texte, et elle donne moins ou coûte plus.

## the measurement

own-measure-head = { $game }, { $players } joueurs : { $games } parties avec { $cards ->
    [one] la carte
   *[other] les { $cards } cartes
} et autant sans. Les bots sont { $bots }, la graine est { $seed }.
own-measure-verdict = { $verdict ->
    [good] { $card } renforce ceux qui l’achètent.
    [bad] { $card } affaiblit ceux qui l’achètent.
    [mixed] { $card } renforce certains acheteurs et en affaiblit d’autres ; le tableau ci-dessous dit lesquels.
   *[open] { $card } ne fait pas de différence nette.
} Un joueur qui ne peut pas l’acheter, alors que les autres le peuvent, gagne { $wins } des parties ; une part égale est de { $even }. { $points }
own-measure-points = { $direction ->
    [more] Les autres ont alors en moyenne { $points } points de plus.
   *[less] Les autres ont alors en moyenne { $points } points de moins.
}
own-measure-rare = { $card } n’est presque jamais achetée, elle ne manquerait donc à personne. Ces bots ne peuvent pas dire quelle est sa force.
own-measure-buyers = Qui achète quoi, et combien de points de pourcentage un bot perd si seuls les autres peuvent acheter la carte :
own-measure-column-card = carte
own-measure-column-bot = bot
own-measure-column-share = l’achète dans
own-measure-column-copies = exemplaires
own-measure-column-plays = jouée
own-measure-column-first = d’abord à la manche
own-measure-column-loss = perd sans elle
own-measure-purchases = Les autres cartes nettement moins ou plus achetées, en exemplaires par joueur et par partie :
own-measure-purchases-none = Aucune autre carte n’est nettement moins ou plus achetée.
own-measure-column-without = sans
own-measure-column-with = avec
own-measure-column-change = écart
own-measure-length = Une partie dure en moyenne { $with } manches avec { $cards ->
    [one] la carte
   *[other] les cartes
} et { $without } sans : { $gap }.
own-measure-note = Les intervalles entre parenthèses contiennent la vraie valeur dans 95 mesures sur 100. Tout cela vaut pour ces bots ; des humains trouveront peut-être un meilleur usage d’une carte.
