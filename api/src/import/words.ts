import { UNSET } from '@artesian/contract/language/fields';
import { lookups } from '@artesian/contract/lookups';
import type { Lookup } from '@artesian/contract/language/lookup';
import type pg from 'pg';
import type { Mapping } from './mapping.ts';
import type { WellRow } from './read-well.ts';
import { usualWords, wellFieldMeta } from './well-fields.ts';

/** A word that an import added to a list. */
export interface AddedWord {
  table: string;
  ndx: number;
  word: string;
}

/** How the remark on a word ends that its list does not have. */
export const NOT_IN_LIST = 'is not in the list and was left blank';

/**
 * Turns the words of every field with a list into keys of that list, in the rows themselves. A word that the list does
 * not have joins it where the mapping allows that; otherwise the field is left unset, with a remark.
 */
export async function resolveWords(client: pg.ClientBase, rows: WellRow[], mapping: Mapping): Promise<AddedWord[]> {
  const added: AddedWord[] = [];
  for (const field of Object.keys({ ...mapping.columns, ...mapping.constants })) {
    const { kind, label, to } = wellFieldMeta(field);
    const lookup = kind === 'lookup' && lookups.find(({ path }) => path === to);
    if (!lookup) continue;
    const list = await readList(client, lookup);
    const wordFor = translator(field, mapping, list);
    for (const row of rows) chooseWord(row, field, label, wordFor, list);
    if (mapping.addWords.includes(field)) added.push(...(await addWords(client, lookup, list, rows, field)));
    for (const row of rows) row.values[field] = keyOf(row, field, label, list);
  }
  return added;
}

type List = Map<string, number>;
const plain = (word: string) => word.toLowerCase().replaceAll(/\s+/g, ' ').trim();

async function readList(client: pg.ClientBase, { table, value, label }: Lookup): Promise<List> {
  // Until the end, nobody else adds the word that this import adds.
  await client.query(`lock table ${table} in share row exclusive mode`);
  const { rows } = await client.query<{ key: number; word: string }>(
    `select ${value} as key, ${label} as word from ${table} where ${value} <> ${UNSET}`,
  );
  return new Map(rows.map(({ key, word }) => [plain(word), key]));
}

/** From a file's word to the list's: as the mapping says, or the word itself, or what is usually meant by it. */
function translator(field: string, mapping: Mapping, list: List): (said: string) => string {
  const byPlainWord = (words: Record<string, string> = {}) =>
    new Map(Object.entries(words).map(([said, word]) => [plain(said), word]));
  const mapped = byPlainWord(mapping.words[field]);
  const usual = byPlainWord(usualWords[field]);
  return (said) => mapped.get(plain(said)) ?? (list.has(plain(said)) ? said : (usual.get(plain(said)) ?? said));
}

/** Of several words in one cell, `Plum Creek CD;Edwards Aquifer Authority`, the first counts. */
function chooseWord(row: WellRow, field: string, label: string, wordFor: (said: string) => string, list: List) {
  const said = row.values[field] as string | null;
  if (said === null) return;
  const whole = wordFor(said);
  const [first, ...others] = list.has(plain(whole)) ? [whole] : whole.split(';');
  row.values[field] = wordFor(first!.trim());
  if (others.length === 0) return;
  row.remarks.push({
    subject: `${label}: of several, the first was taken`,
    words: `${label} “${said}”: of several, the first was taken.`,
  });
}

async function addWords(client: pg.ClientBase, lookup: Lookup, list: List, rows: WellRow[], field: string) {
  const { table, value, label } = lookup;
  const added: AddedWord[] = [];
  for (const row of rows) {
    const word = row.values[field] as string | null;
    if (word === null || list.has(plain(word))) continue;
    const { rows: inserted } = await client.query<{ ndx: number }>(
      `insert into ${table} (${value}, ${label})
       select case when next = ${UNSET} then ${UNSET + 1} else next end, $1
       from (select coalesce(max(${value}), 0) + 1 as next from ${table} where ${value} <> ${UNSET}) as numbered
       returning ${value} as ndx`,
      [word],
    );
    const { ndx } = inserted[0]!;
    list.set(plain(word), ndx);
    added.push({ table, ndx, word });
  }
  return added;
}

function keyOf(row: WellRow, field: string, label: string, list: List): number {
  const word = row.values[field] as string | null;
  const key = word === null ? UNSET : list.get(plain(word));
  if (key !== undefined) return key;
  const words = `${label} “${word}” ${NOT_IN_LIST}.`;
  row.remarks.push({ subject: words, words });
  return UNSET;
}
