import type { Reader } from '../logger-file.ts';
import { readTable } from '../read-table.ts';

/** SEBA writes the exchange format ZRXP: `#SANR123|*|CNAME W|*|CUNIT m|*|RINVAL-777|*|`, then `20260101120000 1.234`. */
export const sebaZrxp: Reader = {
  maker: 'SEBA',
  format: 'ZRXP',
  recognizes: ({ text }) => /^#[^\n]*\|\*\|/m.test(text.slice(0, 4000)),
  read: ({ text, lines }) => {
    const fact = (key: string) =>
      new RegExp(`(?:^#|\\|\\*\\|)${key}\\s*([^|\\r\\n]*)`, 'm').exec(text)?.[1]?.trim() || null;
    const invalid = fact('RINVAL');
    const dated = lines.map((line) =>
      line.startsWith('#')
        ? ''
        : line
            .replace(
              /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)?\s+/,
              (_, y, mo, d, h, mi, s = '00') => `${y}-${mo}-${d} ${h}:${mi}:${s} `,
            )
            .replace(new RegExp(`\\s${(invalid ?? '-777').replace('.', '\\.')}(\\.0*)?(\\s|$)`), ' NaN '),
    );
    const zone = /UTC\s*([-+]?)(\d{1,2})/.exec(fact('TZ') ?? '');
    return {
      serial: fact('SANR'),
      location: fact('SNAME') ?? fact('SANR'),
      ...readTable(
        { text, lines: dated },
        {
          headings: [
            'Date',
            'Time',
            `${fact('CNAME') ?? 'Value'} [${fact('CUNIT') ?? ''}]`,
            'record',
            'record',
            'record',
          ],
          from: 0,
          separator: 'blanks',
          order: 'YMD',
        },
      ),
      timeZone: zone ? `UTC${zone[1] || '+'}${zone[2]!.padStart(2, '0')}:00` : null,
    };
  },
};
