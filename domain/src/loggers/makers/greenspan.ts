import { factIn } from '../facts.ts';
import type { Reader } from '../logger-file.ts';
import { cellsOf, readTable } from '../read-table.ts';

/** Some versions fill what they write up to its width: `deg_C_____`. */
const padded = (text: string) => text.replace(/_+$/, '').replaceAll('_', ' ');

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
      serial: factIn(source.lines, /^serial number\s*$/i)?.replace(/^[_0]+$/, '') || null,
      location: factIn(source.lines, /^site name\s*$/i) ?? factIn(source.lines, /^site information\s*$/i),
      ...readTable(source, {
        headings: cellsOf(source.lines[names] ?? '', ',').map((name, index) => (index === 0 ? '' : padded(name))),
        units: cellsOf(source.lines[units] ?? '', ',').map((unit) => padded(unit.replace(/^\((.*)\)$/, '$1'))),
        from: Math.max(names, units, numbers) + 1,
        separator: ',',
        order: 'DMY',
      }),
    };
  },
};
