import type { Row } from '@artesian/contract/language/register';
import { screen, waitFor, within } from '@testing-library/react';
import user from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { fillIn, inputOf, refuseEach, type Attempt } from '../support/bad-inputs.ts';
import { problem, type Answers, type Call } from '../support/fake-api.ts';
import { district, open, staffCalls } from '../support/records.ts';
import { renderAt } from '../support/render-at.tsx';

const PERMIT = '/data-management/permit-records/permits-management/5';

const stamps = {
  version: 1,
  created_timestamp: '2025-01-02T15:00:00Z',
  created_by: 'Avery Adams',
  updated_timestamp: null,
  updated_by: null,
};
const permit: Row = {
  permit_ndx: 5,
  permit_name: 'East Creek',
  permit_number: 'H7-19-1',
  authorized_volume_gal: 12_000_000,
  volume_now_gal: 12_000_000,
  coming_volume_gal: null,
  coming_volume_from: null,
  primary_use_ndx: 1,
  secondary_use_ndx: 2,
  permit_status_ndx: 1,
  rolo_ndx: 5,
  ...stamps,
};

const amendment = (changes: object = {}): Row => ({
  pamend_ndx: 9,
  permit_ndx: 5,
  pamend_type_desc: 'Volume Change',
  pamend_status_desc: 'In Review',
  action_complete_date: '2025-02-20',
  saved_previous_volume: 12_000_000,
  saved_previous_primary_use_ndx: 1,
  saved_previous_secondary_use_ndx: 2,
  saved_previous_permit_status_ndx: 1,
  saved_previous_rolo_ndx: 5,
  new_volume: 14_400_000,
  authorized_volume_gal: 12_000_000,
  volume_now_gal: 12_000_000,
  coming_volume_gal: null,
  coming_volume_from: null,
  primary_use_ndx: 1,
  secondary_use_ndx: 2,
  permit_status_ndx: 1,
  rolo_ndx: 5,
  pamend_type_ndx: 15,
  pamend_status_ndx: 1,
  effective_date: '2026-01-15',
  proposed_volume_change: 2_400_000,
  proposed_primary_use_ndx: null,
  proposed_secondary_use_ndx: null,
  proposed_status_ndx: null,
  proposed_rolo_ndx: null,
  permittee_add_new: false,
  tmp_permittee_name: null,
  tmp_permittee_organization: null,
  tmp_permittee_email: null,
  tmp_permittee_phone: null,
  tmp_permittee_address: null,
  tmp_permittee_city: null,
  tmp_permittee_state: null,
  tmp_permittee_zip: null,
  tmp_permittee_precinct_ndx: 999,
  amendment_notes: null,
  action_staff_reviewer: 'Ada Example',
  action_general_manager: null,
  action_complete: '2025-02-10',
  action_complete_extension: '2025-02-20',
  action_incomplete_expired: null,
  action_public_hearing_date: '2025-03-01',
  action_public_hearing_notes: null,
  action_soah_prelim_hearing_date: null,
  action_soah_prelim_hearing_notes: null,
  action_soah_evidentiary_date: null,
  action_soah_evidentiary_notes: null,
  board_order_080117: null,
  approval_date: null,
  approval_body_ndx: null,
  removed: false,
  removed_timestamp: null,
  removed_by: null,
  ...stamps,
  ...changes,
});
const approved = amendment({
  pamend_ndx: 4,
  pamend_type_ndx: 4,
  pamend_type_desc: 'Change of Permitted Use',
  pamend_status_ndx: 2,
  pamend_status_desc: 'Approved',
  effective_date: '2020-01-01',
  approval_date: '2019-12-09',
  approval_body_ndx: 1,
  proposed_primary_use_ndx: 1,
  proposed_volume_change: null,
  new_volume: null,
});

const gallons = (before: number, after: number, metered_gal: number) => ({
  permitted_before_gal: before,
  permitted_after_gal: after,
  reduced_before_gal: before,
  reduced_after_gal: after,
  metered_gal,
  left_before_gal: before - metered_gal,
  left_after_gal: after - metered_gal,
});
const months = [9, 10, 11, 12, 1, 2, 3, 4, 5, 6, 7, 8];
const effect = {
  fiscal_year: 2026,
  this_fiscal_year: 2026,
  months: months.map((c_month, index) => ({
    c_year: c_month > 8 ? 2025 : 2026,
    c_month,
    ...gallons(1_000_000, index < 5 ? 1_000_000 : 1_200_000, 400_000),
  })),
  year: gallons(12_000_000, 13_400_000, 4_800_000),
};

const share = (c_month: number, changes: object = {}): Row => ({
  ndx: 100 + c_month,
  permit_ndx: 5,
  c_month,
  is_editable: true,
  alloc_percentage: c_month % 3 === 0 ? 0.08334 : 0.08333,
  ...stamps,
  ...changes,
});
const twelve = (changes: Record<number, object> = {}) =>
  Array.from({ length: 12 }, (_, index) => share(index + 1, changes[index + 1]));

const answers: Answers = {
  ...district,
  'GET /api/ui-list-permits-management-toptable': [],
  'GET /api/list-permits/5': open(permit),
  'GET /api/ui-list-permit-volumes/5': [{ permit_ndx: 5, holds_from: '2020-01-01', authorized_volume_gal: 12_000_000 }],
  'GET /api/ui-list-permit-fact-changes/5': [],
  'GET /api/data-permits-monthly-distributions/5': twelve(),
  'GET /api/data-permit-amendments/permit/5': [amendment(), approved],
  'GET /api/data-permit-amendments/9': open(amendment()),
  'GET /api/data-permit-amendments/4': open(approved),
  'POST /api/data-permit-amendments/what-it-does': effect,
  'GET /api/history/data-permit-amendments/9': [],
  'GET /api/history/data-permit-amendments/4': [],
  'GET /api/ui-list-permit-amendment-types': [
    { pamend_type_ndx: 15, pamend_type_desc: 'Volume Change' },
    { pamend_type_ndx: 4, pamend_type_desc: 'Change of Permitted Use' },
    { pamend_type_ndx: 7, pamend_type_desc: 'Permit Retirement' },
    { pamend_type_ndx: 6, pamend_type_desc: 'Change of Permit Holder' },
  ],
  'GET /api/ui-list-permit-amendment-status': [
    { pamend_status_ndx: 1, pamend_status_desc: 'In Review' },
    { pamend_status_ndx: 2, pamend_status_desc: 'Approved' },
  ],
  'GET /api/ui-list-permits-uses': [
    { well_use_ndx: 1, well_use_name: 'Domestic' },
    { well_use_ndx: 2, well_use_name: 'Irrigation' },
  ],
  'GET /api/ui-list-permits-permit-status': [
    { permit_status_ndx: 1, permit_status_desc: 'Active' },
    { permit_status_ndx: 3, permit_status_desc: 'Retired' },
  ],
  'GET /api/ui-list-permits-permit-status-retired': [{ permit_status_ndx: 3, permit_status_desc: 'Retired' }],
  'GET /api/list-permit-approval-body': [{ approval_body_ndx: 1, approval_body_desc: 'Board of Directors' }],
  'GET /api/ui-list-director-precincts': [{ precinct_ndx: 2, precinct_label: 'Precinct 2' }],
};
const visit = (path: string, more: Answers = {}) =>
  renderAt(path, { as: 'Administrator', may: staffCalls, answers: { ...answers, ...more } });

const writes = (calls: Call[]) =>
  calls
    .filter(({ method, path }) => method !== 'GET' && !path.endsWith('what-it-does'))
    .map(({ method, path, headers, body }) => [`${method} ${path}`, headers.get('if-match'), body]);

const editor = async () => within(await screen.findByLabelText(/^(Creating New|Editing Existing) Amendment$/));
const form = async () => within(await amendmentForm());
const button = async (name: string) => (await form()).getByText<HTMLButtonElement>(name, { selector: 'button' });
const submit = async () => (await form()).getByText<HTMLButtonElement>(/^(Save|Create)$/, { selector: 'button' });
const said = async () => document.getElementById((await submit()).getAttribute('aria-describedby')!)!.textContent;
const isReady = async () => (await submit()).getAttribute('aria-disabled') === 'false';

/** Straight from the page: to look for labels in all of it takes long. */
const amendmentForm = () =>
  waitFor(() => {
    const found = document.querySelector<HTMLElement>('form[aria-label$="amendment"]');
    if (!found) throw new Error('No amendment is open.');
    return found;
  });
const input = async (label: string) => inputOf(await amendmentForm(), label);
const fill = async (label: string, text: string) => fillIn(await amendmentForm(), label, text);
async function choose(label: string, option: string) {
  await user.click(await input(label));
  await user.click(await screen.findByText(option, { selector: '[role=option] *, [role=option]' }));
}
describe('the amendments of a permit', () => {
  it('are listed with long dates, the approved ones grey and said so, thirty a page', async () => {
    visit(PERMIT);
    const list = within(await screen.findByRole('region', { name: 'Permit Amendments' }));
    expect(await list.findByText('January 15th, 2026')).toBeTruthy();
    expect(list.getAllByText('February 20th, 2025')).toHaveLength(2);
    const grey = list.getByText('January 1st, 2020').closest('tr')!;
    expect(grey.textContent).toContain('Approved');
    expect(grey.dataset.tone).toBe('ended');
    expect(list.getByText('January 15th, 2026').closest('tr')!.dataset.tone).toBeUndefined();
  });

  it('stand thirty on a page', async () => {
    const many = Array.from({ length: 31 }, (_, index) => amendment({ pamend_ndx: 100 + index }));
    visit(PERMIT, { 'GET /api/data-permit-amendments/permit/5': many });
    const list = within(await screen.findByRole('region', { name: 'Permit Amendments' }));
    expect(await list.findByText('1–30 of 31')).toBeTruthy();
    await user.click(list.getByRole('combobox', { name: /Rows per page/ }));
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      '10',
      '30',
      '50',
      '100',
      '200',
    ]);
  });

  it('say what kept them from being loaded', async () => {
    visit(PERMIT, { 'GET /api/data-permit-amendments/permit/5': problem(403, { detail: 'Not for you.' }) });
    expect(await screen.findByText('An error has occurred: Not for you.')).toBeTruthy();
  });

  it('say beside Save what each type still needs, and begin anew with another type', async () => {
    visit(`${PERMIT}?amendment=0`);
    await choose('Amendment Type', 'Change of Permitted Use');
    expect(await said()).toBe('Choose a new primary or a new secondary use.');
    await choose('Proposed Secondary Use', 'Domestic');
    expect([await isReady(), await said()]).toEqual([true, 'Ready to be created']);
    await choose('Amendment Status', 'Approved');
    expect(await said()).toBe('Still missing: Approval Date, Approval Body');
    await fill('Effective Date', '');
    expect(await said()).toBe('Still missing: Effective Date, Approval Date, Approval Body');
    await fill('Amendment Notes', 'Wanted');

    await choose('Amendment Type', 'Permit Retirement');
    expect([await isReady(), await said()]).toEqual([true, 'Ready to be created']);
    expect((await input('Amendment Notes')).value).toBe('');
    expect((await form()).queryByLabelText('Proposed Secondary Use')).toBeNull();
    await user.click(await input('Proposed Status'));
    expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual(['Retired']);
    await user.keyboard('{Escape}');

    await choose('Amendment Type', 'Change of Permit Holder');
    expect(await said()).toBe('Choose the new permittee, or create one.');
    await choose('Proposed Permittee', 'City of Buda');
    expect(await isReady()).toBe(true);
    await user.click(await input('Create New Permittee'));
    expect((await form()).queryByLabelText('Proposed Permittee')).toBeNull();
    expect(await said()).toBe('Fill in at least one field of the new permittee.');
    await fill('New Permittee City', 'Buda');
    expect(await isReady()).toBe(true);
    await user.click(await input('Create New Permittee'));
    expect((await form()).queryByLabelText('New Permittee Name')).toBeNull();
    expect((await input('Proposed Permittee')).value).toBe('Jordan Reyes');
    await user.click(await input('Create New Permittee'));
    expect((await input('New Permittee Name')).value).toBe('');
  });

  it('are added: what is missing is said, what it would do is shown, and the new one stays open', async () => {
    const saved = amendment({ pamend_ndx: 12 });
    const calls = visit(PERMIT, {
      'POST /api/data-permit-amendments': open(saved),
      'GET /api/data-permit-amendments/12': open(saved),
      'GET /api/history/data-permit-amendments/12': [],
    });
    await user.click(await screen.findByRole('button', { name: 'Add amendment' }));
    expect(await (await editor()).findByText('Creating New Amendment')).toBeTruthy();
    expect([await isReady(), await said()]).toEqual([false, 'Still missing: Amendment Type']);
    await choose('Amendment Type', 'Volume Change');
    expect(await said()).toBe('Still missing: Proposed Volume Change');
    expect(screen.queryByRole('region', { name: 'Effects' })).toBeNull();
    await user.type(await input('Proposed Volume Change'), '-12e,000,001');
    expect(
      await screen.findByText('The change would leave -1 gal; a permit cannot authorize less than 0 gal.'),
    ).toBeTruthy();
    await fill('Proposed Volume Change', '2,400,000');
    expect((await input('New Volume')).value).toBe('14,400,000');
    const does = within(await screen.findByRole('region', { name: 'Effects' }));
    expect(
      await does.findByText(/1,400,000 gal more, 13,400,000 gal in place of 12,000,000 gal; 8,600,000 gal are left/),
    ).toBeTruthy();
    const february = does.getByRole('row', { name: /February 2026/ });
    expect([...february.querySelectorAll('td')].slice(1).map(({ textContent }) => textContent)).toEqual([
      '1,000,000',
      '1,200,000',
      '400,000',
      '600,000',
      '800,000',
    ]);
    await user.click(does.getByRole('button', { name: 'Next fiscal year' }));
    const asked = () => calls.filter(({ path }) => path.endsWith('what-it-does')).map(({ body }) => body);
    await expect
      .poll(() => asked().at(-1))
      .toMatchObject({ permit_ndx: 5, fiscal_year: 2027, proposed_volume_change: 2_400_000 });
    await user.click(await button('Create'));
    expect(await screen.findByText('Data successfully saved!')).toBeTruthy();
    await expect.poll(() => new URLSearchParams(window.location.search).get('amendment')).toBe('12');
    expect(writes(calls)[0]).toMatchObject([
      'POST /api/data-permit-amendments',
      null,
      {
        permit_ndx: 5,
        pamend_type_ndx: 15,
        pamend_status_ndx: 1,
        proposed_volume_change: 2_400_000,
        effective_date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      },
    ]);
    expect(await screen.findByText('Editing Existing Amendment')).toBeTruthy();
  });

  it('stand in the list at once, while all else is still asked for anew', async () => {
    const saved = amendment({ pamend_ndx: 12, amendment_notes: 'Just added' });
    let isAdded = false;
    const late = new Promise(() => undefined);
    visit(PERMIT, {
      'GET /api/data-permit-amendments/permit/5': () => (isAdded ? late : [amendment()]),
      'POST /api/data-permit-amendments': () => {
        isAdded = true;
        return open(saved);
      },
      'GET /api/data-permit-amendments/12': open(saved),
      'GET /api/history/data-permit-amendments/12': [],
    });
    const list = within(await screen.findByRole('region', { name: 'Permit Amendments' }));
    await user.click(await screen.findByRole('button', { name: 'Add amendment' }));
    await choose('Amendment Type', 'Volume Change');
    await fill('Proposed Volume Change', '2,400,000');
    await user.click(await button('Create'));
    expect(await list.findByRole('cell', { name: 'Just added' })).toBeTruthy();
  });

  it('say beside Save that they cannot be approved, and are not ready where they are to be', async () => {
    visit(PERMIT, {
      'POST /api/data-permit-amendments/what-it-does': problem(400, { detail: 'The permit has ended already.' }),
    });
    await user.click(await screen.findByRole('button', { name: 'Add amendment' }));
    await choose('Amendment Type', 'Volume Change');
    await fill('Proposed Volume Change', '2,400,000');
    await expect.poll(said).toBe('Can be saved, but not approved: The permit has ended already.');
    expect(await isReady()).toBe(true);
    await choose('Amendment Status', 'Approved');
    await expect.poll(said).toContain('Cannot be approved: The permit has ended already.');
    expect(await isReady()).toBe(false);
  });

  it('keep their type, draw their days in order, and refuse what makes no sense in words beside its field', async () => {
    const calls = visit(`${PERMIT}?amendment=9`);
    expect((await input('Amendment Type')).disabled).toBe(true);
    const line = await screen.findByRole('list', { name: 'Timeline of the amendment' });
    const steps = () =>
      within(line)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    expect(steps()).toEqual([
      expect.stringMatching(/^CompleteFebruary 10th, 2025/),
      'Complete, ExtensionFebruary 20th, 202510 days later',
      'Public Hearing DateMarch 1st, 20259 days later',
      'Effective DateJanuary 15th, 2026320 days later',
    ]);
    expect(screen.getByText('Timeline · Staff Reviewer: Ada Example')).toBeTruthy();
    await fill('Incomplete or Expired', '2/21/25');
    await expect.poll(() => steps()[2]).toBe('Incomplete or ExpiredFebruary 21st, 20251 day later');
    await user.click(await button('Reset'));

    const date = /Enter a date as MM\/DD\/YYYY/;
    const tooLong = /at most 200/;
    const attempts: Attempt[] = [
      [
        ['Proposed Volume Change', 'much', /whole number/],
        ['Effective Date', 'tomorrow', date],
        ['Complete', '20260101', date],
        ['Complete, Extension', 'next week', date],
        ['Incomplete or Expired', '0', date],
        ['Public Hearing Date', '1/1', date],
        ['SOAH Preliminary Hearing Date', '2026', date],
        ['SOAH Evidentiary Hearing Date', '-', date],
        ['Approval Date', '00/00/0000', date],
        ['Staff Reviewer', 'x'.repeat(201), tooLong],
        ['General Manager', 'y'.repeat(201), tooLong],
        ['Board Order 08-01-17', 'z'.repeat(201), tooLong],
        ['Amendment Notes', 'n'.repeat(4001), /at most 4000/],
      ],
      [
        ['Proposed Volume Change', '', /Required/],
        ['Effective Date', '', /Required/],
        ['Approval Date', '02/30/2026', date],
      ],
      [
        ['Proposed Volume Change', '1.5', /whole number/],
        ['Effective Date', '13/01/2026', date],
      ],
      [['Proposed Volume Change', '12 34 ab 5', /whole number/]],
      [['Proposed Volume Change', '99999999999999999999', /whole number|too big|less/i]],
    ];
    await refuseEach(await amendmentForm(), attempts);
    expect(writes(calls)).toEqual([]);
  });

  it('say why they cannot be taken back or do something, and are deleted after a question, with a way back', async () => {
    const stands =
      'A later approved amendment depends on this one: Volume Change, effective 2025-11-01. Undo that one first.';
    const calls = visit(`${PERMIT}?amendment=9`, {
      'PUT /api/data-permit-amendments/9': ({ body }: Call) =>
        'amendment_notes' in (body as Row)
          ? problem(400, { detail: stands, errors: [{ field: 'pamend_status_ndx', message: stands }] })
          : open(amendment({ version: 2, removed: (body as Row).should_remove })),
      'POST /api/data-permit-amendments/what-it-does': problem(400, {
        detail: 'The permit already ended on 2025-01-31.',
      }),
    });
    expect(await screen.findByText('This cannot be approved: The permit already ended on 2025-01-31.')).toBeTruthy();
    await fill('Amendment Notes', 'Please');
    await user.click(await button('Save'));
    expect(await (await form()).findByText(`Amendment Status: ${stands}`)).toBeTruthy();
    await user.click(await button('Reset'));

    await user.click(await (await editor()).findByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete Record' }));
    expect(
      dialog.getByText('Are you sure you want to delete Volume Change, effective January 15th, 2026?'),
    ).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Yes, delete record' }));
    expect(await screen.findByText('This entry was deleted from the database')).toBeTruthy();
    await expect.poll(() => window.location.search).not.toContain('amendment');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await expect
      .poll(() => writes(calls).slice(1))
      .toEqual([
        ['PUT /api/data-permit-amendments/9', '"1"', { should_remove: true }],
        ['PUT /api/data-permit-amendments/9', '"2"', { should_remove: false }],
      ]);
  });
});

describe('the monthly distribution of a permit', () => {
  const cell = (name: string | RegExp) =>
    waitFor(() => {
      const cells = [...document.querySelectorAll<HTMLElement>('td[aria-label]')];
      const isMeant = (label: string) => (typeof name === 'string' ? label === name : name.test(label));
      const found = cells.find((one) => isMeant(one.getAttribute('aria-label')!));
      if (!found) throw new Error(`There is no cell ${name}.`);
      return found;
    });
  const panel = async () => within(await screen.findByLabelText('Monthly Allocation Distributions'));
  const enter = async (month: string, typed: string) => {
    await user.click(await cell(new RegExp(`row ${month}`)));
    await user.keyboard(`${typed}{Enter}`);
  };
  const total = async () => (await cell(/^Total Allocation/)).getAttribute('aria-label');
  const drawn = async () =>
    [...(await screen.findByLabelText('Volume of each month')).children].map(({ textContent }) => textContent);
  const put = 'PUT /api/data-permits-monthly-distributions';

  it('is in percent with its gallons, takes twelve numbers by paste, and refuses in words what is no share', async () => {
    const calls = visit(PERMIT);
    expect(await cell('Allocation (%), row January: 8.333')).toBeTruthy();
    expect(await total()).toBe('Total Allocation: 100.000 %');
    expect(await screen.findByText('Allocation: the total is 100.000 %, as it must be.')).toBeTruthy();
    await expect.poll(async () => (await drawn())[0]).toBe('January999,960 gal');
    await enter('March', '8.3341');
    expect(await screen.findByText('Use at most 3 digits after the point.')).toBeTruthy();
    await enter('March', '8.33e-3');
    expect(await cell('Allocation (%), row March: 8.333')).toBeTruthy();
    expect(
      await screen.findByText('Allocation: the total must be 100.000 %. It is 99.999 %: 0.001 % is missing.'),
    ).toBeTruthy();
    expect((await drawn())[0]).toBe('January– gal');
    const save = (await panel()).getByText('Save', { selector: 'button' });
    expect(save.getAttribute('aria-disabled')).toBe('true');
    expect((await panel()).getByText('1 change in 1 row. Correct the total first.')).toBeTruthy();

    await user.click(await cell(/row January/));
    const fractions = [0.06, 0.065, 0.075, 0.085, 0.1, 0.12, 0.125, 0.115, 0.07, 0.065, 0.06, 0.06];
    await user.paste(fractions.join('\t'));
    const dialog = async () =>
      (await screen.findByText('Paste into Monthly distribution?')).closest<HTMLElement>('[role=dialog]')!;
    expect((await dialog()).textContent).toContain(
      'Twelve numbers on one line are used as the twelve months. They total about 1, so they are treated as fractions: 0.085 becomes 8.5 %.',
    );
    await user.click(within(await dialog()).getByRole('button', { name: 'Paste 12 cells' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await cell('Allocation (%), row July: 12.500')).toBeTruthy();
    expect(await total()).toBe('Total Allocation: 100.000 %');
    await expect.poll(async () => (await drawn())[6]).toBe('July1,500,000 gal');
    await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toMatch(/row January/);
    await user.paste(fractions.join('\n'));
    await user.click(within(await dialog()).getByRole('button', { name: 'Paste the cells as they are' }));
    await expect.poll(async () => (await dialog()).textContent).toContain('12 cells will change.');
    await user.click(within(await dialog()).getByRole('button', { name: 'Paste 12 cells' }));
    await waitFor(() => expect(screen.queryByText(/^Paste \d+ cells$/)).toBeNull());
    expect(await total()).toBe('Total Allocation: 1.000 %');

    const bad = ['a', '101', '8.3333', 'ten', '1/12', '%', '100.001', '0x8', '8..3', '8.3.3', '∞', 'NaN'];
    const worse = ['٨', '8,3,3 x8', '-1', '1_0', '(1)', '8e1', '$8', '=1+1', '9999999999', '1e-3', '--', 'null'];
    for (const typed of [bad, worse]) {
      await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toMatch(/row January/);
      await user.paste(typed.join('\n'));
      await user.click(await screen.findByText(/^Paste \d+ cells$/));
      await waitFor(() => expect(screen.queryByText(/^Paste \d+ cells$/)).toBeNull());
      const cells = [...document.querySelectorAll('td[data-column=alloc_percentage]')];
      const found = cells.map((one) => [
        one.getAttribute('aria-invalid'),
        one.querySelector('[data-message]')?.textContent,
      ]);
      expect(found).toEqual(typed.map(() => ['true', expect.stringMatching(/Enter a|Use at most/)]));
      expect((await panel()).getByText(/Correct 12 cells first/)).toBeTruthy();
    }
    await user.click((await panel()).getByText('Save', { selector: 'button' }));
    expect(writes(calls)).toEqual([]);
  });

  it('is saved as one act, and tells who saves second what stands there by now, beside what they entered, and goes on from that', async () => {
    let theirs = twelve();
    const calls = visit(PERMIT, {
      'GET /api/data-permits-monthly-distributions/5': () => theirs,
      [put]: ({ body }: Call) =>
        (body as Row[]).some(({ version }, index) => version !== theirs[index]!.version)
          ? problem(412, {
              code: 'conflict',
              detail: 'Someone else has changed this record.',
              current: theirs[0],
              errors: [{ field: '0', message: 'x' }],
            })
          : (body as Row[]).map((row) => ({ ...row, version: 3 })),
    });
    await enter('January', '9');
    // One is in the next month by then.
    await user.keyboard('7.666{Enter}');
    theirs = twelve({ 1: { alloc_percentage: 0.1, version: 2 }, 3: { alloc_percentage: 0.06667, version: 2 } });
    const press = async () => user.click((await panel()).getByText('Save', { selector: 'button' }));
    await press();
    expect(
      await screen.findByText('Someone else saved 10 % here meanwhile; yours is 9 %. Save again to use yours.'),
    ).toBeTruthy();
    expect(
      (await panel()).getByText(/Someone else saved this distribution meanwhile: March 6.667 % by now/),
    ).toBeTruthy();
    expect(await cell('Allocation (%), row January: 9.000')).toBeTruthy();
    expect(await cell('Allocation (%), row March: 6.667')).toBeTruthy();
    await enter('March', '8.334');
    await press();
    expect(await screen.findByText('New data was updated to the database')).toBeTruthy();
    const [call, , body] = writes(calls).at(-1) as [string, null, Row[]];
    expect(call).toBe(put);
    const versions = [2, 1, 2];
    const entered = [0.09, 0.07666, 0.08334];
    expect(body.map(({ ndx, version, alloc_percentage }) => [ndx, version, alloc_percentage])).toEqual(
      twelve().map(({ ndx, alloc_percentage }, index) => [
        ndx,
        versions[index] ?? 1,
        entered[index] ?? alloc_percentage,
      ]),
    );
  });

  it('spreads what is left over the empty months, can take it back, and copies the shares of another permit', async () => {
    visit(PERMIT, {
      'GET /api/data-permits-monthly-distributions/5': twelve({
        1: { alloc_percentage: 0 },
        2: { alloc_percentage: 0 },
        4: { alloc_percentage: 0 },
      }),
      'GET /api/ui-list-permits-active': [
        { permit_ndx: 5, permit_number: 'H7-19-1', permit_name: 'East Creek' },
        { permit_ndx: 6, permit_number: 'H12-24-2', permit_name: 'West Creek' },
      ],
      'GET /api/data-permits-monthly-distributions/6': twelve({ 1: { alloc_percentage: 0.1 } }),
    });
    await user.click(await screen.findByRole('button', { name: 'Spread the rest' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Spread the rest' }));
    expect(dialog.getByText('The remaining 24.999 % is divided equally among 3 months:')).toBeTruthy();
    await user.click(dialog.getByRole('checkbox', { name: 'April: 8.333 %' }));
    expect(dialog.getByText('The remaining 24.999 % is divided equally among 2 months:')).toBeTruthy();
    expect(dialog.getByRole('checkbox', { name: 'January: 12.5 %' })).toBeTruthy();
    expect(dialog.getByRole('checkbox', { name: 'February: 12.499 %' })).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Spread' }));
    expect(await cell('Allocation (%), row February: 12.499')).toBeTruthy();
    expect(await total()).toBe('Total Allocation: 100.000 %');
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await cell('Allocation (%), row February: 0.000')).toBeTruthy();

    await user.click(await screen.findByRole('button', { name: 'Copy from another permit' }));
    const copying = within(await screen.findByRole('dialog', { name: 'Copy from another permit' }));
    await user.type(copying.getByRole('combobox', { name: 'Permit' }), 'creek');
    expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
      'H12-24-2 · West Creek',
    ]);
    await user.keyboard('{Enter}');
    expect(
      await copying.findByText(/^Jan 10 %, Feb 8.333 %.* They total 101.667 % and must be completed.$/),
    ).toBeTruthy();
    await user.click(copying.getByRole('button', { name: 'Copy' }));
    expect(await cell('Allocation (%), row January: 10.000')).toBeTruthy();
    expect(await screen.findByText('The shares of H12-24-2 were copied. Save to keep them.')).toBeTruthy();
  });

  it('is only read where it is fixed, and says why', async () => {
    visit(PERMIT, {
      'GET /api/data-permits-monthly-distributions/5': twelve().map((row) => ({ ...row, is_editable: false })),
    });
    expect(await screen.findByText(/which is fixed. To enter its own shares/)).toBeTruthy();
    await user.click(await cell(/row January/));
    await user.keyboard('9');
    expect(screen.queryByLabelText(/row January/, { selector: 'input' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Spread the rest' })).toBeNull();
  });
});
