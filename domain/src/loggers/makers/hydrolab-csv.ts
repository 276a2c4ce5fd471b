import { factIn } from '../facts.ts';
import type { Reader } from '../logger-file.ts';
import { cellsOf, readTable } from '../read-table.ts';

const units = /^"?MMDDYY"?,"?HHMMSS/i;

export const hydrolabCsv: Reader = {
  maker: 'Hydrolab',
  format: 'MiniSonde .csv',
  recognizes: ({ lines }) => lines.slice(0, 60).some((line) => units.test(line)),
  read: (source) => {
    const at = source.lines.findIndex((line) => units.test(line));
    return {
      serial: /Sonde\w*\s+(\d+)/i.exec(source.lines[0] ?? '')?.[1] ?? null,
      location: factIn(source.lines, /^log file name\s*$/i),
      ...readTable(source, {
        headings: cellsOf(source.lines[at - 1] ?? '', ','),
        units: cellsOf(source.lines[at]!, ','),
        from: at + 1,
        separator: ',',
        order: 'MDY',
      }),
    };
  },
};
