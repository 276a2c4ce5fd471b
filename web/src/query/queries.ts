import type { Focus, ListFilter } from '@artesian/contract/query/focuses';
import { queryLookups } from '@artesian/contract/query/query-and-download';
import { countData, type Selection } from '@artesian/contract/query/query-calls';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../api.ts';
import type { QueryRecord } from '@artesian/contract/query/query-state';

/** The records of a focus, with what filters and picks them alone. Of what is not picked there is nothing to fetch. */
export const recordsQuery = ({ endpoint, key, label, flags, lists }: Focus) => {
  const path = `query-and-download/fetch-data-records/${endpoint}`;
  const columns = [key, label, ...[...flags, ...lists].map(({ column }) => column)].join(',');
  return queryOptions({
    queryKey: [path, columns],
    queryFn: ({ signal }) => api.send('GET', `/api/${path}?columns=${columns}`, { signal }) as Promise<QueryRecord[]>,
    enabled: label !== undefined,
    staleTime: Infinity,
  });
};

/** What a list offers, in words; '' stands for what is not set. */
export const choicesQuery = ({ list }: ListFilter) => {
  const lookup = queryLookups.find(({ path }) => path.endsWith(`/q-d-list-${list}`))!;
  return queryOptions({
    queryKey: [lookup.path],
    queryFn: ({ signal }) => api.lookup(lookup, signal),
    select: (rows) => [...new Set(rows.map((row) => String(row[lookup.label])))],
    staleTime: Infinity,
  });
};

/** How many rows a selection has; asking for another calls this off. */
export const countQuery = ({ endpoint }: Focus, selection: Selection) =>
  queryOptions({
    queryKey: [countData.path, endpoint, selection],
    queryFn: async ({ signal }) => {
      try {
        const { count } = await api.call(countData, { params: { endpoint }, body: selection, signal });
        return count;
      } catch (error) {
        if (!signal.aborted) console.error('The records could not be counted.', error);
        throw error;
      }
    },
    placeholderData: keepPreviousData,
    retry: false,
  });
