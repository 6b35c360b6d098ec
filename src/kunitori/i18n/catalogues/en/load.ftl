### Many tables at once: `make load`.

error-no-postgres = PostgreSQL is not installed here: its program { $program } was not found.
error-postgres-start = PostgreSQL did not start: { $reason }
error-server-start = The server did not start: { $reason }
