import { figureChecks } from '@artesian/contract/dashboard/figure-checks';
import { refreshCompliance } from '@artesian/contract/drought/drought';
import { expect, it } from 'vitest';
import { verifyFigures as verifyByNight } from '../../src/jobs/verify-figures.ts';
import { readConfig } from '../../src/platform/config.ts';
import { verifyFigures } from '../../src/verify/figures/verify-figures.ts';
import { enough } from '../support/any-district.ts';
import { sharedProduct } from '../support/product.ts';

// Volumes that are kept, and those that follow from what was entered.

const { product, staff } = await sharedProduct({ demo: true });
const { database } = product;
/** As somebody who may do everything in the database, past all that follows a change. */
const alter = (text: string) =>
  database.asOwner((client) =>
    client.query(`set session_replication_role = replica; ${text}; reset session_replication_role`),
  );
const one = async <R extends object>(text: string) => (await database.pool.query<R>(text)).rows[0]!;

/** What differs after a change, which is taken back. */
async function differentAfter(change: string, back: string): Promise<string[]> {
  await alter(change);
  const { different } = (await verifyFigures(database))!;
  await alter(back);
  return different;
}

it('agree to the gallon in every month and year of every permit', async () => {
  const { figures, different } = (await verifyFigures(database))!;
  expect(different).toEqual([]);
  expect(figures).toBeGreaterThan(enough(50_000, 1000));
});

const someMonth = `
  select permit_ndx, permit_number, c_year, c_month, fiscal_year, to_char(make_date(c_year, c_month, 1), 'FMMonth YYYY') as month
  from permit_months join permits using (permit_ndx)
  where metered_gal > 0 and permitted_gal > 0 order by c_year desc, c_month desc, permit_ndx limit 1`;
interface Month {
  permit_ndx: number;
  permit_number: string;
  c_year: number;
  c_month: number;
  fiscal_year: number;
  month: string;
}

it.each([
  ['permitted_gal', 'permitted', 'month'],
  ['reduced_gal', 'reduced', 'month'],
  ['metered_gal', 'pumped', 'month'],
  ['metered_gal', 'pumped', 'year'],
] as const)('differ by one gallon in %s, which is named', async (column, words, of) => {
  const { permit_ndx, permit_number, c_year, c_month, fiscal_year, month } = await one<Month>(someMonth);
  const where = of === 'month' ? `c_year = ${c_year} and c_month = ${c_month}` : `fiscal_year = ${fiscal_year}`;
  const by = (gallons: number) =>
    `update permit_${of}s set ${column} = ${column} + ${gallons} where permit_ndx = ${permit_ndx} and ${where}`;
  const different = await differentAfter(by(1), by(-1));
  expect(different).toHaveLength(1);
  expect(different[0]).toMatch(
    new RegExp(
      `^Permit ${permit_number}, ${of === 'month' ? month : `fiscal year ${fiscal_year}`}: the ${words} volume on record is [\\d,]+ gal; recomputed from entries, it is [\\d,]+ gal\\.$`,
    ),
  );
});

it('name a month that is not kept, one that nothing says, and what all permits together pumped', async () => {
  const { permit_ndx, permit_number, c_year, c_month, month } = await one<Month>(someMonth);
  const move = (from: number, to: number) =>
    `update permit_months set c_year = ${to} where permit_ndx = ${permit_ndx} and c_year = ${from} and c_month = ${c_month};`;
  const add = (gallons: number) =>
    `update kind_months set metered_gal = metered_gal + ${gallons}
     where ctid = (select ctid from kind_months where c_year = ${c_year} and c_month = ${c_month} order by metered_gal desc limit 1)`;
  const different = await differentAfter(move(c_year, 1901) + add(1), move(1901, c_year) + add(-1));
  expect(different).toHaveLength(3);
  expect(different).toContain(`Permit ${permit_number}, ${month}: no volumes are on record.`);
  expect(different).toContainEqual(
    expect.stringMatching(/ 1901: volumes are on record, but no entries account for them\.$/),
  );
  expect(different).toContainEqual(
    expect.stringMatching(new RegExp(`^All permits, ${month}: the pumped volume on record is`)),
  );
});

it('differ where a reading was changed past the product, until that is put right', async () => {
  const { meter_reading_ndx } = await one<{ meter_reading_ndx: number }>(
    `select meter_reading_ndx
     from meter_readings
     join meters using (meter_ndx)
     join permit_wells on well_ndx = setup_well_ndx and permit_wells.end_date is null
     where meter_reading > prev_meter_reading order by c_year desc, c_month desc, meter_ndx limit 1`,
  );
  const by = (shown: number) =>
    `update meter_readings set meter_reading = meter_reading + ${shown} where meter_reading_ndx = ${meter_reading_ndx}`;
  expect((await differentAfter(by(-1), by(1))).length).toBeGreaterThan(1);
  expect((await verifyFigures(database))!.different).toEqual([]);
});

it('differ where what a permit is was taken away', async () => {
  const { permit_ndx, permit_number } = await one<Month>(someMonth);
  const different = await differentAfter(
    `create table taken_away as select * from permit_facts where permit_ndx = ${permit_ndx};
     delete from permit_facts where permit_ndx = ${permit_ndx}`,
    'insert into permit_facts select * from taken_away; drop table taken_away',
  );
  expect(different).toContainEqual(expect.stringMatching(new RegExp(`^Permit ${permit_number}, .* it is unknown\\.$`)));
});

it('are verified by night and after Refresh, which mends them, and staff see what came of it', async () => {
  const { permit_ndx, c_year, c_month } = await one<Month>(someMonth);
  const by = (gallons: number) =>
    `update permit_months set metered_gal = metered_gal + ${gallons}
     where permit_ndx = ${permit_ndx} and c_year = ${c_year} and c_month = ${c_month}`;
  const verifyTonight = (settings: Record<string, string> = {}) =>
    verifyByNight.run({ config: readConfig(settings, {}), database, files: product.files });
  const seen = () => staff.view(figureChecks);
  await verifyTonight({ VERIFY_FIGURES: 'false' });
  expect(await seen()).toEqual([]);
  await alter(by(1));
  await verifyTonight();
  expect(await seen()).toMatchObject([
    { different: 1, first_different: [expect.stringContaining('the pumped volume on record is')] },
  ]);
  await staff.call(refreshCompliance, {});
  await expect.poll(seen, { timeout: 60_000 }).toMatchObject([{ different: 0, first_different: [] }]);
  expect((await product.fetch('well-owner', '/api/ui-dashboard-figure-checks')).status).toBe(403);
});

it('are not compared while they are being recalculated', async () => {
  await alter(
    `insert into permit_recounts (permit_ndx, first_month, last_month, moves_sums, decided_by)
     select permit_ndx, '2026-01-01', '2026-01-01', false, 'a test' from permits limit 1`,
  );
  expect(await verifyFigures(database)).toBeUndefined();
  await alter('delete from permit_recounts');
});
