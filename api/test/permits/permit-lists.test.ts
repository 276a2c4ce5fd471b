import { permitGroups } from '@artesian/contract/permits/permit-groups';
import {
  managedPermits,
  permitsOfContact,
  permitsOfGroup,
  wellsOfContact,
} from '@artesian/contract/permits/permit-lists';
import { permitOptions } from '@artesian/contract/permits/permit-options';
import { permitNumberParts } from '@artesian/contract/permits/permit-types';
import { beforeAll, describe, expect, it } from 'vitest';
import { aDistrictOfPermits } from '../support/district-of-permits.ts';
import { sharedProduct } from '../support/product.ts';

const { product, staff } = await sharedProduct();
beforeAll(async () => {
  await sql(aDistrictOfPermits);
});

const sql = (text: string) => product.database.pool.query(text);
const numbers = (rows: { permit_ndx: number }[]) => rows.map(({ permit_ndx }) => permit_ndx);

describe('a group of permits', () => {
  it('has the permits that are not removed, ended ones among them, by their numbers', async () => {
    const one = { params: { permit_group_ndx: 1 } };
    expect(numbers(await staff.view(permitsOfGroup, one))).toEqual([1, 2, 3]);
    expect((await staff.view(permitsOfGroup, one))[0]!.permit_name_for_groups_management).toBe(
      'H7-19-1 · East Creek · Creek Water Supply',
    );
    expect(await staff.register(permitGroups).get(1)).toMatchObject({
      permit_group_name: 'Two Creeks',
      permit_tier_ndx: 2,
      linked_permits: [1, 2, 3],
      version: 1,
    });
    const all = await staff.register(permitGroups).list();
    expect(all.map(({ linked_permits }) => linked_permits)).toEqual([[], [1, 2, 3]]);
    expect(await staff.view(permitsOfGroup, { params: { permit_group_ndx: 2 } })).toEqual([]);
  });
});

describe('lists and pickers of permits', () => {
  it('are in the order of their numbers as people count them', async () => {
    const listed = (await staff.view(managedPermits)).map(({ permit_number }) => permit_number);
    expect(listed.filter((number) => number.startsWith('H'))).toEqual(['H7-19-1', 'H12-24-2']);
    const offered = (await staff.view(permitOptions)).map(({ label }) => label);
    expect(offered.indexOf('H7-19-1')).toBeLessThan(offered.indexOf('H12-24-2'));
  });
});

describe('a contact', () => {
  it('is linked to the permits that name it, and to the wells it has to do with, once each', async () => {
    const permitsOf = async (rolo_ndx: number) =>
      (await staff.view(permitsOfContact, { params: { rolo_ndx } })).map((row) => row.linked_permit_identifier);
    expect(await permitsOf(1)).toEqual(['H7-19-1 · East Creek', 'H12-24-2 · West Creek', 'LEGACY 3 · Old Creek']);
    expect(await permitsOf(2)).toEqual(['H7-19-1 · East Creek · billing contact, meter contact']);
    expect(await permitsOf(999999)).toEqual([]);
    const wellsOf = async (rolo_ndx: number) =>
      (await staff.view(wellsOfContact, { params: { rolo_ndx } })).map(({ well_ndx }) => well_ndx);
    expect(await wellsOf(1)).toEqual([1, 3]);
    expect(await wellsOf(999999)).toEqual([]);
  });
});

describe('the number of a new permit', () => {
  const year = new Date().getFullYear();
  const parts = async (type: number, ofYear: number) =>
    (await staff.view(permitNumberParts)).find((row) => row.permit_type_ndx === type && row.permit_year === ofYear);

  it('goes on from the highest of its prefix, in years that have no permit yet and for types that share a prefix', async () => {
    const next = { permit_prefix: 'H', permit_prefix_num: 13, permit_suffix: '1' };
    expect(await parts(1, year + 1)).toEqual({
      permit_type_ndx: 1,
      permit_year: year + 1,
      ...next,
      permit_number: `H13-${String((year + 1) % 100)}-1`,
    });
    expect(await parts(3, 1987)).toMatchObject(next);
    // The number of a removed permit is taken for good.
    expect(await parts(2, year)).toMatchObject({ permit_prefix: 'A', permit_prefix_num: 4 });
    expect(await parts(1, year + 2)).toBeUndefined();
    expect(await parts(999, year)).toBeUndefined();
  });

  it('starts at 1 for a prefix without numbers', async () => {
    await sql("insert into permit_types (permit_type_ndx, permit_type_desc, permit_prefix) values (4, 'Springs', '.')");
    expect(await parts(4, year)).toMatchObject({ permit_prefix: '.', permit_prefix_num: 1 });
  });
});
