### Many tables at once: `make load`.

error-no-postgres = PostgreSQL n’est pas installé ici : le programme { $program } est introuvable.
error-postgres-start = PostgreSQL n’a pas démarré : { $reason }
error-server-start = Le serveur n’a pas démarré : { $reason }
error-refused = Le serveur a refusé (statut { $status }) : { $answer }

load-begins = Mesure de { $tables } tables avec { $seats } connexions chacune.
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
load-figure-server-share = Serveur, part d’un cœur
load-figure-client-share = Joueurs, part d’un cœur
load-figure-across-median = Envoyé ici, vu là-bas, médiane
load-figure-across-p99 = Envoyé ici, vu là-bas, 99 %
load-figure-races = Courses
load-figure-both-taken = Courses où les deux coups ont été pris
load-figure-unequal = Différences entre les serveurs
