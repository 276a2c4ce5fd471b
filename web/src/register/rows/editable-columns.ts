import { withoutDefault, type FieldMeta } from '@artesian/contract/language/fields';
import { messages } from '@artesian/contract/language/messages';
import { metaOf, type Register } from '@artesian/contract/language/register';
import { volumeUnit } from '@artesian/domain/volume-unit';
import { isVolume, type CellValue } from '../../ui/table/column.ts';
import {
  percentFrom,
  percentTo,
  type CellEntry,
  type CellOption,
  type EditableColumn,
} from '../../ui/editable-table/column.ts';
import { columnOf } from '../list/columns.ts';
import { isRequired } from '../form/entries.ts';
import { entryOf, isNumber, isUnset, readNumber, valueOf } from '../form/input-text.ts';
import { linkingColumn } from '../list/linking-column.tsx';
import { emptyLabel } from '../history/format.ts';
import { createOptionSearch, MOST_SUGGESTIONS } from '../form/option-search.ts';
import type { FieldOptions } from '../form/use-options.ts';

/** What columns follow from: a register, or the same parts of something that is saved otherwise. */
export type Declared = Pick<Register, 'fields' | 'computed' | 'change'>;

/** A declared column by its id, with what the screen knows better, or one of the screen's own. */
export type EditableChoice<T> =
  | string
  | (Pick<EditableColumn<T>, 'id'> &
      Partial<Omit<EditableColumn<T>, 'entry'>> & {
        isReadOnly?: boolean;
        /** The field that names a record: what the cell says leads to it. */
        opens?: string;
      });

/** The columns of an editable table, in the order of the choices. */
export const editableColumns = <T extends object>(
  declared: Declared,
  options: Readonly<Record<string, FieldOptions>>,
  choices: readonly EditableChoice<T>[],
  required: string = messages.required,
): EditableColumn<T>[] =>
  choices.map((choice) => {
    const { isReadOnly = false, opens, ...own } = typeof choice === 'string' ? { id: choice } : choice;
    const known = declaredColumn<T>(declared, options, required, own.id, own.percentOf, isReadOnly);
    const column = { ...known, ...own } as EditableColumn<T>;
    return opens ? linkingColumn(column, opens, metaOf(declared, opens)) : column;
  });

/** Nothing of a column that the declaration does not know: such a one is computed by the screen. */
function declaredColumn<T extends object>(
  declared: Declared,
  options: Readonly<Record<string, FieldOptions>>,
  required: string,
  name: string,
  percentOf: number | undefined,
  isReadOnly: boolean,
): Partial<EditableColumn<T>> {
  if (!(name in declared.fields || name in (declared.computed ?? {}))) return {};
  const meta = metaOf(declared, name);
  const column = columnOf(name, meta, options) as unknown as EditableColumn<T>;
  const isEntered = name in declared.fields && !isReadOnly;
  const entry = isEntered && {
    entry: entryFor(declared, name, meta, required, options[name]),
  };
  return percentOf ? percent(name, { ...column, ...entry }, percentOf) : { ...column, ...entry };
}

function entryFor(
  declared: Declared,
  name: string,
  meta: FieldMeta,
  required: string,
  fieldOptions: FieldOptions | undefined,
): CellEntry {
  const options = optionsOf(meta, fieldOptions);
  const schema = declared.fields[name]!;
  const isOptional = withoutDefault(schema).safeParse(null).success;
  const mustBeThere = isRequired(declared, name);
  return {
    textOf: (value) => textOf(meta, options, value),
    read: (text) => read(meta, options, text, isOptional),
    check: (value) => {
      if (mustBeThere && (value === '' || isUnset(meta.kind, value))) return required;
      return declared.change.safeParse({ [name]: value }).error?.issues[0]?.message;
    },
    blank: schema.safeParse(undefined).data ?? null,
    isRequired: mustBeThere,
    isLong: meta.kind === 'long-text',
    // Neither an exponent nor a fraction is a whole number.
    ...(meta.kind === 'integer' && { blocked: isVolume(meta) && volumeUnit().decimals > 0 ? 'e' : 'e.' }),
    ...(options && { options: { find: offer(options), emptyLabel: (text) => emptyLabel(fieldOptions, text) } }),
  };
}

function optionsOf({ kind, choices }: FieldMeta, options: FieldOptions | undefined): readonly CellOption[] | undefined {
  if (kind === 'choice') return choices?.map((choice) => ({ value: choice, label: choice }));
  return kind === 'lookup' || kind === 'reference' ? (options?.list ?? []) : undefined;
}

/** What is removed is no longer offered. */
function offer(options: readonly CellOption[]) {
  const { find } = createOptionSearch(options.filter(({ isRemoved }) => !isRemoved));
  return (text: string) => find(text).slice(0, MOST_SUGGESTIONS);
}

function textOf(meta: FieldMeta, options: readonly CellOption[] | undefined, value: unknown): string {
  if (meta.kind === 'flag' && typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (options && typeof value === 'number') {
    return isUnset(meta.kind, value) ? '' : (options.find((option) => option.value === value)?.label ?? `#${value}`);
  }
  return typeof value === 'string' ? value : String(entryOf(meta, value) ?? '');
}

function read(
  meta: FieldMeta,
  options: readonly CellOption[] | undefined,
  typed: string,
  isOptional: boolean,
): unknown {
  const text = typed.trim();
  if (meta.kind === 'flag') return flags[text.toLowerCase()] ?? text;
  if (options && text !== '') return optionNamed(options, text)?.value ?? text;
  if (options) return valueOf(meta, null, isOptional);
  return valueOf(meta, isNumber(meta) ? withMinus(text) : text, isOptional);
}

const flags: Record<string, boolean> = {
  yes: true,
  true: true,
  x: true,
  '1': true,
  no: false,
  false: false,
  '0': false,
  '': false,
};

/** By its whole name, or the only one that begins so. */
function optionNamed(options: readonly CellOption[], text: string): CellOption | undefined {
  const wanted = text.toLowerCase();
  const beginning = options.filter(({ label }) => label.toLowerCase().startsWith(wanted));
  return (
    options.find(({ label }) => label.toLowerCase() === wanted) ?? (beginning.length === 1 ? beginning[0] : undefined)
  );
}

/** Accountants write -12 as (12). */
const withMinus = (text: string) => text.replace(/^\((.+)\)$/, '-$1');

/** As many digits after the point as are kept of a percentage. */
const decimalsOf = (whole: number) => (whole === 1 ? 3 : Math.max(0, Math.log10(whole) - 2));

/** A column that is kept as a part of `whole`, shown and typed in percent. */
function percent<T extends object>(name: string, column: EditableColumn<T>, whole: number): EditableColumn<T> {
  const shown = (value: unknown): CellValue => (typeof value === 'number' ? percentFrom(value, whole) : null);
  const decimals = decimalsOf(whole);
  const { entry } = column;
  return {
    ...column,
    unit: '%',
    kind: 'number',
    decimals,
    percentOf: whole,
    value: (row) => shown((row as Record<string, unknown>)[name]),
    ...(entry && {
      entry: {
        ...entry,
        blocked: 'e-',
        textOf: (value) => (typeof value === 'number' ? String(shown(value)) : String(value ?? '')),
        read: (text) => {
          const number = readNumber(withMinus(text.trim()));
          return number === undefined ? text.trim() || null : percentTo(number, whole);
        },
        check: (value) => percentProblem(entry, value, whole, decimals),
      },
    }),
  };
}

/** What the declaration says against a part of the whole, said of the percentage that was typed. */
function percentProblem(entry: CellEntry, value: unknown, whole: number, decimals: number): string | undefined {
  if (typeof value === 'number' && percentFrom(value, whole) !== Number(percentFrom(value, whole).toFixed(decimals))) {
    return `Use at most ${decimals} digits after the point.`;
  }
  const message = entry.check(value);
  if (message === undefined || message === messages.required) return message;
  return typeof value === 'number' ? 'Enter a percentage from 0 to 100.' : 'Enter a number.';
}
