import { createHash } from 'node:crypto';
import type { Kind } from '@artesian/contract/language/fields';
import { hooksOf } from './hooks.ts';
import { schemaOf, type Mapping } from './mapping.ts';
import type { TableRow } from './read-table.ts';
import { isBlank, readValue, wholeOf } from './read-value.ts';
import type { SheetRow } from './sheet-row.ts';
import { FORMER_ID, metaIn, type Subject } from './subject.ts';

/** What a row of the file says. Reads everything, so that a refusal names every mistake of the row. */
export function readRow(subject: Subject, row: TableRow, mapping: Mapping): SheetRow {
  const read: SheetRow = { line: row.line, hash: hashOf(row), formerId: null, said: {}, remarks: [], refusals: [] };
  if (row.problem) {
    read.refusals.push({ subject: 'The line has not as many values as the headings', words: row.problem });
    return read;
  }
  for (const [field, text] of textsOf(row, mapping)) if (!isBlank(text)) readField(subject, read, field, text);
  const { [FORMER_ID]: formerId = null, ...said } = read.said;
  return { ...read, said, formerId: formerId as string | null };
}

/** Words of lists and of other records are understood when those are known. */
const inWords: readonly Kind[] = ['lookup', 'reference'];

function textsOf(row: TableRow, { columns, constants }: Mapping): [string, string][] {
  const cells = Object.entries(columns).map(([field, heading]): [string, string] => [field, row.cells[heading] ?? '']);
  return Object.entries({ ...Object.fromEntries(cells), ...constants });
}

function readField(subject: Subject, row: SheetRow, field: string, text: string) {
  const meta = metaIn(subject, field);
  if (inWords.includes(meta.kind)) {
    row.said[field] = wholeOf(text);
    return;
  }
  const refuse = (words: string) =>
    row.refusals.push({
      subject: sentence(`${meta.label}${words}`),
      words: sentence(`${meta.label} ${shown(text)}${words}`),
    });
  try {
    const { value, remark } = readValue(meta, mended(subject, row, field, text));
    const result = schemaOf(subject, field).safeParse(value);
    row.said[field] = result.success ? result.data : value;
    if (!result.success) refuse(`: ${result.error.issues[0]!.message}`);
    else if (remark)
      row.remarks.push({ subject: `${meta.label}: ${remark}`, words: `${meta.label} ${shown(text)}: ${remark}` });
  } catch (error) {
    refuse(` ${(error as Error).message}`);
  }
}

function mended(subject: Subject, row: SheetRow, field: string, text: string): string {
  const mend = hooksOf(subject).mend?.(field, wholeOf(text));
  if (!mend) return text;
  if (mend.remark) row.remarks.push(mend.remark);
  return mend.text;
}

function hashOf({ cells }: TableRow): string {
  const headings = Object.keys(cells)
    .filter((heading) => cells[heading] !== '')
    .toSorted();
  const said = headings.map((heading) => [heading, cells[heading]]);
  return createHash('sha256').update(JSON.stringify(said)).digest('hex');
}

const sentence = (words: string) => (words.endsWith('.') ? words : `${words}.`);
/** A value as it stood in the file. */
export const shown = (text: string) => `“${text.length > 60 ? `${text.slice(0, 60)}…` : text}”`;
