### Many tables at once: `make load`.

error-no-postgres = PostgreSQL ist hier nicht installiert: Das Programm { $program } wurde nicht gefunden.
error-postgres-start = PostgreSQL ist nicht gestartet: { $reason }
error-server-start = Der Server ist nicht gestartet: { $reason }
