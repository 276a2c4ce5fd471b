import { makeApiKey, apiKeys } from '@artesian/contract/api-keys/api-keys';
import { activityLog, noteExport } from '@artesian/contract/people/activity-log';
import { exportPerson } from '@artesian/contract/people/person-export';
import { userActs } from '@artesian/contract/people/users';
import { contacts } from '@artesian/contract/people/contacts';
import { expect, it, vi } from 'vitest';
import { hashPassword } from '../../src/sign-in/accounts.ts';
import { draftOf } from '../support/builders.ts';
import { sharedProduct } from '../support/product.ts';
import { signInWith } from '../support/signed-in-by-password.ts';

const { product, staff } = await sharedProduct();

const newest = async (act: string) => (await staff.view(activityLog)).filter((entry) => entry.act === act);

it('names who signed in, and from which network address', async () => {
  const owner = await product.as('well-owner');
  await owner.send('GET', '/api/me');
  const signedIn = (await newest('Signed in')).filter(({ who }) => who === 'demo|well-owner');
  expect(signedIn[0]).toMatchObject({
    act: 'Signed in',
    who: 'demo|well-owner',
    who_name: 'Otto Owner',
    about: null,
    times: 1,
    from_address: '127.0.0.1',
  });
});

it('counts refused sign-ins by the hour, and keeps nothing that was entered in place of an email', async () => {
  await product.database.pool.query(
    `insert into accounts (sub, email, name, password_hash, roles) values ('local|1', 'greta@district.example', 'Greta', $1, '{Administrator}')`,
    [await hashPassword('a long enough password')],
  );
  const refused = async (email: string) => expect(signInWith(product, email, 'wrong')).rejects.toThrow('returned 401');
  await refused('greta@district.example');
  await refused('Greta@district.example');
  await refused('a-password-in-the-wrong-field@district.example');
  expect(await newest('Sign-in refused')).toEqual([
    expect.objectContaining({ who_name: 'Unknown', about: 'The email entered has no account', times: 1 }),
    expect.objectContaining({ who: 'local|1', who_name: 'Greta', about: 'Wrong password', times: 2 }),
  ]);
  const { rows } = await product.database.pool.query('select * from refused_attempts');
  expect(JSON.stringify(rows)).not.toContain('wrong-field');
});

it('counts calls that an account is not admitted to', async () => {
  for (let times = 0; times < 3; times += 1) {
    expect((await product.fetch('well-owner', '/api/ui-admin-activity-log')).status).toBe(403);
  }
  expect(await newest('Access refused')).toMatchObject([
    { who: 'demo|well-owner', about: `${activityLog.summary} (GET /api/ui-admin-activity-log)`, times: 3 },
  ]);
});

it('names exports: of tables, of files that the server makes, and of all data of a person', async () => {
  const address = '/api/query-and-download/fetch-data-csv/q-d-data-wells';
  const asked = { method: 'POST', body: JSON.stringify({ conditions: {}, excludeFields: [], excludePatterns: [] }) };
  const headers = { 'content-type': 'application/json' };
  const downloaded = await product.fetch('administrator', address, { ...asked, headers });
  expect([downloaded.status, await downloaded.text()]).toEqual([200, expect.any(String)]);
  // It is noted when the last of the file has been sent.
  await vi.waitFor(async () => expect(await newest('Exported')).toHaveLength(1));

  await (await product.as('well-owner')).call(noteExport, { body: { table: 'My Meters', format: 'XLSX', rows: 7 } });
  const { rolo_ndx } = await staff.register(contacts).create(await draftOf(contacts, staff, product.database.pool));
  await staff.call(exportPerson, { params: { rolo_ndx } });

  expect(await newest('Exported')).toMatchObject([
    { who: 'demo|administrator', about: expect.stringMatching(/^All data of ./) },
    { who: 'demo|well-owner', about: 'My Meters: 7 rows, XLSX' },
    { who: 'demo|administrator', about: expect.stringMatching(/\.csv$/) },
  ]);
});

it('names API keys that are generated, and how often each is used on a day', async () => {
  const draft = { ...(await draftOf(apiKeys, staff, product.database.pool)), holder: 'Hydrology Class' };
  const { api_key_ndx } = await staff.register(apiKeys).create(draft as never);
  await staff.call(makeApiKey, { params: { api_key_ndx } });
  await product.database.pool.query('insert into api_key_days values ($1, district_today() - 1, 20, 3)', [api_key_ndx]);
  expect(await newest('API key generated')).toMatchObject([{ who: 'demo|administrator', about: 'Hydrology Class' }]);
  expect(await newest('API key used')).toMatchObject([
    { who_name: 'Program', about: 'Hydrology Class, 3 over the limit', times: 23 },
  ]);
});

it('says what was changed of a user', async () => {
  await product.database.pool.query(
    `insert into user_changes (who, sub, act, before, after)
     values ('demo|administrator', 'local|1', 'updated', $1, $2)`,
    [
      { name: 'Greta', role: 'Well Owner', permits: ['P-1'], blocked: false },
      { name: 'Greta', role: 'Administrator', permits: [], blocked: true },
    ],
  );
  expect(await newest('User changed')).toMatchObject([
    {
      who: 'demo|administrator',
      about: 'Greta: blocked: no → yes; permits: P-1 → none; role: Well Owner → Administrator',
    },
  ]);
});

it('has words for whatever is done to users', async () => {
  const { pool } = product.database;
  const before = (await staff.view(activityLog)).length;
  await pool.query(`insert into user_changes (sub, act) select 'local|1', unnest($1::text[])`, [userActs]);
  expect(await staff.view(activityLog)).toHaveLength(before + userActs.length);
});

it('names who signed out', async () => {
  await (await product.as('well-owner')).send('POST', '/api/sign-out');
  expect(await newest('Signed out')).toMatchObject([{ who: 'demo|well-owner' }]);
});
