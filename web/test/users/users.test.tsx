import type { Role } from '@artesian/contract/language/roles';
import { nothingSaid, type SaidMapping } from '@artesian/contract/importing/mapping';
import type { User } from '@artesian/contract/people/users';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { queryClient } from '../../src/api.ts';
import { drawnStyle } from '../support/drawn-style.ts';
import { problem, type Answers } from '../support/fake-api.ts';
import { staffCalls } from '../support/records.ts';
import { renderAt } from '../support/render-at.tsx';

const otto: User = {
  auth0_user_id: 'local|otto',
  auth0_name: 'Otto Owner',
  auth0_nickname: 'Otto',
  auth0_email: 'otto@district.example',
  assigned_role: 'Well Owner',
  associated_permits: [{ permit_ndx: 9, permit_number: 'H1-01-9' }],
  blocked: false,
  created_at: '2026-01-02T12:00:00Z',
  last_login: null,
  version: 5,
};
const ada: User = {
  ...otto,
  auth0_user_id: 'local|ada',
  auth0_name: 'Ada Adams',
  auth0_nickname: 'Ada',
  auth0_email: 'ada@district.example',
  assigned_role: 'Administrator',
  associated_permits: [],
};
const permit = (permit_ndx: number, permit_number: string, permit_name: string) => ({
  permit_ndx,
  permit_number,
  permit_name,
});
const answersFor = (users: readonly User[]): Answers => ({
  'GET /api/users-management/users/false': users,
  'GET /api/users-management/users/true': users,
  'GET /api/list-user-roles/false': ['Administrator', 'Well Owner'].map(asRole),
  'GET /api/list-user-roles/true': ['Administrator', 'Developer', 'Well Owner'].map(asRole),
  'GET /api/ui-list-permits-active': [permit(1, 'H1-26-1', 'Cedar'), permit(2, 'T2-26-2', 'Oak')],
});
const asRole = (name: string) => ({ auth0_role_id: name, auth0_role_name: name });

const open = (
  answers: Answers = {},
  {
    as = 'Administrator',
    path = '/admin/users-management',
    may = staffCalls,
  }: { as?: Role; path?: string; may?: string[] } = {},
) => renderAt(path, { as, may, answers: { ...answersFor([ada, otto]), ...answers } });
const openOne = (answers: Answers = {}, as: Role = 'Administrator', user = otto) =>
  open(
    {
      'GET /api/users-management/users/local%7Cotto': user,
      'GET /api/users-management/users/local%7Cotto/changes': [],
      ...answers,
    },
    { as, path: '/admin/users-management/local%7Cotto' },
  );
const cell = (name: string | RegExp) =>
  screen.findByRole(String(name).startsWith('Full Name') ? 'rowheader' : 'cell', { name });
const keys = (typed: string) => userEvent.keyboard(typed);
const write = async (name: string, text: string) => {
  await userEvent.click(await cell(name));
  await keys(`${text}{Tab}`);
};
const leave = async () => userEvent.click(await cell('Full Name, row Ada Adams: Ada Adams'));
const sent = (calls: ReturnType<typeof renderAt>, method: string) => calls.filter((call) => call.method === method);

/** Types a new user, cell after cell. */
async function addUser({
  name = 'Nora',
  nickname = 'Nono',
  email = 'nora@district.example',
  password = 'seven limestone herons',
} = {}) {
  await userEvent.click(await screen.findByRole('button', { name: 'Add a user' }));
  await keys(`${name}{Tab}${nickname}{Tab}${email}{Tab}${password}{Tab}`);
  await leave();
}

describe('the table of users', () => {
  it('shows who may sign in, under the heading and path that the specification names', async () => {
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Users Management' })).toBeTruthy();
    const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(trail.getByRole('link', { name: 'Dashboard' }).getAttribute('href')).toBe('/dashboard');
    expect(trail.getByText('Users Management')).toBeTruthy();
    await cell('Associated Permits, row Otto Owner: H1-01-9');
    await cell('Created, row Otto Owner: 01/02/2026');
    await cell('Last Login, row Otto Owner: empty');
    expect(screen.getByRole('link', { name: 'Open Otto Owner' }).getAttribute('href')).toBe(
      '/admin/users-management/local|otto',
    );
  });

  it('finds users by any of their words, and keeps them in the address', async () => {
    open();
    const search = await screen.findByPlaceholderText('Search Users');
    await userEvent.type(search, 'h1-01');
    await waitFor(() => expect(screen.queryByText('Ada Adams')).toBeNull());
    expect(screen.getByText('Otto Owner')).toBeTruthy();
    expect(window.location.search).toContain('search=h1-01');
    await userEvent.clear(search);
    await userEvent.type(search, 'zzzzzz');
    expect(await screen.findByText('No user matches ‘zzzzzz’.')).toBeTruthy();
  });

  it('turns pages of 30, or of 5, 10 or 60, in a body of at most 400 px', async () => {
    const many = Array.from({ length: 40 }, (_, index) => ({
      ...otto,
      auth0_user_id: `u${index}`,
      auth0_name: `Owner ${index}`,
    }));
    open(answersFor(many));
    expect(await screen.findByText('1–30 of 40')).toBeTruthy();
    await userEvent.click(screen.getByRole('combobox', { name: /Rows per page/ }));
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['5', '10', '30', '60']);
    expect(drawnStyle(document.querySelector('table')!.parentElement!).maxHeight).toBe('400px');
  });

  it('says what kept it from loading', async () => {
    open({
      'GET /api/users-management/users/false': () =>
        problem(503, { code: 'unavailable', detail: 'Auth0 did not respond in time. Try again in a moment.' }),
    });
    expect(
      await screen.findByText(
        'An error has occurred: Auth0 did not respond in time. Try again in a moment.',
        {},
        { timeout: 10_000 },
      ),
    ).toBeTruthy();
  }, 15_000);

  it('is only read by whoever may not change users', async () => {
    open({}, { may: staffCalls.filter((call) => !/^(POST|PUT|DELETE)/.test(call)) });
    await cell('Full Name, row Otto Owner: Otto Owner');
    expect(screen.queryByRole('button', { name: 'Add a user' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Invite a user' })).toBeNull();
  });
});

describe('adding a user', () => {
  it('sends what was typed, with the password masked and the least role', async () => {
    const calls = open({
      'POST /api/users-management/users': () => ({
        ...otto,
        auth0_user_id: 'local|nora',
        auth0_name: 'Nora',
        auth0_email: 'nora@district.example',
      }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Add a user' }));
    await keys('Nora{Tab}Nono{Tab}nora@district.example{Tab}seven');
    expect(screen.getByLabelText<HTMLInputElement>('Password, row new').type).toBe('password');
    await keys(' limestone herons{Tab}');
    await cell('Password, row new: ••••••••');
    await cell('Role, row new: Well Owner');
    await leave();
    expect(await screen.findByText('This user was successfully created')).toBeTruthy();
    expect(sent(calls, 'POST')[0]!.body).toEqual({
      name: 'Nora',
      nickname: 'Nono',
      email: 'nora@district.example',
      password: 'seven limestone herons',
      role: 'Well Owner',
      permits: [],
    });
    expect(sent(calls, 'POST')[0]!.headers.get('idempotency-key')).toBeTruthy();
    expect(document.body.textContent).not.toContain('limestone');
  });

  it.each([
    ['no name', { name: '{Delete}' }, 'Requires Full-name'],
    ['no nickname', { nickname: '{Delete}' }, 'Requires Nickname'],
    ['no e-mail address', { email: '{Delete}' }, 'Requires Email'],
    ['an e-mail address that is none', { email: 'nora' }, 'Requires Email'],
    ['no password', { password: '{Delete}' }, 'Requires Password'],
    ['a short password', { password: 'seven77' }, 'Must be at least 8 characters'],
  ])('with %s sends nothing and says what is wrong', async (_what, entered, words) => {
    const calls = open();
    await addUser(entered);
    expect((await screen.findAllByText(new RegExp(words))).length).toBeGreaterThan(0);
    expect(sent(calls, 'POST')).toEqual([]);
  });

  it('that the server refuses keeps what was typed, and says why in the cell', async () => {
    const words = 'Another user has this e-mail address.';
    open({
      'POST /api/users-management/users': () =>
        problem(422, { detail: words, errors: [{ field: 'email', message: words }] }),
    });
    await addUser();
    expect((await cell('Email, row new: nora@district.example')).textContent).toContain(words);
  });
});

describe('changing a user', () => {
  it('sends them whole, with the version that was shown, and says so', async () => {
    const calls = open({ 'PUT /api/users-management/users': () => ({ ...otto, auth0_nickname: 'O', version: 6 }) });
    await write('Nickname, row Otto Owner: Otto', 'O');
    await leave();
    expect(await screen.findByText('This user was updated in the database')).toBeTruthy();
    const [call] = sent(calls, 'PUT');
    expect(call!.body).toEqual({
      id: 'local|otto',
      name: 'Otto Owner',
      nickname: 'O',
      email: 'otto@district.example',
      role: 'Well Owner',
      permits: [9],
    });
    expect(call!.headers.get('if-match')).toBe('"5"');
  });

  it('adds a permit to those that are there, found by a part of its name, and refuses one that is not there', async () => {
    const calls = open({ 'PUT /api/users-management/users': () => otto });
    await userEvent.click(await cell('Associated Permits, row Otto Owner: H1-01-9'));
    await keys('{F2}');
    fireEvent.change(screen.getByRole('combobox', { name: 'Associated Permits, row Otto Owner' }), {
      target: { value: 'H1-01-9, oak' },
    });
    await userEvent.click(await screen.findByRole('option', { name: /T2-26-2/ }));
    await leave();
    await waitFor(() => expect(sent(calls, 'PUT')[0]?.body).toMatchObject({ permits: [9, 2] }));
    await userEvent.click(await cell(/^Associated Permits, row Otto Owner/));
    await keys('{F2}');
    fireEvent.change(screen.getByRole('combobox', { name: 'Associated Permits, row Otto Owner' }), {
      target: { value: 'X9-99-9' },
    });
    await keys('{Tab}');
    expect(
      (await screen.findAllByText(/Permit X9-99-9 does not exist. Choose permits from the list\./)).length,
    ).toBeGreaterThan(0);
  });

  it('says that somebody else was faster, and what an Administrator may not do, in the words of the server', async () => {
    let refusal = problem(412, {
      detail: 'Someone else has changed this record since you opened it.',
      code: 'conflict',
    });
    open({ 'PUT /api/users-management/users': () => refusal.clone() });
    await write('Nickname, row Otto Owner: Otto', 'O');
    await leave();
    expect((await screen.findAllByText(/Someone else changed this user meanwhile\./)).length).toBeGreaterThan(0);
    refusal = problem(409, {
      detail: 'You cannot change your own role. Ask another Administrator or Developer to do it.',
    });
    await write('Nickname, row Otto Owner: O', 'P');
    await leave();
    expect((await screen.findAllByText(/You cannot change your own role\./)).length).toBeGreaterThan(0);
  });
});

describe('deleting a user', () => {
  it('asks first, and says that it was done', async () => {
    const calls = open({
      'DELETE /api/users-management/users/local%7Cotto': () => new Response(null, { status: 204 }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Delete: row Otto Owner' }));
    await userEvent.click(
      within(await screen.findByRole('dialog', { name: 'Delete Otto Owner?' })).getByRole('button', { name: 'Cancel' }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent(calls, 'DELETE')).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Delete: row Otto Owner' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete user' }));
    expect(await screen.findByText('This user was deleted from the database')).toBeTruthy();
    expect(sent(calls, 'DELETE')[0]!.headers.get('if-match')).toBe('"5"');
  });

  it('that is refused leaves the row, with the words of the server', async () => {
    open({
      'DELETE /api/users-management/users/local%7Cotto': () =>
        problem(409, { detail: 'You cannot delete your own account.' }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Delete: row Otto Owner' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete user' }));
    expect((await screen.findAllByText(/You cannot delete your own account\./)).length).toBeGreaterThan(0);
    await cell('Full Name, row Otto Owner: Otto Owner');
  });
});

describe('inviting a user', () => {
  const link = { sent_by: null, link: 'http://localhost/set-password?token=abc', expires_at: '2026-12-01T00:00:00Z' };
  const fill = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Invite a user' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite a user' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Invite' }));
    for (const words of ['Requires Full-name', 'Requires Nickname', 'Requires Email'])
      expect(dialog.getByText(words)).toBeTruthy();
    await userEvent.type(dialog.getByRole('textbox', { name: /Full Name/ }), 'Otto Owner');
    await userEvent.type(dialog.getByRole('textbox', { name: /Nickname/ }), 'Otto');
    await userEvent.type(dialog.getByRole('textbox', { name: /Email/ }), 'otto@district.example');
    await userEvent.type(dialog.getByRole('combobox', { name: 'Associated Permits' }), 'T2');
    await userEvent.click(await screen.findByRole('option', { name: 'T2-26-2' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Invite' }));
  };

  it('without a mail server shows the link this once, and says so', async () => {
    const calls = open({
      'POST /api/users-management/users': otto,
      'POST /api/users-management/users/local%7Cotto/link': link,
    });
    await fill();
    expect(await screen.findByText('This link is shown only once')).toBeTruthy();
    expect(screen.getByText('http://localhost/set-password?token=abc')).toBeTruthy();
    expect(screen.getByText(/E-mail is not set up, so give it to Otto Owner yourself\./)).toBeTruthy();
    expect(sent(calls, 'POST')[0]!.body).toEqual({
      name: 'Otto Owner',
      nickname: 'Otto',
      email: 'otto@district.example',
      role: 'Well Owner',
      permits: [2],
      invite: true,
    });
  });

  it('says where it was sent, or that it was not', async () => {
    open({
      'POST /api/users-management/users': otto,
      'POST /api/users-management/users/local%7Cotto/link': () =>
        problem(503, { code: 'mail', detail: 'The mail server did not accept the message: busy.' }),
    });
    await fill();
    expect(await screen.findByText('The mail server did not accept the message: busy.')).toBeTruthy();
    expect(screen.getByRole('dialog', { name: 'Otto Owner was added' })).toBeTruthy();
  });

  it('keeps what was typed where the server refuses it', async () => {
    const words = 'Another user has this e-mail address.';
    open({
      'POST /api/users-management/users': () =>
        problem(422, { detail: words, errors: [{ field: 'email', message: words }] }),
    });
    await fill();
    expect((await screen.findAllByText(words)).length).toBeGreaterThan(1);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Email/ }).value).toBe('otto@district.example');
  });
});

describe('the page of a user', () => {
  it('lists everything that is known, name by name, and nothing secret', async () => {
    openOne();
    expect(await screen.findByRole('heading', { level: 1, name: 'User Management' })).toBeTruthy();
    await waitFor(() => expect(document.title).toContain('Contacts Management'));
    const lines = within(await screen.findByRole('list', { name: 'Properties' })).getAllByRole('listitem');
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      'auth0_user_id: local|otto',
      'auth0_name: Otto Owner',
      'auth0_nickname: Otto',
      'auth0_email: otto@district.example',
      'assigned_role: Well Owner',
      'associated_permits: H1-01-9',
      'blocked: No',
      'created_at: 01/02/2026',
      'last_login: –',
    ]);
    expect(screen.queryByRole('button', { name: 'View as this user' })).toBeNull();
  });

  it('says who did what, and what it was before', async () => {
    openOne({
      'GET /api/users-management/users/local%7Cotto/changes': [
        {
          at: '2026-02-01T12:00:00Z',
          who: 'a',
          who_name: 'Ada Adams',
          act: 'updated',
          before: { role: 'Well Owner', permits: [] },
          after: { role: 'Administrator', permits: ['H1'] },
        },
        { at: '2026-01-01T12:00:00Z', who: 'kc-7', who_name: null, act: 'seen as', before: null, after: null },
      ],
    });
    expect(await screen.findByText('role: Well Owner → Administrator')).toBeTruthy();
    expect(screen.getByText('permits: none → H1')).toBeTruthy();
    expect(screen.getByText('kc-7').parentElement!.textContent).toBe('kc-7 viewed the product as this user');
  });

  it('resets two-factor authentication after one question', async () => {
    const call = 'DELETE /api/users-management/users/local%7Cotto/second-factor';
    const calls = openOne({ [call]: new Response(null, { status: 204 }) });
    await userEvent.click(await screen.findByRole('button', { name: 'Reset two-factor authentication' }));
    const question = within(await screen.findByRole('dialog', { name: /^Reset two-factor authentication for Otto/ }));
    expect(sent(calls, 'DELETE')).toEqual([]);
    await userEvent.click(question.getByRole('button', { name: 'Reset' }));
    expect(await screen.findByText(/^Otto Owner signs in with the password alone/)).toBeTruthy();
    expect(sent(calls, 'DELETE')).toHaveLength(1);
  });

  it('gives a link, turns away and lets in', async () => {
    const calls = openOne({
      'POST /api/users-management/users/local%7Cotto/link': {
        sent_by: 'server',
        link: null,
        expires_at: '2026-12-01T00:00:00Z',
      },
      'PUT /api/users-management/users': otto,
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Create a link to set a password' }));
    expect(
      await screen.findByText(
        /A link to set a password was sent to otto@district\.example\. It can be used once, until/,
      ),
    ).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Block sign-in' }));
    expect(await screen.findByText('This user was updated in the database')).toBeTruthy();
    expect(sent(calls, 'PUT')[0]!.body).toMatchObject({ blocked: true });
  });

  it('of nobody says so', async () => {
    openOne({
      'GET /api/users-management/users/local%7Cotto': () => problem(404, { detail: 'There is no such user.' }),
    });
    expect(await screen.findByText('An error has occurred: There is no such user.')).toBeTruthy();
  });
});

describe('seeing as another user', () => {
  it('goes on with the token of their view, under a banner that leads back', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    openOne(
      {
        'POST /api/users-management/users/local%7Cotto/see-as': {
          token: 'view.of.otto',
          name: 'Otto Owner',
          expires_at: '2026-12-01T00:00:00Z',
        },
      },
      'Developer',
    );
    await userEvent.click(await screen.findByRole('button', { name: 'View as this user' }));
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/home'));
    cleanup();
    queryClient.clear();
    const calls = open(
      {
        'GET /api/me': {
          sub: 'local|otto',
          name: 'Otto Owner',
          email: null,
          roles: ['Well Owner'],
          may: [],
          seen_by: 'Dee',
        },
      },
      { as: 'Developer', path: '/account' },
    );
    const banners = await screen.findAllByRole('complementary', { name: 'Viewing as another user' });
    expect(banners.at(-1)!.textContent).toContain('Viewing as Otto Owner. Read-only.');
    await waitFor(() =>
      expect(calls.find(({ path }) => path === '/api/me')?.headers.get('authorization')).toBe('Bearer view.of.otto'),
    );
    await userEvent.click(within(banners.at(-1)!).getByRole('button', { name: 'Back to my own view' }));
    expect(assign).toHaveBeenLastCalledWith('/admin/users-management/local%7Cotto');
    expect(sessionStorage.getItem('artesian.seeing')).toBeNull();
    assign.mockRestore();
  });
});

const FROM_A_FILE = '/admin/users-management/from-a-file';

describe('a file of users', () => {
  const row = (line: number, more: object = {}) => ({
    line,
    cells: { Name: `Person ${line}`, 'E-mail': `p${line}@district.example` },
    email: `p${line}@district.example`,
    verdict: 'new',
    reason: null,
    user: {
      name: `Person ${line}`,
      nickname: 'P',
      email: `p${line}@district.example`,
      role: 'Well Owner',
      permits: [],
    },
    ...more,
  });
  const users = [
    row(2),
    row(3),
    row(4, { verdict: 'already there', user: null, reason: 'Their role stays Administrator.' }),
    row(5, { verdict: 'refused', user: null, reason: 'Permit X does not exist.' }),
  ];
  const field = (name: string, label: string, more: object = {}) => ({
    name,
    label,
    kind: 'text',
    unit: null,
    isNeeded: false,
    list: null,
    choices: [],
    ways: [],
    ...more,
  });
  const roleNames = ['Administrator', 'Well Owner'];
  const read = (more: object = {}) => ({
    rows: 4,
    sheets: [],
    sheet: null,
    columns: [
      { heading: 'Name', samples: ['Person 2', 'Person 3'], filled: 4, isLikelyKey: false },
      { heading: 'E-mail', samples: ['p2@district.example'], filled: 4, isLikelyKey: false },
      { heading: 'Rolle', samples: ['Staff', 'Pumper'], filled: 4, isLikelyKey: false },
    ],
    mapping: nothingSaid,
    taken: { name: 'Name', email: 'E-mail' },
    unclear: [],
    problem: null,
    lacking: [],
    lists: {},
    fields: [
      field('name', 'Full Name', { isNeeded: true, ways: ['last name first'] }),
      field('email', 'E-mail', { isNeeded: true }),
      field('role', 'Role', { kind: 'choice', choices: roleNames }),
    ],
    remembered: null,
    users,
    ...more,
  });
  const openFile = async (answers: Answers) => {
    const calls = open(
      {
        'POST /api/users-management/users-of-file': read(),
        'GET /api/users-management/files': [],
        'POST /api/users-management/files': { user_file_ndx: 8 },
        ...answers,
      },
      { path: FROM_A_FILE },
    );
    const choose = await screen.findByLabelText<HTMLInputElement>('Choose a file', { selector: 'input' });
    await userEvent.upload(choose, new File(['Name,E-mail'], 'users.csv'));
    return calls;
  };

  it('is shown before anybody is added, goes on after a lost connection, and invites nobody unasked', async () => {
    let isCut = true;
    const tried: [string, number][] = [];
    const calls = await openFile({
      'POST /api/users-management/users': ({ body }: { body: { email: string; user_file_ndx: number } }) => {
        tried.push([body.email, body.user_file_ndx]);
        if (body.email.startsWith('p3') && isCut) return problem(503, { code: 'unavailable', detail: 'Not now.' });
        return { ...otto, auth0_user_id: `local|${body.email}`, auth0_email: body.email };
      },
    });
    expect(await screen.findByText('2 new, 1 already on record, 1 refused.', { exact: false })).toBeTruthy();
    expect(screen.getByText('Permit X does not exist.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Add 2 Users' }));
    expect(await screen.findByText('Not now.')).toBeTruthy();
    // How the file is understood no longer changes once somebody was added by it.
    expect(screen.queryByRole('region', { name: 'Columns' })).toBeNull();
    isCut = false;
    await userEvent.click(screen.getByRole('button', { name: 'Add 1 User' }));
    expect(await screen.findByText('2 added, 1 already on record, 1 refused.', { exact: false })).toBeTruthy();
    expect(tried).toEqual([
      ['p2@district.example', 8],
      ['p3@district.example', 8],
      ['p3@district.example', 8],
    ]);
    const begun = calls.filter(({ method, path }) => method === 'POST' && path.endsWith('/files'));
    expect(begun.map(({ body }) => body)).toMatchObject([
      { file_name: 'users.csv', headings: ['Name', 'E-mail', 'Rolle'], mapping: nothingSaid },
    ]);
  });

  it('is mapped by hand, with words for roles, and keeps what was chosen over a refusal', async () => {
    const said: { mapping?: SaidMapping }[] = [];
    const troubles = [() => problem(503, { code: 'unavailable', detail: 'Not now.' })];
    await openFile({
      'POST /api/users-management/users-of-file': ({ body }: { body: { mapping?: SaidMapping } }) => {
        said.push(body);
        if (!body.mapping) return read({ taken: { name: 'Name', email: 'E-mail' } });
        const trouble = troubles.shift();
        if (trouble) return trouble();
        return read({
          mapping: body.mapping,
          taken: { name: 'Name', email: 'E-mail', role: 'Rolle' },
          lacking: [{ field: 'role', words: [{ words: 'Staff', count: 2 }], more: false }],
          lists: { role: roleNames },
        });
      },
    });
    expect(await screen.findByText('Staff · Pumper')).toBeTruthy();
    await userEvent.click(screen.getByRole('combobox', { name: 'Role comes from' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Rolle' }));
    expect(await screen.findByText(/^Not mapped yet\. Not now\./)).toBeTruthy();
    expect(screen.getByRole('combobox', { name: 'Role comes from' }).textContent).toBe('Rolle');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add 2 Users' }).disabled).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await userEvent.click(await screen.findByRole('combobox', { name: 'Staff means' }));
    // No file adds a role.
    expect(screen.queryByLabelText('Add them to the list')).toBeNull();
    await userEvent.click(await screen.findByRole('option', { name: 'Administrator' }));
    await waitFor(() =>
      expect(said.at(-1)!.mapping).toMatchObject({
        columns: { role: 'Rolle' },
        words: { role: { Staff: 'Administrator' } },
      }),
    );
  });

  it('that cannot be read is refused in the words of the server', async () => {
    await openFile({
      'POST /api/users-management/users-of-file': () => problem(400, { detail: 'The file is empty.' }),
    });
    expect(await screen.findByText(/^users\.csv: The file is empty\./)).toBeTruthy();
  });
});

describe('a former file of users', () => {
  const account = (name: string, state = 'untouched', why: string | null = null) => ({
    auth0_user_id: `local|${name}`,
    name,
    email: `${name.toLowerCase()}@district.example`,
    state,
    why,
  });
  const past = {
    user_file_ndx: 8,
    file_name: 'users.csv',
    at: '2026-11-20T10:00:00Z',
    who: 'Ada Administrator',
    added: 4,
    gone: 0,
    taken_back_at: null,
    taken_back_by: null,
  };
  const accounts = [account('Una'), account('Cho'), account('Tim'), account('Rae', 'stays', 'Changed since: role.')];

  it('is found below where files are chosen', async () => {
    open({ 'GET /api/users-management/files': [past] }, { path: FROM_A_FILE });
    const link = await screen.findByRole('link', { name: 'users.csv' });
    expect(link.getAttribute('href')).toBe(`${FROM_A_FILE}/8`);
  });

  it('is taken back one by one once that was asked, goes on after a failure, and names who stays with why', async () => {
    const tried: string[] = [];
    const troubles = [problem(503, { code: 'unavailable', detail: 'Auth0 is busy.' })];
    const calls = open(
      {
        'GET /api/users-management/files/8': { ...past, accounts },
        'POST /api/users-management/files/8/users/local%7CUna/take-back': () => {
          tried.push('Una');
          return { state: 'gone', why: null };
        },
        'POST /api/users-management/files/8/users/local%7CCho/take-back': () => {
          tried.push('Cho');
          return troubles.shift() ?? { state: 'stays', why: 'They have chosen a password.' };
        },
        'POST /api/users-management/files/8/users/local%7CTim/take-back': () => {
          tried.push('Tim');
          return { state: 'gone', why: null };
        },
      },
      { path: `${FROM_A_FILE}/8` },
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Remove 3 Users' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove 3 users?' }));
    expect(dialog.getByText(/1 other stays\./)).toBeTruthy();
    expect(tried).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText(/^Auth0 is busy\. Users removed so far are deleted/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Remove 2 Users' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
    expect(await screen.findByText(/2 users removed\. 2 users stay, as listed below\./)).toBeTruthy();
    expect(screen.getByText('They have chosen a password.')).toBeTruthy();
    expect(screen.getByText('Changed since: role.')).toBeTruthy();
    expect(tried).toEqual(['Una', 'Cho', 'Cho', 'Tim']);
    // A directory that counts calls is not asked for all after each.
    expect(calls.filter(({ path }) => path.endsWith('/files/8')).length).toBeLessThanOrEqual(3);
    expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
  });

  it('that is not there is said so', async () => {
    open({}, { path: `${FROM_A_FILE}/999` });
    expect(await screen.findByText('Users file not found')).toBeTruthy();
  });
});
