import { z } from 'zod';
import { endpoint } from '../language/endpoint.ts';
import { choice, date, decimal, fraction, gallons, integer, optional, text } from '../language/fields.ts';
import { pick } from '../language/rows.ts';
import { view, type View } from '../language/view.ts';
import { meterFields } from '../metering/fields.ts';
import { permitFields } from '../permits/fields.ts';
import { reportTerms } from '../permits/report-periods.ts';
import { leftInReserve } from '../permits/reserves.ts';
import { figureChecks } from './figure-checks.ts';

/** Kinds of work that wait for a person of the district, the most pressing first. */
export const kindsOfWork = [
  'overpumped',
  'over-warning',
  'under-no-permit',
  'negative-use',
  'submitted-reading',
  'late-reading',
  'registration',
  'claim-letter',
  'incomplete-distribution',
  'without-land',
  'permits-to-renew',
  'failed-upload',
  'stage-to-enter',
  'stage-called-for',
] as const;
export type KindOfWork = (typeof kindsOfWork)[number];

/** Not in the specification: the path is ours. */
export const workWaiting = view({
  path: 'ui-dashboard-work-waiting',
  access: 'staff',
  summary: 'Work waiting for staff, one row per item, oldest first',
  row: {
    work: choice('Work', kindsOfWork),
    record_ndx: integer('Record', {
      meaning:
        'The key of the record: a registration, meter, well, group, permit, fiscal year, upload, drought-stage month or drought area, depending on the kind of work.',
    }),
    title: text('What'),
    detail: optional(text('About It')),
    since: date('Since'),
  },
  orderBy: ['since', 'work', 'title', 'record_ndx'],
});

/** Null where nobody knows what the permit allows. Not in the specification: the path is ours. */
export const permitBalances = view({
  path: 'ui-dashboard-permit-balances',
  access: 'signed-in',
  ownedBy: 'permit_ndx',
  summary: 'Allowed and pumped by each permit in force, this fiscal year through the current month',
  row: {
    ...pick(permitFields, 'permit_ndx', 'permit_number', 'permit_name'),
    fiscal_year: meterFields.fiscal_year,
    drought_stage: optional(
      text('Drought Stage', 80, { meaning: 'For the current month; empty if no stage was declared.' }),
    ),
    reduction: fraction('Reduction', { meaning: 'The stage’s reduction for the current month.' }),
    month_limit_gal: optional(gallons("This Month's Limit")),
    month_used_gal: gallons('Used This Month'),
    period: reportTerms.period,
    period_limit_gal: optional(gallons('Limit of the Period', { meaning: 'Of the reporting period under way.' })),
    period_used_gal: gallons('Used in the Period'),
    allowed_gal: optional(
      gallons('Allowed So Far', { meaning: 'In the fiscal year through the end of the current reporting period.' }),
    ),
    used_gal: gallons('Used'),
    left_gal: optional(gallons('Left', { meaning: 'Allowed so far minus used; negative if more was used.' })),
    pct_used: optional(decimal('Percent Used', '%', { decimals: 1 })),
    year_limit_gal: optional(
      gallons('Allowed This Year', {
        meaning: 'All twelve months; future months use the drought stages known for them.',
      }),
    ),
    reserve_gal: optional(leftInReserve),
    next_drought_stage: optional(text('Next Month’s Drought Stage', 80)),
    next_reduction: fraction('Next Month’s Reduction', { meaning: 'The reduction of its stage.' }),
    next_month_limit_gal: optional(gallons('Next Month’s Limit')),
    due_day: optional(date('Next Reading Due')),
  },
  orderBy: ['permit_number'],
});

/** Work of the server that failed for good within the last thirty days. Not in the specification: the path is ours. */
export const failedJobs = endpoint({
  method: 'GET',
  path: '/api/failed-jobs',
  access: 'staff',
  summary: 'The last final failure of each background job',
  answer: z.array(z.object({ job: z.string(), at: z.iso.datetime({ offset: true }), failure: z.string() })),
});

export const workViews = [workWaiting, permitBalances, figureChecks] as View[];
