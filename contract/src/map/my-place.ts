import { z } from 'zod';
import { endpoint } from '../language/endpoint.ts';
import { knownPlace, placeAt } from './place.ts';

/** Wells this near tell what lies below a place, and how deep one drills there. */
export const NEIGHBORHOOD_FT = 5280;

const aquiferBelow = z.object({
  aquifer_name: z.string(),
  /** Published wells of it within a mile. */
  wells: z.int(),
  /** Of those whose depth is known; null where none is. */
  least_depth_ft: z.number().nullable(),
  median_depth_ft: z.number().nullable(),
  most_depth_ft: z.number().nullable(),
});

const monitoredWell = z.object({
  well_ndx: z.int(),
  well_id: z.string(),
  well_name: z.string().nullable(),
  aquifer_name: z.string().nullable(),
  distance_ft: z.number(),
  /** The median of the last month with levels, in feet below ground, and the first day of that month. */
  depth_ft: z.number(),
  last_month: z.iso.date(),
  level_class: z.string(),
});

/**
 * What somebody who lives or builds at a place wants to know of it, by the shapes and wells that are published. Not in the specification: the
 * path is ours.
 */
export const myPlace = endpoint({
  method: 'GET',
  path: '/api/my-place/{lat}/{lon}',
  access: 'open',
  summary: 'District, zone, parcel, aquifers and nearest wells of a location',
  params: placeAt.params,
  answer: z.object({
    place: knownPlace.omit({ elevation_ft: true, elevation_source: true }),
    /** What the areas of the map say of the place: `Parcels`, `R10074`. */
    areas: z.array(z.object({ layer: z.string(), name: z.string() })),
    /** By the wells nearby, most wells first. */
    aquifers: z.array(aquiferBelow),
    wells_within_a_mile: z.int(),
    /** With levels of late, the nearest first. */
    monitored: z.array(monitoredWell),
  }),
});
export type MyPlace = z.output<typeof myPlace.answer>;
