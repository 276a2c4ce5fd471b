import type { ReactNode } from 'react';
import { longDate } from '../dates.ts';

export type CellValue = string | number | boolean | null;

/** One column of a table: what it holds decides how it is filtered, sorted, aligned and exported. */
export interface Column<T> {
  id: string;
  header: string;
  /** A `date` is ISO text. */
  kind: 'text' | 'choice' | 'flag' | 'number' | 'date';
  /** Stands in the header, so that no number is without one. */
  unit?: string | undefined;
  /** Digits after the point; without, as many as there are, up to four. */
  decimals?: number | undefined;
  /** No commas between the thousands, as in a year. */
  ungrouped?: boolean;
  /** What is filtered, sorted, copied and exported; null where there is nothing. */
  value: (row: T) => CellValue;
  /** What is shown, where that is more than the value. */
  render?: (row: T) => ReactNode;
  /** Of a `choice`, in the order to offer them; without, those of the rows. */
  choices?: readonly string[];
  /** In px; without, what header and rows ask for. */
  width?: number;
  /** Offered by the column chooser, but not shown at first. */
  hidden?: boolean;
}

/** A header with its unit: `Elevation (ft)`. */
export const headerOf = ({ header, unit }: Pick<Column<never>, 'header' | 'unit'>) =>
  unit ? `${header} (${unit})` : header;

/** A value in words: numbers with their decimals and thousands, dates in long form, yes and no, blank for nothing. */
export function inWords<T>(column: Column<T>, row: T): string {
  const value = column.value(row);
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return numberInWords(value, column);
  return column.kind === 'date' ? longDate(value) : value;
}

function numberInWords(value: number, { decimals, ungrouped }: Pick<Column<never>, 'decimals' | 'ungrouped'>): string {
  return value.toLocaleString('en-US', {
    minimumFractionDigits: decimals ?? 0,
    maximumFractionDigits: decimals ?? 4,
    useGrouping: !ungrouped,
  });
}
