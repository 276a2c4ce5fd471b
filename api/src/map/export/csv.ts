import { asText, type ExportTable, type Pieces } from './table.ts';

/** RFC 4180 in UTF-8: names in the first line, ISO dates, points as decimals, empty cells for what is not known. */
export function* writeCsv({ columns, rows }: ExportTable): Pieces {
  yield lineOf(columns.map(({ name }) => name));
  for (const row of rows) yield lineOf(columns.map(({ name, kind }) => cellOf(row[name], kind === 'text')));
}

const lineOf = (cells: readonly string[]) => `${cells.join(',')}\r\n`;

/** Text that a spreadsheet would take for a formula gets an apostrophe before it: anybody may register a well. */
function cellOf(value: unknown, isText: boolean): string {
  const text = asText(value);
  const safe = isText && /^\s*[=+\-@]|^[\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
