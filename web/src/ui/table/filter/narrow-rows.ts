import type { TableView } from '../address.ts';
import { shownValue, type Column } from '../column.ts';
import { matcherOf } from './filter.ts';

/** The rows that pass the filters of all columns. A link may name columns that are no more. */
export function narrowRows<T>(
  rows: readonly T[],
  columns: readonly Column<T>[],
  filters: TableView['filters'],
): readonly T[] {
  const tests = columns.filter(({ id }) => filters[id]).map((column) => testOf(column, filters[column.id]!));
  return tests.length === 0 ? rows : rows.filter((row) => tests.every((passes) => passes(row)));
}

function testOf<T>(column: Column<T>, filter: string): (row: T) => boolean {
  const passes = matcherOf(column.kind, filter);
  return (row) => passes(shownValue(column, row));
}
