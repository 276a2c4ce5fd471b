import { mergeWords } from '@artesian/contract/vocabularies/calls';
import type pg from 'pg';
import { referencesTo } from '../merging/references.ts';
import { act } from '../platform/calls/act.ts';
import { invalid, Refusal } from '../platform/problems.ts';
import { refuseKept, remove } from './change-words.ts';
import { readWord, vocabularyAt } from './words.ts';

/** `POST /api/vocabularies/{vocabulary}/merge` */
export const actMergeWords = act(mergeWords, async ({ params, body, client }) => {
  const vocabulary = vocabularyAt(params.vocabulary);
  if (body.drop === body.keep) throw invalid('keep', 'Choose another word.');
  const drop = await readWord(client, vocabulary, body.drop);
  await readWord(client, vocabulary, body.keep);
  refuseKept(drop);
  const changed = await moveHolders(client, vocabulary.list.table, body);
  await remove(client, vocabulary, [drop]);
  return { changed };
});

/** Lets all that holds one word hold another; answers how many rows changed. */
async function moveHolders(client: pg.PoolClient, table: string, { drop, keep }: { drop: number; keep: number }) {
  let changed = 0;
  for (const { table: holder, column } of await referencesTo(client, table)) {
    const { rowCount } = await client
      .query(`update ${holder} set "${column}" = $1 where "${column}" = $2`, [keep, drop])
      .catch((error: Error & { code?: string }) => {
        if (error.code !== UNIQUE) throw error;
        throw new Refusal(
          409,
          'exists',
          'Some records hold both',
          'Records that hold both words must lose one of them first.',
        );
      });
    changed += rowCount ?? 0;
  }
  return changed;
}

/** PostgreSQL's code for what stands there twice. */
const UNIQUE = '23505';
