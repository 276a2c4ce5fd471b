import { t } from '@artesian/domain/texts/translate';
import type { ReactNode } from 'react';
import { inVolumeUnit, nameOfVolume, volumeDigits, volumeUnit } from '@artesian/domain/volume-unit';
import { localTime, longDate, shortDate } from '../dates.ts';

export type CellValue = string | number | boolean | null;

/** One column of a table: what it holds decides how it is filtered, sorted, aligned and exported. */
export interface Column<T> {
  id: string;
  header: string;
  /** A `date` is ISO text, of a day or of an instant. */
  kind: 'text' | 'choice' | 'flag' | 'number' | 'date';
  /** Stands in the header, so that no number is without one. */
  unit?: string | undefined;
  /** Digits after the point; without, as many as there are, up to four. */
  decimals?: number | undefined;
  /** With the name of the month, `January 1st, 2020`, in place of `01/01/2020`. */
  isLongDate?: boolean;
  /** No commas between the thousands, as in a year. */
  ungrouped?: boolean;
  /** What is filtered, sorted, copied and exported; null where there is nothing. */
  value: (row: T) => CellValue;
  /** What is shown, where that is more than the value. */
  render?: (row: T) => ReactNode;
  /** Of a `choice`, in the order to offer them; without, those of the rows. */
  choices?: readonly string[];
  /** What the line under the table says of it. */
  total?: 'sum';
  /** In px; without, what header and rows ask for. */
  width?: number;
  /** Offered by the column chooser, but not shown at first. */
  hidden?: boolean;
  /** Names the row, and stays in sight; without any such column, the first does. */
  isName?: boolean;
  /** Stays in sight beside the name until the reader chooses otherwise, as the month of a row does. */
  isPinned?: boolean;
}

/** The place of the column that names the row. */
export const nameIndexOf = (columns: readonly Pick<Column<never>, 'isName'>[]): number =>
  Math.max(
    0,
    columns.findIndex(({ isName }) => isName),
  );

type Measured = Pick<Column<never>, 'unit'>;

/** Volumes are in whole gallons as far as they are counted and compared, and shown in the unit of the district. */
export const isVolume = ({ unit }: Measured): boolean => unit === 'gal';
export const unitOfColumn = (column: Measured): string | undefined =>
  isVolume(column) ? volumeUnit().symbol : column.unit && t(column.unit);

type Headed = Pick<Column<never>, 'header' | 'unit'>;
export const nameOfColumn = (column: Headed): string =>
  isVolume(column) ? nameOfVolume(column.header) : column.header;

/** A header with its unit: `Elevation (ft)`. */
export function headerOf(column: Headed): string {
  const [name, unit] = [nameOfColumn(column), unitOfColumn(column)];
  return unit ? `${name} (${unit})` : name;
}

/** A column of names that the district gave, in the language of the page where they are known in it. */
export const translated = <T>(column: Column<T>): Column<T> => ({
  ...column,
  value: (row) => {
    const name = column.value(row);
    return typeof name === 'string' ? t(name) : name;
  },
});

/** A value as it leaves the page, and as people filter by it: a volume in the unit of the district. */
export function shownValue<T>(column: Column<T>, row: T): CellValue {
  const value = column.value(row);
  return typeof value === 'number' && isVolume(column) ? inVolumeUnit(value) : value;
}

/** A value in words: numbers with their decimals and thousands, dates in their form, yes and no, blank for nothing. */
export function formatCell<T>(column: Column<T>, row: T): string {
  const value = column.value(row);
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? t('Yes') : t('No');
  if (typeof value === 'number') return formatNumber(value, column);
  return column.kind === 'date' ? formatDate(value, column) : value;
}

function formatDate(iso: string, { isLongDate }: Pick<Column<never>, 'isLongDate'>): string {
  if (iso.includes('T')) return localTime(iso);
  return isLongDate ? longDate(iso) : shortDate(iso);
}

type NumberForm = Pick<Column<never>, 'decimals' | 'ungrouped' | 'unit'>;

/** A number, also one too large to be exact otherwise, as its column shows it. */
export function formatNumber(value: number | bigint, form: NumberForm): string {
  if (isVolume(form) && volumeUnit().gal !== 1) return volumeDigits(Number(value));
  return formatFor(form).format(value);
}

/** Made once each: to make one takes longer than a hundred numbers. */
const formats = new Map<string, Intl.NumberFormat>();

function formatFor({ decimals, ungrouped = false }: NumberForm): Intl.NumberFormat {
  const key = `${decimals} ${ungrouped}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat('en-US', {
    minimumFractionDigits: decimals ?? 0,
    maximumFractionDigits: decimals ?? 4,
    useGrouping: !ungrouped,
  });
  formats.set(key, made);
  return made;
}
