import { UNSET } from '@artesian/contract/language/fields';
import { listVocabularies, wordsOf } from '@artesian/contract/vocabularies/calls';
import { vocabularies } from '@artesian/contract/vocabularies';
import { answer } from '../platform/calls/answer.ts';
import { readWords, vocabularyAt } from './words.ts';

const counts = vocabularies.map(
  ({ name, list: { table, value } }) => `
    select '${name}' as name, count(*) filter (where not word_retired)::integer as offered,
      count(*) filter (where word_retired)::integer as retired
    from ${table} where ${value} <> ${UNSET}`,
);

/** `GET /api/vocabularies` */
export const answerVocabularies = answer(listVocabularies, async (_asked, { database }) => {
  const { rows } = await database.pool.query<{ name: string; offered: number; retired: number }>(
    counts.join(' union all '),
  );
  const countsOf = new Map(rows.map((row) => [row.name, row]));
  return vocabularies.map(({ name, title, group }) => ({ title, group, ...countsOf.get(name)! }));
});

/** `GET /api/vocabularies/{vocabulary}` */
export const answerWords = answer(wordsOf, ({ params }, { database }) =>
  readWords(database.pool, vocabularyAt(params.vocabulary)),
);
