import type { ReactNode } from 'react';

/** One column of a table: what it holds decides how it is filtered, sorted, aligned and exported. */
export interface Column<T> {
  id: string;
  header: string;
  kind: 'text' | 'choice' | 'flag' | 'number' | 'date';
  /** Stands in the header, so that no number is without one. */
  unit?: string | undefined;
  decimals?: number | undefined;
  /** What is filtered, sorted, copied and exported; null where there is nothing. */
  value: (row: T) => string | number | boolean | null;
  /** What is shown, where that is more than the value. */
  render?: (row: T) => ReactNode;
  /** Of a `choice`, in the order to offer them; without, those of the rows. */
  choices?: readonly string[];
  /** In px. */
  width?: number;
  /** Offered by the column chooser, but not shown at first. */
  hidden?: boolean;
}

export const headerOf = ({ header, unit }: Pick<Column<never>, 'header' | 'unit'>) =>
  unit ? `${header} (${unit})` : header;

/** A value in words: numbers with their decimals and thousands, yes and no, blank for nothing. */
export function inWords<T>(column: Column<T>, row: T): string {
  const value = column.value(row);
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return numberInWords(value, column.decimals);
  return value;
}

function numberInWords(value: number, decimals: number | undefined): string {
  const digits =
    decimals === undefined
      ? { maximumFractionDigits: 4 }
      : { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  return value.toLocaleString('en-US', digits);
}
