import { createClient } from '@artesian/contract/language/client';
import { me } from '@artesian/contract/people/account';
import {
  changesOfUser,
  changeUser,
  createUser,
  deleteUser,
  linkUser,
  listUsers,
  type CreatedUser,
  type User,
} from '@artesian/contract/people/users';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nextSecond } from '../support/next-second.ts';
import { startProduct, type Product } from '../support/product.ts';
import { serveMail, type MailServer } from '../support/serve-mail.ts';
import { choosePassword, signInWith, wordsOfPage } from '../support/signed-in-by-password.ts';

const GOOD = 'seven limestone herons';

let mail: MailServer;
let product: Product;
let withoutMail: Product;
beforeAll(async () => {
  mail = await serveMail();
  product = await startProduct({
    settings: { SMTP_URL: mail.url, MAIL_FROM: 'notices@district.example', ACCOUNT_CHECK_SECONDS: '0' },
  });
  withoutMail = await startProduct({ settings: { ACCOUNT_CHECK_SECONDS: '0' } });
  for (const { database } of [product, withoutMail])
    await database.pool.query(
      `insert into permits (permit_ndx, permit_number, authorized_volume_gal, permit_year, removed)
       values (1, 'H1-26-1', 1000000, 2026, false), (2, 'H1-26-2', 1000000, 2026, true), (3, 'H1-26-3', 1000000, 2026, false)`,
    );
});
afterAll(async () => {
  await product.close();
  await withoutMail.close();
  await mail.close();
});

let count = 0;
const draft = (changes: Partial<CreatedUser> = {}): CreatedUser => ({
  email: `person-${++count}@district.example`,
  name: `Person ${count}`,
  nickname: 'P',
  role: 'Well Owner',
  permits: [],
  password: GOOD,
  ...changes,
});
const asSent = (user: User) => ({
  id: user.auth0_user_id,
  email: user.auth0_email,
  name: user.auth0_name,
  nickname: user.auth0_nickname ?? 'P',
  role: user.assigned_role!,
  permits: user.associated_permits.map(({ permit_ndx }) => permit_ndx),
});
const add = async (changes: Partial<CreatedUser> = {}, here = product) =>
  (await here.as('administrator')).call(createUser, { body: draft(changes) });
const statusOf = async (token: string, path = '/api/list-wells') =>
  (await fetch(`${product.origin}${path}`, { headers: { authorization: `Bearer ${token}` } })).status;
const linkFor = async (user: User, here = product) => (await here.as('administrator')).call(linkUser, { params: user });
/** Mails with a link. That a password was set is told in mails of their own, which may come in between. */
const linksTo = (address: string) =>
  mail.taken.filter(({ envelopeTo, text }) => envelopeTo === address && text?.includes('set-password?token='));
const linkIn = (text: string | undefined) => /http:\S+set-password\?token=[\w-]+/.exec(text ?? '')![0];

describe('a user', () => {
  it('is added with a password and permits, signs in with it, and is found in the list', async () => {
    const user = await add({ permits: [1, 3, 3] });
    expect(user).toMatchObject({ assigned_role: 'Well Owner', blocked: false, last_login: null });
    expect(user.associated_permits.map(({ permit_number }) => permit_number)).toEqual(['H1-26-1', 'H1-26-3']);
    const { accessToken } = await signInWith(product, user.auth0_email, GOOD);
    const own = await createClient({ baseUrl: product.origin, token: () => accessToken }).call(me, {});
    expect(own).toMatchObject({ sub: user.auth0_user_id, roles: ['Well Owner'], seen_by: null });
    const list = (await (
      await product.as('administrator')
    ).call(listUsers, {
      params: { isDeveloperOrUserId: 'false' },
    })) as User[];
    const listed = list.find(({ auth0_user_id }) => auth0_user_id === user.auth0_user_id)!;
    expect(Date.now() - Date.parse(listed.last_login!)).toBeLessThan(60_000);
    expect(listed.version).toBe(user.version);
  });

  it('is added once for an Idempotency-Key, and of the password not even a hash is kept with the key', async () => {
    const staff = await product.as('administrator');
    const [body, idempotencyKey] = [draft(), 'one-act-of-a-person'];
    const first = await staff.call(createUser, { body, idempotencyKey });
    expect(await staff.call(createUser, { body, idempotencyKey })).toEqual(first);
    expect(
      await staff.call(createUser, { body: { ...body, password: 'another fine password' }, idempotencyKey }),
    ).toEqual(first);
  });

  it('is changed; another role, or none to sign in with, ends their sessions at once', async () => {
    const staff = await product.as('administrator');
    let user = await add({ permits: [1] });
    const { accessToken, renew } = await signInWith(product, user.auth0_email, GOOD);
    user = await staff.call(changeUser, {
      body: { ...asSent(user), name: 'Renamed Rancher', permits: [3] },
      version: user.version,
    });
    expect(user).toMatchObject({ auth0_name: 'Renamed Rancher', associated_permits: [{ permit_ndx: 3 }] });
    expect(await statusOf(accessToken)).toBe(200);
    user = await staff.call(changeUser, { body: { ...asSent(user), role: 'Administrator' }, version: user.version });
    expect(await statusOf(accessToken)).toBe(401);
    expect((await renew()).status).toBe(400);

    // What is given in the same second may still be of before.
    await nextSecond();
    const later = await signInWith(product, user.auth0_email, GOOD);
    expect(await statusOf(later.accessToken, '/api/list-rolodex')).toBe(200);
    await staff.call(changeUser, { body: { ...asSent(user), blocked: true } });
    expect(await statusOf(later.accessToken, '/api/list-rolodex')).toBe(401);
    await expect(signInWith(product, user.auth0_email, GOOD)).rejects.toThrow(/returned 401/);
  });

  it('is deleted: their token and their permits are gone, their address can be given again, their name stays in the records', async () => {
    const staff = await product.as('administrator');
    const user = await add({ role: 'Administrator', permits: [1] });
    const { accessToken } = await signInWith(product, user.auth0_email, GOOD);
    expect(await statusOf(accessToken, '/api/list-rolodex')).toBe(200);
    await staff.call(deleteUser, { params: user, version: user.version });
    expect(await statusOf(accessToken, '/api/list-rolodex')).toBe(401);
    await expect(staff.call(deleteUser, { params: user })).rejects.toMatchObject({ status: 404 });
    await expect(linkFor(user)).rejects.toMatchObject({ status: 404 });
    const { rows } = await product.database.pool.query(
      'select (select count(*)::integer from account_permits where sub = $1) as permits, api.name_of_account($1) as name',
      [user.auth0_user_id],
    );
    expect(rows).toEqual([{ permits: 0, name: user.auth0_name }]);
    expect(await add({ email: user.auth0_email })).toMatchObject({ auth0_email: user.auth0_email });
  });

  it('is not saved over what somebody else saved meanwhile', async () => {
    const staff = await product.as('administrator');
    const user = await add();
    await staff.call(changeUser, { body: { ...asSent(user), nickname: 'first' }, version: user.version });
    await expect(
      staff.call(changeUser, { body: { ...asSent(user), nickname: 'second' }, version: user.version }),
    ).rejects.toMatchObject({ status: 412, problem: { current: { auth0_nickname: 'first' } } });
    await expect(staff.call(deleteUser, { params: user, version: user.version })).rejects.toMatchObject({
      status: 412,
    });
  });

  it('keeps permits that were removed for the day that they come back', async () => {
    const staff = await product.as('administrator');
    const user = await add({ permits: [1] });
    await product.database.pool.query('insert into account_permits values ($1, 2)', [user.auth0_user_id]);
    await staff.call(changeUser, { body: { ...asSent(user), permits: [] } });
    const { rows } = await product.database.pool.query('select permit_ndx from account_permits where sub = $1', [
      user.auth0_user_id,
    ]);
    expect(rows).toEqual([{ permit_ndx: 2 }]);
  });

  it('has a history: what was done, by whom, without anything secret', async () => {
    const staff = await product.as('administrator');
    const user = await add();
    await staff.call(changeUser, { body: { ...asSent(user), name: 'Later Name' } });
    await linkFor(user);
    const changes = await staff.call(changesOfUser, { params: user });
    expect(changes.map(({ act, who_name }) => [act, who_name])).toEqual([
      ['invited', 'Ada Administrator'],
      ['updated', 'Ada Administrator'],
      ['created', 'Ada Administrator'],
    ]);
    expect(changes[1]).toMatchObject({ before: { name: user.auth0_name }, after: { name: 'Later Name' } });
    expect(JSON.stringify(changes)).not.toMatch(/password|token|hash|argon/);
  });
});

describe('whoever manages users', () => {
  it('cannot delete, demote or lock themselves out, in words', async () => {
    const staff = await product.as('administrator');
    const own = (await staff.call(listUsers, { params: { isDeveloperOrUserId: 'demo|administrator' } })) as User;
    await expect(staff.call(deleteUser, { params: own })).rejects.toThrow(/^You cannot delete your own account\./);
    await expect(staff.call(changeUser, { body: { ...asSent(own), role: 'Well Owner' } })).rejects.toThrow(
      /^You cannot change your own role\./,
    );
    await expect(staff.call(changeUser, { body: { ...asSent(own), blocked: true } })).rejects.toThrow(
      /^You cannot block your own sign-in\./,
    );
    expect(await staff.call(changeUser, { body: { ...asSent(own), nickname: 'Ada' } })).toMatchObject({
      auth0_nickname: 'Ada',
    });
  });

  it('as an Administrator neither sees nor makes nor changes Developers', async () => {
    const staff = await product.as('administrator');
    const developer = { auth0_user_id: 'demo|developer' };
    const { auth0_user_id: id } = developer;
    const body = {
      id,
      name: 'Mine',
      nickname: 'm',
      email: 'mine@district.example',
      role: 'Administrator' as const,
      permits: [],
    };
    await expect(staff.call(changeUser, { body })).rejects.toMatchObject({ status: 404 });
    await expect(staff.call(deleteUser, { params: developer })).rejects.toMatchObject({ status: 404 });
    await expect(staff.call(linkUser, { params: developer })).rejects.toMatchObject({ status: 404 });
    await expect(staff.call(changesOfUser, { params: developer })).rejects.toMatchObject({ status: 404 });
    await expect(add({ role: 'Developer' })).rejects.toThrow('This role does not exist. Choose one from the list.');
    const user = await add();
    await expect(staff.call(changeUser, { body: { ...asSent(user), role: 'Developer' } })).rejects.toThrow(
      'This role does not exist.',
    );
    const made = await (await product.as('developer')).call(createUser, { body: draft({ role: 'Developer' }) });
    expect(made.assigned_role).toBe('Developer');
  });
});

describe('what is entered badly', () => {
  it.each<[string, object, string]>([
    ['no e-mail address', { email: undefined }, 'Requires Email'],
    ['an empty e-mail address', { email: ' ' }, 'Requires Email'],
    ['an e-mail address that is none', { email: 'nobody' }, 'Requires Email'],
    ['an e-mail address of two people', { email: 'a@b.example,c@d.example' }, 'Requires Email'],
    ['a line break in the e-mail address', { email: 'a@b.example\nBcc: c@d.example' }, 'Requires Email'],
    ['a number for an e-mail address', { email: 5 }, 'Requires Email'],
    ['no name', { name: undefined }, 'Requires Full-name'],
    ['an empty name', { name: '' }, 'Requires Full-name'],
    ['a name of blanks', { name: '   ' }, 'Requires Full-name'],
    ['a name without end', { name: 'x'.repeat(201) }, 'Use at most 200 characters.'],
    ['no nickname', { nickname: undefined }, 'Requires Nickname'],
    ['an empty nickname', { nickname: '' }, 'Requires Nickname'],
    ['no password', { password: undefined }, 'Requires Password'],
    ['an empty password', { password: '' }, 'Requires Password'],
    ['a short password', { password: 'seven77' }, 'Must be at least 8 characters'],
    ['a password without end', { password: 'x'.repeat(201) }, 'Use at most 200 characters.'],
    ['a password that became known', { password: 'Password123' }, 'This password appeared in a data breach elsewhere'],
    ['no role', { role: undefined }, 'This role does not exist. Choose one from the list.'],
    ['a role of its own', { role: 'President' }, 'This role does not exist. Choose one from the list.'],
    ['permits that are none', { permits: ['H1'] }, 'Choose permits from the list.'],
    ['a permit that is not there', { permits: [99] }, 'This permit no longer exists. Choose permits from the list.'],
    ['a permit that was removed', { permits: [2] }, 'This permit no longer exists. Choose permits from the list.'],
    ['a field that nobody knows', { auth0_user_id: 'demo|developer' }, 'nrecognized key'],
    [
      'an address that another has',
      { email: 'ADMINISTRATOR@district.example' },
      'Another user has this e-mail address.',
    ],
  ])('%s is refused in words, and nobody is added', async (_what, change, words) => {
    const before = await product.database.pool.query('select count(*) from accounts');
    const response = await product.fetch('administrator', '/api/users-management/users', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...draft(), ...change }),
    });
    const text = await response.text();
    expect([400, 422]).toContain(response.status);
    expect(text).toContain(words);
    expect((await product.database.pool.query('select count(*) from accounts')).rows).toEqual(before.rows);
  });
});

describe('an invitation', () => {
  it('goes by e-mail and never through the API; its link lets a password be chosen once', async () => {
    const user = await add({ password: undefined, invite: true });
    await expect(signInWith(product, user.auth0_email, '')).rejects.toThrow(/returned 401/);
    expect(await linkFor(user)).toMatchObject({ sent_by: 'server', link: null });
    const [message] = linksTo(user.auth0_email);
    expect(message!.subject).toBe('Your account with Barton Springs Demonstration District');
    const link = linkIn(message!.text);
    expect(message!.html).toContain(link);

    // Programs that look at links use nothing up.
    for (let visit = 0; visit < 2; visit++) {
      const page = await fetch(link);
      expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store']);
      expect(wordsOfPage(await page.text())).toContain(`Choose a password ${user.auth0_name}`);
    }
    expect(await choosePassword(link, 'short')).toMatchObject({
      status: 400,
      words: expect.stringContaining('Must be at least 8') as string,
    });
    expect((await choosePassword(link, 'IloveYou')).words).toContain(
      'This password appeared in a data breach elsewhere',
    );
    expect((await choosePassword(link, GOOD)).words).toContain('Your password was saved');
    expect(await choosePassword(link, 'another fine password')).toMatchObject({
      status: 410,
      words: expect.stringContaining('This link was already used.') as string,
    });
    expect((await signInWith(product, user.auth0_email, GOOD)).accessToken).toBeTruthy();
  });

  it('is good for one only of two who use it at once', async () => {
    const user = await add({ password: undefined, invite: true }, withoutMail);
    const { link } = await linkFor(user, withoutMail);
    const chosen = await Promise.all([choosePassword(link!, GOOD), choosePassword(link!, 'another fine password')]);
    expect(chosen.map(({ status }) => status).toSorted()).toEqual([200, 410]);
  });

  it('without a mail server is shown once to whoever made it; a later one makes it void', async () => {
    const user = await add({ password: undefined, invite: true }, withoutMail);
    const first = await linkFor(user, withoutMail);
    expect(first.sent_by).toBeNull();
    const second = await linkFor(user, withoutMail);
    expect((await choosePassword(first.link!, GOOD)).words).toContain('This link is not valid.');
    expect((await choosePassword(second.link!, GOOD)).words).toContain('Your password was saved');
    const { rows } = await withoutMail.database.pool.query<{ kept: string }>(
      `select coalesce(string_agg(l::text, ' '), '') || (select coalesce(string_agg(answer::text, ' '), '') from idempotency_keys) as kept
       from account_links as l`,
    );
    expect(rows[0]!.kept).not.toContain(new URL(second.link!).searchParams.get('token')!);
  });

  it('runs out of time, and ends with the account', async () => {
    const { pool } = withoutMail.database;
    const user = await add({ password: undefined, invite: true }, withoutMail);
    const { link, expires_at } = await linkFor(user, withoutMail);
    expect(Date.parse(expires_at) - Date.now()).toBeGreaterThan(6 * 86_400_000);
    await pool.query(`update account_links set expires_at = now() where sub = $1`, [user.auth0_user_id]);
    expect(await choosePassword(link!, GOOD)).toMatchObject({
      status: 410,
      words: expect.stringContaining('has expired') as string,
    });
    const { link: other } = await linkFor(user, withoutMail);
    await (await withoutMail.as('administrator')).call(deleteUser, { params: user });
    expect((await choosePassword(other!, GOOD)).status).toBe(410);
  });

  it('that the mail server does not take is told at once, in its words', async () => {
    const user = await add({ email: 'refused@district.example', password: undefined, invite: true });
    await expect(linkFor(user)).rejects.toThrow(
      /^The mail server rejects messages to this address: 550 No such person here\. The user was added/,
    );
    const later = await add({ email: 'later@district.example', password: undefined, invite: true });
    expect(await linkFor(later)).toMatchObject({ sent_by: 'server' });
  });
});

describe('a forgotten password', () => {
  const forgot = async (email: string, here = product) => {
    const response = await fetch(`${here.origin}/forgot`, { method: 'POST', body: new URLSearchParams({ email }) });
    return { status: response.status, words: wordsOfPage(await response.text()) };
  };

  it('is answered alike for whoever has an account and whoever has none; a link is sent by e-mail and ends all sessions', async () => {
    const user = await add();
    const { accessToken } = await signInWith(product, user.auth0_email, GOOD);
    const known = await forgot(` ${user.auth0_email.toUpperCase()} `);
    expect(await forgot('nobody-at-all@district.example')).toEqual(known);
    expect(known.words).toContain(
      'If there is an account with this address, a link to choose a new password has been sent.',
    );
    await expect.poll(() => linksTo(user.auth0_email).length).toBe(1);
    expect(linksTo('nobody-at-all@district.example')).toEqual([]);
    // One link in two minutes is enough.
    await forgot(user.auth0_email);
    const link = linkIn(linksTo(user.auth0_email)[0]!.text);
    expect((await choosePassword(link, 'a new and better one')).status).toBe(200);
    expect(await statusOf(accessToken)).toBe(401);
    await expect(signInWith(product, user.auth0_email, GOOD)).rejects.toThrow(/returned 401/);
    expect((await signInWith(product, user.auth0_email, 'a new and better one')).accessToken).toBeTruthy();
    expect(linksTo(user.auth0_email)).toHaveLength(1);
  });

  it('cannot be sent for where there is no mail server, which the page says', async () => {
    const page = wordsOfPage(await (await fetch(`${withoutMail.origin}/forgot`)).text());
    expect(page).toContain(
      'This district does not send e-mail. The district office can give you a link to choose a new password.',
    );
    expect((await forgot('administrator@district.example', withoutMail)).status).toBe(200);
  });

  it('is led to by the sign-in page; a link that is none is refused in words', async () => {
    const start = await fetch(
      `${product.origin}/oidc/auth?client_id=artesian-web&response_type=code&redirect_uri=${product.origin}/signed-in&scope=openid&code_challenge=${'a'.repeat(43)}&code_challenge_method=S256`,
      { redirect: 'manual' },
    );
    const cookie = start.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ');
    const page = await fetch(new URL(start.headers.get('location')!, product.origin), { headers: { cookie } });
    expect(await page.text()).toContain('<a href="/forgot">Forgot your password?</a>');
    for (const token of ['', 'nonsense', "' or true --", '<script>'])
      expect(
        await choosePassword(`${product.origin}/set-password?token=${encodeURIComponent(token)}`, GOOD),
      ).toMatchObject({
        status: 410,
        words: expect.stringContaining('This link is not valid.') as string,
      });
  });
});
