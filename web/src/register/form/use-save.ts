import { t } from '@artesian/domain/texts/translate';
import { ApiError } from '@artesian/contract/language/client';
import { messages } from '@artesian/contract/language/messages';
import type { Register, Row, Values } from '@artesian/contract/language/register';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { api } from '../../api.ts';
import { errorWordsToQuote } from '../../ui/error-words.ts';
import { notify } from '../../ui/notify.ts';
import { bodyOf, REMOVED } from './entries.ts';
import { rowsQuery } from '../list/use-rows.ts';

/** Saves a new record, of `parent` where it belongs to one, or the changes of one that is known. Refusals are thrown as `ApiError`. */
export function useSave(register: Register, parent?: number) {
  const queries = useQueryClient();
  const words = register.saidOfSaves ?? messages;
  // One key per act: repeating it after a lost answer cannot create a second record.
  const creation = useRef<string>(undefined);
  const keyOfUpdate = useKeyPerAct();

  const create = async (values: Values): Promise<Row> => {
    const { [REMOVED]: _removed, ...entered } = values;
    const draft = register.of === undefined ? entered : { ...entered, [register.of]: parent };
    creation.current ??= crypto.randomUUID();
    try {
      const saved = (await api.register(register).create(draft, creation.current)) as Row;
      creation.current = undefined;
      keep(queries, register, saved);
      notify.success(words.created);
      return saved;
    } catch (error) {
      // The first answer was lost and its record exists: what was corrected since is another act.
      if (error instanceof ApiError && error.problem.code === 'idempotency-key') creation.current = undefined;
      throw error;
    }
  };

  const update = async (base: Row, changes: Values, isUndoable = changes[REMOVED] === true): Promise<Row> => {
    const saved = await write(register, base, changes, keyOfUpdate([base.version, changes]));
    keep(queries, register, saved);
    const before = Object.fromEntries(Object.keys(changes).map((name) => [name, base[name] ?? null]));
    const undo = { label: t('Undo'), onClick: () => void putBack(queries, register, saved, before) };
    notify.success(words.updated, isUndoable ? { action: undo } : {});
    return saved;
  };

  return { create, update };
}

/** The same key while the same is asked: an answer that was lost is given again, and not taken for somebody else's save. */
export function useKeyPerAct() {
  const act = useRef({ asked: '', key: '' });
  return (what: unknown): string => {
    const asked = JSON.stringify(what);
    if (act.current.asked !== asked) act.current = { asked, key: crypto.randomUUID() };
    return act.current.key;
  };
}

/**
 * The record as the save answered it, in its list too: that is asked for anew after any save, among all else on the page, and nobody should
 * wait for it to see their own record. What failed before is made good.
 */
function keep(queries: QueryClient, register: Register, saved: Row) {
  notify.forgetErrors();
  queries.setQueryData([register.path, saved[register.key]], saved);
  const parent = register.of === undefined ? undefined : (saved[register.of] as number);
  queries.setQueryData(rowsQuery(register, parent).queryKey, (rows) => rows && withRow(rows, register.key, saved));
}

function withRow(rows: readonly Row[], key: string, saved: Row): Row[] {
  const isKnown = rows.some((row) => row[key] === saved[key]);
  return isKnown ? rows.map((row) => (row[key] === saved[key] ? { ...row, ...saved } : row)) : [...rows, saved];
}

async function putBack(queries: QueryClient, register: Register, saved: Row, before: Values) {
  try {
    keep(queries, register, await write(register, saved, before));
    notify.success((register.saidOfSaves ?? messages).updated);
  } catch (error) {
    notify.error(errorWordsToQuote(error));
  }
}

const write = (register: Register, base: Row, changes: Values, act?: string) =>
  api.register(register).update(base[register.key] as number, bodyOf(changes), base.version, act) as Promise<Row>;
