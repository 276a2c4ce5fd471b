import { z } from 'zod';
import { endpoint } from '../language/endpoint.ts';

/** Stands for a year without a class in `classes`. */
export const NO_CLASS = '-';

/** Not in the specification: the path is ours. */
export const levelsOverYears = endpoint({
  method: 'GET',
  path: '/api/public-map/levels-over-years',
  access: 'open',
  summary:
    'Published wells with water levels: the class of each year’s last month against the same month of other years, and trends',
  answer: z.object({
    type: z.literal('FeatureCollection'),
    /** The years that `classes` tells of; both null where no well has a class. */
    first_year: z.int().nullable(),
    last_year: z.int().nullable(),
    features: z.array(
      z.object({
        type: z.literal('Feature'),
        geometry: z.object({ type: z.literal('Point'), coordinates: z.array(z.number()) }),
        /** With the columns that wells are filtered by, under their names in `MapWell`. */
        properties: z.looseObject({
          well_ndx: z.int(),
          /** A letter for each year: the place of its class in `levelClasses`, or `NO_CLASS`. */
          classes: z.string(),
          /** 1 where levels rise significantly, -1 where they fall, 0 otherwise or where it is long ago. */
          record_trend: z.int(),
          year_trend: z.int(),
        }),
      }),
    ),
  }),
});
export type LevelsOverYears = z.output<typeof levelsOverYears.answer>;
