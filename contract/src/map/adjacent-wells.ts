import { t } from '@artesian/domain/texts/translate';
import { z } from 'zod';
import { endpoint } from '../language/endpoint.ts';
import { decimal } from '../language/fields.ts';
import { readable } from '../language/rows.ts';
import { permitFields } from '../permits/fields.ts';
import { wellFields } from '../wells/fields.ts';
import { coordinate } from './coordinate.ts';
import { mapWell } from './map-wells.ts';

/** A radius search may not reach further than this. */
export const farthestSearchFt = 528_000;

/** `Distance` is three times the distance in feet, so that the page's `Distance / 3` reads feet (the page divides, by contract). */
export const adjacentWell = mapWell
  .pick({
    well_id: true,
    well_ndx: true,
    well_name: true,
    well_status: true,
    well_class: true,
    well_subclass: true,
    management_zone: true,
    primary_use: true,
    owner_info: true,
    permits_info: true,
    drilled_date: true,
    drilled_year: true,
    well_depth_ft: true,
    well_address: true,
    attached_documents: true,
    attached_photos: true,
    lat_dd: true,
    lon_dd: true,
  })
  .extend(
    readable({
      Distance: decimal('Three Times the Distance', 'ft'),
      distance_ft: decimal('Distance', 'ft', { decimals: 2 }),
      aquifer_group: permitFields.aquifer_group_name,
      tx_grid: wellFields.tx_grid,
    }),
  )
  .meta({ id: 'AdjacentWell' });

export const adjacentWells = endpoint({
  method: 'GET',
  path: '/api/adjacent-wells/{lat}/{lon}/{distance}',
  access: 'open',
  summary: 'Wells within a distance (feet) of a location, nearest first',
  params: z.object({
    lat: coordinate(90),
    lon: coordinate(180),
    distance: z.coerce
      .number({ error: t('Enter a distance in feet.') })
      .positive(t('The distance must be more than 0 feet.'))
      .max(farthestSearchFt, {
        error: () => t('The distance can be at most {most} feet.', { most: farthestSearchFt }),
      }),
  }),
  answer: z.array(adjacentWell),
});
