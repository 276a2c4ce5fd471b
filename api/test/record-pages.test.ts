import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { registers } from '@artesian/contract/registers';
import type { Register, Row } from '@artesian/contract/language/register';
import { wells } from '@artesian/contract/wells/wells';
import { afterAll, describe, expect, it } from 'vitest';
import { startBrowserless } from './support/browserless.ts';
import { aDraftOf, aPresentRecordOf, buildWell } from './support/builders.ts';
import { freshDatabase } from './support/fresh-database.ts';
import { serveProduct } from './support/serve-product.ts';

const PAGE = '<title>Artesian</title>';
const NOBODYS = 2_147_483_646;

/** The pages of the application, one for each register and that of the public's wells. */
function buildPages(): string {
  const folder = mkdtempSync(join(tmpdir(), 'artesian-web-'));
  const screens = registers.map(({ path }) => ({ path: `/pages/${path}/{id?}`, pageOf: path }));
  writeFileSync(join(folder, 'index.html'), PAGE);
  writeFileSync(join(folder, 'screens.json'), JSON.stringify([...screens, { path: '/wells/{id}', pageOf: 'wells' }]));
  return folder;
}

const web = buildPages();
const product = await serveProduct(await freshDatabase({ demo: false }), {}, web);
const staff = await product.as('administrator');
afterAll(async () => {
  await product.close();
  rmSync(web, { recursive: true });
});

const stranger = startBrowserless(product.origin);
const administrator = startBrowserless(product.origin);
await administrator.signIn('demo|administrator');
const owner = startBrowserless(product.origin);
await owner.signIn('demo|well-owner');

async function ask(who: typeof stranger, path: string) {
  const answer = await who.visit(path);
  expect(answer.headers.get('content-type')).toContain('text/html');
  const text = await answer.text();
  expect(text).toContain(PAGE);
  return { status: answer.status, text, etag: answer.headers.get('etag'), cache: answer.headers.get('cache-control') };
}
const statusFor = async (who: typeof stranger, path: string) => (await ask(who, path)).status;

async function keyOfARecord(register: Register): Promise<number> {
  if (register.partOf === 'list-wells') return (await buildWell(staff)).well_ndx;
  if (!register.calls.create) return (await aPresentRecordOf[register.path]!(staff, product.database.pool)).key;
  const draft = await aDraftOf[register.path]!(staff, product.database.pool);
  const made = (await staff.register(register).create(draft)) as Row;
  return made[register.key] as number;
}

describe.each(registers)('the page of a record of $title', (register) => {
  const pages = `/pages/${register.path}`;

  it('is there for staff where the record is, and not found where it is not', async () => {
    const key = await keyOfARecord(register);
    expect(await statusFor(administrator, `${pages}/${key}`)).toBe(200);
    expect(await statusFor(administrator, `${pages}/${NOBODYS}`)).toBe(404);
    expect(await statusFor(administrator, `${pages}/${key}?tab=history`)).toBe(200);
    expect(await statusFor(administrator, pages)).toBe(200);
  });

  it('tells a stranger nothing of what is there', async () => {
    const key = await keyOfARecord(register);
    const there = await ask(stranger, `${pages}/${key}`);
    expect(there).toEqual(await ask(stranger, `${pages}/${NOBODYS}`));
    expect(there).toMatchObject({ status: 404, etag: null, cache: 'private, no-cache' });
    expect(await statusFor(owner, `${pages}/${key}`)).toBe(404);
  });

  it.each(['99999999999', '-1', '1.5', 'x', '%C3%A9', '%27'])('is not found at %s', async (key) => {
    expect(await statusFor(administrator, `${pages}/${key}`)).toBe(404);
  });
});

describe('the page of a well of the public', () => {
  it('is there while the well is published, by each of its names', async () => {
    const { well_ndx, district_well_id, version } = await buildWell(staff);
    const page = `/wells/${district_well_id}`;
    expect(await statusFor(stranger, page)).toBe(200);
    const { version: later } = await staff.register(wells).update(well_ndx, { is_published: false }, version);
    expect(await ask(stranger, page)).toEqual(await ask(stranger, '/wells/58-00-0-0000'));
    expect(await statusFor(stranger, page)).toBe(404);
    expect(await statusFor(owner, page)).toBe(404);
    await staff.register(wells).update(well_ndx, { is_published: true }, later);
    expect(await statusFor(stranger, page)).toBe(200);
  });

  it('is not found once the well is removed', async () => {
    const { well_ndx, district_well_id, version } = await buildWell(staff);
    await staff.register(wells).update(well_ndx, { should_remove: true }, version);
    expect(await statusFor(stranger, `/wells/${district_well_id}`)).toBe(404);
  });
});

it('a session that has ended sees what a stranger sees', async () => {
  const { well_ndx } = await buildWell(staff);
  const page = `/pages/list-wells/${well_ndx}`;
  const visitor = startBrowserless(product.origin);
  const { accessToken } = await visitor.signIn('demo|developer');
  expect(await statusFor(visitor, page)).toBe(200);
  await fetch(`${product.origin}/api/sign-out`, {
    method: 'POST',
    headers: { authorization: `Bearer ${accessToken}`, 'idempotency-key': crypto.randomUUID() },
  });
  expect(await statusFor(visitor, page)).toBe(404);
});
