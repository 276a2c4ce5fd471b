import { UNSET } from '@artesian/contract/language/fields';
import { registers } from '@artesian/contract/registers';
import type { Word } from '@artesian/contract/vocabularies/calls';
import { vocabularyNamed, type Vocabulary } from '@artesian/contract/vocabularies';
import type pg from 'pg';
import { referencesTo } from '../merging/references.ts';
import { notFound } from '../platform/problems.ts';

type Reader = Pick<pg.Pool, 'query'>;

/** The list that an address names. Throws 404. */
export function vocabularyAt(name: string): Vocabulary {
  const vocabulary = vocabularyNamed(name);
  if (!vocabulary) throw notFound('such list');
  return vocabulary;
}

/** Words as staff order them, those that nobody ordered by the alphabet after them. */
export const inTheirOrder = ({ label, value }: Pick<Vocabulary['list'], 'label' | 'value'>): string =>
  `word_place nulls last, ${label}, ${value}`;

/** The words of a list, in their order. */
export async function readWords(reader: Reader, { list, says, kept, stays }: Vocabulary): Promise<Word[]> {
  const { table, value, label } = list;
  const columns = Object.keys(says).map((name) => `, ${name}`);
  const { rows } = await reader.query<Row>(
    `select ${value} as key, ${label} as word, word_retired as retired, version ${columns.join('')}
     from ${table} where ${value} <> ${UNSET} order by ${inTheirOrder(list)}`,
  );
  const used = await readUses(reader, table);
  return rows.map(({ key, word, retired, version, ...said }) => {
    const isKept = kept.words.includes(word);
    return {
      key,
      word,
      says: said,
      retired,
      kept: isKept ? kept.why : null,
      stays: isKept ? kept.why : key === stays?.key ? stays.why : null,
      used: used.get(key) ?? [],
      version,
    };
  });
}

type Row = Pick<Word, 'key' | 'word' | 'retired' | 'version'> & Word['says'];

/** One word of a list. Throws 404. */
export async function readWord(reader: Reader, vocabulary: Vocabulary, key: number): Promise<Word> {
  const word = (await readWords(reader, vocabulary)).find((one) => one.key === key);
  if (!word) throw notFound('such term');
  return word;
}

/** What holds words other than by a reference. */
const heldOtherwise = new Map([
  [
    'drought_stages',
    [
      `select 'permit_types' as holder, drought_stage_ndx as key from api.stage_reductions_of_types group by permit_type_ndx, drought_stage_ndx`,
    ],
  ],
]);

/** By the key of each word, how many rows of which tables hold it. */
async function readUses(reader: Reader, table: string): Promise<Map<number, Word['used']>> {
  const references = await referencesTo(reader, table);
  const uses = new Map<number, Word['used']>();
  const held = references.map(
    (reference) => `select '${reference.table}' as holder, "${reference.column}" as key from ${reference.table}`,
  );
  held.push(...(heldOtherwise.get(table) ?? []));
  if (held.length === 0) return uses;
  const { rows } = await reader.query<{ holder: string; key: number; count: number }>(
    `select holder, key, count(*)::integer as count from (${held.join(' union all ')}) as held
     where key is not null group by holder, key order by count desc, holder`,
  );
  for (const { holder, key, count } of rows) {
    uses.set(key, [...(uses.get(key) ?? []), { in: inWords(holder), count }]);
  }
  return uses;
}

/** What people call the records of a table: `wells`, `permit amendments`. */
const inWords = (table: string): string =>
  (registers.find((register) => register.table === table)?.title ?? table.replaceAll('_', ' ')).toLowerCase();
