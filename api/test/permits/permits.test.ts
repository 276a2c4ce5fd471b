import { amendments } from '@artesian/contract/permits/amendments';
import {
  activePermits,
  contactsForAmendment,
  linkedMeters,
  linkedWells,
  managedPermits,
  permitsOfSameHolder,
} from '@artesian/contract/permits/permit-lists';
import { monthlyDistribution, permitWellLinks } from '@artesian/contract/permits/permit-rows';
import { certificates, permits } from '@artesian/contract/permits/permits';
import { beforeAll, describe, expect, it } from 'vitest';
import { aDistrictOfPermits } from '../support/district-of-permits.ts';
import { sharedProduct } from '../support/product.ts';

const { product, staff } = await sharedProduct();
beforeAll(async () => {
  await sql(aDistrictOfPermits);
});

const sql = (text: string) => product.database.pool.query(text);
const of = (permit_ndx: number) => ({ params: { permit_ndx } });
const numbers = (rows: { permit_ndx: number }[]) => rows.map(({ permit_ndx }) => permit_ndx);

describe('a permit', () => {
  it('is terminated when its status ends it, and says since when', async () => {
    expect(await staff.register(permits).get(3)).toMatchObject({
      permit_number: 'LEGACY 3',
      is_terminated: true,
      ended_date: '2021-05-31',
      removed: false,
      version: 1,
    });
    expect(await staff.register(permits).get(1)).toMatchObject({ is_terminated: false, ended_date: null });
    await expect(staff.register(permits).get(77)).rejects.toMatchObject({ status: 404 });
  });

  it('stays in the table of all permits when it ended or was removed, but is chosen from no more', async () => {
    const managed = await staff.view(managedPermits);
    expect(managed.map((row) => [row.permit_ndx, row.is_terminated, row.removed])).toEqual([
      [4, false, true],
      [1, false, false],
      [2, false, false],
      [3, true, false],
      [5, false, false],
    ]);
    expect(managed[1]).toMatchObject({ owner_org: 'Creek Water Supply', owner_name: 'Wanda Waters' });
    expect(managed[4]).toMatchObject({
      owner_name: null,
      permit_type_ndx: 999,
      permit_type_desc: null,
      aquifer_group_name: null,
    });
    expect(numbers(await staff.view(activePermits))).toEqual([1, 2, 5]);
  });

  it('lists its wells of today, and its links of all times with their days', async () => {
    const ofToday = await staff.view(linkedWells, of(1));
    expect(ofToday.map(({ well_ndx }) => well_ndx)).toEqual([1, 2]);
    expect(ofToday[0]!.linked_well_identifier).toMatch(/ · Mill$/);
    const links = await staff.register(permitWellLinks).listOf(1);
    expect(links.map(({ well_ndx, start_date }) => [well_ndx, start_date])).toMatchObject([
      [1, '2019-01-01'],
      [3, '2019-01-01'],
      [1, '2021-01-01'],
      [2, '2021-01-01'],
      [4, expect.any(String)],
    ]);
    expect(links.map(({ end_date }) => end_date !== null)).toEqual([true, true, false, true, false]);
  });

  it('lists the meters that were set up at its wells or measure them today, once', async () => {
    expect(await staff.view(linkedMeters, of(1))).toEqual([
      { meter_ndx: 1, meter_id: 'M-1', is_active: false },
      { meter_ndx: 2, meter_id: 'M-2', is_active: true },
    ]);
    expect(await staff.view(linkedMeters, of(2))).toEqual([]);
  });

  it('knows the other permits of its permittee; nobody is no permittee', async () => {
    expect(await staff.view(permitsOfSameHolder, of(1))).toEqual([
      { associated_permit_ndx: 2, associated_permits_info: 'H12-24-2 · West Creek · Pending' },
      { associated_permit_ndx: 3, associated_permits_info: 'LEGACY 3 · Old Creek · Retired' },
    ]);
    expect(await staff.view(permitsOfSameHolder, of(5))).toEqual([]);
  });
});

describe('the months of a permit', () => {
  const shares = async (permit_ndx: number) => await staff.register(monthlyDistribution).listOf(permit_ndx);

  it('are those of its distribution, as fractions that total 1', async () => {
    const rows = await shares(1);
    expect(rows.map(({ c_month, alloc_percentage }) => [c_month, alloc_percentage])).toEqual([
      [1, 0.06],
      [2, 0.065],
      [3, 0.075],
      [4, 0.085],
      [5, 0.1],
      [6, 0.12],
      [7, 0.125],
      [8, 0.115],
      [9, 0.07],
      [10, 0.065],
      [11, 0.06],
      [12, 0.06],
    ]);
    expect(rows.every(({ is_editable }) => !is_editable)).toBe(true);
  });

  it('are its own where the distribution is editable, whatever they total', async () => {
    await sql('update permit_distributions set share = 8333 where permit_ndx = 2');
    const rows = await shares(2);
    expect(rows).toHaveLength(12);
    expect(rows.every(({ is_editable, alloc_percentage }) => is_editable && alloc_percentage === 0.08333)).toBe(true);
  });
});

describe('an amendment', () => {
  it('stands beside the permit as it is now, and keeps what it was before', async () => {
    await sql(`
      insert into permit_amendments (pamend_ndx, permit_ndx, pamend_type_ndx, pamend_status_ndx, effective_date,
          proposed_volume_change, new_volume, saved_previous_volume, saved_previous_rolo_ndx, approval_date,
          approval_body_ndx, action_complete, action_complete_extension, removed)
        values (1, 1, 15, 2, '2023-02-01', -2000000, 12000000, 14000000, 1, '2023-01-09', 1, '2022-11-01', '2022-12-01', false),
          (2, 1, 6, 1, '2024-03-01', null, null, null, 3, null, null, '2024-02-01', null, false),
          (3, 1, 4, 1, '2024-04-01', null, null, null, null, null, null, null, null, true)`);
    expect(await staff.register(amendments).get(1)).toMatchObject({
      authorized_volume_gal: 12_000_000,
      saved_previous_volume: 14_000_000,
      proposed_volume_change: -2_000_000,
      new_volume: 12_000_000,
      permit_status_ndx: 1,
      saved_previous_rolo_ndx: 1,
      approval_date: '2023-01-09',
      version: 1,
    });
    const listed = await staff.register(amendments).listOf(1);
    expect(listed.map((row) => [row.pamend_ndx, row.pamend_type_desc, row.action_complete_date])).toEqual([
      [3, 'Change of Permitted Use', null],
      [2, 'Change of Permit Holder', '2024-02-01'],
      [1, 'Volume Change', '2022-12-01'],
    ]);
    expect(await staff.register(amendments).get(3)).toMatchObject({ removed: true });
    expect(await staff.register(amendments).listOf(2)).toEqual([]);
  });

  it('gives its permit to a contact of the list, or to a removed one that it names already', async () => {
    const chosen = async (amendment: number) =>
      (await staff.view(contactsForAmendment, { params: { amendment } })).map(({ rolo_ndx }) => rolo_ndx);
    expect(await chosen(0)).toEqual([2, 1]);
    expect(await chosen(1)).toEqual([2, 1]);
    expect(await chosen(2)).toEqual([2, 3, 1]);
  });
});

describe('certificates', () => {
  const print = (permitNdxArray: number[], issued?: string) =>
    staff.call(certificates, { body: { permitNdxArray, issued } });

  it('say who may pump what from which wells, in the order of the numbers', async () => {
    const { rows: wells } = await product.database.pool.query<{ list: string }>(
      "select string_agg(district_well_id, ', ' order by district_well_id) as list from wells where well_ndx in (1, 2)",
    );
    expect(await print([1, 2])).toEqual([
      expect.objectContaining({
        permit_ndx: 1,
        mgmt_zone: 'Middle Trinity, Western Edwards',
        well_count: 2,
        well_list: wells[0]!.list,
        special_provisions: 'Spring flow first.',
      }),
      {
        permit_ndx: 2,
        certificate_title: 'Historical Trinity Production Permit',
        permit_number: 'H12-24-2',
        owner_name: 'Creek Water Supply',
        permit_group_name: 'Two Creeks',
        owner_address_line_1: '12 Mill Road',
        owner_address_line_2: 'Buda, TX 78610',
        primary_use_desc: null,
        secondary_use_desc: null,
        aquifer_group_name: expect.any(String),
        mgmt_zone: null,
        well_count: 0,
        well_list: null,
        authorized_volume_gal: 6_000_000,
        special_provisions: null,
        start_date: '2024-01-01',
        ended_date: null,
        fiscal_year: expect.any(Number),
        period: 'Month',
        due_months_after: 1,
        due_day: 5,
        months: expect.any(Array),
      },
    ]);
  });

  it('leave out removed permits and unknown ones, and have blanks for nobody', async () => {
    expect(await print([4, 77])).toEqual([]);
    expect(await print([5])).toMatchObject([
      {
        certificate_title: 'Production Permit',
        owner_name: null,
        owner_address_line_1: null,
        owner_address_line_2: null,
      },
    ]);
    await expect(print([])).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining('Choose at least one permit.'),
    });
  });
});

describe('a Well Owner', () => {
  it('is not shown the registers of permits and contacts', async () => {
    const owner = await product.as('well-owner');
    await expect(owner.view(managedPermits)).rejects.toMatchObject({ status: 403 });
    await expect(owner.register(permits).get(1)).rejects.toMatchObject({ status: 403 });
    await expect(owner.call(certificates, { body: { permitNdxArray: [1] } })).rejects.toMatchObject({ status: 403 });
  });
});
