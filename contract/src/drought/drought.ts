import { OVER_WARNING, WARNING_PERCENT } from '@artesian/domain/warning';
import { z } from 'zod';
import { workbookType } from '../language/workbook.ts';
import { endpoint } from '../language/endpoint.ts';
import { date, decimal, flag, gallons, optional, percent, text } from '../language/fields.ts';
import { pick, rowOf } from '../language/rows.ts';
import { view, type View } from '../language/view.ts';
import { meterFields } from '../metering/fields.ts';
import { stagesOfDistrict } from './drought-stages.ts';
import { groupingNumber } from '../metering/readings.ts';
import { enteredProduction, usedFactor } from '../metering/well-production.ts';
import { permitFields } from '../permits/fields.ts';
import { wellFields } from '../wells/fields.ts';

const month = z
  .int('Enter a month from 1 to 12.')
  .min(1, 'Enter a month from 1 to 12.')
  .max(12, 'Enter a month from 1 to 12.');
const year = z.int('Enter a year.').min(1900, 'Enter a year.').max(2200, 'Enter a year.');
/** Null where it is unknown, or where something was pumped and nothing allowed. Halves up. */
const percentOf = (label: string, meaning?: string) =>
  optional(decimal(label, '%', { decimals: 2, ...(meaning !== undefined && { meaning }) }));
const volume = (label: string, meaning: string) => optional(gallons(label, { meaning }));

const figures = {
  mo_metered_gallons: gallons('Metered in Month'),
  mo_target: volume('Month Target', 'The month’s volume without drought.'),
  mo_reduced_target: volume('Reduced Month Target', 'The volume after the drought reduction.'),
  drought_reduction: percent('Drought Reduction', {
    meaning: 'The fraction of the month’s volume removed by the drought stage.',
  }),
  pct_of_month: percentOf('Of Month', 'Of the reporting period, in its last month; empty in the months before.'),
  permitted_gallons: volume('Annual Permitted', 'Of the fiscal year.'),
  reduced_permitted_gal: volume('Reduced Annual Permitted', 'For the fiscal year, after drought reductions.'),
  ytd_metered_gal: gallons('Metered in Year', {
    meaning: 'From the first month of the fiscal year through this month.',
  }),
  pct_of_annual: percentOf('Of Annual'),
  pct_of_reduced_annual: percentOf('Of Reduced Annual'),
};

/** One month of a permit group, or of a permit without one (spec 3 §3 'Drought compliance report row'). */
export const complianceRow = rowOf({
  ...pick(permitFields, 'permit_tier_name', 'grouping_ndx', 'grouping_name'),
  mo: date('Month', { meaning: 'The first day of the month.' }),
  drought_stage: optional(text('Drought Stage')),
  ...figures,
  is_over80pct: flag(OVER_WARNING, {
    meaning: `Fiscal year to date, compared in gallons: above ${WARNING_PERCENT} %.`,
  }),
  is_overpumped: flag('Overpumped', { meaning: 'Fiscal year to date, compared in gallons: 100 % or more.' }),
  no_allocation: flag('Without Allocation', {
    meaning: 'Water was pumped with no allowance: a missing percentage means ‘over’.',
  }),
  incomplete_permits: permitFields.incomplete_permits,
  period_metered_gal: volume('Metered in Period', 'In the reporting period that ends with this month.'),
  period_reduced_gal: volume('Allowed in Period', 'The reduced volumes of its months.'),
  reserve_gal: volume('Reserve', 'Can be pumped in the year above its volume without being marked as over.'),
}).meta({ id: 'DroughtComplianceRow' });
export type ComplianceRow = z.output<typeof complianceRow>;

/** The filters of the report; which fields they refuse is what the screen says beside them. */
export const complianceFilters = z
  .object({
    tiers: z.array(z.int()).min(1, 'Choose at least one tier.'),
    /** Only what is at 100 % of the year's volume or above. */
    is_overpumped: z.boolean().nullable().default(null),
    start_cal_year: year,
    start_cal_month: month,
    end_cal_year: year,
    end_cal_month: month,
    aq_group_names: z.array(z.string()).min(1, 'Choose at least one aquifer.'),
  })
  .refine(({ start_cal_year, end_cal_year }) => start_cal_year <= end_cal_year, {
    path: ['start_cal_year'],
    message: '*Invalid date',
  })
  .refine(
    ({ start_cal_year, start_cal_month, end_cal_year, end_cal_month }) =>
      start_cal_year !== end_cal_year || start_cal_month <= end_cal_month,
    { path: ['start_cal_month'], message: '*Invalid date' },
  );

export type ComplianceFilters = z.output<typeof complianceFilters>;

export const droughtCompliance = endpoint({
  method: 'PUT',
  path: '/api/drought-compliance',
  access: 'staff',
  summary: 'Pumpage of permit groups against their reduced volumes, month by month; changes nothing',
  body: complianceFilters,
  answer: z.object({ data: z.object({ reports: z.array(complianceRow) }) }),
});

/** How many months at the end of the period its workbook holds (spec 3 §9). */
export const exportedMonths = 6;

export const exportCompliance = endpoint({
  method: 'POST',
  path: '/api/drought-compliance/export-for-connected-workbooks',
  effect: false,
  access: 'staff',
  summary: 'The last six months of the period as a workbook (XLSX)',
  body: complianceFilters,
  answer: z.unknown(),
  file: workbookType,
  isExport: true,
});

const lastRun = z.object({
  last_run: z.string().nullable(),
  /** When a month of a permit was last computed, by a save too. */
  newest_row: z.string().nullable(),
});

export const lastRunOfCompliance = endpoint({
  method: 'GET',
  path: '/api/drought-compliance/last-run-date',
  access: 'staff',
  summary: 'When the volumes of all permits were last recalculated',
  answer: lastRun,
});

export const refreshCompliance = endpoint({
  method: 'POST',
  path: '/api/drought-compliance/refresh',
  access: 'staff',
  summary: 'Recalculates the volumes of all permits and returns the time',
  answer: lastRun,
  patienceMs: 60_000,
});

const yearNumber = z.coerce.number({ error: 'Enter a year.' }).pipe(year);
const monthNumber = z.coerce.number({ error: 'Enter a month from 1 to 12.' }).pipe(month);
const groupAndMonth = z.object({ grouping_ndx: groupingNumber, c_year: yearNumber, c_month: monthNumber });
const inMonth = { ...pick(permitFields, 'grouping_ndx'), ...pick(meterFields, 'c_year', 'c_month') };

/** What the volumes of a row of the report add up. Not in the specification: the path is ours. */
export const permitsBehindCompliance = view({
  path: 'ui-report-drought-compliance-permits',
  by: groupAndMonth,
  access: 'staff',
  summary: 'The permits of a permit group in a month, with the volumes summed in the drought compliance report',
  orderBy: ['permit_number'],
  row: {
    ...inMonth,
    ...pick(permitFields, 'permit_ndx', 'permit_number', 'permit_name', 'permit_type_desc'),
    ...pick(figures, 'mo_metered_gallons', 'mo_target', 'drought_reduction', 'mo_reduced_target'),
    ...pick(figures, 'ytd_metered_gal', 'permitted_gallons', 'reduced_permitted_gal'),
  },
});

/** What the metered gallons of a row of the report add up. */
export const readingBehind = rowOf({
  ...inMonth,
  ...pick(meterFields, 'meter_ndx', 'meter_id'),
  ...pick(wellFields, 'well_ndx', 'district_well_id'),
  ...pick(permitFields, 'permit_number'),
  ...pick(meterFields, 'prev_meter_reading', 'meter_reading', 'dial', 'adjustment'),
  gallons: gallons('Counted Here', { meaning: 'For a meter on several wells, the share of this well.' }),
});
export type ReadingBehind = z.output<typeof readingBehind>;

/** Not in the specification: the path is ours. */
export const readingsBehindCompliance = endpoint({
  method: 'GET',
  path: '/api/ui-report-drought-compliance-readings/{grouping_ndx}/{c_year}/{c_month}',
  access: 'staff',
  summary: 'The meter readings of a month that count toward a permit group',
  params: groupAndMonth,
  answer: z.array(readingBehind),
});

/** What wells without a meter add to it. */
export const productionBehind = rowOf({
  ...inMonth,
  ...pick(wellFields, 'well_ndx', 'district_well_id'),
  ...pick(permitFields, 'permit_number'),
  measuring_method_name: optional(text('Method', 200, { meaning: 'Empty where the volume was reported itself.' })),
  ...pick(enteredProduction, 'quantity'),
  ...usedFactor,
  gallons: gallons('Counted Here'),
});
export type ProductionBehind = z.output<typeof productionBehind>;

/** Not in the specification: the path is ours. */
export const productionBehindCompliance = endpoint({
  method: 'GET',
  path: '/api/ui-report-drought-compliance-production/{grouping_ndx}/{c_year}/{c_month}',
  access: 'staff',
  summary: 'The production of wells without a meter in a month that counts toward a permit group',
  params: groupAndMonth,
  answer: z.array(productionBehind),
});

export const summaryAquifers = view({
  path: 'aquifer-group-summary-names',
  access: 'staff',
  summary: 'Aquifers used in reports',
  row: pick(permitFields, 'aq_group_summary_name'),
  orderBy: ['aq_group_summary_name'],
});

export const reportYears = view({
  path: 'ui-report-drought-compliance-lookup-years',
  access: 'staff',
  summary: 'Calendar years available in the drought compliance report, newest first',
  row: pick(meterFields, 'c_year'),
  orderBy: ['c_year desc'],
});

const reportedGroups = view({
  path: 'ui-report-drought-compliance-static-owner-list',
  access: 'staff',
  summary: 'Permit groups, and permits without a group, in the drought compliance report',
  row: pick(permitFields, 'grouping_ndx', 'grouping_name', 'permit_tier_name'),
  orderBy: ['grouping_name', 'grouping_ndx'],
});

export const droughtViews = [
  stagesOfDistrict,
  permitsBehindCompliance,
  summaryAquifers,
  reportYears,
  reportedGroups,
] as View[];
