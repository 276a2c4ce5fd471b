import { MOST_ROWS } from '@artesian/contract/language/register-calls';
import { readFileOfRows, type Table } from '../../import/file/read-table.ts';
import { Unusable } from '../../import/unusable.ts';

/** A file with a line of headings, told by its content. Throws Unusable with why it cannot be read. */
export async function readFileOfReadings(fileName: string, bytes: Buffer): Promise<Table> {
  // Of no sheet is more read: the headings, and one row more than there may be.
  const table = await readFileOfRows(fileName, bytes, { mostRows: MOST_ROWS + 1 });
  if (table.rows.length > MOST_ROWS)
    throw new Unusable(
      `The file has more than ${MOST_ROWS.toLocaleString('en-US')} rows. Split it into smaller files.`,
    );
  if (table.rows.length === 0) throw new Unusable('The file has no rows below its headings.');
  return table;
}
