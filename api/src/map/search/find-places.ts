import { t } from '@artesian/domain/texts/translate';
import type { Audience } from '@artesian/contract/map/audiences';
import type { HitKind, SearchHit } from '@artesian/contract/map/search';
import type { Pool } from 'pg';
import type { Hit } from './find-wells.ts';
import { holdsAll } from './holds-all.ts';
import type { Wanted } from './wanted.ts';

/** Places leave room for wells. */
const mostPlaces = 12;
const mostLookedAt = 500;

interface FoundPlace {
  fit: number;
  kind: HitKind;
  place_name: string;
  locality: string | null;
  lat_dd: number;
  lon_dd: number;
  extent: [number, number, number, number];
}

/** Of equal fit the larger thing comes first: a town before its streets. The audiences of whoever asks follow the words. */
const statementOf = ({ words }: Wanted) => `
  select api.fit_of(plain_name, $1) as fit, kind, place_name, locality, lat_dd, lon_dd, extent
  from (
    select * from api.searchable_places
    where ${holdsAll(words.length, 2)} and (source_id is null or api.is_shown_to(source_id, $${words.length + 2}))
    limit ${mostLookedAt}
  ) as found
  order by fit, array_position(array['town', 'water', 'place', 'park', 'street'], kind), length(place_name), plain_name, locality
  limit ${mostPlaces}`;

const kindLabels: Record<Exclude<HitKind, 'well'>, string> = {
  town: t('Town'),
  street: t('Street'),
  park: t('Park'),
  water: t('Water'),
  place: 'Place',
};

/** The towns, streets and places whose names hold all words; the best fit first. */
export async function findPlaces(pool: Pool, audiences: Audience[], wanted: Wanted): Promise<Hit[]> {
  // One letter stands in the name of every place.
  if (wanted.text.length < 2) return [];
  const { rows } = await pool.query<FoundPlace>(statementOf(wanted), [
    wanted.text,
    ...wanted.words.map((forms) => forms.map((form) => `%${form}%`)),
    audiences,
  ]);
  return rows.map((place) => ({ fit: place.fit, told: hitOf(place) }));
}

function hitOf({ kind, place_name, locality, lat_dd, lon_dd, extent }: FoundPlace): SearchHit {
  const [west, south, east, north] = extent;
  return {
    kind,
    well_ndx: null,
    title: place_name,
    detail: [kindLabels[kind as Exclude<HitKind, 'well'>], locality].filter(Boolean).join(' · '),
    latitude: lat_dd,
    longitude: lon_dd,
    extent: west === east && south === north ? null : extent,
  };
}
