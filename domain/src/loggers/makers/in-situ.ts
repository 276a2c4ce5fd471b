import { factIn } from '../facts.ts';
import type { Reader, Source } from '../logger-file.ts';
import { cellsOf, readTable } from '../read-table.ts';
import { zoneIn } from '../utc-offset.ts';

/** Win-Situ 5 and VuSitu, with commas or semicolons. */
export const inSitu: Reader = {
  maker: 'In-Situ',
  format: 'Win-Situ or VuSitu .csv',
  begins: /^\W*Report Date\b/i,
  recognizes: ({ text }) =>
    /win-?situ|vusitu|in-situ|troll/i.test(text.slice(0, 6000)) && /^[^\S\n]*"?date (and )?time/im.test(text),
  read: (source) => {
    const { lines } = source;
    const at = lines.findIndex((line) => isHeading(line));
    const separator = lines[at]?.includes(';') ? ';' : ',';
    return {
      serial: factIn(lines, /^(device )?(serial number|sn)$/i),
      location: factIn(lines, /^(site|location name)$/i),
      timeZone: clockIn(lines),
      ...readTable(source, {
        headings: cellsOf(lines[at] ?? '', separator),
        from: at < 0 ? lines.length : at + 1,
        separator,
      }),
    };
  },
};

/** Notes of the log begin with a line of that name, too. */
const isHeading = (line: string) => /^\s*"?date (and )?time/i.test(line) && !/note\s*$/i.test(line);

function clockIn(lines: Source['lines']): string | null {
  const offset =
    factIn(lines, /^time offset$/i) ??
    /Time Offset\s*[=,;]\s*([-+]\d{2}:\d{2})/i.exec(lines.join('\n').slice(0, 6000))?.[1];
  return (
    zoneIn(offset ?? '') ??
    lines.map((line) => /^"?Time Zone:\s*(.+?)"?[,;]*\s*$/i.exec(line)?.[1]).find(Boolean) ??
    null
  );
}
