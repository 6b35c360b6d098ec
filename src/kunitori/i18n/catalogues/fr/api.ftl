### The API: what it refuses, and the page that shows it.

## refusals

api-error-json = Le corps de la requête n’est pas du JSON valide.
api-error-body = Le corps de la requête manque ou ne peut être lu. Envoyez du JSON, avec le type de contenu application/json.
api-error-missing = « { $field } » manque.
api-error-extra = « { $field } » est inconnu ici. Laissez-le de côté.
api-error-least = « { $field } » doit valoir au moins { $least }, pas « { $given } ».
api-error-least-long = « { $field } » est trop court : il faut au moins { $least }.
api-error-most = « { $field } » peut valoir { $most } au plus, pas « { $given } ».
api-error-most-long = « { $field } » est trop long : { $most } au plus.
api-error-field = « { $field } » ne peut pas être « { $given } ». Le schéma dit ce qui est possible.
api-error-address = Il n’y a rien à cette adresse. /api/docs donne la liste de tout ce qui existe.
api-error-method = Cette adresse ne s’interroge pas ainsi. /api/docs dit comment.
api-error-game = Ce jeu n’existe pas ici. Choisissez parmi { $games }.
api-error-token = Ce jeton n’ouvre aucune place à cette table.
api-error-no-token = Dites qui vous êtes : envoyez le jeton de votre place sous la forme « Authorization: Bearer … ».
api-error-spectator = Seuls ceux qui sont assis à cette table peuvent faire cela.
api-error-seat = La place { $seat } n’est pas à vous.
api-error-invite = Pour vous asseoir ici, il vous faut l’invitation de la table. Quelqu’un qui y est déjà assis peut vous la donner.
api-error-all-sit = Toutes les places sont prises ; personne d’autre ne peut être invité.
api-error-move-or-steps = Envoyez « move » ou « steps », l’un des deux.
api-error-not-playing = On ne joue pas à cette table en ce moment.
api-error-not-over = La partie n’est pas terminée. D’ici là, les mains et les mélanges sont secrets.
api-error-no-move = Ce coup n’existe pas dans la partie. Elle en a { $moves }.

## mixes to begin with

api-mix-everything = Toutes les cartes des deux jeux
api-mix-random = Tiré au sort, selon les recommandations

## the page

api-title = Kunitori : l’interface de programmation
api-about = Tout ce qui se fait à une table, pour les programmes : préparer des tables, s’asseoir, regarder, jouer, parler, revoir. Une place appartient à qui a son jeton ; chaque refus est une phrase avec sa règle.
api-begin = Pour commencer
api-begin-make = Préparez une table et asseyez-vous :
api-begin-look = Regardez-la avec le jeton reçu, et attendez votre tour :
api-begin-move = Répondez par l’une des options :
api-begin-more = Un client complet qui joue ainsi, et l’explication de chaque champ, sont livrés avec le code source.
api-schema = Le schéma (OpenAPI 3.1)
api-tag-tables = Tables
api-tag-records = Parties enregistrées et revues
api-tag-lists = Jeux, cartes, bots, règles
api-heading-field = Champ
api-heading-place = Où
api-heading-kind = Type
api-heading-answer = Réponse
api-heading-body = Corps
api-heading-statuses = Statut
api-needs-token = avec le jeton d’une place ou le cookie d’un visiteur
api-required = obligatoire

## operations

api-op-new-table = Préparer une table
api-op-my-tables = Mes tables
api-op-table = Une table en quelques mots
api-op-invitation = L’invitation pour les autres
api-op-sit = S’asseoir
api-op-leave = Quitter la place avant le début de la partie
api-op-open-number = Révéler son nombre pour les mélanges
api-op-rename = Changer de nom ou de blason
api-op-view = Regarder la table, ou attendre qu’il se passe quelque chose
api-op-move = Jouer un coup, entier ou par étapes
api-op-why = Pourquoi un coup n’est pas possible
api-op-hint = Un conseil et ses raisons
api-op-undo = Reprendre des coups
api-op-answer-undo = Répondre à qui veut reprendre des coups
api-op-chat = Ce qui s’est dit
api-op-say = Dire quelque chose
api-op-pause = Mettre la partie en pause, ou la reprendre
api-op-agree = Accepter de terminer la partie ici
api-op-resign = Abandonner
api-op-hand-back = Reprendre sa place au remplaçant
api-op-stand-in = Laisser un bot jouer pour quelqu’un d’absent
api-op-concede = Décider sans quelqu’un d’absent
api-op-rematch = Rejouer
api-op-problem = Signaler un problème
api-op-record = L’enregistrement d’une partie terminée
api-op-replay = Une partie terminée, après n’importe quel coup
api-op-review = L’analyse d’une partie terminée
api-op-branch = Repartir de n’importe quel coup dans une nouvelle partie
api-op-import-record = Faire une table d’un enregistrement
api-op-verify-record = Vérifier un enregistrement
api-op-games = Les jeux
api-op-mixes = Des sélections pour commencer
api-op-read-mix = Ce que signifie une sélection
api-op-cards = Les cartes
api-op-card = Une carte
api-op-bots = Les bots
api-op-crests = Les blasons
api-op-rules = Les règles, ou une recherche
api-op-rule = Une règle
api-op-rulings = Les décisions, ou une recherche
api-op-ruling = Une décision
