import { date, gallons, integer, key, optional, text } from '../language/fields.ts';
import { pick, type Fields } from '../language/rows.ts';
import { view } from '../language/view.ts';
import { meterFields } from '../metering/fields.ts';
import { permitFields } from '../permits/fields.ts';

const count = (label: string, meaning?: string) => integer(label, { min: 0, ...(meaning && { meaning }) });
/** Null where none of the volumes summed is known. */
const volume = (label: string, meaning?: string) => optional(gallons(label, { ...(meaning && { meaning }) }));
const { fiscal_year, c_year, c_month } = meterFields;
const { incomplete_permits } = permitFields;

export const wellCountSummary = view({
  path: 'ui-dashboard-well-count-summary',
  access: 'open',
  summary: 'Published wells that are not exempt, by primary use and aquifer',
  row: {
    summary_category: text('Category'),
    sort_order: integer('Order'),
    total_well_count: count('Total'),
    edwards_well_count: count('Edwards'),
    trinity_well_count: count('Trinity'),
    other_well_count: count('Other'),
  },
  orderBy: ['sort_order'],
});

/** The same for the aquifers of any district, a row for each. Not in the specification: the path is ours. */
export const wellsByAquifer = view({
  path: 'ui-dashboard-wells-by-aquifer',
  access: 'open',
  summary:
    'Published wells that are not exempt, by primary use and the name under which their aquifer group is counted',
  row: {
    summary_category: text('Category'),
    sort_order: integer('Order'),
    aq_group_summary_name: optional(permitFields.aq_group_summary_name),
    well_count: count('Wells'),
  },
  orderBy: ['sort_order', 'aq_group_summary_name'],
});

export const permittedVolumesOverTime = view({
  path: 'ui-dashboard-permitted-volumes-over-time',
  access: 'open',
  summary: 'Authorized gallons by fiscal year, status, type and aquifer',
  row: {
    fiscal_year,
    permit_status_group_name: optional(text('Permit Status')),
    type_group: text('Permit Type', 40),
    aq_group_summary_name: permitFields.aq_group_summary_name,
    total_authorized_volume_gallons: volume('Authorized Volume'),
    incomplete_permits,
  },
  orderBy: ['fiscal_year', 'permit_status_group_name', 'type_group', 'aq_group_summary_name'],
});

/** One month of the permits that share an aquifer, a tier and a status (spec 1 §3 'Monthly pumpage row'). In gallons. */
export const monthlyPumpage = view({
  path: 'ui-dashboard-tri-bar-chart',
  access: 'open',
  summary: 'Gallons permitted, reduced and pumped by month, through the present one',
  row: {
    mo: date('Month', { meaning: 'The first day of the month.' }),
    c_year,
    c_month,
    fiscal_year,
    drought_stage_ndx: optional(key('Drought Stage', 'list-drought-stages')),
    drought_stage: optional(text('Drought Stage')),
    ...pick(permitFields, 'aq_group_summary_name', 'permit_tier_name', 'permit_status_desc'),
    monthly_permitted_volume: volume('Permitted'),
    reduced_monthly_volume: volume('Reduced (target)', 'The month’s volume after the drought reduction.'),
    actual_production: gallons('Actual'),
    exceedance_volume: gallons('Exceedance', {
      meaning: 'Pumped by permits or permit groups beyond the reduced volume of the month.',
    }),
    annual_permitted_volume: volume('Annual Permitted'),
    annual_reduced_volume: volume(
      'Annual Reduced',
      'The fiscal year’s volume after drought reductions; future months use the stages known for them.',
    ),
    monthly_permit_reduction: volume('Reduction', 'The drought reduction.'),
    exceedance_count: count('Exceeding', 'Permits or permit groups that pumped more than the month allowed.'),
    permits_count: count('Permits'),
    incomplete_permits,
    volume_to_report: gallons('To Report', {
      meaning:
        'Of the reduced volume, that of permits whose reporting period has not ended. What they pumped is not known yet.',
    }),
  },
  orderBy: ['mo', 'aq_group_summary_name', 'permit_tier_name', 'permit_status_desc'],
});

export const lateMeterReadings = view({
  path: 'ui-dashboard-late-meter-readings',
  access: 'open',
  summary:
    'Active meters with an overdue reading, the most overdue first; only staff see them unless the district shows them to owners',
  shownIf: 'late_readings_are_public',
  row: {
    grouping_name: optional(permitFields.grouping_name),
    meter_id: meterFields.meter_id,
    days_late: integer('Days Late', { min: 1 }),
    // Of the last reading; null while there is none.
    c_year: optional(c_year),
    c_month: optional(c_month),
  },
  orderBy: ['days_late desc', 'meter_id'],
});

/** A slice of the pie of permits. */
const permitsBy = <F extends Fields>(path: string, summary: string, named: F) =>
  view({
    path,
    access: 'open',
    summary,
    row: { fiscal_year, total_permitted_gallons: volume('Permitted'), incomplete_permits, ...named },
    orderBy: ['fiscal_year', ...Object.keys(named)],
  });

export const permitsByAquiferGroup = permitsBy(
  'ui-dashboard-permits-by-aquifer-group',
  'Gallons permitted by fiscal year and aquifer group',
  pick(permitFields, 'aquifer_group_name'),
);
export const permitsByTier = permitsBy(
  'ui-dashboard-permits-by-tier',
  'Gallons permitted by fiscal year and tier',
  pick(permitFields, 'permit_tier_name'),
);
export const permitsByStatus = permitsBy(
  'ui-dashboard-permits-by-permit-status',
  'Gallons permitted by fiscal year and status',
  pick(permitFields, 'permit_status_desc'),
);

export const dashboardViews = [
  wellCountSummary,
  wellsByAquifer,
  permittedVolumesOverTime,
  monthlyPumpage,
  lateMeterReadings,
  permitsByAquiferGroup,
  permitsByTier,
  permitsByStatus,
];
