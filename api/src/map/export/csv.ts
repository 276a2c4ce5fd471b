import { csvCell, csvLine, csvMark, csvText } from '@artesian/contract/language/csv';
import { asText, type ExportTable, type Pieces } from './table.ts';

/** RFC 4180 in UTF-8: names in the first line, ISO dates, points as decimals, empty cells for what is not known. */
export function* writeCsv({ columns, rows }: ExportTable): Pieces {
  yield csvMark + csvLine(columns.map(({ name }) => name));
  for (const row of rows) {
    yield csvLine(columns.map(({ name, kind }) => (kind === 'text' ? csvText : csvCell)(asText(row[name]))));
  }
}
