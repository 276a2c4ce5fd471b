import { z } from 'zod';
import { endpoint } from '../language/endpoint.ts';
import { date, decimal, flag, optional, point, text } from '../language/fields.ts';
import { pick } from '../language/rows.ts';
import { view } from '../language/view.ts';
import { wellFields, wellWords } from '../wells/fields.ts';

/** Columns of a map well that only staff receive (spec 1 §6). The server leaves them out of everybody else's answers. */
export const staffOnlyWellColumns = [
  'is_index_well',
  'aquifer_setting',
  'aquifer',
  'available_logs',
  'inspections_info',
  'enforcements_info',
  'driller_name',
  'directions_to_well',
] as const;
type StaffOnlyWellColumn = (typeof staffOnlyWellColumns)[number];

const files = (label: string) =>
  optional(text(label, 10_000, { meaning: `Published ${label.toLowerCase()} as name;address, with commas between.` }));

/** A well as the public map knows it (spec 1 §3 'Public map well'). The spelling `is_permited` is the contract's. */
export const mapWells = view({
  path: 'ui-map-wells',
  access: 'open',
  summary: 'Every published well with its location, for the map',
  row: {
    well_ndx: wellFields.well_ndx,
    location_geometry: point('Location'),
    well_id: wellFields.district_well_id,
    ...pick(wellFields, 'state_well_num', 'well_name'),
    owner_info: wellWords.owner_info,
    permits_info: optional(
      text('Permits', 400, { meaning: 'Permit numbers that cover the well now, with commas between.' }),
    ),
    well_address: wellWords.well_address,
    well_city: wellFields.city,
    ...pick(
      wellWords,
      'county',
      'driller_name',
      'well_class',
      'well_subclass',
      'well_status',
      'monitoring_status',
      'primary_use',
      'management_zone',
      'aquifer_completion',
      'aquifer_setting',
      'aquifer',
      'aquifer_name',
    ),
    ...pick(wellWords, 'drilled_date', 'drilled_year'),
    well_depth_ft: wellFields.well_depth_ft,
    pump_gpm: wellWords.pump_gpm,
    last_level_ft: optional(
      decimal('Last Depth to Water', 'ft', {
        decimals: 2,
        meaning: 'The median of the latest month with levels, below ground; less than 0 is above ground.',
      }),
    ),
    last_level_month: optional(
      date('Month of Last Depth to Water', { meaning: 'The first day of the month that it is of.' }),
    ),
    is_active: flag('Is Active', { meaning: 'Not inactive, capped, abandoned, plugged or proposed.' }),
    in_district: wellFields.in_district,
    is_permited: wellWords.is_permited,
    is_monitoring: flag('Is Monitoring', { meaning: 'Has a monitoring status.' }),
    has_water_levels_data: flag('Has Water Levels Data', { meaning: 'Water levels have been measured.' }),
    has_wq_data: flag('Was WQ Data', { meaning: 'The well has been sampled.' }),
    has_production_data: wellWords.has_production_data,
    has_geo_log: wellFields.has_geo_log,
    level_class: optional(
      text('Water Level', 20, {
        meaning: 'The latest monthly level against the same month in other years. Empty without a recent level.',
      }),
    ),
    is_index_well: flag('Is Index Well', { meaning: 'Used to decide drought stages for an area.' }),
    available_logs: optional(text('Available Logs', 400, { meaning: 'Kinds of logs, with commas between.' })),
    inspections_info: optional(text('Inspections', 400, { meaning: 'Inspections of the well.' })),
    enforcements_info: optional(text('Enforcements', 400, { meaning: 'Enforcement inspections of the well.' })),
    ...pick(wellFields, 'directions_to_well', 'lat_dd', 'lon_dd'),
    attached_documents: files('Documents'),
    attached_photos: files('Photos'),
  },
  staffOnly: staffOnlyWellColumns,
  asTable: true,
});

export const mapWell = mapWells.row.meta({ id: 'MapWell' });
export type MapWell = z.output<typeof mapWell>;

/** One well for the popup, in particular when the wells arrive as tiles. Visitors get it without `staffOnlyWellColumns`. */
export const oneMapWell = endpoint({
  method: 'GET',
  path: '/api/ui-map-wells/{well_ndx}',
  access: 'open',
  summary: 'One published well, for the map',
  params: z.object({ well_ndx: z.coerce.number().int().positive() }),
  answer: mapWell.partial(
    Object.fromEntries(staffOnlyWellColumns.map((column) => [column, true])) as Record<StaffOnlyWellColumn, true>,
  ),
});

/** The same by the id that people know: the district's, or the state well number with or without hyphens. Not in the specification: the path is ours. */
export const oneNamedWell = endpoint({
  method: 'GET',
  path: '/api/wells/{id}',
  access: 'open',
  summary: 'One published well by its District Well ID or State Well Number',
  params: z.object({ id: z.string().trim().min(1).max(40) }),
  answer: oneMapWell.answer,
});

/** What was measured at a published well, a line each: reported production by month and depth to water by day. */
export const wellMeasurements = endpoint({
  method: 'GET',
  path: '/api/wells/{id}/measurements',
  access: 'open',
  summary: 'Production and water levels of one published well as CSV',
  params: oneNamedWell.params,
  answer: z.unknown(),
});
