import { t } from '@artesian/domain/texts/translate';
import { bandPercentiles, levelClasses, TOO_SHORT } from '@artesian/domain/levels/level-classes';
import { z } from 'zod';
import { endpoint, recordNumber } from '../language/endpoint.ts';
import { oneNamedWell } from './map-wells.ts';

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

/** What the levels of a well are summed up by. */
export const levelSummaries = ['months', 'years'] as const;
export type LevelSummary = (typeof levelSummaries)[number];

/** A line for each month or year with levels, each with its departure from the median. Not in the specification: the path is ours. */
export const levelSummary = endpoint({
  method: 'GET',
  path: '/api/wells/{id}/levels-by/{by}',
  access: 'open',
  summary:
    'Medians of the water levels of one published well by month or year, and their departures from the usual, as CSV',
  params: oneNamedWell.params.extend({ by: z.enum(levelSummaries, { error: t('Use months or years.') }) }),
  answer: z.unknown(),
});
