import { registrationViews } from '@artesian/contract/people/registrations';
import { beforeAll, describe, expect, it } from 'vitest';
import { sharedProduct, type Product } from './support/product.ts';

const { product, staff } = await sharedProduct();
let pool: Product['database']['pool'];
beforeAll(async () => {
  pool = product.database.pool;
});

describe('registrations', () => {
  it('are read by staff, all or one, until they are deleted', async () => {
    const { rows } = await pool.query<{ reg_ndx: number }>(
      `insert into registrations (first_name, last_name, primary_phone, primary_email, mailing_address, mailing_city,
         mailing_state, mailing_zip, well_address, well_city, county_ndx, well_use_ndx, aquifer_group_ndx, reg_lat_dd,
         reg_lon_dd, hardcopy_well_records)
       values ('Rita', 'Rivers', '512', 'rita@example.org', '1 Road', 'Buda', 'TX', '78610', '1 Road', 'Buda', 2, 1, 2,
         30.1, -97.9, true) returning reg_ndx`,
    );
    const one = rows[0]!;
    const path = `/api/data-registrations/${one.reg_ndx}`;
    const record = (await staff.send('GET', path)) as object;
    expect(record).toMatchObject({
      first_name: 'Rita',
      well_class_ndx: 999,
      property_well_count: 1,
      scientific_monitoring_interest: true,
      hardcopy_well_records: true,
      completed: false,
      well_ndx: null,
    });
    expect(await staff.send('GET', '/api/data-registrations')).toEqual([record]);
    await pool.query('update registrations set removed = true where reg_ndx = $1', [one.reg_ndx]);
    expect(await staff.send('GET', '/api/data-registrations')).toEqual([]);
    await expect(staff.send('GET', path)).rejects.toMatchObject({ status: 404 });
  });

  it('offer everybody the lists of their form, without what stands for unset', async () => {
    const visitor = await product.as('visitor');
    const lists = registrationViews.filter(({ path }) => path.startsWith('ui-reg-list-'));
    expect(lists).toHaveLength(3);
    for (const { path } of lists) {
      const rows = (await visitor.send('GET', `/api/${path}`)) as Record<string, unknown>[];
      expect(rows.length).toBeGreaterThan(2);
      expect(rows.flatMap((row) => Object.values(row))).not.toContain(999);
    }
  });
});
