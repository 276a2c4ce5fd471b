import type { Reader, Source } from '../logger-file.ts';
import { cellsOf, readTable, roleOf } from '../read-table.ts';

export const solinstCsv: Reader = {
  maker: 'Solinst',
  format: '.csv',
  begins: /^serial[_ ]number/i,
  recognizes: ({ lines }) =>
    /^serial[_ ]number/i.test(lines[0] ?? '') && lines.slice(0, 40).some((line) => /^UNIT:/i.test(line)),
  read: (source) => {
    const at = source.lines.findIndex((line) => /^date[,;\t]time/i.test(line));
    const head = source.lines.slice(0, at < 0 ? undefined : at);
    const separator = source.lines[at]?.includes(';') ? ';' : ',';
    const headings = cellsOf(source.lines[at] ?? '', separator);
    const units = headings.map((heading) => (roleOf(heading) === 'channel' ? unitOf(head, heading) : ''));
    return {
      serial: behind(head, /^serial[_ ]number/i),
      location: behind(head, /^location/i),
      ...readTable(source, { headings, units, from: at < 0 ? source.lines.length : at + 1, separator, order: 'YMD' }),
    };
  },
};

/** What stands on the line behind its name. */
const behind = (head: Source['lines'], name: RegExp): string | null => {
  const at = head.findIndex((line) => name.test(line));
  return at < 0 ? null : head[at + 1]?.replaceAll(/[,;]+$/g, '').trim() || null;
};

const unitOf = (head: Source['lines'], channel: string): string => {
  const at = head.findIndex((line) => line.trim().toLowerCase() === channel.toLowerCase());
  return at < 0 ? '' : (/^UNIT:\s*(.*)$/i.exec(head[at + 1] ?? '')?.[1] ?? '');
};
