import type { ImportColumn } from '@artesian/contract/importing/files';
import type { SaidMapping } from '@artesian/contract/importing/mapping';
import type pg from 'pg';
import { completeMapping, lackingFields, likelyHeadings, mappingOf, type Mapping, type Mode } from '../mapping.ts';
import { canAdd, metaIn, type Subject, type Topic } from '../subject.ts';
import { plainWord } from '../file/read-value.ts';
import { Unusable } from '../unusable.ts';
import { isInList, readLists, type ListOfField } from '../words.ts';
import type { SurveyedColumn } from '../file/survey.ts';

/** How a file is understood. */
export interface Plan {
  /** The heading that each field takes, told or guessed. */
  taken: Record<string, string>;
  unclear: { field: string; headings: string[] }[];
  /** What it is brought in by; null where that cannot be, and `problem` says why. */
  mapping: Mapping | null;
  problem: string | null;
}

export const EMPTY_SHEET = 'This sheet has no rows below its headings.';

/** The columns of a file as they are shown; what has no heading tells nothing. */
export const columnsOf = (
  columns: readonly SurveyedColumn[],
  isLikelyKey: (column: SurveyedColumn) => boolean,
): ImportColumn[] =>
  columns
    .filter(({ heading }) => heading !== '')
    .map((column) => ({
      heading: column.heading,
      samples: column.samples,
      filled: column.filled,
      isLikelyKey: isLikelyKey(column),
    }));

/** What columns say, as it was said and as far as the headings tell. */
export function planOf(
  subject: Topic,
  headings: readonly string[],
  { said, mode }: { said: SaidMapping; mode: Mode },
): Plan {
  const isOpen = (field: string) => ![said.columns, said.constants, said.joined].some((part) => field in part);
  const unclear = Object.keys(subject.fields)
    .filter(isOpen)
    .map((field) => ({ field, headings: likelyHeadings(subject, field, headings) }))
    .filter((one) => one.headings.length > 1);
  const columns = { ...said.columns, ...Object.fromEntries(unclear.map(({ field }) => [field, null])) };
  const taken = Object.fromEntries(
    Object.keys(subject.fields).flatMap((field) => {
      const heading = field in columns ? columns[field] : isOpen(field) && likelyHeadings(subject, field, headings)[0];
      return heading ? [[field, heading]] : [];
    }),
  );
  try {
    refuseLacking(subject, new Set([taken, said.constants, said.joined].flatMap((part) => Object.keys(part))), {
      unclear,
      mode,
    });
    const mapping = completeMapping(subject, headings, mappingOf(subject, { ...said, columns }), mode);
    return { taken: mapping.columns, unclear, mapping, problem: null };
  } catch (error) {
    if (!(error instanceof Unusable)) throw error;
    return { taken, unclear, mapping: null, problem: error.message };
  }
}

function refuseLacking(
  subject: Topic,
  told: ReadonlySet<string>,
  { unclear, mode }: { unclear: Plan['unclear']; mode: Mode },
) {
  if (mode !== 'add' || !canAdd(subject)) return;
  const followed = Object.entries(subject.declared.follows ?? {}).filter(([, field]) => told.has(field));
  const lacking = lackingFields(subject, new Set([...told, ...followed.map(([field]) => field)]));
  if (lacking.length === 0) return;
  const labels = lacking.map((field) => metaIn(subject, field).label).join(', ');
  const isUnclear = unclear.some(({ field }) => lacking.includes(field));
  throw new Unusable(
    `A new ${subject.register.one} needs ${labels}: ${isUnclear ? 'choose its column' : 'choose a column, or one value for all rows'}.`,
  );
}

/** Words that a list lacks; a column with more different values has no words. */
const MOST_NAMED = 100;

export interface LackingWords {
  field: string;
  words: { words: string; count: number }[];
  more: boolean;
}

/** Where a file says words that lists lack, with the words that those have. */
export async function lackingWords(
  client: pg.PoolClient,
  subject: Subject,
  { taken }: Pick<Plan, 'taken'>,
  columns: readonly SurveyedColumn[],
): Promise<{ lacking: LackingWords[]; lists: Record<string, string[]> }> {
  const mapping: Mapping = {
    columns: taken,
    joined: {},
    reads: {},
    constants: {},
    words: {},
    addWords: [],
    following: [],
  };
  const lists = await readLists(client, subject, mapping);
  const lacking = lists.flatMap((list) => {
    const words = wordsOf(columns, taken[list.field]).filter(([word]) => !isInList(list, word));
    return words.length === 0 ? [] : [named(list.field, words)];
  });
  const offered: Record<string, string[]> = {};
  for (const list of lists)
    if (lacking.some(({ field }) => field === list.field)) offered[list.field] = await readWords(client, list);
  return { lacking, lists: offered };
}

/** Where a file says what is none of the few words that a field may be, with those; no file adds to them. */
export function lackingChoices(
  topic: Topic,
  { taken }: Pick<Plan, 'taken'>,
  columns: readonly SurveyedColumn[],
): { lacking: LackingWords[]; lists: Record<string, string[]> } {
  const lists: Record<string, string[]> = {};
  const lacking = Object.entries(taken).flatMap(([field, heading]) => {
    const { kind, choices = [] } = metaIn(topic, field);
    if (kind !== 'choice') return [];
    const known = new Set(choices.map(plainWord));
    const words = wordsOf(columns, heading).filter(([word]) => !known.has(plainWord(word)));
    if (words.length === 0) return [];
    lists[field] = [...choices];
    return [named(field, words)];
  });
  return { lacking, lists };
}

const named = (field: string, words: readonly [string, number][]): LackingWords => ({
  field,
  words: words.slice(0, MOST_NAMED).map(([word, count]) => ({ words: word, count })),
  more: words.length > MOST_NAMED,
});

const wordsOf = (columns: readonly SurveyedColumn[], heading: string | undefined): [string, number][] =>
  Object.entries(columns.find((column) => column.heading === heading)?.words ?? {}).toSorted(
    ([, one], [, other]) => other - one,
  );

/** As they are written; the list that rows are held to has them plain. */
async function readWords(client: pg.PoolClient, { lookup: { table, value, label }, list }: ListOfField) {
  const { rows } = await client.query<{ word: string }>(
    `select ${label} as word from ${table} where ${value} = any ($1) order by 1`,
    [[...list.values()]],
  );
  return rows.map(({ word }) => word);
}
