import type { Reader } from '../logger-file.ts';
import { cellsOf, readTable, type Separator } from '../read-table.ts';

/** The line of units says how dates are written. */
const datesOf = /^\s*"?\s*(M\/D\/Y|D\/M\/Y|Y\/M\/D)/i;
/** Lines of dashes stand around the headings of a printed table. */
const rule = /^["\-=,;\s]+$/;

export const ysi: Reader = {
  maker: 'YSI',
  format: '.csv',
  recognizes: ({ lines }) => lines.slice(0, 10).some((line) => datesOf.test(line)),
  read: (source) => {
    const at = source.lines.findIndex((line) => datesOf.test(line));
    const units = source.lines[at]!;
    const separator =
      (['\t', ';', ','] as const).find((sign) => units.includes(sign)) ?? ('blanks' satisfies Separator);
    return readTable(source, {
      headings: cellsOf(source.lines[at - 1] ?? '', separator),
      units: cellsOf(units, separator),
      from: rule.test(source.lines[at + 1] ?? '') ? at + 2 : at + 1,
      separator,
      order: datesOf.exec(units)![1]!.replaceAll('/', '').toUpperCase() as 'MDY',
    });
  },
};
