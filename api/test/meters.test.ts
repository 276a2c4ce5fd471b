import { meters } from '@artesian/contract/metering/meters';
import { expect, it } from 'vitest';
import { buildMeter } from './support/builders.ts';
import { sharedProduct } from './support/product.ts';

const { product, staff } = await sharedProduct();

it('begins with what its register shows, and shares its water over its wells when it is told to', async () => {
  const meter = await buildMeter(staff, { start_reading: 9_500_000_000, shares_over_wells: true });
  expect(meter).toMatchObject({ start_reading: 9_500_000_000, shares_over_wells: true });
  const changed = await staff
    .register(meters)
    .update(meter.meter_ndx, { start_reading: 120, shares_over_wells: false }, meter.version);
  expect(changed).toMatchObject({ start_reading: 120, shares_over_wells: false });
  expect(await staff.register(meters).get(meter.meter_ndx)).toEqual(changed);
});

it('begins with nothing at one well unless told, and never with less', async () => {
  expect(await buildMeter(staff)).toMatchObject({ start_reading: 0, shares_over_wells: false });
  await expect(buildMeter(staff, { start_reading: -1 })).rejects.toMatchObject({ status: 400 });
});

it('keeps its readings within its dates, in words for a person', async () => {
  const meter = await buildMeter(staff, { joined_date: '2024-02-10' });
  await product.database.pool.query(
    'insert into meter_readings (meter_ndx, c_year, c_month, meter_reading) values ($1, 2024, 2, 5), ($1, 2024, 6, 9)',
    [meter.meter_ndx],
  );
  const retire = (retired_date: string) =>
    staff.register(meters).update(meter.meter_ndx, { retired_date }, meter.version);
  await expect(retire('2024-05-31')).rejects.toMatchObject({
    status: 422,
    problem: { errors: [{ field: 'retired_date' }], detail: expect.stringContaining('has readings') },
  });
  expect(await retire('2024-06-01')).toMatchObject({ is_active: false });
});
