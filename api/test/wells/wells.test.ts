import { wells } from '@artesian/contract/wells/wells';
import { expect, it } from 'vitest';
import { aWell, buildWell } from '../support/builders.ts';
import { sharedProduct } from '../support/product.ts';

const { product, staff } = await sharedProduct();

it('gets its grid cell from its coordinates, follows them when they are corrected, and keeps its id', async () => {
  const well = await buildWell(staff);
  expect(well.tx_grid).toBe('58-50-4');
  const moved = await staff
    .register(wells)
    .update(well.well_ndx, { lat_dd: 30.2747222, lon_dd: -97.7397222 }, well.version);
  expect(moved).toMatchObject({ tx_grid: '58-43-7', district_well_id: well.district_well_id });
  const outside = await staff.register(wells).update(well.well_ndx, { lon_dd: -80 }, moved.version);
  expect(outside.tx_grid).toBeNull();
});

it('shows lookups that nobody chose as 999, and asks for a primary use from whoever enters one', async () => {
  const well = await buildWell(staff);
  expect(well).toMatchObject({ well_class_ndx: 999, well_subclass_ndx: 999, is_published: true, removed: false });
  await expect(buildWell(staff, { primary_use_ndx: 999 })).rejects.toMatchObject({
    status: 400,
    problem: { errors: [{ field: 'primary_use_ndx', message: '*Required field' }] },
  });
  const { primary_use_ndx: _use, ...withoutUse } = aWell();
  await expect(staff.register(wells).create(withoutUse as never)).rejects.toMatchObject({ status: 400 });
});

it.each([
  [{ lat_dd: 90.00001 }, 'lat_dd', 'Invalid coordinate'],
  [{ lon_dd: -180.1 }, 'lon_dd', 'Invalid coordinate'],
  [{ state_well_num: '58503' }, 'state_well_num', 'A State Well Number has seven digits, such as 5850301.'],
  [{ well_class_ndx: 123456 }, 'well_class_ndx', 'This classification does not exist. Choose one from the list.'],
  [{ contact_ndx: 123456 }, 'contact_ndx', 'This contact does not exist. Choose one from the list.'],
])('refuses %j in words, beside the field', async (values, field, message) => {
  await expect(buildWell(staff, values)).rejects.toMatchObject({ problem: { errors: [{ field, message }] } });
});

it('has what follows from a change also where many are changed at once', async () => {
  const [one, other] = [await buildWell(staff), await buildWell(staff)];
  const moved = { lat_dd: 30.2747222, lon_dd: -97.7397222 };
  const saved = await staff.register(wells).replace([
    { well_ndx: one.well_ndx, version: one.version, ...moved },
    { well_ndx: other.well_ndx, version: other.version, ...moved },
  ] as never);
  expect(saved.map(({ tx_grid }) => tx_grid)).toEqual(['58-43-7', '58-43-7']);
});

it('says which of many wells breaks a rule of the database, and changes none', async () => {
  const [one, other] = [await buildWell(staff), await buildWell(staff)];
  const rows = [
    { well_ndx: one.well_ndx, state_well_num: '5850399' },
    { well_ndx: other.well_ndx, state_well_num: '5850399' },
  ];
  await expect(staff.register(wells).replace(rows as never)).rejects.toMatchObject({
    status: 422,
    problem: { errors: [{ field: '1.state_well_num', message: 'Another well has this State Well Number.' }] },
  });
  expect((await staff.register(wells).get(one.well_ndx)).state_well_num).toBeNull();
});

it('is on the public map as long as it is published and not removed', async () => {
  const onMap = async () =>
    ((await (await fetch(`${product.origin}/api/ui-map-wells`)).json()) as { well_ndx: number }[]).map(
      ({ well_ndx }) => well_ndx,
    );
  const well = await buildWell(staff, { is_published: false });
  expect(await onMap()).not.toContain(well.well_ndx);
  const published = await staff.register(wells).update(well.well_ndx, { is_published: true }, well.version);
  expect(await onMap()).toContain(well.well_ndx);
  await staff.register(wells).update(well.well_ndx, { should_remove: true }, published.version);
  expect(await onMap()).not.toContain(well.well_ndx);
});
