import { nothingSaid, type SaidMapping } from '@artesian/contract/importing/mapping';
import { changeUser, createUser, deleteUser, linkUser, listUsers, type User } from '@artesian/contract/people/users';
import {
  beginUsersFile,
  listUsersFiles,
  oneUsersFile,
  previewUsers,
  takeBackUser,
} from '@artesian/contract/people/users-files';
import { writeXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startProduct, type Product } from '../support/product.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
  await product.database.pool.query(
    `insert into permits (permit_ndx, permit_number, authorized_volume_gal, permit_year, removed)
     values (1, 'H1-26-1', 1000000, 2026, false), (2, 'H1-26-2', 1000000, 2026, true), (3, 'H1-26-3', 1000000, 2026, false)`,
  );
});
afterAll(() => product.close());

type Who = 'administrator' | 'developer';
interface Asked {
  as?: Who;
  mapping?: Partial<SaidMapping>;
  sheet?: string;
}

const preview = async (content: string | Uint8Array, { as = 'administrator', mapping, sheet }: Asked = {}) =>
  (await product.as(as)).call(previewUsers, {
    body: {
      file_name: 'users.csv',
      content: Buffer.from(content).toString('base64'),
      ...(mapping && { mapping: { ...nothingSaid, ...mapping } }),
      ...(sheet !== undefined && { sheet }),
    },
  });

describe('a file of users', () => {
  it('says whom it would add, who is there already, and why others cannot be added, and adds nobody', async () => {
    const staff = await product.as('administrator');
    await staff.call(createUser, {
      body: {
        name: 'Otto',
        nickname: 'O',
        email: 'Otto@wells.example',
        role: 'Administrator',
        permits: [],
        invite: true,
      },
    });
    const { users } = await preview(
      [
        'Name,E-Mail,Role,Permit Numbers',
        'Ann Smith,ann@wells.example,well owner,"h1-26-1, H1-26-3"',
        'Ann Smith,ann.two@wells.example,,',
        'Somebody Else,otto@wells.example,Well Owner,',
        'Twice,ANN@wells.example,,',
        'No Mail,,,',
        'Bad Mail,nobody at all,,',
        ',nameless@wells.example,,',
        'High,high@wells.example,Developer,',
        'Odd,odd@wells.example,King,H1',
        'Gone,gone@wells.example,,H1-26-2',
      ].join('\n'),
    );
    const noRole = (word: string) => `Role “${word}”: Choose one of: Administrator, Well Owner.`;
    expect(users.map(({ line, verdict, reason }) => [line, verdict, reason])).toEqual([
      [2, 'new', null],
      [3, 'new', null],
      [4, 'already there', 'Their role stays Administrator.'],
      [5, 'refused', 'Line 2 has the same e-mail address.'],
      [6, 'refused', 'Requires Email'],
      [7, 'refused', 'E-mail “nobody at all”: Invalid email format.'],
      [8, 'refused', 'Requires Full-name'],
      [9, 'refused', noRole('Developer')],
      [10, 'refused', `${noRole('King')} Permit H1 does not exist.`],
      [11, 'refused', 'Permit H1-26-2 does not exist.'],
    ]);
    expect(users[0]!.user).toEqual({
      name: 'Ann Smith',
      nickname: 'Ann Smith',
      email: 'ann@wells.example',
      role: 'Well Owner',
      permits: [1, 3],
      invite: true,
    });
    expect(users[0]!.cells).toMatchObject({ 'Permit Numbers': 'h1-26-1, H1-26-3' });

    // Each is then added as on the screen; the same file again adds nobody.
    const added = await staff.call(createUser, { body: users[0]!.user! });
    expect(added.associated_permits.map(({ permit_number }) => permit_number)).toEqual(['H1-26-1', 'H1-26-3']);
    const again = await preview('Full Name,Email\nAnn,ann@wells.example');
    expect(again.users.map(({ verdict }) => verdict)).toEqual(['already there']);
  });

  it('may be a workbook, of which a sheet is chosen; a Developer may add Developers', async () => {
    const people = [
      ['Full Name', 'E-mail', 'Role'],
      ['Dora', 'dora@wells.example', 'Developer'],
    ];
    const bytes = await writeXlsx({
      sheets: [
        { name: 'About', rows: [['People of the district']] },
        { name: 'People', rows: people },
      ],
    });
    const first = await preview(bytes, { as: 'developer' });
    expect(first).toMatchObject({ sheets: ['About', 'People'], sheet: 'About', rows: 0, users: [] });
    expect(first.problem).toMatch(/^This sheet has no rows below its headings/);
    const { users } = await preview(bytes, { as: 'developer', sheet: 'People' });
    expect(users).toMatchObject([{ verdict: 'new', user: { role: 'Developer' } }]);
    await expect(preview(bytes, { sheet: 'Other' })).rejects.toMatchObject({ status: 400 });
  });

  it.each([
    ['', 'The file is empty.'],
    ['Full Name,E-mail\n', 'The file has no rows below its headings.'],
    [
      `Full Name,E-mail\n${'A,a@b.example\n'.repeat(1001)}`,
      'The file has more than 1,000 users. Split it into smaller files.',
    ],
  ])('that cannot be read is refused in words: %#', async (content, message) => {
    await expect(preview(content)).rejects.toMatchObject({ status: 400, message });
  });

  it('has a template of the headings that are understood by themselves', async () => {
    const template = (format: string) => product.fetch('administrator', `/api/users-management/template/${format}`);
    const text = await (await template('csv')).text();
    expect(text.trim()).toBe('Full Name,E-mail,Nickname,Role,Permits');
    const { taken, problem } = await preview(`${text}Ann,ann@wells.example,,,`);
    expect({ taken: Object.keys(taken), problem }).toEqual({
      taken: ['name', 'email', 'nickname', 'role', 'permits'],
      problem: null,
    });
    expect((await template('xlsx')).headers.get('content-type')).toContain('spreadsheetml');
  });
});

describe('columns of a file of users', () => {
  it('are asked about where the headings do not tell, with some of their values', async () => {
    const told = await preview('Wer,Post,Rolle\nAnn,ann@columns.example,Staff\nBob,bob@columns.example,Owner');
    expect(told).toMatchObject({
      rows: 2,
      taken: {},
      problem: 'A new user needs Full Name, E-mail: choose a column, or one value for all rows.',
      users: [],
      columns: [
        { heading: 'Wer', samples: ['Ann', 'Bob'], filled: 2 },
        { heading: 'Post', samples: ['ann@columns.example', 'bob@columns.example'] },
        { heading: 'Rolle', samples: ['Staff', 'Owner'] },
      ],
    });
    expect(told.fields.map(({ name, isNeeded, choices }) => [name, isNeeded, choices])).toEqual([
      ['name', true, []],
      ['email', true, []],
      ['nickname', false, []],
      ['role', false, ['Administrator', 'Well Owner']],
      ['permits', false, []],
    ]);
  });

  it('are chosen, with the words of the file for roles', async () => {
    const file =
      'Wer,Post,Rolle\nAnn,ann@columns.example,Staff\nBob,bob@columns.example,Pumper\nCy,cy@columns.example,';
    const columns = { name: 'Wer', email: 'Post', role: 'Rolle' };
    const before = await preview(file, { mapping: { columns } });
    expect(before.lacking).toEqual([
      {
        field: 'role',
        words: [
          { words: 'Staff', count: 1 },
          { words: 'Pumper', count: 1 },
        ],
        more: false,
      },
    ]);
    expect(before.lists).toEqual({ role: ['Administrator', 'Well Owner'] });
    expect(before.users.map(({ verdict }) => verdict)).toEqual(['refused', 'refused', 'new']);

    const words = { role: { staff: 'Administrator', Pumper: 'Well Owner' } };
    const { users } = await preview(file, { mapping: { columns, words } });
    expect(users.map(({ user }) => user?.role)).toEqual(['Administrator', 'Well Owner', 'Well Owner']);
  });

  it('may leave the role to one for all, that the caller may give', async () => {
    const file = 'Full Name,E-mail\nAnn,ann@columns.example';
    const forAll = async (role: string) => (await preview(file, { mapping: { constants: { role } } })).users;
    expect(await forAll('Administrator')).toMatchObject([{ verdict: 'new', user: { role: 'Administrator' } }]);
    expect(await forAll('Developer')).toMatchObject([{ verdict: 'refused' }]);
  });

  it('may have first and last name apart, or the last name first', async () => {
    const apart = await preview('First Name,Surname,Email\nAnn,Smith,ann@columns.example');
    expect(apart).toMatchObject({ mapping: { joined: { name: ['First Name', 'Surname'] } }, problem: null });
    expect(apart.users[0]!.user).toMatchObject({ name: 'Ann Smith', nickname: 'Ann Smith' });
    const turned = await preview('Name,Email\n"Smith, Ann",ann@columns.example', {
      mapping: { reads: { name: 'last name first' } },
    });
    expect(turned.users[0]!.user).toMatchObject({ name: 'Ann Smith' });
  });

  it('that may mean the same are asked about', async () => {
    const { unclear, problem } = await preview('Name,Person,E-mail\nA,B,a@columns.example');
    expect(unclear).toEqual([{ field: 'name', headings: ['Name', 'Person'] }]);
    expect(problem).toBe('A new user needs Full Name: choose its column.');
  });

  it.each([
    { columns: { name: 'Nowhere' } },
    { columns: { nobody: 'Name' } },
    { reads: { name: 'backwards' } },
    { joined: { name: ['Name', 'Nowhere'] } },
  ])('that are not there are refused or told: %#', async (mapping) => {
    const asked = preview('Name,E-mail\nA,a@columns.example', { mapping });
    const told = await asked.then(
      ({ problem }) => problem,
      ({ status, message }: { status: number; message: string }) => (status === 400 ? message : null),
    );
    expect(told).toBeTruthy();
  });
});

describe('what a file of users added', () => {
  const begin = async (
    file_name: string,
    {
      as = 'administrator',
      mapping = {},
      headings = ['E-mail'],
    }: { as?: Who; mapping?: object; headings?: string[] } = {},
  ) =>
    (await product.as(as)).call(beginUsersFile, {
      body: { file_name, headings, mapping: { ...nothingSaid, ...mapping } },
    });
  const add = async (user_file_ndx: number, name: string, more: object = {}, as: Who = 'administrator') =>
    (await product.as(as)).call(createUser, {
      body: {
        name,
        nickname: name,
        email: `${name.toLowerCase().replace(' ', '.')}@acts.example`,
        role: 'Well Owner',
        permits: [],
        invite: true,
        user_file_ndx,
        ...more,
      },
    });
  const takeBack = async (user_file_ndx: number, { auth0_user_id }: User, as: Who = 'administrator') =>
    (await product.as(as)).call(takeBackUser, { params: { user_file_ndx, auth0_user_id } });
  const read = async (user_file_ndx: number, as: Who = 'administrator') =>
    (await product.as(as)).call(oneUsersFile, { params: { user_file_ndx } });
  const asSent = (user: User) => ({
    id: user.auth0_user_id,
    email: user.auth0_email,
    name: user.auth0_name,
    nickname: user.auth0_nickname!,
    role: user.assigned_role!,
    permits: user.associated_permits.map(({ permit_ndx }) => permit_ndx),
  });

  it('is taken back as far as nobody has used or changed it; what stays is named with why', async () => {
    const staff = await product.as('administrator');
    const { user_file_ndx } = await begin('first.csv');
    const untouched = await add(user_file_ndx, 'Una Touched', { permits: [3, 1] });
    const signedIn = await add(user_file_ndx, 'Sid In');
    const chosen = await add(user_file_ndx, 'Cho Sen');
    const raised = await add(user_file_ndx, 'Rae Sed');
    const permitted = await add(user_file_ndx, 'Per Mitted', { permits: [1] });
    const back = await add(user_file_ndx, 'Ben Back');
    const deleted = await add(user_file_ndx, 'Del Eted');
    // An invitation is part of adding.
    await staff.call(linkUser, { params: untouched });
    const { pool } = product.database;
    await pool.query('update accounts set last_login = now() where sub = $1', [signedIn.auth0_user_id]);
    await pool.query(`update accounts set password_hash = 'x' where sub = $1`, [chosen.auth0_user_id]);
    const change = (user: User, more: object) => staff.call(changeUser, { body: { ...asSent(user), ...more } });
    await change(raised, { role: 'Administrator' });
    await change(permitted, { permits: [3] });
    await change(back, { nickname: 'B' });
    await change(back, {});
    await staff.call(deleteUser, { params: deleted });

    const listed = (await staff.call(listUsersFiles, {})).find((one) => one.user_file_ndx === user_file_ndx);
    expect(listed).toMatchObject({ file_name: 'first.csv', added: 7, gone: 1, taken_back_at: null });
    expect(listed!.who).not.toBe('');
    const told = await read(user_file_ndx);
    expect(told.accounts.map(({ name, state, why }) => [name, state, why])).toEqual([
      ['Una Touched', 'untouched', null],
      ['Sid In', 'stays', 'They have signed in.'],
      ['Cho Sen', 'untouched', null],
      ['Rae Sed', 'stays', 'Changed since: role.'],
      ['Per Mitted', 'stays', 'Changed since: permits.'],
      ['Ben Back', 'stays', 'They were changed and changed back since then.'],
      ['Del Eted', 'gone', null],
    ]);

    const gone = { state: 'gone', why: null };
    expect(await takeBack(user_file_ndx, untouched)).toEqual(gone);
    expect(await takeBack(user_file_ndx, untouched)).toEqual(gone);
    expect(await takeBack(user_file_ndx, deleted)).toEqual(gone);
    for (const [user, why] of [
      [signedIn, 'They have signed in.'],
      [chosen, 'They have chosen a password.'],
      [raised, 'Changed since: role.'],
      [permitted, 'Changed since: permits.'],
    ] as const)
      expect(await takeBack(user_file_ndx, user)).toEqual({ state: 'stays', why });

    const users = (await staff.call(listUsers, { params: { isDeveloperOrUserId: 'false' } })) as User[];
    const ids = users.map(({ auth0_user_id }) => auth0_user_id);
    expect(ids).not.toContain(untouched.auth0_user_id);
    expect(ids).toContain(chosen.auth0_user_id);
    const left = await pool.query('select from account_permits where sub = $1', [untouched.auth0_user_id]);
    expect(left.rowCount).toBe(0);
    const history = await pool.query<{ act: string }>(
      'select act from user_changes where sub = $1 order by change_ndx',
      [untouched.auth0_user_id],
    );
    expect(history.rows.map(({ act }) => act)).toEqual(['created', 'invited', 'deleted']);
    expect(await read(user_file_ndx)).toMatchObject({ added: 7, gone: 2, taken_back_at: expect.any(String) });
    // Nothing joins what was taken back.
    await expect(add(user_file_ndx, 'Too Late')).rejects.toMatchObject({ status: 400 });
  });

  it('belongs to who began it, and nobody else’s account is taken back by it', async () => {
    const { user_file_ndx } = await begin('own.csv');
    await expect(add(user_file_ndx, 'Not Mine', {}, 'developer')).rejects.toMatchObject({ status: 400 });
    await expect(add(2147483646, 'No File')).rejects.toMatchObject({ status: 400 });
    const other = await (
      await product.as('administrator')
    ).call(createUser, {
      body: { name: 'Oth Er', nickname: 'O', email: 'oth@acts.example', role: 'Well Owner', permits: [], invite: true },
    });
    await expect(takeBack(user_file_ndx, other)).rejects.toMatchObject({ status: 404 });
    await expect(read(2147483646)).rejects.toMatchObject({ status: 404 });
    // It added nobody, so it is none.
    await expect(read(user_file_ndx)).rejects.toMatchObject({ status: 404 });
  });

  it('tells an Administrator nothing of Developers', async () => {
    const { user_file_ndx } = await begin('developers.csv', { as: 'developer' });
    const dora = await add(user_file_ndx, 'Dora Developer', { role: 'Developer' }, 'developer');
    expect((await read(user_file_ndx)).accounts).toMatchObject([
      { name: null, email: null, state: 'stays', why: 'Only a Developer can delete them.' },
    ]);
    expect(await takeBack(user_file_ndx, dora)).toMatchObject({ state: 'stays' });
    expect(await takeBack(user_file_ndx, dora, 'developer')).toEqual({ state: 'gone', why: null });
    expect((await read(user_file_ndx)).accounts).toMatchObject([{ name: null, state: 'gone' }]);
  });

  it('tells the next file with the same headings how it was understood', async () => {
    const headings = ['Wer', 'Anschrift'];
    const mapping = { columns: { name: 'Wer', email: 'Anschrift' }, constants: { role: 'Administrator' } };
    const file = `${headings.join(',')}\nAnn,ann@remembered.example`;
    const unused = await begin('unused.csv', { headings, mapping });
    expect((await preview(file)).remembered).toBeNull();
    await add(unused.user_file_ndx, 'Rem Embered');
    const { remembered, users, problem } = await preview('Anschrift,Wer\nann@remembered.example,Ann');
    expect(remembered).toMatchObject({ user_file_ndx: unused.user_file_ndx, file_name: 'unused.csv' });
    expect({ problem, users }).toMatchObject({
      problem: null,
      users: [{ user: { name: 'Ann', role: 'Administrator' } }],
    });
    // What is said anew stands.
    expect((await preview(file, { mapping: {} })).users).toEqual([]);
  });
});
