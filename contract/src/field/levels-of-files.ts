import { choice, decimal, optional, text, timestamp } from '../language/fields.ts';
import { defineRegister } from '../language/register.ts';
import { waterLevelForm } from './water-levels.ts';

const { fields } = waterLevelForm;

/** Measured depths below land surface, or elevations of the water, as other programs keep them. */
const worked = { min: -1000, max: 20_000, decimals: 2 };

/** Water levels that were measured by hand, as files bring them. */
export const levelsOfFiles = defineRegister({
  path: 'imports/water-levels',
  table: 'water_levels',
  key: 'ndx',
  of: 'well_ndx',
  keys: waterLevelForm.keys,
  title: 'Water Levels',
  one: waterLevelForm.one,
  label: 'collect_timestamp',
  read: 'staff',
  write: 'staff',
  has: [],
  import: {
    as: 'water-levels',
    adds: true,
    key: [['well_ndx', 'collect_timestamp']],
    // What districts kept for the record was measured at rest, unless they say otherwise.
    usually: { is_pumping: 'no' },
    also: {
      dtw_ft: optional(decimal('Depth to Water', 'ft', { ...worked, meaning: 'Below land surface.' })),
      water_elevation_ft: optional(decimal('Water Level Elevation', 'ft', { min: -2000, max: 30_000, decimals: 2 })),
    },
    headings: {
      well_ndx: ['well', 'well id', 'district well id', 'state well number', 'swn', 'well no', 'well number'],
      collect_timestamp: ['date', 'measured', 'measurement date', 'date time', 'timestamp', 'day', 'time'],
      is_pumping: ['pumping'],
      wl_meas_method_ndx: ['method'],
      wl_meas_from_ndx: ['reference point', 'reference'],
      aqsci_data_source_ndx: ['source', 'agency'],
      wl_meas_point_height_in: ['measuring point height', 'mp height'],
      wl_meas_val_ft: ['reading', 'held', 'tape reading', 'depth below measuring point'],
      dtw_ft: ['dtw', 'depth', 'water level', 'depth below land surface', 'depth to water level'],
      water_elevation_ft: ['elevation', 'water elevation', 'head'],
      land_surface_elevation_ft: ['lsd', 'lsd elevation', 'land elevation', 'land surface altitude'],
      vertical_datum: ['datum'],
      sampled_by: ['by', 'measured by', 'technician', 'who'],
      remarks: ['remark', 'notes', 'comment', 'comments'],
    },
  },
  computed: { dtw_ft: decimal('Depth to Water', 'ft') },
  fields: {
    ...fields,
    collect_timestamp: timestamp('Collected', { isPast: true }),
    wl_meas_val_ft: optional(fields.wl_meas_val_ft),
    land_surface_elevation_ft: optional(decimal('Land Surface Elevation', 'ft', { min: -1500, max: 30_000 })),
    vertical_datum: optional(choice('Vertical Datum', ['NAVD88', 'NGVD29'])),
    sampled_by: optional(text('Sampled By')),
  },
  rules: { check: (entry) => waterLevelForm.rules?.check?.(entry, undefined) ?? [] },
});
