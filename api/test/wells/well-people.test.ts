import { contactOptions } from '@artesian/contract/people/contact-options';
import { contacts } from '@artesian/contract/people/contacts';
import type { DraftOf } from '@artesian/contract/language/register';
import { contactRecords, managedWells, wellOptions } from '@artesian/contract/wells/well-lists';
import { otherOwnerWells } from '@artesian/contract/wells/well-relations';
import { wellContacts } from '@artesian/contract/wells/well-rows';
import { wells } from '@artesian/contract/wells/wells';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildWell } from '../support/builders.ts';
import { sharedProduct, type Product } from '../support/product.ts';

const { product, staff } = await sharedProduct();
let pool: Product['database']['pool'];
beforeAll(async () => {
  pool = product.database.pool;
});

const buildContact = async (values: DraftOf<typeof contacts>) =>
  (await staff.register(contacts).create(values)).rolo_ndx;
const managed = async (well_ndx: number) =>
  (await staff.view(managedWells)).find((well) => well.well_ndx === well_ndx)!;
const of = ({ well_ndx }: { well_ndx: number }) => ({ params: { well_ndx } });

describe('the people of a well', () => {
  it('have a row for each kind, the owner being the contact of its record, nobody being 999999', async () => {
    const contact_ndx = await buildContact({ r_name: 'Wanda Waters' });
    const well = await buildWell(staff, { contact_ndx });
    const before = await staff.register(wellContacts).listOf(well.well_ndx);
    expect(before.map(({ rolo_type_ndx, rolo_ndx }) => [rolo_type_ndx, rolo_ndx])).toEqual([
      [1, contact_ndx],
      [2, 999999],
      [3, 999999],
      [4, 999999],
      [5, 999999],
    ]);
    const tenant = await buildContact({ r_name: 'Tom Tenant' });
    await pool.query('insert into well_contacts (well_ndx, rolo_type_ndx, rolo_ndx) values ($1, 3, $2)', [
      well.well_ndx,
      tenant,
    ]);
    const after = await staff.register(wellContacts).listOf(well.well_ndx);
    expect(after.filter(({ ndx }) => ndx !== null)).toMatchObject([{ rolo_type_ndx: 3, rolo_ndx: tenant, version: 1 }]);
  });

  it('own other wells, and have owned some', async () => {
    const contact_ndx = await buildContact({ r_name: 'Olga Old', r_organization: 'Old Ranch' });
    const well = await buildWell(staff, { contact_ndx });
    const other = await buildWell(staff, { contact_ndx });
    const removed = await buildWell(staff, { contact_ndx });
    await staff.register(wells).update(removed.well_ndx, { should_remove: true }, removed.version);
    expect(await staff.view(otherOwnerWells, of(well))).toEqual([
      { other_well_ndx: other.well_ndx, district_well_id: other.district_well_id },
    ]);

    const sold = await buildWell(staff, { contact_ndx: 999999 });
    await pool.query(
      'insert into well_contacts (well_ndx, rolo_type_ndx, rolo_ndx) values ($1, 5, $2), ($1, 5, 999999)',
      [sold.well_ndx, contact_ndx],
    );
    expect(await managed(sold.well_ndx)).toMatchObject({
      well_contact: null,
      past_owners: 'Old Ranch',
      position: [-97.85184, 30.16823],
    });
    expect(await managed(removed.well_ndx)).toMatchObject({ removed: true, well_contact: 'Old Ranch' });
    expect(await staff.view(otherOwnerWells, of(sold))).toEqual([]);
  });

  it('are chosen from all who are not removed, with phones as people say them, and nobody among them', async () => {
    const rolo_ndx = await buildContact({
      r_name: 'Phil Phone',
      r_phone: '+1 512.555.0187',
      r_email: 'phil@example.org',
    });
    const odd = await buildContact({ r_name: 'Odd Phone', r_phone: '555-0187 ext. 4' });
    const list = await staff.view(contactRecords);
    expect(list.find((row) => row.rolo_ndx === rolo_ndx)).toMatchObject({
      formatted_phones: '(512) 555-0187',
      is_permitee: false,
      concatenated_contact_info: 'Phil Phone | phil@example.org | (512) 555-0187',
    });
    expect(list.find((row) => row.rolo_ndx === odd)).toMatchObject({ formatted_phones: '555-0187 ext. 4' });
    expect(list.filter((row) => row.rolo_ndx === 999999)).toMatchObject([
      { r_name: null, concatenated_contact_info: null },
    ]);
  });
});

describe('records in few words', () => {
  it('call a contact by name, or by organization; nobody is no contact, and what is removed says so', async () => {
    const person = await buildContact({
      r_name: 'Nora Named',
      r_organization: 'Named Ranch',
      r_mailing_address: '12 Mill Road',
      r_city: 'Buda',
      r_phone: '5125550187',
      precinct_num: 3,
    });
    const office = await buildContact({ r_organization: 'City of Kyle', r_email: 'water@kyle.example' });
    await staff.register(contacts).update(office, { should_remove: true }, 1);
    const options = await staff.view(contactOptions);
    expect(options.filter(({ rolo_ndx }) => [person, office, 999999].includes(rolo_ndx))).toEqual([
      { rolo_ndx: office, label: 'City of Kyle', known_by: 'water@kyle.example', removed: true },
      {
        rolo_ndx: person,
        label: 'Nora Named',
        known_by: 'Named Ranch · 12 Mill Road · Buda · (512) 555-0187 · Precinct 3',
        removed: false,
      },
    ]);
  });

  it('of wells are the same answer until anything that they say is changed', async () => {
    const contact_ndx = await buildContact({ r_name: 'Before' });
    const well = await buildWell(staff, { contact_ndx, well_name: 'Wide Well' });
    const ask = (headers = {}) => product.fetch('administrator', `/api/${wellOptions.path}`, { headers });
    const etag = (await ask()).headers.get('etag')!;
    expect((await ask({ 'if-none-match': etag })).status).toBe(304);
    await staff.register(contacts).update(contact_ndx, { r_name: 'After' }, 1);
    const changed = await ask({ 'if-none-match': etag });
    expect(changed.status).toBe(200);
    const found = ((await changed.json()) as { well_ndx: number }[]).find(({ well_ndx }) => well_ndx === well.well_ndx);
    expect(found).toMatchObject({
      label: well.district_well_id,
      known_by: expect.stringContaining('Wide Well · After'),
    });
  });
});
