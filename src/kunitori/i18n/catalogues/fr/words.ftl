### The games in words, for language models: the briefing, refusals, and the tools of `kunitori mcp`.

## what a player reads

words-player = { $player } ({ $handle })
words-rule = { $title } : { $text }
words-territory = { $player } : { $known }
words-cards = Les cartes, chacune avec son identifiant :
words-card = { $card } : { $name }, { $category }, coût { $cost }.
words-notation =
    Comment s’écrivent les coups : CARTE est l’identifiant d’une carte, JOUEUR le mot entre parenthèses après un nom, et CARTE*2 désigne deux exemplaires d’une carte.
    Phases d’action et d’achat : play CARTE, buy CARTE, end. Un achat joue d’abord les trésors dont il a besoin.
    Phase de bataille : peace, attack JOUEUR:CARTE,CARTE*2 avec tous vos généraux et toutes vos troupes, joint JOUEUR, ask JOUEUR, join, refuse.
    Défense : ambush CARTE CARTE*2, ambush none, reinforcements. Ensuite : take, decline, fall CARTE, name JOUEUR, top CARTE.
    Phase de pioche : stay CARTE CARTE*2, stay none, keep CARTE, keep none.
    Textes des cartes : choose et l’un des mots proposés, trash CARTE, gain CARTE, trap JOUEUR:CARTE, target JOUEUR, show CARTE, show none, pick CARTE, fetch CARTE, pass JOUEUR, pass none.
words-notation-field =
    Comment s’écrivent les coups : CARTE est l’identifiant d’une carte, JOUEUR le mot entre parenthèses après un nom, RÉGION un numéro à partir de la gauche, et POSITION va de 1 à 3, 1 étant contre la région.
    Phases d’action et d’achat : play CARTE, buy CARTE, end. Un achat joue d’abord les trésors dont il a besoin.
    Phase de déploiement : deploy CARTE RÉGION, horo dismiss RÉGION:POSITION, horo reorder RÉGION CARTE CARTE CARTE, horo give CARTE JOUEUR, trap own RÉGION:POSITION, trap enemy RÉGION:POSITION, end.
    Textes des cartes : strike POSITION, strike none, reorder CARTE CARTE CARTE, reorder none, marker JOUEUR, exchange CARTE, exchange none, choose et l’un des mots proposés.
    Phase de fin : keep CARTE CARTE*2, keep none.
words-answer = Répondez à chaque question par un coup entre crochets, par exemple [buy silver]. Vous pouvez réfléchir avant ; ce sont les derniers crochets qui comptent.
words-open = Ces coups sont possibles :
words-move = { $move } – { $label }
words-move-note = { $move } – { $label } ({ $note })

## refusals

words-agree = Seuls tous les joueurs ensemble peuvent arrêter une partie avant la fin. Ici, personne ne le leur demande : continuez à jouer.
words-lost = C’était une mauvaise réponse de trop ; « { $move } » a été joué à votre place.
words-given-up = Vous avez perdu trop de coups et ne serez plus interrogé dans cette partie.

## a guest at a table of bots

words-guest = Invité
words-played = Joué : { $moves }.
words-is-open = Ce coup est possible maintenant.
words-no-game = Il n’y a pas encore de partie. Commencez-en une avec new_game.
words-error-bots = À côté de vous, il y a { $seats ->
        [one] { $seats } place
       *[other] { $seats } places
    }. Ne nommez pas plus de bots, ou demandez plus de joueurs.

## `kunitori mcp`

command-mcp = fait jouer un modèle de langage contre des bots, par le Model Context Protocol
    .about = Sert une table de bots sur l’entrée et la sortie standard. Un programme qui parle le Model Context Protocol lance cette commande et en donne les outils à un modèle de langage.
option-mcp-no-moves = ne pas énumérer les coups possibles ; le modèle doit les connaître par les règles
mcp-instructions = Voici une table pour Kunitori!, World on Fire et Moegahara, trois jeux de construction de deck de l’époque Sengoku. Vous jouez une place contre des bots. Commencez par new_game et lisez les règles et les cartes qu’il renvoie. Répondez ensuite à chaque question avec play jusqu’à ce que quelqu’un ait gagné. Si un coup est refusé, la raison cite une règle ; rules la montre.
mcp-new-game = Commence une partie contre des bots. Renvoie les règles en une page, toutes les cartes et la première question. Une partie en cours est abandonnée.
mcp-new-game-game = kunitori, world_on_fire, world_chaos, moegahara, ou custom avec une sélection ; sinon world_on_fire
mcp-new-game-players = le nombre de joueurs, vous compris : de 2 à 6, dans moegahara 2, 4 ou 6 ; sinon 2
mcp-new-game-bots = les bots dans l’ordre des places, parmi beginner, retainer, captain, lord et master ; le dernier prend toutes les places restantes ; sinon captain
mcp-new-game-seed = un mot ou un nombre qui permet de répéter les mélanges
mcp-new-game-mix = les cartes de custom, par exemple world_chaos,-trap,market, ou random
mcp-look = La table telle que vous pouvez la connaître : la réserve, les zones militaires, les défausses, votre main et la question.
mcp-moves = Les coups qui vous sont ouverts maintenant, tels qu’on les écrit et en toutes lettres.
mcp-why-not = Pourquoi un coup n’est pas possible maintenant, avec la règle ; ou bien qu’il est possible. Ne joue rien.
mcp-why-not-move = le coup, par exemple « buy gold »
mcp-play = Joue un coup. Ensuite les bots jouent jusqu’à ce qu’on vous interroge de nouveau. Renvoie ce qui s’est passé, la table et la question suivante.
mcp-play-move = le coup, par exemple « buy silver », « play cavalry » ou « end »
mcp-rules = Consulte les règles.
mcp-rules-what = un numéro comme C5.6, un chapitre comme C5, une décision comme 11, ou un mot ; sinon le sommaire
mcp-cards = Consulte une carte, avec tout ce qui y est imprimé.
mcp-cards-card = son identifiant ou son nom dans n’importe quelle langue ; sinon toutes les cartes, une par ligne
mcp-cards-game = le jeu dont on veut les cartes ; sinon celui de la partie en cours
mcp-record = L’enregistrement de la partie : tous les coups joués, en un texte que l’on peut rejouer une fois la partie finie.
mcp-error-tool = Il n’y a pas d’outil « { $tool } ». Utilisez l’un de ceux-ci : { $tools }.
mcp-error-argument = « { $tool } » n’a pas d’argument « { $argument } ». Il a : { $arguments }.
mcp-error-missing = Il manque « { $argument } » à « { $tool } ».
mcp-error-str = « { $argument } » doit être un texte, et non { $value }.
mcp-error-int = « { $argument } » doit être un nombre entier, et non { $value }.
mcp-error-list = « { $argument } » doit être une liste de textes, et non { $value }.
