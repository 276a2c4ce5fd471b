import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client } from '@artesian/contract/language/client';
import { buildMeter, buildWell } from './support/builders.ts';
import { startProduct, type Product } from './support/product.ts';

let product: Product;
let staff: Client;
beforeAll(async () => {
  product = await startProduct();
  staff = await product.as('administrator');
});
afterAll(() => product.close());

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
