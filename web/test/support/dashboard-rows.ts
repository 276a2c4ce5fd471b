import type {
  lateMeterReadings,
  monthlyPumpage,
  permittedVolumesOverTime,
  wellsByAquifer,
} from '@artesian/contract/dashboard/dashboard';
import type { z } from 'zod';
import { districtStages } from './district-stages.ts';
import type { Answers } from './fake-api.ts';

type PumpageRow = z.output<typeof monthlyPumpage.row>;

/** A month of one aquifer, in gallons. */
export const pumped = (mo: string, changes: Partial<PumpageRow> = {}): PumpageRow => {
  const [c_year, c_month] = mo.split('-').map(Number) as [number, number];
  return {
    mo,
    c_year,
    c_month,
    fiscal_year: c_month > 8 ? c_year + 1 : c_year,
    drought_stage_ndx: null,
    drought_stage: null,
    aq_group_summary_name: 'Edwards',
    permit_tier_name: 'Tier 1',
    permit_status_desc: 'Active',
    monthly_permitted_volume: 10_000_000,
    reduced_monthly_volume: 8_000_000,
    actual_production: 9_000_000,
    exceedance_volume: 1_000_000,
    annual_permitted_volume: 120_000_000,
    annual_reduced_volume: 114_000_000,
    monthly_permit_reduction: 2_000_000,
    exceedance_count: 1,
    permits_count: 3,
    incomplete_permits: 0,
    volume_to_report: 0,
    ...changes,
  };
};

const ofStage = (drought_stage_ndx: number | null) => ({
  drought_stage_ndx,
  drought_stage: drought_stage_ndx === null ? null : districtStages[drought_stage_ndx]!.drought_stage_name,
});

/** Two aquifers over the end of a fiscal year and the beginning of the next, whose third month is the present one. */
export const months: readonly PumpageRow[] = [
  ['2025-08-01', 1],
  ['2025-09-01', 2],
  ['2025-10-01', 2],
  ['2025-11-01', null],
].flatMap(([mo, stage]) => [
  pumped(mo as string, ofStage(stage as number | null)),
  pumped(mo as string, {
    ...ofStage(stage as number | null),
    aq_group_summary_name: 'Trinity',
    permit_status_desc: 'Retired',
    monthly_permitted_volume: 1_000_000,
    reduced_monthly_volume: 1_000_000,
    actual_production: 250_000,
    exceedance_volume: 0,
    annual_permitted_volume: 12_000_000,
    annual_reduced_volume: 12_000_000,
    exceedance_count: 0,
    incomplete_permits: 2,
  }),
]);

const authorized = (
  fiscal_year: number,
  type_group: 'Historical' | 'Conditional',
  total_authorized_volume_gallons: number | null,
): z.output<typeof permittedVolumesOverTime.row> => ({
  fiscal_year,
  type_group,
  total_authorized_volume_gallons,
  permit_status_group_name: 'In force',
  aq_group_summary_name: 'Edwards',
  incomplete_permits: 0,
});

const counted = (summary_category: string, sort_order: number, wells: number): z.output<typeof wellsByAquifer.row>[] =>
  [
    { aq_group_summary_name: 'Edwards', well_count: wells - 2 },
    { aq_group_summary_name: 'Trinity', well_count: 1 },
    { aq_group_summary_name: null, well_count: 1 },
  ].map((counts) => ({ summary_category, sort_order, ...counts }));

const late = (meter_id: string, days_late: number, c_month: number | null): z.output<typeof lateMeterReadings.row> => ({
  grouping_name: 'Two Creeks',
  meter_id,
  days_late,
  c_year: c_month === null ? null : 2025,
  c_month,
});

const slice = (fiscal_year: number, name: string, value: string, total_permitted_gallons: number) => ({
  fiscal_year,
  total_permitted_gallons,
  incomplete_permits: 0,
  [name]: value,
});

/** What the dashboard asks for. */
export const dashboard: Answers = {
  'GET /api/ui-dashboard-work-waiting': [],
  'GET /api/failed-jobs': [],
  'GET /api/ui-dashboard-figure-checks': [],
  'GET /api/setting-up': [],
  'GET /api/ui-dashboard-permit-balances': [],
  'GET /api/ui-dashboard-tri-bar-chart': months,
  'GET /api/ui-dashboard-pumped-in-all': [],
  'GET /api/ui-dashboard-late-meter-readings': [late('M-007', 80, 8), late('M-008', 17, null)],
  'GET /api/ui-dashboard-permitted-volumes-over-time': [
    authorized(2025, 'Historical', 100_000_000),
    authorized(2025, 'Conditional', 20_000_000),
    authorized(2026, 'Historical', 110_000_000),
  ],
  'GET /api/ui-dashboard-permits-by-aquifer-group': [
    slice(2025, 'aquifer_group_name', 'Edwards', 90_000_000),
    slice(2026, 'aquifer_group_name', 'Edwards', 75_000_000),
    slice(2026, 'aquifer_group_name', 'Trinity', 25_000_000),
  ],
  'GET /api/ui-dashboard-permits-by-tier': [slice(2025, 'permit_tier_name', 'Tier 1', 90_000_000)],
  'GET /api/ui-dashboard-permits-by-permit-status': [slice(2026, 'permit_status_desc', 'Active', 100_000_000)],
  'GET /api/ui-dashboard-wells-by-aquifer': [...counted('Irrigation', 3, 5), ...counted('Public Supply', 4, 12)],
};
