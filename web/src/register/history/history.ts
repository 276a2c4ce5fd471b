import type { recordHistory } from '@artesian/contract/language/history';
import type { Register, Values } from '@artesian/contract/language/register';
import type { z } from 'zod';
import { enteredFields } from '../form/entries.ts';

/** One save, as the history tells it. */
export type Change = z.output<(typeof recordHistory)['answer']>[number];
export type FieldChange = Change['changes'][number];

/**
 * What to enter again to have the record as the change at `index` left it: every newer change undone, from the newest
 * back. `history` is newest first.
 */
export function laterValues(register: Register, history: readonly Change[], index: number): Values {
  const undone = history.slice(0, index).flatMap(({ changes }) => changes);
  const entered = undone.filter(({ field }) => canBeEntered(register, field));
  return Object.fromEntries(entered.map(({ field, before }) => [field, before ?? null]));
}

export const canBeEntered = (register: Register, field: string) => enteredFields(register).includes(field);
