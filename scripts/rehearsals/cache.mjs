import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../lib/free-port.mjs';
import { startCache } from '../lib/nginx.mjs';
import { ensureProgram } from '../lib/program.mjs';
import { capture, root, typescript } from '../lib/run.mjs';
import { expectThat, must, serving, settingsOf } from './serving.mjs';

/** For how long the cache gives what it was told to ask for each time. */
const KEPT_MS = 1000;
const TILE = '/api/public-map/tiles/0/0/0';
const WELLS = '/api/ui-map-wells';

/** The server behind the cache of `deploy/`: what is public is kept and asked for again, and what is somebody's never is. */
export async function rehearseCache() {
  await ensureProgram('nginx');
  const folder = mkdtempSync(join(tmpdir(), 'artesian-cache-'));
  const ports = { port: await freePort(), serverPort: await freePort() };
  const env = settingsOf(ports.serverPort, {
    NODE_ENV: 'development',
    DEMONSTRATION: 'true',
    DATA_DIR: join(folder, 'data'),
  });
  const server = { args: typescript('api/src/main.ts', []), cwd: root, env };
  try {
    await serving('the embedded database, for the cache', server, async () => {
      const cache = startCache(folder, ports);
      try {
        await ask(env, `http://127.0.0.1:${ports.port}`, cache.kept);
      } finally {
        await cache.stop();
      }
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function ask(env, origin, kept) {
  const get = async (path, headers = {}) => {
    const answer = await fetch(`${origin}${path}`, { headers });
    return {
      status: answer.status,
      cache: answer.headers.get('x-cache'),
      headers: answer.headers,
      body: await answer.text(),
    };
  };
  for (let tries = 0; tries < 50 && !(await get('/health/ready').catch(() => undefined)); tries++) await sleep(100);
  const caches = async (path, headers) => (await get(path, headers)).cache;

  for (const path of [TILE, WELLS]) {
    const first = await get(path);
    const again = await get(path);
    expectThat(`${path} is kept`, first.cache === 'MISS' && again.cache === 'HIT' && again.body === first.body);
    await sleep(2 * KEPT_MS);
    expectThat(`${path} is asked for by its ETag`, (await caches(path)) === 'REVALIDATED');
    const mine = await get(path, { 'if-none-match': first.headers.get('etag') });
    expectThat(`${path} is not sent to whoever has it`, mine.status === 304);
  }
  const script = /\/assets\/[\w-]+\.js/.exec((await get('/')).body)[0];
  await get(script);
  const asset = await get(script);
  expectThat(
    'A script is kept for a year',
    asset.cache === 'HIT' && /max-age=31536000/.test(asset.headers.get('cache-control')),
  );

  const token = (
    await must('Signed in', capture('npm', ['run', '-s', 'token', '--', 'administrator'], { env }))
  ).trim();
  const bearer = { authorization: `Bearer ${token}` };
  await get(WELLS);
  for (const path of ['/api/list-permits', '/api/list-wells', WELLS, TILE]) {
    const answer = await get(path, bearer);
    expectThat(`${path} of staff comes from the server`, answer.status === 200 && answer.cache === 'BYPASS');
  }
  expectThat('Nor does a visitor get it', (await get('/api/list-permits')).status === 401);
  expectThat(
    'Whoever has a cookie is answered by the server',
    (await caches(WELLS, { cookie: 'artesian-written=1' })) === 'BYPASS',
  );
  for (const path of ['/api/no-such-thing', '/api/list-permits']) {
    await get(path);
    expectThat(`What was refused is not kept: ${path}`, (await caches(path)) !== 'HIT');
  }

  await saveAnotherName(origin, bearer);
  await sleep(2 * KEPT_MS);
  const changed = await get(WELLS);
  expectThat(
    'What was changed is shown a second later',
    changed.cache === 'EXPIRED' && changed.body.includes('Seen through the cache'),
  );

  const files = readdirSync(kept, { recursive: true }).map((name) => join(kept, name));
  const heads = files.filter((name) => statSync(name).isFile()).map((name) => headOf(readFileSync(name, 'latin1')));
  expectThat(
    `All ${heads.length} answers that it holds are public, and set no cookie`,
    heads.length >= 3 && heads.every((head) => /^cache-control: public/im.test(head) && !/^set-cookie:/im.test(head)),
  );
}

/** The headers in a file of nginx, which begins with words of its own. */
const headOf = (file) => file.slice(file.indexOf('HTTP/1.1'), file.indexOf('\r\n\r\n'));

async function saveAnotherName(origin, bearer) {
  const [well] = await (await fetch(`${origin}${WELLS}`)).json();
  const answer = await fetch(`${origin}/api/list-wells/${well.well_ndx}`, {
    method: 'PUT',
    headers: { ...bearer, 'content-type': 'application/json', 'if-match': '*' },
    body: JSON.stringify({ well_name: 'Seen through the cache' }),
  });
  expectThat('A well is saved through it', answer.ok);
}
