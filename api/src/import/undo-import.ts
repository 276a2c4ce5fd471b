import { lookups } from '@artesian/contract/lookups';
import type pg from 'pg';
import type { Database } from '../platform/database/open-database.ts';
import { transaction } from '../platform/transaction.ts';
import { commandLine } from './import-wells.ts';
import { markUndone } from './mark-undone.ts';
import type { AddedWord } from './words.ts';

export interface Undone {
  /** Wells that are gone. */
  wells: number;
  /** District Well Ids of wells that stay: people changed them since, or other records refer to them. */
  kept: string[];
}

/**
 * Takes back what an import added, wells and words of lists alike, as far as nobody has built on it since. History
 * keeps what was taken back. Throws Unusable when there is no such import or it was undone before.
 */
export function undoImport(database: Database, importNdx: number): Promise<Undone> {
  return transaction(database, commandLine, async (client) => {
    await client.query('lock table wells in share row exclusive mode');
    const { words_added: words } = await markUndone<{ words_added: AddedWord[] }>(client, importNdx, 'wells');
    const { rows } = await client.query<{ well_ndx: number }>(
      'select well_ndx from wells where import_ndx = $1 and version = 1',
      [importNdx],
    );
    const wells = await deleteUnused(
      client,
      'wells',
      'well_ndx',
      rows.map(({ well_ndx }) => well_ndx),
    );
    await forgetWords(client, words);
    return { wells, kept: await idsOfImport(client, importNdx) };
  });
}

async function forgetWords(client: pg.ClientBase, words: AddedWord[]) {
  for (const { table, ndx } of words) {
    const lookup = lookups.find((known) => known.table === table);
    if (lookup) await deleteUnused(client, table, lookup.value, [ndx]);
  }
}

async function idsOfImport(client: pg.ClientBase, importNdx: number): Promise<string[]> {
  const { rows } = await client.query<{ district_well_id: string }>(
    'select district_well_id from wells where import_ndx = $1 order by district_well_id',
    [importNdx],
  );
  return rows.map(({ district_well_id }) => district_well_id);
}

/** Deletes those rows of a table that no other record refers to; answers how many. */
async function deleteUnused(client: pg.ClientBase, table: string, key: string, keys: number[]): Promise<number> {
  const { rows: references } = await client.query<{ from: string; column: string }>(
    `select conrelid::regclass::text as from, attname as column
     from pg_constraint
     join pg_attribute on attrelid = conrelid and attnum = conkey[1]
     where contype = 'f' and confrelid = $1::regclass`,
    [table],
  );
  const unused = references.map(
    ({ from, column }) => `and not exists (select from ${from} as other where other.${column} = ${table}.${key})`,
  );
  const { rowCount } = await client.query(`delete from ${table} where ${key} = any($1) ${unused.join(' ')}`, [keys]);
  return rowCount ?? 0;
}
