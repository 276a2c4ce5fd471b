import { fanPercentiles } from '@artesian/domain/outlook';
import { comparisons } from '@artesian/domain/drought-triggers';
import { z } from 'zod';
import { endpoint } from '../language/endpoint.ts';
import { stagesOfDistrict } from './drought-stages.ts';

const day = z.iso.date();

const areaToday = z.object({
  drought_area_ndx: z.int(),
  drought_area_name: z.string(),
  /** The stage in force; null where none is declared for the present month. */
  drought_stage_ndx: z.int().nullable(),
  since: day.nullable(),
  /** For how many days it has been in force, the present one included. */
  days: z.int().nullable(),
  /** What is asked of whom at this stage. */
  measures: z.array(z.object({ concerns: z.string(), measure: z.string(), holds_from: day })),
  /** By the type of a permit the fractions that its monthly volume is reduced by: they differ where some uses have one of their own. */
  reductions: z.array(
    z.object({ permit_type_desc: z.string(), least_reduction: z.number(), most_reduction: z.number() }),
  ),
});
export type AreaToday = z.output<typeof areaToday>;

/** Where an indicator goes if the coming months are like those of each past year. */
const outlook = z.object({
  /** Years with the same days, each a trace. */
  years: z.array(z.int()),
  /** Days after `mean_on` that are told, the first one 0. */
  days: z.array(z.int()),
  /** On each of them, by `fanPercentiles`. */
  fan: z.array(z.array(z.number()).length(fanPercentiles.length)),
  /** By year, on each of them. */
  traces: z.array(z.array(z.number())),
  /** By the first of each coming month, for each of `triggers` in how many years it was met on any day. */
  crossings: z.array(z.object({ by: day, times: z.array(z.int()) })),
  /** How often the band from the 10th to the 90th percentile held what came, in the past. */
  hindcast: z.array(z.object({ lead_days: z.int(), tried: z.int(), held: z.int() })),
});
export type Outlook = z.output<typeof outlook>;

const indicatorToday = z.object({
  indicator_ndx: z.int(),
  indicator_name: z.string(),
  indicator_unit: z.string(),
  /** Its means are of so many days. */
  window_days: z.int(),
  /** The last day with a value; null where there is none. */
  read_on: day.nullable(),
  /** Whether that is too long ago for a mean of today. */
  is_late: z.boolean(),
  /** The latest mean, in the unit of the indicator, with its day; both null where there is none. */
  mean: z.number().nullable(),
  mean_on: day.nullable(),
  month_ago: z.number().nullable(),
  year_ago: z.number().nullable(),
  /** What starts a stage, the mildest first. */
  triggers: z.array(
    z.object({
      drought_area_ndx: z.int(),
      drought_stage_ndx: z.int(),
      comparison: z.enum(comparisons),
      threshold: z.number(),
    }),
  ),
  /** The means of two years, day by day from the first one on. */
  means: z.object({ from: day, values: z.array(z.number().nullable()) }),
  /** Null where too few years are known. */
  outlook: outlook.nullable(),
});
export type IndicatorToday = z.output<typeof indicatorToday>;

const pumpedThisYear = z.object({
  fiscal_year: z.int(),
  first_month: day,
  /** The last month that is over and that somebody was to report. */
  last_month: day,
  /** From the first through the last month. */
  pumped_gal: z.int(),
  allowed_gal: z.int(),
  /** In the whole year, under the stages that are known. */
  year_allowed_gal: z.int(),
});
export type PumpedThisYear = z.output<typeof pumpedThisYear>;

/**
 * How the district stands today: stages in force, indicators against their triggers, what is allowed, and what was pumped. Not in the
 * specification: the path is ours.
 */
export const districtToday = endpoint({
  method: 'GET',
  path: '/api/district-today',
  access: 'open',
  summary: 'Drought stages in force, indicators against their triggers, measures and pumping, as of today',
  answer: z.object({
    day,
    /** The mildest first. */
    stages: z.array(stagesOfDistrict.row),
    areas: z.array(areaToday),
    indicators: z.array(indicatorToday),
    /** Null while nothing is reported of the fiscal year. */
    pumped: pumpedThisYear.nullable(),
  }),
});
export type DistrictToday = z.output<typeof districtToday.answer>;
