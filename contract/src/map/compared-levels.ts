import { t } from '@artesian/domain/texts/translate';
import { z } from 'zod';
import { endpoint } from '../language/endpoint.ts';

/** So many wells are compared on one graph. */
export const MOST_COMPARED = 20;

const listOfWells = new RegExp(String.raw`^[1-9]\d{0,8}(,[1-9]\d{0,8}){0,${MOST_COMPARED - 1}}$`);

/** Reads the numbers of wells of an address or a query, each once; none where the text is no such list. */
export const wellsOfText = (text: string): number[] =>
  listOfWells.test(text) ? [...new Set(text.split(',').map(Number))] : [];

const comparedWell = z.object({
  well_ndx: z.int(),
  /** Which of the numbers that were asked for it is: its own, and those of wells that were merged into it. */
  asked: z.array(z.int()),
  well_id: z.string(),
  well_name: z.string().nullable(),
  aquifer_name: z.string().nullable(),
  /** Days at rest since January 1, 1970, the oldest first, and the depth to water of each in feet below land surface. */
  days: z.array(z.int()),
  depths_ft: z.array(z.number()),
  /** The water's elevation on the same days, in feet above the datum; null on days without a land surface above it, and in all where none has. */
  elevations_ft: z.array(z.number().nullable()).nullable(),
  /** What elevations are above; null where there are none. */
  vertical_datum: z.string().nullable(),
});
export type ComparedWell = z.output<typeof comparedWell>;

/**
 * The water levels of several published wells beside each other, in the order in which they were asked for. Wells that are not published, and those
 * that are not there, are left out; a merged one is answered as the well it is part of. Not in the specification: the path is ours.
 */
export const comparedLevels = endpoint({
  method: 'GET',
  path: '/api/public-map/compared-levels',
  access: 'open',
  summary: 'Depths to water of up to 20 published wells by day, for one graph',
  query: z.object({
    wells: z.string().regex(listOfWells, {
      error: () => t('Name 1 to {most} wells by their numbers, with commas between.', { most: MOST_COMPARED }),
    }),
  }),
  answer: z.object({ wells: z.array(comparedWell) }),
});
