import { z } from 'zod';
import { date, gallons, list } from '../language/fields.ts';
import { view, type View } from '../language/view.ts';
import { wellFields } from '../wells/fields.ts';
import { meterFields } from './fields.ts';

const { fiscal_year, c_year, c_month } = meterFields;
const month = { mo: date('Month', { meaning: 'The first day of the month.' }), fiscal_year, c_year, c_month };
const noPermit = gallons('Under No Permit', { meaning: 'From wells with no linked permit in the month.' });

/** Of the whole district, as the sums of the Pumpage Report. Not in the specification: the path is ours. */
export const pumpedInAll = view({
  path: 'ui-dashboard-pumped-in-all',
  access: 'open',
  summary: 'Total pumpage by month: under permits and under no permit',
  orderBy: ['mo'],
  narrowedBy: 'fiscal_year',
  row: {
    ...month,
    permits_gallons: gallons('At Permits'),
    no_permit_gallons: noPermit,
    gallons: gallons('Total Pumped'),
    wells_without_permit: list('Wells without a Permit', z.string()),
  },
  staffOnly: ['wells_without_permit'],
});

/** Not in the specification: the path is ours. */
export const waterUnderNoPermit = view({
  path: 'ui-list-water-under-no-permit',
  access: 'staff',
  summary: 'Water pumped under no permit, by well and month',
  orderBy: ['fiscal_year desc', 'district_well_id', 'mo'],
  narrowedBy: 'fiscal_year',
  row: {
    well_ndx: wellFields.well_ndx,
    district_well_id: wellFields.district_well_id,
    ...month,
    gallons: noPermit,
  },
});

export const underNoPermitViews = [pumpedInAll, waterUnderNoPermit] as View[];
