import { declareStage, whatDeclarationDoes } from '@artesian/contract/drought/declarations';
import { exportCompliance } from '@artesian/contract/drought/drought';
import { closedYears } from '@artesian/contract/permits/closed-years';
import { certificates } from '@artesian/contract/permits/permits';
import { permitRecounts } from '@artesian/contract/permits/recounts';
import { changeWord, mergeWords } from '@artesian/contract/vocabularies/calls';
import { afterEach, beforeEach, describe, expect, inject, it, onTestFinished } from 'vitest';
import { enough, everyGroup, areVolumesAuthorized } from '../support/any-district.ts';
import { refusalOf } from '../support/refusal-of.ts';
import { sharedProduct } from '../support/product.ts';
import { spawnedServer } from '../support/spawned-server.ts';

// Decisions about many permits, whose months a job computes anew. Here a save leaves all of them to the job.

const SOON = { timeout: 60_000 };
const WHY = 'The Board decided so in January.';

const { product, staff } = await sharedProduct({ demo: true });
const owner = await product.as('well-owner');
const sql = async <R extends object>(text: string, values?: unknown[]) =>
  (await product.database.pool.query<R>(text, values)).rows;
const owning = (text: string) => product.database.asOwner((client) => client.query(text));

const atOnce = (months: number) =>
  owning(
    `create or replace function api.most_months_at_once() returns integer language sql immutable return ${months}`,
  );
const batches = (months: number) =>
  owning(`create or replace function api.months_of_a_batch() returns integer language sql immutable return ${months}`);

const [{ asking }] = (await sql<{ asking: string }>(
  `select pg_get_functiondef('api.ask_to_recount'::regproc) as asking`,
)) as [{ asking: string }];
/** The months wait until `goOn`. A job that was asked for before has ended then. */
async function holdUp() {
  await owning(
    'create or replace function api.ask_to_recount() returns void language sql begin atomic; select null::void; end',
  );
  const asked = async () =>
    sql("select from pgboss.job where name = 'recount-permits' and state in ('created', 'retry', 'active')");
  await expect.poll(asked, SOON).toEqual([]);
}
async function goOn() {
  await owning(asking);
  await sql('select api.ask_to_recount()');
}

const now = () => owner.call(permitRecounts, {});
const isDone = () => expect.poll(async () => (await now()).months_waiting, SOON).toBe(0);

/** A line for all that is kept of months and their sums. */
async function everythingKept(): Promise<string[]> {
  const tables = ['permit_months', 'permit_years', 'grouping_months', 'kind_months'];
  const lines = tables.map(
    (table) =>
      `select '${table}' as name, md5(string_agg(kept::text, '; ' order by kept::text)) as line from ${table} as kept`,
  );
  return (await sql<{ line: string }>(`${lines.join(' union all ')} order by name`)).map(({ line }) => line);
}

/** That all is as if it had been computed at once. */
async function expectAsComputedAtOnce() {
  const kept = await everythingKept();
  await owning('select api.rebuild_volumes()');
  expect(kept).toEqual(await everythingKept());
}

const ACTIVE = 1;
const allow = (allows_pumping: boolean, key = ACTIVE) =>
  staff.call(changeWord, { params: { vocabulary: 'permit-statuses', key }, body: { says: { allows_pumping } } });
const allowedNow = async () =>
  (await sql<{ gallons: number }>('select sum(permitted_gal)::float8 as gallons from permit_months'))[0]!.gallons;

beforeEach(() => atOnce(0));
afterEach(async () => {
  await owning(asking);
  await batches(4000);
  await atOnce(0);
  await allow(true);
  await sql('select api.ask_to_recount()');
  await isDone();
});

it('answers a decision about many permits at once, and tells everybody how far its figures are until they are done', async () => {
  const before = await allowedNow();
  await holdUp();
  await allow(false);
  const waiting = await now();
  expect(waiting).toMatchObject({ decisions: ['Permit status Active'], months_in_all: waiting.months_waiting });
  expect(waiting.months_waiting).toBeGreaterThan(enough(10_000, 200));
  expect(await allowedNow()).toBe(before);

  await goOn();
  await isDone();
  const done = await now();
  expect(done).toMatchObject({ decisions: [], months_in_all: 0 });
  expect(done.last_ended).not.toBe(waiting.last_ended);
  expect(await allowedNow()).toBeLessThan(before / 2);
  await expectAsComputedAtOnce();
});

it('does two decisions that come together, or one while another is under way, as if each had been done alone', async () => {
  await holdUp();
  await batches(enough(4000, 100));
  const [type] = await sql<{ permit_type_ndx: number; version: number; d1: number }>(
    `select permit_type_ndx, version, d1_pump_reduction::float8 as d1 from api.list_permit_types
     join permit_facts using (permit_type_ndx) group by 1, 2, 3 order by count(*) desc limit 1`,
  );
  await Promise.all([
    allow(false),
    staff.send('PUT', `/api/list-permit-types/${type!.permit_type_ndx}`, { body: { d1_pump_reduction: 0.37 } }),
  ]);
  expect((await now()).decisions.toSorted()).toEqual([
    'Permit status Active',
    expect.stringMatching(/^Reductions of permit type \w/),
  ]);
  // The first months are done before the third decision, which takes the first one back.
  const [{ waiting }] = (await sql<{ waiting: number }>('select api.recount_permits() as waiting')) as [
    { waiting: number },
  ];
  expect(waiting).toBeGreaterThan(0);
  await allow(true);
  await goOn();
  await isDone();
  await expectAsComputedAtOnce();
  const [reduced] = await sql<{ reduction: number }>(
    `select d1_pump_reduction::float8 as reduction from permit_type_reductions where permit_type_ndx = ${type!.permit_type_ndx}
     order by holds_from desc limit 1`,
  );
  expect(reduced).toEqual({ reduction: 0.37 });
});

it('refuses papers and files that would have figures of both times, and closing a year that is not done', async () => {
  await holdUp();
  await allow(false);
  const recalculating = { status: 409, code: 'recalculating', detail: expect.stringContaining('Permit status Active') };
  expect(await refusalOf(staff.call(certificates, { body: { permitNdxArray: [1] } }))).toMatchObject(recalculating);
  const [start_cal_year, end_cal_year] = [2024, 2024];
  const body = {
    start_cal_year,
    start_cal_month: 1,
    end_cal_year,
    end_cal_month: 12,
    ...(await everyGroup(product.database)),
  };
  expect(await refusalOf(staff.send('POST', exportCompliance.path, { body }))).toMatchObject(recalculating);
  expect(await refusalOf(staff.register(closedYears).create({ fiscal_year: 2024 }))).toMatchObject({
    status: 422,
    errors: [{ field: 'fiscal_year', message: expect.stringContaining('being recalculated') }],
  });
});

it('saves one permit at once meanwhile, with all that was decided', async () => {
  await holdUp();
  await atOnce(1000);
  await allow(false);
  const [permit] = await sql<{ permit_ndx: number; volume: number }>(
    `select permit_ndx, authorized_volume_gal::float8 as volume from permits
     where permit_status_ndx = ${ACTIVE} and not removed and ended_date is null order by permit_ndx limit 1`,
  );
  await staff.send('PUT', `/api/list-permits/${permit!.permit_ndx}`, {
    body: { authorized_volume_gal: permit!.volume + 1200, administrative_note: WHY },
  });
  const nextOpenMonths = await sql<{ permitted_gal: number }>(
    `select permitted_gal from permit_months
     where permit_ndx = ${permit!.permit_ndx} and make_date(c_year, c_month, 1) >= api.next_open_month()`,
  );
  expect(new Set(nextOpenMonths.map(({ permitted_gal }) => permitted_gal))).toEqual(new Set([0]));
  await goOn();
  await isDone();
  await expectAsComputedAtOnce();
});

it('refuses at once what would change a closed year, and leaves nothing to do', async () => {
  const [{ fiscal_year }] = (await sql<{ fiscal_year: number }>(
    'select fiscal_year(district_today()) - 1 as fiscal_year',
  )) as [{ fiscal_year: number }];
  const closed = await staff.register(closedYears).create({ fiscal_year });
  onTestFinished(() => staff.register(closedYears).delete(closed.closed_year_ndx, closed.version));
  expect(await refusalOf(allow(false))).toMatchObject({ status: 422, detail: expect.stringContaining('closed') });
  expect((await now()).months_waiting).toBe(0);
  await expectAsComputedAtOnce();
});

describe('a save of many permits', () => {
  const permits = () =>
    sql<{ permit_ndx: number; authorized_volume_gal: number }>(
      `select permit_ndx, authorized_volume_gal::float8 as authorized_volume_gal from permits
       where not removed and ended_date is null and authorized_volume_gal > 0 and permit_status_ndx = ${ACTIVE}
       order by permit_ndx limit 30`,
    );
  const raise = async (by: number, more: object = {}) =>
    staff.send('PUT', '/api/list-permits', {
      body: (await permits()).map(({ permit_ndx, authorized_volume_gal }) => ({
        permit_ndx,
        authorized_volume_gal: authorized_volume_gal + by,
        administrative_note: WHY,
      })),
      ...more,
    });

  it.each([
    ['few at once', 100_000],
    ['many by the job', 0],
  ])('has the months of %s', async (_how, months) => {
    await atOnce(months);
    await raise(12_000);
    await isDone();
    await expectAsComputedAtOnce();
  });

  it.runIf(areVolumesAuthorized())(
    'keeps with its reason, in the name of who decided it, what a correction changed, when the job is done',
    async () => {
      await holdUp();
      const [{ month }] = (await sql<{ month: string }>(
        `select to_char(api.next_open_month() - interval '3 months', 'YYYY-MM') as month`,
      )) as [{ month: string }];
      await raise(24_000, { holdsFrom: month, correctionReason: WHY });
      await sql('select api.recount_permits()');
      await goOn();
      await isDone();
      const corrections = await sql<{ reason: string; corrected_by: string; permits: number }>(
        `select reason, name as corrected_by, count(distinct permit_ndx)::integer as permits
       from month_corrections join accounts on sub = corrected_by where reason like '${WHY}%' group by 1, 2`,
      );
      // A permit of unknown volume has no month that could change.
      const [known] = await sql<{ permits: number }>(
        `select count(distinct permit_ndx)::integer as permits from permit_months
       where permitted_gal is not null and make_date(c_year, c_month, 1) >= '${month}-01'
         and make_date(c_year, c_month, 1) < api.next_open_month()
         and permit_ndx = any(array[${(await permits()).map(({ permit_ndx }) => permit_ndx).join(',')}])`,
      );
      expect(known!.permits).toBeGreaterThan(enough(20));
      expect(corrections).toEqual([{ reason: WHY, corrected_by: 'Ada Administrator', permits: known!.permits }]);
      await expectAsComputedAtOnce();
    },
  );

  it('is shown what it would change at once, before it is saved', async () => {
    const refusal = await refusalOf(raise(36_000, { asksEffects: true }));
    expect(refusal).toMatchObject({ code: 'effects' });
    expect((await now()).months_waiting).toBe(0);
  });

  it('has the months of permits whose status is merged with another', async () => {
    const [drop, keep] = await sql<{ permit_status_ndx: number }>(
      `select permit_status_ndx from permit_statuses left join permits using (permit_status_ndx)
       where permit_status_desc not in ('Active', 'Retired') and permit_status_ndx < 999
       group by 1 order by count(permits) desc, 1 limit 2`,
    );
    await staff.call(mergeWords, {
      params: { vocabulary: 'permit-statuses' },
      body: { drop: drop!.permit_status_ndx, keep: keep!.permit_status_ndx },
    });
    await isDone();
    await expectAsComputedAtOnce();
  });
});

it('declares a stage as it was shown before', async () => {
  const [{ today }] = (await sql<{ today: string }>('select district_today()::text as today')) as [{ today: string }];
  const [worst] = await sql<{ drought_area_ndx: number; drought_stage_ndx: number }>(
    `select (select min(drought_area_ndx) from drought_areas) as drought_area_ndx, max(drought_stage_ndx) as drought_stage_ndx
     from drought_stages where drought_stage_ndx < 999 and not word_retired`,
  );
  const declaration = { declared_on: today, ...worst! };
  const { limits } = await staff.call(whatDeclarationDoes, { body: declaration });
  expect((await now()).months_waiting).toBe(0);
  await staff.call(declareStage, { body: declaration });
  await isDone();
  await expectAsComputedAtOnce();
  for (const { permit_ndx, c_year, c_month, after_gal } of limits.slice(0, 200))
    expect(
      await sql('select reduced_gal from permit_months where permit_ndx = $1 and c_year = $2 and c_month = $3', [
        permit_ndx,
        c_year,
        c_month,
      ]),
    ).toEqual([{ reduced_gal: after_gal }]);
});

describe.skipIf(inject('databaseServer') === '')('a server that ends in the middle', () => {
  it('is killed: what it did is done, and the next server goes on', async () => {
    await holdUp();
    // One month of all permits at a time, slowly.
    await owning(
      `create or replace function api.months_of_a_batch() returns integer language plpgsql as $$
       begin perform pg_sleep(0.1); return 1; end $$`,
    );
    await allow(false);
    const before = (await now()).months_waiting;
    await owning(asking);
    const server = await spawnedServer(product.database);
    onTestFinished(() => server.close());
    await server.start();
    await expect.poll(async () => (await now()).months_waiting, SOON).toBeLessThan(before);
    await server.end('SIGKILL');
    const left = (await now()).months_waiting;
    expect(left).toBeGreaterThan(0);

    await batches(4000);
    await server.start();
    await isDone();
    await expectAsComputedAtOnce();
  });
});
