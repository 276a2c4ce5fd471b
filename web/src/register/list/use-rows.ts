import { ApiError } from '@artesian/contract/language/client';
import { restoreRecord } from '@artesian/contract/language/history';
import { metaOf, type Register, type Row, type Values } from '@artesian/contract/language/register';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api } from '../../api.ts';
import { formatValue } from '../history/format.ts';
import { useOptions } from '../form/use-options.ts';

/** The rows of a register: of one record, or all of them. */
export const rowsQuery = (register: Register, parent: number | undefined) =>
  queryOptions({
    queryKey: parent === undefined ? [register.path] : [register.path, 'of', parent],
    queryFn: ({ signal }) => {
      const calls = api.register(register);
      return (parent === undefined ? calls.list(signal) : calls.listOf(parent, signal)) as Promise<Row[]>;
    },
  });

/** The rows and what can be done with each. A refusal is thrown, in words that say what to do. */
export function useRows(register: Register, parent: number | undefined, onSaved?: (saved: Row) => void) {
  const queries = useQueryClient();
  const options = useOptions(register);
  const query = useQuery(rowsQuery(register, parent));
  const acts = useMemo(() => {
    const calls = api.register(register);
    const once = onceEach();
    const keyOf = (row: Row) => row[register.key] as number;

    /** These rows are asked for again at once, and whatever else follows from them when it is next shown. */
    const refresh = async () => {
      void queries.invalidateQueries({ refetchType: 'none' });
      await queries.invalidateQueries({ queryKey: [register.path] });
    };

    const told = (saved: Row): Row => {
      void refresh();
      onSaved?.(saved);
      return saved;
    };

    const changedMeanwhile = (current: Values, changes: Values) => {
      const theirs = Object.keys(changes)
        .filter((name) => name in current)
        .map((name) => `${metaOf(register, name).label}: ${formatValue(register, options, name, current[name])}`);
      const instead = theirs.length > 0 ? ` (${theirs.join(', ')})` : '';
      return new Error(`Someone else saved this row meanwhile${instead}. Try again to use yours.`);
    };

    /** Told apart from somebody else's save by its version; the next save goes on from theirs. */
    const orAfterTheirs = async <A>(call: Promise<A>, changes: Values): Promise<A> => {
      try {
        return await call;
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 412) throw error;
        await refresh();
        throw changedMeanwhile(error.problem.current ?? {}, changes);
      }
    };

    return {
      save: async (row: Row, changes: Values) => {
        const saving = once(['save', nameOfRow(register, row), row.version, changes], (act) => {
          if (row[register.key] !== null) return calls.update(keyOf(row), changes, row.version, act);
          return calls.update(0, { ...namedBefore(register, row), ...changes }, undefined, act);
        });
        return told((await orAfterTheirs(saving, changes)) as Row);
      },
      /** Begun by `act`; what was corrected since is another act. */
      add: async (values: Values, act: string) => {
        const draft = register.of ? { ...values, [register.of]: parent } : values;
        return told((await once(['add', act, draft], (key) => calls.create(draft, key))) as Row);
      },
      /** Answers how to bring it back. */
      remove: async (row: Row) => {
        const key = keyOf(row);
        const deleting = once(['delete', key, row.version], (act) => calls.delete(key, row.version, act));
        await orAfterTheirs(deleting, {});
        void refresh();
        return async () => {
          const params = { register: register.path, key };
          await once(['restore', key], (idempotencyKey) => api.call(restoreRecord, { params, idempotencyKey }));
          await refresh();
        };
      },
    };
  }, [register, parent, options, queries, onSaved]);
  return { query, acts };
}

/** What names a row that does not exist yet. */
const namedBefore = ({ listedBefore = [] }: Register, row: Row): Values =>
  Object.fromEntries(listedBefore.map((name) => [name, row[name]]));

/** Tells a row from all others; one that does not exist yet has no key, and is known by what names it instead. */
export const nameOfRow = (register: Register, row: Row): string =>
  row[register.key] === null
    ? `before ${Object.values(namedBefore(register, row)).join(' ')}`
    : String(row[register.key]);

/** Each act under a key of its own, kept until it is answered: an answer that was lost is then given again. */
function onceEach() {
  const keys = new Map<string, string>();
  return async <A>(what: unknown, call: (key: string) => Promise<A>): Promise<A> => {
    const asked = JSON.stringify(what);
    const key = keys.get(asked) ?? crypto.randomUUID();
    keys.set(asked, key);
    const answered = await call(key);
    keys.delete(asked);
    return answered;
  };
}
