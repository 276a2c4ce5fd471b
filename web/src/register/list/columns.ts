import { columnsOf, metaOf, type Register, type Row } from '@artesian/contract/language/register';
import type { FieldMeta } from '@artesian/contract/language/fields';
import { columnMeta } from '@artesian/contract/language/rows';
import type { View } from '@artesian/contract/language/view';
import type { Column } from '../../ui/table/column.ts';
import { cellOf, declaredColumns, describedBy } from '../../ui/table/declared-column.ts';
import { REMOVED } from '../form/entries.ts';
import { nameOfChosen } from '../history/format.ts';
import { isChosen } from '../form/input-text.ts';
import type { FieldOptions } from '../form/use-options.ts';

/** The columns that follow from a declaration: first the field that a record is known by. */
export function columnsFor(register: Register, options: Readonly<Record<string, FieldOptions>>): Column<Row>[] {
  const declared = columnsOf(register).filter((name) => isDeclared(register, name) && !metaOf(register, name).hidden);
  const ordered = [register.label, ...declared.filter((name) => name !== register.label)];
  const columns = ordered.map((name) => columnOf(name, metaOf(register, name), options));
  return register.removable ? [...columns, removedColumn] : columns;
}

/** One declared column. */
export function columnOf(name: string, meta: FieldMeta, options: Readonly<Record<string, FieldOptions>>): Column<Row> {
  return {
    id: name,
    ...describedBy(meta),
    ...(meta.kind === 'lookup' && { choices: options[name]?.list.map(({ label }) => label) ?? [] }),
    value: isChosen(meta.kind)
      ? (row) => nameOfChosen(meta, options[name], row[name]) || null
      : (row) => cellOf(meta, row[name]),
  };
}

/** The number of a row in a vocabulary says nothing to a person; a view names its words beside it. */
const isForTable = ({ hidden, kind }: FieldMeta) => !hidden && kind !== 'place' && kind !== 'lookup';

const removedColumn: Column<Row> = {
  id: REMOVED,
  header: 'Is Removed',
  kind: 'flag',
  value: (row) => row[REMOVED] === true,
};

const isDeclared = (register: Register, name: string) => name in register.fields || name in (register.computed ?? {});

/** The columns that follow from the declaration of a view, with the name of the record first. */
export function columnsOfView({ label }: Register, { row }: View): Column<Row>[] {
  const shown = Object.keys(row.shape).filter((name) => isForTable(columnMeta(row, name)));
  return declaredColumns(row)(label, ...shown.filter((name) => name !== label));
}

/** A declared column by its id, with what the screen words otherwise, or one of the screen's own in its place. */
export type ColumnChoice =
  | string
  | (Pick<Column<Row>, 'id'> & Partial<Pick<Column<Row>, 'header' | 'kind' | 'isLongDate' | 'isPinned' | 'hidden'>>)
  | Column<Row>;

/** The chosen columns first, in their order; the others are offered by the column chooser. */
export function arrangeColumns(declared: readonly Column<Row>[], choices: readonly ColumnChoice[]): Column<Row>[] {
  const chosen = choices.flatMap((choice) => chosenColumn(declared, choice) ?? []);
  const others = declared.filter(({ id }) => !chosen.some((column) => column.id === id));
  return [...chosen, ...others.map((column) => ({ ...column, hidden: true }))];
}

function chosenColumn(declared: readonly Column<Row>[], choice: ColumnChoice): Column<Row> | undefined {
  if (typeof choice === 'object' && 'value' in choice) return choice;
  const { id, ...changes } = typeof choice === 'string' ? { id: choice } : choice;
  const column = declared.find((one) => one.id === id);
  return column && { ...column, ...changes };
}
