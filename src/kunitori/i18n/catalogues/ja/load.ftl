### Many tables at once: `make load`.

error-no-postgres = PostgreSQLが入っていません。プログラム{ $program }が見つかりません。
error-postgres-start = PostgreSQLを起動できませんでした：{ $reason }
error-server-start = サーバーを起動できませんでした：{ $reason }
