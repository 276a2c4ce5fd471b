import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ClientBase } from 'pg';
import Cursor from 'pg-cursor';
import type { Config } from '../platform/config.ts';
import { migrate } from '../platform/database/migrate.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { openFolder } from '../platform/file-store/folder.ts';
import { openFiles } from '../platform/file-store/open-files.ts';
import { copyFiles } from './copy-files.ts';
import { missingFiles } from './missing-files.ts';
import { UnusableBackup } from './unusable.ts';

export interface Moved {
  tables: number;
  rows: number;
  wells: number;
  /** Files that records name and that are not where the settings keep files. */
  missing: string[];
}

/**
 * Brings the embedded database of the data folder into an empty one of a PostgreSQL server, with every row of every table, history and work that
 * waits among them; all of it or nothing. Files stay in the data folder, or come into the bucket of the settings. Nothing is taken out of the embedded
 * database, which must not be in use and is at this version afterwards. Throws UnusableBackup and CannotOpen.
 */
export async function move(config: Config): Promise<Moved> {
  const url = config.DATABASE_OWNER_URL ?? config.DATABASE_URL;
  if (!url) throw new UnusableBackup('Set DATABASE_URL to an empty database on a PostgreSQL server.');
  if (!existsSync(join(config.DATA_DIR, 'pg')))
    throw new UnusableBackup(`No embedded database found in ${config.DATA_DIR}. Check DATA_DIR.`);
  const from = await openDatabase({ dataDir: config.DATA_DIR });
  try {
    const to = await openDatabase({ url, dataDir: config.DATA_DIR });
    try {
      await to.asOwner(refuseDistrict);
      await migrate(from);
      const moved = await from.asOwner(async (reading) => {
        const timeZone = await timeZoneOf(reading);
        await migrate(to, { timeZone });
        return to.asOwner((writing) => moveRows(reading, writing));
      });
      const files = await openFiles(config);
      if (config.S3_BUCKET) await copyFiles(openFolder(join(config.DATA_DIR, 'files')), files);
      const { rows } = await to.pool.query<{ wells: number }>('select count(*)::integer as wells from wells');
      return { ...moved, wells: rows[0]!.wells, missing: await missingFiles(to, files) };
    } finally {
      await to.close();
    }
  } finally {
    await from.close();
  }
}

/** Tables alone are none: of `npm run migrate`, or of a move that failed. */
async function refuseDistrict(client: ClientBase) {
  const { rows: found } = await client.query<{ has_tables: boolean }>(
    `select to_regclass('public.accounts') is not null as has_tables`,
  );
  if (!found[0]!.has_tables) return;
  const { rows } = await client.query<{ is_occupied: boolean }>(
    `select exists (select from public.wells) or exists (select from public.permits) or exists (select from public.accounts) as is_occupied`,
  );
  if (rows[0]!.is_occupied)
    throw new UnusableBackup(
      'The database of DATABASE_URL already holds a district. Create an empty database and use it instead.',
    );
}

async function timeZoneOf(client: ClientBase): Promise<string> {
  const { rows } = await client.query<{ zone: string }>('select public.district_time_zone() as zone');
  return rows[0]!.zone;
}

async function moveRows(reading: ClientBase, writing: ClientBase): Promise<Pick<Moved, 'tables' | 'rows'>> {
  // Names as they are written with no path at all.
  for (const client of [reading, writing]) await client.query(`set search_path = ''`);
  const tables = await tablesOf(writing);
  let rows = 0;
  await writing.query('begin');
  try {
    const layAgain = await layAside(writing, tables);
    await writing.query(`truncate ${tables.map(({ name }) => name).join(', ')}`);
    for (const table of tables) rows += await moveTable(reading, writing, table);
    await moveSequences(reading, writing);
    for (const statement of layAgain) await writing.query(statement);
    await writing.query('commit');
  } catch (error) {
    await writing.query('rollback');
    throw error;
  }
  await writing.query('analyze');
  return { tables: tables.length, rows };
}

interface Table {
  name: string;
  /** Those that are written; the others follow from them. */
  columns: string[];
}

const OURS = `nspname in ('public', 'history', 'pgboss')`;

/** All tables but those of extensions. */
async function tablesOf(client: ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select pg_class.oid::regclass::text as name, array_agg(quote_ident(attname)) as columns
     from pg_class
     join pg_namespace on pg_namespace.oid = relnamespace
     left join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
     where ${OURS} and relkind = 'r'
       and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')
     group by pg_class.oid
     order by name`,
  );
  return rows;
}

/** Takes away what would answer to each row, and each before the one that it points to; answers what lays it again, which holds every row to it. */
async function layAside(client: ClientBase, tables: readonly Table[]): Promise<string[]> {
  const { rows: foreignKeys } = await client.query<{ drop: string; add: string }>(
    `select
       format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
       format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(pg_constraint.oid)) as add
     from pg_constraint
     join pg_namespace on pg_namespace.oid = connamespace
     where ${OURS} and contype = 'f'`,
  );
  for (const { drop } of foreignKeys) await client.query(drop);
  for (const { name } of tables) await client.query(`alter table ${name} disable trigger user`);
  return [...foreignKeys.map(({ add }) => add), ...tables.map(({ name }) => `alter table ${name} enable trigger user`)];
}

const PORTION = 2000;

/** Rows go as PostgreSQL writes a whole row, so that every value arrives as it was. */
async function moveTable(reading: ClientBase, writing: ClientBase, { name, columns }: Table): Promise<number> {
  const named = columns.map((column) => `(line::${name}).${column}`).join(', ');
  const insert = `insert into ${name} (${columns.join(', ')}) overriding system value select ${named} from unnest($1::text[]) as line`;
  const cursor = reading.query(new Cursor<{ line: string }>(`select rows::text as line from ${name} as rows`));
  let count = 0;
  for (let rows = await cursor.read(PORTION); rows.length > 0; rows = await cursor.read(PORTION)) {
    await writing.query(insert, [rows.map(({ line }) => line)]);
    count += rows.length;
  }
  await cursor.close();
  return count;
}

/** Numbers go on where they were. */
async function moveSequences(reading: ClientBase, writing: ClientBase) {
  const { rows } = await reading.query<{ name: string }>(
    `select pg_class.oid::regclass::text as name
     from pg_class join pg_namespace on pg_namespace.oid = relnamespace
     where ${OURS} and relkind = 'S'`,
  );
  for (const { name } of rows) {
    const { rows: states } = await reading.query<{ last_value: string; is_called: boolean }>(
      `select last_value, is_called from ${name}`,
    );
    await writing.query('select setval($1::regclass, $2, $3)', [name, states[0]!.last_value, states[0]!.is_called]);
  }
}
