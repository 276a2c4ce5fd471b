import { agreedDepth, depthToWater_ft, meanDepth_ft } from '@artesian/domain/water-level';
import { endpoint } from '../language/endpoint.ts';
import {
  decimal,
  defaulted,
  flag,
  longText,
  lookup,
  optional,
  timestampFromNow,
  withoutDefault,
} from '../language/fields.ts';
import { defineRegister, type Values } from '../language/register.ts';
import { pick, rowKey } from '../language/rows.ts';
import { view } from '../language/view.ts';
import { wellFields } from '../wells/fields.ts';
import { byWell, ofWell, whenAndByWhom } from './at-well.ts';

/** The row of the lookup that stands for a measurement from land surface; any other is from the measuring point. */
export const FROM_LAND_SURFACE = 2;
const FROM_MEASURING_POINT = 1;

/** No well is deeper, and no water stands higher above one. */
const reading = (label: string) => decimal(label, 'ft', { min: -1000, max: 20_000, decimals: 2 });

/** What is entered of a measurement by hand (spec 2 §3 'Water level entry'). */
export const waterLevelForm = defineRegister({
  path: 'field-services/well-actions/water-levels',
  table: 'water_levels',
  key: 'ndx',
  ...ofWell,
  keys: { ndx: rowKey, well_ndx: wellFields.well_ndx },
  title: 'Groundwater Level Entry',
  one: 'water level',
  label: 'collect_timestamp',
  fields: {
    collect_timestamp: timestampFromNow('Collected', { isPast: true }),
    is_pumping: defaulted(withoutDefault(flag('Is Pumping')), true),
    has_eline_access_port: flag('E-Line Access Port'),
    has_conductor_pipe: flag('Conductor Pipe'),
    wl_meas_method_ndx: lookup('Measurement Method', 'field-services/lookup/wl-meas-methods'),
    wl_meas_from_ndx: defaulted(
      withoutDefault(lookup('Measured From', 'field-services/lookup/wl-meas-froms')),
      FROM_MEASURING_POINT,
    ),
    aqsci_data_source_ndx: lookup('Data Source', 'field-services/lookup/aqsci-data-sources'),
    wl_meas_point_height_in: defaulted(
      decimal('Measuring Point Height', 'in', {
        min: -1200,
        max: 1200,
        decimals: 2,
        help: 'Height above land surface; negative if the measuring point is in a vault below it.',
      }),
      0,
    ),
    wl_meas_val_ft: reading('Measurement'),
    wl_meas_val_ft_2: optional(reading('Second Measurement')),
    wl_meas_val_ft_3: optional(reading('Third Measurement')),
    remarks: optional(longText('Remarks')),
  },
  rules: { check: problemsOfReadings },
});

/**
 * Depth to water below land surface in feet that an entry comes to: of readings that agree their mean, of those that do not the mean of all.
 * Undefined while nothing was measured.
 */
export function depthOfEntry_ft(entry: Values): number | undefined {
  const readings = readingsOf(entry);
  if (readings.length === 0) return undefined;
  const agreed = agreedDepth(readings);
  const height_in = entry.wl_meas_point_height_in;
  return depthToWater_ft({
    measured_ft: 'measured_ft' in agreed ? agreed.measured_ft : meanDepth_ft(readings),
    from: entry.wl_meas_from_ndx === FROM_LAND_SURFACE ? 'land surface' : 'measuring point',
    measuring_point_height_in: typeof height_in === 'number' ? height_in : 0,
  });
}

const readingsOf = ({ wl_meas_val_ft, wl_meas_val_ft_2, wl_meas_val_ft_3 }: Values): number[] =>
  [wl_meas_val_ft, wl_meas_val_ft_2, wl_meas_val_ft_3].filter((value) => typeof value === 'number');

/** Readings that differ need a remark (DOMAIN §7). */
function problemsOfReadings(entry: Values) {
  const readings = readingsOf(entry);
  const agreed = readings.length > 1 ? agreedDepth(readings) : undefined;
  const isSaid = typeof entry.remarks === 'string' && entry.remarks.trim() !== '';
  if (!agreed || 'measured_ft' in agreed || isSaid) return [];
  return [{ field: 'remarks' as const, message: agreed.needsRemark }];
}

/** Not in the specification: the path is that of its POST. */
export const waterLevels = view({
  path: 'field-services/well-actions/{wellNdx}/water-levels',
  relation: 'field_water_levels',
  access: 'staff',
  summary: 'Manual water-level measurements of a well, newest first',
  by: byWell,
  orderBy: ['collect_timestamp desc'],
  row: {
    ndx: rowKey,
    ...pick(wellFields, 'well_ndx', 'district_well_id'),
    dtw_ft: decimal('Depth to Water', 'ft', { decimals: 2, meaning: 'Below land surface.' }),
    ...waterLevelForm.fields,
    ...whenAndByWhom,
    wl_meas_val_ft: optional(waterLevelForm.fields.wl_meas_val_ft),
  },
});

/** Of a well that was merged into another meanwhile, the level is written down at that one; of a removed one, too. */
export const addWaterLevel = endpoint({
  method: 'POST',
  path: '/api/field-services/well-actions/{wellNdx}/water-levels',
  access: 'staff',
  summary: 'Add a manual water-level measurement',
  params: byWell,
  body: waterLevelForm.draft.omit({ well_ndx: true }),
  answer: waterLevels.row,
  status: 201,
});
