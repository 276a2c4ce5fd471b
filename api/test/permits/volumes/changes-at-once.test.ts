import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Database } from '../../../src/platform/database/open-database.ts';
import { freshDatabase } from '../../support/fresh-database.ts';
import { plainDistrict } from './plain-district.ts';
import { store } from './store-district.ts';
import { queryOf, stale, type Query } from './wrong-figures.ts';

let database: Database;
let query: Query;
beforeAll(async () => {
  database = await freshDatabase();
  query = queryOf(database);
});
afterAll(() => database.close());

describe('mending what is kept', () => {
  const mended = async () => (await query<{ mended: number }>('select api.mend_volumes() as mended'))[0]!.mended;
  beforeAll(() => store(database, plainDistrict()));

  // That it mends whatever is broken is tried in refresh.test.ts.
  it('finds nothing to do where everything was followed', async () => {
    expect(await mended()).toBe(0);
  });

  // The embedded database has one connection: there nothing happens at once.
  it.skipIf(inject('databaseServer') === '')(
    'lets others save meanwhile, and is done once for all who ask',
    async () => {
      const looking = await database.pool.connect();
      try {
        await looking.query('begin');
        await looking.query('select api.mend_volumes()');
        // It is over, but its transaction is not: nobody waits for it who saves.
        await query(
          `update meter_readings set meter_reading = meter_reading + 3 where meter_ndx = 1 and c_year = 2024 and c_month = 2`,
        );
        const second = database.pool.query<{ mended: number }>('select api.mend_volumes() as mended');
        while ((await query('select from pg_locks where not granted')).length === 0);
        await looking.query('commit');
        expect((await second).rows).toEqual([{ mended: 0 }]);
        expect(await stale(query)).toEqual([]);
      } finally {
        looking.release();
      }
    },
  );
});

describe('two changes at once', () => {
  /** The second begins while the first has not been committed, and is left waiting for it. */
  async function atOnce(firstChange: string, secondChange: string) {
    const [first, second] = [await database.pool.connect(), await database.pool.connect()];
    try {
      await first.query('begin');
      await first.query(firstChange);
      const waiting = second.query(secondChange);
      while ((await query(`select from pg_locks where not granted`)).length === 0);
      await first.query('commit');
      await waiting;
    } finally {
      first.release();
      second.release();
    }
  }
  beforeAll(() => store(database, plainDistrict()));

  // The embedded database has one connection: there nothing happens at once.
  it.skipIf(inject('databaseServer') === '')('of one permit are both followed', async () => {
    const changeOf = (month: number, by: number) =>
      `update permit_distributions set share = share + ${by} where permit_ndx = 1 and c_month = ${month}`;
    await atOnce(changeOf(1, 500), changeOf(2, -500));
    expect(await stale(query)).toEqual([]);
  });

  it.skipIf(inject('databaseServer') === '')('of two months of one meter are both in its chain', async () => {
    const readingOf = (month: number, shown: number) =>
      `insert into meter_readings (meter_ndx, c_year, c_month, meter_reading) values (1, 2026, ${month}, ${shown})`;
    await atOnce(readingOf(4, 16_000_000), readingOf(5, 16_700_000));
    const previous = `select prev_meter_reading from meter_readings where meter_ndx = 1 and c_year = 2026 and c_month = 5`;
    expect(await query(previous)).toEqual([{ prev_meter_reading: 16_000_000 }]);
    expect(await stale(query)).toEqual([]);
  });

  it.skipIf(inject('databaseServer') === '')(
    'of a reading and of the link that it counts by are both followed',
    async () => {
      await atOnce(
        `insert into permit_wells (permit_ndx, well_ndx, start_date) values (2, 4, '2023-01-01')`,
        `update meter_readings set meter_reading = meter_reading + 9 where meter_ndx = 1 and c_year = 2024 and c_month = 2`,
      );
      expect(await stale(query)).toEqual([]);
    },
  );
});
