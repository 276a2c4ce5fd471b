#!/bin/sh
# The first start prepares the database of POSTGRES_DB behind its socket, as the image does that this one stands for. Each start serves it.
set -eu
[ "$(id -u)" != 0 ] || exec setpriv --reuid=postgres --regid=postgres --init-groups "$0" "$@"
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  (umask 077 && echo "$POSTGRES_PASSWORD" >/tmp/password)
  # shellcheck disable=SC2086
  initdb --username="$POSTGRES_USER" --pwfile=/tmp/password $POSTGRES_INITDB_ARGS
  rm /tmp/password
  echo 'host all all all scram-sha-256' >>"$PGDATA/pg_hba.conf"
  pg_ctl --wait --options="-c listen_addresses=''" start
  createdb --username="$POSTGRES_USER" "$POSTGRES_DB"
  for extension in postgis postgis_topology fuzzystrmatch postgis_tiger_geocoder; do
    psql --username="$POSTGRES_USER" --dbname="$POSTGRES_DB" --command="create extension $extension"
  done
  for script in /docker-entrypoint-initdb.d/*.sh; do "$script"; done
  pg_ctl --wait --mode=fast stop
fi
exec "$@" -c listen_addresses='*'
