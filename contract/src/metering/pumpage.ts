import { z } from 'zod';
import { view, type View } from '../language/view.ts';

const words = z.string().nullable();
const gallons = z.int().nullable();

/** What was pumped from a well in a year, a column for each month; null where nothing was read. */
const pumpage = {
  district_well_id: z.string(),
  january: gallons,
  february: gallons,
  march: gallons,
  april: gallons,
  may: gallons,
  june: gallons,
  july: gallons,
  august: gallons,
  september: gallons,
  october: gallons,
  november: gallons,
  december: gallons,
  tot_gallons: z.int(),
  aquifer_group_name: words,
  mgmtzone_name: words,
  permit_type_group: words,
  permit_use: z.array(z.string()),
  permit_status: words,
  permittee_info: words,
};

const reads = [
  'meter_readings',
  'meters',
  'meter_wells',
  'wells',
  'permits',
  'permit_wells',
  'permit_types',
  'permit_statuses',
  'contacts',
  'well_uses',
  'aquifers',
  'aquifer_groups',
  'management_zones',
];

const byCalendarYear = view({
  path: 'ui-cq-pumpage-calendar-crosstab',
  access: 'staff',
  summary: 'What was pumped from each well in each calendar year',
  reads,
  orderBy: ['district_well_id', 'c_year'],
  row: z.object({ ...pumpage, c_year: z.int() }),
});

const byFiscalYear = view({
  path: 'ui-cq-pumpage-fiscal-crosstab',
  access: 'staff',
  summary: 'What was pumped from each well in each fiscal year',
  reads,
  orderBy: ['district_well_id', 'fiscal_year'],
  row: z.object({ ...pumpage, fiscal_year: z.int() }),
});

export const pumpageViews = [byCalendarYear, byFiscalYear] as View[];
