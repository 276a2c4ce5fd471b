import { UNSET } from '@artesian/contract/language/fields';
import {
  addWord,
  changeWord,
  deleteUnusedWords,
  deleteWord,
  orderWords,
  type Word,
} from '@artesian/contract/vocabularies/calls';
import type { Vocabulary } from '@artesian/contract/vocabularies';
import type pg from 'pg';
import { z } from 'zod';
import { act } from '../platform/calls/act.ts';
import { conflict, invalid, refuseFields } from '../platform/problems.ts';
import { findWord, insertWord } from './add-word.ts';
import { saveWord } from './save-word.ts';
import { keepWordAct, removeWords } from './word-acts.ts';
import { readWord, readWords, vocabularyAt } from './words.ts';

/** `POST /api/vocabularies/{vocabulary}` */
export const actAddWord = act(addWord, async ({ params, body, client }) => {
  const vocabulary = vocabularyAt(params.vocabulary);
  await refuseKnown(client, vocabulary, body.word);
  const says = checked(z.strictObject(vocabulary.says), body.says);
  return { key: await insertWord(client, vocabulary.list, body.word, says) };
});

/** `PUT /api/vocabularies/{vocabulary}/{key}` */
export const actChangeWord = act(changeWord, async ({ params, body, client, version }) => {
  const vocabulary = vocabularyAt(params.vocabulary);
  const was = await readWord(client, vocabulary, params.key);
  if (version !== undefined && version !== was.version) throw conflict(was);
  const isRenamed = body.word !== undefined && body.word !== was.word;
  if (isRenamed) refuseChange(was.word, was.kept);
  if (body.retired) refuseChange(was.word, was.stays);
  if (isRenamed) await refuseKnown(client, vocabulary, body.word!, params.key);
  await saveWord(client, vocabulary.list, was, {
    ...checked(z.strictObject(vocabulary.says).partial(), body.says ?? {}),
    ...(isRenamed && { [vocabulary.list.label]: body.word }),
    ...(body.retired !== undefined && { word_retired: body.retired }),
  });
});

/** `DELETE /api/vocabularies/{vocabulary}/{key}` */
export const actDeleteWord = act(deleteWord, async ({ params, client }) => {
  const vocabulary = vocabularyAt(params.vocabulary);
  const word = await readWord(client, vocabulary, params.key);
  refuseChange(word.word, word.stays);
  if (word.used.length > 0)
    throw invalid('word', `“${word.word}” is in use. Retire it, or merge it with another term.`);
  await removeWords(client, vocabulary, [word.key]);
});

/** `POST /api/vocabularies/{vocabulary}/delete-unused` */
export const actDeleteUnusedWords = act(deleteUnusedWords, async ({ params, client }) => {
  const vocabulary = vocabularyAt(params.vocabulary);
  const words = await readWords(client, vocabulary);
  const unused = words.filter(isUnused);
  if (unused.length === 0) return { deleted: [], word_act_ndx: null };
  const removed = await removeWords(
    client,
    vocabulary,
    unused.map(({ key }) => key),
  );
  const deleted = unused.map(({ word }) => word);
  const told = `${deleted.length === 1 ? `“${deleted[0]}” was` : `${deleted.length} unused terms were`} deleted.`;
  return { deleted, word_act_ndx: await keepWordAct(client, { told, removed }) };
});

/** `POST /api/vocabularies/{vocabulary}/order` */
export const actOrderWords = act(orderWords, async ({ params, body, client }) => {
  const { table, value } = vocabularyAt(params.vocabulary).list;
  await client.query(
    `update ${table} set word_place = array_position($1::integer[], ${value})
     where ${value} <> ${UNSET} and word_place is distinct from array_position($1::integer[], ${value})`,
    [body.keys],
  );
});

/** Refuses what would take a word away by which rules go, or its name: `why`. */
export function refuseChange(word: string, why: string | null) {
  if (why !== null) throw invalid('word', `“${word}” cannot be changed because the system depends on it. ${why}`);
}

/** Whether a word can go: nothing holds it, and no rule goes by it. */
export const isUnused = ({ used, stays }: Word): boolean => used.length === 0 && stays === null;

async function refuseKnown(client: pg.PoolClient, { list }: Vocabulary, word: string, except?: number) {
  const found = await findWord(client, list, word);
  if (found && found.key !== except) throw invalid('word', `The list already has “${found.word}”.`);
}

function checked(schema: z.ZodObject, says: object): Record<string, unknown> {
  const parsed = schema.safeParse(says);
  refuseFields(
    parsed.error?.issues.map(({ path, message }) => ({ field: ['says', ...path].join('.'), message })) ?? [],
  );
  return parsed.data!;
}
