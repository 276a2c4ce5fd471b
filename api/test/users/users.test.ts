import { listUserRoles, listUsers, type User } from '@artesian/contract/people/users';
import { beforeAll, describe, expect, it } from 'vitest';
import { sharedProduct, type Caller } from '../support/product.ts';

const { product } = await sharedProduct();
beforeAll(async () => {
  await product.database.pool.query(
    `insert into permits (permit_ndx, permit_number, authorized_volume_gal, permit_year, removed)
     values (1, 'H1-26-1', 1000000, 2026, false), (2, 'H1-26-2', 1000000, 2026, true)`,
  );
  await product.database.pool.query(
    `insert into account_permits (sub, permit_ndx) values ('demo|well-owner', 1), ('demo|well-owner', 2)`,
  );
  await product.database.pool.query(
    `insert into accounts (sub, email, name, password_hash, roles, blocked, deleted_at) values
       ('local|gone', 'gone@district.example', 'Gone Gardener', 'a secret hash', array['Administrator'], true, now()),
       ('local|both', 'both@district.example', 'Both Hats', 'a secret hash', array['Well Owner', 'Administrator'], false, null),
       ('local|new', 'new@district.example', 'New Comer', 'a secret hash', '{}', true, null)`,
  );
});

const usersFor = async (caller: Caller, asked: string) =>
  (await product.as(caller)).call(listUsers, { params: { isDeveloperOrUserId: asked } });
const names = async (caller: Caller, asked: string) =>
  ((await usersFor(caller, asked)) as User[]).map(({ auth0_name }) => auth0_name);

describe('users', () => {
  it('are shown with their highest role and the permits that they stand for, without those removed', async () => {
    const list = (await usersFor('administrator', 'false')) as User[];
    expect(list.find(({ auth0_user_id }) => auth0_user_id === 'demo|well-owner')).toEqual({
      auth0_user_id: 'demo|well-owner',
      auth0_name: 'Otto Owner',
      auth0_nickname: 'Otto',
      auth0_email: 'well-owner@district.example',
      assigned_role: 'Well Owner',
      associated_permits: [{ permit_ndx: 1, permit_number: 'H1-26-1' }],
      blocked: false,
      created_at: expect.any(String) as string,
      last_login: null,
      version: expect.any(Number) as number,
    });
    expect(list.map(({ auth0_name, assigned_role }) => [auth0_name, assigned_role])).toEqual([
      ['Ada Administrator', 'Administrator'],
      ['Both Hats', 'Administrator'],
      ['New Comer', null],
      ['Otto Owner', 'Well Owner'],
    ]);
  });

  it('are all shown to Developers; Administrators see no Developers, whatever the address claims', async () => {
    for (const asked of ['true', 'false']) {
      expect(await names('developer', asked)).toContain('Dee Developer');
      expect(await names('administrator', asked)).not.toContain('Dee Developer');
    }
    await expect(usersFor('administrator', 'demo|developer')).rejects.toMatchObject({ status: 404 });
    expect(await usersFor('developer', 'demo|developer')).toMatchObject({ auth0_name: 'Dee Developer' });
  });

  it('come one by one by their id; one who does not exist or was deleted is 404 in words', async () => {
    expect(await usersFor('administrator', 'local|both')).toMatchObject({ auth0_name: 'Both Hats' });
    for (const id of ['local|gone', 'local|nobody', "' or true --"])
      await expect(usersFor('administrator', id)).rejects.toMatchObject({
        status: 404,
        message: 'There is no such user.',
      });
  });

  it('never come with anything of their passwords', async () => {
    const response = await product.fetch('developer', '/api/users-management/users/true');
    expect(await response.text()).not.toMatch(/hash|argon2|password/);
  });
});

it('roles to give are those that the caller may see, whatever the address claims', async () => {
  const rolesFor = async (caller: Caller, isDeveloper: string) =>
    (await (await product.as(caller)).call(listUserRoles, { params: { isDeveloper } })).map(
      ({ auth0_role_name }) => auth0_role_name,
    );
  for (const isDeveloper of ['true', 'false']) {
    expect(await rolesFor('administrator', isDeveloper)).toEqual(['Administrator', 'Well Owner']);
    expect(await rolesFor('developer', isDeveloper)).toEqual(['Administrator', 'Developer', 'Well Owner']);
  }
});
