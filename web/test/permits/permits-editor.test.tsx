import { screen, within } from '@testing-library/react';
import user from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { fetchAhead } from '../../src/register/list/fetch-ahead.ts';
import { refuseEach } from '../support/bad-inputs.ts';
import { problem, type Answers, type Call } from '../support/fake-api.ts';
import { permit, permitOffice, permitWell } from '../support/permits.ts';
import { open, staffCalls } from '../support/records.ts';
import { renderAt } from '../support/render-at.tsx';

const PERMITS = '/data-management/permit-records/permits-management';
const PERMIT = `${PERMITS}/1`;
const YEAR = new Date().getFullYear();

const visit = (path: string, answers: Answers = {}) =>
  renderAt(path, { as: 'Administrator', may: staffCalls, answers: { ...permitOffice, ...answers } });
const formOf = async () => within(await screen.findByRole('form', { name: 'Basic Permit Information' }));
const writes = (calls: Call[]) =>
  calls.filter(({ method }) => method !== 'GET').map(({ method, path, body }) => [`${method} ${path}`, body]);

type Form = Awaited<ReturnType<typeof formOf>>;
/** By their labels: to look for roles in a form of this size takes longer than all else. */
const text = (form: Form, name: RegExp) => form.getByLabelText<HTMLInputElement>(name, { selector: 'input, textarea' });
async function retype(form: Form, name: RegExp, typed: string) {
  await user.clear(text(form, name));
  if (typed !== '') await user.paste(typed);
}
async function choose(form: Form, name: RegExp, words: string) {
  await user.click(text(form, name));
  await retype(form, name, words);
  await user.click(await screen.findByText(words, { selector: '[role=option] *' }));
}
const press = (form: Form, name: string) => user.click(form.getByText(name, { selector: 'button' }));

describe('a new permit', () => {
  it('is numbered by its type and year, says what is missing, and cannot begin ended', async () => {
    const calls = visit(`${PERMITS}/0`, {
      'POST /api/list-permits': open(permit({ permit_ndx: 9 })),
      'GET /api/list-permits/9': open(permit({ permit_ndx: 9 })),
    });
    const form = await formOf();
    expect(await screen.findByRole('heading', { name: 'Creating New Permit' })).toBeTruthy();
    expect(
      form.getByText(
        'Still missing: Permit Year, Permit Type, Permit Status, Aquifer Group, Primary Use, Authorized Volume',
      ),
    ).toBeTruthy();
    await choose(form, /^Permit Type/, 'Conditional B');
    await user.type(text(form, /^Permit Year/), 'e-2024');
    expect(text(form, /^Permit Year/).value).toBe('2024');
    expect(text(form, /^Permit Number/).value).toBe('B13-24-1');
    await choose(form, /^Permit Type/, 'Historical');
    expect(text(form, /^Permit Number/).value).toBe('H13-24-1');
    await user.click(text(form, /^Permit Status/));
    const offered = (await screen.findAllByText(/./, { selector: '[role=option] *' })).map(
      ({ textContent }) => textContent,
    );
    expect(offered).toEqual(['Active', 'Pending', 'Inactive', 'Expired', 'Suspended']);
    await user.click(screen.getByText('Active', { selector: '[role=option] *' }));
    await choose(form, /^Aquifer Group/, 'Edwards');
    await choose(form, /^Primary Use/, 'Irrigation');
    await retype(form, /^Authorized Volume/, '12,000,000');
    expect(form.getByText('In a year: 36.83 acre-feet, 12 million gallons.')).toBeTruthy();
    await press(form, 'Create');
    await expect
      .poll(() => writes(calls))
      .toMatchObject([
        [
          'POST /api/list-permits',
          { permit_year: 2024, permit_type_ndx: 1, permit_status_ndx: 1, authorized_volume_gal: 12_000_000 },
        ],
      ]);
  });

  it('is refused in words for everything that cannot be, and keeps what was typed', async () => {
    const calls = visit(PERMIT);
    const year = /\*Requires 4 digits/;
    const whole = /Enter a whole number/;
    const noRecord = ['Administrative Record', '', /needs an Administrative Record|Required/] as const;
    const most = (characters: number) => new RegExp(`at most ${characters} characters`);
    await refuseEach(await screen.findByRole('form', { name: 'Basic Permit Information' }), [
      [
        ['Permit Year', '26', year],
        ['Permit Name', 'n'.repeat(201), most(200)],
        ['Legacy Permit Number', 'x'.repeat(41), most(40)],
        ['Special Provisions', 'p'.repeat(4001), most(4000)],
        ['Notes', 'o'.repeat(4001), most(4000)],
      ],
      [
        ['Permit Year', '20266', year],
        ['Authorized Volume', '-5', /Enter 0 or more/],
        ['Administrative Record', 'r'.repeat(1001), most(1000)],
      ],
      [['Permit Year', '2024.5', year], ['Authorized Volume', '1.5', whole], noRecord],
      [['Permit Year', 'soon', year], ['Authorized Volume', 'much', whole], noRecord],
      [
        ['Permit Year', String(YEAR + 2), new RegExp(`\\*Must be before ${YEAR + 2}`)],
        ['Authorized Volume', '12 34 ab 5', whole],
        noRecord,
      ],
      [['Permit Year', '', /Required/], ['Authorized Volume', '', /Required/], noRecord],
      [['Permit Year', '0x7E', year], ['Authorized Volume', '99999999999999999999', /whole number|less|too/], noRecord],
      [['Permit Year', '-2024', year]],
    ]);
    expect(writes(calls)).toEqual([]);
  });
});

describe('a permittee', () => {
  it('who is in no list yet is entered in place of the chosen one, who comes back when that is given up', async () => {
    const calls = visit(PERMIT, { 'PUT /api/list-permits/1': open(permit({ rolo_ndx: 6, version: 2 })) });
    const form = await formOf();
    const picker = () => form.queryByLabelText<HTMLInputElement>(/^Permittee/, { selector: 'input' });
    await expect.poll(() => picker()?.value).toBe('Jordan Reyes');
    await choose(form, /^Permittee/, 'City of Buda');
    const adds = form.getByLabelText('Add New Permittee');
    await user.click(adds);
    expect(picker()).toBeNull();
    expect(form.getByText(/^Still missing: New Permittee Name/)).toBeTruthy();
    await retype(form, /^New Permittee City/, 'Kyle');
    expect(form.queryByText(/^Still missing: New Permittee Name/)).toBeNull();
    await user.click(adds);
    expect(picker()?.value).toBe('Jordan Reyes');
    await user.click(adds);
    expect(text(form, /^New Permittee City/).value).toBe('');
    await retype(form, /^New Permittee Organization/, 'Newcomers');
    expect(form.getByText('Still missing: Administrative Record')).toBeTruthy();
    await retype(form, /^Administrative Record/, 'Deed of sale');
    await press(form, 'Save');
    await expect
      .poll(() => writes(calls))
      .toEqual([
        [
          'PUT /api/list-permits/1',
          {
            permittee_add_new: true,
            tmp_permittee_organization: 'Newcomers',
            administrative_note: 'Deed of sale',
          },
        ],
      ]);
  });
});

describe('an existing permit', () => {
  it('says which fields need an Administrative Record, and asks for it when one of them changes', async () => {
    visit(PERMIT);
    const form = await formOf();
    const needed = (name: string) => `To change the ${name} of a permit, an Administrative Record is required.`;
    for (const name of ['Permittee', 'Permit Status', 'Primary Use', 'Secondary Use', 'Authorized Volume'])
      expect(form.getByLabelText(needed(name))).toBeTruthy();
    await user.hover(form.getByLabelText(needed('Primary Use')));
    expect((await screen.findByRole('tooltip')).textContent).toBe(needed('Primary Use'));
    expect(form.queryByLabelText(/^Administrative Record/)).toBeNull();
    await retype(form, /^Authorized Volume/, '11000000');
    expect(form.getByText('Still missing: Administrative Record')).toBeTruthy();
    await press(form, 'Save');
    expect(form.getAllByText(/This change needs an Administrative Record/).length).toBeGreaterThan(0);
    await retype(form, /^Authorized Volume/, '12000000');
    expect(form.queryByLabelText(/^Administrative Record/)).toBeNull();
    expect(form.getByText('No changes yet')).toBeTruthy();
  });

  it('gets another number only by its button, which says so before', async () => {
    const calls = visit(PERMIT, {
      'PUT /api/list-permits/1': open(permit({ permit_number: 'H13-24-1', version: 2 })),
    });
    const form = await formOf();
    const refresh = await form.findByLabelText('Refresh the permit number');
    await expect.poll(() => refresh.hasAttribute('disabled')).toBe(false);
    await retype(form, /^Permit Year/, '24');
    expect(refresh.hasAttribute('disabled')).toBe(true);
    await retype(form, /^Permit Year/, '2024');
    expect(text(form, /^Permit Number/).value).toBe('H12-24-1');
    await user.click(refresh);
    expect(form.getByText(/Saving changes H12-24-1 to H13-24-1\./)).toBeTruthy();
    await press(form, 'Save');
    await expect.poll(() => writes(calls)).toEqual([['PUT /api/list-permits/1', { new_number: true }]]);
    await expect.poll(() => text(form, /^Permit Number/).value).toBe('H13-24-1');
  });

  it('has its lists to choose from after a moment, also where the server refused one of them at first', async () => {
    const list = '/api/ui-list-permits-permit-types';
    let refuse = () => undefined as void;
    const refused = new Promise((resolve) => (refuse = () => resolve(problem(503, { code: 'unavailable' }))));
    let isFirst = true;
    const calls = visit(PERMIT, {
      [`GET ${list}`]: () => {
        if (!isFirst) return permitOffice[`GET ${list}`];
        isFirst = false;
        return refused;
      },
    });
    // On its way before the form needs it.
    void fetchAhead((call) => call?.path.startsWith('/api/list-permits') ?? false);
    const form = await formOf();
    await expect.poll(() => calls.filter(({ path }) => path === list)).toHaveLength(1);
    refuse();
    await expect.poll(() => text(form, /^Permit Type/).value, { timeout: 4000 }).toBe('Historical');
    expect(form.queryByText(/The list could not be loaded/)).toBeNull();
  });

  it('leads to its wells, its meters and the other permits of its permittee in new tabs', async () => {
    visit(PERMIT);
    const form = await formOf();
    const links = async (name: string) =>
      (await within(form.getByRole('region', { name })).findAllByRole('link')).map((link) => [
        link.textContent,
        link.getAttribute('href'),
        link.getAttribute('target'),
      ]);
    expect(await links('Linked Wells')).toEqual([
      ['BS-011 · Cedar Creek', '/data-management/wells/wells-management/11', '_blank'],
    ]);
    expect(await links('Other Permits of the Permittee')).toEqual([
      ['B2-25 · Lone Star · Active', `${PERMITS}/2`, '_blank'],
    ]);
    expect(await links('Linked Meters')).toEqual([
      ['M-007', '/data-management/meter-readings/add-manage-meters/7', '_blank'],
    ]);
    const crumbs = within(screen.getByRole('navigation', { name: /breadcrumb/i }));
    expect(crumbs.getByText('Permits Management').getAttribute('href')).toBe(PERMITS);
    expect(crumbs.getByText('Edit Permit')).toBeTruthy();
  });
});

describe('the wells of a permit', () => {
  const LINKS = '/api/list-permits-associated-wells';
  const grid = async () => within(await screen.findByRole('grid', { name: 'Linked wells' }));

  it('are linked from a day on, and not twice at one time', async () => {
    const overlap = 'The well is already linked to the permit at this time.';
    visit(PERMIT, {
      [`POST ${LINKS}`]: () =>
        problem(422, { code: 'constraint', errors: [{ field: 'start_date', message: overlap }] }),
    });
    await (await grid()).findByRole('rowheader', { name: /BS-011/ });
    await user.click(screen.getByRole('button', { name: 'Link a well' }));
    await user.keyboard('bs-011');
    await user.click(await screen.findByRole('option', { name: /BS-011/ }));
    await user.click(screen.getByRole('heading', { name: 'Manage Linked Wells' }));
    await user.tab();
    expect((await screen.findAllByText(/Required/)).length).toBeGreaterThan(0);
    const starts = (await grid()).getAllByRole('cell', { name: /^Start Date/ });
    await user.dblClick(starts.at(-1)!);
    await user.keyboard('01/01/2025{Enter}');
    await user.click(screen.getByRole('heading', { name: 'Manage Linked Wells' }));
    await user.tab();
    expect((await screen.findAllByText(new RegExp(overlap))).length).toBeGreaterThan(0);
  });

  it('whose water counts at another permit are named, with a way to end the other link', async () => {
    const calls = visit(PERMIT, {
      'GET /api/ui-list-permit-wells-counting-elsewhere/1': [
        {
          ndx: 31,
          well_ndx: 11,
          district_well_id: 'BS-011',
          counting_permit_ndx: 2,
          counting_permit_number: 'B2-25',
          counting_link_ndx: 40,
          counting_link_version: 3,
          from_month: '2024-01-01',
          to_day: null,
          other_could_end: '2023-12-31',
        },
      ],
      [`PUT ${LINKS}/40`]: permitWell({ ndx: 40, permit_ndx: 2, end_date: '2023-12-31' }),
    });
    const said = await screen.findByText(/It does not count here in those months\./);
    expect(said.textContent).toBe(
      'The water of BS-011 counts toward permit B2-25, to which it was linked first, from Jan 2024 on. It does not count here in those months.',
    );
    await user.click(screen.getByRole('button', { name: 'End the link to B2-25 on December 31st, 2023' }));
    await expect
      .poll(() => calls.find(({ method, path }) => method === 'PUT' && path === `${LINKS}/40`)?.body)
      .toEqual({ end_date: '2023-12-31' });
  });

  it('of a permit that ended can end with it', async () => {
    const ended = { permit_status_ndx: 7, is_terminated: true, ended_date: '2025-05-31' };
    const later = permitWell({ ndx: 32, well_ndx: 12, linked_well_identifier: 'BS-012', start_date: '2025-07-01' });
    const past = permitWell({ ndx: 33, start_date: '2020-01-01', end_date: '2021-01-01' });
    const calls = visit(PERMIT, {
      'GET /api/list-permits/1': open(permit(ended)),
      [`GET ${LINKS}/1`]: [permitWell(), later, past],
      [`PUT ${LINKS}`]: [],
    });
    expect(await screen.findByText(/The permit ended on May 31st, 2025; 2 links are still open\./)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'End them too' }));
    await expect
      .poll(() => writes(calls))
      .toEqual([
        [
          `PUT ${LINKS}`,
          [
            { ndx: 31, version: 1, end_date: '2025-05-31' },
            { ndx: 32, version: 1, end_date: '2025-07-01' },
          ],
        ],
      ]);
  });
});

describe('the history of a permit', () => {
  it('tells beside a change what decided it, when it was renewed, and into which group it came', async () => {
    const who = { at: '2025-05-06T14:00:00Z', who: 'person-2', who_name: 'Sam Okafor' };
    const entry = { ...who, request_id: 'request-2' };
    const changes = [{ field: 'authorized_volume_gal', before: 14_000_000, after: 12_000_000 }];
    visit(PERMIT, {
      'GET /api/ui-list-permit-renewals/1': [
        {
          permit_renewal_ndx: 1,
          permit_ndx: 1,
          fiscal_year: 2026,
          renewed_at: '2025-08-20T15:00:00Z',
          renewed_by: 'Avery Adams',
          undone_at: '2025-08-21T15:00:00Z',
          undone_by: 'Sam Okafor',
        },
      ],
      'GET /api/permit-memberships/of-permit/1': [
        {
          ...who,
          permit_ndx: 1,
          permit_number: 'H12-24-1',
          from_year: 2026,
          before: null,
          after: { permit_group_ndx: 3, permit_group_name: 'Two Creeks' },
        },
      ],
      'GET /api/history/list-permits/1': [{ ...entry, operation: 'update', changes, note: 'Board order of 3 March' }],
    });
    const form = await screen.findByRole('region', { name: 'Basic Permit Information' });
    await user.click(await within(form).findByRole('button', { name: 'History' }));
    expect((await screen.findByText(/Board order of 3 March/)).textContent).toBe('Note: Board order of 3 March');
    const history = within(within(form).getByRole('region', { name: 'History' }));
    expect((await history.findByRole('list', { name: 'Renewals' })).textContent).toMatch(
      /^Renewed for fiscal year 2026 by Avery Adams on .*; undone by Sam Okafor on .*\.$/,
    );
    expect((await history.findByRole('list', { name: 'Permit Groups' })).textContent).toMatch(
      /^From fiscal year 2026 on in the group Two Creeks, by Sam Okafor on May 6, 2025/,
    );
  });
});
