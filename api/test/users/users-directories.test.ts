import { createClient, type Client } from '@artesian/contract/language/client';
import { me } from '@artesian/contract/people/account';
import {
  changeUser,
  createUser,
  deleteUser,
  linkUser,
  listUsers,
  seeAsUser,
  type User,
} from '@artesian/contract/people/users';
import { nothingSaid } from '@artesian/contract/importing/mapping';
import { beginUsersFile, oneUsersFile, takeBackUser } from '@artesian/contract/people/users-files';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startProduct, type Product } from '../support/product.ts';
import { serveDirectory } from '../support/serve-directory.ts';

describe.each(['auth0', 'keycloak'] as const)('the directory of %s', (kind) => {
  let directory: Awaited<ReturnType<typeof serveDirectory>>;
  let product: Product;
  let staff: Client;
  const said = kind === 'auth0' ? 'Auth0' : 'Keycloak';
  const clientOf = async (sub: string, role: string) => {
    const token = await directory.token(sub, [role]);
    return createClient({ baseUrl: product.origin, token: () => token });
  };
  beforeAll(async () => {
    directory = await serveDirectory(kind);
    product = await startProduct({ settings: directory.settings });
    staff = await clientOf('caller', 'Administrator');
    await product.database.pool.query(
      `insert into permits (permit_ndx, permit_number, authorized_volume_gal, permit_year) values (1, 'H1-26-1', 1000000, 2026)`,
    );
  });
  afterAll(async () => {
    await product.close();
    await directory.close();
  });
  beforeEach(() => {
    directory.users.clear();
    directory.trouble.calls = 0;
    directory.keep({ id: 'x|ada', name: 'Ada Administrator', roles: ['Administrator'] });
    directory.keep({ id: 'x|dee', name: 'Dee Developer', roles: ['Developer', 'Administrator'] });
    directory.keep({ id: 'x|otto', name: 'Otto Owner', roles: ['Well Owner', 'offline_access'] });
  });

  const list = async (client = staff) =>
    (await client.call(listUsers, { params: { isDeveloperOrUserId: 'false' } })) as User[];
  const one = async (id: string) => (await staff.call(listUsers, { params: { isDeveloperOrUserId: id } })) as User;
  const draft = {
    email: 'new@district.example',
    name: 'Nora New Neighbor',
    nickname: 'Nora',
    role: 'Well Owner' as const,
    permits: [1],
    password: 'seven limestone herons',
  };
  const asSent = (user: User) => ({
    id: user.auth0_user_id,
    email: user.auth0_email,
    name: user.auth0_name,
    nickname: user.auth0_nickname!,
    role: user.assigned_role!,
    permits: user.associated_permits.map(({ permit_ndx }) => permit_ndx),
  });

  it('lists its users with their highest role, Developers for Developers alone', async () => {
    expect((await list()).map(({ auth0_name, assigned_role }) => [auth0_name, assigned_role])).toEqual([
      ['Ada Administrator', 'Administrator'],
      ['Otto Owner', 'Well Owner'],
    ]);
    expect((await list(await clientOf('x|dee', 'Developer'))).map(({ auth0_name }) => auth0_name)).toContain(
      'Dee Developer',
    );
    await expect(one('x|dee')).rejects.toMatchObject({ status: 404 });
    for (const id of ['nobody', '../roles', "' or true --"])
      await expect(one(id)).rejects.toMatchObject({ status: 404, message: 'There is no such user.' });
    const { password: _none, ...traits } = draft;
    for (const id of ['.', '..', '../roles'])
      await expect(staff.call(changeUser, { body: { ...traits, id } })).rejects.toThrow('There is no such user.');
  });

  it('reads all pages of a long list', async () => {
    for (let count = 0; count < 250; count++)
      directory.keep({ id: `x|${count}`, name: `Owner ${count}`, roles: ['Well Owner'] });
    const users = await list();
    expect(users).toHaveLength(252);
    expect(users.filter(({ assigned_role }) => assigned_role === 'Well Owner')).toHaveLength(251);
  });

  it('takes a new user with role and permits, whose permits are kept here', async () => {
    const user = await staff.call(createUser, { body: draft });
    const kept = directory.users.get(user.auth0_user_id)!;
    expect(kept).toMatchObject({ name: draft.name, nickname: 'Nora', email: draft.email, password: draft.password });
    expect(kept.roles).toContain('Well Owner');
    expect(user.associated_permits).toEqual([{ permit_ndx: 1, permit_number: 'H1-26-1' }]);
    expect(await one(user.auth0_user_id)).toEqual(user);
  });

  it('takes back whom a file added, as far as they did nothing there, with few calls', async () => {
    const { user_file_ndx } = await staff.call(beginUsersFile, {
      body: { file_name: 'users.csv', headings: ['E-mail'], mapping: nothingSaid },
    });
    const { password: _none, ...invited } = draft;
    const add = (name: string, permits: number[] = []) =>
      staff.call(createUser, {
        body: { ...invited, name, email: `${name}@district.example`, permits, invite: true, user_file_ndx },
      });
    const untouched = await add('Una', [1]);
    const chosen = await add('Cho');
    const raised = await add('Rae');
    const elsewhere = await add('Els');
    const inTheDirectory = (user: User) => directory.users.get(user.auth0_user_id)!;
    Object.assign(
      inTheDirectory(chosen),
      kind === 'auth0' ? { others: { last_password_reset: '2026-11-01T00:00:00Z' } } : { password: 'their own' },
    );
    inTheDirectory(raised).roles = ['Administrator'];
    directory.users.delete(elsewhere.auth0_user_id);

    directory.calls.length = 0;
    const told = await staff.call(oneUsersFile, { params: { user_file_ndx } });
    expect(told.accounts.map(({ name, state }) => [name, state])).toEqual([
      ['Una', 'untouched'],
      ['Cho', 'untouched'],
      ['Rae', 'stays'],
      ['Els', 'gone'],
    ]);
    // One list, whatever the file added.
    expect(directory.calls.filter((call) => told.accounts.some((one) => call.includes(one.auth0_user_id)))).toEqual([]);

    const takeBack = ({ auth0_user_id }: User) =>
      staff.call(takeBackUser, { params: { user_file_ndx, auth0_user_id } });
    directory.trouble.kind = 'broken';
    directory.trouble.calls = 3;
    await expect(takeBack(untouched)).rejects.toMatchObject({ status: 503 });
    directory.trouble.calls = 0;
    directory.calls.length = 0;
    expect(await takeBack(untouched)).toEqual({ state: 'gone', why: null });
    expect(directory.calls.length).toBeLessThanOrEqual(5);
    expect(inTheDirectory(untouched)).toBeUndefined();
    expect(await takeBack(chosen)).toEqual({ state: 'stays', why: 'They have chosen a password.' });
    expect(await takeBack(raised)).toEqual({ state: 'stays', why: 'Changed since: role.' });
    expect(await takeBack(elsewhere)).toEqual({ state: 'gone', why: null });
    expect(inTheDirectory(chosen)).toBeDefined();
    expect(await staff.call(oneUsersFile, { params: { user_file_ndx } })).toMatchObject({ added: 4, gone: 2 });
  });

  it('refuses an address that another has, and what its own rules forbid, in words', async () => {
    const taken = directory.users.get('x|ada')!.email;
    await expect(staff.call(createUser, { body: { ...draft, email: taken } })).rejects.toThrow(
      'Another user has this e-mail address.',
    );
    const otto = await one('x|otto');
    await expect(staff.call(changeUser, { body: { ...asSent(otto), email: taken } })).rejects.toThrow(
      'Another user has this e-mail address.',
    );
    await expect(staff.call(createUser, { body: { ...draft, password: 'the password of nobody' } })).rejects.toThrow(
      new RegExp(`^${said} refused this: Password`),
    );
    await expect(staff.call(createUser, { body: { ...draft, password: 'Password123' } })).rejects.toThrow(
      /data breach/,
    );
  });

  it('changes a user, keeps what it alone knows of them, and ends their sessions with another role', async () => {
    directory.keep({
      id: 'x|otto',
      name: 'Otto Owner',
      roles: ['Well Owner', 'offline_access'],
      others: { locale: 'de' },
    });
    const token = await directory.token('x|otto', ['Well Owner']);
    const own = createClient({ baseUrl: product.origin, token: () => token });
    expect(await own.call(me, {})).toMatchObject({ sub: 'x|otto' });
    const otto = await one('x|otto');
    await staff.call(changeUser, {
      body: { ...asSent(otto), role: 'Administrator', name: 'Otto O. Owner' },
      version: otto.version,
    });
    expect(directory.users.get('x|otto')).toMatchObject({ name: 'Otto O. Owner', others: { locale: 'de' } });
    expect(directory.users.get('x|otto')!.roles.toSorted()).toEqual(['Administrator', 'offline_access']);
    await expect(own.call(me, {})).rejects.toMatchObject({ status: 401 });
    if (kind === 'keycloak') expect(directory.store.loggedOut).toContain('x|otto');
    const blocked = await staff.call(changeUser, { body: { ...asSent(await one('x|otto')), blocked: true } });
    expect([blocked.blocked, directory.users.get('x|otto')!.blocked]).toEqual([true, true]);
  });

  it('deletes a user, but not the last who can manage users', async () => {
    await staff.call(deleteUser, { params: { auth0_user_id: 'x|otto' } });
    expect(directory.users.has('x|otto')).toBe(false);
    directory.users.delete('x|dee');
    const ada = await one('x|ada');
    await expect(staff.call(deleteUser, { params: ada })).rejects.toThrow(
      'Ada Administrator is the last person who can manage users. Make someone else an Administrator first.',
    );
    await expect(staff.call(changeUser, { body: { ...asSent(ada), role: 'Well Owner' } })).rejects.toThrow(
      /is the last/,
    );
    expect(directory.users.get('x|ada')!.roles).toEqual(['Administrator']);
  });

  it('gives a user a way to choose a password', async () => {
    const given = await staff.call(linkUser, { params: { auth0_user_id: 'x|otto' } });
    if (kind === 'auth0')
      return expect(given).toMatchObject({ sent_by: null, link: 'https://tenant.example/lo/reset?ticket=x|otto' });
    expect(given).toMatchObject({ sent_by: 'provider', link: null });
    return expect(directory.store.mailed.at(-1)).toMatchObject({
      id: 'x|otto',
      actions: ['UPDATE_PASSWORD'],
      lifespan: '604800',
    });
  });

  it('lets a Developer see as one of its users', async () => {
    const developer = await clientOf('x|dee', 'Developer');
    const { token } = await developer.call(seeAsUser, { params: { auth0_user_id: 'x|ada' } });
    const seeing = createClient({ baseUrl: product.origin, token: () => token });
    expect(await seeing.call(me, {})).toMatchObject({ sub: 'x|ada', roles: ['Administrator'], seen_by: 'x|dee' });
    await expect(staff.call(seeAsUser, { params: { auth0_user_id: 'x|otto' } })).rejects.toThrow(
      'Only Developers can view as another user.',
    );
  });

  describe('in trouble', () => {
    it.each([
      ['busy', 1],
      ['busy', 2],
      ['broken', 2],
    ] as const)('is asked again where it is %s for %i calls', async (what, calls) => {
      Object.assign(directory.trouble, { kind: what, calls });
      expect(await list()).toHaveLength(2);
    });

    it.each([
      ['busy', 'is limiting requests right now. Try again in a minute.'],
      ['asks to wait', 'is limiting requests right now. Try again in a minute.'],
      ['broken', 'reported an error (500). Try again in a moment.'],
      ['slow', 'did not respond in time. Try again in a moment.'],
      ['shut', 'rejected this server. Tell the server administrator'],
    ] as const)('that lasts (%s) says so in words, and asks no more than thrice', async (what, words) => {
      Object.assign(directory.trouble, { kind: what, calls: 100 });
      directory.calls.length = 0;
      await expect(list()).rejects.toMatchObject({
        status: 503,
        message: expect.stringContaining(`${said} ${words}`) as string,
      });
      expect(directory.calls.length).toBeLessThanOrEqual(6);
    });

    it('adds nobody twice: a new user is sent once, and what failed leaves no permits here', async () => {
      await list();
      Object.assign(directory.trouble, { kind: 'broken', calls: 1 });
      directory.calls.length = 0;
      await expect(staff.call(createUser, { body: draft })).rejects.toMatchObject({ status: 503 });
      expect(directory.calls.filter((call) => call.startsWith('POST'))).toHaveLength(1);
      const { rows } = await product.database.pool.query('select sub from account_permits where sub <> all ($1)', [
        [...directory.users.keys(), 'demo|well-owner', 'auth0|4', 'kc-4'],
      ]);
      expect(rows).toEqual([]);
    });
  });

  it('is told of by no answer: neither its secret nor its token', async () => {
    const token = await directory.token('caller', ['Administrator']);
    for (const path of ['/api/users-management/users/true', '/api/settings', '/api/users-management/users/x%7Cotto']) {
      const response = await fetch(`${product.origin}${path}`, { headers: { authorization: `Bearer ${token}` } });
      expect(await response.text()).not.toMatch(/the-secret-of|a-token-of|password/);
    }
  });
});

describe('a server whose settings are wrong', () => {
  it('is not let in, and says what to look at; without settings the users are managed elsewhere', async () => {
    const directory = await serveDirectory('auth0');
    const wrong = await startProduct({ settings: { ...directory.settings, DIRECTORY_CLIENT_SECRET: 'another' } });
    const none = await startProduct({ settings: { OIDC_ISSUER: directory.issuer } });
    const token = await directory.token('caller', ['Administrator']);
    const list = ({ origin }: Product) =>
      createClient({ baseUrl: origin, token: () => token }).call(listUsers, {
        params: { isDeveloperOrUserId: 'true' },
      });
    await expect(list(wrong)).rejects.toThrow(/^Auth0 rejected this server\. .*DIRECTORY_CLIENT_SECRET/);
    await expect(list(none)).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining('DIRECTORY_KIND') as string,
    });
    await Promise.all([wrong.close(), none.close(), directory.close()]);
  });
});
