import { certificates } from '@artesian/contract/permits/permits';
import { permitRenewals, permitsToRenew, renewPermits, undoRenewals } from '@artesian/contract/permits/renewals';
import { beforeAll, describe, expect, it } from 'vitest';
import { aDistrictOfPermits } from '../support/district-of-permits.ts';
import { sharedProduct } from '../support/product.ts';

const { product, staff } = await sharedProduct();
const query = async <T extends object>(text: string, values: unknown[] = []) =>
  (await product.database.pool.query<T>(text, values)).rows;

/** The present fiscal year. */
let year: number;
beforeAll(async () => {
  await query(aDistrictOfPermits);
  year = (await query<{ year: number }>('select api.fiscal_year(district_today()) as year'))[0]!.year;
});

const renew = (fiscal_year: number, permitNdxArray: number[], idempotencyKey?: string) =>
  staff.call(renewPermits, { body: { fiscal_year, permitNdxArray }, ...(idempotencyKey && { idempotencyKey }) });
const undo = (renewal_act: number) => staff.call(undoRenewals, { params: { renewal_act } });
const list = (fiscal_year: number) => staff.view(permitsToRenew, { params: { fiscal_year } });
const renewed = async (fiscal_year: number) =>
  (await list(fiscal_year)).filter(({ is_renewed }) => is_renewed).map(({ permit_ndx }) => permit_ndx);
const told = (permit_ndx: number) => staff.view(permitRenewals, { params: { permit_ndx } });

describe('permits to renew', () => {
  it('are those that began before the year and go on in it, with what to look at first', async () => {
    await query('update permit_distributions set share = share - 1 where permit_ndx = 1 and c_month = 1');
    await query('update permit_years set metered_gal = permitted_gal where permit_ndx = 2 and fiscal_year = $1', [
      year - 1,
    ]);
    const rows = await list(year);
    expect(rows.map(({ permit_ndx }) => permit_ndx)).toEqual([1, 2, 5]);
    expect(rows[1]).toMatchObject({
      permit_number: 'H12-24-2',
      owner_name: 'Creek Water Supply',
      authorized_volume_gal: 6_000_000,
      metered_last_year_gal: 6_000_000,
      attention: "Pumped all of last year's volume or more",
      is_renewed: false,
      renewal_act: null,
    });
    expect(rows[0]!.attention).toContain('Monthly distribution does not total 100 %');
    expect(rows[2]!.attention).toBe('No permittee');
    expect(await list(year + 2)).toEqual([]);
  });

  it('are refused in words, all of them or none, when one is not among them or the year is not to be renewed', async () => {
    await query(`insert into permits (permit_ndx, permit_number, permit_year, authorized_volume_gal, start_date)
      values (6, 'New', 2020, 0, district_today())`);
    const refusals: [number, unknown, RegExp][] = [
      [year, [1, 3], /LEGACY 3 ended on May 31, 2021\./],
      [year, [1, 4], /A3-20-1 has been removed\./],
      [year, [1, 77], /This permit does not exist\./],
      [year, [1, 6], /New does not start before fiscal year \d{4}\. Its first certificate is not a renewal\./],
      [year - 1, [1], new RegExp(`Permits are renewed for fiscal year ${year} or ${year + 1}\\.`)],
      [year + 2, [1], /Permits are renewed for fiscal year/],
      [year, [], /Choose at least one permit\./],
      [year, Array.from({ length: 2001 }, (_, index) => index), /Choose at most 2000 permits\./],
      [year, ['one'], /A permit is given by a whole number\./],
      [year, [1.5], /A permit is given by a whole number\./],
      [year, [-1], /A permit is given by a whole number\./],
      [year, [2 ** 31], /A permit is given by a whole number\./],
      [year, null, /Give the permits in permitNdxArray\./],
      [NaN, [1], /Give the fiscal year in fiscal_year\./],
      [-5, [1], /fiscal_year/],
    ];
    for (const [fiscal_year, permits, words] of refusals) {
      await expect(renew(fiscal_year, permits as number[])).rejects.toMatchObject({
        status: 400,
        message: expect.stringMatching(words) as string,
      });
    }
    expect(await renewed(year)).toEqual([]);
  });
});

describe('a renewal', () => {
  it('is one act, done once however often it is asked, and undone as one', async () => {
    const first = await renew(year, [1, 2, 2], 'renewal-of-two');
    expect(first).toMatchObject({ renewed: [1, 2], renewed_before: [] });
    expect(await renew(year, [1, 2, 2], 'renewal-of-two')).toEqual(first);
    expect(await renew(year, [1, 2])).toEqual({ renewal_act: null, renewed: [], renewed_before: [1, 2] });
    const more = await renew(year, [1, 5]);
    expect(more).toMatchObject({ renewed: [5], renewed_before: [1] });
    expect(await renewed(year)).toEqual([1, 2, 5]);
    expect((await list(year))[0]).toMatchObject({ renewal_act: first.renewal_act, renewed_by: 'Ada Administrator' });

    await undo(first.renewal_act!);
    await undo(first.renewal_act!);
    expect(await renewed(year)).toEqual([5]);
    await renew(year, [1]);
    expect(await told(1)).toMatchObject([
      { fiscal_year: year, undone_at: null, undone_by: null },
      {
        fiscal_year: year,
        renewed_by: 'Ada Administrator',
        undone_at: expect.any(String),
        undone_by: 'Ada Administrator',
      },
    ]);
    await expect(undo(2_000_000)).rejects.toMatchObject({ status: 404 });
  });

  it('stays while a later one stands on it, and when its year is over', async () => {
    const [of] = await told(1);
    const next = await renew(year + 1, [1]);
    const act = (await list(year)).find(({ permit_ndx }) => permit_ndx === 1)!.renewal_act!;
    await expect(undo(act)).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining(
        `H7-19-1 has been renewed for fiscal year ${year + 1} since then. Undo that first.`,
      ),
    });
    expect((await told(1)).find(({ permit_renewal_ndx }) => permit_renewal_ndx === of!.permit_renewal_ndx)).toEqual(of);
    await undo(next.renewal_act!);
    await undo(act);
    expect(await renewed(year)).toEqual([5]);

    await query('insert into permit_renewals (permit_ndx, fiscal_year, renewal_act) values (1, $1, 900000)', [
      year - 1,
    ]);
    await expect(undo(900_000)).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining(`Fiscal year ${year - 1} is over. Its renewals cannot be undone.`),
    });
  });

  it('of a permit that ends or is removed afterwards stays in the list, and says so', async () => {
    await renew(year, [2]);
    await query('update permits set removed = true where permit_ndx = 2');
    expect((await list(year)).find(({ permit_ndx }) => permit_ndx === 2)!.attention).toContain('Deleted since');
    await query('update permits set removed = false where permit_ndx = 2');
  });

  it('is never done twice, whoever asks at the same time', async () => {
    const people = await Promise.all([product.as('administrator'), product.as('developer')]);
    const body = { fiscal_year: year + 1, permitNdxArray: [1, 2, 5] };
    const answers = await Promise.all([...people, ...people].map((person) => person.call(renewPermits, { body })));
    expect(answers.map(({ renewed: fresh }) => fresh.length).toSorted()).toEqual([0, 0, 0, 3]);
    const rows = await query('select from permit_renewals where fiscal_year = $1 and not removed', [year + 1]);
    expect(rows).toHaveLength(3);
    const again = 'insert into permit_renewals (permit_ndx, fiscal_year, renewal_act) values (1, $1, 1)';
    await expect(query(again, [year + 1])).rejects.toMatchObject({ constraint: 'permit_renewals_once_a_year' });
  });

  it('is not for Well Owners', async () => {
    const owner = await product.as('well-owner');
    const calls = [
      () => owner.view(permitsToRenew, { params: { fiscal_year: year } }),
      () => owner.view(permitRenewals, { params: { permit_ndx: 1 } }),
      () => owner.call(renewPermits, { body: { fiscal_year: year, permitNdxArray: [1] } }),
      () => owner.call(undoRenewals, { params: { renewal_act: 1 } }),
    ];
    for (const call of calls) await expect(call()).rejects.toMatchObject({ status: 403 });
  });
});

it('a certificate says when its permit ended', async () => {
  const printed = await staff.call(certificates, { body: { permitNdxArray: [1, 3] } });
  expect(printed.map(({ permit_ndx, ended_date }) => [permit_ndx, ended_date])).toEqual([
    [1, null],
    [3, '2021-05-31'],
  ]);
});
