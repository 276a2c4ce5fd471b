import { UNSET } from '@artesian/contract/language/fields';
import type { Lookup } from '@artesian/contract/language/lookup';
import { lookups } from '@artesian/contract/lookups';
import { vocabularies } from '@artesian/contract/vocabularies';
import type pg from 'pg';
import { findOrAddWord } from '../vocabularies/add-word.ts';
import type { Mapping } from './mapping.ts';
import { shown } from './file/read-row.ts';
import { plainWord } from './file/read-value.ts';
import type { SheetRow } from './file/sheet-row.ts';
import { metaIn, type Subject } from './subject.ts';

/** A word that an import added to a list. */
export interface AddedWord {
  table: string;
  ndx: number;
  word: string;
}

/** How the remark on a word ends that its list does not have. */
export const NOT_IN_LIST = 'is not in the list and was left blank.';

type List = Map<string, number>;

/** The lists of an import's fields, read once. */
export interface ListOfField {
  field: string;
  label: string;
  lookup: Pick<Lookup, 'table' | 'value' | 'label'>;
  list: List;
  wordFor: (said: string) => string;
  grows: boolean;
  /** Whether a record cannot do without a word of it. */
  isNeeded: boolean;
}

/** The lists of all fields that the file tells. */
export async function readLists(client: pg.PoolClient, subject: Subject, mapping: Mapping): Promise<ListOfField[]> {
  const found: ListOfField[] = [];
  for (const field of Object.keys({ ...mapping.columns, ...mapping.constants, ...subject.declared.usually })) {
    const { kind, label, to } = metaIn(subject, field);
    const lookup = kind === 'lookup' && listAt(to!);
    if (!lookup) continue;
    const list = await readList(client, lookup);
    const wordFor = translator(mapping.words[field], await readMeant(client, subject.declared.meant?.[field]), list);
    const isNeeded = metaIn(subject, field).required === true && !subject.declared.mayLack?.includes(field);
    found.push({ field, label, lookup, list, wordFor, grows: mapping.addWords.includes(field), isNeeded });
  }
  return found;
}

/**
 * Turns words into keys of their lists, in the rows themselves. A word that a list does not have joins it where the mapping allows
 * that; `mayWrite` is false of a dry run, which only says so. Otherwise the field is left unset with a remark, or the row is refused
 * where a record cannot do without.
 */
export async function resolveWords(
  client: pg.PoolClient,
  lists: readonly ListOfField[],
  rows: readonly SheetRow[],
  mayWrite: boolean,
): Promise<AddedWord[]> {
  const added: AddedWord[] = [];
  for (const list of lists) {
    const saying = rows.filter(({ said }) => typeof said[list.field] === 'string');
    for (const row of saying) chooseWord(row, list);
    if (list.grows) added.push(...(await addWords(client, list, saying, mayWrite)));
    for (const row of saying) keyOf(row, list);
  }
  return added;
}

/** Whether a list has what a file says, or what that stands for. */
export function isInList({ list, wordFor }: ListOfField, said: string): boolean {
  const whole = wordFor(said);
  return list.has(plainWord(whole)) || list.has(plainWord(wordFor(whole.split(';')[0]!.trim())));
}

/** The list that a field is chosen from: that of a call, or `vocabularies/…` where no call answers the words alone. */
const listAt = (to: string) =>
  lookups.find(({ path }) => path === to) ?? vocabularies.find(({ name }) => `vocabularies/${name}` === to)?.list;

async function readList(client: pg.PoolClient, { table, value, label }: ListOfField['lookup']): Promise<List> {
  const { rows } = await client.query<{ key: number; word: string }>(
    `select ${value} as key, ${label} as word from ${table} where ${value} <> ${UNSET}`,
  );
  return new Map(rows.map(({ key, word }) => [plainWord(word), key]));
}

async function readMeant(client: pg.PoolClient, view: string | undefined): Promise<Record<string, string>> {
  if (!view) return {};
  const { rows } = await client.query<{ said: string; meant: string }>(`select said, meant from api.${view}`);
  return Object.fromEntries(rows.map(({ said, meant }) => [said, meant]));
}

/** From a file's word to the list's: as the mapping says, or the word itself, or what is usually meant by it. */
function translator(
  ofMapping: Readonly<Record<string, string>> = {},
  meant: Readonly<Record<string, string>>,
  list: List,
): (said: string) => string {
  const byPlainWord = (words: Readonly<Record<string, string>>) =>
    new Map(Object.entries(words).map(([said, word]) => [plainWord(said), word]));
  const [mapped, usual] = [byPlainWord(ofMapping), byPlainWord(meant)];
  return (said) =>
    mapped.get(plainWord(said)) ?? (list.has(plainWord(said)) ? said : (usual.get(plainWord(said)) ?? said));
}

/** Of several words in one cell, `Plum Creek CD;Edwards Aquifer Authority`, the first counts. */
function chooseWord(row: SheetRow, { field, label, wordFor, list }: ListOfField) {
  const said = row.said[field] as string;
  const whole = wordFor(said);
  const [first, ...others] = list.has(plainWord(whole)) ? [whole] : whole.split(';');
  row.said[field] = wordFor(first!.trim());
  if (others.length === 0) return;
  row.remarks.push({
    subject: `${label}: of several, the first was taken`,
    words: `${label} “${said}”: of several, the first was taken.`,
  });
}

async function addWords(
  client: pg.PoolClient,
  { lookup, list, field }: ListOfField,
  rows: readonly SheetRow[],
  mayWrite: boolean,
) {
  const isMissing = (row: SheetRow) => row.refusals.length === 0 && !list.has(plainWord(row.said[field] as string));
  const missing = new Map(
    rows.filter(isMissing).map(({ said }) => [plainWord(said[field] as string), said[field] as string]),
  );
  const added: AddedWord[] = [];
  for (const [key, word] of missing) {
    const { key: ndx, isNew } = mayWrite
      ? await findOrAddWord(client, lookup, word)
      : { key: -1 - list.size, isNew: true };
    list.set(key, ndx);
    // Somebody may have added it since the import began.
    if (isNew) added.push({ table: lookup.table, ndx, word });
  }
  return added;
}

function keyOf(row: SheetRow, { field, label, list, isNeeded }: ListOfField) {
  const word = row.said[field] as string;
  const key = list.get(plainWord(word));
  if (key !== undefined) {
    row.said[field] = key;
    return;
  }
  delete row.said[field];
  if (isNeeded) {
    row.refusals.push({ subject: `${label}: not in the list.`, words: `${label} ${shown(word)} is not in the list.` });
    return;
  }
  row.remarks.push({ subject: `${label} ${NOT_IN_LIST}`, words: `${label} ${shown(word)} ${NOT_IN_LIST}` });
}
