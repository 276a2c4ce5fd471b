import type { ClientBase } from 'pg';
import { CannotOpen } from './cannot-open.ts';

/** The role that the application works as; its rights are in `api/rights.sql`. */
export const APPLICATION_ROLE = 'artesian_app';

const EXTENSIONS = ['postgis', 'btree_gist', 'pg_trgm'];

/** As PostgreSQL says of what a login may not do, and of an extension that is not installed. */
const NOT_ALLOWED = '42501';
const NOT_INSTALLED = ['0A000', '58P01'];

/** In SQL, whether the login may work as the role of this oid: from 16 on, a member may be kept from that. */
export const maySetRole = (role: string) =>
  `pg_has_role(session_user, ${role}, case when current_setting('server_version_num')::integer < 160000 then 'member' else 'set' end)`;

/**
 * Makes what migrations stand on and a database does not bring along when it is restored: extensions, and the role of the application
 * with the login as its member. Throws CannotOpen with what a superuser is to run, where the login may not.
 */
export async function prepareForOwner(client: ClientBase, { isNew }: { isNew: boolean }) {
  const { login, database, may_make_roles } = await readLogin(client);
  for (const extension of await missingExtensions(client)) {
    await orSay(
      client,
      `create extension ${extension}`,
      `The login ${login} may not create extensions: let a superuser run create extension ${extension} once in the database ${database}, then start again.`,
      `The server in DATABASE_URL does not have ${extension}. Install it with PostgreSQL (packages postgresql-…-postgis, postgresql-contrib), then start again.`,
    );
  }
  // The first migration makes the role too, and asks for this right even where there is one.
  if (isNew && !may_make_roles) {
    throw new CannotOpen(
      `The login ${login} may not create roles, which the first start needs: let a superuser run alter role ${login} createrole, then start again.`,
    );
  }
  const role = await readRole(client);
  if (!role.exists) {
    await orSay(
      client,
      // Another database of this server may be starting for the first time, too.
      `do $$ begin create role ${APPLICATION_ROLE} nologin; exception when duplicate_object or unique_violation then null; end $$`,
      `The login ${login} may not create roles: let a superuser run create role ${APPLICATION_ROLE}; grant ${APPLICATION_ROLE} to ${login} with admin option, then start again.`,
    );
  }
  if (role.is_open && !isNew) return;
  await orSay(
    client,
    `grant ${APPLICATION_ROLE} to ${login}`,
    `The role ${APPLICATION_ROLE} was created by another login. As a superuser, run grant ${APPLICATION_ROLE} to ${login} with admin option, then start again.`,
  );
}

async function readLogin(client: ClientBase) {
  const { rows } = await client.query<{ login: string; database: string; may_make_roles: boolean }>(
    `select quote_ident(rolname) as login, quote_ident(current_database()) as database,
            rolsuper or rolcreaterole as may_make_roles
     from pg_roles where rolname = session_user`,
  );
  return rows[0]!;
}

async function missingExtensions(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ extname: string }>('select extname from pg_extension');
  return EXTENSIONS.filter((extension) => !rows.some(({ extname }) => extname === extension));
}

async function readRole(client: ClientBase) {
  const { rows } = await client.query<{ exists: boolean; is_open: boolean }>(
    `select count(*) > 0 as exists, coalesce(bool_or(${maySetRole('oid')}), false) as is_open
     from pg_roles where rolname = $1`,
    [APPLICATION_ROLE],
  );
  return rows[0]!;
}

async function orSay(client: ClientBase, statement: string, notAllowed: string, notInstalled = notAllowed) {
  try {
    await client.query(statement);
  } catch (error) {
    const { code = '' } = error as { code?: string };
    if (code === NOT_ALLOWED) throw new CannotOpen(notAllowed, { cause: error });
    if (NOT_INSTALLED.includes(code)) throw new CannotOpen(notInstalled, { cause: error });
    throw error;
  }
}
