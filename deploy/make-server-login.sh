#!/bin/sh
# At the first start of the database of compose.yaml: the login that only works with rows.
set -eu
psql --set=ON_ERROR_STOP=1 --set=password="$ARTESIAN_SERVER_PASSWORD" --username="$POSTGRES_USER" --dbname="$POSTGRES_DB" <<'SQL'
create role artesian_app nologin;
create role artesian_server login password :'password' in role artesian_app;
SQL
