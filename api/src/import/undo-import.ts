import type { Values } from '@artesian/contract/language/register';
import { lookups } from '@artesian/contract/lookups';
import { vocabularyOf } from '@artesian/contract/vocabularies';
import type pg from 'pg';
import type { Database } from '../platform/database/open-database.ts';
import { transaction, type Actor } from '../platform/transaction.ts';
import type { User } from '../sign-in/authentication.ts';
import { effectsOf } from '../register/effects.ts';
import { change } from '../register/write.ts';
import { commandUser } from './actor.ts';
import { asStored, readRecords, type KnownRecord } from './find-known.ts';
import { hooksOf } from './hooks.ts';
import { requestOf, serveParts } from './import-rows.ts';
import { inPieces } from './in-pieces.ts';
import { findImport } from './mark-undone.ts';
import { findSubject, metaIn, type Subject } from './subject.ts';
import { Unusable } from './unusable.ts';
import type { AddedWord } from './words.ts';
import { changeAll, inHalves, type Writing } from './write-rows.ts';

export interface Undone {
  /** Records that are gone. */
  removed: number;
  /** Records that are again what they were. */
  restored: number;
  /** Records that stay, or of which something stays, each with why. */
  kept: { record: string; why: string }[];
}

interface UndoOptions {
  /** Who acts; the command line, unless told. */
  user?: User;
  /** Does something with a piece in its transaction: how many records it was about, and what was undone so far. What it throws takes it back. */
  keep?: (client: pg.PoolClient, done: number, undone: Undone) => Promise<void>;
}

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
  onProgress?: (done: number) => void | Promise<void>,
  { user = commandUser, keep }: UndoOptions = {},
): Promise<Undone> {
  const { subject: name, undone_timestamp, words_added } = await findImport(database, importNdx);
  if (undone_timestamp) throw new Unusable(`Import ${importNdx} was already undone.`);
  const subject = findSubject(name);
  if (!subject) throw new Unusable(`Import ${importNdx} is of type ${name}. Undo it on its own screen.`);
  const served = await serveParts(database, subject);
  const undone: Undone = { removed: 0, restored: 0, kept: [] };
  const actor = { sub: user.sub, requestId: `undo of ${requestOf(importNdx)}` };
  const note = `Import ${importNdx} undone`;
  const references = await readReferences(database.pool, subject.register.table);
  let done = 0;
  for await (const records of inPieces(await readImported(database, actor, importNdx))) {
    await transaction(database, actor, async (client) => {
      const writing = { client, user, subject, served, importNdx, note };
      await hooksOf(subject).write?.hold?.(client);
      const added = records.filter(({ is_added }) => is_added).map(keyOf);
      await removeAdded(writing, added, { undone, references });
      await restoreChanged(writing, records.filter(({ is_added }) => !is_added).map(keyOf), undone);
      done += records.length;
      await keep?.(client, done, undone);
    });
    await onProgress?.(done);
  }
  await transaction(database, actor, async (client) => {
    await hooksOf(subject).tidy?.(client, requestOf(importNdx));
    await forgetWords(client, words_added);
    await client.query('update imports set undone_timestamp = now() where import_ndx = $1', [importNdx]);
  });
  return { ...undone, kept: undone.kept.toSorted((one, other) => one.record.localeCompare(other.record)) };
}

const keyOf = ({ record_key }: ImportedRecord) => record_key;

/** The latest first: later rows may refer to earlier ones. */
const readImported = (database: Database, actor: Actor, importNdx: number): Promise<ImportedRecord[]> =>
  transaction(database, actor, async (client) => {
    const { rows } = await client.query<ImportedRecord>(
      'select record_key, is_added from imported_records where import_ndx = $1 order by record_key desc',
      [importNdx],
    );
    return rows;
  });

/** When and by whom a record was written, which says nothing of what it says. */
const stamps = ['version', 'created_timestamp', 'created_by', 'updated_timestamp', 'updated_by'];

/** The columns that say nothing of what a person or a file said: those, and what the database works out. */
function apart({ register: { computed = {} }, declared: { given = [] } }: Subject): string {
  const names = [...stamps, ...Object.keys(computed).filter((name) => !given.includes(name))];
  return `array[${names.map((name) => `'${name}'`).join(', ')}]`;
}

async function removeAdded(
  writing: Writing,
  keys: readonly number[],
  { undone, references }: { undone: Undone; references: readonly Reference[] },
) {
  const { client, subject, importNdx } = writing;
  if (keys.length === 0) return;
  const { table, key } = subject.register;
  const { rows: asImported } = await client.query<{ key: number }>(
    `select records.${key} as key
     from (${await asStored(client, table)}) as records
     where
       records.${key} = any($2)
       -- Most were never saved again: nothing needs to be read and compared.
       and case
         when records.version = 1 then true
         else to_jsonb(records) - ${apart(subject)} = (
           select after - ${apart(subject)} from history.changes
           where table_name = $1 and record_key = records.${key}::text and request_id = $3
           order by change_ndx desc limit 1
         )
       end`,
    [table, keys, requestOf(importNdx)],
  );
  const unchanged = asImported.map((row) => row.key);
  const standing = hooksOf(subject).isRemovedFirst
    ? await removeAsOnScreen(writing, unchanged)
    : new Map<number, string>();
  const toDelete = unchanged.filter((one) => !standing.has(one));
  const removed = await deleteUnused(client, { table, key, references }, toDelete);
  undone.removed += removed.length;
  await forget(client, importNdx, removed);
  const left = await readRecords(
    client,
    subject,
    keys.filter((one) => !removed.includes(one)),
  );
  for (const { key: one, label } of left.values())
    undone.kept.push({
      record: label,
      why: standing.get(one) ?? (unchanged.includes(one) ? 'other records refer to it' : 'changed since'),
    });
}

/** Removes records with all that follows from it, the latest first. Answers why some of them stay. */
async function removeAsOnScreen(
  { client, user, served }: Writing,
  keys: readonly number[],
): Promise<Map<number, string>> {
  const standing = new Map<number, string>();
  const remove = async (some: readonly number[]) => {
    for (const key of some)
      await change(served[0]!, { client, user, were: [] }, key, { should_remove: true }, undefined);
    return some.slice();
  };
  await inHalves(
    client,
    keys.toSorted((one, other) => other - one),
    remove,
    (key, why) => standing.set(key, why),
  );
  return standing;
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
  const written = await readWritten(writing, keys);
  const toRestore = written.flatMap((one) => {
    const record = stored.get(one.key);
    return record ? [asBefore(subject, record, one, undone)] : [];
  });
  const restore = async (some: readonly (typeof toRestore)[number][]) => {
    await changeAll(writing, some);
    return some.map(({ record }) => record.key);
  };
  const restored = await inHalves(client, toRestore, restore, ({ record }, why) =>
    undone.kept.push({ record: record.label, why }),
  );
  const left = await hooksOf(subject).giveBack?.(client, restored, requestOf(importNdx));
  for (const [key, why] of left ?? []) undone.kept.push({ record: stored.get(key)!.label, why });
  undone.restored += restored.length;
  await forget(client, importNdx, restored);
}

/** What makes a record again what it was; what was changed since is named among what stays. */
function asBefore(subject: Subject, record: KnownRecord, { before, after }: Written, undone: Undone) {
  const { stored: now, label } = record;
  const written = Object.keys(subject.fields).filter((field) => field in after && !isSame(before[field], after[field]));
  const still = written.filter((field) => isSame(now[field], after[field]));
  const since = written.filter((field) => !isSame(now[field], after[field]) && !isSame(now[field], before[field]));
  if (since.length > 0) {
    const labels = since.map((field) => metaIn(subject, field).label);
    undone.kept.push({ record: label, why: `${labels.join(', ')}: changed since` });
  }
  return { record, changes: Object.fromEntries(still.map((field) => [field, before[field]])) };
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

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
  const { fieldsOf = (stored: Values) => stored } = effectsOf(subject.register);
  return rows.map(({ key, before, after }) => ({ key, before: fieldsOf(before), after: fieldsOf(after) }));
}

const forget = (client: pg.PoolClient, importNdx: number, keys: readonly number[]) =>
  client.query('delete from imported_records where import_ndx = $1 and record_key = any($2)', [importNdx, keys]);

async function forgetWords(client: pg.PoolClient, words: readonly AddedWord[]) {
  for (const { table, ndx } of words) {
    const lookup = lookups.find((known) => known.table === table) ?? vocabularyOf(table)?.list;
    if (!lookup) continue;
    const references = await readReferences(client, table);
    await deleteUnused(client, { table, key: lookup.value, references }, [ndx]);
  }
}

interface Reference {
  from: string;
  column: string;
  /** Whether rows of that table go with what they refer to. */
  goes: boolean;
  hasVersion: boolean;
}

/** What refers to a table: the same for all pieces of an undoing. */
async function readReferences(client: Pick<pg.ClientBase, 'query'>, table: string): Promise<Reference[]> {
  const { rows } = await client.query<Reference>(
    `select conrelid::regclass::text as from, attname as column, confdeltype = 'c' as goes,
       exists (select from pg_attribute as own where own.attrelid = conrelid and own.attname = 'version') as "hasVersion"
     from pg_constraint
     join pg_attribute on attrelid = conrelid and attnum = conkey[1]
     where contype = 'f' and confrelid = $1::regclass`,
    [table],
  );
  return rows;
}

/**
 * Deletes those rows of a table that no other record refers to; answers their keys. What the database laid with a row and nobody has
 * touched goes with it.
 */
async function deleteUnused(
  client: pg.PoolClient,
  { table, key, references }: { table: string; key: string; references: readonly Reference[] },
  keys: readonly number[],
): Promise<number[]> {
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
