import { ApiError } from '@artesian/contract/language/client';
import { messages } from '@artesian/contract/language/messages';
import type { Register, Row, Values } from '@artesian/contract/language/register';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { api } from '../api.ts';
import { notify } from '../ui/notify.ts';
import { bodyOf, REMOVED } from './entries.ts';

/** Saves a new record, or the changes of one that is known. Refusals are thrown as `ApiError`. */
export function useSave(register: Register) {
  const queries = useQueryClient();
  // One key per act: repeating it after a lost answer cannot create a second record.
  const act = useRef<string>(undefined);

  const create = async (values: Values): Promise<Row> => {
    const { [REMOVED]: _removed, ...draft } = values;
    act.current ??= crypto.randomUUID();
    try {
      const saved = (await api.register(register).create(draft, act.current)) as Row;
      act.current = undefined;
      keep(queries, register, saved);
      notify.success(messages.created);
      return saved;
    } catch (error) {
      // The first answer was lost and its record exists: what was corrected since is another act.
      if (error instanceof ApiError && error.problem.code === 'idempotency-key') act.current = undefined;
      throw error;
    }
  };

  const update = async (base: Row, changes: Values): Promise<Row> => {
    const saved = await write(register, base, changes);
    keep(queries, register, saved);
    const isRemoval = changes[REMOVED] === true;
    notify.success(
      messages.updated,
      isRemoval ? { action: { label: 'Undo', onClick: () => void restore(queries, register, saved) } } : {},
    );
    return saved;
  };

  return { create, update };
}

/** The save of a record that the save itself answered goes into every list that shows it. */
function keep(queries: QueryClient, register: Register, saved: Row) {
  queries.setQueryData([register.path, saved[register.key]], saved);
  void queries.invalidateQueries({ queryKey: [register.path], exact: true });
  void queries.invalidateQueries({ queryKey: [register.path, saved[register.key], 'history'] });
}

async function restore(queries: QueryClient, register: Register, removed: Row) {
  try {
    keep(queries, register, await write(register, removed, { [REMOVED]: false }));
    notify.success(messages.updated);
  } catch (error) {
    notify.error((error as Error).message || messages.somethingWentWrong);
  }
}

const write = (register: Register, base: Row, changes: Values) =>
  api.register(register).update(base[register.key] as number, bodyOf(changes), base.version) as Promise<Row>;
