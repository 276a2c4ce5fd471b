import { z } from 'zod';
import { endpoint } from '../language/endpoint.ts';
import { oneNamedWell } from '../map/map-wells.ts';
import { drinkingLimitKinds } from '../science/parameters.ts';

const feet = z.number();
const day = z.iso.date();
const interval = z.object({ name: z.string(), top_ft: feet.nullable(), bottom_ft: feet.nullable() });

const bore = z.object({
  formations: z.array(interval),
  components: z.array(interval.extend({ diameter_in: z.number().nullable() })),
  well_depth_ft: feet.nullable(),
  bore_diameter_in: z.number().nullable(),
  pump_depth_ft: feet.nullable(),
});

const level = z.object({
  day,
  /** Below ground; negative above it. */
  depth_ft: feet,
  is_pumping: z.boolean(),
  is_approved: z.boolean(),
  elevation_ft: feet.nullable(),
  vertical_datum: z.string().nullable(),
  /** Of the day a year before, within a month; null where there was none. */
  year_ago: z.object({ day, depth_ft: feet }).nullable(),
});
export type LatestLevel = z.output<typeof level>;

const result = z.object({
  parameter: z.string(),
  value: z.number(),
  unit: z.string().nullable(),
  /** Less than the value, which is the detection limit. */
  is_nondetect: z.boolean(),
  collected_on: day,
  drinking_limit: z.number().nullable(),
  drinking_limit_kind: z.enum(drinkingLimitKinds).nullable(),
  drinking_limit_source: z.string().nullable(),
});
export type WaterResult = z.output<typeof result>;

const neighbor = z.object({
  well_id: z.string(),
  well_name: z.string().nullable(),
  distance_ft: feet,
  level_class: z.string().nullable(),
});

/** What a published well's page says beside its facts and graphs. Not in the specification: the path is ours. */
export const wellPortrait = endpoint({
  method: 'GET',
  path: '/api/wells/{id}/portrait',
  access: 'open',
  summary: 'Construction, latest water level, latest water quality and nearest neighbors of one published well',
  params: oneNamedWell.params,
  answer: z.object({
    /** Of the U.S. Geological Survey, where its number is known. */
    usgs_site_num: z.string().nullable(),
    /** Null where the district does not publish how wells are built. */
    bore: bore.nullable(),
    /** Null where no level is published. */
    level: level.nullable(),
    /** The latest of each parameter. */
    quality: z.array(result),
    /** Published wells within five miles, the nearest first. */
    neighbors: z.array(neighbor),
  }),
});
export type WellPortrait = z.output<typeof wellPortrait.answer>;
