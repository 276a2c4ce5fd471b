import { csvCell, csvLine, csvMark } from '@artesian/contract/language/csv';
import type { Database } from '../../platform/database/open-database.ts';
import { readDistrictYear } from '../../settings/district-year.ts';
import { readFileOfRows } from '../file/read-table.ts';
import type { Subject } from '../subject.ts';
import { unfold } from '../file/unfold.ts';

/** Where each row was: no field is told by it. */
const FROM = 'In the file';

/**
 * A sheet with a column for each month or parameter, as separated values of one record a line, which says where it was; null for any
 * other file. Throws Unusable for months of no year.
 */
export async function longRowsOf(
  { pool }: Pick<Database, 'pool'>,
  subject: Subject,
  fileName: string,
  bytes: Buffer,
): Promise<Buffer | null> {
  if (!subject.declared.across) return null;
  const table = await readFileOfRows(fileName, bytes);
  const { sheet, columns, rows } = unfold(subject, table, await readDistrictYear(pool));
  if (!sheet) return null;
  const lines = rows.map(({ line, column, cells }) => [
    ...columns.map((heading) => cells[heading] ?? ''),
    column === undefined ? `Line ${line}` : `Line ${line}, ${column}`,
  ]);
  return Buffer.from(csvMark + [[...columns, FROM], ...lines].map((cells) => csvLine(cells.map(csvCell))).join(''));
}
