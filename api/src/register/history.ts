import { historyOfRows, recordHistory } from '@artesian/contract/language/history';
import { columnsOf, type Register, type Values } from '@artesian/contract/language/register';
import { registers } from '@artesian/contract/registers';
import type { z } from 'zod';
import type { Pool } from 'pg';
import { answer } from '../platform/calls/answer.ts';
import { notFound } from '../platform/problems.ts';
import { effectsOf } from './effects.ts';

type Entry = z.output<(typeof historyOfRows)['answer']>[number];
type StoredChange = Omit<Entry, 'changes'> & {
  before: Values | null;
  after: Values | null;
};

/** Columns that say when and by whom; the entry of the history says it already. */
const STAMPS = /^(version|(created|updated|removed)_(timestamp|by))$/;
const NEWEST = 200;

const readChanges = (condition: string) => `
  select changes.at, changes.who, accounts.name as who_name, changes.operation, changes.before, changes.after,
         changes.request_id, changes.record_key::integer as key
  from history.changes
  left join accounts on accounts.sub = changes.who
  where changes.table_name = $1 and ${condition}
  order by changes.change_ndx desc
  limit ${NEWEST}`;

const ofRecord = readChanges('changes.record_key = $2');
const ofParent = readChanges('$2 in (changes.before ->> $3, changes.after ->> $3)');

/** Who changed a record, when, from what to what: the newest 200 changes of the register's own fields. */
export const answerRecordHistory = answer(recordHistory, async ({ params }, { database }) => {
  const register = registerAt(params.register);
  const found = await read(database.pool, register, ofRecord, [String(params.key)]);
  return found.map(({ key: _key, ...entry }) => entry);
});

/** The same of the rows that belong to one record, whichever they are or were. */
export const answerHistoryOfRows = answer(historyOfRows, async ({ params }, { database }) => {
  const register = registerAt(params.register);
  if (register.of === undefined) throw notFound('such register of rows');
  return read(database.pool, register, ofParent, [String(params.parent), register.of]);
});

function registerAt(path: string): Register {
  const register = registers.find((one) => one.path === path);
  if (!register) throw notFound('such register');
  return register;
}

async function read(pool: Pool, register: Register, text: string, values: string[]): Promise<Entry[]> {
  const { rows } = await pool.query<StoredChange>(text, [register.table, ...values]);
  return rows
    .map((stored) => readable(stored, register))
    .filter(({ operation, changes }) => operation !== 'update' || changes.length > 0);
}

function readable({ before: was, after: is, ...entry }: StoredChange, register: Register): Entry {
  const { fieldsOf = (stored: Values) => stored } = effectsOf(register);
  const [before, after] = [was && fieldsOf(was), is && fieldsOf(is)];
  const fields = columnsOf(register).filter((name) => !STAMPS.test(name) && name !== register.key);
  const changes = fields
    .map((field) => ({ field, before: before?.[field] ?? null, after: after?.[field] ?? null }))
    .filter((change) => JSON.stringify(change.before) !== JSON.stringify(change.after));
  return { ...entry, changes };
}
