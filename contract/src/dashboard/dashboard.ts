import { z } from 'zod';
import { view } from '../language/view.ts';

const words = z.string().nullable();
const count = z.int().nonnegative();
/** Null where none of the volumes summed is known. */
const gallons = z.int().nullable();
/** Permits whose monthly shares do not total 100 %: their volumes are unknown and missing from the sum. */
const incomplete_permits = count;

/** What the volumes of permits follow from, beside the permits' own columns. */
const permitTables = ['permit_months', 'permits', 'permit_groups', 'permit_tiers', 'permit_types', 'permit_statuses'];
const aquiferTables = ['aquifer_groups', 'aquifers'];

export const wellCountSummary = view({
  path: 'ui-dashboard-well-count-summary',
  access: 'open',
  summary: 'Published wells that are not exempt, by primary use and aquifer',
  row: z.object({
    summary_category: z.string(),
    sort_order: z.int(),
    total_well_count: count,
    edwards_well_count: count,
    trinity_well_count: count,
    other_well_count: count,
  }),
  orderBy: ['sort_order'],
  reads: ['wells', 'well_classes', 'well_uses', ...aquiferTables],
});

export const permittedVolumesOverTime = view({
  path: 'ui-dashboard-permitted-volumes-over-time',
  access: 'open',
  summary: 'Gallons that permits authorize, by fiscal year, status, type and aquifer',
  row: z.object({
    fiscal_year: z.int(),
    permit_status_group_name: words,
    type_group: z.enum(['Historical', 'Conditional']),
    aq_group_summary_name: z.string(),
    total_authorized_volume_gallons: gallons,
    incomplete_permits,
  }),
  orderBy: ['fiscal_year', 'permit_status_group_name', 'type_group', 'aq_group_summary_name'],
  reads: [...permitTables, ...aquiferTables],
});

/** One month of the permits that share an aquifer, a tier and a status (spec 1 §3 'Monthly pumpage row'). In gallons. */
export const monthlyPumpage = view({
  path: 'ui-dashboard-tri-bar-chart',
  access: 'open',
  summary: 'Gallons permitted, reduced and pumped by month, through the present one',
  row: z.object({
    /** The first day of the month. */
    mo: z.iso.date(),
    c_year: z.int(),
    c_month: z.int(),
    fiscal_year: z.int(),
    drought_stage: words,
    aq_group_summary_name: z.string(),
    permit_tier_name: z.string(),
    permit_status_desc: words,
    monthly_permitted_volume: gallons,
    reduced_monthly_volume: gallons,
    actual_production: z.int(),
    /** What permits, or groups of them, pumped beyond the reduced volume of the month. */
    exceedance_volume: z.int(),
    annual_permitted_volume: gallons,
    /** What the drought stage took away. */
    monthly_permit_reduction: gallons,
    /** Permits, or groups of them, that pumped more than the month allowed. */
    exceedance_count: count,
    permits_count: count,
    incomplete_permits,
  }),
  orderBy: ['mo', 'aq_group_summary_name', 'permit_tier_name', 'permit_status_desc'],
  reads: [...permitTables, ...aquiferTables, 'drought_stages', 'drought_stage_history'],
});

export const lateMeterReadings = view({
  path: 'ui-dashboard-late-meter-readings',
  access: 'open',
  summary: 'Active meters whose next reading is overdue, the latest first',
  row: z.object({
    grouping_name: words,
    meter_id: z.string(),
    days_late: z.int().positive(),
    /** The month of the last reading; null while there is none. */
    c_year: z.int().nullable(),
    c_month: z.int().nullable(),
  }),
  orderBy: ['days_late desc', 'meter_id'],
  reads: ['meters', 'meter_readings', 'wells', 'permit_wells', 'permits', 'permit_groups'],
});

/** A slice of the pie of permits: `name` is the column that names it. */
const permitsBy = <N extends string>(path: string, name: N, summary: string) =>
  view({
    path,
    access: 'open',
    summary,
    row: z.object({ fiscal_year: z.int(), total_permitted_gallons: gallons, incomplete_permits }).extend({
      [name]: words,
    } as Record<N, typeof words>),
    orderBy: ['fiscal_year', name],
    reads: [...permitTables, ...aquiferTables],
  });

export const permitsByAquiferGroup = permitsBy(
  'ui-dashboard-permits-by-aquifer-group',
  'aquifer_group_name',
  'Gallons permitted by fiscal year and aquifer group',
);
export const permitsByTier = permitsBy(
  'ui-dashboard-permits-by-tier',
  'permit_tier_name',
  'Gallons permitted by fiscal year and tier',
);
export const permitsByStatus = permitsBy(
  'ui-dashboard-permits-by-permit-status',
  'permit_status_desc',
  'Gallons permitted by fiscal year and status',
);

export const dashboardViews = [
  wellCountSummary,
  permittedVolumesOverTime,
  monthlyPumpage,
  lateMeterReadings,
  permitsByAquiferGroup,
  permitsByTier,
  permitsByStatus,
];
