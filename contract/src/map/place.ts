import { z } from 'zod';
import { endpoint } from '../language/endpoint.ts';
import { coordinate } from './coordinate.ts';

/** What is known of a place; null is what is not known, or not of this place. */
export const knownPlace = z
  .object({
    /** Of the list of counties; null for a county that it does not have. */
    county_ndx: z.int().nullable(),
    county_name: z.string().nullable(),
    /** Null while the district has no boundary drawn. */
    in_district: z.boolean().nullable(),
    mgmtzone_ndx: z.int().nullable(),
    mgmtzone_name: z.string().nullable(),
    /** `58-50-3`, and its parts: one degree, 7½ minutes, 2½ minutes. */
    tx_grid: z.string().nullable(),
    tx_grid_deg: z.string().nullable(),
    tx_grid_sevmin: z.string().nullable(),
    tx_grid_twomin: z.string().nullable(),
    /** Estimated by the elevation source of the settings. */
    elevation_ft: z.number().nullable(),
    elevation_source: z.string().nullable(),
  })
  .meta({ id: 'KnownPlace' });
export type KnownPlace = z.output<typeof knownPlace>;

/**
 * What lies at a place, by the shapes of the map as far as they are for whoever asks. The elevation source answers for money, so one address
 * asks no more than somebody who moves a marker. Not in the specification: the path is ours.
 */
export const placeAt = endpoint({
  method: 'GET',
  path: '/api/places/{lat}/{lon}',
  access: 'open',
  summary: 'County, district, management zone, Texas grid and elevation of a location',
  params: z.object({ lat: coordinate(90), lon: coordinate(180) }),
  answer: knownPlace,
  mostPerMinute: 120,
});
