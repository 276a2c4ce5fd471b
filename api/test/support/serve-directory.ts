import { createServer, type IncomingMessage } from 'node:http';
import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose';

/** What a directory does instead of answering: once it lets nobody in, it goes on so; the others pass after so many calls. */
export type Trouble = { kind: 'slow' | 'busy' | 'asks to wait' | 'broken' | 'shut'; calls: number };

interface KeptUser {
  id: string;
  name: string;
  nickname: string;
  email: string;
  blocked: boolean;
  roles: string[];
  password?: string | undefined;
  /** What it knows of them that is none of ours. */
  others: object;
}
interface Answer {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
}

const CLIENT = { id: 'artesian-server', secret: 'the-secret-of-the-server' };
const TOKEN = 'a-token-of-the-directory';
const ROLES = ['Administrator', 'Developer', 'Well Owner', 'offline_access'];

/** An identity provider that speaks OpenID Connect and either Auth0's Management API or Keycloak's admin API, to one client of its own. */
export async function serveDirectory(kind: 'auth0' | 'keycloak') {
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true });
  const keys = { keys: [{ ...(await exportJWK(publicKey)), kid: 'one', alg: 'ES256', use: 'sig' }] };
  const users = new Map<string, KeptUser>();
  const calls: string[] = [];
  const trouble: Trouble = { kind: 'slow', calls: 0 };
  const store: Store = { users, roles: new Set(ROLES), mailed: [], loggedOut: [] };
  let issuer = '';

  const server = createServer((request, response) => {
    void (async () => {
      const url = new URL(request.url!, issuer);
      const body = await bodyOf(request);
      calls.push(`${request.method} ${url.pathname}`);
      const answer = (await troubled(trouble, url)) ?? answerTo(request, url, body);
      response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers });
      response.end(answer.body === undefined ? '' : JSON.stringify(answer.body));
    })();
  });
  const answerTo = (request: IncomingMessage, url: URL, body: unknown): Answer => {
    if (url.pathname === '/.well-known/openid-configuration')
      return { status: 200, body: { issuer, jwks_uri: `${issuer}/keys` } };
    if (url.pathname === '/keys') return { status: 200, body: keys };
    if (url.pathname.endsWith('/token')) return tokenFor(body as Record<string, string>);
    if (request.headers.authorization !== `Bearer ${TOKEN}`) return { status: 401, body: { message: 'Invalid token' } };
    const [, prefix, rest] = /^(\/api\/v2|\/admin\/realms\/district)(\/.*)$/.exec(url.pathname) ?? [];
    if (prefix !== (kind === 'auth0' ? '/api/v2' : '/admin/realms/district')) return { status: 404, body: {} };
    const asked = {
      method: request.method!,
      parts: rest!.slice(1).split('/').map(decodeURIComponent),
      query: url.searchParams,
      body,
    };
    return kind === 'auth0' ? asAuth0(store, asked) : asKeycloak(store, asked);
  };

  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  issuer = `http://localhost:${(server.address() as { port: number }).port}`;
  const seconds = () => Math.floor(Date.now() / 1000);
  return {
    issuer,
    users,
    calls,
    trouble,
    store,
    settings: {
      OIDC_ISSUER: issuer,
      DIRECTORY_KIND: kind,
      DIRECTORY_URL: issuer,
      DIRECTORY_CLIENT_ID: CLIENT.id,
      DIRECTORY_CLIENT_SECRET: CLIENT.secret,
      ...(kind === 'keycloak' && { DIRECTORY_REALM: 'district' }),
    },
    keep: (user: Partial<KeptUser> & Pick<KeptUser, 'id'>) =>
      users.set(user.id, {
        name: user.id,
        nickname: 'n',
        email: `${user.id.replaceAll('|', '-')}@district.example`,
        blocked: false,
        roles: [],
        others: {},
        ...user,
      }),
    token: (sub: string, roles: string[], claims: JWTPayload = {}) =>
      new SignJWT({
        sub,
        name: sub,
        aud: 'https://artesian.example/api',
        iss: issuer,
        iat: seconds(),
        exp: seconds() + 600,
        'https://artesian.example/roles': roles,
        ...claims,
      })
        .setProtectedHeader({ alg: 'ES256', kid: 'one' })
        .sign(privateKey),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(resolve);
      }),
  };
}

interface Store {
  users: Map<string, KeptUser>;
  roles: Set<string>;
  mailed: { id: string; actions: unknown; lifespan: string | null }[];
  loggedOut: string[];
}
interface Asked {
  method: string;
  parts: string[];
  query: URLSearchParams;
  body: unknown;
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  if (!text) return undefined;
  return /json/.test(request.headers['content-type'] ?? '')
    ? (JSON.parse(text) as unknown)
    : Object.fromEntries(new URLSearchParams(text));
}

async function troubled(trouble: Trouble, { pathname }: URL): Promise<Answer | undefined> {
  if (trouble.calls === 0 || /openid-configuration|keys$/.test(pathname)) return undefined;
  trouble.calls -= 1;
  if (trouble.kind === 'slow') await new Promise((resolve) => setTimeout(resolve, 4000));
  if (trouble.kind === 'busy') return { status: 429, body: { message: 'Global limit has been reached' } };
  if (trouble.kind === 'asks to wait') return { status: 429, headers: { 'retry-after': '60' }, body: {} };
  if (trouble.kind === 'broken') return { status: 500, body: { message: 'stack trace of the provider' } };
  if (trouble.kind === 'shut')
    return { status: 401, body: { error: 'access_denied', error_description: 'Unauthorized' } };
  return undefined;
}

const tokenFor = (body: Record<string, string>): Answer =>
  body['client_id'] === CLIENT.id &&
  body['client_secret'] === CLIENT.secret &&
  body['grant_type'] === 'client_credentials'
    ? { status: 200, body: { access_token: TOKEN, expires_in: 3600, token_type: 'Bearer' } }
    : { status: 401, body: { error: 'access_denied', error_description: 'Unauthorized' } };

const taken = ({ users }: Store, email: string, but?: string) =>
  [...users.values()].some((user) => user.id !== but && user.email.toLowerCase() === email.toLowerCase());
const page = <T>(list: T[], first: number, size: number) => list.slice(first, first + size);

function asAuth0(store: Store, { method, parts, query, body }: Asked): Answer {
  const [room, id = '', part] = parts;
  const paged = <T>(list: T[]): Answer => {
    const size = Math.min(100, Number(query.get('per_page') ?? 50));
    return { status: 200, body: page(list, Number(query.get('page') ?? 0) * size, size) };
  };
  const shown = ({ id: user_id, name, nickname, email, blocked, others }: KeptUser) => ({
    user_id,
    name,
    nickname,
    email,
    blocked,
    created_at: '2026-01-02T03:04:05.000Z',
    ...others,
  });
  const roleOf = (name: string) => ({ id: `rol_${name.replaceAll(' ', '')}`, name });
  const named = (ids: string[]) => [...store.roles].filter((name) => ids.includes(roleOf(name).id));
  if (room === 'roles' && id === '') return paged([...store.roles].map(roleOf));
  if (room === 'roles')
    return paged(
      [...store.users.values()].filter(({ roles }) => roles.some((name) => roleOf(name).id === id)).map(shown),
    );
  if (room === 'tickets')
    return {
      status: 201,
      body: { ticket: `https://tenant.example/lo/reset?ticket=${(body as { user_id: string }).user_id}` },
    };
  if (room !== 'users') return { status: 404, body: { message: 'Not found' } };
  if (method === 'GET' && id === '') return paged([...store.users.values()].map(shown));
  if (method === 'POST' && id === '') {
    const {
      connection,
      verify_email: _verify,
      ...traits
    } = body as KeptUser & { connection: string; verify_email: boolean };
    if (connection !== 'Username-Password-Authentication')
      return { status: 400, body: { message: 'The connection does not exist.' } };
    if (taken(store, traits.email)) return { status: 409, body: { message: 'The user already exists.' } };
    if (traits.password === 'the password of nobody')
      return { status: 400, body: { message: 'PasswordStrengthError: Password is too weak' } };
    const user = { ...traits, id: `auth0|${store.users.size + 1}`, blocked: false, roles: [], others: {} };
    store.users.set(user.id, user);
    return { status: 201, body: shown(user) };
  }
  const user = store.users.get(id);
  if (!user) return { status: method === 'DELETE' ? 204 : 404, body: { message: 'The user does not exist.' } };
  if (part === 'roles') {
    const given = named((body as { roles: string[] } | undefined)?.roles ?? []);
    if (method === 'POST') user.roles = [...new Set([...user.roles, ...given])];
    if (method === 'DELETE') user.roles = user.roles.filter((name) => !given.includes(name));
    return method === 'GET' ? paged(user.roles.map(roleOf)) : { status: 204 };
  }
  if (method === 'PATCH') {
    const change = body as Partial<KeptUser>;
    if (change.email && taken(store, change.email, id))
      return { status: 409, body: { message: 'The specified new email already exists' } };
    Object.assign(user, change);
  }
  if (method === 'DELETE') store.users.delete(id);
  return method === 'DELETE' ? { status: 204 } : { status: 200, body: shown(user) };
}

interface Representation {
  email: string;
  firstName: string;
  lastName: string;
  enabled: boolean;
  attributes?: Record<string, string[]>;
  credentials?: { value: string }[];
}

function asKeycloak(store: Store, { method, parts, query, body }: Asked): Answer {
  const [room, id = '', part, sub] = parts;
  const paged = <T>(list: T[]): Answer => ({
    status: 200,
    body: page(list, Number(query.get('first') ?? 0), Number(query.get('max') ?? 100)),
  });
  const shown = ({ id: of, name, nickname, email, blocked, others }: KeptUser) => {
    const [firstName, ...rest] = name.split(' ');
    return {
      id: of,
      username: email,
      email,
      firstName,
      lastName: rest.join(' '),
      enabled: !blocked,
      createdTimestamp: 1_767_323_045_000,
      attributes: { nickname: [nickname] },
      ...others,
    };
  };
  const roleOf = (name: string) => ({ id: `id of ${name}`, name });
  const read = ({ email, firstName, lastName, enabled, attributes, credentials, ...others }: Representation) => {
    const { id: _id, username: _username, createdTimestamp: _at, ...kept } = others as Record<string, unknown>;
    return {
      email,
      name: [firstName, lastName].filter(Boolean).join(' '),
      nickname: attributes?.['nickname']?.[0] ?? '',
      blocked: !enabled,
      password: credentials?.[0]?.value,
      others: kept,
    };
  };
  if (room === 'roles' && !store.roles.has(id)) return { status: 404, body: { error: 'Could not find role' } };
  if (room === 'roles' && part === 'users')
    return paged([...store.users.values()].filter(({ roles }) => roles.includes(id)).map(shown));
  if (room === 'roles') return { status: 200, body: roleOf(id) };
  if (room !== 'users') return { status: 404, body: {} };
  if (method === 'GET' && id === '') return paged([...store.users.values()].map(shown));
  if (method === 'POST' && id === '') {
    const traits = read(body as Representation);
    if (taken(store, traits.email)) return { status: 409, body: { errorMessage: 'User exists with same email' } };
    if (traits.password === 'the password of nobody')
      return { status: 400, body: { errorMessage: 'Password policy not met' } };
    const user = { ...traits, id: `kc-${store.users.size + 1}`, roles: ['offline_access'] };
    store.users.set(user.id, user);
    return { status: 201, headers: { location: `http://localhost/admin/realms/district/users/${user.id}` } };
  }
  const user = store.users.get(id);
  if (!user) return { status: 404, body: { error: 'User not found' } };
  if (part === 'role-mappings') {
    const given = ((body as { name: string }[] | undefined) ?? []).map(({ name }) => name);
    if (method === 'POST') user.roles = [...new Set([...user.roles, ...given])];
    if (method === 'DELETE') user.roles = user.roles.filter((name) => !given.includes(name));
    return method === 'GET' && sub === 'realm' ? { status: 200, body: user.roles.map(roleOf) } : { status: 204 };
  }
  if (part === 'execute-actions-email') store.mailed.push({ id, actions: body, lifespan: query.get('lifespan') });
  if (part === 'credentials') return { status: 200, body: user.password ? [{ type: 'password' }] : [] };
  if (part === 'logout') store.loggedOut.push(id);
  if (part) return { status: 204 };
  if (method === 'PUT') {
    const { password: _none, ...traits } = read(body as Representation);
    if (taken(store, traits.email, id)) return { status: 409, body: { errorMessage: 'User exists with same email' } };
    Object.assign(user, traits);
  }
  if (method === 'DELETE') store.users.delete(id);
  return method === 'GET' ? { status: 200, body: shown(user) } : { status: 204 };
}
