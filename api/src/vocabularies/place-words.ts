import { deletePlaceWords, previewPlaceWords } from '@artesian/contract/vocabularies/calls';
import { vocabularies } from '@artesian/contract/vocabularies';
import type pg from 'pg';
import { act } from '../platform/calls/act.ts';
import { answer } from '../platform/calls/answer.ts';
import { rehearsal } from '../platform/transaction.ts';
import { isUnused } from './change-words.ts';
import { keepWordAct, removeWords } from './word-acts.ts';
import { readWords } from './words.ts';

/** Deletes the words of places that nothing holds, what refers to other words before them. */
async function takeAway(client: pg.PoolClient) {
  const removed = [];
  const lists = [];
  for (const vocabulary of vocabularies.filter(({ isOfPlace }) => isOfPlace)) {
    const words = await readWords(client, vocabulary);
    const unused = words.filter(isUnused);
    removed.push(
      ...(await removeWords(
        client,
        vocabulary,
        unused.map(({ key }) => key),
      )),
    );
    lists.push({
      name: vocabulary.name,
      title: vocabulary.title,
      deleted: unused.map(({ word }) => word),
      stay: words.length - unused.length,
    });
  }
  return { removed, lists };
}

/** `POST /api/place-words/preview`: does it and takes it back, as words may be held by words that go. */
export const answerPreviewPlaceWords = answer(previewPlaceWords, async ({ user, request }, { database }) => {
  const actor = { sub: user.sub, requestId: request.id };
  return { lists: (await rehearsal(database, actor, takeAway)).lists };
});

/** `POST /api/place-words/delete-unused` */
export const actDeletePlaceWords = act(deletePlaceWords, async ({ client }) => {
  const { removed, lists } = await takeAway(client);
  if (removed.length === 0) return { lists, word_act_ndx: null };
  const told = `${removed.length} ${removed.length === 1 ? 'term' : 'terms'} of other places ${removed.length === 1 ? 'was' : 'were'} deleted.`;
  return { lists, word_act_ndx: await keepWordAct(client, { told, removed }) };
});
