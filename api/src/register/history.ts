import { inspectionForm } from '@artesian/contract/field/inspections';
import { wellRecordForm } from '@artesian/contract/field/well-record';
import { historyOfRows, recordHistory } from '@artesian/contract/language/history';
import type { Register } from '@artesian/contract/language/register';
import { registers } from '@artesian/contract/registers';
import type { Pool } from 'pg';
import { answer } from '../platform/calls/answer.ts';
import { notFound } from '../platform/problems.ts';
import { effectsOf } from './effects.ts';
import { changesOfRow, isTold, type Entry, type StoredChange } from './stored-change.ts';
import { tellSaves } from './tell-saves.ts';

const NEWEST = 200;

const readChanges = (condition: string) => `
  select changes.at, changes.who, accounts.name as who_name, changes.operation, changes.before, changes.after,
         changes.request_id, changes.note, changes.table_name, changes.record_key::integer as key
  from history.changes
  left join accounts on accounts.sub = changes.who
  where ${condition}
  order by changes.change_ndx desc
  limit ${NEWEST}`;

const ofRecord = readChanges('changes.table_name = $1 and changes.record_key = $2');
const ofParent = readChanges('changes.table_name = $1 and $2 in (changes.before ->> $3, changes.after ->> $3)');
const ofRecordAndDays = readChanges(
  `(changes.table_name = $1 and changes.record_key = $2)
   or (changes.table_name = $3 and $2 in (changes.before ->> $4, changes.after ->> $4))`,
);

/** Who changed a record, when, from what to what: the newest 200 changes of the register's own fields. */
export const answerRecordHistory = answer(recordHistory, async ({ params }, { database }) => {
  const found = await readRecord(database.pool, registerAt(params.register), String(params.key));
  return found.map(({ key: _key, ...entry }) => entry);
});

/** The same of the rows that belong to one record, whichever they are or were. */
export const answerHistoryOfRows = answer(historyOfRows, async ({ params }, { database }) => {
  const register = registerAt(params.register);
  if (register.of === undefined) throw notFound('such register of rows');
  const values = [register.table, String(params.parent), register.of];
  return tellRows(register, await read(database.pool, ofParent, values));
});

/** The field writes rows of its own and of the office by calls of its own: their history is told in its fields. */
const told: readonly Register[] = [...registers, wellRecordForm, inspectionForm];

function registerAt(path: string): Register {
  const register = told.find((one) => one.path === path);
  if (!register) throw notFound('such register');
  return register;
}

async function readRecord(pool: Pool, register: Register, key: string): Promise<Entry[]> {
  const { dated } = effectsOf(register);
  if (!dated) return tellRows(register, await read(pool, ofRecord, [register.table, key]));
  return tellSaves(register, dated, await read(pool, ofRecordAndDays, [register.table, key, dated.table, dated.of]));
}

/** The newest 200 changes of one row, as they were stored. */
export const changesOfRecord = (pool: Pool, table: string, key: number): Promise<StoredChange[]> =>
  read(pool, ofRecord, [table, String(key)]);

const read = async (pool: Pool, text: string, values: string[]): Promise<StoredChange[]> =>
  (await pool.query<StoredChange>(text, values)).rows;

const tellRows = (register: Register, stored: readonly StoredChange[]): Entry[] =>
  stored
    .map(({ before, after, table_name: _table, ...entry }) => ({
      ...entry,
      changes: changesOfRow(register, before, after),
    }))
    .filter(isTold);
