import type { FieldMeta, Kind } from '@artesian/contract/language/fields';
import { columnMeta } from '@artesian/contract/language/rows';
import type { z } from 'zod';
import type { CellValue, Column } from './column.ts';

const columnKinds: Record<Kind, Column<never>['kind']> = {
  text: 'text',
  'long-text': 'text',
  integer: 'number',
  decimal: 'number',
  latitude: 'number',
  longitude: 'number',
  flag: 'flag',
  date: 'date',
  timestamp: 'date',
  choice: 'choice',
  lookup: 'choice',
  lookups: 'text',
  // A register is too long to choose from in a filter.
  reference: 'text',
  key: 'number',
  year: 'number',
  percent: 'number',
  list: 'text',
  place: 'text',
};

/** How a table shows a field, as it is declared. */
export const describedBy = (meta: FieldMeta) => ({
  header: meta.label,
  kind: columnKinds[meta.kind],
  unit: meta.kind === 'percent' ? '%' : meta.unit,
  decimals: meta.kind === 'integer' ? 0 : meta.decimals,
  ...((meta.kind === 'year' || meta.kind === 'key') && { ungrouped: true }),
  ...(meta.choices && { choices: meta.choices }),
  ...(meta.kind === 'long-text' && { width: 280 }),
});

/** A value as a cell holds it: a fraction in percent, a list with commas between. */
export function cellOf({ kind }: FieldMeta, value: unknown): CellValue {
  if (value === null || value === undefined) return null;
  if (kind === 'percent') return (value as number) * 100;
  return Array.isArray(value) ? value.join(', ') || null : (value as CellValue);
}

/** A declared column by its name, and what this table shows of it otherwise. */
type Chosen<R> = (keyof R & string) | ({ id: keyof R & string } & Partial<Omit<Column<R>, 'id' | 'value'>>);

/** The columns of a view or answer that a table shows, with the labels and units of its declaration. */
export const declaredColumns =
  <R extends z.ZodObject>(row: R) =>
  (...chosen: Chosen<z.output<R>>[]): Column<z.output<R>>[] =>
    chosen.map((choice) => {
      const { id, ...changes } = typeof choice === 'string' ? { id: choice } : choice;
      const meta = columnMeta(row, id);
      return { id, ...describedBy(meta), value: (values) => cellOf(meta, values[id]), ...changes };
    });
