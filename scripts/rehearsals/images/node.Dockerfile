# In place of node:22-bookworm-slim: Debian, npm's Node, a user `node`.
FROM debian:bookworm-slim
COPY . /
RUN useradd --uid 1000 --create-home node
CMD ["node"]
