import { actAddWord, actChangeWord, actDeleteUnusedWords, actDeleteWord, actOrderWords } from './change-words.ts';
import { answerVocabularies, answerWords } from './lists.ts';
import { actMergeWords } from './merge-words.ts';
import { actDeletePlaceWords, answerPreviewPlaceWords } from './place-words.ts';
import { actUndoWordAct, answerWordActs } from './word-acts.ts';

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
  answerWordActs,
  actUndoWordAct,
  answerPreviewPlaceWords,
  actDeletePlaceWords,
];
