import { createClient, type Client } from '@artesian/contract/language/client';
import {
  addPasskey,
  beginAuthenticator,
  beginPasskey,
  confirmAuthenticator,
  removeFactor,
  renewRecoveryCodes,
  signInMethods,
} from '@artesian/contract/people/sign-in-methods';
import { changesOfUser, createUser, deleteUser, resetSecondFactor, type User } from '@artesian/contract/people/users';
import { changeDistrictSetting } from '@artesian/contract/settings/district-settings';
import { Secret, TOTP } from 'otpauth';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startBrowserless } from '../support/browserless.ts';
import { sharedProduct, startProduct } from '../support/product.ts';
import { signInWith, wordsOfPage } from '../support/signed-in-by-password.ts';

const { product, staff } = await sharedProduct({ settings: { ACCOUNT_CHECK_SECONDS: '0' } });
const { pool } = product.database;
const PASSWORD = 'seven limestone herons';

let count = 0;
const add = (role: 'Administrator' | 'Well Owner' = 'Administrator') =>
  staff.call(createUser, {
    body: {
      email: `factor-${++count}@district.example`,
      name: `Fay ${count}`,
      nickname: 'F',
      role,
      permits: [],
      password: PASSWORD,
    },
  });
const clientOf = (accessToken: string) => createClient({ baseUrl: product.origin, token: () => accessToken });
/** The code that an app shows; that of another half minute, because one is good once. */
const codeOf = (secret: string, halfMinutes = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + halfMinutes * 30_000 });
const setUp = async (me: Client) => {
  const { secret } = await me.call(beginAuthenticator, { body: { password: PASSWORD } });
  // The code of before, so that the present one is still good.
  const { recovery_codes } = await me.call(confirmAuthenticator, { body: { code: codeOf(secret, -1) } });
  return { secret, codes: recovery_codes ?? [] };
};
const begin = async (user: User) => {
  const { accessToken } = await signInWith(product, user.auth0_email, PASSWORD);
  return clientOf(accessToken);
};
const actsOf = async (user: User) => (await staff.call(changesOfUser, { params: user })).map(({ act }) => act);
/** Signs in up to the second page, and answers it. */
async function secondPage(user: User, visit = startBrowserless(product.origin)) {
  const answer = await visit.visit(await visit.openSignInPage(), { email: user.auth0_email, password: PASSWORD });
  const address = answer.headers.get('location')!;
  expect(address).toMatch(/\/second-factor$/);
  return {
    show: async () => wordsOfPage(await (await visit.visit(address)).text()),
    html: async () => (await visit.visit(address)).text(),
    post: (form: Record<string, string>) => visit.visit(address, form),
  };
}

describe('an authenticator app', () => {
  it('is set up with the password and a code, and then asked for at sign-in', async () => {
    const user = await add();
    const me = await begin(user);
    await expect(me.call(beginAuthenticator, { body: { password: 'wrong' } })).rejects.toMatchObject({ status: 400 });
    const { secret, address } = await me.call(beginAuthenticator, { body: { password: PASSWORD } });
    expect(address).toMatch(/^otpauth:\/\/totp\/.*secret=/);
    await expect(me.call(confirmAuthenticator, { body: { code: '12345' } })).rejects.toMatchObject({ status: 400 });
    // It counts once a code was confirmed, so that nobody is kept out by an app that was set up wrongly.
    await signInWith(product, user.auth0_email, PASSWORD);
    const { recovery_codes } = await me.call(confirmAuthenticator, { body: { code: codeOf(secret, -1) } });
    expect(recovery_codes).toHaveLength(10);
    expect(await me.call(signInMethods, {})).toMatchObject({
      canChange: true,
      isDemanded: false,
      passkeys: [],
      authenticator_since: expect.any(String) as string,
      recovery_codes_left: 10,
    });

    await expect(signInWith(product, user.auth0_email, PASSWORD)).rejects.toThrow(/returned 200/);
    const { accessToken } = await startBrowserless(product.origin).signInWith(user.auth0_email, PASSWORD, {
      code: codeOf(secret),
    });
    expect((await clientOf(accessToken).call(signInMethods, {})).recovery_codes_left).toBe(10);
    expect(await actsOf(user)).toEqual(['second factor added', 'created']);
  });

  it('has codes that are good once, and not those of before', async () => {
    const user = await add();
    const { secret } = await setUp(await begin(user));
    const page = await secondPage(user);
    expect(await page.show()).toContain('Code from your authenticator app');
    for (const code of [codeOf(secret, -1), codeOf(secret, -20), '000000', '', 'abc']) {
      const refused = await page.post({ code });
      expect([refused.status, wordsOfPage(await refused.text())]).toEqual([
        401,
        expect.stringContaining('This code is incorrect.'),
      ]);
    }
    const locked = await page.post({ code: codeOf(secret) });
    expect([locked.status, wordsOfPage(await locked.text())]).toEqual([
      429,
      expect.stringContaining('The code was incorrect too many times. Try again in a minute.'),
    ]);
    await pool.query(`update sign_in_failures set last_failure = now() - interval '31 seconds'`);
    // Half a minute may end in between: it is the same code that is good once.
    const code = codeOf(secret);
    expect((await page.post({ code })).status).toBe(303);
    expect((await (await secondPage(user)).post({ code })).status).toBe(401);
  });

  it('whoever guesses codes with a password that they know does not keep the person out', async () => {
    const user = await add();
    const { secret } = await setUp(await begin(user));
    const thief = await secondPage(user, startBrowserless(product.origin, { ip: '198.51.100.66' }));
    for (let attempt = 0; attempt < 5; attempt++) await thief.post({ code: '000000' });
    expect((await thief.post({ code: '000000' })).status).toBe(429);
    const own = await secondPage(user, startBrowserless(product.origin, { ip: '203.0.113.66' }));
    expect((await own.post({ code: codeOf(secret) })).status).toBe(303);
  });
});

describe('recovery codes', () => {
  it('sign in once each, however they are typed, and are made anew', async () => {
    const user = await add();
    const me = await begin(user);
    const { codes } = await setUp(me);
    const [first = '', second = ''] = codes;
    await startBrowserless(product.origin).signInWith(user.auth0_email, PASSWORD, {
      recovery: first.toUpperCase().replaceAll('-', ' '),
    });
    expect((await (await secondPage(user)).post({ recovery: first })).status).toBe(401);
    expect((await me.call(signInMethods, {})).recovery_codes_left).toBe(9);
    const { recovery_codes: renewed } = await me.call(renewRecoveryCodes, { body: { password: PASSWORD } });
    expect((await (await secondPage(user)).post({ recovery: second })).status).toBe(401);
    expect((await (await secondPage(user)).post({ recovery: renewed[0]! })).status).toBe(303);
    expect(await actsOf(user)).toEqual([
      'recovery code used',
      'recovery codes made',
      'recovery code used',
      'second factor added',
      'created',
    ]);
  });

  it('are nothing to make without a second factor', async () => {
    const me = await begin(await add());
    await expect(me.call(renewRecoveryCodes, { body: { password: PASSWORD } })).rejects.toMatchObject({ status: 409 });
  });
});

describe('the second page', () => {
  it('is passed by nobody who has not given the password', async () => {
    const visit = startBrowserless(product.origin);
    const page = await visit.openSignInPage();
    const answer = await visit.visit(`${page}/second-factor`, { code: '123456' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, page]);
  });

  it('refuses a passkey that is none, in words', async () => {
    const user = await add();
    await setUp(await begin(user));
    const page = await secondPage(user);
    for (const passkey of ['', 'no JSON', '{}', '{"id":7}', '[]', JSON.stringify({ id: 'x', response: {} })]) {
      const refused = await page.post({ passkey });
      expect([refused.status, wordsOfPage(await refused.text())]).toEqual([
        passkey === JSON.stringify({ id: 'x', response: {} }) ? 429 : 401,
        expect.stringMatching(/could not be checked|too many times/),
      ]);
    }
  });
});

describe('a passkey', () => {
  it('is kept only as the answer to what was begun, with the password', async () => {
    const me = await begin(await add());
    const nonsense = { body: { name: 'Key', response: { id: 'x' } } };
    await expect(me.call(addPasskey, nonsense)).rejects.toMatchObject({ status: 409 });
    await expect(me.call(beginPasskey, { body: { password: '' } })).rejects.toMatchObject({ status: 400 });
    const options = await me.call(beginPasskey, { body: { password: PASSWORD } });
    expect(options).toMatchObject({ rp: { id: 'localhost' }, attestation: 'none' });
    await expect(me.call(addPasskey, nonsense)).rejects.toMatchObject({ status: 400 });
  });
});

describe('a second factor', () => {
  it('is removed with the password, and its recovery codes with the last one', async () => {
    const user = await add();
    const me = await begin(user);
    await setUp(me);
    const body = { password: PASSWORD, passkey_ndx: null };
    await expect(me.call(removeFactor, { body: { ...body, password: 'x' } })).rejects.toMatchObject({ status: 400 });
    await expect(me.call(removeFactor, { body: { ...body, passkey_ndx: 1 } })).rejects.toMatchObject({ status: 404 });
    await me.call(removeFactor, { body });
    expect(await me.call(signInMethods, {})).toMatchObject({ authenticator_since: null, recovery_codes_left: 0 });
    await signInWith(product, user.auth0_email, PASSWORD);
  });

  it('is reset by an administrator, and gone with its account', async () => {
    const user = await add();
    await setUp(await begin(user));
    const owner = await begin(await add('Well Owner'));
    await expect(owner.call(resetSecondFactor, { params: user })).rejects.toMatchObject({ status: 403 });
    await staff.call(resetSecondFactor, { params: user });
    await staff.call(resetSecondFactor, { params: user });
    expect((await actsOf(user)).filter((act) => act === 'second factor reset')).toHaveLength(1);
    const me = await begin(user);
    await setUp(me);
    await staff.call(deleteUser, { params: user });
    const { rowCount } = await pool.query('select from account_authenticators where sub = $1', [user.auth0_user_id]);
    expect(rowCount).toBe(0);
  });

  it('an administrator resets none of a Developer', async () => {
    await expect(staff.call(resetSecondFactor, { params: { auth0_user_id: 'demo|developer' } })).rejects.toMatchObject({
      status: 404,
    });
  });

  it('is nothing for an account that anybody signs in to by a click', async () => {
    expect((await staff.call(signInMethods, {})).canChange).toBe(false);
    await expect(staff.call(beginAuthenticator, { body: { password: '' } })).rejects.toMatchObject({ status: 409 });
  });

  it('leaves no secret in answers that are kept, in histories or in what staff read', async () => {
    const user = await add();
    const me = await begin(user);
    const { secret, codes } = await setUp(me);
    const { rows } = await pool.query<{ text: string }>(
      `select coalesce(string_agg(kept::text, ' '), '') as text from (
         select to_jsonb(idempotency_keys) from idempotency_keys union all
         select to_jsonb(changes) from history.changes as changes union all
         select to_jsonb(user_changes) from user_changes
       ) as all_kept (kept)`,
    );
    const told = JSON.stringify([
      await me.call(signInMethods, {}),
      await staff.call(changesOfUser, { params: user }),
      await (await product.fetch('administrator', `/api/users-management/users/${user.auth0_user_id}`)).json(),
    ]);
    for (const hidden of [secret, codes[0]!, codes[0]!.replaceAll('-', '')]) {
      expect(rows[0]!.text).not.toContain(hidden);
      expect(told).not.toContain(hidden);
    }
  });
});

describe('where the district demands a second factor of staff', () => {
  it('takes somebody who has one to demand it, and ends the sessions of staff who have none', async () => {
    const own = await startProduct({ settings: { ACCOUNT_CHECK_SECONDS: '0' } });
    onTestFinished(() => own.close());
    const office = await own.as('administrator');
    const sessionOf = async (email: string) => {
      const body = {
        email,
        name: 'Fay',
        nickname: 'F',
        role: 'Administrator' as const,
        permits: [],
        password: PASSWORD,
      };
      await office.call(createUser, { body });
      const { accessToken, renew } = await signInWith(own, email, PASSWORD);
      return { client: createClient({ baseUrl: own.origin, token: () => accessToken }), renew };
    };
    const [careful, careless] = [await sessionOf('careful@district.example'), await sessionOf('less@district.example')];
    const demand = (who: Client) =>
      who.call(changeDistrictSetting, { params: { name: 'STAFF_SECOND_FACTOR' }, body: { value: 'true' } });
    await expect(demand(careful.client)).rejects.toMatchObject({
      status: 400,
      problem: { errors: [{ field: 'value', message: 'Set up your own second factor first, on your profile.' }] },
    });
    await setUp(careful.client);
    await demand(careful.client);
    expect((await careful.client.call(signInMethods, {})).isDemanded).toBe(true);
    await expect(careless.client.call(signInMethods, {})).rejects.toMatchObject({ status: 401 });
    expect((await careless.renew()).status).toBe(400);
    expect((await office.call(signInMethods, {})).canChange).toBe(false);
  });

  it('staff who have none set it up at sign-in, owners and demonstration accounts are not asked', async () => {
    const strict = await startProduct({ settings: { STAFF_SECOND_FACTOR: 'true', ACCOUNT_CHECK_SECONDS: '0' } });
    onTestFinished(() => strict.close());
    const office = await strict.as('administrator');
    const draft = (role: 'Administrator' | 'Well Owner', email: string) => ({
      body: { email, name: 'Fay', nickname: 'F', role, permits: [], password: PASSWORD },
    });
    const user = await office.call(createUser, draft('Administrator', 'fay@district.example'));
    const owner = await office.call(createUser, draft('Well Owner', 'otto@district.example'));
    await signInWith(strict, owner.auth0_email, PASSWORD);

    const visit = startBrowserless(strict.origin);
    const page = await secondPage(user, visit);
    const html = await page.html();
    const secret = /Key: <code>([^<]+)/.exec(html)![1]!.replaceAll(' ', '');
    expect(html).toContain('<svg');
    expect((await page.post({ code: '000000' })).status).toBe(401);
    // What was scanned stays good after a wrong code.
    const kept = await page.post({ code: codeOf(secret, -1) });
    const codes = [...(await kept.text()).matchAll(/<li>([a-z\d-]{14})<\/li>/g)].map(([, code]) => code!);
    expect([kept.status, codes.length]).toEqual([200, 10]);
    expect(await page.show()).toContain('Your second factor is set up');
    expect((await page.post({ continue: 'yes' })).status).toBe(303);

    const { accessToken } = await startBrowserless(strict.origin).signInWith(user.auth0_email, PASSWORD, {
      code: codeOf(secret),
    });
    const me = createClient({ baseUrl: strict.origin, token: () => accessToken });
    expect(await me.call(signInMethods, {})).toMatchObject({ isDemanded: true, recovery_codes_left: 10 });
    await expect(me.call(removeFactor, { body: { password: PASSWORD, passkey_ndx: null } })).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining('requires a second factor') as string,
    });
  });
});
