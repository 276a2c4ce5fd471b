import { audiencesOf } from '@artesian/contract/map/audiences';
import { mapSearch, mostHits } from '@artesian/contract/map/search';
import { answer } from '../../platform/calls/answer.ts';
import type { Database } from '../../platform/database/open-database.ts';
import type { User } from '../../sign-in/authentication.ts';
import { findAddresses } from './find-addresses.ts';
import { findAlsoAlike } from './find-also-alike.ts';
import { findAreas } from './find-areas.ts';
import { findPlaces } from './find-places.ts';
import { findWells, type Hit } from './find-wells.ts';
import { wantedOf, withoutState, type Wanted } from './wanted.ts';

/** `GET /api/public-map/search`: wells, towns, streets and places by what they are called. */
export const answerMapSearch = answer(mapSearch, async ({ query, user, reply }, { database }) => {
  void reply.header('vary', 'authorization').header('cache-control', 'private, no-cache');
  const wanted = wantedOf(query.q);
  const find = (words: Wanted) => findAll(database, user, words);
  const hits = wanted ? await findAlsoAlike(database.pool, wanted, { find, nameOf }) : [];
  return { data: hits.slice(0, mostHits).map(({ told }) => told) };
});

/**
 * Of equal fit places come first: there are few of them, and whoever types a town's name means the town. A city of the wells' addresses
 * is a town where the gazetteer has none of its name.
 */
async function findAll(database: Database, user: User | null, wanted: Wanted): Promise<Hit[]> {
  const [areas, addresses, places, wells] = await Promise.all([
    findAreas(database.pool, withoutState(wanted)),
    findAddresses(database.pool, wanted),
    findPlaces(database.pool, audiencesOf(user?.roles), wanted),
    findWells(database, user, wanted),
  ]);
  const named = new Set(places.map(({ told: { kind, title } }) => `${kind} ${title.toLowerCase()}`));
  const unnamed = areas.filter(({ told: { kind, title } }) => !named.has(`${kind} ${title.toLowerCase()}`));
  return [...addresses, ...unnamed, ...places, ...wells].toSorted((one, other) => one.fit - other.fit);
}

const nameOf = ({ told: { kind, well_ndx, title, detail } }: Hit) => `${kind} ${well_ndx ?? `${title} ${detail}`}`;
