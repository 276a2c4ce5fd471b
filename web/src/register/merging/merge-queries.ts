import { likelyDuplicates, likelyDuplicatesOf } from '@artesian/contract/merging/likely-duplicates';
import { mergesOfRecord, previewMerge } from '@artesian/contract/merging/merging';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../api.ts';

export interface Pair {
  keep: number;
  drop: number;
}

/** Two records side by side, as they stand now. */
export const previewQuery = (register: string, { keep, drop }: Pair) =>
  queryOptions({
    queryKey: [register, 'merge', keep, drop],
    queryFn: ({ signal }) => api.call(previewMerge, { params: { register, keep, drop }, signal }),
    staleTime: 0,
  });

export const mergesQuery = (register: string, key: number) =>
  queryOptions({
    queryKey: [register, key, 'merges'],
    queryFn: ({ signal }) => api.call(mergesOfRecord, { params: { register, key }, signal }),
  });

export const likelyOfQuery = (register: string, key: number) =>
  queryOptions({
    queryKey: [register, key, 'likely-duplicates'],
    queryFn: ({ signal }) => api.call(likelyDuplicatesOf, { params: { register, key }, signal }),
  });

export const likelyPairsQuery = (register: string) =>
  queryOptions({
    queryKey: [register, 'likely-duplicates'],
    queryFn: ({ signal }) => api.call(likelyDuplicates, { params: { register }, signal }),
  });
