import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pagesBesideRegisters, publicPages, type PageBesideRegisters } from '@artesian/contract/record-pages';
import { registers } from '@artesian/contract/registers';
import type { Register, Row } from '@artesian/contract/language/register';
import { wells } from '@artesian/contract/wells/wells';
import { afterAll, describe, expect, it } from 'vitest';
import { startBrowserless } from '../support/browserless.ts';
import { aPresentRecordOf, buildWell, draftOf } from '../support/builders.ts';
import { freshDatabase } from '../support/fresh-database.ts';
import { serveProduct } from '../support/serve-product.ts';

const PAGE = '<title>Artesian</title>';
const NOBODYS = 2_147_483_646;

const pathBeside = (pageOf: PageBesideRegisters) => `/${pageOf.replaceAll(' ', '-')}`;

/** The pages of the application: one for each register, and those beside them. */
function buildPages(): string {
  const folder = mkdtempSync(join(tmpdir(), 'artesian-web-'));
  const screens = registers.map(({ path }) => ({ path: `/pages/${path}/{id?}`, pageOf: path }));
  writeFileSync(join(folder, 'index.html'), PAGE);
  const others = pagesBesideRegisters.map((pageOf) => ({ path: `${pathBeside(pageOf)}/{id}/{second?}`, pageOf }));
  writeFileSync(join(folder, 'screens.json'), JSON.stringify([...screens, ...others]));
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
  const draft = await draftOf(register, staff, product.database.pool);
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

/** Rows that nobody enters through a register; the page of each is named after its number. */
const rowsBeside: Partial<Record<PageBesideRegisters, string>> = {
  notices: `insert into notices (kind, reading_month) select 'reminder', date '2031-01-01' + make_interval(months => count(*)::integer) from notices returning notice_ndx as key`,
  declarations: `
    insert into drought_declarations (declared_on, drought_stage_ndx, first_month, last_month, stages_before)
    values ('2031-01-20', 2, '2031-02-01', '2031-02-01', '{1}') returning drought_declaration_ndx as key`,
  imports: `
    insert into imports (subject, file_name, file_hash, mapping, rows_read, rows_added, rows_known, rows_refused)
    values ('wells', 'wells.csv', '', '{}', 1, 1, 0, 0) returning import_ndx as key`,
  'files of users': `
    with file as (
      insert into user_files (file_name, headings_hash, mapping, added_by) values ('users.csv', '', '{}', 'demo|administrator')
      returning user_file_ndx
    )
    insert into user_file_accounts (user_file_ndx, sub, permits)
    select user_file_ndx, 'demo|well-owner', '{}' from file returning user_file_ndx as key`,
};

/** What an address names where something is, and where nothing of the kind is. */
async function namesBeside(pageOf: PageBesideRegisters): Promise<{ there: string[]; missing: string[] }> {
  const row = rowsBeside[pageOf];
  if (row) {
    const { rows } = await product.database.pool.query<{ key: number }>(row);
    return { there: [String(rows[0]!.key)], missing: [String(NOBODYS), '99999999999', '-1', '1.5', 'x', '%27'] };
  }
  if (pageOf === 'users')
    return { there: ['demo%7Cwell-owner'], missing: ['demo%7Cnobody', 'demo%7Cdeveloper', '1', '%27'] };
  if (pageOf === 'vocabularies') return { there: ['well-uses'], missing: ['no-such-list', 'toString', '1'] };
  if (pageOf === 'registers of imports') return { there: ['wells'], missing: ['nothings', 'toString', '1'] };
  const { well_ndx, district_well_id } = await buildWell(staff);
  if (pageOf !== 'field inspections') return { there: [district_well_id], missing: ['58-00-0-0000', '%27'] };
  const { rows } = await product.database.pool.query<{ key: number }>(
    `insert into inspections (well_ndx, inspected_by) values ($1, 'Ada') returning ir_ndx as key`,
    [well_ndx],
  );
  const { district_well_id: other } = await buildWell(staff);
  const visit = `${district_well_id}/${rows[0]!.key}`;
  return {
    there: [district_well_id, `${district_well_id}/new`, visit],
    missing: [
      '58-00-0-0000',
      '58-00-0-0000/new',
      `${other}/${rows[0]!.key}`,
      `${district_well_id}/${NOBODYS}`,
      `${district_well_id}/x`,
    ],
  };
}

const ofStaff = pagesBesideRegisters.filter((pageOf) => !publicPages.includes(pageOf));

describe.each(ofStaff)('the page of what is no register: %s', (pageOf) => {
  const at = (name: string) => `${pathBeside(pageOf)}/${name}`;

  it('is there for staff where that is, and not found where it is not', async () => {
    const { there, missing } = await namesBeside(pageOf);
    const found = await Promise.all([...there, ...missing].map((name) => statusFor(administrator, at(name))));
    expect(found).toEqual([...there.map(() => 200), ...missing.map(() => 404)]);
  });

  it('tells a stranger and an owner nothing of what is there', async () => {
    const { there, missing } = await namesBeside(pageOf);
    const seen = await ask(stranger, at(there[0]!));
    expect(seen).toEqual(await ask(stranger, at(missing[0]!)));
    expect(seen).toMatchObject({ status: 404, etag: null, cache: 'private, no-cache' });
    expect(await statusFor(owner, at(there[0]!))).toBe(404);
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

it('the page of an aquifer is there for everybody while it has a published well', async () => {
  const { well_ndx } = await buildWell(staff);
  const { pool } = product.database;
  await pool.query(
    `update wells
     set is_published = true, aquifer_ndx = (
       select aquifer_ndx from aquifers join aquifer_groups using (aquifer_group_ndx) where aq_group_summary_name = 'Edwards' limit 1
     )
     where well_ndx = $1`,
    [well_ndx],
  );
  expect(await statusFor(stranger, '/aquifers/Edwards')).toBe(200);
  expect(await statusFor(stranger, '/aquifers/Ogallala')).toBe(404);
  expect(await statusFor(stranger, '/aquifers/%27')).toBe(404);
  await pool.query('update wells set is_published = false where well_ndx = $1', [well_ndx]);
  expect(await statusFor(stranger, '/aquifers/Edwards')).toBe(404);
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
