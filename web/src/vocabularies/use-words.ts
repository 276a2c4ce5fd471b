import {
  deleteUnusedWords,
  deleteWord,
  listWordActs,
  orderWords,
  undoWordAct,
  wordsOf,
  type Word,
} from '@artesian/contract/vocabularies/calls';
import type { Vocabulary } from '@artesian/contract/vocabularies';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../api.ts';
import { errorWordsToQuote } from '../ui/error-words.ts';
import { notify } from '../ui/notify.ts';
import { counted } from '../ui/counted.ts';

/** The words of a list, in their order. */
export const wordsQuery = ({ name }: Pick<Vocabulary, 'name'>) =>
  queryOptions({
    queryKey: [wordsOf.path, name],
    queryFn: ({ signal }) => api.call(wordsOf, { params: { vocabulary: name }, signal }),
  });

/** What was merged or deleted together, the latest first. */
export const wordActsQuery = queryOptions({
  queryKey: [listWordActs.path],
  queryFn: ({ signal }) => api.call(listWordActs, { signal }),
});

/** Words that were merged or deleted together come back. */
export function useUndoOfWords() {
  return useMutation({
    mutationFn: (word_act_ndx: number) => api.call(undoWordAct, { params: { word_act_ndx } }),
    onSuccess: ({ words, restored, stayed }) => {
      const back = `${counted(words, 'term is', 'terms are')} back${restored > 0 ? `, used by ${counted(restored, 'row')} again` : ''}.`;
      if (stayed === 0) notify.success(back);
      else notify.warning(`${back} ${counted(stayed, 'row was', 'rows were')} changed since and stay.`);
    },
    onError: (error) => notify.error(`Could not undo. ${errorWordsToQuote(error)}`),
  });
}

/** What is done to words without a form. Every screen asks for its lists again after it. */
export function useWordActs({ name }: Pick<Vocabulary, 'name'>) {
  const params = { vocabulary: name };
  const deletion = useMutation({
    mutationFn: ({ key }: Word) => api.call(deleteWord, { params: { ...params, key } }),
    onSuccess: (_answer, { word }) => notify.success(`${word} was deleted.`),
  });
  const { mutate: undo } = useUndoOfWords();
  const deletionOfUnused = useMutation({
    mutationFn: () => api.call(deleteUnusedWords, { params }),
    onSuccess: ({ deleted, word_act_ndx }) =>
      notify.success(
        `${counted(deleted.length, 'term was', 'terms were')} deleted.`,
        word_act_ndx === null ? {} : { action: { label: 'Undo', onClick: () => undo(word_act_ndx) } },
      ),
  });
  return { order: useOrder(name), deletion, deletionOfUnused };
}

/** Words stand in their new order at once, and in the old one again where that could not be kept; of no words, in that of the alphabet. */
function useOrder(name: string) {
  const queries = useQueryClient();
  return useMutation({
    scope: { id: `order of ${name}` },
    mutationFn: (words: readonly Word[]) =>
      api.call(orderWords, { params: { vocabulary: name }, body: { keys: words.map(({ key }) => key) } }),
    onMutate: (words) => {
      if (words.length > 0) queries.setQueryData<Word[]>(wordsQuery({ name }).queryKey, [...words]);
    },
    onError: (error) => {
      notify.error(`The order could not be saved. ${errorWordsToQuote(error)}`);
      void queries.invalidateQueries({ queryKey: wordsQuery({ name }).queryKey });
    },
  });
}

/** One word a place further up or down. */
export const moved = (words: readonly Word[], word: Word, by: 1 | -1): readonly Word[] => {
  const place = words.indexOf(word);
  return words.toSpliced(place, 1).toSpliced(place + by, 0, word);
};

/** Whether a term can go: no record has it, and the product does not rely on it. */
export const isUnused = ({ used, stays }: Word) => used.length === 0 && stays === null;
