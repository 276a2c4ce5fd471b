import { skipToken, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { createOptionSearch, type OptionSearch } from './option-search.ts';
import { moreWordsQueries, type Option } from './options.ts';

/** A search over options of the list `to`. What they are found by beyond their own words is fetched once it is wanted. */
export function useOptionSearch(to: string | undefined, options: readonly Option[], isWanted: boolean): OptionSearch {
  const words = moreWordsQueries.get(to ?? '');
  const { data } = useQuery(isWanted && words ? words : { queryKey: ['no words'], queryFn: skipToken });
  return useMemo(() => createOptionSearch(data ? withWords(options, data) : options), [options, data]);
}

const withWords = (options: readonly Option[], more: ReadonlyMap<number, readonly string[]>) =>
  options.map((option) => ({ ...option, words: [...option.words, ...(more.get(option.value) ?? [])] }));
