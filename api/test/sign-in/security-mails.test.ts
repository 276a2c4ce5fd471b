import { createClient } from '@artesian/contract/language/client';
import {
  beginAuthenticator,
  changePassword,
  confirmAuthenticator,
  removeFactor,
  renewRecoveryCodes,
} from '@artesian/contract/people/sign-in-methods';
import { createUser, deleteUser, linkUser, resetSecondFactor, type User } from '@artesian/contract/people/users';
import { Secret, TOTP } from 'otpauth';
import { beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../src/platform/config.ts';
import { sendSecurityMails } from '../../src/sign-in/security-mail.ts';
import { makeFirstUser } from '../../src/users/make-first-user.ts';
import { startBrowserless } from '../support/browserless.ts';
import { sharedProduct, startProduct } from '../support/product.ts';
import { serveMail } from '../support/serve-mail.ts';
import { choosePassword, signInWith } from '../support/signed-in-by-password.ts';

const mail = await serveMail();
beforeAll(() => () => mail.close());
const settings = {
  SMTP_URL: mail.url,
  MAIL_FROM: 'notices@district.example',
  DISTRICT_NAME: 'Clear Creek District',
  DISTRICT_PHONE: '512-555-0142',
  DISTRICT_TIME_ZONE: 'America/Chicago',
};
const { product, staff } = await sharedProduct({ settings });
const { pool } = product.database;
const config = readConfig({ ...settings, ORIGIN: product.origin }, {});
const PASSWORD = 'seven limestone herons';
const OTHER = 'nine limestone herons';

let count = 0;
const add = (values: object = {}): Promise<User> =>
  staff.call(createUser, {
    body: {
      email: `told-${++count}@clear-creek.example`,
      name: 'Tilda Told',
      nickname: 'T',
      role: 'Administrator',
      permits: [],
      password: PASSWORD,
      ...values,
    },
  });
const signInAs = async ({ auth0_email }: User, password = PASSWORD) => {
  const { accessToken } = await signInWith(product, auth0_email, password);
  return createClient({ baseUrl: product.origin, token: () => accessToken });
};
const run = () => sendSecurityMails.run({ config, database: product.database, files: product.files });
const mailsTo = ({ auth0_email }: User) => mail.taken.filter(({ envelopeTo }) => envelopeTo === auth0_email);
/** What this person has been told once so many messages are there. */
async function toldOf(user: User, messages: number) {
  await expect.poll(() => mailsTo(user).length).toBe(messages);
  return mailsTo(user).map(({ subject, text }) => ({ subject: subject!.split(':')[0], text: text! }));
}
const codeOf = (secret: string, halfMinutes: number) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + halfMinutes * 30_000 });
async function addAuthenticator(user: User) {
  const me = await signInAs(user);
  const { secret } = await me.call(beginAuthenticator, { body: { password: PASSWORD } });
  const { recovery_codes } = await me.call(confirmAuthenticator, { body: { code: codeOf(secret, -1) } });
  return { me, codes: recovery_codes! };
}

describe('a message on security', () => {
  it('tells of a changed password, when and by whom, and what to do', async () => {
    const user = await add();
    const me = await signInAs(user);
    await me.call(changePassword, { body: { password: PASSWORD, new_password: OTHER } });
    const [{ subject, text } = { subject: '', text: '' }] = await toldOf(user, 1);
    expect(subject).toBe('Your password was set');
    expect(text).toContain('Dear Tilda Told,');
    expect(text).toMatch(
      /on \w+ \d+, \d{4} at \d+:\d\d [AP]M C[SD]T\. It was done by you, or by someone using your account\./,
    );
    expect(text).toContain('If this was you, you do not need to do anything.');
    expect(text).toContain(`${product.origin}/forgot`);
    expect(text).toContain('512-555-0142');
    expect(text).not.toContain(OTHER);
  });

  it('tells of a password that was chosen by a link', async () => {
    const user = await add({ password: undefined, invite: true });
    await staff.call(linkUser, { params: user });
    const link = /\S+\/set-password\?token=\S+/.exec(mailsTo(user)[0]!.text!)![0];
    expect(await choosePassword(link, PASSWORD)).toMatchObject({ status: 200 });
    expect((await toldOf(user, 2))[1]!.subject).toBe('Your password was set');
  });

  it('is in the language that the contact asked the district for, as is an invitation, before what the account chose', async () => {
    const user = await add({ password: undefined, invite: true });
    await pool.query("insert into contacts (r_name, r_email, language) values ('Tilda Told', upper($1), 'Spanish')", [
      user.auth0_email,
    ]);
    await pool.query("update accounts set language = 'en' where email = $1", [user.auth0_email]);
    await staff.call(linkUser, { params: user });
    const [invitation] = mailsTo(user);
    expect(invitation!.subject).toBe('Su cuenta de Clear Creek District');
    expect(invitation!.html).toContain('<html lang="es">');
    await choosePassword(/\S+\/set-password\?token=\S+/.exec(invitation!.text!)![0], PASSWORD);
    const told = (await toldOf(user, 2))[1]!;
    expect(told.subject).toBe('Se estableció su contraseña');
    expect(told.text).toMatch(/el \d+ de \p{L}+ de \d{4}/u);
  });

  it('tells of every change of a second factor', async () => {
    const user = await add();
    const { me, codes } = await addAuthenticator(user);
    await me.call(renewRecoveryCodes, { body: { password: PASSWORD } });
    await me.call(removeFactor, { body: { password: PASSWORD, passkey_ndx: null } });
    expect(codes).toHaveLength(10);
    expect((await toldOf(user, 3)).map(({ subject }) => subject)).toEqual([
      'A second factor was added',
      'New recovery codes were made',
      'A second factor was removed',
    ]);
  });

  it('tells of a recovery code that was used to sign in', async () => {
    const user = await add();
    const { codes } = await addAuthenticator(user);
    await startBrowserless(product.origin).signInWith(user.auth0_email, PASSWORD, { recovery: codes[0]! });
    expect((await toldOf(user, 2))[1]!.subject).toBe('A recovery code was used');
  });

  it('names who of the staff reset a second factor, and tells of nothing where there was none', async () => {
    const user = await add();
    await staff.call(resetSecondFactor, { params: user });
    await addAuthenticator(user);
    await staff.call(resetSecondFactor, { params: user });
    const reset = (await toldOf(user, 2)).find(({ subject }) => subject === 'Your second factor was reset');
    expect(reset!.text).toContain('It was done by Ada Administrator of the district staff.');
    expect(reset!.text).toContain('If you asked for this, you do not need to do anything.');
  });

  it('names the server where its command reset a second factor, by the next run of the job', async () => {
    const user = await add();
    await addAuthenticator(user);
    const [email, name] = [user.auth0_email, user.auth0_name];
    await makeFirstUser(product.database, config, { email, name, role: 'Administrator', resetsSecondFactor: true });
    await run();
    // Both may go out in one run, in either order.
    const reset = (await toldOf(user, 2)).find(({ subject }) => subject === 'Your second factor was reset');
    expect(reset!.text).toContain('It was done by the administrator of the server.');
  });

  it('is sent once, and tried again where the mail server is busy', async () => {
    const user = await add({ email: 'later@clear-creek.example' });
    const me = await signInAs(user);
    await me.call(changePassword, { body: { password: PASSWORD, new_password: OTHER } });
    await toldOf(user, 1);
    await run();
    expect(mailsTo(user)).toHaveLength(1);
  });

  it('goes nowhere once the account is deleted', async () => {
    const user = await add();
    await staff.call(deleteUser, { params: user });
    await pool.query(`insert into user_changes (sub, act) values ($1, 'password set')`, [user.auth0_user_id]);
    await run();
    const { rows } = await pool.query(
      'select state from security_mails join user_changes using (change_ndx) where sub = $1',
      [user.auth0_user_id],
    );
    expect(rows).toEqual([{ state: 'withdrawn' }]);
    expect(mailsTo(user)).toEqual([]);
  });

  it('is not about what was done before there was a mail server', async () => {
    const user = await add();
    await pool.query(
      `insert into user_changes (sub, act, at) values ($1, 'password set', now() - interval '25 hours')`,
      [user.auth0_user_id],
    );
    await run();
    expect(mailsTo(user)).toEqual([]);
  });
});

it('without a mail server a password is changed all the same, and nothing waits', async () => {
  const without = await startProduct();
  const administrator = await without.as('administrator');
  const { auth0_email } = await administrator.call(createUser, {
    body: {
      email: 'pat@district.example',
      name: 'Pat',
      nickname: 'P',
      role: 'Well Owner',
      permits: [],
      password: PASSWORD,
    },
  });
  const { accessToken } = await signInWith(without, auth0_email, PASSWORD);
  const me = createClient({ baseUrl: without.origin, token: () => accessToken });
  await me.call(changePassword, { body: { password: PASSWORD, new_password: OTHER } });
  const { rows } = await without.database.pool.query('select from security_mails');
  expect(rows).toEqual([]);
  await without.close();
});
