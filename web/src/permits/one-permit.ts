import { permit } from '@artesian/contract/permits/permits';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../api.ts';

/** The permit that panels beside its form speak of. */
export const permitQuery = (permit_ndx: number) =>
  queryOptions({
    queryKey: [permit.path, permit_ndx],
    queryFn: ({ signal }) => api.viewOne(permit, { params: { permit_ndx }, signal }),
  });
