import { reportPeriods } from '@artesian/contract/permits/report-periods';
import { permitTypeReductions, permitTypes } from '@artesian/contract/permits/permit-types';
import { wordsOf } from '@artesian/contract/vocabularies/calls';
import { firstDayOf, monthOfDay, monthsAfter } from '@artesian/domain/month';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { applyFile, rehearseFile, type Applied } from '../../src/district/apply-file.ts';
import { exportFile } from '../../src/district/export-file.ts';
import { readDistrictFile } from '../../src/district/read-file.ts';
import { undoFile } from '../../src/district/undo-file.ts';
import { schemaOfFile } from '../../src/district/schema-of-file.ts';
import { readConfig } from '../../src/platform/config.ts';
import { openLiveConfig } from '../../src/settings/live-config.ts';
import { sharedProduct } from '../support/product.ts';

const { product, staff } = await sharedProduct();
const { database } = product;

async function withFile(text: string, act: typeof applyFile): Promise<Applied> {
  const live = await openLiveConfig(readConfig({}, {}), database);
  live.close();
  return act(readDistrictFile(text), { database, live, fileName: 'district.yaml', text });
}
const check = (text: string) => withFile(text, rehearseFile);
const apply = (text: string) => withFile(text, applyFile);
const undo = async () => {
  const live = await openLiveConfig(readConfig({}, {}), database);
  live.close();
  return undoFile(database, live);
};
const written = async () => {
  const live = await openLiveConfig(readConfig({}, {}), database);
  live.close();
  return exportFile(database.pool, live.config, './district.schema.json');
};
const today = async () =>
  (await database.pool.query<{ today: string }>('select district_today()::text as today')).rows[0]!.today;
/** All tables that a file may write in, but for what counts and stamps. */
const state = async () => {
  const { rows } = await database.pool.query<{ kept: string }>(`
    select jsonb_build_array(
      (select jsonb_agg(to_jsonb(words) - 'updated_timestamp' order by aquifer_ndx) from aquifers as words),
      (select jsonb_agg(to_jsonb(types) order by permit_type_ndx) from permit_types as types),
      (select jsonb_agg(to_jsonb(periods) order by report_period_ndx) from report_periods as periods),
      (select jsonb_agg(to_jsonb(factors) order by measuring_factor_ndx) from measuring_factors as factors),
      (select jsonb_agg(to_jsonb(settings) order by name) from district_settings as settings),
      (select count(*) from imports)
    )::text as kept`);
  return rows[0]!.kept;
};

const DISTRICT = `settings:
  DISTRICT_NAME: High Plains Water District
  DISTRICT_YEAR_FIRST_MONTH: 1
  DISTRICT_METER_TOLERANCE: 7.5
  DISTRICT_READING_REMINDER: |
    # Report of {month}

    Please report to the {district} by {due_day}.

    {meters}
lists:
  aquifer-groups:
    - word: Ogallala
      aq_group_summary_name: Other
  aquifers:
    - word: Ogallala Aquifer
      aquifer_group: Ogallala
  measuring-methods:
    - Nozzle Package
records:
  permit-types:
    - permit_type_desc: Production Unit
      permit_prefix: U
      d1_pump_reduction: 20 %
      exempt_up_to_gal: 977554
  report-periods:
    - from_year: 2020
      period: Year
      due_months_after: 3
      due_day: 1
    - permit_type: Production Unit
      from_year: 2024
      period: Half-Year
      due_months_after: 2
      due_day: 1
  measuring-factors:
    - measuring_method: Nozzle Package
      holds_from: 2024-01-01
      unit: hours
      gal_per_unit: 48000
`;

describe('a district file', () => {
  let before: string;
  beforeAll(async () => {
    before = await state();
  });

  it('is checked whole, also what refers to what it adds, and nothing is there afterwards', async () => {
    const { changes, problems } = await check(DISTRICT);
    expect(problems).toEqual([]);
    expect(changes.map(({ line, words }) => `${line} ${words}`)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^2 Name of the District: .* → “High Plains Water District”$/),
        '3 First Month of the Fiscal Year: “9” → “1”',
        '16 aquifers, Ogallala Aquifer: added',
        '22 permit-types, Production Unit: added',
      ]),
    );
    expect(changes.filter(({ words }) => words.startsWith('report-periods'))).toHaveLength(2);
    expect(await state()).toBe(before);
  });

  it('is applied in one act, read back the same, and changes nothing when it is applied again', async () => {
    const applied = await apply(DISTRICT);
    expect(applied.problems).toEqual([]);
    const types = await staff.register(permitTypes).list();
    expect(types.find(({ permit_type_desc }) => permit_type_desc === 'Production Unit')).toMatchObject({
      permit_prefix: 'U',
      d1_pump_reduction: 0.2,
      exempt_up_to_gal: 977_554,
    });
    const periods = await staff.register(reportPeriods).list();
    expect(periods.map(({ applies_to, period }) => [applies_to, period])).toEqual([
      ['All permits', 'Year'],
      ['Production Unit', 'Half-Year'],
    ]);
    expect(parse(await written())).toMatchObject({
      settings: { DISTRICT_NAME: 'High Plains Water District', DISTRICT_YEAR_FIRST_MONTH: 1 },
      lists: { aquifers: expect.arrayContaining([{ word: 'Ogallala Aquifer', aquifer_group: 'Ogallala' }]) as unknown },
      records: {
        'permit-types': expect.arrayContaining([
          expect.objectContaining({
            permit_type_desc: 'Production Unit',
            d1_pump_reduction: 0.2,
            exempt_up_to_gal: 977_554,
          }),
        ]) as unknown,
        'report-periods': [
          { from_year: 2020, period: 'Year', due_months_after: 3, due_day: 1 },
          { permit_type: 'Production Unit', from_year: 2024, period: 'Half-Year', due_months_after: 2, due_day: 1 },
        ],
        'measuring-factors': [
          {
            measuring_method: 'Nozzle Package',
            holds_from: '2024-01-01',
            unit: 'hours',
            gal_per_unit: 48_000,
            applies: 'Once a Month',
          },
        ],
      },
    });
    expect(await check(DISTRICT)).toMatchObject({ changes: [], problems: [] });
    expect(await check(await written())).toMatchObject({ changes: [], problems: [] });

    const changed = await check(DISTRICT.replace('period: Half-Year', 'period: Quarter'));
    expect(changed.changes.map(({ words }) => words)).toEqual([
      'report-periods, Production Unit from 2024: Period: “Half-Year” → “Quarter”',
    ]);
  });

  it('is undone in one act, but for what somebody changed since', async () => {
    const types = staff.register(permitTypes);
    const unit = (await types.list()).find(({ permit_type_desc }) => permit_type_desc === 'Production Unit')!;
    await types.update(unit.permit_type_ndx, { permit_prefix: 'V' }, unit.version);
    await database.pool.query(`update district_settings set value = '9' where name = 'DISTRICT_METER_TOLERANCE'`);
    const { fileName, settings, removed, kept } = await undo();
    expect(fileName).toBe('district.yaml');
    expect(settings).toEqual(['Reminder of Readings', 'First Month of the Fiscal Year', 'Name of the District']);
    // Its reporting periods, factor and terms; not the type that somebody changed.
    expect(removed).toBeGreaterThan(4);
    expect(kept.map(({ record }) => record).toSorted()).toEqual([
      expect.stringContaining('Meter'),
      expect.stringContaining('Production Unit'),
    ]);
    expect(await staff.register(reportPeriods).list()).toEqual([]);
    await expect(undo()).rejects.toThrow('There is no applied district file to undo.');
    expect((await check(DISTRICT)).changes.length).toBeGreaterThan(6);
  });

  it('renames a term that all its records keep, once, and gives it its old name back', async () => {
    const areas = async () =>
      (await staff.call(wordsOf, { params: { vocabulary: 'drought-areas' } })).map(({ word }) => word);
    const text = `lists:
  drought-areas:
    - { word: East Pool, was: District }
    - West Pool
records:
  drought-area-groups:
    - { aquifer_group: Edwards, drought_area: East Pool, holds_from: 2020-01-01 }
`;
    const applied = await apply(text);
    expect(applied.problems).toEqual([]);
    expect(applied.changes.map(({ line, words }) => `${line} ${words}`)).toContain(
      '3 drought-areas, East Pool: renamed from “District”',
    );
    expect(await areas()).toEqual(expect.arrayContaining(['East Pool', 'West Pool']));
    expect(await check(text)).toMatchObject({ changes: [], problems: [] });
    const mistaken = await check(text.replace('was: District', 'was: West Pool'));
    expect(mistaken.problems.map(({ words }) => words)).toEqual([
      'drought-areas, East Pool: The list has both “West Pool” and “East Pool”. Remove was, or merge them in Lists of Terms.',
    ]);
    expect((await check('lists:\n  well-uses:\n    - { word: Brewery, was: Beer }\n')).problems).toEqual([
      { line: 3, words: 'well-uses, Brewery: The list has no “Beer” to rename.' },
    ]);
    const kept = await check('lists:\n  well-statuses:\n    - { word: Sealed, was: Plugged }\n');
    expect(kept.problems[0]!.words).toBe(
      'well-statuses, Sealed: “Plugged” cannot be renamed. Determines which wells are shown as active on the map.',
    );
    await undo();
    expect(await areas()).toEqual(['District']);
  });

  it('changes the reductions of a type from the next month on, and gives them back', async () => {
    const typeOf = (reduction: string) => `records:
  permit-types:
    - { permit_type_desc: Dated, permit_prefix: D, d1_pump_reduction: ${reduction} }
`;
    await apply(typeOf('20 %'));
    const [type] = (await staff.register(permitTypes).list()).filter((one) => one.permit_type_desc === 'Dated');
    const { permit_type_ndx } = type!;
    const reductions = async () =>
      (await staff.view(permitTypeReductions, { params: { permit_type_ndx } })).map((row) => [
        row.holds_from,
        row.d1_pump_reduction,
      ]);
    const applied = await apply(typeOf('30 %'));
    expect(applied.problems).toEqual([]);
    expect(applied.changes.map(({ words }) => words)).toEqual([
      'permit-types, Dated: Reduction in Stage 2: “0.2” → “0.3”',
    ]);
    const next = firstDayOf(monthsAfter(monthOfDay(await today()), 1));
    expect(await reductions()).toEqual([
      ['1900-01-01', 0.2],
      [next, 0.3],
    ]);
    expect((await apply(typeOf('30 %'))).changes).toEqual([]);
    expect((await undo()).kept).toEqual([]);
    expect(await reductions()).toEqual([['1900-01-01', 0.2]]);

    await apply(typeOf('30 %'));
    await database.pool.query('select api.change_reductions($1, 0.4, null, null, null)', [permit_type_ndx]);
    expect((await undo()).kept).toEqual([{ record: 'Dated', why: 'Reductions: changed since' }]);
    expect(await reductions()).toEqual([
      ['1900-01-01', 0.2],
      [next, 0.4],
    ]);
  });

  it('says which aquifer groups have drought stages of their own, under the names that reports count them by', async () => {
    const text = `lists:
  aquifer-groups:
    - word: Seymour
      aq_group_summary_name: Seymour and Blaine
  drought-areas:
    - North Pool
records:
  drought-area-groups:
    - aquifer_group: Seymour
      drought_area: North Pool
      holds_from: 2020-01-01
`;
    const applied = await apply(text);
    expect(applied.problems).toEqual([]);
    expect(parse(await written())).toMatchObject({
      lists: {
        'aquifer-groups': expect.arrayContaining([
          { word: 'Seymour', aq_group_summary_name: 'Seymour and Blaine' },
        ]) as unknown,
        'drought-areas': expect.arrayContaining(['North Pool']) as unknown,
      },
      records: {
        'drought-area-groups': [{ aquifer_group: 'Seymour', drought_area: 'North Pool', holds_from: '2020-01-01' }],
      },
    });
    expect(await check(text)).toMatchObject({ changes: [], problems: [] });
    const within = await check(text.replace('2020-01-01', '2020-01-15'));
    expect(within.problems.map(({ line, words }) => `${line} ${words}`)).toEqual([
      expect.stringMatching(/^9 drought-area-groups, .*Enter the first day of a month\.$/),
    ]);
    expect(await undo()).toMatchObject({ removed: 3, restored: 0, kept: [] });
  });

  it('names every mistake with its line, and saves nothing with one', async () => {
    await database.pool.query('delete from district_settings');
    before = await state();
    const mistaken = DISTRICT.replace('DISTRICT_METER_TOLERANCE: 7.5', 'DISTRICT_METER_TOLERANCE: much')
      .replace('DISTRICT_NAME', 'DISTRICT_TITLE')
      .replace('aquifer_group: Ogallala', 'aquifer_group: Woodbine')
      .replace('permit_prefix: U', 'permit_prefix: Unit')
      .replace('period: Year', 'period: Decade')
      .replace('unit: hours', 'units: hours');
    const { problems } = await apply(`${mistaken}other: 1\n`);
    const told = problems.map(({ line, words }) => `${line} ${words}`);
    for (const words of [
      /^2 A district file has no setting DISTRICT_TITLE\.$/,
      /^4 DISTRICT_METER_TOLERANCE: It must be a percentage from 0 to 100\.$/,
      /^16 aquifers, Ogallala Aquifer: .*Woodbine/,
      /^22 permit-types, Production Unit: .*Enter exactly one character\./,
      /^27 report-periods, .*Decade/,
      /^39 measuring-factors has no field “units”\. Use measuring_method, holds_from, unit, gal_per_unit, applies, source_note\.$/,
      /^41 A district file has no part “other”\. Use settings, lists, records\.$/,
    ])
      expect(told).toContainEqual(expect.stringMatching(words));
    expect(await state()).toBe(before);
  });

  it.each([
    ['no YAML', 'settings: [', /^1 /],
    ['a list', '- a\n- b', /^1 Use names, each followed by a colon and a value\.$/],
    ['no list', 'lists:\n  aquifers: Trinity', /^2 aquifers must be a list\. Begin each entry with a dash\.$/],
    ['several values', 'settings:\n  DISTRICT_NAME: [a, b]', /^2 Enter a single value\.$/],
    ['an unknown list', 'lists:\n  springs: [a]', /^2 There is no list “springs”\. Use /],
    ['a record without fields', 'records:\n  permit-types:\n    - Historical', /^3 This entry needs fields: /],
  ])('is refused as %s', async (_what, text, words) => {
    const { problems, changes } = await apply(text);
    expect(problems.map(({ line, words: said }) => `${line} ${said}`)[0]).toMatch(words);
    expect(changes).toEqual([]);
  });

  it('has a schema that knows what it knows', async () => {
    const { properties } = schemaOfFile();
    const told = parse(await written()) as Record<string, Record<string, unknown[]>>;
    for (const [part, sections] of Object.entries(told)) {
      const known = (properties[part] as { properties: Record<string, unknown> }).properties;
      expect(Object.keys(sections).filter((name) => !(name in known))).toEqual([]);
    }
    expect(JSON.stringify(schemaOfFile())).toContain('"enum":["Month","Quarter","Half-Year","Year"]');
  });
});
