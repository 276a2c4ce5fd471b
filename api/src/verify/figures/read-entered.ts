import type pg from 'pg';
import type { DialFrom } from '@artesian/domain/oracle/meter-chain';
import type { YearNamedFor } from '@artesian/domain/fiscal-year';

/** What was entered, of which the months of permits are computed. Days and first days of months in ISO form. */
export interface Entered {
  today: string;
  first_month_of_year: number;
  year_named_for: YearNamedFor;
  permits: { permit_ndx: number; permit_number: string; start_date: string; ended_date: string | null }[];
  facts: {
    permit_ndx: number;
    holds_from: string;
    authorized_volume_gal: number;
    permit_type_ndx: number;
    primary_use_ndx: number;
    aquifer_group_ndx: number;
    allows_pumping: boolean;
    shares: number[];
  }[];
  /** Approved ones of a volume. */
  amendments: { permit_ndx: number; effective_date: string; change_gal: number }[];
  land: { permit_ndx: number; from_year: number; acres: number }[];
  allowances: {
    permit_type_ndx: number;
    from_year: number;
    allowance_gal_per_acre: number | null;
    most_acres: number | null;
  }[];
  /** What stages 2 to 5 take, in their order. */
  reductions: { permit_type_ndx: number; holds_from: string; factors: number[]; exempt_up_to_gal: number }[];
  specials: {
    drought_stage_ndx: number;
    permit_type_ndx: number | null;
    primary_use_ndx: number | null;
    drought_area_ndx: number | null;
    holds_from: string;
    reduction: number | null;
  }[];
  areas: { aquifer_group_ndx: number; drought_area_ndx: number; holds_from: string }[];
  stage_days: { drought_area_ndx: number; from_day: string; drought_stage_ndx: number }[];
  /** Null where none was entered. */
  stage_months: { drought_area_ndx: number; month: string; drought_stage_ndx: number | null }[];
  stage_rules: { holds_from: string; stages_go_on: boolean }[];
  meters: {
    meter_ndx: number;
    setup_well_ndx: number;
    joined_date: string | null;
    start_reading: number;
    shares_over_wells: boolean;
  }[];
  dials: ({ meter_ndx: number; holds_from: string | null } & Omit<DialFrom, 'from'>)[];
  readings: {
    meter_ndx: number;
    year: number;
    month: number;
    meter_reading: number | null;
    adjustment_gal: number;
  }[];
  wells_of_meters: Link<'meter_ndx'>[];
  wells_of_permits: Link<'permit_ndx'>[];
  production: { well_ndx: number; year: number; month: number; gallons: number }[];
}

/** A link of a well that holds from one day through another. */
export type Link<K extends string> = { [Key in K]: number } & {
  well_ndx: number;
  start_date: string;
  end_date: string | null;
};

type Lists = { [K in keyof Entered as Entered[K] extends unknown[] ? K : never]: string };

// Tables alone: whatever a view or a function of the database made of them would be its own word for it.
const lists: Lists = {
  permits: `
    select permit_ndx, permit_number, start_date::text, ended_date::text from permits where not removed`,
  facts: `
    select permit_ndx, holds_from::text, authorized_volume_gal, permit_type_ndx, primary_use_ndx, aquifer_group_ndx, allows_pumping, shares
    from permit_facts join permit_statuses using (permit_status_ndx)`,
  amendments: `
    select permit_ndx, effective_date::text, coalesce(proposed_volume_change, 0) as change_gal
    from permit_amendments where pamend_type_ndx = 15 and pamend_status_ndx = 2 and not removed`,
  land: 'select permit_ndx, from_year, acres::float8 as acres from permit_land',
  allowances: `
    select permit_type_ndx, from_year, allowance_gal_per_acre::float8 as allowance_gal_per_acre, most_acres::float8 as most_acres
    from land_allowances`,
  reductions: `
    select
      permit_type_ndx,
      holds_from::text,
      array[d1_pump_reduction, d2_pump_reduction, d3_pump_reduction, d4_pump_reduction]::float8[] as factors,
      exempt_up_to_gal
    from permit_type_reductions`,
  specials: `
    select
      drought_stage_ndx,
      nullif(permit_type_ndx, 999) as permit_type_ndx,
      nullif(primary_use_ndx, 999) as primary_use_ndx,
      nullif(drought_area_ndx, 999) as drought_area_ndx,
      holds_from::text,
      reduction::float8 as reduction
    from drought_reductions`,
  areas: 'select aquifer_group_ndx, drought_area_ndx, holds_from::text from drought_area_groups',
  stage_days: 'select drought_area_ndx, from_day::text, drought_stage_ndx from drought_stage_changes',
  stage_months: `
    select drought_area_ndx, make_date(d_year, d_month, 1)::text as month, nullif(drought_stage_ndx, 999) as drought_stage_ndx
    from drought_stage_history`,
  stage_rules: 'select holds_from::text, stages_go_on from stage_rules order by stage_rules.holds_from',
  meters: `
    select meter_ndx, setup_well_ndx, joined_date::text, start_reading::float8 as start_reading, shares_over_wells from meters`,
  dials: 'select meter_ndx, holds_from::text, unit, multiplier::float8 as multiplier from meter_dials',
  readings: `
    select meter_ndx, c_year as year, c_month as month, meter_reading::float8 as meter_reading, adjustment as adjustment_gal
    from meter_readings`,
  wells_of_meters: 'select meter_ndx, well_ndx, start_date::text, end_date::text from meter_wells',
  wells_of_permits: 'select permit_ndx, well_ndx, start_date::text, end_date::text from permit_wells',
  production: `
    select well_ndx, c_year as year, c_month as month, production_gallons as gallons
    from well_production where production_gallons is not null`,
};

/** Everything that months of permits are computed of, as it stands at one moment where `client` is in a transaction that sees one. */
export async function readEntered(client: pg.PoolClient): Promise<Entered> {
  const district = await client.query(`
    select district_today()::text as today, first_month_of_district_year() as first_month_of_year, district_year_named_for() as year_named_for`);
  const entered: Record<string, unknown> = { ...district.rows[0] };
  for (const [name, text] of Object.entries(lists)) entered[name] = (await client.query(text)).rows;
  // Named and typed by `Entered`, list by list.
  return entered as unknown as Entered;
}
