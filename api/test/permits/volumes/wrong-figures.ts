import { sharedExceedance_gal } from '@artesian/domain/oracle/compliance';
import { fiscalYear } from '@artesian/domain/oracle/fiscal-year';
import { groupingInYear, tierInYear, type DecidedTier } from '@artesian/domain/oracle/grouping';
import { stageOfMonth } from '@artesian/domain/oracle/stage-of-month';
import { monthNumber } from '@artesian/domain/month';
import { lastMonthOfPeriod, termsOf } from '@artesian/domain/oracle/report-terms';
import { expect } from 'vitest';
import type { Database } from '../../../src/platform/database/open-database.ts';
import { enteredIn, expected, stageRulesOf } from './expected-volumes.ts';
import { at, dayOf, FIRST, MONTHS, type Decisions, type District } from './random-district.ts';

export type Query = <R extends object>(text: string, values?: unknown[]) => Promise<R[]>;

/** Asks a database, and has the rows alone. */
export const queryOf =
  ({ pool }: Database): Query =>
  async <R extends object>(text: string, values: unknown[] = []) =>
    (await pool.query<R>(text, values)).rows;

/** Tiers of groups in fiscal years that are not what the domain says. */
export async function wrongTiers(query: Query, decisions: Map<number, DecidedTier[]>) {
  const rows = await query<{ group: number; year: number; tier: number }>(
    `select permit_group_ndx as group, year, permit_tier_ndx as tier
     from generate_series(2021, 2029) as year join api.tiers_of_groups on year between from_year and to_year`,
  );
  expect(rows.length).toBe(2 * 9);
  return rows.filter(({ group, year, tier }) => tier !== tierInYear(0, decisions.get(group) ?? [], year));
}

interface Kept {
  permit_ndx: number;
  mo: string;
  c_year: number;
  c_month: number;
  fiscal_year: number;
  permitted_gal: number | null;
  reduced_gal: number | null;
  metered_gal: number;
}
export const kept = (query: Query) =>
  query<Kept>(
    `select permit_ndx, make_date(c_year, c_month, 1)::text as mo, c_year, c_month, fiscal_year, permitted_gal, reduced_gal,
       metered_gal
     from permit_months order by permit_ndx, c_year, c_month`,
  );

/** Rows that a fresh computation would not have, or would have otherwise. */
export const stale = (query: Query) =>
  query(
    `(select * from permit_months except all select * from api.compute_permit_months(null))
     union all (select * from api.compute_permit_months(null) except all select * from permit_months)`,
  );

/** What the kept sums of the months must be, added up from the months themselves. */
const sums = {
  permit_years: `
    select permit_ndx, fiscal_year, case when bool_and(permitted_gal is not null) then sum(permitted_gal)::bigint end,
      sum(metered_gal)::bigint, bool_or(has_negative), max(c_year * 12 + c_month - 1) filter (where was_read),
      case when bool_and(reduced_gal is not null) then sum(reduced_gal)::bigint end,
      (count(*) filter (where permitted_gal is null))::smallint
    from permit_months group by permit_ndx, fiscal_year`,
  grouping_months: `
    select coalesce(permit_group_ndx, -permit_ndx), months.fiscal_year, c_year, c_month, aq_group_summary_name,
      coalesce(tier.permit_tier_ndx, 0), facts.permit_status_ndx, count(*)::smallint,
      (count(*) filter (
        where date_trunc('month', start_date) <= make_date(c_year, c_month, 1)
          and coalesce(ended_date >= make_date(c_year, c_month, 1), true)))::smallint,
      (count(*) - count(permitted_gal))::smallint, coalesce(sum(permitted_gal), 0)::bigint,
      coalesce(sum(reduced_gal), 0)::bigint, sum(metered_gal)::bigint
    from permit_months as months
    join permits using (permit_ndx)
    cross join lateral (
      select aquifer_group_ndx, permit_status_ndx
      from permit_facts as facts
      where facts.permit_ndx = months.permit_ndx and facts.holds_from <= make_date(c_year, c_month, 1)
      order by facts.holds_from desc
      limit 1
    ) as facts
    left join lateral (
      select permit_group_ndx
      from permit_memberships as said
      where said.permit_ndx = months.permit_ndx and said.from_year <= months.fiscal_year
      order by said.from_year desc
      limit 1
    ) as membership on true
    join aquifer_groups on aquifer_groups.aquifer_group_ndx = facts.aquifer_group_ndx
    left join lateral (
      select permit_tier_ndx
      from permit_group_tiers as said
      where said.permit_group_ndx = membership.permit_group_ndx and said.from_year <= months.fiscal_year
      order by said.from_year desc
      limit 1
    ) as tier on true
    group by 1, 2, 3, 4, 5, 6, 7`,
  // Which grouping_months has just been held to the months for.
  kind_months: `
    select fiscal_year, c_year, c_month, aq_group_summary_name, permit_tier_ndx, permit_status_ndx, sum(permits)::integer,
      sum(running_permits)::integer, sum(incomplete_permits)::integer, sum(counts_as_exceeding::integer)::integer,
      sum(permitted_gal)::bigint, sum(reduced_gal)::bigint, sum(metered_gal)::bigint, sum(exceeding_gal)::bigint
    from grouping_months group by 1, 2, 3, 4, 5, 6`,
};

const kept_columns = {
  permit_years: '*',
  grouping_months: `grouping_ndx, fiscal_year, c_year, c_month, aq_group_summary_name, permit_tier_ndx, permit_status_ndx, permits,
    running_permits, incomplete_permits, permitted_gal, reduced_gal, metered_gal`,
  kind_months: '*',
};

/** Kept sums that are not those of the months, and exceedance that is not what the domain says. */
export async function wrongSums(query: Query, given: Pick<District, 'periods'> = { periods: [] }) {
  const wrong: object[] = [];
  for (const [table, columns] of Object.entries(kept_columns)) {
    const [stored, summed] = [`select ${columns} from ${table}`, sums[table as keyof typeof sums]];
    const difference = `(${stored} except all (${summed})) union all ((${summed}) except all ${stored})`;
    wrong.push(...(await query(difference)).map((row) => ({ table, row })));
  }
  return [...wrong, ...(await wrongExceedance(query, await periodsOf(query, given)))];
}

interface GroupingMonth {
  grouping_ndx: number;
  fiscal_year: number;
  c_year: number;
  c_month: number;
  part: string;
  incomplete_permits: number;
  metered_gal: number;
  reduced_gal: number;
  exceeding_gal: number;
  counts_as_exceeding: boolean;
}

const sumOf = (rows: readonly GroupingMonth[], name: 'metered_gal' | 'reduced_gal') =>
  rows.reduce((sum, row) => sum + row[name], 0);

/**
 * Groups whose rows do not share the exceedance of the whole in the month that ends its period as the domain does, or that are not counted once
 * where they exceed.
 */
async function wrongExceedance(query: Query, periodOf: PeriodOf) {
  const rows = await query<GroupingMonth>(
    `select grouping_ndx, fiscal_year, c_year, c_month, concat_ws(' ', aq_group_summary_name, permit_tier_ndx, permit_status_ndx) as part,
       incomplete_permits, metered_gal, reduced_gal, exceeding_gal, counts_as_exceeding
     from grouping_months
     order by grouping_ndx, c_year, c_month, aq_group_summary_name, permit_tier_ndx, permit_status_ndx`,
  );
  const ends = (row: GroupingMonth) =>
    lastMonthOfPeriod({ year: row.c_year, month: row.c_month }, periodOf(row.grouping_ndx, row.fiscal_year), 9);
  const periods = new Map<string, GroupingMonth[]>();
  for (const row of rows) {
    const name = `${row.grouping_ndx} ${monthNumber(ends(row))}`;
    periods.set(name, [...(periods.get(name) ?? []), row]);
  }
  return [...periods.values()].filter((ofPeriod) => {
    const end = monthNumber(ends(ofPeriod[0]!));
    const last = ofPeriod.filter((row) => monthNumber({ year: row.c_year, month: row.c_month }) === end);
    const isKnown = ofPeriod.every(({ incomplete_permits }) => incomplete_permits === 0);
    const shares = isKnown
      ? sharedExceedance_gal(
          last.map(({ part }) => {
            const own = ofPeriod.filter((row) => row.part === part);
            return { metered_gal: sumOf(own, 'metered_gal'), allowed_gal: sumOf(own, 'reduced_gal') };
          }),
          { metered_gal: sumOf(ofPeriod, 'metered_gal'), allowed_gal: sumOf(ofPeriod, 'reduced_gal') },
        )
      : last.map(() => 0);
    const counted = ofPeriod.filter(({ counts_as_exceeding }) => counts_as_exceeding).length;
    return (
      ofPeriod.some((row) => row.exceeding_gal !== (last.includes(row) ? shares[last.indexOf(row)] : 0)) ||
      counted !== Number(shares.some((gallons) => gallons > 0))
    );
  });
}

type PeriodOf = (grouping: number, year: number) => number;

/** The longest period of the permits that stand in a group in a year. */
async function periodsOf(query: Query, { periods }: Pick<District, 'periods'>): Promise<PeriodOf> {
  const permits = await query<{ permit: number; type: number; fiscal_year: number; grouping: number }>(
    `select years.permit_ndx as permit, years.fiscal_year, groupings.grouping_ndx as grouping, type.permit_type_ndx as type
     from permit_years as years
     join api.permit_groupings as groupings
       on groupings.permit_ndx = years.permit_ndx and years.fiscal_year between groupings.from_year and groupings.to_year
     cross join lateral (
       select permit_type_ndx
       from permit_facts as facts
       where facts.permit_ndx = years.permit_ndx and holds_from <= make_date(years.fiscal_year - 1, 9, 1)
       order by holds_from desc
       limit 1
     ) as type`,
  );
  const rules = periods.map(({ of, from_year, months }) => ({
    permit: of.permit,
    permitType: of.type,
    fromYear: from_year,
    months,
    dueMonthsAfter: 1,
    dueDay: 5,
  }));
  return (grouping, year) =>
    Math.max(
      ...permits
        .filter((one) => one.grouping === grouping && one.fiscal_year === year)
        .map(({ permit, type }) => termsOf(rules, { permit, permitType: type }, year).months),
    );
}

/** Gallons exceeded, and by how many groups, month by month: on the dashboard without a filter, and in the compliance report. */
export const exceedanceOfDashboard = (query: Query) =>
  query(
    `select mo::text, sum(exceedance_volume)::bigint as gallons, sum(exceedance_count)::integer as groups
     from api.ui_dashboard_tri_bar_chart group by mo having sum(exceedance_volume) > 0 order by mo`,
  );
export const exceedanceOfReport = (query: Query) =>
  query(
    `select mo::text, sum(period_metered_gal - period_reduced_gal)::bigint as gallons, count(*)::integer as groups
     from api.drought_compliance('2020-01-01', district_today(), array[0, 1, 2, 3], array['Edwards', 'Trinity', 'Other'])
     where period_metered_gal > period_reduced_gal
     group by mo order by mo`,
  );

interface PumpedByNow {
  grouping_ndx: number;
  fiscal_year: number;
  metered: number;
  permitted: number | null;
}

/** Years of groups that tracking shows otherwise than the domain adds them up, and months whose water is not the dashboard's. */
export async function wrongTracking(query: Query, given: District, decisions: Decisions) {
  const years = new Map<string, PumpedByNow>();
  for (const [name, { permitted, metered }] of expected(given, decisions)) {
    const [permit, day] = name.split(' ') as [string, string];
    const fiscal_year = fiscalYear({ year: Number(day.slice(0, 4)), month: Number(day.slice(5, 7)) });
    const group = groupingInYear(Number(permit), given.permits[Number(permit) - 1]!.memberships, fiscal_year);
    const key = `${group} ${fiscal_year}`;
    const year = years.get(key) ?? { grouping_ndx: group, fiscal_year, metered: 0, permitted: 0 };
    const sum = permitted === null || year.permitted === null ? null : year.permitted + permitted;
    years.set(key, { ...year, metered: year.metered + metered, permitted: sum });
  }
  const shown = await query<PumpedByNow & { remaining: number | null; of_months: string }>(
    `select grouping_ndx, fiscal_year, metered_gallons as metered, permitted_gallons as permitted,
       remaining_gallons as remaining,
       (
         select sum(metered_gallons)::text from api.ui_meter_readings_tracking_detail as months
         where months.grouping_ndx = years.grouping_ndx and months.fiscal_year = years.fiscal_year
       ) as of_months
     from api.ui_meter_readings_entry_top_table as years
     where fiscal_year <= ${fiscalYear(at(MONTHS - 1))}`,
  );
  const wrong = shown.filter(({ grouping_ndx, fiscal_year, metered, permitted, remaining, of_months }) => {
    const year = years.get(`${grouping_ndx} ${fiscal_year}`);
    // Of the last year the domain was asked for a part of its months.
    const isWhole = fiscal_year < fiscalYear(at(MONTHS - 1));
    return (
      metered !== (year?.metered ?? 0) ||
      metered !== Number(of_months) ||
      remaining !== (permitted === null ? null : permitted - metered) ||
      (isWhole && permitted !== (year ? year.permitted : 0))
    );
  });
  const dashboard = await query(
    `select c_year, c_month, sum(actual_production)::text as gallons from api.ui_dashboard_tri_bar_chart
     group by c_year, c_month
     except
     select c_year, c_month, sum(metered_gallons)::text from api.ui_meter_readings_tracking_detail group by c_year, c_month`,
  );
  return [...wrong, ...dashboard];
}

/** Months whose stage, or whose last entry, is not what the domain says. */
export async function wrongStages(query: Query, given: District) {
  const rows = await query<{ year: number; month: number; stage: number | null; last: number | null }>(
    `select c_year as year, c_month as month, drought_stage_ndx as stage, last_entered_ndx as last
     from api.stages_of_months where month < $1`,
    [dayOf(MONTHS + 6)],
  );
  expect(rows).toHaveLength(MONTHS + 6);
  const always = [{ holds_from: null, stages_go_on: true }];
  return rows.filter(
    ({ stage, last, ...month }) =>
      stage !== stageOfMonth(month, FIRST, enteredIn(given), stageRulesOf(given)) ||
      last !== stageOfMonth(month, FIRST, enteredIn(given), always),
  );
}

export async function demandWhatTheDomainSays(query: Query, given: District, decisions?: Decisions) {
  const rows = await kept(query);
  const stored = new Map(rows.map((row) => [`${row.permit_ndx} ${row.mo}`, row]));
  for (const [name, { permitted, reduced, metered }] of expected(given, decisions)) {
    const row = stored.get(name);
    // A permit's rows begin with its first month, or that of its first link.
    const found = row && { permitted: row.permitted_gal, reduced: row.reduced_gal, metered: row.metered_gal };
    expect({ name, ...(found ?? { permitted: 0, reduced: 0, metered: 0 }) }).toEqual({
      name,
      permitted,
      reduced,
      metered,
    });
  }
  const groupings = await query<{ permit: number; year: number; grouping: number }>(
    `select permit_ndx as permit, year, grouping_ndx as grouping
     from generate_series(2022, 2028) as year join api.permit_groupings on year between from_year and to_year`,
  );
  expect(groupings.length).toBe(given.permits.length * 7);
  for (const { permit: number, year, grouping } of groupings)
    expect(grouping).toBe(groupingInYear(number, given.permits[number - 1]!.memberships, year));
  for (const row of rows) expect(row.fiscal_year).toBe(fiscalYear({ year: row.c_year, month: row.c_month }));
}
