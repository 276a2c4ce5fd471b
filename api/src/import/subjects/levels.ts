import { depthOfEntry_ft, FROM_LAND_SURFACE } from '@artesian/contract/field/water-levels';
import type { Values } from '@artesian/contract/language/register';
import type { Effects } from '../../register/effect.ts';
import type { ImportHooks, Remark } from '../file/sheet-row.ts';

/** The depth follows from what was read, as in the field. */
const effects: Effects = {
  before({ entered, was }) {
    const dtw_ft = depthOfEntry_ft({ ...was, ...entered });
    return dtw_ft === undefined ? entered : { ...entered, dtw_ft };
  },
};

const NO_SURFACE: Remark = {
  subject: 'A water level elevation needs the elevation of the land surface.',
  words: 'A water level elevation needs the elevation of the land surface.',
};
const NOTHING: Remark = { subject: 'No measurement.', words: 'No measurement.' };

/** Ten digits are more than any tape has: what floating point adds goes. */
const plain = (feet: number) => Number(feet.toPrecision(10));

/** Depths below land surface and elevations of the water are what was measured, from there. */
function measuredBy(said: Values): Remark[] {
  const { dtw_ft: depth, water_elevation_ft: elevation, ...rest } = said;
  delete said.dtw_ft;
  delete said.water_elevation_ft;
  if (typeof rest.wl_meas_val_ft === 'number') return [];
  const surface = rest.land_surface_elevation_ft;
  const isOfSurface = typeof elevation === 'number' && typeof surface === 'number';
  const measured = typeof depth === 'number' ? depth : isOfSurface ? plain(surface - elevation) : undefined;
  if (measured === undefined) return typeof elevation === 'number' ? [NO_SURFACE] : [];
  said.wl_meas_val_ft = measured;
  said.wl_meas_from_ndx = FROM_LAND_SURFACE;
  return [];
}

export const hooksOfLevels: ImportHooks = {
  effects,
  judge: (said) => ({ refusals: measuredBy(said), remarks: [] }),
  name: `(select district_well_id from wells where wells.well_ndx = records.well_ndx)
    || ', ' || to_char(collect_timestamp at time zone district_time_zone(), 'YYYY-MM-DD HH24:MI')`,
  async examine(_client, records) {
    for (const { row, was, values } of records)
      if (!was && typeof values.wl_meas_val_ft !== 'number') row.refusals.push(NOTHING);
  },
};
