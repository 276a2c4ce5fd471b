import { useEffect, useState } from 'react';
import type { EditableColumn, Values } from '../../ui/editable-table/column.ts';
import type { EnteredRows } from '../../ui/editable-table/props.ts';
import { remember, remembered } from '../../ui/remembered.ts';
import { DraftOffer } from './DraftOffer.tsx';

/** What was entered in the rows of a table and not saved, by the key of each. */
type Draft = Readonly<Record<string, { version: unknown; changes: Values }>>;

interface TableDraftProps<T extends object> {
  name: string;
  /** The rows as they are kept by the server. */
  saved: readonly T[];
  rowKey: (row: T) => string;
  rowName: (row: T) => string;
  columns: readonly EditableColumn<T>[];
  entered: EnteredRows<T>;
}

export const forgetTableDraft = (name: string): void => remember(name, undefined, 'sessionStorage');

/** Keeps what is entered in a table until it is saved, and offers back what an ended session or a reload left behind. */
export function TableDraft<T extends object>({ name, saved, rowKey, rowName, columns, entered }: TableDraftProps<T>) {
  const [left, setLeft] = useState(() => remembered<Draft>(name, 'sessionStorage'));
  const savedRows = new Map(saved.map((row) => [rowKey(row), row]));
  const rows = new Map(entered.rows.map((row) => [rowKey(row), row]));
  const fields = columns.filter(({ entry }) => entry).map(({ id }) => id);
  const typed = draftOf(fields, rows, savedRows);
  const offered = left && stillToSay(left, rows);

  useEffect(() => {
    const kept = { ...offered, ...typed };
    remember(name, Object.keys(kept).length > 0 ? kept : undefined, 'sessionStorage');
  });

  if (!offered) return null;
  const names = Object.keys(offered).map((key) => rowName(rows.get(key)!));
  const isStale = Object.entries(offered).some(([key, { version }]) => version !== versionOf(savedRows.get(key)));
  const restore = () => {
    const cells = Object.entries(offered).flatMap(([row, { changes }]) =>
      Object.entries(changes).map(([column, value]) => ({ row, column, value })),
    );
    entered.enter(cells, 'Your entries are back. Save to keep them.');
    setLeft(undefined);
  };
  return (
    <DraftOffer
      entered={names.length > MOST_NAMED ? `${names.length} rows` : names.join('; ')}
      stale={isStale ? 'table' : undefined}
      onRestore={restore}
      onDiscard={() => setLeft(undefined)}
    />
  );
}

const MOST_NAMED = 5;

const versionOf = (row: object | undefined) => (row as Values | undefined)?.version;

function draftOf<T extends object>(
  fields: readonly string[],
  rows: ReadonlyMap<string, T>,
  saved: ReadonlyMap<string, T>,
): Draft {
  const changed = [...rows].flatMap(([key, row]) => {
    const before = saved.get(key) as Values | undefined;
    const changes = fields.flatMap((field) => {
      const value = (row as Values)[field];
      return before && before[field] !== value ? [[field, value] as const] : [];
    });
    return changes.length > 0
      ? [[key, { version: versionOf(before), changes: Object.fromEntries(changes) }] as const]
      : [];
  });
  return Object.fromEntries(changed);
}

/** Nothing of rows that are gone, or that say the same by now. */
function stillToSay<T extends object>(draft: Draft, rows: ReadonlyMap<string, T>): Draft | undefined {
  const open = Object.entries(draft).filter(([key, { changes }]) => {
    const row = rows.get(key) as Values | undefined;
    return row && Object.entries(changes).some(([field, value]) => row[field] !== value);
  });
  return open.length > 0 ? Object.fromEntries(open) : undefined;
}
