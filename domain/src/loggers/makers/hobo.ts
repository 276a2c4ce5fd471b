import type { Reader } from '../logger-file.ts';
import { cellsOf, readTable } from '../read-table.ts';

export const hobo: Reader = {
  maker: 'Onset',
  format: 'HOBO .csv',
  recognizes: ({ text }) => /Plot Title|LGR S\/N|S\/N: ?\d{6,}/.test(text.slice(0, 2000)),
  read: (source) => {
    const { lines } = source;
    const at = lines.findIndex((line) => /date time|^"?#?"?[,;\t]?"?date[,;\t]/i.test(line.slice(0, 60)));
    const heading = lines[at] ?? '';
    const separator = heading.includes('\t') ? '\t' : heading.includes(';') ? ';' : ',';
    const zone = /GMT([-+]\d{2}:\d{2})/.exec(heading)?.[1];
    return {
      serial: /S\/N: ?(\d+)/.exec(heading)?.[1] ?? null,
      location: /Plot Title:\s*([^"\r\n]+)/.exec(source.text)?.[1]?.trim() ?? null,
      ...readTable(source, { headings: cellsOf(heading, separator), from: at < 0 ? lines.length : at + 1, separator }),
      timeZone: zone ? `UTC${zone}` : null,
    };
  },
};
