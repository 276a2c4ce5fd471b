import { randomBytes } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { openDatabase, type Database } from '../../src/platform/database/open-database.ts';
import { layEmptyDatabase } from '../../src/platform/database/template.ts';
import { demonstrationIn } from './demonstration-folder.ts';
import { prepareExample } from './prepare-example.ts';
import { withDemonstration } from './template-database.ts';

/** A database of a test file's own: migrated, empty or with the demonstration district. Gone when it is closed. */
export async function freshDatabase({ demo = false, statementTimeoutMs }: Wanted = {}): Promise<Database> {
  const server = inject('databaseServer');
  const limit = statementTimeoutMs === undefined ? {} : { statementTimeoutMs };
  const template = inject('template');
  if (server) return copyOnServer(server, demo ? withDemonstration(template) : template, limit);
  return copyFolder(demo ? await demonstrationIn(inject('folderOfRun'), inject('district')) : template, limit);
}

/** A database in which nothing of Artesian is yet, not even its tables. Gone when it is closed. */
export async function emptyDatabase(): Promise<Database> {
  const server = inject('databaseServer');
  if (server) return copyOnServer(server, 'template1', {});
  const folder = mkdtempSync(join(tmpdir(), 'artesian-database-'));
  mkdirSync(join(folder, 'data'));
  await layEmptyDatabase(join(folder, 'data', 'pg'));
  return openFolder(folder, {});
}

/** The folder of a migrated database, for a process that opens it by itself. */
export const copyMigrated = (to: string) => cpSync(inject('template'), to, { recursive: true });

interface Wanted {
  demo?: boolean;
  statementTimeoutMs?: number;
}
type Limit = Pick<Wanted, 'statementTimeoutMs'>;

async function copyFolder(template: string, limit: Limit): Promise<Database> {
  const folder = mkdtempSync(join(tmpdir(), 'artesian-database-'));
  cpSync(template, join(folder, 'data'), { recursive: true });
  return openFolder(folder, limit);
}

async function openFolder(folder: string, limit: Limit): Promise<Database> {
  const database = await openDatabase({ dataDir: join(folder, 'data'), ...limit });
  return closingWith(database, async () => rmSync(folder, { recursive: true, force: true }));
}

async function copyOnServer(server: string, template: string, limit: Limit): Promise<Database> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await onServer(server, async (client) => {
    if (template === withDemonstration(inject('template'))) await makeDemonstration(server, client, template);
    await client.query(`create database ${name} template ${template} strategy file_copy`);
  });
  const database = await openOnServer(server, name, limit);
  return closingWith(database, () => onServer(server, (client) => client.query(`drop database ${name} with (force)`)));
}

const openOnServer = (server: string, name: string, limit: Limit = {}) =>
  openDatabase({ url: Object.assign(new URL(server), { pathname: name }).href, dataDir: '', ...limit });

/** Whoever wants it first makes it. It has its name once it is whole. */
async function makeDemonstration(server: string, client: pg.Client, name: string) {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
  if (rowCount! > 0) return;
  const unfinished = `${name}_unfinished`;
  await client.query(`drop database if exists ${unfinished} with (force)`);
  await client.query(`create database ${unfinished} template ${inject('template')}`);
  const database = await openOnServer(server, unfinished);
  await prepareExample(database, inject('district'));
  await database.close();
  await client.query(`alter database ${unfinished} rename to ${name}`);
}

function closingWith(database: Database, afterwards: () => Promise<unknown>): Database {
  return {
    ...database,
    close: async () => {
      await database.close();
      await afterwards();
    },
  };
}

/** One copy of a template at a time: PostgreSQL refuses a second while the first runs. */
async function onServer(server: string, act: (client: pg.Client) => Promise<unknown>) {
  const client = new pg.Client(server);
  await client.connect();
  try {
    await client.query("select pg_advisory_lock(hashtext('artesian test databases'))");
    await act(client);
  } finally {
    await client.end();
  }
}
