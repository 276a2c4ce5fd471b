import { mergeWords } from '@artesian/contract/vocabularies/calls';
import type pg from 'pg';
import { referencesTo } from '../merging/references.ts';
import { recountingTogether } from '../permits/recounts.ts';
import { act } from '../platform/calls/act.ts';
import { invalid, Refusal } from '../platform/problems.ts';
import { refuseChange } from './change-words.ts';
import { keepWordAct, removeWords, type MovedRows } from './word-acts.ts';
import { readWord, vocabularyAt } from './words.ts';

/** `POST /api/vocabularies/{vocabulary}/merge` */
export const actMergeWords = act(mergeWords, async ({ params, body, client }) => {
  const vocabulary = vocabularyAt(params.vocabulary);
  if (vocabulary.neverMerged) throw invalid('keep', vocabulary.neverMerged);
  if (body.drop === body.keep) throw invalid('keep', 'Choose another term.');
  const drop = await readWord(client, vocabulary, body.drop);
  const keep = await readWord(client, vocabulary, body.keep);
  refuseChange(drop.word, drop.stays);
  const moved = await recountingTogether(client, () => moveHolders(client, vocabulary.list.table, body));
  const removed = await removeWords(client, vocabulary, [body.drop]);
  const told = `“${drop.word}” was merged with “${keep.word}”.`;
  const word_act_ndx = await keepWordAct(client, { told, removed, kept: body.keep, moved });
  return { changed: moved.reduce((sum, { keys }) => sum + keys.length, 0), word_act_ndx };
});

/** Lets all that holds one word hold another; answers which rows do. */
async function moveHolders(client: pg.PoolClient, table: string, { drop, keep }: { drop: number; keep: number }) {
  const moved: MovedRows[] = [];
  for (const { table: holder, column, keys } of await referencesTo(client, table)) {
    const names = keys.map((name) => `"${name}"`).join(', ');
    const { rows } = await client
      .query<Record<string, unknown>>(
        `update ${holder} set "${column}" = $1 where "${column}" = $2 returning ${names}`,
        [keep, drop],
      )
      .catch((error: Error & { code?: string }) => {
        if (error.code !== UNIQUE) throw error;
        throw new Refusal(
          409,
          'exists',
          'Some records have both',
          'Remove one of the two terms from records that have both first.',
        );
      });
    if (rows.length > 0) moved.push({ table: holder, column, keys: rows });
  }
  return moved;
}

/** PostgreSQL's code for what stands there twice. */
const UNIQUE = '23505';
