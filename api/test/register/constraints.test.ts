import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../src/platform/database/open-database.ts';
import { transaction } from '../../src/platform/transaction.ts';
import { freshDatabase } from '../support/fresh-database.ts';

let database: Database;
const act = { sub: 'demo|administrator', requestId: 'constraints' };
const run = (...statements: string[]) =>
  transaction(database, act, async (client) => {
    for (const statement of statements) await client.query(statement);
  });

beforeAll(async () => {
  database = await freshDatabase();
  await run(
    'insert into wells (well_ndx, lat_dd, lon_dd) values (1, 30.1, -97.8), (2, 30.2, -97.9)',
    `insert into permits (permit_ndx, permit_number, permit_year, authorized_volume_gal) values (1, 'H1-20-1', 2020, 12000000)`,
    `insert into permit_wells (permit_ndx, well_ndx, start_date, end_date) values (1, 1, '2020-01-01', '2022-12-31')`,
    `insert into meters (meter_ndx, setup_well_ndx, joined_date) values (1, 1, '2020-01-01')`,
    `insert into meter_wells (meter_ndx, well_ndx, start_date, end_date) values (1, 1, '2020-01-01', '2022-12-31')`,
    'insert into meter_readings (meter_ndx, c_year, c_month, meter_reading) values (1, 2025, 1, 5000)',
    `insert into meters (meter_ndx, setup_well_ndx, joined_date, retired_date) values (2, 2, '2021-02-28', '2022-07-01')`,
    `insert into meter_readings (meter_ndx, c_year, c_month, meter_reading) values (2, 2021, 2, 10), (2, 2022, 7, 20)`,
  );
});
afterAll(() => database.close());

/** The first day of a month from the present one, for a reading that is too early or too late. */
const month = (from: number) => `(date_trunc('month', district_today()) + interval '${from} months')`;
const aReading = (meter: number, from: number) =>
  `insert into meter_readings (meter_ndx, c_year, c_month, meter_reading)
   select ${meter}, extract(year from ${month(from)}), extract(month from ${month(from)}), 1`;

/** What must never be in the database, the constraint that refuses it, and the statement that tries. */
const refused: [rule: string, constraint: string, statement: string][] = [
  [
    'two readings of a meter in a month',
    'meter_readings_once_a_month',
    'insert into meter_readings (meter_ndx, c_year, c_month) values (1, 2025, 1)',
  ],
  [
    'a reading of a month before its meter joined',
    'meter_readings_not_before_joining',
    'insert into meter_readings (meter_ndx, c_year, c_month, meter_reading) values (2, 2021, 1, 5000)',
  ],
  [
    'a reading of a month after its meter was retired',
    'meter_readings_not_after_retirement',
    'insert into meter_readings (meter_ndx, c_year, c_month, meter_reading) values (2, 2022, 8, 5000)',
  ],
  [
    'a reading that is moved to a month after its meter was retired',
    'meter_readings_not_after_retirement',
    'update meter_readings set c_month = 8 where meter_ndx = 2',
  ],
  ['a reading of a month that has not begun', 'meter_readings_not_in_future', aReading(1, 1)],
  [
    'a report without a meter of a month in which a meter was on the well',
    'well_production_metered',
    'insert into well_production (well_ndx, c_year, c_month, production_gallons) values (2, 2022, 7, 5000)',
  ],
  [
    'a report without a meter of a month that has not begun',
    'well_production_not_in_future',
    `insert into well_production (well_ndx, c_year, c_month)
     select 2, extract(year from ${month(1)}), extract(month from ${month(1)})`,
  ],
  [
    'a meter that is retired before its last reading',
    'meters_dates_hold_readings',
    `update meters set retired_date = '2022-06-30' where meter_ndx = 2`,
  ],
  [
    'a meter that joined after its first reading',
    'meters_dates_hold_readings',
    `update meters set joined_date = '2022-07-05', retired_date = null where meter_ndx = 2`,
  ],
  [
    'an adjustment without a reason',
    'meter_readings_adjustment_with_reason',
    'insert into meter_readings (meter_ndx, c_year, c_month, adjustment) values (1, 2025, 2, -5)',
  ],
  [
    'a reason without an adjustment',
    'meter_readings_adjustment_with_reason',
    'insert into meter_readings (meter_ndx, c_year, c_month, mr_adjustment_reason_ndx) values (1, 2025, 2, 1)',
  ],
  [
    'a meter on a well twice at a time',
    'meter_wells_ranges_apart',
    `insert into meter_wells (meter_ndx, well_ndx, start_date) values (1, 1, '2022-12-31')`,
  ],
  [
    'a well in a permit twice at a time',
    'permit_wells_ranges_apart',
    `insert into permit_wells (permit_ndx, well_ndx, start_date) values (1, 1, '2021-06-01')`,
  ],
  [
    'a link that ends before it starts',
    'permit_wells_end_after_start',
    `insert into permit_wells (permit_ndx, well_ndx, start_date, end_date) values (1, 2, '2021-06-02', '2021-06-01')`,
  ],
  [
    'a meter that retires before it joined',
    'meters_retired_after_joined',
    `update meters set retired_date = '2019-12-31' where meter_ndx = 1`,
  ],
  [
    'two permits of one number',
    'permits_permit_number_unique',
    `insert into permits (permit_ndx, permit_number, permit_year, authorized_volume_gal) values (2, 'H1-20-1', 2021, 1)`,
  ],
  ['a volume below nothing', 'permits_volume_not_negative', 'update permits set authorized_volume_gal = -1'],
  [
    'a share above the whole',
    'permit_distributions_share_in_range',
    'update permit_distributions set share = 100001 where c_month = 1',
  ],
  [
    'a share below nothing',
    'permit_distributions_share_in_range',
    'update permit_distributions set share = -1 where c_month = 1',
  ],
  [
    'a thirteenth share',
    'permit_distributions_month_in_range',
    'insert into permit_distributions (permit_ndx, c_month, share) values (1, 13, 0)',
  ],
  [
    'two shares for a month',
    'permit_distributions_once_a_month',
    'insert into permit_distributions (permit_ndx, c_month, share) values (1, 12, 0)',
  ],
  [
    'eleven shares',
    'permit_distributions_twelve',
    'delete from permit_distributions where permit_ndx = 1 and c_month = 7',
  ],
  [
    'a reduction by more than all',
    'reduction_from_nothing_to_all',
    `insert into permit_type_reductions (permit_type_ndx, holds_from, d1_pump_reduction) values (999, '2026-01-01', 1.1)`,
  ],
  [
    'a prefix of two characters',
    'permit_types_prefix_one_character',
    `insert into permit_types (permit_type_desc, permit_prefix) values ('Two', 'XY')`,
  ],
  [
    'an approval by nobody',
    'permit_amendments_approval_complete',
    'insert into permit_amendments (permit_ndx, pamend_type_ndx, pamend_status_ndx) values (1, 4, 2)',
  ],
  [
    'a change of volume that does not add up',
    'permit_amendments_volume_adds_up',
    `insert into permit_amendments (permit_ndx, pamend_type_ndx, saved_previous_volume, proposed_volume_change, new_volume)
     values (1, 15, 100, 50, 160)`,
  ],
  [
    'a change of volume below nothing',
    'permit_amendments_volume_not_negative',
    `insert into permit_amendments (permit_ndx, pamend_type_ndx, saved_previous_volume, proposed_volume_change, new_volume)
     values (1, 15, 100, -150, -50)`,
  ],
  [
    'two stages for a month',
    'drought_stage_history_once_a_month',
    'insert into drought_stage_history (d_year, d_month) select d_year, d_month from drought_stage_history limit 1',
  ],
  [
    'two readings of an indicator of drought on a day',
    'indicator_readings_once_a_day',
    `insert into indicator_readings (indicator_ndx, read_on, reading) values (1, '2025-01-15', 20), (1, '2025-01-15', 21)`,
  ],
  [
    'an indicator with a source that is nothing',
    'indicator_sources_of_well_or_part',
    `insert into indicator_sources (indicator_ndx, holds_from) values (1, '2025-01-15')`,
  ],
  [
    'a declaration that ends before it begins',
    'drought_declarations_of_months',
    `insert into drought_declarations (declared_on, drought_stage_ndx, first_month, last_month, stages_before)
     values ('2025-01-15', 2, '2025-03-01', '2025-02-01', '{}')`,
  ],
  ['a notice of nothing', 'notices_about_one_thing', `insert into notices (kind) values ('stage')`],
  ['a latitude off the earth', 'wells_latitude_in_range', 'insert into wells (lat_dd, lon_dd) values (90.1, -97)'],
  ['a longitude off the earth', 'wells_longitude_in_range', 'insert into wells (lat_dd, lon_dd) values (30, -180.1)'],
  [
    'a rock that ends above its top',
    'well_formations_bottom_below_top',
    'insert into well_formations (well_ndx, ft_to_top, ft_to_bottom) values (1, 20, 10)',
  ],
  [
    'an attachment of a well and a permit',
    'attachments_of_one_record',
    `insert into attachments (well_ndx, permit_ndx, original_filename, system_filename, content_type, size_bytes, tags)
     values (1, 1, 'a.png', 'a.png', 'image/png', 1, 1)`,
  ],
];

describe('the database refuses', () => {
  it.each(refused)('%s', async (_rule, constraint, statement) => {
    await expect(run(statement)).rejects.toMatchObject({ constraint });
  });
});

describe('the database takes', () => {
  it('a reading of the present month, of the month that a meter joined in and of that in which it was retired', async () => {
    await run(aReading(1, 0));
    const { rows } = await database.pool.query('select c_year, c_month from meter_readings where meter_ndx = 2');
    expect(rows).toHaveLength(2);
  });

  it('links one day after the other', async () => {
    await run(
      `insert into permit_wells (permit_ndx, well_ndx, start_date) values (1, 1, '2023-01-01')`,
      `insert into meter_wells (meter_ndx, well_ndx, start_date) values (1, 1, '2023-01-01')`,
    );
    const { rows } = await database.pool.query(
      'select count(*)::integer as links from permit_wells where permit_ndx = 1',
    );
    expect(rows).toEqual([{ links: 2 }]);
  });

  it('shares that do not total 100 % for a while, and shows no volume until they do', async () => {
    const months = async () =>
      (
        await database.pool.query<{ permitted: string | null }>(
          'select sum(permitted_gal)::text as permitted from permit_months where permit_ndx = 1 and fiscal_year = 2025',
        )
      ).rows[0]!.permitted;
    expect(await months()).toBe('12000000');
    await run('update permit_distributions set share = share - 1 where permit_ndx = 1 and c_month = 1');
    expect(await months()).toBeNull();
    await run('update permit_distributions set share = share + 1 where permit_ndx = 1 and c_month = 2');
    expect(await months()).toBe('12000000');
  });

  it('a permit that ends with its status, and goes on when the status is taken back', async () => {
    const ended = async () =>
      (await database.pool.query<{ ended_date: string | null }>('select ended_date from permits where permit_ndx = 1'))
        .rows[0]!.ended_date;
    await run('update permits set permit_status_ndx = 3 where permit_ndx = 1');
    expect(await ended()).toMatch(/^\d{4}-\d\d-\d\d$/);
    await run('update permits set permit_status_ndx = 1 where permit_ndx = 1');
    expect(await ended()).toBeNull();
  });
});
