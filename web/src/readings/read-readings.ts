import type { ReadingToEnter } from '@artesian/contract/metering/readings-entry';
import { readMonth } from '@artesian/domain/read-month';
import type { MeantCell, ReadPaste } from '../ui/editable-table/paste.ts';
import { keyOfReading } from './reading-rows.ts';

/**
 * Lines of a meter ID and a reading, with a month between them where all months are shown, are meant for the rows of those meters,
 * wherever they stand. A line of headings says nothing. One that fits no row keeps all of them out.
 */
export const readReadings =
  (rows: readonly ReadingToEnter[], fiscalYear: number, isAll: boolean): ReadPaste =>
  (lines) => {
    const meters = new Map(rows.map(({ meter_id, meter_ndx }) => [plain(meter_id), meter_ndx]));
    const isMeter = ([first = '']: readonly string[]) => meters.has(plain(first));
    if (!lines.some(isMeter)) return undefined;
    const keys = new Set(rows.map(keyOfReading));
    const cells: MeantCell[] = [];
    const refused: string[] = [];
    for (const [index, line] of lines.entries()) {
      if (line.join('').trim() === '' || (index === 0 && !isMeter(line) && !line.some(hasDigit))) continue;
      const read = readLine(line);
      if (typeof read === 'string') refused.push(`Line ${index + 1}: ${read}`);
      else cells.push(read);
    }
    return {
      cells,
      refused,
      words: isAll
        ? 'Each line is taken as a meter ID, a month and a reading.'
        : 'Each line is taken as a meter ID and a reading.',
    };

    /** The cell that a line is meant for, or why there is none. */
    function readLine(line: readonly string[]): MeantCell | string {
      const [meter = '', ...rest] = line;
      const found = meters.get(plain(meter));
      if (found === undefined) return `${meter || 'A line without a meter ID'} is not among these meters.`;
      if (rest.length !== (isAll ? 2 : 1))
        return `${isAll ? 'a meter ID, a month and a reading' : 'a meter ID and a reading'} were expected.`;
      const month = isAll ? readMonth(rest[0]!, fiscalYear) : { year: rows[0]!.c_year, month: rows[0]!.c_month };
      if (!month) return `“${rest[0]}” is no month.`;
      const row = keyOfReading({ meter_ndx: found, meter_id: meter, c_year: month.year, c_month: month.month });
      if (!keys.has(row)) return `${meter} is not read in ${rest[0]} here.`;
      if (cells.some((cell) => cell.row === row)) return `${meter} stands in it twice.`;
      return { row, column: 'meter_reading', text: rest.at(-1)! };
    }
  };

const plain = (meter: string) => meter.trim().toLowerCase();
const hasDigit = (cell: string) => /\d/.test(cell);
