import { readFileSync } from 'node:fs';
import type { ClientBase } from 'pg';
import { CannotOpen } from './cannot-open.ts';
import type { Database } from './open-database.ts';
import { APPLICATION_ROLE, prepareForOwner } from './prepare-for-owner.ts';
import { readSchema, type Schema } from './schema-file.ts';
import { hashOf, inOrderOfNeed, readSqlFiles, sqlPath, type SqlFile } from './sql-files.ts';

export interface Migrated {
  applied: string[];
  views: 'rebuilt' | 'unchanged';
}

/**
 * Brings the database to this version of the product, in one transaction: migrations that have not run, in the order
 * of their names, or in an empty database the schema that they make, and those that it does not hold yet; then the views and rules of the schema `api`, which are laid anew when any of them or of the tables changed, then the
 * rights of the application where they are missing. Of several processes that start at once one migrates and the others wait.
 * Throws CannotOpen when a migration that has run was edited since or is not known to this version, and when the server lacks what
 * only a superuser can give. `timeZone` is where the district is, for a database that does not know it yet.
 */
export async function migrate(
  database: Database,
  { migrations = sqlPath('migrations'), views = sqlPath('sql'), schema = sqlPath('schema.sql'), timeZone = '' } = {},
): Promise<Migrated> {
  const tables = readSqlFiles(migrations);
  const made = readSchema(schema, tables);
  const viewFiles = inOrderOfNeed(readSqlFiles(views));
  return database.asOwner(async (client) => {
    await client.query('begin');
    try {
      await client.query(`select set_config('app.time_zone', $1, true)`, [timeZone]);
      const migrated = await bringUp(client, { migrations: tables, views: viewFiles, schema: made });
      if (timeZone !== '') await tellTimeZone(client, timeZone);
      await client.query('commit');
      return migrated;
    } catch (error) {
      await client.query('rollback');
      throw error;
    }
  });
}

/**
 * Makes sure that the database is at this version of the product: brings it there where the connection may, else throws CannotOpen
 * unless it is there already. A server whose connection may not own the tables is migrated by `npm run migrate`.
 */
export async function ensureMigrated(database: Database, { timeZone = '' } = {}) {
  if (database.mayOwn) {
    await migrate(database, { timeZone });
    return;
  }
  await refuseStranger(database);
  const done = await appliedHashes(database.pool).catch(() => new Map<string, string>());
  const migrations = readSqlFiles(sqlPath('migrations'));
  refuseOther(migrations, done);
  const isCurrent = done.get(VIEWS) === hashOfViews(inOrderOfNeed(readSqlFiles(sqlPath('sql'))));
  if (!isCurrent || migrations.some(({ name }) => !done.has(name))) {
    throw new CannotOpen(
      'The database is not at this version of Artesian, and the login in DATABASE_URL cannot upgrade it. Run npm run migrate with DATABASE_OWNER_URL first.',
    );
  }
}

/** Such a login would be refused every row, and the migrations would seem to be missing. */
async function refuseStranger(database: Database) {
  const { rows } = await database.pool.query<{ login: string; is_member: boolean }>(
    'select quote_ident(session_user) as login, current_user = $1 as is_member',
    [APPLICATION_ROLE],
  );
  const { login, is_member } = rows[0]!;
  if (is_member) return;
  throw new CannotOpen(
    `The login in DATABASE_URL is not a member of ${APPLICATION_ROLE}. As the database owner, run npm run migrate, then grant ${APPLICATION_ROLE} to ${login}.`,
  );
}

interface Version {
  migrations: SqlFile[];
  views: SqlFile[];
  schema: Schema | undefined;
}

async function bringUp(client: ClientBase, { migrations, views, schema }: Version): Promise<Migrated> {
  await client.query('set local search_path = public');
  await client.query("select pg_advisory_xact_lock(hashtext('artesian migrations'))");
  await client.query(`create table if not exists migrations (
    name text primary key, hash text not null, applied_at timestamptz not null default now())`);
  const done = await appliedHashes(client);
  refuseOther(migrations, done);
  await prepareForOwner(client, { isNew: done.size === 0 });

  const pending = migrations.filter(({ name }) => !done.has(name));
  const viewsHash = hashOfViews(views);
  const rebuild = pending.length > 0 || done.get(VIEWS) !== viewsHash;
  // Views and triggers depend on tables, so they go before the tables change.
  if (rebuild) await client.query('drop schema if exists api cascade');
  const held = done.size === 0 && schema ? schema.holds : [];
  if (held.length > 0) await laySchema(client, schema!);
  for (const file of pending.filter((migration) => !held.includes(migration))) {
    await run(client, file);
    await client.query(RECORD, [file.name, file.hash]);
  }
  if (rebuild) await buildViews(client, views, viewsHash);
  await client.query(readFileSync(sqlPath('rights.sql'), 'utf8'));
  return { applied: pending.map(({ name }) => name), views: rebuild ? 'rebuilt' : 'unchanged' };
}

const RECORD = 'insert into migrations (name, hash) values ($1, $2)';

async function laySchema(client: ClientBase, schema: Schema) {
  await run(client, schema);
  for (const { name, hash } of schema.holds) await client.query(RECORD, [name, hash]);
}

/** A district without a well, whose settings do not say where it is, is where this process was told. */
const tellTimeZone = (client: ClientBase, timeZone: string) =>
  client.query(
    `select set_district_time_zone(name) from pg_timezone_names
     where lower(name) = lower($1) and lower(name) <> lower(district_time_zone())
       and not exists (select from wells)
       and not exists (select from district_settings where name = 'DISTRICT_TIME_ZONE')`,
    [timeZone],
  );

const VIEWS = 'the views';
const hashOfViews = (views: readonly SqlFile[]) => hashOf(views.map(({ hash }) => hash).join());

async function buildViews(client: ClientBase, views: SqlFile[], hash: string) {
  await client.query('create schema api; set local search_path = api, public');
  for (const file of views) await run(client, file);
  await client.query(
    `insert into public.migrations (name, hash) values ($1, $2)
     on conflict (name) do update set hash = excluded.hash, applied_at = now()`,
    [VIEWS, hash],
  );
}

async function run(client: ClientBase, { name, sql }: SqlFile) {
  try {
    await client.query(sql);
  } catch (error) {
    throw new Error(`${name}: ${(error as Error).message}`, { cause: error });
  }
}

async function appliedHashes(client: Pick<ClientBase, 'query'>): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; hash: string }>('select name, hash from public.migrations');
  return new Map(rows.map(({ name, hash }) => [name, hash]));
}

function refuseOther(migrations: SqlFile[], done: Map<string, string>) {
  const edited = migrations.find(({ name, hash }) => done.has(name) && done.get(name) !== hash);
  if (edited) {
    throw new CannotOpen(
      `The migration ${edited.name} was edited after it ran on this database; write a new one instead.`,
    );
  }
  const names = new Set(migrations.map(({ name }) => name));
  const unknown = [...done.keys()].find((name) => name !== VIEWS && !names.has(name));
  if (unknown) {
    throw new CannotOpen(
      `This database belongs to a later version of Artesian, with the migration ${unknown}. Start that version.`,
    );
  }
}
