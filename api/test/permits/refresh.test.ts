import { refreshCompliance } from '@artesian/contract/drought/drought';
import { beforeAll, describe, expect, it } from 'vitest';
import { aDistrictOfPermits } from '../support/district-of-permits.ts';
import { sharedProduct } from '../support/product.ts';

// Everything that is kept of volumes is broken on purpose, as if by a hand that no trigger sees, and Refresh makes it again what it was.

const { product, staff } = await sharedProduct();
beforeAll(async () => {
  await product.database.pool.query(aDistrictOfPermits);
  // Two meters of permit 1, read for two years.
  await product.database.pool.query(`
    insert into permit_type_reductions (permit_type_ndx, holds_from, d1_pump_reduction) values (1, '1900-01-01', 0.2);
    update drought_stage_history set drought_stage_ndx = 2 where d_month = 6;
    insert into meter_readings (meter_ndx, c_year, c_month, meter_reading)
      select meter_ndx, year, month, (year - 2022) * 9000000 + month * 750000
      from generate_series(2, 3) as meter_ndx, generate_series(2023, 2024) as year, generate_series(1, 12) as month`);
});

/** What is kept, by table: what tells its rows apart, and which of their columns are kept rather than entered; none named are all. */
const kept = {
  meter_readings: { key: ['meter_reading_ndx'], columns: ['prev_meter_reading'] },
  permit_months: { key: ['permit_ndx', 'c_year', 'c_month'] },
  permit_years: { key: ['permit_ndx', 'fiscal_year'] },
  grouping_months: {
    key: [
      'grouping_ndx',
      'fiscal_year',
      'c_year',
      'c_month',
      'aq_group_summary_name',
      'permit_tier_ndx',
      'permit_status_ndx',
    ],
  },
  kind_months: { key: ['c_year', 'c_month', 'aq_group_summary_name', 'permit_tier_ndx', 'permit_status_ndx'] },
} as const;
type KeptTable = keyof typeof kept;
const tables = Object.keys(kept) as KeptTable[];
const sums = tables.filter((table) => table !== 'meter_readings');

async function columnsOf(table: KeptTable): Promise<{ name: string; type: string }[]> {
  const { key, columns } = { columns: null, ...kept[table] };
  const { rows } = await product.database.pool.query<{ name: string; type: string }>(
    `select column_name as name, data_type as type from information_schema.columns
     where table_schema = 'public' and table_name = $1 and column_name <> all ($2) and ($3::text[] is null or column_name = any ($3))`,
    [table, key, columns],
  );
  return rows;
}

/** A line for each table that says all that is kept in it. */
async function everythingKept(): Promise<Record<string, string>> {
  const fingerprints: Record<string, string> = {};
  for (const table of tables) {
    const columns = [...kept[table].key, ...(await columnsOf(table)).map(({ name }) => name)].join(', ');
    const { rows } = await product.database.pool.query<{ fingerprint: string }>(
      `select count(*) || ' rows ' || md5(string_agg(row (${columns})::text, '; ' order by ${kept[table].key.join(', ')})) as fingerprint
       from ${table}`,
    );
    fingerprints[table] = rows[0]!.fingerprint;
  }
  return fingerprints;
}

const damage = (statements: string[]) =>
  product.database.asOwner(async (owner) => {
    await owner.query('set session_replication_role = replica');
    for (const statement of statements) expect((await owner.query(statement)).rowCount).toBeGreaterThan(0);
  });

async function expectRefreshMends(statements: string[]) {
  const before = await everythingKept();
  await damage(statements);
  expect(await everythingKept()).not.toEqual(before);
  await staff.call(refreshCompliance, {});
  expect(await everythingKept()).toEqual(before);
}

/** Something else than what a column holds. */
const otherThan = ({ name, type }: { name: string; type: string }) =>
  type === 'boolean' ? `not ${name}` : `coalesce(${name}, 0) + 1`;

describe('Refresh', () => {
  it.each(tables)('mends every value of %s', async (table) => {
    const columns = await columnsOf(table);
    expect(columns.length).toBeGreaterThan(0);
    // Each column in a row of its own, so that none is mended for another's sake.
    const statements = columns.map(
      (column, place) =>
        `update ${table} set ${column.name} = ${otherThan(column)}
         where ctid = (select ctid from ${table} order by ${kept[table].key.join(', ')} offset ${2 * place} limit 1)`,
    );
    await expectRefreshMends(statements);
  });

  it.each(sums)('brings back rows of %s that are missing', async (table) => {
    await expectRefreshMends([`delete from ${table} where fiscal_year = 2024`]);
  });

  it.each(sums)('takes rows away that %s should not have', async (table) => {
    const [first] = kept[table].key;
    await expectRefreshMends([
      `update ${table} set ${first} = ${first} + 30 where ctid = (select max(ctid) from ${table} where fiscal_year = 2025)`,
    ]);
  });
});
