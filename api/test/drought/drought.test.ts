import {
  droughtCompliance,
  exportCompliance,
  lastRunOfCompliance,
  permitsBehindCompliance,
  readingsBehindCompliance,
  refreshCompliance,
} from '@artesian/contract/drought/drought';
import { pumpageByCalendarYear, pumpageByFiscalYear } from '@artesian/contract/metering/pumpage';
import {
  declareStage,
  droughtDeclarations,
  undoDeclaration,
  whatDeclarationDoes,
  whatIfStages,
  type LimitRow,
} from '@artesian/contract/drought/declarations';
import { changeDistrictSetting } from '@artesian/contract/settings/district-settings';
import { monthOfNumber } from '@artesian/domain/month';
import { reducedVolume_gal } from '@artesian/domain/oracle/allocation';
import { readXlsx } from 'hucre/xlsx';
import { beforeAll, describe, expect, it } from 'vitest';
import { sharedProduct } from '../support/product.ts';

const { product, staff } = await sharedProduct();
beforeAll(async () => {
  await product.database.pool.query(aDistrict);
});

/**
 * Two permits of 12,000,000 gallons in one group (Historical) and one by itself (Conditional, all of it taken away at
 * stage 4), each with 1,000,000 a month but for the twelfth parts that do not divide. October 2025 is at stage 2, November
 * at stage 4.
 */
const aDistrict = `
  insert into permit_types (permit_type_ndx, permit_type_desc, permit_prefix, conditional)
    values (1, 'Historical', 'H', false), (2, 'Conditional B', 'B', true);
  insert into permit_type_reductions (permit_type_ndx, holds_from, d1_pump_reduction, d3_pump_reduction)
    values (1, '1900-01-01', 0.2, 0.4), (2, '1900-01-01', 0.5, 1);
  insert into permit_groups (permit_group_ndx, permit_group_name, permit_tier_ndx) values (1, 'Two Creeks', 2);
  insert into permits (permit_ndx, permit_number, permit_name, permit_year, authorized_volume_gal, permit_type_ndx,
      aquifer_group_ndx)
    values (1, 'H1', 'East Creek', 2024, 12000000, 1, 1), (2, 'H2', 'West Creek', 2024, 12000000, 1, 2),
      (3, 'B1', 'Lone Star', 2024, 12000000, 2, 2);
  insert into permit_memberships (permit_ndx, from_year, permit_group_ndx) values (1, 2024, 1), (2, 2024, 1);
  update permit_distributions set share = case when c_month <= 4 then 8334 else 8333 end;
  update permit_distributions set share = share where c_month = 1;
  update drought_stage_history set drought_stage_ndx = case d_month when 10 then 2 when 11 then 4 else 0 end
    where d_year = 2025;
  insert into drought_stage_history (d_year, d_month, drought_stage_ndx) values (2025, 10, 2), (2025, 11, 4), (2025, 12, 0)
    on conflict (drought_area_ndx, d_year, d_month) do update set drought_stage_ndx = excluded.drought_stage_ndx;
  insert into wells (well_ndx, lat_dd, lon_dd) values (1, 30.1, -97.8), (3, 30.1, -97.8);
  insert into permit_wells (permit_ndx, well_ndx, start_date) values (1, 1, '2024-01-01'), (3, 3, '2024-01-01');
  insert into meters (meter_ndx, setup_well_ndx, joined_date) values (1, 1, '2024-01-01'), (3, 3, '2024-01-01');
  insert into meter_readings (meter_ndx, c_year, c_month, meter_reading)
    values (1, 2025, 9, 500000), (1, 2025, 10, 2099920), (3, 2025, 11, 250);
`;

const filters = {
  tiers: [0, 1, 2, 3],
  is_overpumped: null,
  start_cal_year: 2025,
  start_cal_month: 10,
  end_cal_year: 2025,
  end_cal_month: 11,
  aq_group_names: ['Edwards', 'Trinity', 'Other'],
};
const report = async (changed: Partial<Omit<typeof filters, 'is_overpumped'>> & { is_overpumped?: boolean } = {}) =>
  (await staff.call(droughtCompliance, { body: { ...filters, ...changed } })).data.reports;

describe('the drought compliance report', () => {
  it('sums the permits of a group, each reduced by itself, and tells a month from its fiscal year', async () => {
    const [october] = await report({ tiers: [2] });
    // 8333/100,000 of 12,000,000 is 999,960; at stage 2 a Historical permit keeps 799,968 of it.
    expect(october).toMatchObject({
      permit_tier_name: 'Tier 2',
      grouping_ndx: 1,
      grouping_name: 'Two Creeks',
      mo: '2025-10-01',
      drought_stage: 'Stage 2 Alarm',
      mo_target: 1_999_920,
      mo_reduced_target: 1_599_936,
      drought_reduction: 0.2,
      mo_metered_gallons: 1_599_920,
      pct_of_month: 100,
      permitted_gallons: 24_000_000,
      // October loses 399,984 and November, at stage 4, 799,968.
      reduced_permitted_gal: 22_800_048,
      ytd_metered_gal: 2_099_920,
      pct_of_annual: 8.75,
      pct_of_reduced_annual: 9.21,
      no_allocation: false,
      incomplete_permits: 0,
    });
  });

  it('has no percentage where something was pumped and nothing allowed, and says so', async () => {
    const [october, november] = await report({ tiers: [0] });
    expect(october).toMatchObject({
      grouping_ndx: -3,
      grouping_name: 'Lone Star',
      pct_of_month: 0,
      no_allocation: false,
    });
    expect(november).toMatchObject({
      mo_reduced_target: 0,
      mo_metered_gallons: 250,
      pct_of_month: null,
      no_allocation: true,
    });
  });

  it('is about the tiers, aquifers and months that were asked for', async () => {
    const names = (rows: { grouping_name: string; mo: string }[]) =>
      rows.map((row) => `${row.grouping_name} ${row.mo}`);
    expect(names(await report({ start_cal_month: 11, aq_group_names: ['Edwards'] }))).toEqual([
      'Two Creeks 2025-11-01',
    ]);
    expect(names(await report({ aq_group_names: ['Other'] }))).toEqual([]);
    expect(await report({ is_overpumped: true })).toEqual([]);
  });

  it('says that a permit without a whole distribution has unknown volumes', async () => {
    await product.database.pool.query(
      `update permit_distributions set share = 8000 where permit_ndx = 2 and c_month = 5`,
    );
    const [october] = await report({ tiers: [2] });
    expect(october).toMatchObject({
      mo_target: null,
      permitted_gallons: null,
      pct_of_month: null,
      mo_metered_gallons: 1_599_920,
      no_allocation: false,
      incomplete_permits: 1,
    });
    await product.database.pool.query(
      `update permit_distributions set share = 8333 where permit_ndx = 2 and c_month = 5`,
    );
  });

  it('shows who is at the volume of the year or above', async () => {
    await product.database.pool.query(
      `insert into meter_readings (meter_ndx, c_year, c_month, meter_reading) values (1, 2025, 11, 24000000)`,
    );
    const rows = await report({ is_overpumped: true });
    expect(rows).toMatchObject([{ grouping_name: 'Two Creeks', mo: '2025-11-01', pct_of_annual: 100 }]);
  });

  it.each([
    ['a year after its end', { start_cal_year: 2026 }, '*Invalid date'],
    ['a month after its end', { start_cal_month: 12 }, '*Invalid date'],
    ['no tier', { tiers: [] }, 'Choose at least one tier.'],
    ['no aquifer', { aq_group_names: [] }, 'Choose at least one aquifer.'],
    ['a thirteenth month', { end_cal_month: 13 }, 'Enter a month from 1 to 12.'],
  ])('is refused for %s', async (_what, changed, words) => {
    const response = await product.fetch('administrator', '/api/drought-compliance', {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...filters, ...changed }),
    });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain(words);
  });
});

describe('what is behind its figures', () => {
  it('adds up to them: permits to the volumes, readings to what was metered', async () => {
    const rows = await report({ start_cal_month: 9 });
    const sumOf = <R extends object>(parts: readonly R[], name: keyof R) =>
      parts.reduce((sum, part) => sum + Number(part[name]), 0);
    for (const row of rows) {
      const params = { grouping_ndx: row.grouping_ndx, c_year: 2025, c_month: Number(row.mo.slice(5, 7)) };
      const permits = await staff.view(permitsBehindCompliance, { params });
      const readings = await staff.call(readingsBehindCompliance, { params });
      expect({
        mo_metered_gallons: sumOf(permits, 'mo_metered_gallons'),
        mo_target: sumOf(permits, 'mo_target'),
        mo_reduced_target: sumOf(permits, 'mo_reduced_target'),
        permitted_gallons: sumOf(permits, 'permitted_gallons'),
        reduced_permitted_gal: sumOf(permits, 'reduced_permitted_gal'),
        ytd_metered_gal: sumOf(permits, 'ytd_metered_gal'),
        read: sumOf(readings, 'gallons'),
      }).toEqual({
        mo_metered_gallons: row.mo_metered_gallons,
        mo_target: row.mo_target,
        mo_reduced_target: row.mo_reduced_target,
        permitted_gallons: row.permitted_gallons,
        reduced_permitted_gal: row.reduced_permitted_gal,
        ytd_metered_gal: row.ytd_metered_gal,
        read: row.mo_metered_gallons,
      });
    }
    expect(rows.map(({ grouping_name, mo }) => `${grouping_name} ${mo}`)).toContain('Two Creeks 2025-10-01');
  });
});

describe('its workbook', () => {
  const exported = async (body: object) => {
    const response = await product.fetch('administrator', exportCompliance.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...filters, ...body }),
    });
    return { response, read: async () => readXlsx(new Uint8Array(await response.arrayBuffer())) };
  };

  it('holds the last six months of the period as numbers, dates and texts that are no formulas', async () => {
    await product.database.pool.query(`update permits set permit_name = '=1+1' where permit_ndx = 3`);
    const { response, read } = await exported({ start_cal_month: 1, end_cal_month: 12 });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-disposition')).toBe(
      'attachment; filename="drought-compliance_2025-07_2025-12.xlsx"',
    );
    const [sheet] = (await read()).sheets;
    const [headers, ...rows] = sheet!.rows;
    const at = (name: string) => headers!.indexOf(name);
    const months = rows.map((row) => (row[at('Month')] as Date).toISOString().slice(0, 7));
    expect([...new Set(months)].toSorted()).toEqual(['2025-07', '2025-08', '2025-09', '2025-10', '2025-11', '2025-12']);
    const shown = await report({ start_cal_month: 7, end_cal_month: 12 });
    expect(rows.map((row) => row[at('Metered in Month (gal)')])).toEqual(
      shown.map(({ mo_metered_gallons }) => mo_metered_gallons),
    );
    expect(rows.map((row) => row[at('Of Month (%)')] ?? null)).toEqual(shown.map(({ pct_of_month }) => pct_of_month));
    expect(rows.map((row) => row[at('Permit Owner/Group')])).toContain('=1+1');
    expect([...(sheet!.cells?.values() ?? [])].filter((cell) => cell.formula)).toEqual([]);
  });

  it('is in the unit of the district, which its headings name', async () => {
    const developer = await product.as('developer');
    const count = (value: string | null) =>
      developer.call(changeDistrictSetting, { params: { name: 'DISTRICT_VOLUME_UNIT' }, body: { value } });
    await count('ACRE_FEET');
    const [sheet] = (await (await exported({})).read()).sheets;
    await count(null);
    const [headers, ...rows] = sheet!.rows;
    const metered = rows.map((row) => row[headers!.indexOf('Metered in Month (acre-ft)')]);
    const shown = (await report({})).map(({ mo_metered_gallons }) => mo_metered_gallons);
    expect(metered).toEqual(shown.map((gallons) => Number((gallons / 325_851.428571).toFixed(4))));
    expect(Math.max(...shown)).toBeGreaterThan(0);
  });

  it('is all of a period that is shorter, and refused as the report is', async () => {
    const { response } = await exported({});
    expect(response.headers.get('content-disposition')).toContain('2025-10_2025-11');
    expect((await exported({ tiers: [] })).response.status).toBe(400);
  });
});

describe('the pumpage report', () => {
  it('totals what the tracking of readings and the compliance report total, and is narrowed to years', async () => {
    const total = async (start_year: number, end_year = start_year) =>
      (await staff.view(pumpageByFiscalYear, { years: { start_year, end_year } })).reduce(
        (sum, { tot_gallons }) => sum + tot_gallons,
        0,
      );
    const tracked = await product.database.pool.query<{ gallons: number }>(
      `select sum(metered_gallons)::integer as gallons from api.ui_meter_readings_entry_top_table where fiscal_year = 2026`,
    );
    const reported = await report({ start_cal_month: 9, end_cal_month: 11 });
    const metered = reported.reduce((sum, row) => sum + row.mo_metered_gallons, 0);
    expect(metered).toBeGreaterThan(0);
    expect({ report: await total(2026), tracked: tracked.rows[0]!.gallons }).toEqual({
      report: metered,
      tracked: metered,
    });
    expect(await total(2008, 2025)).toBe(0);
    const years = (await staff.view(pumpageByCalendarYear)).map(({ c_year }) => c_year);
    expect([...new Set(years)]).toEqual([2025]);
    const refused = await product.fetch('administrator', '/api/ui-cq-pumpage-fiscal-crosstab?start_year=soon');
    expect([refused.status, await refused.text()]).toEqual([
      400,
      expect.stringContaining('Name a year in start_year.'),
    ]);
  });
});

describe('a stage that is declared', () => {
  const today = new Date().toLocaleDateString('en-CA', { timeZone: 'America/Denver' });
  const monthAt = (offset: number) => {
    const { year, month } = monthOfNumber(Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1 + offset);
    return `${year}-${String(month).padStart(2, '0')}-01`;
  };
  const stages = async () =>
    (
      await product.database.pool.query<{ stage: number }>(
        `select drought_stage_ndx as stage from drought_stage_history
         where make_date(d_year, d_month, 1) between $1 and $2 order by d_year, d_month`,
        [monthAt(0), monthAt(3)],
      )
    ).rows.map(({ stage }) => stage);
  const setStages = (stage: number) =>
    product.database.pool.query(
      'update drought_stage_history set drought_stage_ndx = $1 where make_date(d_year, d_month, 1) between $2 and $3',
      [stage, monthAt(0), monthAt(1)],
    );
  const exceptional = { declared_on: today, drought_stage_ndx: 4 as const, last_month: monthAt(3) };
  const path = [1, 2, 3].map((offset) => ({ month: monthAt(offset), drought_stage_ndx: 4 as const }));
  const kept = async () =>
    (
      await product.database.pool.query<{ name: string; gallons: number }>(
        `select concat(permit_ndx, ' ', c_year, ' ', c_month) as name, reduced_gal::integer as gallons from permit_months
         where make_date(c_year, c_month, 1) between $1 and $2 order by permit_ndx, c_year, c_month`,
        [monthAt(1), monthAt(3)],
      )
    ).rows.map(({ name, gallons }) => [name, gallons]);
  const limits = (rows: readonly LimitRow[], gallons: 'before_gal' | 'after_gal') =>
    rows
      .toSorted(
        (one, other) =>
          one.permit_ndx - other.permit_ndx || one.c_year * 12 + one.c_month - other.c_year * 12 - other.c_month,
      )
      .map((row) => [`${row.permit_ndx} ${row.c_year} ${row.c_month}`, row[gallons]]);

  it('is what What If and its rehearsal said, what the domain says, and gone once it is undone', async () => {
    await setStages(2);
    const before = await kept();
    const imagined = await staff.call(whatIfStages, { body: { stages: path } });
    const rehearsed = await staff.call(whatDeclarationDoes, { body: exceptional });
    expect(await kept()).toEqual(before);
    expect(rehearsed).toMatchObject({ first_month: monthAt(1), last_month: monthAt(3) });
    // Months that nothing was declared for are looked at under the stage in force: what the declaration saves is not overstated.
    const inForce = { 1: 0.2, 2: 0.2, 3: 0.5 } as Record<number, number>;
    for (const row of [...rehearsed.limits, ...imagined])
      expect(row.before_gal).toBe(reducedVolume_gal(row.permitted_gal!, inForce[row.permit_ndx]!));

    const declared = await staff.call(declareStage, { body: exceptional });
    const after = await kept();
    expect(after).not.toEqual(before);
    expect(limits(rehearsed.limits, 'after_gal')).toEqual(after);
    expect(limits(imagined, 'after_gal')).toEqual(after);
    const factors = { 1: 0.4, 2: 0.4, 3: 1 } as Record<number, number>;
    for (const row of imagined)
      expect(row.after_gal).toBe(reducedVolume_gal(row.permitted_gal!, factors[row.permit_ndx]!));
    expect(await stages()).toEqual([2, 4, 4, 4]);

    const key = { drought_declaration_ndx: declared.drought_declaration_ndx };
    const [listed] = await staff.view(droughtDeclarations);
    expect(listed).toMatchObject({ ...key, drought_stage_name: 'Stage 4 Exceptional', can_be_undone: true });
    await staff.call(undoDeclaration, { params: key });
    expect(await kept()).toEqual(before);
    expect((await staff.view(droughtDeclarations))[0]).toMatchObject({ is_undone: true, can_be_undone: false });
    await expect(staff.call(undoDeclaration, { params: key })).rejects.toMatchObject({ status: 404 });
  });

  it('holds at once when it eases, and is then not undone', async () => {
    await setStages(3);
    const eased = await staff.call(declareStage, {
      body: { ...exceptional, drought_stage_ndx: 2, last_month: monthAt(0) },
    });
    expect(eased).toMatchObject({ first_month: monthAt(0), last_month: monthAt(0) });
    expect((await stages())[0]).toBe(2);
    await expect(
      staff.call(undoDeclaration, { params: { drought_declaration_ndx: eased.drought_declaration_ndx } }),
    ).rejects.toThrow(/has already started\. Declare another stage instead\./);
  });

  it('is not undone under another, nor when one of its months was edited since', async () => {
    await setStages(2);
    const { drought_declaration_ndx: first } = await staff.call(declareStage, { body: exceptional });
    const { drought_declaration_ndx: second } = await staff.call(declareStage, {
      body: { ...exceptional, drought_stage_ndx: 5 },
    });
    const undo = (drought_declaration_ndx: number) =>
      staff.call(undoDeclaration, { params: { drought_declaration_ndx } });
    await expect(undo(first)).rejects.toThrow(
      'Another stage was declared for these months since then. Undo that first.',
    );
    const edit = (stage: number) =>
      product.database.pool.query(
        'update drought_stage_history set drought_stage_ndx = $1 where make_date(d_year, d_month, 1) = $2',
        [stage, monthAt(2)],
      );
    await edit(3);
    await expect(undo(second)).rejects.toThrow('was edited since');
    await edit(5);
    await undo(second);
    await undo(first);
    expect(await stages()).toEqual([2, 2, 999, 999]);
  });

  it('is refused in words, and changes nothing', async () => {
    const before = await kept();
    const tomorrow = new Date(Date.parse(today) + 2 * 86_400_000).toISOString().slice(0, 10);
    const wrong: [object, string][] = [
      [{ declared_on: tomorrow }, 'Enter a day that is not after today.'],
      [{ declared_on: '2020-01-15' }, 'The first month has already passed.'],
      [{ declared_on: 'soon' }, "Invalid date format. Expected 'YYYY-MM-DD'."],
      [{ drought_stage_ndx: 9 }, 'This drought stage does not exist.'],
      [{ drought_stage_ndx: 999 }, 'Choose a drought stage.'],
      [{ last_month: monthAt(-1) }, 'The last month is before the first one.'],
      [{ last_month: '2190-01-01' }, 'Months are known through'],
      [{ last_month: '2026-01-15' }, 'Give a month by its first day.'],
    ];
    for (const [changed, words] of wrong)
      for (const address of [declareStage.path, whatDeclarationDoes.path]) {
        const refused = await product.fetch('administrator', address, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ ...exceptional, ...changed }),
        });
        expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining(words)]);
      }
    await expect(staff.call(whatIfStages, { body: { stages: [path[0]!, path[0]!] } })).rejects.toThrow(
      'Give each month once.',
    );
    expect(await kept()).toEqual(before);
  });
});

describe('Refresh', () => {
  it('moves the time of the last run, which the page waits for', async () => {
    const { last_run: before } = await staff.call(lastRunOfCompliance, {});
    await staff.call(refreshCompliance, {});
    const { last_run: after } = await staff.call(lastRunOfCompliance, {});
    expect(Date.parse(after!)).toBeGreaterThan(Date.parse(before!));
  });
});
