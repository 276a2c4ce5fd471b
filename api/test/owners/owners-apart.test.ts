import { hasEffect } from '@artesian/contract/language/endpoint';
import { accessTable } from '@artesian/contract/access';
import { everyCall } from '@artesian/contract/calls';
import { callName } from '@artesian/contract/language/addresses';
import { views } from '@artesian/contract/endpoints';
import { delegatePermits } from '@artesian/contract/owners/delegations';
import { makeClaim } from '@artesian/contract/owners/claims';
import { attachReadingPhoto, monthsToRead, submitReading } from '@artesian/contract/owners/submitted-readings';
import type { Client } from '@artesian/contract/language/client';
import { beforeAll, expect, it } from 'vitest';
import { takePhoto } from '../support/photo.ts';
import { sharedProduct } from '../support/product.ts';
import { monthBefore, twoOwners } from '../support/two-owners.ts';

// Two owners tried against each other: Otto makes every call that a Well Owner may make, with every number that Dee's records have, and
// with every word. What is Dee's has FOREIGN in it, so that nothing of it can pass unseen.

const { product, staff } = await sharedProduct();
let otto: Client;
let dee: Client;
let month: { c_year: number; c_month: number };
/** Numbers that only Dee's records have, by the parameter that names them. */
let foreign: Record<string, (number | string)[]>;

beforeAll(async () => {
  await product.database.pool.query(twoOwners);
  [otto, dee] = [await product.as('well-owner'), await product.as('developer')];
  month = await monthBefore(product, 1);
  const body = { permit_ndx: 2, meter_ndx: 2, ...month, meter_reading: 1_777_777, notes: 'FOREIGN note' };
  const { submitted_reading_ndx } = await dee.call(submitReading, { body });
  const file = new File([await takePhoto(30, 20)], 'FOREIGN.jpg', { type: 'image/jpeg' });
  await dee.upload(attachReadingPhoto, { params: { submitted_reading_ndx }, fields: {}, file });
  // The shared meter: Dee sends a reading of it under her own permit.
  const shared = { ...body, meter_ndx: 3, meter_reading: 1_888_888 };
  await dee.call(submitReading, { body: shared });
  const { delegation_ndx } = await dee.call(delegatePermits, { body: { email: 'FOREIGN@example.org', permits: [2] } });
  const { claim_ndx } = await staff.call(makeClaim, { body: { rolo_ndx: 2 } });
  const query = async (text: string) => (await product.database.pool.query<{ n: number }>(text)).rows.map(({ n }) => n);
  foreign = {
    well_ndx: [2],
    permit_ndx: [2],
    meter_ndx: [2],
    rolo_ndx: [2],
    grouping_ndx: [2, -2],
    permitGroupId: [2, -2],
    permit_group_ndx: [2],
    submitted_reading_ndx: [submitted_reading_ndx, submitted_reading_ndx + 1],
    delegation_ndx: [delegation_ndx],
    claim_ndx: [claim_ndx],
    meter_reading_ndx: await query('select meter_reading_ndx as n from meter_readings where meter_ndx = 2'),
    att_ndx: await query(
      'select att_ndx as n from attachments where well_ndx = 2 or permit_ndx = 2 or submitted_reading_ndx is not null',
    ),
  };
});

const mayMake = everyCall.filter((call) => accessTable.get(callName(call)) === 'signed-in');
const isLeaving = (path: string) => path.startsWith('/api/sign-out');
const get = async (path: string) => {
  const response = await product.fetch('well-owner', path);
  return { status: response.status, text: await response.text() };
};
const namesForeign = (text: string) =>
  /FOREIGN|foreign@example|1_?777_?777|1_?888_?888|demo\|developer/i.exec(text)?.[0] ?? null;

/** The address of a call for each number of Dee's; what is no number of hers (years, months) is the present one or all. */
function addresses(path: string): string[] {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
  const plain: Record<string, string> = { month: 'All', year: String(month.c_year), fiscalYear: String(month.c_year) };
  const key = names.find((name) => name in foreign || !(name in plain));
  const values = key === undefined ? [''] : (foreign[key] ?? [2, -2]);
  return values.map((value) =>
    path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => (name === key ? String(value) : (plain[name] ?? '1'))),
  );
}

it('answers no list, record, filter or table with anything of another owner', async () => {
  for (const { method, path } of mayMake.filter((call) => call.method === 'GET')) {
    for (const address of addresses(path)) {
      for (const asked of [address, `${address}?as=table`, `${address}?start_year=1900&end_year=2200`]) {
        const { status, text } = await get(asked);
        expect({ asked, status: status < 500, named: namesForeign(text) }).toEqual({
          asked,
          status: true,
          named: null,
        });
      }
    }
    expect(method).toBe('GET');
  }
});

it('finds nothing of another owner by their names and numbers', async () => {
  for (const words of ['FOREIGN', 'foreign ranch', 'M-SHARED', 'FOREIGN-2', 'Barn', 'Dora']) {
    const { text } = await get(`/api/find?q=${encodeURIComponent(words)}`);
    expect({ words, named: namesForeign(text) }).toEqual({ words, named: null });
  }
});

it('answers 404 for every record of another owner that a Well Owner could name, and changes nothing of it', async () => {
  const before = await everythingOfDee();
  const tried: string[] = [];
  for (const { method, path, upload } of mayMake.filter((call) => hasEffect(call) && !isLeaving(call.path))) {
    const key = /\{(\w+)\}/.exec(path)?.[1];
    if (key === undefined) continue;
    for (const value of foreign[key]!) {
      const form = new FormData();
      form.append('file', new File([await takePhoto(30, 20)], 'a.jpg', { type: 'image/jpeg' }));
      const { status } = await product.fetch('well-owner', path.replace(`{${key}}`, String(value)), {
        method,
        ...(upload && { body: form }),
        ...(method === 'PUT' && { body: '{}', headers: { 'content-type': 'application/json' } }),
      });
      tried.push(`${method} ${path}`);
      expect({ path, value, status }).toEqual({ path, value, status: 404 });
    }
  }
  expect(new Set(tried).size).toBeGreaterThan(2);
  expect(await everythingOfDee()).toEqual(before);
});

it('lets a Well Owner make no call of staff with the numbers of another owner, files and exports among them', async () => {
  for (const call of everyCall.filter((one) => accessTable.get(callName(one)) === 'staff')) {
    const [address] = addresses(call.path);
    const { status } = await product.fetch('well-owner', address!, {
      method: call.method,
      ...(call.method !== 'GET' && { body: '{}', headers: { 'content-type': 'application/json' } }),
    });
    expect({ call: callName(call), status }).toEqual({ call: callName(call), status: 403 });
  }
});

it('has no file of another owner among those whose names an owner is told', async () => {
  const { text } = await get('/api/ui-list-submitted-readings');
  const photos = await get('/api/ui-list-wells-photo-attachments');
  expect(text + photos.text).not.toMatch(/0{31}[23]/);
  expect(JSON.parse(text)).toEqual([]);
});

it('shows of a meter that two owners share each their own wells, permits and part, and nothing of who shares it', async () => {
  const mine = (await otto.view(monthsToRead)).filter(({ meter_id }) => meter_id === 'M-SHARED');
  expect(mine.map((row) => row.permit_ndx)).toEqual(mine.map(() => 1));
  expect(mine[0]).toMatchObject({ associated_wells: 'Mill', share: 0.5, submitted_reading: null, state: null });
  const hers = (await dee.view(monthsToRead)).filter(({ meter_id }) => meter_id === 'M-SHARED');
  expect(hers[0]).toMatchObject({ permit_ndx: 2, associated_wells: 'FOREIGN Barn', submitted_reading: 1_888_888 });
  for (const path of [
    '/api/list-meters',
    '/api/ui-list-meter-options',
    '/api/query-and-download/fetch-data-records/q-d-data-meters',
  ]) {
    const { text } = await get(path);
    expect({ path, has: text.includes('M-SHARED'), named: namesForeign(text) }).toEqual({
      path,
      has: true,
      named: null,
    });
  }
});

it('has a column of ownership in every view that a Well Owner may ask for', () => {
  const without = views.filter(({ access, ownedBy }) => access === 'signed-in' && ownedBy === undefined);
  expect(without.map(({ path }) => path)).toEqual([]);
});

async function everythingOfDee() {
  const { rows } = await product.database.pool.query(
    `select (select json_agg(submitted_readings order by submitted_reading_ndx) from submitted_readings) as sent,
       (select json_agg(delegations order by delegation_ndx) from delegations) as given,
       (select json_agg(attachments order by att_ndx) from attachments) as files,
       (select json_agg(permits order by permit_ndx) from permits) as permits`,
  );
  return rows;
}
