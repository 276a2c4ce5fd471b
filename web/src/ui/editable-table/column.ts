import { t } from '@artesian/domain/texts/translate';
import { formatCell, type CellValue, type Column, unitOfColumn } from '../table/column.ts';
import { exactSum, shiftPoint } from './exact.ts';

export type Values = Readonly<Record<string, unknown>>;

/** Something to choose in a cell. */
export interface CellOption {
  value: string | number;
  label: string;
  /** Tells those of the same name apart. */
  detail?: string;
  /** Still shown where it was chosen, no longer offered. */
  isRemoved?: boolean;
}

/** What the cells of a column are chosen from. */
export interface CellOptions {
  /** What a text may mean, the best first; everything for none. */
  find: (text: string) => readonly CellOption[];
  /** What is said where nothing is found. */
  emptyLabel: (text: string) => string;
  /** Several stand in a cell, with commas between them: each option is the whole text with one more. */
  isOfSeveral?: boolean;
}

/** How the cells of a column are entered. */
export interface CellEntry {
  /** A value as a person would type it. */
  textOf: (value: unknown) => string;
  /** The value that a text means; text that means nothing comes back as it is, for `check` to refuse. */
  read: (text: string) => unknown;
  /** What is wrong with a value, in words. */
  check: (value: unknown) => string | undefined;
  /** What a new row begins with. */
  blank: unknown;
  isRequired?: boolean;
  /** Several lines of text. */
  isLong?: boolean;
  /** Nobody who looks over a shoulder reads it, and nothing copies it. */
  isSecret?: boolean;
  /** Keys that type nothing here, as letters in small print. */
  blocked?: string;
  /** Where it is chosen, not typed. */
  options?: CellOptions;
}

/** One column of an editable table. Its `id` is the name of the field that it changes. */
export interface EditableColumn<T> extends Column<T> {
  /** Without, the column is only read. */
  entry?: CellEntry;
  /** What is wrong with a value beside the others of its row, in words. */
  problemIn?: (row: T) => string | undefined;
  /** Where only some rows may be changed. */
  isEditable?: (row: T) => boolean;
  /** Stored so that this many are the whole, and shown and typed as a percentage: 1 or 100,000. */
  percentOf?: number;
  /** At the foot of the column. */
  total?: 'sum';
  /** What the total has to be, as it is stored. */
  mustSum?: number;
}

/** The first column stays in sight, and the second where it says so and there is room. */
export function pinnedOf<T>({ isPinned }: EditableColumn<T>, index: number): 'first' | 'second' | undefined {
  if (index === 0) return 'first';
  return index === 1 && isPinned ? 'second' : undefined;
}

/** A number as it is stored, as the column shows it: the fraction 0.25, or 25,000 hundred-thousandths, as 25 %. */
export const percentFrom = (stored: number, whole: number) => shiftPoint(stored, 2 - Math.log10(whole));
export const percentTo = (shown: number, whole: number) => shiftPoint(shown, Math.log10(whole) - 2);

export interface Total {
  /** With its unit. */
  words: string;
  target?: { isMet: boolean; message: string };
}

/** The foot of a column over rows that are all understood; `undefined` for a column without one. */
export function totalOf<T>(column: EditableColumn<T>, rows: readonly T[]): Total | undefined {
  if (column.total !== 'sum') return undefined;
  const sum = exactSum(rows.map((row) => column.value(row)).filter((value) => typeof value === 'number'));
  const words = amountOf(column, sum);
  if (column.mustSum === undefined) return { words };
  const target = column.percentOf ? percentFrom(column.mustSum, column.percentOf) : column.mustSum;
  return { words, target: { isMet: sum === target, message: formatTarget(column, sum, target) } };
}

function formatTarget<T>(column: EditableColumn<T>, sum: number, target: number): string {
  const whole = amountOf(column, target);
  const gap = exactSum([target, -sum]);
  if (gap === 0) return t('{header}: the total is {whole}, as it must be.', { header: column.header, whole });
  const difference =
    gap > 0
      ? t('{column} is missing', { column: amountOf(column, gap) })
      : t('{column} is too much', { column: amountOf(column, -gap) });
  return t('{header}: the total must be {whole}. It is {column}: {difference}.', {
    header: column.header,
    whole,
    column: amountOf(column, sum),
    difference,
  });
}

function amountOf<T>(column: EditableColumn<T>, value: CellValue): string {
  const words = formatCell({ ...column, value: () => value }, undefined as never);
  const unit = unitOfColumn(column);
  return unit ? `${words} ${unit}` : words;
}
