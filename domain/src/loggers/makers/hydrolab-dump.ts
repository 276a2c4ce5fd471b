import { channelOf } from '../channels.ts';
import { factIn } from '../facts.ts';
import type { Reader, Source } from '../logger-file.ts';
import { cellsOf, readTable } from '../read-table.ts';

const dateLine = /^Date \(MMDDYY\) : (\d\d)(\d\d)(\d\d)/;

/** What a Hydrolab prints: columns of blanks, the date on lines of its own, the head again after each loss of power. */
export const hydrolabDump: Reader = {
  maker: 'Hydrolab',
  format: '.txt dump',
  begins: null,
  recognizes: ({ text }) => /^Date \(MMDDYY\) : \d{6}/m.test(text) && /^HHMMSS\s/m.test(text),
  read: (source) => {
    const { lines } = source;
    const at = lines.findIndex((line) => line.startsWith('HHMMSS'));
    const names = cellsOf(lines[at - 1] ?? '', 'blanks').slice(1);
    const units = lines[at]!.replace(/deg (?=[CF])/i, 'deg_')
      .replaceAll(/% (?=Sat)/gi, '%_')
      .trim()
      .split(/\s+/)
      .slice(1);
    const heads = new Set([lines[at - 1]!, lines[at]!]);
    const dated = withDates(lines, heads);
    const table = readTable(
      { ...source, lines: dated },
      { headings: ['Date', 'Time', ...names], from: at + 1, separator: 'blanks', order: 'MDY' },
    );
    return {
      ...table,
      asides: [...(table.asides ?? []), ...dated.flatMap((line, index) => (line === '' ? [index + 1] : []))],
      location: factIn(lines, /^log file name$/i),
      channels: names.map((name, index) => channelOf(name, units[index]?.replace('_', ' '))),
    };
  },
};

/** Each reading with the day of the last line that names one, and what is no number said by the reader of tables. */
function withDates(lines: Source['lines'], heads: ReadonlySet<string>): string[] {
  let day = '';
  return lines.map((line) => {
    const [, month, date, year] = dateLine.exec(line) ?? [];
    if (month) day = `${month}/${date}/${year}`;
    if (month || heads.has(line)) return '';
    return line.replace(/^(\d\d)(\d\d)(\d\d)(\$?)\s+(?!ERROR)/, (_, h, m, s) => `${day} ${h}:${m}:${s} `);
  });
}
