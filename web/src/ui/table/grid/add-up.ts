import { formatNumber, type Column } from '../column.ts';

/** The most digits after the point that are added; measurements have fewer. */
const DIGITS = 6;

/** The sum of a column in words, exact: it is added in whole numbers. Blank where there is nothing to add. */
export function formatSum<T>(column: Column<T>, rows: readonly T[]): string {
  const values = rows.map((row) => column.value(row)).filter((value) => typeof value === 'number');
  if (values.length === 0) return '';
  const digits = values.every(Number.isInteger) ? 0 : (column.decimals ?? DIGITS);
  const sum = values.reduce((sum, value) => sum + whole(value, digits), 0n);
  return formatNumber(digits === 0 ? sum : Number(sum) / 10 ** digits, column);
}

/** A value in units of its last digit. */
const whole = (value: number, digits: number): bigint =>
  BigInt(digits === 0 ? value : Math.round(value * 10 ** digits));
