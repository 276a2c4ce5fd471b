import { actAddWord, actChangeWord, actDeleteUnusedWords, actDeleteWord, actOrderWords } from './change-words.ts';
import { answerVocabularies, answerWords } from './lists.ts';
import { actMergeWords } from './merge-words.ts';

/** The calls of `/api/vocabularies`. */
export const callsOfVocabularies = [
  answerVocabularies,
  answerWords,
  actAddWord,
  actChangeWord,
  actDeleteWord,
  actDeleteUnusedWords,
  actOrderWords,
  actMergeWords,
];
