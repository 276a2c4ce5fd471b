import { expect, it } from 'vitest';
import { buildMeter, buildWell } from '../support/builders.ts';
import { sharedProduct } from '../support/product.ts';

const { product, staff } = await sharedProduct();

const continueAt = (sequence: string, number: number) =>
  product.database.asOwner((client) => client.query(`alter sequence ${sequence} restart with ${number}`));

it('gives wells ids of their own in one cell, however many there are', async () => {
  const idOf = async () => (await buildWell(staff)).district_well_id;
  await continueAt('wells_well_ndx_seq', 7);
  expect(await idOf()).toBe('58-50-4-0007');
  await continueAt('wells_well_ndx_seq', 9999);
  expect([await idOf(), await idOf(), await idOf()]).toEqual(['58-50-4-9999', '58-50-4-10000', '58-50-4-10001']);
});

it('gives meters ids of their own, however many there are', async () => {
  const idOf = async () => (await buildMeter(staff)).meter_id;
  await continueAt('meter_numbers', 7);
  expect(await idOf()).toBe('M-00007');
  await continueAt('meter_numbers', 99_999);
  expect([await idOf(), await idOf(), await idOf()]).toEqual(['M-99999', 'M-100000', 'M-100001']);
});
