import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, start } from './run.mjs';
import { Unavailable } from './say.mjs';

/**
 * A file of `deploy/` as the whole configuration of an nginx of one's own in `folder`, with `changes` for this machine; the command that
 * runs it in the foreground. Throws Unavailable where the file has no longer what is to be changed.
 */
export function layNginx(folder, file, changes) {
  let site = readFileSync(join(root, 'deploy', file), 'utf8');
  for (const [from, to] of changes) site = replaced(site, from, to);
  const path = join(folder, 'nginx.conf');
  const head = `daemon off;\npid ${join(folder, 'pid')};\nerror_log stderr warn;\nevents {}\n`;
  const places = ['client_body', 'proxy'].map((kind) => `${kind}_temp_path ${join(folder, kind)};\n`).join('');
  // Its workers may be those of another user.
  chmodSync(folder, 0o755);
  writeFileSync(path, `${head}http {\naccess_log off;\n${places}${site}\n}\n`);
  return ['nginx', '-e', 'stderr', '-c', path];
}

function replaced(text, from, to) {
  if (!text.includes(from)) throw new Unavailable(`The configuration says no more: ${from}`);
  return text.replaceAll(from, to);
}

/** The cache of `deploy/nginx-cache.conf` at `port`, before a server at `serverPort`; what it keeps is in `kept`. */
export function startCache(folder, { port, serverPort }) {
  const kept = join(folder, 'kept');
  const [program, ...args] = layNginx(folder, 'nginx-cache.conf', [
    ['/var/cache/nginx/artesian', kept],
    ['listen 127.0.0.1:3001', `listen 127.0.0.1:${port}`],
    ['server 127.0.0.1:3000', `server 127.0.0.1:${serverPort}`],
  ]);
  const { child, ended } = start(program, args);
  return {
    kept,
    pid: child.pid,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
