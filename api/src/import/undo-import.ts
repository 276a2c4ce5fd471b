import type { Values } from '@artesian/contract/language/register';
import { lookups } from '@artesian/contract/lookups';
import type pg from 'pg';
import type { Database } from '../platform/database/open-database.ts';
import { refusalOf } from '../platform/problems.ts';
import { transaction } from '../platform/transaction.ts';
import { commandLine } from './actor.ts';
import { asStored, labelOf, readRecords } from './find-known.ts';
import { requestOf, serveParts } from './import-rows.ts';
import { findImport } from './mark-undone.ts';
import { findSubject, metaIn } from './subject.ts';
import { Unusable } from './unusable.ts';
import type { AddedWord } from './words.ts';
import { changeRecord, type Writing } from './write-rows.ts';

export interface Undone {
  /** Records that are gone. */
  removed: number;
  /** Records that are again what they were. */
  restored: number;
  /** Records that stay, or of which something stays, each with why. */
  kept: { record: string; why: string }[];
}

/** So many records are undone in a fraction of a second. */
const AT_ONCE = 100;

/** What an import wrote of a record. */
interface ImportedRecord {
  record_key: number;
  is_added: boolean;
}

/**
 * Takes back what an import did, records and words of lists alike, as far as nobody has built on it since: new records go, changed
 * ones become what history says they were. In pieces, each a transaction of its own; one that broke off is undone further when it is asked
 * for again. Throws Unusable when there is no such import or it was undone before.
 */
export async function undoImport(
  database: Database,
  importNdx: number,
  onProgress?: (done: number) => void,
): Promise<Undone> {
  const { subject: name, undone_timestamp, words_added } = await findImport(database, importNdx);
  if (undone_timestamp) throw new Unusable(`Import ${importNdx} was undone before.`);
  const subject = findSubject(name);
  if (!subject) throw new Unusable(`Import ${importNdx} is of ${name} and is undone on its screen.`);
  const served = await serveParts(database, subject);
  const undone: Undone = { removed: 0, restored: 0, kept: [] };
  const actor = { ...commandLine, requestId: `undo of ${requestOf(importNdx)}` };
  const note = `Import ${importNdx} undone`;
  let done = 0;
  // The latest first: later rows may refer to earlier ones.
  for (let before: number | null = null; ;) {
    const last: number | undefined = await transaction(database, actor, async (client) => {
      const records = await nextRecords(client, importNdx, before);
      const writing = { client, subject, served, importNdx, note };
      await removeAdded(writing, records.filter(({ is_added }) => is_added).map(keyOf), undone);
      await restoreChanged(writing, records.filter(({ is_added }) => !is_added).map(keyOf), undone);
      done += records.length;
      return records.at(-1)?.record_key;
    });
    if (last === undefined) break;
    before = last;
    onProgress?.(done);
  }
  await transaction(database, actor, async (client) => {
    await forgetWords(client, words_added);
    await client.query('update imports set undone_timestamp = now() where import_ndx = $1', [importNdx]);
  });
  return { ...undone, kept: undone.kept.toSorted((one, other) => one.record.localeCompare(other.record)) };
}

const keyOf = ({ record_key }: ImportedRecord) => record_key;

async function nextRecords(client: pg.PoolClient, importNdx: number, before: number | null) {
  const { rows } = await client.query<ImportedRecord>(
    `select record_key, is_added from imported_records
     where import_ndx = $1 and ($2::integer is null or record_key < $2) order by record_key desc limit ${AT_ONCE}`,
    [importNdx, before],
  );
  return rows;
}

/** When and by whom a record was written, which says nothing of what it says. */
const APART = "array['version', 'created_timestamp', 'created_by', 'updated_timestamp', 'updated_by']";

async function removeAdded({ client, subject, importNdx }: Writing, keys: readonly number[], undone: Undone) {
  if (keys.length === 0) return;
  const { table, key } = subject.register;
  const { rows: asImported } = await client.query<{ key: number }>(
    `select records.${key} as key
     from (${await asStored(client, table)}) as records
     cross join lateral (
       select after from history.changes
       where table_name = $1 and record_key = records.${key}::text and request_id = $3
       order by change_ndx desc limit 1
     ) as written
     where records.${key} = any($2) and to_jsonb(records) - ${APART} = written.after - ${APART}`,
    [table, keys, requestOf(importNdx)],
  );
  const unchanged = asImported.map((row) => row.key);
  const removed = await deleteUnused(client, table, key, unchanged);
  undone.removed += removed.length;
  await forget(client, importNdx, removed);
  const left = await readRecords(
    client,
    subject,
    keys.filter((one) => !removed.includes(one)),
  );
  for (const { key: one, stored } of left.values())
    undone.kept.push({
      record: labelOf(subject, stored),
      why: unchanged.includes(one) ? 'other records refer to it' : 'it was changed since',
    });
}

interface Written {
  key: number;
  before: Values;
  after: Values;
}

/** Fields that still say what the import wrote say again what they said before it. */
async function restoreChanged(writing: Writing, keys: readonly number[], undone: Undone) {
  const { client, subject, importNdx } = writing;
  if (keys.length === 0) return;
  const stored = await readRecords(client, subject, keys);
  for (const { key, before, after } of await readWritten(writing, keys)) {
    const now = stored.get(key)?.stored;
    if (!now) continue;
    const written = Object.keys(subject.fields).filter(
      (field) => field in after && !isSame(before[field], after[field]),
    );
    const still = written.filter((field) => isSame(now[field], after[field]));
    const since = written.filter((field) => !isSame(now[field], after[field]) && !isSame(now[field], before[field]));
    const record = labelOf(subject, now);
    const why = await restore(writing, key, Object.fromEntries(still.map((field) => [field, before[field]])));
    if (why === null) {
      undone.restored += 1;
      await forget(client, importNdx, [key]);
    } else undone.kept.push({ record, why });
    if (since.length > 0) {
      const labels = since.map((field) => metaIn(subject, field).label);
      undone.kept.push({ record, why: `${labels.join(', ')}: changed since` });
    }
  }
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** Null where it went well, or else what the register says against it. */
async function restore(writing: Writing, key: number, values: Values): Promise<string | null> {
  const { client } = writing;
  await client.query('savepoint record');
  try {
    await changeRecord(writing, key, values);
    await client.query('release savepoint record');
    return null;
  } catch (error) {
    await client.query('rollback to savepoint record');
    const refusal = refusalOf(error as Error);
    if (refusal.status >= 500) throw error;
    return refusal.message;
  }
}

/** What each record was before the import, and what it was after it. */
async function readWritten({ client, subject, importNdx }: Writing, keys: readonly number[]): Promise<Written[]> {
  const { rows } = await client.query<Written>(
    `select
       record_key::integer as key,
       (array_agg(before order by change_ndx))[1] as before,
       (array_agg(after order by change_ndx desc))[1] as after
     from history.changes
     where table_name = $1 and record_key = any($2) and request_id = $3 and operation = 'update'
     group by record_key`,
    [subject.register.table, keys.map(String), requestOf(importNdx)],
  );
  return rows;
}

const forget = (client: pg.PoolClient, importNdx: number, keys: readonly number[]) =>
  client.query('delete from imported_records where import_ndx = $1 and record_key = any($2)', [importNdx, keys]);

async function forgetWords(client: pg.PoolClient, words: readonly AddedWord[]) {
  for (const { table, ndx } of words) {
    const lookup = lookups.find((known) => known.table === table);
    if (lookup) await deleteUnused(client, table, lookup.value, [ndx]);
  }
}

interface Reference {
  from: string;
  column: string;
  /** Whether rows of that table go with what they refer to. */
  goes: boolean;
  hasVersion: boolean;
}

/**
 * Deletes those rows of a table that no other record refers to; answers their keys. What the database laid with a row and nobody has
 * touched goes with it.
 */
async function deleteUnused(
  client: pg.PoolClient,
  table: string,
  key: string,
  keys: readonly number[],
): Promise<number[]> {
  const { rows: references } = await client.query<Reference>(
    `select conrelid::regclass::text as from, attname as column, confdeltype = 'c' as goes,
       exists (select from pg_attribute as own where own.attrelid = conrelid and own.attname = 'version') as "hasVersion"
     from pg_constraint
     join pg_attribute on attrelid = conrelid and attnum = conkey[1]
     where contype = 'f' and confrelid = $1::regclass`,
    [table],
  );
  const used = references
    .filter(({ goes, hasVersion }) => !goes || hasVersion)
    .map(({ from, column, goes }) => {
      const touched = goes ? `and (other.version > 1 or other.created_timestamp <> ${table}.created_timestamp)` : '';
      return `exists (select from ${from} as other where other.${column} = ${table}.${key} ${touched})`;
    });
  const { rows } = await client.query<{ key: number }>(
    // Apart from each other they are looked up; as joins they would take longer to plan than to do.
    `delete from ${table} where ${key} = any($1) and not (${['false', ...used].join(' or ')}) returning ${key} as key`,
    [keys],
  );
  return rows.map((row) => row.key);
}
