import { readNumber } from '../../register/form/input-text.ts';
import { percentFrom } from '../../ui/editable-table/column.ts';
import type { ReadPaste } from '../../ui/editable-table/paste.ts';

const MONTHS = 12;
/** Of percentages that were rounded before they were copied. */
const ABOUT_ONE = 0.01;

/** Twelve numbers in one line are the months; those that total about 1 are fractions, and meant as percentages. */
export const readShares: ReadPaste = (lines) => {
  const isLine = lines.length === 1 && lines[0]!.length === MONTHS;
  const column = isLine ? lines[0]!.map((cell) => [cell]) : lines;
  const numbers = column.map(([cell = '']) => (cell.includes('%') ? undefined : readNumber(cell)));
  const areFractions = column.length === MONTHS && isAboutOne(numbers);
  if (!isLine && !areFractions) return undefined;
  return {
    lines: areFractions ? numbers.map((number) => [String(percentFrom(number!, 1))]) : column,
    words: [
      ...(isLine ? ['Twelve numbers on one line are used as the twelve months.'] : []),
      ...(areFractions ? ['They total about 1, so they are treated as fractions: 0.085 becomes 8.5 %.'] : []),
    ].join(' '),
  };
};

function isAboutOne(numbers: readonly (number | undefined)[]): boolean {
  const sum = numbers.reduce<number>((total, number) => total + (number ?? Number.NaN), 0);
  return Math.abs(sum - 1) <= ABOUT_ONE;
}
