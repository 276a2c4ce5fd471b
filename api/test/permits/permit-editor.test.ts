import { ApiError } from '@artesian/contract/language/client';
import { recordHistory } from '@artesian/contract/language/history';
import type { Values } from '@artesian/contract/language/register';
import { contacts } from '@artesian/contract/people/contacts';
import { movesOfGroup, movesOfPermit, type Move } from '@artesian/contract/permits/memberships';
import { linkPermits, permitGroups } from '@artesian/contract/permits/permit-groups';
import { permitsOfContact, permitsOfGroupInYear } from '@artesian/contract/permits/permit-lists';
import { permitWellLinks } from '@artesian/contract/permits/permit-rows';
import { changeDistrictSetting } from '@artesian/contract/settings/district-settings';
import { permitNumberParts } from '@artesian/contract/permits/permit-types';
import { permits } from '@artesian/contract/permits/permits';
import { largestRemainder } from '@artesian/domain/largest-remainder';
import { fiscalYearAt } from '@artesian/domain/oracle/fiscal-year';
import { beforeAll, describe, expect, it } from 'vitest';
import { aPermit, buildPermitType, buildWell } from '../support/builders.ts';
import { sharedProduct } from '../support/product.ts';

const { product, staff } = await sharedProduct();
const register = staff.register(permits);
const YEAR = new Date().getFullYear();

let [historical, conditional] = [0, 0];
beforeAll(async () => {
  [historical, conditional] = [await buildPermitType(staff, 'H'), await buildPermitType(staff, 'B')];
});

const draft = (values: Values = {}) => aPermit({ permit_type_ndx: historical, permit_year: YEAR, ...values });
const create = (values: Values = {}) => register.create(draft(values));
/** As a browser does it: what a busy server did not answer is asked again, under the same key. */
async function createPatiently(values: Values, key: string = crypto.randomUUID()): ReturnType<typeof create> {
  try {
    return await register.create(draft(values), key);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 503) throw error;
    return createPatiently(values, key);
  }
}

async function refusal(work: Promise<unknown>): Promise<ApiError> {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
}
const problemsOf = async (work: Promise<unknown>) => {
  const { status, problem } = await refusal(work);
  return { status, said: problem.errors?.map(({ field, message }) => `${field}: ${message}`) };
};
const count = async (table: string) =>
  (await product.database.pool.query<{ count: number }>(`select count(*)::integer as count from ${table}`)).rows[0]!
    .count;

describe('the number of a permit', () => {
  it('is the one that its parts promised, whatever number is sent', async () => {
    const parts = (await staff.view(permitNumberParts)).find(
      (row) => row.permit_type_ndx === historical && row.permit_year === YEAR,
    )!;
    expect(await create({ permit_number: 'MINE' })).toMatchObject({
      permit_number: parts.permit_number,
      start_date: `${YEAR}-01-01`,
      is_terminated: false,
    });
  });

  it('is another for each of fifty people who add permits at once', async () => {
    const saved = await Promise.all(
      Array.from({ length: 50 }, () => createPatiently({ permit_type_ndx: conditional })),
    );
    const places = saved
      .map(({ permit_number }) => Number(/^B(\d+)-/.exec(permit_number)![1]))
      .toSorted((a, b) => a - b);
    expect(places).toEqual(places.map((_, index) => places[0]! + index));
  });

  it('stays when type or year change, unless a new one is asked for', async () => {
    const permit = await create();
    const other = { permit_type_ndx: conditional, permit_year: YEAR + 1 };
    const changed = await register.update(permit.permit_ndx, other, permit.version);
    expect(changed).toMatchObject({ permit_number: permit.permit_number, start_date: `${YEAR + 1}-01-01` });
    const renumbered = await register.update(permit.permit_ndx, { new_number: true }, changed.version);
    expect(renumbered.permit_number).toMatch(new RegExp(`^B\\d+-${String((YEAR + 1) % 100)}-1$`));
  });
});

describe('the numbers of a district that writes them otherwise', () => {
  const developer = product.as('developer');
  const write = async (value: string | null) =>
    (await developer).call(changeDistrictSetting, { params: { name: 'DISTRICT_PERMIT_NUMBER' }, body: { value } });

  it('go on from the highest that is written so, each type by its prefix, and the editor says the next', async () => {
    const usual = await create();
    await write('GW.{prefix}/{year}-{number}');
    expect([(await create()).permit_number, (await create()).permit_number]).toEqual([
      `GW.H/${YEAR}-1`,
      `GW.H/${YEAR}-2`,
    ]);
    expect((await create({ permit_type_ndx: conditional })).permit_number).toBe(`GW.B/${YEAR}-1`);
    const next = (await staff.view(permitNumberParts)).find(
      (row) => row.permit_type_ndx === historical && row.permit_year === YEAR + 1,
    )!;
    expect(next).toMatchObject({ permit_number: `GW.H/${YEAR + 1}-3`, permit_prefix_num: 3 });
    await write(null);
    const places = [usual, await create()].map(({ permit_number }) => Number(/^H(\d+)-/.exec(permit_number)![1]));
    expect(places[1]).toBe(places[0]! + 1);
  });

  it('are refused where nobody could tell the next', async () => {
    const { status, said } = await problemsOf(write('{prefix}{number}{yy}'));
    expect([status, said]).toEqual([400, [expect.stringContaining('{prefix} and {number} once each')]]);
  });
});

describe('a permit that cannot be', () => {
  it('is refused in words beside the field, and nothing is written', async () => {
    const before = [await count('permits'), await count('contacts')];
    const wrong: [Values, string][] = [
      [{ permit_year: null }, 'permit_year: *Requires 4 digits'],
      [{ permit_year: 26 }, 'permit_year: *Requires 4 digits'],
      [{ permit_year: 20_266 }, 'permit_year: *Requires 4 digits'],
      [{ permit_year: -2024 }, 'permit_year: *Requires 4 digits'],
      [{ permit_year: 2024.5 }, 'permit_year: *Requires 4 digits'],
      [{ permit_year: YEAR + 2 }, `permit_year: *Must be before ${YEAR + 2}`],
      [{ permit_type_ndx: undefined }, 'permit_type_ndx: *Required field'],
      [{ permit_type_ndx: 999 }, 'permit_type_ndx: *Required field'],
      [{ permit_status_ndx: 999 }, 'permit_status_ndx: *Required field'],
      [{ aquifer_group_ndx: null }, 'aquifer_group_ndx: *Required field'],
      [{ primary_use_ndx: 999 }, 'primary_use_ndx: *Required field'],
      [{ permit_status_ndx: 3 }, 'permit_status_ndx: A new permit cannot have a status that ends it.'],
      [{ permit_status_ndx: 7 }, 'permit_status_ndx: A new permit cannot have a status that ends it.'],
      [{ authorized_volume_gal: null }, 'authorized_volume_gal: Enter a whole number.'],
      [{ authorized_volume_gal: -1 }, 'authorized_volume_gal: Enter 0 or more.'],
      [{ authorized_volume_gal: 1.5 }, 'authorized_volume_gal: Enter a whole number.'],
      [{ authorized_volume_gal: '12e6' }, 'authorized_volume_gal: Enter a whole number.'],
      [{ permit_type_ndx: 88 }, 'permit_type_ndx: This permit type does not exist. Choose one from the list.'],
      [{ primary_use_ndx: 88 }, 'primary_use_ndx: This use does not exist. Choose one from the list.'],
      [{ rolo_ndx: 888_888 }, 'rolo_ndx: This contact does not exist. Choose one from the list.'],
      [{ billing_rolo_ndx: 888_888 }, 'billing_rolo_ndx: This contact does not exist. Choose one from the list.'],
      [{ permittee_add_new: true }, 'tmp_permittee_name: *Required field'],
      [{ permittee_add_new: true, tmp_permittee_email: 'nobody' }, 'tmp_permittee_email: Invalid email format'],
    ];
    for (const [values, words] of wrong) {
      const { status, said } = await problemsOf(create(values));
      expect({ values, said }).toEqual({ values, said: [words] });
      expect([400, 422]).toContain(status);
    }
    expect([await count('permits'), await count('contacts')]).toEqual(before);
  });
});

describe('a new permittee', () => {
  it('becomes a contact that holds the permit, in the same save', async () => {
    const { rolo_ndx, permittee_add_new } = await create({
      rolo_ndx: 888_888,
      permittee_add_new: true,
      tmp_permittee_name: 'Nadia Newcomer',
      tmp_permittee_city: 'Kyle',
      tmp_permittee_precinct_ndx: 2,
    });
    expect(permittee_add_new).toBe(false);
    expect(await staff.register(contacts).get(rolo_ndx!)).toMatchObject({
      r_name: 'Nadia Newcomer',
      r_city: 'Kyle',
      precinct_num: 2,
      is_permitee: true,
      created_by: 'demo|administrator',
    });
    expect(await staff.view(permitsOfContact, { params: { rolo_ndx: rolo_ndx! } })).toHaveLength(1);
  });

  it('may be known by anything that is told of them, and adds nobody where the save is refused', async () => {
    const { rolo_ndx } = await create({ permittee_add_new: true, tmp_permittee_phone: '512 555 0100' });
    expect(await staff.register(contacts).get(rolo_ndx!)).toMatchObject({
      r_name: 'Unnamed permittee',
      r_phone: '512 555 0100',
    });
    const before = await count('contacts');
    await refusal(create({ permittee_add_new: true, tmp_permittee_name: 'Nobody', permit_type_ndx: 88 }));
    expect(await count('contacts')).toBe(before);
  });
});

describe('an Administrative Record', () => {
  const NEEDED =
    'administrative_note: This change needs an Administrative Record: enter the decision here, or have an amendment approved.';

  it('is asked for before permittee, status, uses or volume of a permit change, and for nothing else', async () => {
    const { permit_ndx, version } = await create({ secondary_use_ndx: 2 });
    const changes: Values[] = [
      { rolo_ndx: (await staff.register(contacts).create({ r_name: 'Holly Holder' })).rolo_ndx },
      { permittee_add_new: true, tmp_permittee_name: 'Holly Holder' },
      { permit_status_ndx: 7 },
      { primary_use_ndx: 3 },
      { secondary_use_ndx: 999 },
      { authorized_volume_gal: 1 },
      { authorized_volume_gal: 1, administrative_note: ' ' },
    ];
    for (const change of changes) {
      const { status, said } = await problemsOf(register.update(permit_ndx, change, version));
      expect({ change, status }).toEqual({ change, status: 400 });
      if (change.administrative_note === undefined) expect(said).toEqual([NEEDED]);
    }
    const free = await register.update(permit_ndx, { notes: 'Seen', aquifer_group_ndx: 2 }, version);
    expect(free).toMatchObject({ notes: 'Seen', aquifer_group_ndx: 2 });
  });

  it('is kept in the history beside what it changed, and nowhere else', async () => {
    const { permit_ndx, version } = await create();
    const administrative_note = 'Board order of 3 March';
    const changed = await register.update(permit_ndx, { authorized_volume_gal: 5, administrative_note }, version);
    expect(changed).toMatchObject({ authorized_volume_gal: 5, administrative_note: null });
    await register.update(permit_ndx, { notes: 'Later' }, changed.version);
    const told = await staff.call(recordHistory, { params: { register: permits.path, key: permit_ndx } });
    expect(told.map(({ operation, note, changes }) => [operation, note, changes.map(({ field }) => field)])).toEqual([
      ['update', null, ['notes']],
      ['update', administrative_note, ['authorized_volume_gal']],
      ['insert', null, expect.any(Array)],
    ]);
  });
});

describe('a permit that ends', () => {
  it('is terminated on its last day, today unless told, and holds again when its status does', async () => {
    const { permit_ndx, version } = await create({ permit_year: YEAR - 3 });
    const administrative_note = 'Retired by the board';
    const ended_date = `${YEAR - 1}-08-31`;
    const ended = await register.update(permit_ndx, { permit_status_ndx: 7, ended_date, administrative_note }, version);
    expect(ended).toMatchObject({ is_terminated: true, ended_date });
    const back = await register.update(permit_ndx, { permit_status_ndx: 1, administrative_note }, ended.version);
    expect(back).toMatchObject({ is_terminated: false, ended_date: null });
    const tooEarly = { permit_status_ndx: 3, ended_date: `${YEAR - 4}-01-01`, administrative_note };
    expect(await problemsOf(register.update(permit_ndx, tooEarly, back.version))).toMatchObject({
      said: ['ended_date: A permit cannot end before it starts.'],
    });
    const removed = await register.update(permit_ndx, { should_remove: true }, back.version);
    expect(removed).toMatchObject({ removed: true, removed_by: 'demo|administrator' });
  });

  it('is linked to a well once at a time, and its links end together', async () => {
    const { permit_ndx } = await create();
    const [one, other] = [await buildWell(staff), await buildWell(staff)];
    const links = staff.register(permitWellLinks);
    const link = (well_ndx: number, start_date: string) => links.create({ permit_ndx, well_ndx, start_date });
    const first = await link(one.well_ndx, '2024-01-01');
    const second = await link(other.well_ndx, '2024-01-01');
    expect(await problemsOf(link(one.well_ndx, '2025-06-01'))).toEqual({
      status: 422,
      said: ['start_date: The well is already linked to the permit at this time.'],
    });
    const end = ({ ndx, version }: { ndx: number; version: number }) => ({ ndx, version, end_date: '2025-05-31' });
    await links.replace([end(first), end(second)] as never);
    expect(await link(one.well_ndx, '2025-06-01')).toMatchObject({ end_date: null });
  });
});

describe('what a permit allows', () => {
  const SHARES = [7000, 6500, 6000, 6000, 6000, 6500, 7500, 8500, 10_000, 12_000, 12_500, 11_500];
  /** Of a whole fiscal year in the past, from September on. */
  const monthsOf = async (permit_ndx: number) => {
    const { rows } = await product.database.pool.query<{ gallons: number }>(
      `select permitted_gal::integer as gallons from permit_months where permit_ndx = $1 and fiscal_year = $2
       order by c_year, c_month`,
      [permit_ndx, YEAR - 1],
    );
    return rows.map(({ gallons }) => gallons);
  };

  it('follows each save to the gallon, as the domain divides it', async () => {
    const PUBLIC_SUPPLY = 2;
    const { permit_ndx, version } = await create({
      permit_year: YEAR - 2,
      allocation_distribution_ndx: PUBLIC_SUPPLY,
      authorized_volume_gal: 12_000_000,
    });
    expect(await monthsOf(permit_ndx)).toEqual(SHARES.map((share) => share * 120));
    const administrative_note = 'Board order';
    const more = { authorized_volume_gal: 10_000_001, administrative_note };
    const changed = await register.update(permit_ndx, more, version);
    expect(await monthsOf(permit_ndx)).toEqual(largestRemainder(10_000_001, SHARES));
    const ended_date = `${YEAR - 1}-03-15`;
    await register.update(permit_ndx, { permit_status_ndx: 7, ended_date, administrative_note }, changed.version);
    const untilMarch = largestRemainder(10_000_001, SHARES).map((gallons, index) => (index < 7 ? gallons : 0));
    expect((await monthsOf(permit_ndx)).filter(Boolean)).toEqual(untilMarch.filter(Boolean));
  });
});

describe('a group of permits', () => {
  const groups = staff.register(permitGroups);
  const aGroup = (name: string) => groups.create({ permit_group_name: name });
  const link = (group: number, linked_permits: number[], version?: number, fiscal_year?: number) =>
    staff.call(linkPermits, { params: { permit_group_ndx: group }, body: { linked_permits, fiscal_year }, version });

  it('has the permits that are named, added, replaced and delinked by naming all', async () => {
    const { permit_group_ndx: group, version } = await aGroup('Onion Creek Utilities');
    const [one, other] = [(await create()).permit_ndx, (await create()).permit_ndx];
    const linked = await link(group, [one, other], version);
    expect(linked.linked_permits.toSorted()).toEqual([one, other]);
    expect(linked.version).toBe(version + 1);
    expect((await register.get(one)).permit_group_ndx).toBe(group);
    expect(await link(group, [other, one], linked.version)).toMatchObject({ version: linked.version });
    expect(await refusal(link(group, [one], version))).toMatchObject({ status: 412, problem: { code: 'conflict' } });
    expect(await link(group, [other], linked.version)).toMatchObject({ linked_permits: [other] });
    expect((await register.get(one)).permit_group_ndx).toBeNull();
  });

  it('has other permits in another fiscal year, and what is reported goes by the group of each year', async () => {
    const [here, there] = [(await aGroup('Here then')).permit_group_ndx, (await aGroup('There now')).permit_group_ndx];
    const { permit_ndx: permit } = await create({ permit_year: YEAR - 4 });
    const present = fiscalYearAt(new Date(), 'America/Denver');
    const inYear = async (group: number, fiscal_year: number) =>
      (await staff.view(permitsOfGroupInYear, { params: { permit_group_ndx: group, fiscal_year } })).length;
    /** Of the years around the present one: how many stand here, and there. */
    const everyYear = () =>
      Promise.all(
        [-2, -1, 0, 1].map(async (by) => `${await inYear(here, present + by)} ${await inYear(there, present + by)}`),
      );
    await link(here, [permit], undefined, present - 1);
    expect(await everyYear()).toEqual(['0 0', '1 0', '1 0', '1 0']);
    expect((await problemsOf(link(there, [permit]))).said).toEqual([
      expect.stringContaining('is already in the group Here then.'),
    ]);
    await link(here, [], undefined, present);
    await link(there, [permit], undefined, present);
    expect(await everyYear()).toEqual(['0 0', '1 0', '0 1', '0 1']);
    // Said of an earlier year, it leaves what was said of a later one.
    await link(here, [permit], undefined, present - 2);
    expect(await everyYear()).toEqual(['1 0', '1 0', '0 1', '0 1']);
    const tracked = await product.database.pool.query<{ years: string }>(
      `select string_agg(distinct grouping_ndx || ' ' || fiscal_year, ', ' order by grouping_ndx || ' ' || fiscal_year) as years
       from api.ui_meter_readings_entry_top_table where $1 = any (grouped_permits) and fiscal_year > $2`,
      [permit, present - 4],
    );
    expect(tracked.rows[0]!.years.split(', ').toSorted()).toEqual(
      [
        `-${permit} ${present - 3}`,
        `${here} ${present - 2}`,
        `${here} ${present - 1}`,
        `${there} ${present}`,
      ].toSorted(),
    );
    expect((await problemsOf(link(here, [permit], undefined, present + 2))).said).toEqual([
      `fiscal_year: Name a fiscal year up to ${present + 1}, the next one.`,
    ]);
  });

  it('tells in its history, and in that of its permits, who moved them and from which fiscal year on', async () => {
    const [here, there] = [(await aGroup('Before')).permit_group_ndx, (await aGroup('After')).permit_group_ndx];
    const { permit_ndx: permit } = await create();
    const present = fiscalYearAt(new Date(), 'America/Denver');
    await link(here, [permit], undefined, present - 1);
    await link(here, [], undefined, present);
    await link(there, [permit], undefined, present);
    const told = (moves: readonly Move[]) =>
      moves.map(({ from_year, before, after }) => [from_year, before?.permit_group_name, after?.permit_group_name]);
    const [into, out, first] = [
      [present, undefined, 'After'],
      [present, 'Before', undefined],
      [present - 1, undefined, 'Before'],
    ];
    const ofPermit = await staff.call(movesOfPermit, { params: { permit_ndx: permit } });
    expect(told(ofPermit)).toEqual([into, out, first]);
    expect(ofPermit[0]).toMatchObject({ permit_ndx: permit, who_name: expect.stringMatching(/./) });
    const ofGroup = (permit_group_ndx: number) => staff.call(movesOfGroup, { params: { permit_group_ndx } });
    expect(told(await ofGroup(here))).toEqual([out, first]);
    expect(told(await ofGroup(there))).toEqual([into]);
  });

  it('refuses in words whatever cannot be said of it, and stays as it was', async () => {
    const { permit_group_ndx: group } = await aGroup('Steadfast');
    const { permit_ndx } = await create();
    const stands = await link(group, [permit_ndx]);
    const path = `/api/list-permit-groups/${group}`;
    const permits = (linked_permits: unknown) => ['PATCH', { linked_permits }] as const;
    const year = (fiscal_year: unknown) => ['PATCH', { linked_permits: [permit_ndx], fiscal_year }] as const;
    const named = (permit_group_name: unknown) => ['PUT', { permit_group_name }] as const;
    const bad = [
      ...[undefined, null, 'H1-24-1', {}, permit_ndx, ['H1-24-1'], [1.5], [null], [true], [[permit_ndx]]].map(permits),
      ...[[0], [-1], [2_147_483_648], [1e21], Array.from({ length: 2001 }, (_, index) => index + 1)].map(permits),
      ...[1899, 2201, 2025.5, '2025', null, 2199].map(year),
      ...['', '   ', 'n'.repeat(201), 7, null].map(named),
      ['PUT', { permit_tier_ndx: 9 }] as const,
      ['PUT', { permit_tier_ndx: 'first' }] as const,
    ];
    const isRefusal = (status: number) => [400, 422].includes(status);
    for (const [method, body] of bad) {
      const { status, problem } = await refusal(staff.send(method, path, { body }));
      const said = problem.errors?.map(({ message }) => message) ?? [];
      const isSaid = said.length > 0 && said.every((words) => /\w+ \w+|Required/.test(words));
      expect({ method, body, said, status, isSaid }).toMatchObject({
        status: expect.toSatisfy(isRefusal),
        isSaid: true,
      });
    }
    expect(await groups.get(group)).toEqual(stands);
  });

  it('has no permit of another group, and none that is removed or nowhere', async () => {
    const [here, there] = [await aGroup('Here'), await aGroup('There')];
    const permit = await create();
    await link(there.permit_group_ndx, [permit.permit_ndx]);
    const gone = await create();
    await register.update(gone.permit_ndx, { should_remove: true }, gone.version);
    const wrong: [number, string][] = [
      [
        permit.permit_ndx,
        `${permit.permit_number} is already in the group There. A permit can be in only one group in a fiscal year. Remove it there first.`,
      ],
      [gone.permit_ndx, `${gone.permit_number} has been removed.`],
      [88_888, 'This permit does not exist. Choose one from the list.'],
    ];
    for (const [permit_ndx, words] of wrong)
      expect((await problemsOf(link(here.permit_group_ndx, [permit_ndx]))).said).toEqual([`linked_permits: ${words}`]);
    expect(await problemsOf(groups.create({ permit_group_name: ' ' }))).toMatchObject({
      said: ['permit_group_name: *Required field'],
    });
    await groups.update(there.permit_group_ndx, { should_remove: true }, undefined);
    expect(await link(here.permit_group_ndx, [permit.permit_ndx])).toMatchObject({
      linked_permits: [permit.permit_ndx],
    });
  });
});
