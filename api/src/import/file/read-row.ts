import { createHash } from 'node:crypto';
import type { Kind } from '@artesian/contract/language/fields';
import { hooksOf } from '../hooks.ts';
import { schemaOf, type Mapping } from '../mapping.ts';
import type { TableRow } from './table-row.ts';
import { isBlank, plainWord, readValue, wholeOf } from './read-value.ts';
import type { SheetRow } from './sheet-row.ts';
import { FORMER_ID, metaIn, type Topic } from '../subject.ts';
import { passOver } from './unreadable.ts';

/** What a row of the file says. Reads everything, so that a refusal names every mistake of the row. */
export function readRow(subject: Topic, row: TableRow, mapping: Mapping): SheetRow {
  const { line, column, archive } = row;
  const read: SheetRow = {
    line,
    column,
    archive,
    hash: hashOf(row),
    formerId: null,
    said: {},
    remarks: [],
    refusals: [],
  };
  if (row.problem) {
    read.refusals.push({ subject: 'The line has fewer values than the header row', words: row.problem });
    return read;
  }
  for (const [field, text] of textsOf(row, mapping))
    if (mapping.isExact ? text !== '' : !isBlank(text))
      readField(subject, read, field, meantBy(subject, mapping, field, text), mapping);
  const { [FORMER_ID]: formerId = null, ...said } = read.said;
  return { ...read, said, formerId: formerId as string | null };
}

/** What the mapping says that the word of a choice stands for; words of lists are understood when those are known. */
function meantBy(subject: Topic, { words }: Mapping, field: string, text: string): string {
  if (metaIn(subject, field).kind !== 'choice') return text;
  return Object.entries(words[field] ?? {}).find(([said]) => plainWord(said) === plainWord(text))?.[1] ?? text;
}

/** Words of lists and of other records, and times of the district, are understood when those are known. */
const inWords: readonly Kind[] = ['lookup', 'reference', 'timestamp'];

/** By field what a row says of it, as the mapping has it; also where it says nothing. */
export function textsOf({ cells: row }: TableRow, { columns, joined, constants }: Mapping): [string, string][] {
  const cells = Object.entries(columns).map(([field, heading]): [string, string] => [field, row[heading] ?? '']);
  const together = Object.entries(joined).map(([field, headings]): [string, string] => [
    field,
    joinedText(row, headings),
  ]);
  return Object.entries({ ...Object.fromEntries([...cells, ...together]), ...constants });
}

const joinedText = (cells: TableRow['cells'], headings: readonly string[]): string =>
  headings
    .map((heading) => cells[heading] ?? '')
    .filter((text) => !isBlank(text))
    .join(' ');

function readField(subject: Topic, row: SheetRow, field: string, text: string, mapping: Mapping) {
  const meta = metaIn(subject, field);
  if (inWords.includes(meta.kind)) {
    row.said[field] = wholeOf(text);
    return;
  }
  const cannotBe = (words: string) =>
    passOver(subject, mapping, row, field, {
      subject: sentence(`${meta.label}${words}`),
      words: sentence(`${meta.label} ${shown(text)}${words}`),
    });
  try {
    const { value, remark } = readValue(meta, mended(subject, row, field, text, mapping), mapping.reads[field]);
    const result = schemaOf(subject, field).safeParse(value);
    row.said[field] = result.success ? result.data : value;
    if (!result.success) cannotBe(`: ${result.error.issues[0]!.message}`);
    else if (remark)
      row.remarks.push({
        subject: `${meta.label}: ${remark}`,
        words: `${meta.label} ${shown(text)}: ${remark}`,
        isRoutine: true,
      });
  } catch (error) {
    cannotBe(` ${(error as Error).message}`);
  }
}

function mended(subject: Topic, row: SheetRow, field: string, text: string, mapping: Mapping): string {
  const mend = hooksOf(subject).mend?.(field, wholeOf(text));
  if (!mend) return text;
  if (mend.remark) row.remarks.push(mend.remark);
  for (const [other, told] of Object.entries(mend.also ?? {})) readField(subject, row, other, told, mapping);
  return mend.text;
}

/** Stands for what a row says, whatever the order of its columns. */
export function hashOf({ cells }: TableRow): string {
  const headings = Object.keys(cells)
    .filter((heading) => cells[heading] !== '')
    .toSorted();
  const said = headings.map((heading) => [heading, cells[heading]]);
  return createHash('sha256').update(JSON.stringify(said)).digest('hex');
}

const sentence = (words: string) => (words.endsWith('.') ? words : `${words}.`);
/** A value as it stood in the file. */
export const shown = (text: string) => `“${text.length > 60 ? `${text.slice(0, 60)}…` : text}”`;
