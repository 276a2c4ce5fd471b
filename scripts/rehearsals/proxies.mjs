import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request as requestPlainly } from 'node:http';
import { connect } from 'node:http2';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureWebBuilt } from '../lib/build-web.mjs';
import { freePort } from '../lib/free-port.mjs';
import { layNginx } from '../lib/nginx.mjs';
import { ensureProgram } from '../lib/program.mjs';
import { capture, root, start, typescript } from '../lib/run.mjs';
import { Unavailable } from '../lib/say.mjs';
import { rehearseCache } from './cache.mjs';
import { expectThat, must, serving, settingsOf } from './serving.mjs';

const CALLS_A_MINUTE = 60;
const LISTENS_WITHIN_S = 20;

/** The server behind each proxy of `deploy/`, on ports of their own, asked by https as people and forgers would. */
export async function rehearse() {
  await ensureWebBuilt();
  for (const [name, lay] of Object.entries({ nginx: laySecureNginx, caddy: layCaddy })) {
    await ensureProgram(name);
    const folder = mkdtempSync(join(tmpdir(), `artesian-${name}-`));
    // A proxy may run as another user.
    chmodSync(folder, 0o755);
    try {
      await behind(name, lay, folder);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
  await rehearseCache();
}

async function behind(name, lay, folder) {
  const ports = { server: await freePort(), plain: await freePort(), secure: await freePort() };
  const { command, authority } = await lay(folder, ports);
  const env = settingsOf(ports.server, {
    NODE_ENV: 'development',
    DEMONSTRATION: 'true',
    DATA_DIR: join(folder, 'data'),
    ORIGIN: `https://localhost:${ports.secure}`,
    RATE_LIMIT: String(CALLS_A_MINUTE),
  });
  const server = { args: typescript('api/src/main.ts', []), cwd: root, env, at: `http://localhost:${ports.server}` };
  await serving(`the embedded database, for ${name}`, server, async () => {
    const { child, ended } = start(command[0], command.slice(1), { env: { ...process.env, ...command.env } });
    try {
      await listening(authority, ports);
      await ask(env, authority, ports);
    } finally {
      child.kill('SIGTERM');
      await ended;
    }
  });
}

/** Our configuration with another place and a certificate of its own making. */
async function laySecureNginx(folder, { server, plain, secure }) {
  const [key, certificate] = ['key.pem', 'certificate.pem'].map((name) => join(folder, name));
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const making = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-keyout', key, '-out', certificate];
  await must('A certificate', capture('openssl', [...making, ...subject]));
  const changes = [
    ['127.0.0.1:3000', `127.0.0.1:${server}`],
    ['listen 80;', `listen 127.0.0.1:${plain};`],
    ['listen 443 ssl http2;', `listen 127.0.0.1:${secure} ssl http2;`],
    ['listen [::]:80;', ''],
    ['listen [::]:443 ssl http2;', ''],
    ['wells.example.org;', 'localhost;'],
    ['/etc/letsencrypt/live/wells.example.org/fullchain.pem', certificate],
    ['/etc/letsencrypt/live/wells.example.org/privkey.pem', key],
  ];
  return { command: layNginx(folder, 'nginx.conf', changes), authority: () => readFileSync(certificate) };
}

/** Our configuration as it is; only ports, and that the machine is not taught to trust it. */
async function layCaddy(folder, { server, plain, secure }) {
  const path = join(folder, 'Caddyfile');
  const head = `{\nskip_install_trust\nadmin off\nhttp_port ${plain}\nhttps_port ${secure}\nlog {\nlevel ERROR\n}\n}\n`;
  writeFileSync(path, `${head}import ${join(root, 'deploy/Caddyfile')}\n`);
  const environment = {
    ARTESIAN_HOST: 'localhost',
    ARTESIAN_SERVER: `127.0.0.1:${server}`,
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
  };
  const command = ['caddy', 'run', '--config', path, '--adapter', 'caddyfile'];
  return {
    command: Object.assign(command, { env: environment }),
    authority: () => readFileSync(join(folder, 'caddy/pki/authorities/local/root.crt')),
  };
}

async function listening(authority, ports) {
  for (let second = 0; second < LISTENS_WITHIN_S; second++) {
    const answer = await secured(authority, ports, '/health/ready').catch(() => undefined);
    if (answer?.status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
  throw new Unavailable('The proxy does not lead to the server.');
}

async function ask(env, authority, ports) {
  const page = await secured(authority, ports, '/');
  expectThat('The page, kept to https', page.status === 200 && 'strict-transport-security' in page.headers);
  expectThat('By HTTP/2', (await byHttp2(authority(), ports)) === 200);
  const plain = await answerOf(requestPlainly({ port: ports.plain, path: '/map', headers: { host: 'localhost' } }));
  expectThat(
    'Plain http is led to https',
    [301, 308].includes(plain.status) && plain.headers.location.startsWith('https://localhost'),
  );

  const certificate = join(env.DATA_DIR, 'authority.pem');
  writeFileSync(certificate, authority());
  const signingIn = { env: { ...env, NODE_EXTRA_CA_CERTS: certificate } };
  const token = (
    await must('Signed in', capture('npm', ['run', '-s', 'token', '--', 'administrator'], signingIn))
  ).trim();
  const bearer = { authorization: `Bearer ${token}` };
  expectThat(
    'A list of staff',
    (await secured(authority, ports, '/api/list-permits', { headers: bearer })).status === 200,
  );

  const large = await upload(authority, ports, bearer, 30_000_000);
  expectThat(
    '30 MB come through, and the server says itself that it is too much',
    large.status === 413 && large.body.includes('too large'),
  );
  expectThat('280 MB do not', (await upload(authority, ports, bearer, 280_000_000)).status === 413);

  const statuses = [];
  for (let caller = 0; caller <= CALLS_A_MINUTE; caller++) {
    const headers = { 'x-forwarded-for': `203.0.113.${caller}` };
    statuses.push((await secured(authority, ports, '/health/live', { headers })).status);
  }
  expectThat('Whoever forges addresses counts as one', statuses.includes(429));
}

async function secured(authority, { secure }, path, options = {}) {
  return answerOf(request({ host: 'localhost', port: secure, path, ca: authority(), agent: false, ...options }));
}

/** A form with a file of so many bytes; whoever refuses it need not read it all. */
function upload(authority, { secure }, headers, bytes) {
  const begin = '--between\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7\n';
  const type = { 'content-type': 'multipart/form-data; boundary=between', 'content-length': bytes };
  const sending = request({
    host: 'localhost',
    port: secure,
    path: '/api/assoc-wells-to-attachments',
    method: 'POST',
    headers: { ...headers, ...type },
    ca: authority(),
    agent: false,
  });
  sending.write(begin);
  return answerOf(sending, Buffer.alloc(bytes - begin.length, 'x'));
}

function answerOf(asking, body) {
  return new Promise((resolve, reject) => {
    let answered = false;
    asking.on('response', async (response) => {
      answered = true;
      let text = '';
      for await (const chunk of response) text += chunk;
      resolve({ status: response.statusCode, headers: response.headers, body: text });
      asking.destroy();
    });
    asking.on('error', (error) => {
      if (!answered) reject(error);
    });
    asking.end(body);
  });
}

function byHttp2(ca, { secure }) {
  return new Promise((resolve, reject) => {
    const session = connect(`https://localhost:${secure}`, { ca });
    session.on('error', reject);
    const asking = session.request({ ':path': '/health/live' });
    asking.on('response', (headers) => {
      resolve(headers[':status']);
      session.destroy();
    });
    asking.end();
  });
}
