import { t } from '@artesian/domain/texts/translate';
import { mapSearch } from '@artesian/contract/map/search';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../api.ts';
import { useSession } from '../../session/session.tsx';
import { useSettings } from '../../session/settings.tsx';
import { placesIn } from '../coordinates.ts';
import { useSettled } from '../../ui/use-settled.ts';
import { addressHit, servedHit, typedHit, type FoundHit } from './found-hit.ts';
import { findAddresses } from './geocoder.ts';

export interface Found {
  hits: readonly FoundHit[];
  /** What to say where there are none. */
  note: string;
  /** Whether more may be on its way. */
  isComing: boolean;
  error: Error | null;
}

/** What is in a field, and what is searched for once one stops typing. */
export interface Typed {
  text: string;
  setText: (text: string) => void;
  query: string;
}

const pauseMs = 200;

export function useTyped(): Typed {
  const [text, setText] = useState('');
  return { text, setText, query: useSettled(text.trim(), pauseMs) };
}

const minute = 60_000;

/** What a text means: typed coordinates, understood here; wells, towns, streets and places, which the server finds. */
export function useSearch(query: string): Found {
  const { status, user } = useSession();
  const typed = placesIn(query).map(typedHit);
  const isAsked = query !== '' && typed.length === 0;
  const { data, error, isFetching } = useQuery({
    queryKey: ['map-search', user?.sub ?? 'visitor', query],
    queryFn: ({ signal }) => api.call(mapSearch, { query: { q: query }, signal }),
    enabled: isAsked && status !== 'loading',
    // While one types on, what was found so far stays to be read.
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: minute,
  });
  if (!isAsked) return { hits: typed, note: '', isComing: false, error: null };
  if (error)
    return {
      hits: [],
      note: t('Search is not available right now. You can still enter coordinates.'),
      isComing: false,
      error,
    };
  const hits = data?.data.map(servedHit) ?? [];
  return {
    hits,
    note: isFetching ? t('Searching…') : t('Nothing matches “{query}”.', { query }),
    isComing: isFetching,
    error: null,
  };
}

/** Shorter words name half the county. */
const fewestLetters = 3;

/** The same, and addresses where the settings name a geocoder. */
export function useSearchWithAddresses(query: string): Found {
  const { geocoder } = useSettings();
  const found = useSearch(query);
  const isAsked = geocoder !== null && placesIn(query).length === 0 && query.length >= fewestLetters;
  const { data, error, isFetching } = useQuery({
    queryKey: ['addresses', geocoder, query],
    queryFn: ({ signal }) => findAddresses(geocoder ?? '', query, signal),
    enabled: isAsked,
    retry: false,
    staleTime: Infinity,
  });
  if (!isAsked) return found;
  const hits = [...found.hits, ...(data ?? []).map(addressHit)];
  if (isFetching) return { ...found, hits, note: t('Searching…'), isComing: true };
  return {
    ...found,
    hits,
    note: error ? t('Address search is not available right now. You can still enter coordinates.') : found.note,
  };
}
