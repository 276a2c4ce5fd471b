import { z } from 'zod';
import { endpoint } from '../language/endpoint.ts';
import { view } from '../language/view.ts';

const month = z
  .int('Enter a month from 1 to 12.')
  .min(1, 'Enter a month from 1 to 12.')
  .max(12, 'Enter a month from 1 to 12.');
const year = z.int('Enter a year.').min(1900, 'Enter a year.').max(2200, 'Enter a year.');
/** For reading only: two decimals, halves up. Null where it is unknown, or where something was pumped and nothing allowed. */
const percent = z.number().nullable();
const gallons = z.int().nullable();

/** One month of a permit group, or of a permit without one (spec 3 §3 'Drought compliance report row'). */
export const complianceRow = z
  .object({
    permit_tier_name: z.string(),
    grouping_ndx: z.int(),
    grouping_name: z.string(),
    /** The first day of the month. */
    mo: z.iso.date(),
    drought_stage: z.string().nullable(),
    mo_metered_gallons: z.int(),
    mo_target: gallons,
    mo_reduced_target: gallons,
    /** The fraction of the month's volume that the drought stage takes away. */
    drought_reduction: z.number(),
    /** Of the reduced volume of the month. */
    pct_of_month: percent,
    /** Of the fiscal year. */
    permitted_gallons: gallons,
    reduced_permitted_gal: gallons,
    /** From September through this month. */
    ytd_metered_gal: z.int(),
    pct_of_annual: percent,
    pct_of_reduced_annual: percent,
    /** Of the fiscal year so far, by the gallon: above 80 %, and at all of it or above. */
    is_over80pct: z.boolean(),
    is_overpumped: z.boolean(),
    /** Something was pumped in the month or the year where drought leaves nothing: a percentage that is missing means 'over'. */
    no_allocation: z.boolean(),
    /** Permits whose monthly shares do not total 100 %: volumes and percentages are unknown. */
    incomplete_permits: z.int().nonnegative(),
  })
  .meta({ id: 'DroughtComplianceRow' });
export type ComplianceRow = z.output<typeof complianceRow>;

/** The filters of the report; which fields they refuse is what the screen says beside them. */
const complianceFilters = z
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

export const droughtCompliance = endpoint({
  method: 'PUT',
  path: '/api/drought-compliance',
  access: 'staff',
  summary: 'What permit groups pumped against their reduced volumes, month by month; changes nothing',
  body: complianceFilters,
  answer: z.object({ data: z.object({ reports: z.array(complianceRow) }) }),
});

const lastRun = z.object({ last_run: z.string().nullable() });

export const lastRunOfCompliance = endpoint({
  method: 'GET',
  path: '/api/drought-compliance/last-run-date',
  access: 'staff',
  summary: 'When the volumes of all permits were last computed as a whole',
  answer: lastRun,
});

export const refreshCompliance = endpoint({
  method: 'POST',
  path: '/api/drought-compliance/refresh',
  access: 'staff',
  summary: 'Computes the volumes of all permits as a whole, and says when',
  answer: lastRun,
  patienceMs: 60_000,
});

export const droughtViews = [
  view({
    path: 'history-drought-stage',
    access: 'staff',
    summary: 'The drought stage of each month, the latest first',
    row: z.object({ ndx: z.int(), d_year: z.int(), d_month: z.int(), drought_stage_ndx: z.int(), version: z.int() }),
    orderBy: ['d_year desc', 'd_month desc'],
    reads: ['drought_stage_history'],
  }),
  view({
    path: 'aquifer-group-summary-names',
    access: 'staff',
    summary: 'The aquifers that reports know',
    row: z.object({ aq_group_summary_name: z.string() }),
    orderBy: ['aq_group_summary_name'],
    reads: ['aquifer_groups'],
  }),
  view({
    path: 'ui-report-drought-compliance-lookup-years',
    access: 'staff',
    summary: 'Calendar years that the drought compliance report can be asked for, the latest first',
    row: z.object({ c_year: z.int() }),
    orderBy: ['c_year desc'],
    reads: ['permit_months'],
  }),
  view({
    path: 'ui-report-drought-compliance-static-owner-list',
    access: 'staff',
    summary: 'Permit groups, and permits without one, that the drought compliance report is about',
    row: z.object({ grouping_ndx: z.int(), grouping_name: z.string(), permit_tier_name: z.string() }),
    orderBy: ['grouping_name', 'grouping_ndx'],
    reads: ['permits', 'permit_groups', 'permit_tiers'],
  }),
];
