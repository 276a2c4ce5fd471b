import { pumpedInAll } from '@artesian/contract/metering/under-no-permit';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../api.ts';

/** All that was pumped in the fiscal years from one through another, at permits and under none; of all years without. */
export const pumpedInAllQuery = (years: { start_year?: number; end_year?: number } = {}) =>
  queryOptions({
    queryKey: [pumpedInAll.path, years.start_year, years.end_year],
    queryFn: ({ signal }) => api.view(pumpedInAll, { years, signal }),
  });
