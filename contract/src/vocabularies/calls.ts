import { z } from 'zod';
import { endpoint, noAnswer, recordNumber } from '../language/endpoint.ts';
import { text } from '../language/fields.ts';

/** What a word says beside its name, by columns of its table: `{ ends_permit: true }`. */
const says = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]));

const word = z
  .object({
    key: z.int(),
    word: z.string(),
    says,
    /** No longer offered; records that hold it still show it. */
    retired: z.boolean(),
    /** Why rules go by its name: it keeps it. */
    kept: z.string().nullable(),
    /** Why it can neither go nor be retired. */
    stays: z.string().nullable(),
    /** How many rows of each table hold it, the most first. */
    used: z.array(z.object({ in: z.string(), count: z.int() })),
    version: z.int(),
  })
  .meta({ id: 'Word' });
export type Word = z.output<typeof word>;

const vocabulary = z.object({ vocabulary: z.string().max(80) });
const oneWord = vocabulary.extend({ key: recordNumber });
const name = text('Word');

/** Not in the specification: these paths are ours. */
export const listVocabularies = endpoint({
  method: 'GET',
  path: '/api/vocabularies',
  access: 'staff',
  summary: 'Every list of terms, with the number of terms',
  answer: z.array(
    z.object({ name: z.string(), title: z.string(), group: z.string(), offered: z.int(), retired: z.int() }),
  ),
});

export const wordsOf = endpoint({
  method: 'GET',
  path: '/api/vocabularies/{vocabulary}',
  access: 'staff',
  summary: 'The terms of a list in order, with their use',
  params: vocabulary,
  answer: z.array(word),
});

export const addWord = endpoint({
  method: 'POST',
  path: '/api/vocabularies/{vocabulary}',
  access: 'staff',
  summary: 'Add a term to a list',
  params: vocabulary,
  body: z.object({ word: name, says: says.default({}) }),
  answer: z.object({ key: z.int() }),
  status: 201,
});

export const changeWord = endpoint({
  method: 'PUT',
  path: '/api/vocabularies/{vocabulary}/{key}',
  access: 'staff',
  summary: 'Rename or change a term, retire it or offer it again. If-Match gives the version that is changed',
  params: oneWord,
  body: z.object({ word: name.optional(), says: says.optional(), retired: z.boolean().optional() }),
  answer: noAnswer,
  status: 204,
});

export const deleteWord = endpoint({
  method: 'DELETE',
  path: '/api/vocabularies/{vocabulary}/{key}',
  access: 'staff',
  summary: 'Delete a word that nothing holds',
  params: oneWord,
  answer: noAnswer,
  status: 204,
});

export const deleteUnusedWords = endpoint({
  method: 'POST',
  path: '/api/vocabularies/{vocabulary}/delete-unused',
  access: 'staff',
  summary: 'Delete all words of a list that nothing holds',
  params: vocabulary,
  /** With the number by which it is undone; null where nothing was deleted. */
  answer: z.object({ deleted: z.array(z.string()), word_act_ndx: z.int().nullable() }),
});

/** A word that is not named comes after those that are. */
export const orderWords = endpoint({
  method: 'POST',
  path: '/api/vocabularies/{vocabulary}/order',
  access: 'staff',
  summary: 'Set the order of a list’s terms; with none given, alphabetical',
  params: vocabulary,
  body: z.object({ keys: z.array(recordNumber).max(10_000, 'Order at most 10,000 terms.') }),
  answer: noAnswer,
  status: 204,
});

export const mergeWords = endpoint({
  method: 'POST',
  path: '/api/vocabularies/{vocabulary}/merge',
  access: 'staff',
  summary: 'Replaces one term with another in all records and deletes it',
  params: vocabulary,
  body: z.object({ drop: recordNumber, keep: recordNumber }),
  answer: z.object({ changed: z.int(), word_act_ndx: z.int() }),
  patienceMs: 60_000,
});

const wordAct = z.object({
  word_act_ndx: z.int(),
  /** The names of the lists. */
  lists: z.array(z.string()),
  /** What was done, in a sentence. */
  told: z.string(),
  /** How many words went. */
  words: z.int(),
  /** How many rows held one. */
  rows: z.int(),
  acted_at: z.iso.datetime({ offset: true }),
  acted_by: z.string(),
  undone_at: z.iso.datetime({ offset: true }).nullable(),
  undone_by: z.string().nullable(),
});

export const listWordActs = endpoint({
  method: 'GET',
  path: '/api/word-acts',
  access: 'staff',
  summary: 'The latest hundred merges and deletions of terms, each of which can be undone',
  answer: z.array(wordAct),
});

export const undoWordAct = endpoint({
  method: 'POST',
  path: '/api/word-acts/{word_act_ndx}/undo',
  access: 'staff',
  summary: 'Restore merged or deleted terms in the records that had them',
  params: z.object({ word_act_ndx: recordNumber }),
  /** `stayed`: rows that hold another word by now, or are gone. */
  answer: z.object({ words: z.int(), restored: z.int(), stayed: z.int() }),
  patienceMs: 60_000,
});

const placeWords = z.array(
  z.object({
    name: z.string(),
    title: z.string(),
    deleted: z.array(z.string()),
    /** How many words are held by something. */
    stay: z.int(),
  }),
);

export const previewPlaceWords = endpoint({
  method: 'POST',
  path: '/api/place-words/preview',
  effect: false,
  access: 'staff',
  summary: 'Unused place terms: districts, counties, zones, aquifers and the like. None is deleted',
  answer: z.object({ lists: placeWords }),
});

export const deletePlaceWords = endpoint({
  method: 'POST',
  path: '/api/place-words/delete-unused',
  access: 'staff',
  summary: 'Delete the words of places that nothing holds, in all their lists at once',
  answer: z.object({ lists: placeWords, word_act_ndx: z.int().nullable() }),
});

export const vocabularyCalls = {
  listVocabularies,
  wordsOf,
  addWord,
  changeWord,
  deleteWord,
  deleteUnusedWords,
  orderWords,
  mergeWords,
  listWordActs,
  undoWordAct,
  previewPlaceWords,
  deletePlaceWords,
};
