import { accessTable } from '@artesian/contract/access';
import { lookups } from '@artesian/contract/lookups';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { randomDistricts } from '../support/how-many.ts';
import { sharedProduct } from '../support/product.ts';

// Random districts of links, transfers, ended and removed permits: every call that a Well Owner may make is compared with an
// oracle that knows nothing of the product's queries. Days are counted from today, months from the present one.

const OWNER = 'demo|well-owner';
const MONTHS = 9;
const WELLS = 4;

const { product } = await sharedProduct();

const query = async <R extends object>(text: string, values: unknown[] = []) =>
  (await product.database.pool.query<R>(text, values)).rows;

/** Days from today, both included; `to` null while it still holds. */
const range = fc
  .tuple(fc.integer({ min: -250, max: 20 }), fc.option(fc.nat(300)))
  .map(([from, length]) => ({ from, to: length === null ? null : from + length }));
const district = fc.record({
  permits: fc.array(
    fc.record({
      life: range,
      removed: fc.constantFrom(false, false, false, true),
      own: fc.boolean(),
      group: fc.constantFrom(null, 1, 2),
    }),
    { minLength: 4, maxLength: 4 },
  ),
  permitLinks: fc.array(fc.record({ permit: fc.nat(3), well: fc.nat(WELLS - 1), range }), { maxLength: 9 }),
  meters: fc.array(fc.nat(WELLS - 1), { minLength: 3, maxLength: 3 }),
  meterLinks: fc.array(fc.record({ meter: fc.nat(2), well: fc.nat(WELLS - 1), range }), { maxLength: 5 }),
});
type District = typeof district extends fc.Arbitrary<infer D> ? D : never;
type Range = District['permits'][number]['life'];

const oneOfEach = <L>(links: readonly L[], key: (link: L) => string): L[] => [
  ...new Map(links.map((link) => [key(link), link])).values(),
];

/** The first day of a month so many months before the present one, and the day before the next, as days from today. */
const today = new Date();
function monthBefore(months: number): { year: number; month: number; first: number; last: number } {
  const day = (date: Date) => Math.round((date.getTime() - Date.UTC(...dayOfDistrict)) / 86_400_000);
  const first = new Date(Date.UTC(dayOfDistrict[0], dayOfDistrict[1] - months, 1));
  const next = new Date(Date.UTC(dayOfDistrict[0], dayOfDistrict[1] - months + 1, 1));
  return { year: first.getUTCFullYear(), month: first.getUTCMonth() + 1, first: day(first), last: day(next) - 1 };
}
let dayOfDistrict: [number, number, number] = [today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate()];

const touches = ({ from, to }: Range, first: number, last: number) => from <= last && (to === null || to >= first);
const holdsToday = (one: Range) => touches(one, 0, 0);

/** The server's own jobs read meanwhile, in an order of their own: what the database ends as a deadlock is done again. */
async function emptied(): Promise<void> {
  try {
    await product.database.asOwner((owner) =>
      owner.query(
        'truncate permits, wells, meters, permit_groups, contacts, account_permits, attachments, water_levels cascade',
      ),
    );
  } catch (error) {
    if ((error as { code?: string }).code !== '40P01') throw error;
    await emptied();
  }
}

async function store(given: District) {
  await emptied();
  await query(`insert into permit_groups (permit_group_ndx, permit_group_name) values (1, 'Group 1'), (2, 'Group 2')`);
  await query(
    `insert into wells (well_ndx, district_well_id, well_name, lat_dd, lon_dd, is_published)
     select n, 'WELL-' || n, 'Well ' || n, 30.1, -97.8, true from generate_series(1, ${WELLS}) as n`,
  );
  for (const [index, { life, removed, own, group }] of given.permits.entries()) {
    const number = index + 1;
    await query(`insert into contacts (rolo_ndx, r_name) values ($1, $2)`, [number, `HOLDER-${number}`]);
    await query(
      `insert into permits (permit_ndx, permit_number, permit_name, permit_year, authorized_volume_gal, permit_status_ndx,
         start_date, ended_date, removed, rolo_ndx)
       values ($1, $2, $3, 2020, 1000, $4, district_today() + $5::integer, district_today() + $6::integer, $7, $1)`,
      [number, `PERMIT-${number}`, `NAME-${number}`, life.to === null ? 1 : 7, life.from, life.to, removed],
    );
    await query('insert into permit_memberships (permit_ndx, from_year, permit_group_ndx) values ($1, 2000, $2)', [
      number,
      group,
    ]);
    await query('insert into account_permits (sub, permit_ndx) values ($1, $2)', [own ? OWNER : 'other', number]);
  }
  for (const { permit, well, range: held } of given.permitLinks) {
    await query(
      `insert into permit_wells (permit_ndx, well_ndx, start_date, end_date)
       values ($1, $2, district_today() + $3::integer, district_today() + $4::integer)`,
      [permit + 1, well + 1, held.from, held.to],
    );
  }
  for (const [index, well] of given.meters.entries()) {
    await query(
      `insert into meters (meter_ndx, meter_id, setup_well_ndx, joined_date) values ($1, $2, $3, '2020-01-01')`,
      [index + 1, `METER-${index + 1}`, well + 1],
    );
    for (let months = 0; months < MONTHS; months++) {
      const { year, month } = monthBefore(months);
      await query(
        `insert into meter_readings (meter_reading_ndx, meter_ndx, c_year, c_month, meter_reading) values ($1, $2, $3, $4, $5)`,
        [(index + 1) * 100 + months, index + 1, year, month, (MONTHS - months) * 1000],
      );
    }
  }
  for (const { meter, well, range: held } of given.meterLinks) {
    await query(
      `insert into meter_wells (meter_ndx, well_ndx, start_date, end_date)
       values ($1, $2, district_today() + $3::integer, district_today() + $4::integer)`,
      [meter + 1, well + 1, held.from, held.to],
    );
  }
  await query(
    `insert into submitted_readings (permit_ndx, meter_ndx, c_year, c_month, meter_reading, notes)
     select permit_ndx, 1, 2026, 1, 5, 'of ' || permit_number from permits`,
  );
  await query(
    `insert into water_levels (well_ndx, collect_timestamp, dtw_ft) select well_ndx, now(), 10 from wells;
     insert into water_quality_samples (ndx, well_ndx, collect_timestamp) select well_ndx, well_ndx, now() from wells;
     insert into water_quality_results (sample_ndx, parameter_ndx, result_value) select well_ndx, 1, 5 from wells;
     insert into attachments (well_ndx, original_filename, system_filename, content_type, size_bytes, tags, photo_gallery)
     select well_ndx, 'p.png', lpad(well_ndx::text, 32, '0') || '.png', 'image/png', 1, 7, true from wells`,
  );
}

/** What the account may see, worked out by hand from the links. Numbers from 1. */
function oracleOf({ permits, permitLinks, meters, meterLinks }: District) {
  const isOwn = (permit: number) => permits[permit]!.own && !permits[permit]!.removed;
  const wellsIn = (first: number, last: number) =>
    new Set(
      permitLinks
        .filter(
          ({ permit, range: held }) =>
            isOwn(permit) && touches(permits[permit]!.life, first, last) && touches(held, first, last),
        )
        .map(({ well }) => well + 1),
    );
  const wellsOfMeterIn = (meter: number, first: number, last: number) =>
    new Set([
      meters[meter - 1]! + 1,
      ...meterLinks
        .filter((link) => link.meter === meter - 1 && touches(link.range, first, last))
        .map(({ well }) => well + 1),
    ]);
  const ownWells = wellsIn(0, 0);
  const ownPermits = permits.flatMap(({ life }, index) => (isOwn(index) && holdsToday(life) ? [index + 1] : []));
  const numbered = [1, 2, 3];
  return {
    wells: [...ownWells].toSorted(),
    permits: ownPermits,
    meters: numbered.filter((meter) => [...wellsOfMeterIn(meter, 0, 0)].some((well) => ownWells.has(well))),
    readings: numbered.flatMap((meter) =>
      Array.from({ length: MONTHS }, (_, months) => months).flatMap((months) => {
        const { first, last } = monthBefore(months);
        const own = wellsIn(first, last);
        return [...wellsOfMeterIn(meter, first, last)].some((well) => own.has(well)) ? [meter * 100 + months] : [];
      }),
    ),
  };
}
type Oracle = ReturnType<typeof oracleOf>;

const get = async (path: string) => {
  const response = await product.fetch('well-owner', path);
  return { status: response.status, text: await response.text() };
};
async function numbersIn(path: string, key: string): Promise<number[]> {
  const { text } = await get(path);
  return (JSON.parse(text) as Record<string, number>[]).map((row) => row[key]!).toSorted((a, b) => a - b);
}

/** Every reading of a group and fiscal year that the call for field crews shows, over all groups and years. */
async function fieldReadings(): Promise<number[]> {
  const groups = [1, 2, -1, -2, -3, -4];
  const { year } = monthBefore(0);
  const found = new Set<number>();
  for (const group of groups) {
    for (const fiscalYear of [year - 1, year, year + 1]) {
      const { text } = await get(`/api/field-services/meter-reading/meters/${fiscalYear}/All/${group}`);
      for (const row of JSON.parse(text) as { meter_reading_ndx: number | null }[])
        if (row.meter_reading_ndx !== null) found.add(row.meter_reading_ndx);
    }
  }
  return [...found].toSorted((a, b) => a - b);
}

/** What a search for a word finds of a register. */
async function found(word: string, register: string): Promise<number[]> {
  const { text } = await get(`/api/find?q=${word}-`);
  const { data } = JSON.parse(text) as { data: { register: string; key: number }[] };
  return data
    .filter((hit) => hit.register === register)
    .map(({ key }) => key)
    .toSorted((a, b) => a - b);
}

const query_and_download = '/api/query-and-download/fetch-data-records';

/** Each call that a Well Owner may make, and what it must show of a district. */
const calls: Record<string, (oracle: Oracle) => Promise<void>> = {
  'GET /api/list-wells': async ({ wells }) => expect(await numbersIn('/api/list-wells', 'well_ndx')).toEqual(wells),
  'GET /api/list-meters': async ({ meters }) =>
    expect(await numbersIn('/api/list-meters', 'meter_ndx')).toEqual(meters),
  'GET /api/ui-list-well-options': async ({ wells }) =>
    expect(await numbersIn('/api/ui-list-well-options', 'well_ndx')).toEqual(wells),
  'GET /api/ui-list-meter-options': async ({ meters }) =>
    expect(await numbersIn('/api/ui-list-meter-options', 'meter_ndx')).toEqual(meters),
  'GET /api/ui-dashboard-permit-balances': async ({ permits }) =>
    expect(await numbersIn('/api/ui-dashboard-permit-balances', 'permit_ndx')).toEqual(permits),
  'GET /api/ui-owner-months-to-read': async ({ permits, meters }) => {
    const { text } = await get('/api/ui-owner-months-to-read');
    for (const row of JSON.parse(text) as { permit_ndx: number; meter_ndx: number }[]) {
      expect(permits).toContain(row.permit_ndx);
      expect(meters).toContain(row.meter_ndx);
    }
  },
  'GET /api/ui-list-submitted-readings': async ({ permits }) =>
    expect(await numbersIn('/api/ui-list-submitted-readings', 'permit_ndx')).toEqual(permits),
  'GET /api/ui-owner-statement/{permit_ndx}': async ({ permits }) => {
    for (const permit of [1, 2, 3, 4]) {
      const { text } = await get(`/api/ui-owner-statement/${permit}`);
      expect({ permit, isShown: text !== '[]' }).toEqual({ permit, isShown: permits.includes(permit) });
    }
  },
  'GET /api/find': async ({ wells, permits, meters }) => {
    expect(await found('well', 'list-wells')).toEqual(wells);
    expect(await found('permit', 'list-permits')).toEqual(permits);
    expect(await found('meter', 'list-meters')).toEqual(meters);
  },
  'GET /api/ui-list-wells-photo-attachments': async ({ wells }) => {
    const { text } = await get('/api/ui-list-wells-photo-attachments');
    const shown = (JSON.parse(text) as { district_well_id: string }[]).map(({ district_well_id }) => district_well_id);
    expect(shown.toSorted()).toEqual(wells.map((well) => `WELL-${well}`));
  },
  [`GET ${query_and_download}/q-d-data-wells`]: async ({ wells }) =>
    expect(await numbersIn(`${query_and_download}/q-d-data-wells`, 'well_ndx')).toEqual(wells),
  [`GET ${query_and_download}/q-d-data-permits`]: async ({ permits }) =>
    expect(await numbersIn(`${query_and_download}/q-d-data-permits`, 'permit_ndx')).toEqual(permits),
  [`GET ${query_and_download}/q-d-data-owners`]: async ({ permits }) =>
    expect(await numbersIn(`${query_and_download}/q-d-data-owners`, 'rolo_ndx')).toEqual(permits),
  [`GET ${query_and_download}/q-d-data-meters`]: async ({ meters }) =>
    expect(await numbersIn(`${query_and_download}/q-d-data-meters`, 'meter_ndx')).toEqual(meters),
  [`GET ${query_and_download}/q-d-data-pumpage`]: async ({ readings }) =>
    expect(await numbersIn(`${query_and_download}/q-d-data-pumpage`, 'ndx')).toEqual(readings),
  [`GET ${query_and_download}/q-d-data-wl-data`]: async ({ wells }) =>
    expect((await numbersIn(`${query_and_download}/q-d-data-wl-data`, 'dtw_ft')).length).toBe(wells.length),
  [`GET ${query_and_download}/q-d-data-wq-data`]: async ({ wells }) =>
    expect((await numbersIn(`${query_and_download}/q-d-data-wq-data`, 'result_value')).length).toBe(wells.length),
  'GET /api/field-services/meter-reading/{meter_reading_ndx}': async ({ readings }) => {
    for (const reading of [1, 2, 3].flatMap((meter) => [meter * 100, meter * 100 + 3, meter * 100 + 8])) {
      const { status } = await get(`/api/field-services/meter-reading/${reading}`);
      expect({ reading, status }).toEqual({ reading, status: readings.includes(reading) ? 200 : 404 });
    }
  },
  'GET /api/field-services/meter-reading/meters/{fiscalYear}/{month}/{permitGroupId}': async ({ readings }) => {
    // The present month has not ended, and months are asked for where a well was linked to a permit of the group.
    for (const reading of await fieldReadings()) expect(readings).toContain(reading);
  },
};

const ofAccount = [
  'GET /api/me',
  'GET /api/sign-ins',
  'POST /api/sign-out',
  'POST /api/sign-out-everywhere',
  // By the e-mail address of the account: tried in send-in-registrations.test.ts.
  'GET /api/own-registrations',
  // What was exported, in their name: tried in activity-log.test.ts.
  'POST /api/activity-log/exports',
  // What the caller signs in with: tried in second-factor.test.ts and own-password.test.ts.
  ...[...accessTable.keys()].filter((call) => call.includes(' /api/account/')),
];
/** Files of the district, the same for everybody. */
const ofDistrict = ['GET /api/resource-guides', 'GET /api/permit-recounts'];
/** Tried between two owners in owners-apart.test.ts. */
const betweenOwners = [
  'POST /api/submitted-readings',
  'POST /api/submitted-readings/{submitted_reading_ndx}/photo',
  'POST /api/submitted-readings/{submitted_reading_ndx}/withdraw',
  'GET /api/delegations',
  'POST /api/delegations',
  'DELETE /api/delegations/{delegation_ndx}',
  'POST /api/claim-requests',
  'POST /api/claims/enter',
];
/** The same rows as those of `fetch-data-records`, chosen, counted and as files: held to them in query-files.test.ts. */
const ofSelections = [
  'POST /api/query-and-download/count-data/{endpoint}',
  'POST /api/query-and-download/fetch-data-csv/{endpoint}',
  'POST /api/query-and-download/fetch-data-file/{endpoint}/{format}',
];
/** Refused to owners, of readings that they do not see as if there were none: tried in field-entries.test.ts. */
const refusedToOwners = [
  'POST /api/field-services/meter-reading',
  'PUT /api/field-services/meter-reading/{meter_reading_ndx}',
];
const plain = new Set([
  ...refusedToOwners,
  ...lookups.map(({ path }) => `GET /api/${path}`),
  ...ofAccount,
  ...ofDistrict,
  ...betweenOwners,
  ...ofSelections,
]);

it('knows what every call shows that a Well Owner may make', () => {
  const signedIn = [...accessTable].filter(([call, access]) => access === 'signed-in' && !plain.has(call));
  expect(Object.keys(calls).toSorted()).toEqual(signedIn.map(([call]) => call).toSorted());
});

it('shows a Well Owner what the links and permits of the day and month say, and names nothing of others', async () => {
  const [{ day }] = (await query('select district_today()::text as day')) as [{ day: string }];
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  dayOfDistrict = [year, month - 1, date];
  expect.hasAssertions();
  await fc.assert(
    fc.asyncProperty(district, async (random) => {
      const given = {
        ...random,
        permitLinks: oneOfEach(random.permitLinks, ({ permit, well }) => `${permit} ${well}`),
        meterLinks: oneOfEach(random.meterLinks, ({ meter, well }) => `${meter} ${well}`),
      };
      await store(given);
      const oracle = oracleOf(given);
      for (const holds of Object.values(calls)) await holds(oracle);
      await namesNothingOfOthers(given);
    }),
    { numRuns: randomDistricts, seed: 20_261_121 },
  );
}, 600_000);

/** Words of other accounts' permits and holders, wherever they might stand. */
async function namesNothingOfOthers({ permits }: District) {
  const foreign = permits.flatMap(({ own, removed }, index) =>
    own && !removed ? [] : [`PERMIT-${index + 1}`, `NAME-${index + 1}`, `HOLDER-${index + 1}`],
  );
  for (const call of Object.keys(calls).filter((name) => !name.includes('{'))) {
    const { text } = await get(call === 'GET /api/find' ? '/api/find?q=well' : call.replace('GET ', ''));
    expect({ call, named: foreign.filter((word) => text.includes(word)) }).toEqual({ call, named: [] });
  }
  const { year } = monthBefore(0);
  for (const group of [-1, -2, -3, -4]) {
    const { text } = await get(`/api/field-services/meter-reading/meters/${year}/All/${group}`);
    expect(foreign.filter((word) => text.includes(word))).toEqual([]);
  }
}
