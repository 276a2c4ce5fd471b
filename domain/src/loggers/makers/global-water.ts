import type { Reader } from '../logger-file.ts';
import { cellsOf, readTable } from '../read-table.ts';

export const globalWater: Reader = {
  maker: 'Global Water',
  format: 'WL16 .csv',
  begins: /^[^,]+,\d{1,2}\/\d{1,2}\/\d{4},\d/,
  recognizes: ({ lines }) =>
    /^[^,]+,\d{1,2}\/\d{1,2}\/\d{4},\d/.test(lines[0] ?? '') && /^Date, ?Time, ?Feet/i.test(lines[1] ?? ''),
  read: (source) => ({
    location: cellsOf(source.lines[0]!, ',')[0] || null,
    ...readTable(source, { headings: cellsOf(source.lines[1]!, ','), from: 2, separator: ',', order: 'MDY' }),
  }),
};
