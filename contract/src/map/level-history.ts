import { bandPercentiles, levelClasses, TOO_SHORT } from '@artesian/domain/levels/level-classes';
import { z } from 'zod';
import { endpoint, recordNumber } from '../language/endpoint.ts';

const depth = z.number();
const day = z.iso.date();

const standing = z.object({
  /** The first day of the last month with levels. */
  last_month: day,
  /** The median of its days at rest, in feet below ground. */
  depth_ft: depth,
  is_provisional: z.boolean(),
  /** Among the levels of the same month in all years: 0 is the lowest, 100 the highest. Null where too few years are known. */
  percentile: z.number().nullable(),
  level_class: z.enum([...levelClasses, TOO_SHORT]),
  /** In feet a year, above 0 where levels rise, over the last year and over the record; null where no trend is significant. */
  year_trend_ft: z.number().nullable(),
  record_trend_ft: z.number().nullable(),
  first_month: day,
  years_measured: z.int(),
  /** Days that rules of water levels flagged and nobody has looked at. */
  days_left_out: z.int(),
});
export type LevelStanding = z.output<typeof standing>;

const band = z.object({
  month: z.int(),
  years: z.int(),
  lowest_ft: depth,
  highest_ft: depth,
  percentiles_ft: z.array(depth).length(bandPercentiles.length),
});

/**
 * The levels of a published well against its own history: where the last month stands, and for each month of the year, the January first, the
 * percentiles of its depths. Not in the specification: the path is ours.
 */
export const levelHistory = endpoint({
  method: 'GET',
  path: '/api/ui-map-wells/{well_ndx}/level-history',
  access: 'open',
  summary: 'The water levels of a published well against the same months of other years',
  params: z.object({ well_ndx: recordNumber }),
  answer: z.object({
    /** Null where no level is known. */
    standing: standing.nullable(),
    /** Without months of too few years. */
    bands: z.array(band),
  }),
});
export type LevelHistory = z.output<typeof levelHistory.answer>;
