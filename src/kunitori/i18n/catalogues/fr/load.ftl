### Many tables at once: `make load`.

error-no-postgres = PostgreSQL n’est pas installé ici : le programme { $program } est introuvable.
error-postgres-start = PostgreSQL n’a pas démarré : { $reason }
error-server-start = Le serveur n’a pas démarré : { $reason }
error-refused = Le serveur a refusé (statut { $status }) : { $answer }
error-no-node = Étape ignorée : elle demande le programme { $program }, qui est introuvable.
error-no-packages = Étape ignorée : npm n’a pas pu installer ce qu’elle demande. { $reason }

load-begins = Mesure de { $tables } tables avec { $seats } connexions chacune.
load-unpinned = Ici, le serveur et les joueurs partagent leurs cœurs : les durées sont donc moins parlantes.
load-seated = Toutes les tables sont prêtes. Ouverture des connexions.
load-playing = Tout le monde est assis. La partie commence.
load-crowd = Un serveur avec { $tables } tables
load-race = Deux serveurs sur un PostgreSQL
load-figure = Grandeur
load-value = Mesure
load-bound = Au plus
load-verdict = Respecté
load-met = oui
load-missed = non
load-quantity = { $value } { $unit }

## the figures

load-figure-tables = Tables
load-figure-sockets = Connexions
load-figure-moves = Coups
load-figure-moves-per-second = Coups par seconde
load-figure-actor-median = Jusqu’à ce que le joueur le voie, médiane
load-figure-actor-p99 = Jusqu’à ce que le joueur le voie, 99 %
load-figure-all-median = Jusqu’à ce que tous le voient, médiane
load-figure-all-p95 = Jusqu’à ce que tous le voient, 95 %
load-figure-all-p99 = Jusqu’à ce que tous le voient, 99 %
load-figure-all-slowest = Jusqu’à ce que tous le voient, le plus lent
load-figure-lost = Coups perdus
load-figure-refused = Coups refusés
load-figure-frame = Un message en moyenne
load-figure-memory-empty = Mémoire du serveur vide
load-figure-memory-end = Mémoire à la fin
load-figure-memory-table = Mémoire par table
load-figure-cpu-move = Serveur, CPU par coup
load-figure-cpu-loop = Dont la boucle d’événements
load-figure-cpu-threads = Dont les autres threads
load-figure-server-share = Serveur, part d’un cœur
load-figure-client-share = Joueurs, part d’un cœur
load-figure-across-median = Envoyé ici, vu là-bas, médiane
load-figure-across-p99 = Envoyé ici, vu là-bas, 99 %
load-figure-races = Courses
load-figure-both-taken = Courses où les deux coups ont été pris
load-figure-unequal = Différences entre les serveurs

## beside boardgame.io: `make peers`

peers-begins = Notre serveur et boardgame.io jouent à tour de rôle sur un cœur, avec { $tables } tables chacun.
peers-title = À côté de boardgame.io, { $tables } tables chacun
peers-ours = Kunitori, SQLite
peers-memory = boardgame.io, en mémoire
peers-files = boardgame.io, fichiers
peers-ratio = CPU par coup, Kunitori en comparaison
peers-times = { $all } fois ({ $least } à { $most })
peers-kept = Quand tous voient le coup, il est
peers-kept-ours = à l’abri sur le disque
peers-kept-memory = seulement en mémoire
peers-kept-files = pas encore écrit
peers-busy = Charge moyenne de cette machine pendant la dernière minute : { $load }

## a full store: `make filled`

filled-begins = Une base de données est remplie de { $finished } parties terminées et de { $running } en cours, puis mesurée à côté d’une base vide.
filled-title = Une base de { $finished } parties terminées et de { $running } en cours
filled-empty = Vide
filled-filled = Pleine
filled-ratio = Facteur
filled-what-size = Base de données
filled-what-start = Démarrage jusqu’à la première réponse
filled-what-start-work = Processeur, démarrage et premières secondes
filled-what-sweep = Ménage
filled-what-first-metrics = /metrics, la première fois
filled-what-metrics = /metrics
filled-what-games = Mes parties
filled-what-front = Page d’accueil
filled-what-move = Coup, de l’envoi à la réponse
filled-what-move-work = Processeur par coup
