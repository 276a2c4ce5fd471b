import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CONFIRMED_FIELDS } from '@artesian/contract/language/usual';
import type { Values } from '@artesian/contract/language/register';
import { wellsCountingElsewhere } from '@artesian/contract/permits/permit-lists';
import { permitWellLinks } from '@artesian/contract/permits/permit-rows';
import { dataQuality } from '@artesian/contract/wells/data-quality';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { completeMapping, noMapping } from '../../src/import/mapping.ts';
import { readTable } from '../../src/import/file/read-table.ts';
import { findSubject } from '../../src/import/subject.ts';
import { buildWell } from '../support/builders.ts';
import { refusalOf } from '../support/refusal-of.ts';
import { importRows } from '../support/import-rows.ts';
import { sharedProduct } from '../support/product.ts';

const { product, staff } = await sharedProduct();
const folder = mkdtempSync(join(tmpdir(), 'artesian-links-'));
afterAll(() => rmSync(folder, { recursive: true }));
const links = staff.register(permitWellLinks);
const query = async <R extends object>(text: string, values: unknown[] = []) =>
  (await product.database.pool.query<R>(text, values)).rows;

let [first, second, well, name] = [0, 0, 0, ''];
let at = 0;
const permit = async () =>
  (
    await query<{ permit_ndx: number }>(
      `insert into permits (permit_number, permit_year, authorized_volume_gal, start_date)
       values ($1, 2024, 1000, '2024-01-01') returning permit_ndx`,
      [`Shared ${(at += 1)}`],
    )
  )[0]!.permit_ndx;
const numberOf = async (key: number) =>
  (await query<{ permit_number: string }>('select permit_number from permits where permit_ndx = $1', [key]))[0]!
    .permit_number;

beforeEach(async () => {
  ({ well_ndx: well, district_well_id: name } = await buildWell(staff));
  [first, second] = [await permit(), await permit()];
  await links.create({ permit_ndx: first, well_ndx: well, start_date: '2024-03-10' });
});

const PATH = '/api/list-permits-associated-wells';
const confirm = async (body: Values) => {
  const headers = { 'content-type': 'application/json', [CONFIRMED_FIELDS]: 'well_ndx' };
  const { status } = await product.fetch('administrator', PATH, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  expect(status).toBe(201);
};
const refused = (body: Values) => refusalOf(staff.send('POST', PATH, { body }));
const linkToSecond = { start_date: '2025-06-01' };
const elsewhere = (permit_ndx: number) => staff.view(wellsCountingElsewhere, { params: { permit_ndx } });

it('asks who links a well to a second permit, and says at which it counts and from when', async () => {
  const refusal = await refused({ permit_ndx: second, well_ndx: well, ...linkToSecond });
  expect(refusal).toMatchObject({ status: 422, code: 'unlikely' });
  expect(refusal.errors).toEqual([
    {
      field: 'well_ndx',
      message: `Well ${name} counts toward permit ${await numberOf(first)} from June 2025 on, so its water would not count here. End its link to ${await numberOf(first)} first, or continue.`,
    },
  ]);
  expect(await elsewhere(second)).toEqual([]);
});

it('asks too where the new link would take the water from a permit that is there', async () => {
  const { errors } = await refused({ permit_ndx: second, well_ndx: well, start_date: '2024-01-01' });
  expect(errors?.[0]?.message).toMatch(
    /Its water would count here and no longer toward Shared \d+ from March 2024 on\./,
  );
});

it('goes on where that is meant: the second says plainly where the water counts, and so does Data Quality', async () => {
  await confirm({ permit_ndx: second, well_ndx: well, ...linkToSecond });
  expect(await elsewhere(first)).toEqual([]);
  expect(await elsewhere(second)).toMatchObject([
    {
      district_well_id: name,
      counting_permit_ndx: first,
      from_month: '2025-06-01',
      to_day: null,
      other_could_end: '2025-05-31',
    },
  ]);
  const found = (await staff.view(dataQuality)).filter(
    ({ rule, record_ndx }) => rule === 'Well under several permits' && record_ndx === well,
  );
  expect(found.map(({ detail }) => detail)).toEqual([
    `Its water counts toward permit ${await numberOf(first)}, not toward ${await numberOf(second)} from June 2025 on.`,
  ]);
});

it('is settled by ending the other link, of which nothing is asked', async () => {
  await confirm({ permit_ndx: second, well_ndx: well, ...linkToSecond });
  const [{ counting_link_ndx, counting_link_version, other_could_end }] = (await elsewhere(second)) as [
    Awaited<ReturnType<typeof elsewhere>>[number],
  ];
  await links.update(counting_link_ndx, { end_date: other_could_end }, counting_link_version);
  expect(await elsewhere(second)).toEqual([]);
});

it('asks nothing of a successor, a removed permit, and a permit that has ended', async () => {
  await query(`update permits set ended_date = '2025-05-31' where permit_ndx = $1`, [first]);
  await links.create({ permit_ndx: second, well_ndx: well, ...linkToSecond });
  expect(await elsewhere(second)).toEqual([]);
});

it('is listed by an import', async () => {
  const subject = findSubject('permit-wells')!;
  const path = join(folder, 'links.csv');
  writeFileSync(path, `permit number,well id,from\n${await numberOf(second)},${name},06/01/2025`);
  const table = await readTable(path);
  const mapping = completeMapping(subject, table.columns, noMapping, 'add');
  const { outcomes } = await importRows(product.database, subject, table, mapping, { dryRun: true });
  expect(JSON.stringify(outcomes)).toContain('the well is also under another permit');
});
