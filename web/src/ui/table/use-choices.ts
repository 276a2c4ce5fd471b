import { useMemo } from 'react';
import type { Column } from './column.ts';

/** What each `choice` can be filtered by, by column id: as declared, or what the rows hold. */
export function useChoices<T>(rows: readonly T[], columns: readonly Column<T>[]): Record<string, readonly string[]> {
  return useMemo(() => {
    const ofRows = (column: Column<T>) =>
      [...new Set(rows.map((row) => column.value(row)).filter((value) => typeof value === 'string'))].toSorted();
    return Object.fromEntries(
      columns.filter(({ kind }) => kind === 'choice').map((column) => [column.id, column.choices ?? ofRows(column)]),
    );
  }, [rows, columns]);
}
