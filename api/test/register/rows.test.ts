import { ApiError } from '@artesian/contract/language/client';
import { everyCall } from '@artesian/contract/calls';
import { droughtStages } from '@artesian/contract/drought/drought-stages';
import { endpoint, noAnswer, type Endpoint } from '@artesian/contract/language/endpoint';
import { historyOfRows, recordHistory, restoreRecord } from '@artesian/contract/language/history';
import { monthlyDistribution } from '@artesian/contract/permits/permit-rows';
import { permitTypeReductions, permitTypes } from '@artesian/contract/permits/permit-types';
import { registers } from '@artesian/contract/registers';
import {
  wellCompletion,
  wellDetails,
  wellHydrogeology,
  wellLocationDetails,
} from '@artesian/contract/wells/well-parts';
import { wellContacts, wellFormations } from '@artesian/contract/wells/well-rows';
import { wells } from '@artesian/contract/wells/wells';
import { contacts } from '@artesian/contract/people/contacts';
import { describe, expect, it } from 'vitest';
import { buildPermitOn } from '../support/around-wells.ts';
import { buildEditablePermit, buildWell } from '../support/builders.ts';
import { freshDatabase } from '../support/fresh-database.ts';
import { sharedProduct } from '../support/product.ts';
import { serveProduct } from '../support/serve-product.ts';

const { product, staff } = await sharedProduct();

const query = async <R extends object>(text: string, values: unknown[] = []) =>
  (await product.database.pool.query<R>(text, values)).rows;
async function refusal(work: Promise<unknown>): Promise<ApiError> {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
}
const restore = (register: string, key: number) => staff.call(restoreRecord, { params: { register, key } });

describe('a row that was deleted', () => {
  const formations = () => staff.register(wellFormations);
  const aFormation = async () => {
    const { well_ndx } = await buildWell(staff);
    return formations().create({ well_ndx, formation_ndx: 2, ft_to_top: 10, ft_to_bottom: 40 });
  };

  it('comes back as it was under its number, once', async () => {
    const row = await aFormation();
    await formations().delete(row.ndx, row.version);
    expect(await formations().listOf(row.well_ndx)).toEqual([]);
    await restore(wellFormations.path, row.ndx);
    const { may: _may, ...asItWas } = row;
    expect(await formations().listOf(row.well_ndx)).toMatchObject([
      { ndx: row.ndx, formation_ndx: 2, ft_to_top: asItWas.ft_to_top, ft_to_bottom: asItWas.ft_to_bottom, version: 1 },
    ]);
    expect((await refusal(restore(wellFormations.path, row.ndx))).status).toBe(409);
  });

  it('stays in its own history and in that of the rows of its parent', async () => {
    const row = await aFormation();
    await formations().delete(row.ndx);
    const { path: register } = wellFormations;
    const own = await staff.call(recordHistory, { params: { register, key: row.ndx } });
    expect(own.map(({ operation }) => operation)).toEqual(['delete', 'insert']);
    const all = await staff.call(historyOfRows, { params: { register, parent: row.well_ndx } });
    expect(all).toMatchObject([
      {
        key: row.ndx,
        operation: 'delete',
        who: 'demo|administrator',
        changes: expect.arrayContaining([{ field: 'ft_to_top', before: 10, after: null }]),
      },
      { key: row.ndx, operation: 'insert' },
    ]);
  });

  it('is not there to restore where it never was, or where rows are not deleted', async () => {
    expect((await refusal(restore(wellFormations.path, 2147483600))).status).toBe(404);
    expect((await refusal(restore(wells.path, 1))).status).toBe(404);
    expect((await refusal(restore('no-such-register', 1))).status).toBe(404);
  });

  it('has a history of rows only where rows belong to a record', async () => {
    const asked = staff.call(historyOfRows, { params: { register: contacts.path, parent: 1 } });
    expect((await refusal(asked)).status).toBe(404);
  });
});

describe('the parts of one well', () => {
  it('share a row and not a version: a save of one part does not make another stale', async () => {
    const { well_ndx } = await buildWell(staff);
    const opened = await staff.register(wellDetails).get(well_ndx);
    await staff.register(wellHydrogeology).update(well_ndx, { aquifer_ndx: 2 }, opened.version);
    const saved = await staff.register(wellDetails).update(well_ndx, { index_well: true }, opened.version);
    expect(saved).toMatchObject({ index_well: true, version: opened.version + 2 });
    const twice = staff.register(wellDetails).update(well_ndx, { index_well: false }, opened.version);
    expect(await refusal(twice)).toMatchObject({
      status: 412,
      problem: { code: 'conflict', current: { index_well: true, version: saved.version } },
    });
  });

  it('counts as changed when nothing says what was changed', async () => {
    const { well_ndx, version } = await buildWell(staff);
    await staff.register(wellHydrogeology).update(well_ndx, { aquifer_ndx: 2 }, version);
    await product.database.asOwner((owner) =>
      owner.query('delete from history.changes where table_name = $1 and record_key = $2', ['wells', String(well_ndx)]),
    );
    const late = staff.register(wellDetails).update(well_ndx, { index_well: true }, version);
    expect((await refusal(late)).status).toBe(412);
  });

  it('are set by a POST that names the well, which must be there', async () => {
    const { well_ndx } = await buildWell(staff);
    const parts = staff.register(wellLocationDetails);
    const set = await parts.create({ well_ndx, in_district: true, dist_septic_ft: 150 } as never);
    expect(set).toMatchObject({ well_ndx, in_district: true, dist_septic_ft: 150 });
    expect(await parts.get(well_ndx)).toEqual(set);
    expect((await refusal(parts.create({ well_ndx: 2147483600 } as never))).status).toBe(404);
    expect((await refusal(parts.create({ in_district: true }))).problem.errors).toMatchObject([
      { field: 'well_ndx', message: '*Required field' },
    ]);
  });
});

describe('the contacts of a well', () => {
  const OWNER = 1;
  const rows = () => staff.register(wellContacts);
  const aContact = async (r_name: string) => (await staff.register(contacts).create({ r_name })).rolo_ndx;
  const ownerOf = async (well_ndx: number) => (await staff.register(wells).get(well_ndx)).contact_ndx;

  it('are listed for each kind before they are named; a save of one without a number adds it', async () => {
    const { well_ndx } = await buildWell(staff);
    const listed = (await rows().listOf(well_ndx)).find(({ rolo_type_ndx }) => rolo_type_ndx === 2)!;
    expect(listed).toMatchObject({ ndx: null, rolo_ndx: 999999 });
    const rolo_ndx = await aContact('Tessa Tenant');
    const saved = await rows().update(0, { well_ndx, rolo_type_ndx: 2, rolo_ndx } as never, undefined);
    expect(saved).toMatchObject({ ndx: expect.any(Number), well_ndx, rolo_type_ndx: 2, rolo_ndx, version: 1 });
    const { may: _may, ...row } = saved as typeof saved & { may: object };
    expect(await rows().listOf(well_ndx)).toContainEqual(row);
    const unnamed = await refusal(rows().update(0, { rolo_type_ndx: 3, rolo_ndx }, undefined));
    expect(unnamed).toMatchObject({ status: 400, problem: { errors: [{ field: 'well_ndx' }] } });
  });

  it('say the owner that the record of the well says, whichever of the two is saved', async () => {
    const { well_ndx } = await buildWell(staff);
    const [ada, ben] = [await aContact('Ada Acre'), await aContact('Ben Brook')];
    const owner = await rows().update(0, { well_ndx, rolo_type_ndx: OWNER, rolo_ndx: ada } as never, undefined);
    expect(await ownerOf(well_ndx)).toBe(ada);
    await staff.register(wells).update(well_ndx, { contact_ndx: ben }, undefined);
    expect((await rows().listOf(well_ndx)).find(({ ndx }) => ndx === owner.ndx)).toMatchObject({ rolo_ndx: ben });
    await rows().update(owner.ndx, { rolo_ndx: 999999 }, undefined);
    expect(await ownerOf(well_ndx)).toBeNull();
  });

  it('do not move to another well with a save of the whole row', async () => {
    const [here, there] = [await buildWell(staff), await buildWell(staff)];
    const row = await rows().update(0, { well_ndx: here.well_ndx, rolo_type_ndx: 2 } as never, undefined);
    const moved = await rows().update(row.ndx, { ...row, well_ndx: there.well_ndx } as never, row.version);
    expect(moved.well_ndx).toBe(here.well_ndx);
  });
});

describe("'Add New Driller'", () => {
  const completion = () => staff.register(wellCompletion);
  const nameOf = async (driller_ndx: number) =>
    (
      await query<{ driller_name: string }>('select driller_name from drillers where driller_ndx = $1', [driller_ndx])
    )[0]!.driller_name;

  it('adds the name that is typed, and finds it again whatever its case', async () => {
    const [first, second] = [await buildWell(staff), await buildWell(staff)];
    const add = (well_ndx: number, temp_new_driller: string) =>
      completion().update(well_ndx, { driller_add_new: true, temp_new_driller, driller_ndx: 1 }, undefined);
    const { driller_ndx } = await add(first.well_ndx, 'Deep Bit Drilling');
    expect(await nameOf(driller_ndx)).toBe('Deep Bit Drilling');
    expect(await add(second.well_ndx, 'DEEP BIT drilling')).toMatchObject({ driller_ndx, driller_add_new: false });
  });

  it('needs a name while it is chosen, and leaves one out that is not asked for', async () => {
    const { well_ndx } = await buildWell(staff);
    expect(await refusal(completion().update(well_ndx, { driller_add_new: true }, undefined))).toMatchObject({
      status: 400,
      problem: { errors: [{ field: 'temp_new_driller', message: '*Required field' }] },
    });
    const saved = await completion().update(well_ndx, { temp_new_driller: 'Nobody Asked', pump_gpm: 5 }, undefined);
    expect(saved).toMatchObject({ driller_ndx: 999, pump_gpm: 5 });
    expect(await query(`select from drillers where driller_name = 'Nobody Asked'`)).toEqual([]);
  });
});

describe('a permit type', () => {
  const types = () => staff.register(permitTypes);
  const reductions = { d1_pump_reduction: 0.1, d2_pump_reduction: 0.2, d3_pump_reduction: 0.3, d4_pump_reduction: 0.4 };
  const aType = () =>
    types().create({ permit_type_desc: `Type ${crypto.randomUUID()}`, permit_prefix: 'T', ...reductions });
  const dated = (permit_type_ndx: number) => staff.view(permitTypeReductions, { params: { permit_type_ndx } });

  it('has its reductions since ever, and those of a change from the next month on', async () => {
    const type = await aType();
    expect(type).toMatchObject({ ...reductions, reductions_change_from: null });
    const changed = await types().update(type.permit_type_ndx, { d1_pump_reduction: 0.5 }, type.version);
    expect(changed).toMatchObject({ ...reductions, reductions_change_from: expect.stringMatching(/^\d{4}-\d\d-01$/) });
    expect(await dated(type.permit_type_ndx)).toMatchObject([
      { holds_from: '1900-01-01', ...reductions },
      { holds_from: changed.reductions_change_from, ...reductions, d1_pump_reduction: 0.5 },
    ]);
  });

  it('takes nothing else away from past months when its reductions change', async () => {
    const type = await aType();
    const permit = await buildPermitOn(product.database.pool, (await buildWell(staff)).well_ndx);
    await query('update permits set permit_type_ndx = $2 where permit_ndx = $1', [
      permit.permit_ndx,
      type.permit_type_ndx,
    ]);
    await query(`update drought_stage_history set drought_stage_ndx = 2
                 where make_date(d_year, d_month, 1) < district_today() and make_date(d_year, d_month, 1) >= '2020-01-01'`);
    const past = () =>
      query(
        `select * from permit_months where permit_ndx = $1 and make_date(c_year, c_month, 1) < district_today()
             order by c_year, c_month`,
        [permit.permit_ndx],
      );
    const before = await past();
    expect(before.length).toBeGreaterThan(0);
    await types().update(type.permit_type_ndx, { d1_pump_reduction: 0.9 }, undefined);
    expect(await past()).toEqual(before);
  });

  it('tells in its history what was taken away, and from which month on', async () => {
    const type = await aType();
    const changed = await types().update(
      type.permit_type_ndx,
      { permit_prefix: 'U', d1_pump_reduction: 0.5 },
      type.version,
    );
    const from = changed.reductions_change_from;
    const again = await types().update(type.permit_type_ndx, { d4_pump_reduction: 1 }, changed.version);
    await types().delete(type.permit_type_ndx, again.version);
    const entries = await staff.call(recordHistory, {
      params: { register: permitTypes.path, key: type.permit_type_ndx },
    });
    const [deleted, second, first, created] = entries.map(({ operation, changes }) => ({ operation, changes }));
    expect(second).toEqual({
      operation: 'update',
      changes: [{ field: 'd4_pump_reduction', before: 0.4, after: 1, from }],
    });
    expect(first).toEqual({
      operation: 'update',
      changes: [
        { field: 'permit_prefix', before: 'T', after: 'U' },
        { field: 'd1_pump_reduction', before: 0.1, after: 0.5, from },
      ],
    });
    expect(created).toMatchObject({
      operation: 'insert',
      changes: expect.arrayContaining([
        { field: 'd1_pump_reduction', before: null, after: 0.1, from: '1900-01-01' },
        { field: 'd4_pump_reduction', before: null, after: 0.4, from: '1900-01-01' },
      ]),
    });
    expect(deleted).toMatchObject({
      operation: 'delete',
      changes: expect.arrayContaining([{ field: 'd1_pump_reduction', before: 0.5, after: null, from }]),
    });
    expect(entries).toHaveLength(4);
  });

  it('keeps its dates when a save of the whole row leaves the reductions as they are', async () => {
    const { may: _may, ...type } = (await aType()) as Awaited<ReturnType<typeof aType>> & { may: object };
    await types().update(
      type.permit_type_ndx,
      { ...type, permit_type_desc: `${type.permit_type_desc}!` },
      type.version,
    );
    expect(await dated(type.permit_type_ndx)).toHaveLength(1);
  });

  it('refuses a change of the reductions that is based on older ones', async () => {
    const type = await aType();
    await types().update(type.permit_type_ndx, { d1_pump_reduction: 0.5 }, type.version);
    const late = types().update(type.permit_type_ndx, { d1_pump_reduction: 0.6 }, type.version);
    expect((await refusal(late)).status).toBe(412);
  });

  it('is deleted and comes back with its reductions', async () => {
    const type = await aType();
    await types().delete(type.permit_type_ndx, type.version);
    expect(await dated(type.permit_type_ndx)).toEqual([]);
    await restore(permitTypes.path, type.permit_type_ndx);
    expect(
      (await types().list()).find(({ permit_type_ndx }) => permit_type_ndx === type.permit_type_ndx),
    ).toMatchObject({ permit_type_desc: type.permit_type_desc, ...reductions });
  });

  it('is not deleted while permits are of it, in words', async () => {
    const type = await aType();
    const { permit_ndx } = await buildPermitOn(product.database.pool, (await buildWell(staff)).well_ndx);
    await query('update permits set permit_type_ndx = $2 where permit_ndx = $1', [permit_ndx, type.permit_type_ndx]);
    const refused = await refusal(types().delete(type.permit_type_ndx));
    expect(refused).toMatchObject({ status: 422, message: expect.stringMatching(/permits/) });
  });
});

describe('the monthly distribution of a permit', () => {
  const shares = () => staff.register(monthlyDistribution);
  const twelve = async () => shares().listOf(await buildEditablePermit(staff, product.database.pool));
  const even = (rows: readonly { ndx: number; version: number }[]) =>
    rows.map(({ ndx, version }, index) => ({ ndx, version, alloc_percentage: index < 4 ? 0.1 : 0.075 }));
  const put = (rows: object[]) => shares().replace(rows);

  it('is changed month by month, and its history says what was and is', async () => {
    const [january] = await twelve();
    const saved = await shares().update(january!.ndx, { alloc_percentage: 0.25 }, january!.version);
    expect(saved).toMatchObject({ c_month: 1, alloc_percentage: 0.25, version: january!.version + 1 });
    const history = await staff.call(recordHistory, {
      params: { register: monthlyDistribution.path, key: january!.ndx },
    });
    expect(history[0]!.changes).toEqual([
      { field: 'alloc_percentage', before: january!.alloc_percentage, after: 0.25 },
    ]);
    const late = shares().update(january!.ndx, { alloc_percentage: 0.5 }, january!.version);
    expect((await refusal(late)).status).toBe(412);
  });

  it('is changed at once for all months, which must total 100 %', async () => {
    const rows = await twelve();
    const saved = await put(even(rows));
    expect(saved.map(({ alloc_percentage }) => alloc_percentage)).toEqual(
      even(rows).map(({ alloc_percentage }) => alloc_percentage),
    );
    const more = even(saved).map((row, index) => (index === 3 ? { ...row, alloc_percentage: 0.2 } : row));
    expect(await refusal(put(more))).toMatchObject({
      status: 400,
      message: 'The twelve months must total 100 %; they total 110 %.',
    });
    expect(await shares().listOf(rows[0]!.permit_ndx)).toMatchObject(
      even(rows).map(({ version: _version, ...row }) => row),
    );
  });

  it('names the row that is wrong, and saves none', async () => {
    const rows = await twelve();
    const wrong = even(rows).map((row, index) => (index === 3 ? { ...row, alloc_percentage: 1.2 } : row));
    expect(await refusal(put(wrong))).toMatchObject({
      status: 400,
      problem: { errors: [{ field: '3.alloc_percentage' }] },
    });
    const [, , , fourth] = rows;
    await shares().update(fourth!.ndx, { alloc_percentage: 0.5 }, fourth!.version);
    expect(await refusal(put(even(rows)))).toMatchObject({
      status: 412,
      problem: { current: { ndx: fourth!.ndx }, errors: [{ field: '3' }] },
    });
    const [first] = await shares().listOf(rows[0]!.permit_ndx);
    expect(first).toEqual(rows[0]);
  });

  it('names the row that breaks a rule of the database, its field where the rule has one, and saves none', async () => {
    const rows = await twelve();
    const constrain = (name: string, condition: string) =>
      product.database.asOwner((client) =>
        client.query(`alter table permit_distributions drop constraint if exists ${name};
                      alter table permit_distributions add constraint ${name} check (${condition}) not valid`),
      );
    const wrong = even(rows).map((row, index) => (index === 7 ? { ...row, alloc_percentage: 0.9 } : row));
    await constrain('permit_distributions_share_in_range', 'share between 0 and 50000');
    expect(await refusal(put(wrong))).toMatchObject({
      status: 422,
      problem: {
        code: 'constraint',
        detail: 'Enter a share from 0 to 1.',
        errors: [{ field: '7.alloc_percentage', message: 'Enter a share from 0 to 1.' }],
      },
    });
    await constrain('permit_distributions_share_in_range', 'share between 0 and 100000');
    await constrain('a_rule_without_words', 'share <> 90000');
    expect(await refusal(put(wrong))).toMatchObject({
      status: 422,
      problem: { errors: [{ field: '7', message: 'A value breaks a rule of this table.' }] },
    });
    await product.database.asOwner((client) =>
      client.query('alter table permit_distributions drop constraint a_rule_without_words'),
    );
    expect(await shares().listOf(rows[0]!.permit_ndx)).toEqual(rows);
  });

  it('is fixed for a permit of a fixed distribution', async () => {
    const rows = await twelve();
    await query(
      `update permits set allocation_distribution_ndx =
         (select min(allocation_distribution_ndx) from allocation_distributions where not is_editable)
       where permit_ndx = $1`,
      [rows[0]!.permit_ndx],
    );
    expect(await refusal(put(even(rows).map(({ version: _version, ...row }) => row)))).toMatchObject({
      status: 403,
      message: expect.stringMatching(/fixed/),
    });
  });
});

it('changes the drought stage of one month, and adds none', async () => {
  const [latest, other] = await staff.register(droughtStages).list();
  const saved = await staff.register(droughtStages).update(latest!.ndx, { drought_stage_ndx: 3 }, latest!.version);
  expect(saved).toMatchObject({ d_year: latest!.d_year, d_month: latest!.d_month, drought_stage_ndx: 3 });
  expect((await staff.register(droughtStages).list())[1]).toEqual(other);
  const posted = await product.fetch('administrator', '/api/history-drought-stage', { method: 'POST' });
  expect(posted.status).toBe(404);
});

describe('a program that does not hang together', () => {
  const starting = async () => {
    const database = await freshDatabase();
    return serveProduct(database).finally(() => database.close());
  };

  it('does not start where nothing answers a call of the contract', async () => {
    const forgotten = endpoint({
      method: 'GET',
      path: '/api/forgotten',
      access: 'staff',
      summary: '',
      answer: noAnswer,
    });
    const calls = everyCall as Endpoint[];
    calls.push(forgotten);
    await expect(starting().finally(() => calls.pop())).rejects.toThrow('Nothing answers GET /api/forgotten.');
  });

  it('does not start where an effect belongs to no register', async () => {
    const index = registers.findIndex(({ path }) => path === permitTypes.path);
    const taken = registers.splice(index, 1);
    await expect(starting().finally(() => registers.splice(index, 0, ...taken))).rejects.toThrow(
      'There are effects for list-permit-types, but no such register.',
    );
  });
});
