import { deleteUnusedWords, deleteWord, orderWords, wordsOf, type Word } from '@artesian/contract/vocabularies/calls';
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

/** What is done to words without a form. Every screen asks for its lists again after it. */
export function useWordActs({ name }: Pick<Vocabulary, 'name'>) {
  const params = { vocabulary: name };
  const deletion = useMutation({
    mutationFn: ({ key }: Word) => api.call(deleteWord, { params: { ...params, key } }),
    onSuccess: (_answer, { word }) => notify.success(`${word} was deleted.`),
  });
  const deletionOfUnused = useMutation({
    mutationFn: () => api.call(deleteUnusedWords, { params }),
    onSuccess: ({ deleted }) => notify.success(`${counted(deleted.length, 'word was', 'words were')} deleted.`),
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
      notify.error(`The order was not kept. ${errorWordsToQuote(error)}`);
      void queries.invalidateQueries({ queryKey: wordsQuery({ name }).queryKey });
    },
  });
}

/** One word a place further up or down. */
export const moved = (words: readonly Word[], word: Word, by: 1 | -1): readonly Word[] => {
  const place = words.indexOf(word);
  return words.toSpliced(place, 1).toSpliced(place + by, 0, word);
};
