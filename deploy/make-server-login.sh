#!/bin/sh
# Runs at the first start of the database in compose.yaml. Creates the login that can only work with rows.
set -eu
psql --set=ON_ERROR_STOP=1 --set=password="$ARTESIAN_SERVER_PASSWORD" --username="$POSTGRES_USER" --dbname="$POSTGRES_DB" <<'SQL'
create role artesian_app nologin;
create role artesian_server login password :'password' in role artesian_app;
SQL
