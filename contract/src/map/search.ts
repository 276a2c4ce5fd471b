import { t } from '@artesian/domain/texts/translate';
import { z } from 'zod';
import { endpoint } from '../language/endpoint.ts';

/** At most so many hits (spec 1 §9). */
export const mostHits = 50;

export const hitKinds = ['well', 'town', 'street', 'park', 'water', 'place'] as const;
export type HitKind = (typeof hitKinds)[number];

/** Something that was found, and where it is. */
export const searchHit = z
  .object({
    kind: z.enum(hitKinds),
    /** Of a well; null for a place. */
    well_ndx: z.int().nullable(),
    /** The id of a well, the name of a place. */
    title: z.string(),
    /** What tells it from others of its name; of a well its names, owner and address, as far as the caller may read them. */
    detail: z.string(),
    latitude: z.number(),
    longitude: z.number(),
    /** West, south, east and north of what is larger than a point. */
    extent: z.tuple([z.number(), z.number(), z.number(), z.number()]).nullable(),
  })
  .meta({ id: 'SearchHit' });
export type SearchHit = z.output<typeof searchHit>;

/**
 * Wells by number, name, address, owner and permit, and towns, streets and places by name; the best fit first. A well is found by
 * no more than `ui-map-wells` tells the caller of it. State well numbers may be written with and without hyphens, and words
 * misspelled. Not in the specification: the path is ours.
 */
export const mapSearch = endpoint({
  method: 'GET',
  path: '/api/public-map/search',
  access: 'open',
  summary: 'Search wells, towns, streets and places by name',
  query: z.object({ q: z.string().trim().max(120, t('Use at most 120 characters.')) }),
  answer: z.object({ data: z.array(searchHit).max(mostHits) }),
});
