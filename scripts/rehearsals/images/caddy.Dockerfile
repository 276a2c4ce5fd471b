# In place of caddy:2: Debian's package, with the folders of that image.
FROM debian:bookworm-slim
RUN apt-get update && apt-get install --yes --no-install-recommends caddy && rm -rf /var/lib/apt/lists/*
ENV XDG_CONFIG_HOME=/config XDG_DATA_HOME=/data
EXPOSE 80 443 443/udp
CMD ["caddy", "run", "--config", "/etc/caddy/Caddyfile", "--adapter", "caddyfile"]
