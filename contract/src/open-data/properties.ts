import { choice, decimal, flag, optional, text, timestamp } from '../language/fields.ts';
import { pick, rowOf } from '../language/rows.ts';
import { waterLevelsOfWell } from '../map/graphs.ts';
import { wellFields } from '../wells/fields.ts';

const ofWell = {
  well_ndx: wellFields.well_ndx,
  well_id: wellFields.district_well_id,
  state_well_num: wellFields.state_well_num,
};

/** What is said of a depth to water of a well and day. */
export const openWaterLevel = rowOf({
  ...ofWell,
  ...pick(waterLevelsOfWell.row.shape, 'collect_day', 'dtw_ft'),
  water_elevation_ft: optional(
    decimal('Water Elevation', 'ft', {
      decimals: 2,
      meaning: 'Above the vertical datum given beside it, using the land-surface elevation at the time.',
    }),
  ),
  vertical_datum: optional(text('Vertical Datum')),
  ...pick(waterLevelsOfWell.row.shape, 'is_pumping'),
  approval: choice('Approval', ['approved', 'provisional'], {
    meaning: 'Provisional values may still be corrected.',
  }),
});

/** What is said of a parameter that was found in a sample. */
export const openWaterQuality = rowOf({
  ...ofWell,
  collected_at: timestamp('Collected'),
  parameter: text('Parameter'),
  value: decimal('Value', '', {
    meaning: 'In the unit given beside it. For non-detects, the value is the detection limit.',
  }),
  unit: optional(text('Unit')),
  is_nondetect: flag('Non-Detect', { meaning: 'Less than the value, which is the detection limit.' }),
});
