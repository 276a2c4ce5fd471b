import { createClient } from '@artesian/contract/language/client';
import { changePassword } from '@artesian/contract/people/sign-in-methods';
import { createUser } from '@artesian/contract/people/users';
import { describe, expect, it } from 'vitest';
import { sharedProduct } from '../support/product.ts';
import { startBrowserless } from '../support/browserless.ts';
import { signInWith } from '../support/signed-in-by-password.ts';

const { product, staff } = await sharedProduct({
  settings: {
    DISTRICT_NAME: 'Clear Creek Groundwater Conservation District',
    DISTRICT_SHORT_NAME: 'Clear Creek',
    DISTRICT_ADDRESS: '100 Example Street, Wimberley, Texas',
    ACCOUNT_CHECK_SECONDS: '0',
  },
});
const [OLD, NEW] = ['seven limestone herons', 'nine limestone herons'];

let count = 0;
const draft = (password: string) => ({
  email: `person-${++count}@clear-creek.example`,
  name: 'Pat',
  nickname: 'P',
  role: 'Well Owner' as const,
  permits: [],
  password,
});
const clientOf = (accessToken: string) => createClient({ baseUrl: product.origin, token: () => accessToken });
const statusOf = async (accessToken: string) =>
  (await fetch(`${product.origin}/api/me`, { headers: { authorization: `Bearer ${accessToken}` } })).status;

describe('a password that somebody chooses', () => {
  it.each([
    'ClearCreek2026!',
    'wimberley-2025',
    'Clear Creek 1999',
    'ccgcd12345',
    'groundwater1',
    '2024/2025/2026',
    'Wimberleypassword',
    'clearcreek password1',
  ])('%s is refused: anybody would try it here', async (password) => {
    await expect(staff.call(createUser, { body: draft(password) })).rejects.toMatchObject({
      status: 400,
      problem: {
        errors: [
          {
            field: 'password',
            message: 'This password is mostly the district’s name, its town or a year. Choose another one.',
          },
        ],
      },
    });
  });

  it.each([OLD, 'herons over Clear Creek', 'wimberley has seven bridges', '38 herons in 1952'])(
    '%s has enough of its own',
    async (password) => {
      await expect(staff.call(createUser, { body: draft(password) })).resolves.toMatchObject({ blocked: false });
    },
  );
});

describe('changing one’s own password', () => {
  it('takes the present one, ends the other sessions, and leaves this one', async () => {
    const { email } = await staff
      .call(createUser, { body: draft(OLD) })
      .then(({ auth0_email }) => ({ email: auth0_email }));
    const here = startBrowserless(product.origin);
    const [mine, other] = [await here.signInWith(email, OLD), await signInWith(product, email, OLD)];
    const me = clientOf(mine.accessToken);
    await expect(me.call(changePassword, { body: { password: 'wrong', new_password: NEW } })).rejects.toMatchObject({
      status: 400,
      problem: { errors: [{ field: 'password', message: 'This is not your current password.' }] },
    });
    await expect(
      me.call(changePassword, { body: { password: OLD, new_password: 'ClearCreek2026' } }),
    ).rejects.toMatchObject({ status: 400, problem: { errors: [{ field: 'new_password' }] } });
    expect(await statusOf(other.accessToken)).toBe(200);

    await me.call(changePassword, { body: { password: OLD, new_password: NEW } });
    expect([await statusOf(mine.accessToken), await statusOf(other.accessToken)]).toEqual([200, 401]);
    expect([(await mine.renew()).status, (await other.renew()).status]).toEqual([200, 400]);
    expect(await here.askSilently()).toMatchObject({ error: null });
    await expect(signInWith(product, email, OLD)).rejects.toThrow(/returned 401/);
    await signInWith(product, email, NEW);
  });

  it('is not tried out with a session that somebody left open', async () => {
    const { auth0_email } = await staff.call(createUser, { body: draft(OLD) });
    const { accessToken } = await signInWith(product, auth0_email, OLD);
    const me = clientOf(accessToken);
    const tryOut = (password: string) => me.call(changePassword, { body: { password, new_password: NEW } });
    for (let attempt = 0; attempt < 5; attempt++)
      await expect(tryOut(`guess ${attempt}`)).rejects.toMatchObject({ status: 400 });
    await expect(tryOut(OLD)).rejects.toMatchObject({
      status: 429,
      message: expect.stringContaining('incorrect too many times') as string,
    });
  });

  it('is not for accounts that anybody signs in to by a click', async () => {
    await expect(staff.call(changePassword, { body: { password: OLD, new_password: NEW } })).rejects.toMatchObject({
      status: 409,
    });
  });
});
