import { createHash } from 'node:crypto';
import { MOST_ROWS } from '@artesian/contract/language/register-calls';
import { readCells, tableOf, type Table } from '../../import/read-table.ts';
import { readWorkbook } from './read-workbook.ts';
import { Unusable } from '../../import/unusable.ts';

/** A workbook is a zip, and a zip begins so. */
const ZIP = Buffer.from('PK\u0003\u0004');

/** A file with a line of headings, told by its content. Throws Unusable with why it cannot be read. */
export async function readFileOfReadings(fileName: string, bytes: Buffer): Promise<Table> {
  const table = bytes.subarray(0, ZIP.length).equals(ZIP)
    ? { fileName, fileHash: createHash('sha256').update(bytes).digest('hex'), ...readCells(await readWorkbook(bytes)) }
    : tableOf(fileName, bytes);
  if (table.rows.length > MOST_ROWS)
    throw new Unusable(`The file has more than ${MOST_ROWS.toLocaleString('en-US')} rows. Divide it.`);
  if (table.rows.length === 0) throw new Unusable('The file has headings and no rows.');
  return table;
}
