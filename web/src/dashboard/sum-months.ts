import type { monthlyPumpage } from '@artesian/contract/dashboard/dashboard';
import type { z } from 'zod';
import { addKnown } from './large-volume.ts';

export type PumpageRow = z.output<typeof monthlyPumpage.row>;

/** A month over all aquifers, tiers and statuses that are shown, in gallons; null where nothing is known. */
export interface PumpageMonth {
  mo: string;
  fiscal_year: number;
  drought_stage_ndx: number | null;
  drought_stage: string | null;
  permitted: number | null;
  reduced: number | null;
  actual: number;
  exceedance: number;
  /** What the whole fiscal year permits. */
  annual: number | null;
  /** What drought leaves of it, under the stages known for months to come. */
  annualReduced: number | null;
  exceeding: number;
  permits: number;
  /** Permits whose volume is not known. */
  incomplete: number;
  /** Of the reduced volume, that of permits that have yet to report. */
  toReport: number;
}

/** The months in their order. A part of the district without permits in a month still counts in its year. */
export function sumMonths(rows: readonly PumpageRow[]): PumpageMonth[] {
  const months = new Map<string, PumpageMonth>();
  for (const row of rows) months.set(row.mo, plus(months.get(row.mo) ?? emptyMonth(row), row));
  const annual = sumYears(rows, 'annual_permitted_volume');
  const annualReduced = sumYears(rows, 'annual_reduced_volume');
  return [...months.values()]
    .map((month) => ({
      ...month,
      annual: annual.get(month.fiscal_year) ?? null,
      annualReduced: annualReduced.get(month.fiscal_year) ?? null,
    }))
    .toSorted((one, other) => one.mo.localeCompare(other.mo));
}

const emptyMonth = ({ mo, fiscal_year, drought_stage_ndx, drought_stage }: PumpageRow): PumpageMonth => ({
  mo,
  fiscal_year,
  drought_stage_ndx,
  drought_stage,
  permitted: null,
  reduced: null,
  actual: 0,
  exceedance: 0,
  annual: null,
  annualReduced: null,
  exceeding: 0,
  permits: 0,
  incomplete: 0,
  toReport: 0,
});

const plus = (month: PumpageMonth, row: PumpageRow): PumpageMonth => ({
  ...month,
  permitted: addKnown(month.permitted, row.monthly_permitted_volume),
  reduced: addKnown(month.reduced, row.reduced_monthly_volume),
  actual: month.actual + row.actual_production,
  exceedance: month.exceedance + row.exceedance_volume,
  exceeding: month.exceeding + row.exceedance_count,
  permits: month.permits + row.permits_count,
  incomplete: month.incomplete + row.incomplete_permits,
  toReport: month.toReport + row.volume_to_report,
});

/** Each month repeats the volumes of its year, so each part of the district is counted once a year. */
function sumYears(
  rows: readonly PumpageRow[],
  volume: 'annual_permitted_volume' | 'annual_reduced_volume',
): Map<number, number | null> {
  const parts = new Map(
    rows.map((row) => [
      JSON.stringify([row.fiscal_year, row.aq_group_summary_name, row.permit_tier_name, row.permit_status_desc]),
      row,
    ]),
  );
  const years = new Map<number, number | null>();
  for (const { fiscal_year, [volume]: gallons } of parts.values()) {
    years.set(fiscal_year, addKnown(years.get(fiscal_year) ?? null, gallons));
  }
  return years;
}
