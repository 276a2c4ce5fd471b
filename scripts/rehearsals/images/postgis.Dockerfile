# In place of postgis/postgis:15-3.5: Debian's packages, with what compose.yaml asks of that image.
FROM debian:bookworm-slim
RUN apt-get update && apt-get install --yes --no-install-recommends postgresql-15-postgis-3 && rm -rf /var/lib/apt/lists/*
ENV PATH=$PATH:/usr/lib/postgresql/15/bin PGDATA=/var/lib/postgresql/data
RUN install --directory --owner=postgres --group=postgres --mode=0700 "$PGDATA" && mkdir /docker-entrypoint-initdb.d
COPY start-postgis.sh /usr/local/bin/
VOLUME /var/lib/postgresql/data
EXPOSE 5432
STOPSIGNAL SIGINT
ENTRYPOINT ["start-postgis.sh"]
CMD ["postgres"]
