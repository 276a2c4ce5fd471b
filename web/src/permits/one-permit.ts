import { permitVolumes } from '@artesian/contract/permits/permit-lists';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../api.ts';

/** What panels beside the form of a permit must know of it. */
interface Permit {
  authorized_volume_gal: number;
  primary_use_ndx: number;
  secondary_use_ndx: number;
  permit_status_ndx: number;
  rolo_ndx: number | null;
}

const PATH = 'list-permits';

/** Its volume of a year, now and with each change to come. */
export const volumesQuery = (permit_ndx: number) =>
  queryOptions({
    queryKey: [permitVolumes.path, permit_ndx],
    queryFn: ({ signal }) => api.view(permitVolumes, { params: { permit_ndx }, signal }),
  });

/** The permit that the panels beside its form speak of, kept once for all of them. */
export const permitQuery = (permit_ndx: number) =>
  queryOptions({
    queryKey: [PATH, permit_ndx],
    queryFn: async ({ signal }) => (await api.send('GET', `/api/${PATH}/${permit_ndx}`, { signal })) as Permit,
  });
