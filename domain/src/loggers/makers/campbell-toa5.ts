import type { Reader } from '../logger-file.ts';
import { cellsOf, readTable } from '../read-table.ts';

export const campbellToa5: Reader = {
  maker: 'Campbell',
  format: 'TOA5 .dat',
  begins: /^"?TOA5"?,/,
  recognizes: ({ text }) => /^"?TOA5"?,/.test(text),
  read: (source) => {
    const [first = '', names = '', units = ''] = source.lines;
    const [, station, , serial] = cellsOf(first, ',');
    return {
      serial: serial || null,
      location: station || null,
      ...readTable(source, {
        headings: cellsOf(names, ','),
        units: cellsOf(units, ','),
        from: 4,
        separator: ',',
        order: 'YMD',
      }),
    };
  },
};
