import { UNSET, type FieldMeta } from '@artesian/contract/fields';
import { metaOf, type Register, type Row } from '@artesian/contract/register';
import type { Column } from '../ui/table/column.ts';

type Labels = Record<string, Map<number, string>>;

/** The columns of a register's table, from its declaration. Keys of lookups and other records are shown by their words. */
export function registerColumns(register: Register, labels: Labels): Column<Row>[] {
  const names = [
    ...new Set([register.label, ...Object.keys(register.computed ?? {}), ...Object.keys(register.fields)]),
  ];
  const columns = names.map((name) => fieldColumn(name, metaOf(register, name), labels));
  return register.removable ? [...columns, removedColumn] : columns;
}

const removedColumn: Column<Row> = {
  id: 'removed',
  header: 'Is Removed',
  kind: 'flag',
  value: ({ removed }) => removed === true,
};

const kinds: Record<FieldMeta['kind'], Column<Row>['kind']> = {
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
  reference: 'text',
};

function fieldColumn(name: string, meta: FieldMeta, labels: Labels): Column<Row> {
  return {
    id: name,
    header: meta.label,
    kind: kinds[meta.kind],
    unit: meta.unit,
    decimals: meta.decimals,
    hidden: meta.hidden ?? false,
    value: (row) => shownValue(row[name], meta, labels),
  };
}

function shownValue(value: unknown, meta: FieldMeta, labels: Labels): string | number | boolean | null {
  if (value === null || value === undefined) return null;
  if (meta.to === undefined) return value as string | number | boolean;
  if (value === UNSET && meta.kind === 'lookup') return null;
  return labels[meta.to]?.get(value as number) ?? null;
}
