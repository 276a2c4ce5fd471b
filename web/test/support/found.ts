import type { SearchHit } from '@artesian/contract/map/search';

/** Something that the search of the map found. */
export const hit = (more: Partial<SearchHit>): SearchHit => ({
  kind: 'town',
  well_ndx: null,
  title: 'Buda',
  detail: 'Town',
  latitude: 30.08,
  longitude: -97.84,
  extent: null,
  ...more,
});
