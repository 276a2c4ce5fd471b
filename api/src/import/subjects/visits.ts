import type { ImportHooks } from '../file/sheet-row.ts';

const atWell = (moment: string) => `(select district_well_id from wells where wells.well_ndx = records.well_ndx)
    || ', ' || to_char(${moment} at time zone district_time_zone(), 'YYYY-MM-DD HH24:MI')`;

export const hooksOfInspections: ImportHooks = { name: atWell('inspection_date') };
export const hooksOfSamples: ImportHooks = { name: atWell('collect_timestamp') };
