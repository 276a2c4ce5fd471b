import type { Reader } from '../logger-file.ts';
import { cellsOf, readTable } from '../read-table.ts';

/** The line of units says how dates are written. */
const datesOf = /^"?(M\/D\/Y|D\/M\/Y|Y\/M\/D)/i;

export const ysi: Reader = {
  maker: 'YSI',
  format: '.csv',
  recognizes: ({ lines }) => lines.slice(0, 10).some((line) => datesOf.test(line)),
  read: (source) => {
    const at = source.lines.findIndex((line) => datesOf.test(line));
    const separator = source.lines[at]!.includes('\t') ? '\t' : source.lines[at]!.includes(';') ? ';' : ',';
    return readTable(source, {
      headings: cellsOf(source.lines[at - 1] ?? '', separator),
      units: cellsOf(source.lines[at]!, separator),
      from: at + 1,
      separator,
      order: datesOf.exec(source.lines[at]!)![1]!.replaceAll('/', '').toUpperCase() as 'MDY',
    });
  },
};
