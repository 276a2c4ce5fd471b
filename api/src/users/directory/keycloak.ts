import type { Role } from '@artesian/contract/language/roles';
import { userWords } from '@artesian/contract/people/user-words';
import type { Config } from '../../platform/config.ts';
import { notFound, Refusal } from '../../platform/problems.ts';
import { highestOf, rankedRoles, type Directory, type Person } from './directory.ts';
import { emailTaken } from './email-taken.ts';
import { addressOfUser, openManagementApi, readPages, type Ask } from './management-api.ts';

/** Keycloak's admin REST API. */
interface KeycloakUser {
  id: string;
  username?: string;
  email?: string;
  firstName?: string;
  lastName?: string;
  enabled?: boolean;
  createdTimestamp?: number;
  attributes?: Record<string, string[]>;
}
interface RealmRole {
  id: string;
  name: string;
}

const PAGE = 100;
const INVITATION_SECONDS = 7 * 24 * 3600;

const personOf = (user: KeycloakUser, role: Role | null): Person => ({
  id: user.id,
  name: [user.firstName, user.lastName].filter(Boolean).join(' ') || (user.username ?? user.id),
  nickname: user.attributes?.['nickname']?.[0] ?? null,
  email: user.email ?? '',
  role,
  blocked: user.enabled === false,
  created_at: user.createdTimestamp === undefined ? null : new Date(user.createdTimestamp).toISOString(),
  // Keycloak keeps sign-ins among its events, where they are kept at all.
  last_login: null,
});

/** The users of a realm of Keycloak; the realm's roles have the names of ours. */
export function openKeycloak(config: Config): Directory {
  const origin = config.DIRECTORY_URL!.replace(/\/$/, '');
  const realm = encodeURIComponent(config.DIRECTORY_REALM!);
  const ask = openManagementApi({
    name: 'Keycloak',
    base: `${origin}/admin/realms/${realm}`,
    token: {
      url: `${origin}/realms/${realm}/protocol/openid-connect/token`,
      isForm: true,
      body: {
        grant_type: 'client_credentials',
        client_id: config.DIRECTORY_CLIENT_ID!,
        client_secret: config.DIRECTORY_CLIENT_SECRET!,
      },
    },
  });
  const read = async (id: string) => {
    const { status, body } = await ask('GET', addressOfUser(id), { also: [404] });
    return status === 404 ? undefined : (body as KeycloakUser);
  };
  const find = async (id: string) => {
    const user = await read(id);
    return user && personOf(user, highestOf((await rolesOf(ask, id)).map(({ name }) => name)));
  };
  const found = async (id: string) => {
    const person = await find(id);
    if (!person) throw notFound('such user');
    return person;
  };

  return {
    list: () => readAll(ask),
    find: (_on, id) => find(id),
    create: async (_on, { role, password, ...traits }) => {
      const { status, headers } = await ask('POST', '/users', {
        body: {
          ...asKeycloak(traits),
          username: traits.email,
          enabled: true,
          ...(password !== undefined && { credentials: [{ type: 'password', value: password, temporary: false }] }),
        },
        also: [409],
      });
      if (status === 409) throw emailTaken();
      const id = decodeURIComponent(headers.get('location')?.split('/').at(-1) ?? '');
      await give(ask, id, role);
      return found(id);
    },
    change: async (_on, was, { role, blocked, ...traits }) => {
      // A representation is replaced as a whole.
      const { attributes, ...others } = (await read(was.id)) ?? { id: was.id };
      const changed = asKeycloak(traits);
      const { status } = await ask('PUT', addressOfUser(was.id), {
        body: { ...others, ...changed, attributes: { ...attributes, ...changed.attributes }, enabled: !blocked },
        also: [409],
      });
      if (status === 409) throw emailTaken();
      if (was.role !== role) await give(ask, was.id, role);
      return found(was.id);
    },
    remove: async (_on, { id }) => void (await ask('DELETE', addressOfUser(id))),
    hasChosenPassword: async (_on, { id }) => {
      const { body } = await ask('GET', `${addressOfUser(id)}/credentials`);
      return (body as { type: string }[]).some(({ type }) => type === 'password');
    },
    link: async (_on, { id }) => {
      const query = new URLSearchParams({
        client_id: config.OIDC_CLIENT_ID,
        redirect_uri: `${config.origin}/home`,
        lifespan: String(INVITATION_SECONDS),
      });
      await ask('PUT', `${addressOfUser(id)}/execute-actions-email?${query}`, { body: ['UPDATE_PASSWORD'] });
      return {
        link: null,
        purpose: 'invitation',
        expires_at: new Date(Date.now() + INVITATION_SECONDS * 1000).toISOString(),
      };
    },
    signOut: (_on, { id }) => ask('POST', `${addressOfUser(id)}/logout`, { also: [404] }),
  };
}

/** Keycloak has two names where we have one. */
function asKeycloak({ name, nickname, email }: Record<'name' | 'nickname' | 'email', string>) {
  const [firstName = '', ...rest] = name.split(/\s+/);
  return { email, firstName, lastName: rest.join(' '), attributes: { nickname: [nickname] } };
}

const rolesOf = async (ask: Ask, id: string) =>
  (await ask('GET', `${addressOfUser(id)}/role-mappings/realm/composite`)).body as RealmRole[];

async function give(ask: Ask, id: string, role: Role) {
  const { status, body } = await ask('GET', `/roles/${encodeURIComponent(role)}`, { also: [404] });
  if (status === 404)
    throw new Refusal(
      422,
      'directory',
      'Refused',
      `Keycloak has no role ‘${role}’. Its administrator must add it to the realm.`,
      {
        errors: [{ field: 'role', message: userWords.noSuchRole }],
      },
    );
  const mapped = `${addressOfUser(id)}/role-mappings/realm`;
  const held = (await ask('GET', mapped)).body as RealmRole[];
  const others = held.filter(({ name }) => name !== role && (rankedRoles as readonly string[]).includes(name));
  if (others.length > 0) await ask('DELETE', mapped, { body: others });
  await ask('POST', mapped, { body: [body] });
}

/** By role, so that a district of hundreds takes a few calls and not hundreds. */
async function readAll(ask: Ask): Promise<Person[]> {
  const pages = (path: string) =>
    readPages(PAGE, async (page) => {
      const { status, body } = await ask('GET', `${path}first=${page * PAGE}&max=${PAGE}`, { also: [404] });
      return status === 404 ? [] : (body as KeycloakUser[]);
    });
  const users = await pages('/users?briefRepresentation=false&');
  const held = new Map<string, Role>();
  for (const role of rankedRoles.toReversed()) {
    // One after the other: the highest role comes last, and stays.
    for (const { id } of await pages(`/roles/${encodeURIComponent(role)}/users?`)) held.set(id, role);
  }
  return users
    .map((user) => personOf(user, held.get(user.id) ?? null))
    .toSorted((one, other) => one.name.localeCompare(other.name));
}
