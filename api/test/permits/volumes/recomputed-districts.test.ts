import { spawn, spawnSync } from 'node:child_process';
import { createInterface } from 'node:readline';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../../src/platform/database/open-database.ts';
import { freshDatabase } from '../../support/fresh-database.ts';
import { dayOf, district, edits, MONTHS, type Decisions } from './random-district.ts';
import { apply, store } from './store-district.ts';
import { queryOf, type Query } from './wrong-figures.ts';

// The months of random districts, computed a third time in another language from what stands in the tables. `npm run checks` has time for a
// thousand; where there is no Python, there is nothing to compare with.

const hasPython = spawnSync('python3', ['--version']).status === 0;
const howMany = process.env['THOROUGH'] ? 1000 : 4;

let database: Database;
let query: Query;
beforeAll(async () => {
  database = await freshDatabase();
  query = queryOf(database);
});
afterAll(() => database.close());

const tables = [
  'permits',
  'permit_facts',
  'permit_statuses',
  'permit_amendments',
  'permit_land',
  'land_allowances',
  'permit_wells',
  'permit_type_reductions',
  'drought_area_groups',
  'drought_reductions',
  'drought_stage_changes',
  'drought_stage_history',
  'stage_rules',
  'meters',
  'meter_dials',
  'meter_readings',
  'meter_wells',
  'well_production',
  'permit_months',
];
const told = `
  select jsonb_build_object(
    'today', district_today(),
    'year_begins', first_month_of_district_year(),
    'year_named_for', district_year_named_for(),
    ${tables.map((table) => `'${table}', (select coalesce(jsonb_agg(rows), '[]') from ${table} as rows)`).join(', ')}
  )::text as district`;

interface Compared {
  months: number;
  permits: number;
  different: object[];
}

/** A process that is told of a district at a time. */
function startPython() {
  const python = spawn('python3', [new URL('recompute.py', import.meta.url).pathname], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const answers = createInterface({ input: python.stdout })[Symbol.asyncIterator]();
  return {
    async compare(text: string): Promise<Compared> {
      python.stdin.write(`${text}\n`);
      const { value, done } = await answers.next();
      if (done) throw new Error('Python ended.');
      return JSON.parse(value) as Compared;
    },
    stop: () => python.stdin.end(),
  };
}

const year = fc.record({
  begins: fc.constantFrom(1, 4, 9, 10),
  namedFor: fc.constantFrom('END' as const, 'BEGINNING' as const),
});
/** Aquifer groups whose permits are in the second area from a month on, and the stages that are declared there. */
const secondArea = fc.record({
  groups: fc.uniqueArray(fc.record({ group: fc.constantFrom(1, 2, 3), month: fc.nat(MONTHS - 1) }), {
    maxLength: 2,
    selector: ({ group }) => group,
  }),
  stages: fc.array(fc.constantFrom(0, 2, 3, 4, 5, 999), { minLength: 6, maxLength: 6 }),
});
type SecondArea = typeof secondArea extends fc.Arbitrary<infer A> ? A : never;

async function storeSecondArea({ groups, stages }: SecondArea) {
  const client = await database.pool.connect();
  try {
    await client.query('begin');
    await client.query("select set_config('app.correction', 'Why', true)");
    for (const { group, month } of groups) {
      await client.query(
        'insert into drought_area_groups (aquifer_group_ndx, drought_area_ndx, holds_from) values ($1, 2, $2)',
        [group, dayOf(month)],
      );
    }
    for (const [index, stage] of groups.length > 0 ? stages.entries() : []) {
      await client.query(
        `update drought_stage_history set drought_stage_ndx = $2
         where drought_area_ndx = 2 and make_date(d_year, d_month, 1) = $1`,
        [dayOf(index * 4), stage],
      );
    }
    await client.query('commit');
  } finally {
    client.release();
  }
}

it.skipIf(!hasPython)(
  `${howMany} random districts have the months that Python computes, to the gallon`,
  async () => {
    const python = startPython();
    const compareNow = async () => {
      const [row] = await query<{ district: string }>(told);
      return python.compare(row!.district);
    };
    const sums = { months: 0, permits: 0 };
    await fc.assert(
      fc.asyncProperty(district, edits, year, secondArea, async (given, history, { begins, namedFor }, second) => {
        await database.asOwner((owner) => owner.query('truncate permits, drought_area_groups cascade'));
        await query('select set_district_year($1, $2)', [begins, namedFor]);
        await store(database, given);
        const decisions: Decisions = new Map();
        for (const one of history) await apply(database, given, one, decisions);
        await storeSecondArea(second);
        const compared = await compareNow();
        expect(compared.different).toEqual([]);
        sums.months += compared.months;
        sums.permits += compared.permits;
      }),
      { numRuns: howMany, seed: 20_261_128, endOnFailure: true },
    );
    await database.asOwner((owner) =>
      owner.query(
        `update permit_months set metered_gal = metered_gal + 1
         where (permit_ndx, c_year, c_month) = (select permit_ndx, c_year, c_month from permit_months limit 1)`,
      ),
    );
    expect((await compareNow()).different).toHaveLength(1);
    python.stop();
    expect(sums.permits).toBeGreaterThan(howMany);
    console.info(`${howMany} districts, ${sums.permits} permits, ${sums.months} months: 0 different.`);
  },
  3_600_000,
);
