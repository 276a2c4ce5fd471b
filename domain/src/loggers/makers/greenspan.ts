import { factIn } from '../facts.ts';
import type { Reader } from '../logger-file.ts';
import { cellsOf, readTable } from '../read-table.ts';

export const greenspan: Reader = {
  maker: 'Greenspan',
  format: 'data converter .csv',
  recognizes: ({ text }) => /Greenspan data converter|^Column Heading,dd\/mm\/yyyy/im.test(text.slice(0, 4000)),
  read: (source) => {
    const line = (name: RegExp) => source.lines.findIndex((one) => name.test(one));
    const [names, units, numbers] = [/^Column Heading,/, /^Unit,/, /^Channel Number,/].map(line) as [
      number,
      number,
      number,
    ];
    return {
      serial: factIn(source.lines, /^serial number\s*$/i)?.replace(/^_+$/, '') || null,
      location: factIn(source.lines, /^site name\s*$/i),
      ...readTable(source, {
        headings: cellsOf(source.lines[names] ?? '', ',').map((name, index) => (index === 0 ? '' : name)),
        units: cellsOf(source.lines[units] ?? '', ','),
        from: Math.max(names, units, numbers) + 1,
        separator: ',',
        order: 'DMY',
      }),
    };
  },
};
