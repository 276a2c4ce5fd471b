import { districtText, type DistrictText } from '@artesian/contract/language/district-texts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../api.ts';

/** What the district says in its own words, as Markdown; null where it has not. */
export const districtTextQuery = (text: DistrictText) =>
  queryOptions({
    queryKey: [districtText.path, text],
    queryFn: ({ signal }) => api.call(districtText, { params: { text }, signal }),
    staleTime: Infinity,
  });
