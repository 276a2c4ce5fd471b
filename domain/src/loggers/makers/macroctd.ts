import { channelOf } from '../channels.ts';
import type { Reader } from '../logger-file.ts';
import { cellsOf, readTable } from '../read-table.ts';

/** Units are codes of the head, by the letter of what is measured. */
const units: Record<string, string> = { B1: 'V', U1: '°C', E5: 'mS/cm', P7: 'psi' };

/** Only the averages are read: what else the file holds are the same days at other steps. */
export const macroctd: Reader = {
  maker: 'Macroctd',
  format: '.csv',
  begins: /^@INSTRUMENT "MacroCTD/i,
  recognizes: ({ text }) => /^@INSTRUMENT "MacroCTD/i.test(text),
  read: (source) => {
    const { lines } = source;
    const from = lines.findIndex((line) => line.startsWith('@AVERAGES')) + 1;
    const end = lines.findIndex((line, index) => index >= from && line.startsWith('@'));
    const channels = lines.slice(0, from).flatMap((line) => {
      const [sign, name = '', letter, ...rest] = cellsOf(line, ',');
      return sign?.startsWith('+') ? [channelOf(name, units[String.fromCharCode(Number(letter)) + rest.at(-2)])] : [];
    });
    const table = readTable(source, {
      headings: ['Date', 'Time', ...channels.map(({ name }) => name)],
      from: from === 0 ? lines.length : from,
      ...(end > 0 && { to: end }),
      separator: ',',
      order: 'MDY',
    });
    const otherSteps = {
      line: end + 1,
      to: lines.length,
      what: 'Only the averages are read. Everything from here on is skipped.',
    };
    return {
      ...table,
      problems: [...table.problems, ...(end > 0 ? [otherSteps] : [])],
      serial: /^@INSTRUMENT "[^"]*", "[^"]*", (\d+)/.exec(source.text)?.[1] ?? null,
      location: /^@DEPLOYMENT "([^"]*)"/m.exec(source.text)?.[1]?.trim() ?? null,
      channels,
    };
  },
};
