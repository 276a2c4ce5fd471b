import { randomBytes } from 'node:crypto';
import { roles as knownRoles, type Role } from '@artesian/contract/language/roles';
import { userWords } from '@artesian/contract/people/user-words';
import type { Config } from '../../platform/config.ts';
import { notFound, Refusal } from '../../platform/problems.ts';
import { highestOf, type Directory, type Person } from './directory.ts';
import { emailTaken } from './email-taken.ts';
import { addressOfUser, openManagementApi, readPages, type Ask } from './management-api.ts';

/** Auth0's Management API v2. */
interface Auth0User {
  user_id: string;
  name?: string;
  nickname?: string;
  email?: string;
  blocked?: boolean;
  created_at?: string;
  last_login?: string;
}
interface Auth0Role {
  id: string;
  name: string;
}

/** Auth0's own limits. */
const PAGE = 100;
const MOST_LISTED = 1000;
const INVITATION_SECONDS = 7 * 24 * 3600;

const personOf = (user: Auth0User, role: Role | null): Person => ({
  id: user.user_id,
  name: user.name ?? user.email ?? user.user_id,
  nickname: user.nickname ?? null,
  email: user.email ?? '',
  role,
  blocked: user.blocked ?? false,
  created_at: user.created_at ?? null,
  last_login: user.last_login ?? null,
});

/** The users of an Auth0 tenant; the roles have the names of ours there. */
export function openAuth0(config: Config): Directory {
  const origin = config.DIRECTORY_URL!.replace(/\/$/, '');
  const connection = config.DIRECTORY_CONNECTION;
  const ask = openManagementApi({
    name: 'Auth0',
    base: `${origin}/api/v2`,
    token: {
      url: `${origin}/oauth/token`,
      isForm: false,
      body: {
        grant_type: 'client_credentials',
        client_id: config.DIRECTORY_CLIENT_ID!,
        client_secret: config.DIRECTORY_CLIENT_SECRET!,
        audience: `${origin}/api/v2/`,
      },
    },
  });
  const find = async (id: string) => {
    const { status, body } = await ask('GET', addressOfUser(id), { also: [400, 404] });
    if (status >= 400) return undefined;
    const held = (await ask('GET', `${addressOfUser(id)}/roles?per_page=${PAGE}`)).body as Auth0Role[];
    return personOf(body as Auth0User, highestOf(held.map(({ name }) => name)));
  };
  const found = async (id: string) => {
    const person = await find(id);
    if (!person) throw notFound('such user');
    return person;
  };
  const give = async (id: string, role: Role) => {
    const known = await readRoles(ask);
    const wanted = known.find(({ name }) => name === role);
    if (!wanted) throw noRole(role);
    const others = known.filter((one) => one !== wanted).map((one) => one.id);
    if (others.length > 0) await ask('DELETE', `${addressOfUser(id)}/roles`, { body: { roles: others } });
    await ask('POST', `${addressOfUser(id)}/roles`, { body: { roles: [wanted.id] } });
  };

  return {
    list: () => readAll(ask),
    find: (_on, id) => find(id),
    create: async (_on, { role, password, ...traits }) => {
      const { status, body } = await ask('POST', '/users', {
        body: { connection, ...traits, password: password ?? passwordOfNobody(), verify_email: false },
        also: [409],
      });
      if (status === 409) throw emailTaken();
      const { user_id: id } = body as Auth0User;
      await give(id, role);
      return found(id);
    },
    change: async (_on, was, { role, ...traits }) => {
      const { status } = await ask('PATCH', addressOfUser(was.id), { body: traits, also: [409] });
      if (status === 409) throw emailTaken();
      if (was.role !== role) await give(was.id, role);
      return found(was.id);
    },
    remove: async (_on, { id }) => void (await ask('DELETE', addressOfUser(id))),
    // It says so from the first password that its person chose.
    hasChosenPassword: async (_on, { id }) => {
      const { body } = await ask('GET', `${addressOfUser(id)}?fields=last_password_reset&include_fields=true`);
      return typeof (body as { last_password_reset?: string }).last_password_reset === 'string';
    },
    link: async (_on, { id, last_login }) => {
      const { body } = await ask('POST', '/tickets/password-change', {
        body: {
          user_id: id,
          ttl_sec: INVITATION_SECONDS,
          mark_email_as_verified: true,
          result_url: `${config.origin}/home`,
        },
      });
      return {
        link: (body as { ticket: string }).ticket,
        purpose: last_login === null ? 'invitation' : 'reset',
        expires_at: new Date(Date.now() + INVITATION_SECONDS * 1000).toISOString(),
      };
    },
    // Its refresh tokens end with the account, or with the block; our own tokens are ended here.
    signOut: () => Promise.resolve(),
  };
}

/** Long and of every kind of letter, whatever the tenant asks of passwords. */
const passwordOfNobody = () => `Aa1!${randomBytes(32).toString('base64url')}`;
const noRole = (role: string) =>
  new Refusal(422, 'directory', 'Refused', `Auth0 has no role ‘${role}’. Its administrator must add it there.`, {
    errors: [{ field: 'role', message: userWords.noSuchRole }],
  });

async function readRoles(ask: Ask): Promise<Auth0Role[]> {
  const all = await readPages(
    PAGE,
    async (page) => (await ask('GET', `/roles?per_page=${PAGE}&page=${page}`)).body as Auth0Role[],
  );
  return all.filter(({ name }) => (knownRoles as readonly string[]).includes(name));
}

/** By role, so that a district of hundreds takes a few calls and not hundreds. */
async function readAll(ask: Ask): Promise<Person[]> {
  const fields = 'user_id,name,nickname,email,blocked,created_at,last_login';
  const users = await readPages(PAGE, async (page) => {
    if (page * PAGE >= MOST_LISTED) throw tooMany();
    return (await ask('GET', `/users?per_page=${PAGE}&page=${page}&sort=name:1&fields=${fields}&include_fields=true`))
      .body as Auth0User[];
  });
  const held = new Map<string, string[]>();
  for (const { id, name } of await readRoles(ask)) {
    // One after the other: Auth0 counts calls by the second.
    const holders = await readPages(
      PAGE,
      async (page) => (await ask('GET', `/roles/${id}/users?per_page=${PAGE}&page=${page}`)).body as Auth0User[],
    );
    for (const { user_id: holder } of holders) held.set(holder, [...(held.get(holder) ?? []), name]);
  }
  return users.map((user) => personOf(user, highestOf(held.get(user.user_id) ?? [])));
}

const tooMany = () =>
  new Refusal(
    422,
    'directory',
    'Refused',
    `Auth0 lists at most ${MOST_LISTED.toLocaleString('en-US')} users. Find the others in its own dashboard.`,
  );
