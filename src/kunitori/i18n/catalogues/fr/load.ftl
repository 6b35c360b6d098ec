### Many tables at once: `make load`.

error-no-postgres = PostgreSQL n’est pas installé ici : le programme { $program } est introuvable.
error-postgres-start = PostgreSQL n’a pas démarré : { $reason }
error-server-start = Le serveur n’a pas démarré : { $reason }
