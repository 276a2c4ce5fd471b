import { z } from 'zod';
import { endpoint } from '../language/endpoint.ts';
import { columnMeta } from '../language/rows.ts';
import { mapWell, type MapWell } from './map-wells.ts';

const filterItem = z.object({ value: z.string(), display: z.string(), color: z.string() });
export type FilterItem = z.output<typeof filterItem>;

function category<const C extends keyof MapWell>(column: C) {
  return { column, label: columnMeta(mapWell, column).label };
}

/** The nine categories that a well can be filtered and colored by, with the column of `mapWell` that each one reads. */
export const categories = {
  wellClass: category('well_class'),
  wellSubclass: category('well_subclass'),
  monitoringStatus: category('monitoring_status'),
  primaryUse: category('primary_use'),
  managementZone: category('management_zone'),
  aquiferCompletion: category('aquifer_completion'),
  aquiferSetting: category('aquifer_setting'),
  aquiferName: category('aquifer_name'),
  levelClass: category('level_class'),
} as const;
export type Category = keyof typeof categories;

const filterLists = z.object(
  Object.fromEntries(Object.keys(categories).map((name) => [name, z.array(filterItem)])) as Record<
    Category,
    z.ZodArray<typeof filterItem>
  >,
);
export type FilterLists = z.output<typeof filterLists>;

export const mapFilters = endpoint({
  method: 'GET',
  path: '/api/public-map/filters',
  access: 'open',
  summary: 'The values that wells can be filtered and colored by',
  answer: z.object({ data: filterLists }),
});
