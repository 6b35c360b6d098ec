### Attacks with honest players beside them: `make attack`.

attack-error-honest = Les joueurs honnêtes se sont arrêtés d’eux-mêmes, l’essai ne prouve donc rien. La sortie ci-dessus dit pourquoi.
attack-error-attacker = L’attaquant « { $name } » s’est arrêté de lui-même, l’essai ne prouve donc rien. La sortie ci-dessus dit pourquoi.

attack-begins = { $count ->
    [one] Une attaque
   *[other] { $count } attaques
  } contre un serveur où jouent des gens honnêtes. Déjà faites :
attack-title = Ce que les joueurs honnêtes remarquent de chaque attaque
attack-attack = Attaque
attack-column-page = Pages, 99 %
attack-column-move = Coups, 99 %
attack-column-captain = Capitaine, 99 %
attack-refused = Échecs
attack-quiet = Aucune attaque
attack-more = { $figure } : { $value }, maximum permis : { $bound }.
attack-less = { $figure } : { $value }, minimum attendu : { $bound }.
attack-not-pinned = Cette machine ne laisse pas choisir les cœurs. Le serveur et les attaquants les ont partagés, les durées sont donc peu parlantes.

## the attacks

attack-name-identity = Formulaires, cadres et images de pages étrangères
attack-name-foreign-seats = Un inconnu à la table des autres
attack-name-known-deal = Une donne que quelqu’un connaît
attack-name-daily-deal = Quelqu’un veut connaître d’avance les cartes du jour
attack-name-look-alikes = Des noms qui se ressemblent
attack-name-rebinding = Un nom étranger pour ce serveur
attack-name-push = Des messages à des adresses privées
attack-name-whispers = Un ennemi guette les messes basses
attack-name-absence = Seul pendant que l’autre est absent
attack-name-asleep = Un serveur qui a dormi
attack-name-whole-log = Tout le journal de 9 900 coups, 40 fois en même temps
attack-name-rules-search = Chercher 8 Ko dans les règles
attack-name-long-replays = Parcourir 9 900 coups
attack-name-cold-replays = De longues parties revues, chacune une fois
attack-name-first-views = Beaucoup de longues parties, ouvertes tour à tour
attack-name-statics = Des fichiers et des pages qui n’existent pas
attack-name-imports = Des importations en boucle
attack-name-notes = Notes d’inconnus, analyses recommencées
attack-name-half-sent = 5 000 requêtes à moitié envoyées
attack-name-long-polls = Attendre sur des centaines de connexions
attack-name-deaf-sockets = Des connexions qui ne lisent jamais
attack-name-messages = Un flot de messages sur 40 connexions
attack-name-bot-sockets = Un flot de réponses sur les sockets de bots
attack-name-chat = Un flot de discussion sur 40 connexions
attack-name-crowd = 216 connexions à une table
attack-name-bombs = Des bombes : petites sur le fil, grandes en mémoire
attack-name-fuzz = N’importe quoi sur sockets, pages et API
attack-name-puzzles = Le classement d’un problème, faussé par des invités toujours nouveaux
attack-name-own-cards = Fichiers hostiles de cartes maison et d’images
attack-name-measuring = Mesures lancées et arrêtées sans fin
attack-name-many-tables = Autant de tables que possible
attack-name-hints = Des conseils aussi vite que possible
attack-name-masters = 82 tables de six maîtres sans fin
attack-name-masters-restart = Les mêmes tables après un redémarrage
attack-name-masters-joined = Des tables de cinq maîtres et une personne

## the figures

attack-figure-page-p99 = Pages des joueurs honnêtes, 99 %
attack-figure-move-p99 = Un coup des joueurs honnêtes, 99 %
attack-figure-captain-p99 = Le tour d’un capitaine, 99 %
attack-figure-pages = Pages des joueurs honnêtes
attack-figure-moves = Coups des joueurs honnêtes
attack-figure-captains = Tours d’un capitaine
attack-figure-honest-refused = Requêtes et coups de joueurs honnêtes qui ont échoué
attack-figure-breaches = Ce que les attaquants ont obtenu
attack-figure-mistakes = Réponses avec une erreur du serveur
attack-figure-server-mistakes = Erreurs dans le journal du serveur
attack-figure-memory-grown = Mémoire accrue de
attack-figure-stored = Stocké par un invité
attack-figure-imported = Parties importées
attack-figure-opened = Connexions ouvertes
attack-figure-still-open = Connexions encore ouvertes
attack-figure-answered = Messages qui ont eu une réponse
attack-figure-closed = Connexions fermées par le serveur
attack-figure-said = Messages de discussion écrits
attack-figure-tables-made = Tables créées
attack-figure-refusals = Refus
attack-figure-charged = Temps retiré de la pendule
attack-figure-lost = Coups de joueurs honnêtes perdus
