import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { settingUp, stepsOfSettingUp } from '@artesian/contract/dashboard/setting-up';
import { createClient } from '@artesian/contract/language/client';
import { changesOfUser, listUsers, type User } from '@artesian/contract/people/users';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../../src/platform/config.ts';
import { hasFirstUser, makeFirstUser, type FirstUser } from '../../src/users/make-first-user.ts';
import { nextSecond } from '../support/next-second.ts';
import { startProduct, type Product } from '../support/product.ts';
import { choosePassword, signInWith } from '../support/signed-in-by-password.ts';

const GOOD = 'seven limestone herons';
const ada: FirstUser = { email: 'ada@clear-creek.example', name: 'Ada Adams', role: 'Administrator' };

let product: Product;
beforeAll(async () => {
  product = await startProduct({ settings: { NODE_ENV: 'production', DEMONSTRATION: 'false' } });
});
afterAll(() => product.close());

const config = () => readConfig({ NODE_ENV: 'production', ORIGIN: product.origin }, {});
const make = (wanted: Partial<FirstUser> = {}) => makeFirstUser(product.database, config(), { ...ada, ...wanted });

it('the first administrator of a district chooses a password by the link, and manages users', async () => {
  expect(await hasFirstUser(product.database, config())).toBe(false);
  const { isNew, link } = await make();
  expect(isNew).toBe(true);
  expect(await choosePassword(link!, GOOD)).toMatchObject({ status: 200 });
  // A new password ends all sessions up to the second in which it was chosen.
  await nextSecond();
  const { accessToken } = await signInWith(product, ada.email, GOOD);
  const client = createClient({ baseUrl: product.origin, token: () => accessToken });
  const [user, ...others] = (await client.call(listUsers, { params: { isDeveloperOrUserId: 'false' } })) as User[];
  expect(others).toEqual([]);
  expect(user).toMatchObject({ auth0_email: ada.email, auth0_nickname: 'Ada', assigned_role: 'Administrator' });
  const changes = await client.call(changesOfUser, { params: user! });
  expect(changes.map(({ act, who }) => [act, who])).toContainEqual(['created', 'command line']);
  expect(await hasFirstUser(product.database, config())).toBe(true);
  const steps = await client.call(settingUp, {});
  expect(steps.flatMap(({ step, done }) => (done ? [] : [step]))).toEqual([...stepsOfSettingUp]);
});

it('who is there already gets another link, and keeps the password until it is used', async () => {
  const { isNew, link } = await make({ email: ada.email.toUpperCase() });
  expect(isNew).toBe(false);
  await signInWith(product, ada.email, GOOD);
  expect(await choosePassword(link!, 'nine limestone herons')).toMatchObject({ status: 200 });
  await expect(signInWith(product, ada.email, GOOD)).rejects.toThrow(/returned 401/);
});

it('who lost their second factor gets in by the command', async () => {
  const sub = '(select sub from accounts where lower(email) = lower($1))';
  await product.database.pool.query(
    `insert into account_authenticators (sub, secret, last_step) values (${sub}, 'JBSWY3DPEHPK3PXP', 0)`,
    [ada.email],
  );
  await make();
  const factors = () =>
    product.database.pool.query(`select from account_authenticators where sub = ${sub}`, [ada.email]);
  expect((await factors()).rowCount).toBe(1);
  await make({ resetsSecondFactor: true });
  expect((await factors()).rowCount).toBe(0);
});

it('what cannot be an account is refused in words', async () => {
  await expect(make({ role: 'Developer' })).rejects.toThrow(/already has an account, with the role Administrator/);
  await expect(make({ email: 'ada' })).rejects.toThrow('Requires Email');
});

it('the command refuses where a provider keeps the accounts, before it opens a database', async () => {
  const entry = fileURLToPath(new URL('../../src/users/command.ts', import.meta.url));
  const run = promisify(execFile)(process.execPath, ['--import', 'tsx', entry, ada.email], {
    env: { ...process.env, OIDC_ISSUER: 'https://login.clear-creek.example', DATA_DIR: '/nowhere' },
  });
  await expect(run).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('managed by the identity provider at https://login.clear-creek.example') as string,
  });
});
