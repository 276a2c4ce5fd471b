import type { historyOfRows } from '@artesian/contract/language/history';
import { columnsOf, type Register, type Values } from '@artesian/contract/language/register';
import type { z } from 'zod';
import { effectsOf } from './effects.ts';

export type Entry = z.output<(typeof historyOfRows)['answer']>[number];

/** A row as it was and as it became by one statement. */
export interface StoredChange extends Omit<Entry, 'changes'> {
  table_name: string;
  before: Values | null;
  after: Values | null;
}

/** Columns that say when and by whom; the entry of the history says it already. */
const STAMPS = /^(version|(created|updated|removed)_(timestamp|by))$/;

/** What a change of a register's row changed, in its fields. */
export function changesOfRow(register: Register, was: Values | null, is: Values | null): Entry['changes'] {
  const { fieldsOf = (stored: Values) => stored } = effectsOf(register);
  const fields = columnsOf(register).filter((name) => !STAMPS.test(name) && name !== register.key);
  return differences(fields, was && fieldsOf(was), is && fieldsOf(is));
}

export const differences = (fields: readonly string[], before: Values | null, after: Values | null): Entry['changes'] =>
  fields
    .map((field) => ({ field, before: before?.[field] ?? null, after: after?.[field] ?? null }))
    .filter((change) => JSON.stringify(change.before) !== JSON.stringify(change.after));

/** A save that changed nothing that people enter is not told. */
export const isTold = ({ operation, changes }: Entry): boolean => operation !== 'update' || changes.length > 0;
