import type { Reader } from '../logger-file.ts';
import { cellsOf, readTable, roleOf, type Separator } from '../read-table.ts';
import { zoneIn } from '../utc-offset.ts';

/** A column of what happened to the logger, in the language of whoever exported it: it has neither a unit nor a sensor. */
const event = /^[^,(]*\(LGR S\/N: ?\d+\)$/;

export const hobo: Reader = {
  maker: 'Onset',
  format: 'HOBO .csv',
  begins: /^\W*Plot[ -]Tit(le|el)/,
  recognizes: ({ text }) => /Plot[ -]Tit(le|el)|LGR S\/N|S\/N: ?\d{6,}/.test(text.slice(0, 2000)),
  read: (source) => {
    const { lines } = source;
    const at = lines.slice(0, 20).findIndex((line) => headingsIn(line).length > 1 && headingsIn(line).some(isDated));
    const heading = lines[at] ?? '';
    const headings = headingsIn(heading);
    return {
      serial: /S\/N: ?(\d+)/.exec(heading)?.[1] ?? null,
      location: /Plot[ -]Tit(?:le|el):\s*([^"\r\n]+)/.exec(source.text)?.[1]?.trim() ?? null,
      ...readTable(source, {
        headings: headings.map((name) => (event.test(name) ? '' : name)),
        from: at < 0 ? lines.length : at + 1,
        separator: separatorOf(heading),
      }),
      timeZone: zoneIn(headings.find(isDated) ?? ''),
    };
  },
};

const isDated = (heading: string) => ['moment', 'date'].includes(roleOf(heading));

const separatorOf = (line: string): Separator => (line.includes('\t') ? '\t' : line.includes(';') ? ';' : ',');

const headingsIn = (line: string) => cellsOf(line, separatorOf(line));
