import { factsInMonth } from '@artesian/domain/oracle/dated-facts';
import type { DecidedTier } from '@artesian/domain/oracle/grouping';
import type pg from 'pg';
import type { Database } from '../../../src/platform/database/open-database.ts';
import { firstFacts, stageRulesOf } from './expected-volumes.ts';
import {
  at,
  dayOf,
  endOf,
  factors,
  registerOf,
  WELLS,
  type Decisions,
  type District,
  type Edit,
  type Facts,
  type TierEdit,
} from './random-district.ts';

const periodNames = { 1: 'Month', 3: 'Quarter', 6: 'Half-Year', 12: 'Year' };

/** Enters a district row by row, in place of the one before. */
export async function store(database: Database, given: District) {
  const query = (text: string, values: unknown[] = []) => database.pool.query(text, values);
  const { permits, meters, reports, permitLinks, meterLinks, stages, changesOfReductions } = given;
  await database.asOwner((owner) =>
    owner.query(
      'truncate permits, permit_groups, wells, meters, permit_types, drought_stage_history, drought_reductions, drought_stage_changes, land_allowances, report_periods cascade',
    ),
  );
  await query(`insert into permit_types (permit_type_ndx, permit_type_desc, permit_prefix) values (999, '', '-')`);
  for (const [type, { 2: d1, 3: d2, 4: d3, 5: d4 }] of Object.entries(factors)) {
    await query(`insert into permit_types (permit_type_ndx, permit_type_desc, permit_prefix) values ($1, $2, 'H')`, [
      type,
      `Type ${type}`,
    ]);
    await query(
      `insert into permit_type_reductions (permit_type_ndx, holds_from, d1_pump_reduction, d2_pump_reduction,
         d3_pump_reduction, d4_pump_reduction) values ($1, '1900-01-01', $2, $3, $4, $5)`,
      [type, d1, d2, d3, d4],
    );
  }
  for (const { type, month, stage, factor } of changesOfReductions) {
    const changed = [2, 3, 4, 5].map((each) => (each === stage ? factor : null));
    await query('select api.change_reductions($1, $2, $3, $4, $5, $6)', [type, ...changed, dayOf(month)]);
  }
  for (const { type, month, upTo } of given.exemptions)
    await query('select api.change_reductions($1, null, null, null, null, $2, $3)', [type, dayOf(month), upTo]);
  await query(
    `insert into drought_areas (drought_area_ndx, drought_area_name) values (2, 'Elsewhere') on conflict do nothing`,
  );
  for (const { of, stage, month, factor } of given.specials) {
    await query(
      `insert into drought_reductions (drought_stage_ndx, permit_type_ndx, primary_use_ndx, drought_area_ndx, holds_from, reduction)
       values ($1, $2, $3, $4, $5, $6)`,
      [stage, of.type ?? 999, of.use ?? 999, of.area ?? 999, dayOf(month), factor],
    );
  }
  for (const { month, day, stage } of given.stageDays) {
    await query('insert into drought_stage_changes (from_day, drought_stage_ndx) values ($1, $2)', [
      dayOf(month, day),
      stage,
    ]);
  }
  await query('delete from stage_rules');
  for (const { holds_from, stages_go_on } of stageRulesOf(given)) {
    await query('insert into stage_rules values (coalesce(make_date($1, $2, 1), $3), $4)', [
      holds_from?.year,
      holds_from?.month,
      '0001-01-01',
      stages_go_on,
    ]);
  }
  for (const [index, stage] of stages.entries()) {
    const { year, month } = at(index);
    await query(`insert into drought_stage_history (d_year, d_month, drought_stage_ndx) values ($1, $2, $3)`, [
      year,
      month,
      stage,
    ]);
  }
  for (let well = 1; well <= WELLS; well++) {
    await query(`insert into wells (well_ndx, lat_dd, lon_dd) values ($1, 30.1, -97.8)`, [well]);
  }
  await query(`insert into permit_groups (permit_group_ndx, permit_group_name) values (1, 'North'), (2, 'South')`);
  for (const [index, one] of permits.entries()) {
    await query(
      `insert into permits (permit_ndx, permit_number, permit_year, authorized_volume_gal, permit_type_ndx,
         permit_status_ndx, start_date, ended_date, removed, primary_use_ndx, aquifer_group_ndx)
       values ($1, $2, 2023, $3, $4, $5, $6, $7, $8, $9,
         (select min(aquifer_group_ndx) from aquifer_groups where aq_group_summary_name = $10))`,
      [
        index + 1,
        `H${index + 1}`,
        one.volume,
        one.type,
        one.end === null ? 1 : 3,
        dayOf(one.start, 9),
        one.end === null ? null : dayOf(one.end, 9),
        one.removed,
        one.use,
        one.aquifer,
      ],
    );
    for (const { from_year, group } of one.memberships) {
      await query(`insert into permit_memberships (permit_ndx, from_year, permit_group_ndx) values ($1, $2, $3)`, [
        index + 1,
        from_year,
        group,
      ]);
    }
    for (const [month, share] of one.shares.entries()) {
      await query(`update permit_distributions set share = $3 where permit_ndx = $1 and c_month = $2`, [
        index + 1,
        month + 1,
        share,
      ]);
    }
    for (const { month, day, change, approved, removed } of one.amendments) {
      await query(
        `insert into permit_amendments (permit_ndx, pamend_type_ndx, pamend_status_ndx, effective_date, approval_date,
           approval_body_ndx, proposed_volume_change, saved_previous_volume, new_volume, removed)
         values ($1, 15, $2, $3, $3, 1, $4::bigint, 5000000, 5000000 + $4::bigint, $5)`,
        [index + 1, approved ? 2 : 1, dayOf(month, day), change, removed],
      );
    }
  }
  for (const { type, from_year, allowance_gal_per_acre, most_acres } of given.allowances) {
    await query(
      'insert into land_allowances (permit_type_ndx, from_year, allowance_gal_per_acre, most_acres) values ($1, $2, $3, $4)',
      [type, from_year, allowance_gal_per_acre, most_acres],
    );
  }
  for (const { permit, from_year, acres } of given.land)
    await query('insert into permit_land (permit_ndx, from_year, acres) values ($1, $2, $3)', [
      permit,
      from_year,
      acres,
    ]);
  for (const [index, one] of meters.entries()) {
    await query(
      `insert into meters (meter_ndx, setup_well_ndx, joined_date, start_reading, shares_over_wells)
       values ($1, $2, '2023-09-01', $3, $4)`,
      [index + 1, one.setup, one.start, one.shared],
    );
    for (const { from, unit, multiplier } of one.dials)
      await query('insert into meter_dials (meter_ndx, holds_from, unit, multiplier) values ($1, $2, $3, $4)', [
        index + 1,
        from === null ? null : dayOf(from, 17),
        unit,
        multiplier,
      ]);
    const entries = registerOf(one).map(({ year, month, meter_reading, adjustment_gal }) => ({
      meter_ndx: index + 1,
      c_year: year,
      c_month: month,
      meter_reading,
      adjustment: adjustment_gal,
      mr_adjustment_reason_ndx: adjustment_gal === 0 ? null : 1,
    }));
    const columns = 'meter_ndx, c_year, c_month, meter_reading, adjustment, mr_adjustment_reason_ndx';
    // In whatever order they arrive.
    await query(
      `insert into meter_readings (${columns})
       select ${columns} from jsonb_populate_recordset(null::meter_readings, $1) order by c_month`,
      [JSON.stringify(entries)],
    );
  }
  for (const { well, month, gallons } of reports) {
    const { year, month: c_month } = at(month);
    await query(`insert into well_production (well_ndx, c_year, c_month, production_gallons) values ($1, $2, $3, $4)`, [
      well,
      year,
      c_month,
      gallons,
    ]);
  }
  for (const { permit: number, well, range: held } of permitLinks) {
    await query(`insert into permit_wells (permit_ndx, well_ndx, start_date, end_date) values ($1, $2, $3, $4)`, [
      number,
      well,
      dayOf(held.from, held.day),
      endOf(held),
    ]);
  }
  for (const { meter: number, well, range: held } of meterLinks) {
    await query(`insert into meter_wells (meter_ndx, well_ndx, start_date, end_date) values ($1, $2, $3, $4)`, [
      number,
      well,
      dayOf(held.from, held.day),
      endOf(held),
    ]);
  }
  for (const { of, from_year, months } of given.periods) {
    await query(
      `insert into report_periods (permit_type_ndx, permit_ndx, from_year, period, due_months_after, due_day) values ($1, $2, $3, $4, 1, 5)`,
      [of.type, of.permit, from_year, periodNames[months]],
    );
  }
}

const columnOf = {
  volume: 'update permits set authorized_volume_gal = $2 where permit_ndx = $1',
  type: 'update permits set permit_type_ndx = $2 where permit_ndx = $1',
  status: 'update permits set permit_status_ndx = $2 where permit_ndx = $1',
  aquifer: `update permits set aquifer_group_ndx = (
      select min(aquifer_group_ndx) from aquifer_groups where aq_group_summary_name = $2)
    where permit_ndx = $1`,
  shares: `update permit_distributions set share = ($2::integer[])[c_month] where permit_ndx = $1`,
};

const fieldOf = {
  volume: 'authorized_volume_gal',
  type: 'permit_type_ndx',
  status: 'permit_status_ndx',
  aquifer: 'aquifer_group_ndx',
  shares: 'shares',
};

/** Does the work as a save does that says from when, and why. */
async function saying(database: Database, holdsFrom: string | null, work: (client: pg.PoolClient) => Promise<unknown>) {
  const client = await database.pool.connect();
  try {
    await client.query('begin');
    await client.query("select set_config('app.holds_from', $1, true), set_config('app.correction', 'Why', true)", [
      holdsFrom,
    ]);
    await work(client);
    await client.query('commit');
  } finally {
    client.release();
  }
}

/** An ended permit keeps its status. What is said again holds from an earlier month. */
export async function apply(
  database: Database,
  { permits }: District,
  { permit: number, from, facts }: Edit,
  decisions: Decisions,
) {
  const one = permits[number - 1]!;
  const decided = decisions.get(number) ?? [];
  const [[name, value]] = Object.entries(facts) as [[keyof Facts, unknown]];
  const said = factsInMonth(firstFacts(one), decided, { year: 9999, month: 12 })[name];
  if (name === 'status' && one.end !== null) return;
  const isSaidAgain = JSON.stringify(said) === JSON.stringify(value) && name !== 'shares';
  await saying(database, from === null ? '1900-01-01' : dayOf(from), (client) =>
    isSaidAgain
      ? client.query('select api.hold_facts_again($1, $2)', [number, [fieldOf[name]]])
      : client.query(columnOf[name], [number, value]),
  );
  decisions.set(number, [...decided, { holds_from: from === null ? null : at(from), facts }]);
}

/** The same of the tier of a group. Its entry is still being completed: without a year it holds since ever. */
export async function applyTier(
  database: Database,
  { group, from_year, tier }: TierEdit,
  decisions: Map<number, DecidedTier[]>,
) {
  const decided = decisions.get(group) ?? [];
  const isSaidAgain = (decided.at(-1)?.tier ?? 0) === tier;
  if (isSaidAgain && from_year === null) return;
  await saying(database, from_year === null ? '' : `${from_year}-03-01`, (client) =>
    isSaidAgain
      ? client.query('select api.hold_tier_again($1)', [group])
      : client.query('update permit_groups set permit_tier_ndx = $2 where permit_group_ndx = $1', [group, tier]),
  );
  decisions.set(group, [...decided, { from_year, tier }]);
}
