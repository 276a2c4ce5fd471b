import { ApiError } from '@artesian/contract/language/client';
import { restoreRecord } from '@artesian/contract/language/history';
import { metaOf, type Register, type Row, type Values } from '@artesian/contract/language/register';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { api } from '../api.ts';
import { useSession } from '../session/session.tsx';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { ChildTable } from './ChildTable.tsx';
import { nameOfChosen } from './in-words.ts';
import type { RowsPart } from './editor-part.ts';
import { useOptions } from './use-options.ts';

/** The rows of a register that belong to one record. */
const rowsOfQuery = (register: Register, parent: number) =>
  queryOptions({
    queryKey: [register.path, 'of', parent],
    queryFn: ({ signal }) => api.register(register).listOf(parent, signal) as Promise<Row[]>,
  });

/** The rows of one record as a table, each saved by itself. What can be done with them follows from the calls of their register. */
export function ChildRows({ title, rows: register, columns, add, maxHeight, parent }: RowsPart & { parent: number }) {
  const { may } = useSession();
  const { create, update, delete: removal } = register.calls;
  const rows = rowsOfQuery(register, parent);
  const { data, error, refetch } = useQuery(rows);
  const queries = useQueryClient();
  const options = useOptions(register);
  const keyOf = useCallback((row: Row) => rowKey(register, row), [register]);
  const nameOf = (row: Row) =>
    nameOfChosen(metaOf(register, register.label), options[register.label], row[register.label]) || register.one;

  /** What somebody else did to a row meanwhile is shown, beside what was entered. */
  const unlessOvertaken = async <T,>(act: Promise<T>): Promise<T> => {
    try {
      return await act;
    } catch (refusal) {
      if (!(refusal instanceof ApiError) || (refusal.status !== 412 && refusal.status !== 404)) throw refusal;
      await queries.invalidateQueries({ queryKey: rows.queryKey });
      throw new Error(`Somebody else changed this ${register.one} meanwhile. Check it, then save again.`, {
        cause: refusal,
      });
    }
  };

  if (error && !data) return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  return (
    <ChildTable<Row>
      register={register}
      columns={columns}
      name={title}
      rows={data}
      rowKey={keyOf}
      rowName={nameOf}
      isReadOnly={!update || !may(update)}
      empty="There are none yet."
      {...(maxHeight && { maxHeight })}
      save={(row, changes) => unlessOvertaken(saveRow(register, row, changes))}
      {...(create &&
        may(create) && {
          add: (values: Values, act: string) => addRow(register, parent, values, act),
          addLabel: add ?? 'Add',
        })}
      {...(removal && may(removal) && { remove: (row: Row) => unlessOvertaken(removeRow(register, row)) })}
    />
  );
}

/** A row that does not exist yet has no key, and is known by what names it instead. */
function rowKey({ key, listedBefore = [] }: Register, row: Row): string {
  return row[key] === null ? `before ${listedBefore.map((name) => row[name]).join(' ')}` : String(row[key]);
}

function saveRow(register: Register, row: Row, changes: Values): Promise<Row> {
  const { key, listedBefore = [] } = register;
  if (row[key] !== null) return api.register(register).update(row[key] as number, changes, row.version) as Promise<Row>;
  const named = Object.fromEntries(listedBefore.map((name) => [name, row[name]]));
  return api.register(register).update(0, { ...named, ...changes }, undefined) as Promise<Row>;
}

const addRow = (register: Register, parent: number, values: Values, act: string) =>
  api.register(register).create({ ...values, [register.of!]: parent }, act) as Promise<Row>;

/** Answers how to undo it. */
async function removeRow(register: Register, row: Row) {
  const key = row[register.key] as number;
  await api.register(register).delete(key, row.version);
  return () => api.call(restoreRecord, { params: { register: register.path, key } });
}
