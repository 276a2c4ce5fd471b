import { UNSET } from '@artesian/contract/language/fields';
import { unlikelyPlace, isInTexas } from '@artesian/domain/unlikely-place';
import { stateWellNumberWarning } from '@artesian/domain/texas-grid';
import { readPlaces } from '../../wells/places.ts';
import type { Mapping } from '../mapping.ts';
import { isYearAlone } from '../file/read-day.ts';
import type { ImportHooks, Remark, SheetRow } from '../file/sheet-row.ts';

const mistakes = {
  missing: 'Coordinates are 0, 0',
  swapped: 'Latitude and longitude are swapped',
  'wrong-sign': 'The longitude has the wrong sign',
};

const drawnAt = ({ said: { lat_dd, lon_dd } }: SheetRow) => ({ lat_dd, lon_dd });

export const hooksOfWells: ImportHooks = {
  /**
   * Of a year alone 1 January stands for the day. Spreadsheets take the leading zero from State Well Numbers 01 to 09, and people write
   * hyphens into them. The federal survey writes its name before its numbers.
   */
  mend(field, text) {
    if (field === 'drilled_date' && isYearAlone(text, false)) return { text, also: { drilled_year_only: 'yes' } };
    if (field === 'usgs_site_num') return { text: text.replace(/^usgs[-: ]*/i, '') };
    if (field !== 'state_well_num') return { text };
    const digits = text.replaceAll('-', '');
    if (!/^\d{6}$/.test(digits)) return { text: digits };
    const subject = 'Leading zero restored in six-digit State Well Numbers';
    return {
      text: `0${digits}`,
      remark: { subject, words: `State Well Number ${text} was read as 0${digits}.`, isRoutine: true },
    };
  },

  /** Coordinates that are mistaken refuse the row; those that are merely odd are remarked. */
  judge({ lat_dd: latitude, lon_dd: longitude, state_well_num: number }, home) {
    if (typeof latitude !== 'number' || typeof longitude !== 'number') return { refusals: [], remarks: [] };
    const unlikely = unlikelyPlace(latitude, longitude, home);
    if (unlikely && unlikely.kind !== 'far-away')
      return { refusals: [{ subject: mistakes[unlikely.kind], words: unlikely.words }], remarks: [] };
    const mayBeOfTexas = home === null || isInTexas(home);
    const remarks: Remark[] = unlikely
      ? [
          {
            subject: mayBeOfTexas ? 'Coordinates outside Texas' : 'Coordinates far from the district',
            words: unlikely.words,
          },
        ]
      : [];
    const warning =
      typeof number === 'string' && mayBeOfTexas ? stateWellNumberWarning(number, latitude, longitude) : null;
    if (warning)
      remarks.push({ subject: 'State Well Numbers in a different grid cell than the coordinates', words: warning });
    return { refusals: [], remarks };
  },

  /** District and management zone follow from the district's drawn shapes. */
  async complete(client, rows, { columns, constants }: Mapping) {
    const told = (field: string) => field in columns || field in constants;
    if (told('in_district') && told('mgmtzone_ndx')) return;
    for (const [index, { in_district, mgmtzone_ndx }] of (await readPlaces(client, rows.map(drawnAt))).entries()) {
      const { said } = rows[index]!;
      if (!told('in_district')) said.in_district = in_district;
      if (!told('mgmtzone_ndx')) said.mgmtzone_ndx = mgmtzone_ndx ?? UNSET;
    }
  },
};
