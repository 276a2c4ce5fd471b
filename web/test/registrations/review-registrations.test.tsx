import type { Row } from '@artesian/contract/language/register';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { problem, type Answers, type Call } from '../support/fake-api.ts';
import { district, open, staffCalls } from '../support/records.ts';
import { renderAt } from '../support/render-at.tsx';

vi.mock('react-map-gl/maplibre', () => import('../support/map-stand-in.tsx'));

const LIST = '/data-management/wells/validate-registration-submissions';
const ONE = 'GET /api/data-registrations/3';

/** A registration as the API answers it. */
const registration = (changes: object = {}): Row => ({
  reg_ndx: 3,
  reference: 'R-3F9A-21C7',
  sent_in: '2026-10-01',
  waits_for_sender: false,
  sent_back_message: null,
  sent_back_timestamp: null,
  corrected_timestamp: null,
  is_quarantined: false,
  quarantined_because: null,
  sent_in_with: 'together',
  sent_together: 1,
  new_owner: false,
  rolo_ndx: null,
  create_new_well: false,
  well_class_ndx: 999,
  well_subclass_ndx: 999,
  well_ndx: null,
  completed: false,
  disregard: false,
  first_name: 'Rita',
  last_name: 'Rivers',
  primary_phone: '512-555-0142',
  primary_email: 'rita@example.org',
  secondary_phone: null,
  secondary_email: null,
  mailing_name: 'Rivers Ranch',
  mailing_address: '12 River Road',
  mailing_city: 'Buda',
  mailing_state: 'TX',
  mailing_zip: '78610',
  well_address: '14 River Road',
  well_city: 'Buda',
  county_ndx: 2,
  well_use_ndx: 1,
  reg_lat_dd: 30.08,
  reg_lon_dd: -97.91,
  reg_well_elev_ft: null,
  aquifer_group_ndx: 2,
  well_details_date_drilled: '1998-01-01',
  well_details_drilled_year_only: true,
  well_details_driller: null,
  well_details_depth_well_ft: 420,
  well_details_depth_pump_ft: null,
  property_well_count: 1,
  scientific_monitoring_interest: true,
  hardcopy_well_records: true,
  other_notes: null,
  version: 4,
  created_timestamp: '2026-10-01T15:00:00Z',
  created_by: 'visitor',
  updated_timestamp: null,
  updated_by: null,
  ...changes,
});

const others = [
  registration({ reg_ndx: 4, reference: 'R-0000-0004', first_name: 'Cora', completed: true }),
  registration({ reg_ndx: 5, reference: 'R-0000-0005', first_name: 'Dora', disregard: true }),
  registration({
    reg_ndx: 6,
    reference: 'R-0000-0006',
    first_name: 'Robot',
    is_quarantined: true,
    quarantined_because: 'It was filled in within two seconds.',
  }),
];
const likelyOwner = {
  rolo_ndx: 5,
  label: 'Jordan Reyes',
  known_by: 'Reyes Ranch · Austin',
  likeness: 8,
  reasons: ['same e-mail address', 'same name'],
};
const likelyWell = { well_ndx: 11, label: 'BS-011', known_by: 'Cedar Creek', likeness: 3.58, reasons: ['42 ft apart'] };

const lookups: Answers = {
  'GET /api/ui-reg-list-well-use': [{ well_use_ndx: 1, well_use_desc: 'Domestic' }],
  'GET /api/ui-reg-list-counties': [{ county_ndx: 2, county_name: 'Hays' }],
  'GET /api/ui-reg-list-aquifer-groups': [{ aquifer_group_ndx: 2, aquifer_group_name: 'Trinity' }],
};
const visit = (address: string, answers: Answers = {}, changes: object = {}) =>
  renderAt(address, {
    as: 'Administrator',
    may: staffCalls,
    answers: {
      ...district,
      ...lookups,
      'GET /api/data-registrations': [registration(changes), ...others],
      [ONE]: open(registration(changes)),
      'GET /api/ui-registration-likely-owners/3': [],
      'GET /api/ui-registration-likely-wells/3': [],
      ...answers,
    },
  });
const form = () => screen.findByRole<HTMLFormElement>('form', { name: 'Edit this registration' });
const inputOf = async (name: string | RegExp) => within(await form()).getByLabelText<HTMLInputElement>(name);
const box = async (name: string) => within(await form()).getByRole<HTMLInputElement>('checkbox', { name });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const sent = (calls: Call[], method: string) => calls.filter((call) => call.method === method);
function enterInto(input: HTMLInputElement, text: string) {
  fireEvent.focus(input);
  fireEvent.change(input, { target: { value: text } });
  fireEvent.blur(input);
}
const rowsOf = async () => {
  const table = await screen.findByRole('table', { name: 'Review Public Well Registrations' });
  await within(table).findAllByText('Rivers');
  return within(table);
};

describe('the list of registrations', () => {
  it('has the columns of the review, and leaves out what is complete, disregarded or held apart', async () => {
    const many = Array.from({ length: 10 }, (_, index) =>
      registration({ reg_ndx: 20 + index, reference: `R-0000-00${20 + index}` }),
    );
    visit(LIST, { 'GET /api/data-registrations': [registration(), ...many, ...others] });
    expect(await screen.findByRole('heading', { name: 'Review Public Well Registrations' })).toBeTruthy();
    const table = await rowsOf();
    const headers = table.getAllByRole('columnheader').map(({ textContent }) => textContent ?? '');
    const wanted = [
      'Records?',
      'First Name',
      'Last Name',
      'Phone#',
      'Use',
      'Aquifer',
      'Date Drilled',
      'Complete',
      'Disregard?',
    ];
    expect(headers.filter((header) => wanted.some((name) => header.startsWith(name))).length).toBe(wanted.length);
    expect(table.getAllByText('Domestic')).toHaveLength(11);
    expect(table.getAllByText('Trinity')).toHaveLength(11);
    expect(table.getAllByRole('cell', { name: '1998' })).toHaveLength(11);
    for (const name of ['Cora', 'Dora', 'Robot']) expect(table.queryByText(name)).toBeNull();
    expect(screen.getByRole('combobox', { name: /Rows per page/ }).textContent).toBe('30');
  });

  it('leads to what is held apart', async () => {
    visit(LIST);
    const table = await rowsOf();
    (await screen.findByRole<HTMLAnchorElement>('link', { name: 'Held apart: 1' })).click();
    expect(await table.findByText('Robot')).toBeTruthy();
    expect(table.queryByText('Rita')).toBeNull();
  });

  it('says why it could not be loaded', async () => {
    visit(LIST, { 'GET /api/data-registrations': () => problem(409, { detail: 'The database is away.' }) });
    expect(await screen.findByText('An error has occurred: The database is away.')).toBeTruthy();
  });

  it('opens the review beside it, with a way out at both ends, which closes it', async () => {
    visit(LIST);
    await rowsOf();
    await press('Review R-3F9A-21C7');
    expect(await screen.findByRole('heading', { name: 'Public Registration' })).toBeTruthy();
    await form();
    const ways = screen.getAllByRole('button', { name: 'Cancel' });
    expect(ways).toHaveLength(2);
    fireEvent.click(ways[1]!);
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Public Registration' })).toBeNull());
  });

  it('takes the focus into the review, and back to its row on Escape', async () => {
    visit(LIST);
    await rowsOf();
    await press('Review R-3F9A-21C7');
    const heading = await screen.findByRole('heading', { name: 'Public Registration' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(window.location.search).toContain('edit=3');
    await form();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Public Registration' })).toBeNull());
    expect(window.location.search).not.toContain('edit');
    const button = await screen.findByRole('button', { name: 'Review R-3F9A-21C7' });
    await waitFor(() => expect(document.activeElement).toBe(button));
  });

  it('asks on Escape before what was typed is lost, and leaves the review open for an Escape in a list of choices', async () => {
    visit(`${LIST}?edit=3`);
    await rowsOf();
    const city = await inputOf(/^Physical Street Address/);
    enterInto(city, '99 Mill Road');
    city.focus();
    await userEvent.keyboard('{Escape}');
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await inputOf(/^Physical Street Address/)).value).toBe('99 Mill Road');
    const county = await inputOf(/^County/);
    county.focus();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await form()).toBeTruthy();
  });

  it('begins with who, where, when and how it stands', async () => {
    visit(LIST);
    const table = await rowsOf();
    const headers = table.getAllByRole('columnheader').map(({ textContent }) => textContent ?? '');
    const first = headers.findIndex((header) => header.startsWith('First Name'));
    const wanted = ['First Name', 'Last Name', 'City', 'Sent In', 'Standing'];
    expect(headers.slice(first, first + 5).map((header, index) => header.startsWith(wanted[index]!))).toEqual(
      wanted.map(() => true),
    );
    expect(table.getByText('New')).toBeTruthy();
  });

  it('deletes a row and closes it where it is open, and brings it back', async () => {
    const calls = visit(`${LIST}?edit=3`, {
      'DELETE /api/data-registrations/3': () => new Response(null, { status: 204 }),
      'POST /api/history/data-registrations/3/restore': () => new Response(null, { status: 204 }),
    });
    await rowsOf();
    await form();
    await press('Delete R-3F9A-21C7');
    expect(await screen.findByText('This entry was deleted from the database')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('form', { name: 'Edit this registration' })).toBeNull());
    expect(window.location.search).not.toContain('edit');
    await press('Undo');
    await waitFor(() =>
      expect(sent(calls, 'POST').map(({ path }) => path)).toEqual(['/api/history/data-registrations/3/restore']),
    );
  });

  it('says why a row could not be deleted', async () => {
    visit(LIST, {
      'DELETE /api/data-registrations/3': () => problem(500, { detail: 'Something went wrong on our side.' }),
    });
    await rowsOf();
    await press('Delete R-3F9A-21C7');
    expect(await screen.findByText(/Something went wrong/)).toBeTruthy();
  });
});

describe('the review of a registration', () => {
  it('has its four groups, and says what has no record yet', async () => {
    visit(`${LIST}/3`);
    const groups = ['Internal Tracking', 'Owner Info', 'Well Info', 'Additional Info'];
    for (const name of groups) expect(await screen.findByRole('group', { name })).toBeTruthy();
    const tracking = within(screen.getByRole('group', { name: 'Internal Tracking' }));
    expect(tracking.getByText('No Owner Selected')).toBeTruthy();
    expect(tracking.getByText('N/A')).toBeTruthy();
    expect(tracking.getByText('Incomplete')).toBeTruthy();
    expect((await inputOf(/^Physical Street Address/)).value).toBe('14 River Road');
    expect((await inputOf(/^Latitude/)).value).toBe('30.08000');
  });

  it('says that it is completed, leads to its records, and makes no second well', async () => {
    visit(
      `${LIST}/3`,
      {},
      { completed: true, create_new_well: true, rolo_ndx: 5, well_ndx: 11, well_class_ndx: 1, well_subclass_ndx: 1 },
    );
    const tracking = within(await screen.findByRole('group', { name: 'Internal Tracking' }));
    expect(tracking.getByText('Completed')).toBeTruthy();
    const owner = await tracking.findByRole<HTMLAnchorElement>('link', { name: 'Jordan Reyes · Reyes Ranch' });
    expect(owner.getAttribute('href')).toBe('/data-management/well-owners/edit-owner-info/5');
    const well = await tracking.findByRole<HTMLAnchorElement>('link', { name: 'BS-011 · Cedar Creek' });
    expect(well.getAttribute('href')).toBe('/data-management/wells/wells-management/11');
    expect((await box('Create Well Record?')).disabled).toBe(true);
    expect(screen.queryByRole('button', { name: 'Send back for correction' })).toBeNull();
  });

  it('lets go of the owner when the owner is new, and says what a save makes', async () => {
    const calls = visit(
      `${LIST}/3`,
      {
        'PUT /api/data-registrations/3': () =>
          Response.json(
            open(registration({ version: 5, completed: true, new_owner: true, rolo_ndx: 6, well_ndx: 12 })),
          ),
      },
      { rolo_ndx: 5, well_class_ndx: 1, well_subclass_ndx: 1 },
    );
    const owner = await inputOf(/^Existing Owner/);
    await waitFor(() => expect(owner.value).toBe('Jordan Reyes'));
    fireEvent.click(await box('Owner is New?'));
    await waitFor(() => expect(owner.disabled).toBe(true));
    expect(owner.value).toBe('');
    expect(
      screen.getByText('The new owner will be added as a contact when the registration is completed.'),
    ).toBeTruthy();
    fireEvent.click(await box('Create Well Record?'));
    expect(await screen.findByText('Completed once it is saved')).toBeTruthy();
    expect(
      await screen.findByText('Saving makes the contact Rita Rivers and a well at 14 River Road, not published yet.'),
    ).toBeTruthy();
    const before = calls.filter(({ path }) => path === '/api/data-registrations/3').length;
    await press('Save');
    expect(await screen.findByText('New data was updated to the database')).toBeTruthy();
    const [put] = sent(calls, 'PUT');
    expect(put).toMatchObject({ body: { new_owner: true, rolo_ndx: null, create_new_well: true } });
    expect(put!.headers.get('if-match')).toBe('"4"');
    // The record is asked for again, and so is what it may be already.
    await waitFor(() =>
      expect(
        calls.filter(({ path, method }) => method === 'GET' && path === '/api/data-registrations/3').length,
      ).toBeGreaterThan(before),
    );
  });

  it('asks for an owner and a classification when a well is to be made, and for no owner that is new', async () => {
    visit(`${LIST}/3`);
    fireEvent.click(await box('Create Well Record?'));
    const lacks = /Still missing: Existing Owner, Well Classification, Sub-Classification/;
    expect(await screen.findByText(lacks)).toBeTruthy();
    fireEvent.click(await box('Owner is New?'));
    expect(await screen.findByText('Still missing: Well Classification, Sub-Classification')).toBeTruthy();
  });

  it('saves only what was changed, and can be completed without a well', async () => {
    const calls = visit(`${LIST}/3`, {
      'PUT /api/data-registrations/3': () => Response.json(open(registration({ version: 5, completed: true }))),
    });
    await form();
    expect(screen.getByRole('button', { name: 'Save' }).getAttribute('aria-disabled')).toBe('true');
    await press('Mark as completed');
    await press('Save');
    expect(await screen.findByText('Completed')).toBeTruthy();
    expect(sent(calls, 'PUT').map(({ body }) => body)).toEqual([{ completed: true }]);
  });

  it('refuses twenty bad inputs in words beside the field, and loses none of them', async () => {
    const calls = visit(`${LIST}/3`);
    const noDate = /Enter a date as MM\/DD\/YYYY/;
    const required = /^\*Required field$/;
    const noNumber = /Enter a number/;
    const place = /^Invalid coordinate$/;
    const rounds: Record<string, [typed: string, words: RegExp]>[] = [
      {
        'First Name': ['', required],
        'Last Name': ['x'.repeat(61), /Use at most 60/],
        'Primary Phone': ['', required],
        'Email Address': ['rita at example', /Invalid email format/],
        'Secondary Email': ['x@', /Invalid email format/],
        Organization: ['', required],
        'Mailing Address': ['', required],
        State: ['', required],
        'ZIP/Postal Code': ['x'.repeat(11), /Use at most 10/],
        'Physical Street Address': ['', required],
        County: ['', required],
        'Primary Well Use': ['', required],
        'Primary Well Aquifer': ['no such aquifer', /is not in the list/],
        Latitude: ['91', place],
        Longitude: ['-181', place],
        'Date Well was Drilled': ['13/01/1998', noDate],
        'Well Depth': ['-1', /Enter 0 or more/],
        'Pump Depth': ['deep down', noNumber],
        'Property Well Count': ['0', /Enter 1 or more/],
      },
      {
        'Well Depth': ['deep', noNumber],
        'Property Well Count': ['', required],
        Latitude: ['', /Required|Invalid/],
        'Date Well was Drilled': ['last year', noDate],
        'Recorded Elevation': ['high', noNumber],
      },
    ];
    await screen.findByDisplayValue('Trinity');
    await screen.findByDisplayValue('Hays');
    await screen.findByDisplayValue('Domestic');
    for (const round of rounds) {
      for (const [name, [typed]] of Object.entries(round)) enterInto(await inputOf(new RegExp(`^${name}`)), typed);
      fireEvent.submit(await form());
      for (const [name, [typed, words]] of Object.entries(round)) {
        const input = await inputOf(new RegExp(`^${name}`));
        await waitFor(() => expect(`${name} ${input.getAttribute('aria-invalid')}`).toBe(`${name} true`));
        const said = document.getElementById(`${input.id}-helper-text`)!.textContent;
        expect({ name, typed, said }).toMatchObject({ said: expect.stringMatching(words) as string });
        expect(input.value).toBe(typed);
      }
      fireEvent.click(within(await form()).getByText('Reset'));
      await screen.findByText('No changes yet');
    }
    expect(sent(calls, 'PUT')).toEqual([]);
  });

  it('keeps what was entered when the server refuses, and says why', async () => {
    visit(`${LIST}/3`, {
      'PUT /api/data-registrations/3': () =>
        problem(422, {
          detail: 'There is no such owner.',
          errors: [{ field: 'well_city', message: 'There is no such city.' }],
        }),
    });
    enterInto(await inputOf(/^Physical Street Address/), '99 Mill Road');
    await press('Save');
    expect((await screen.findAllByText(/There is no such city\./)).length).toBeGreaterThan(0);
    expect((await inputOf(/^Physical Street Address/)).value).toBe('99 Mill Road');
  });

  it('asks whose entry is to stay when somebody else saved the same field', async () => {
    visit(`${LIST}/3`, {
      'PUT /api/data-registrations/3': () =>
        problem(412, { code: 'conflict', current: open(registration({ version: 9, well_address: '1 Their Road' })) }),
    });
    enterInto(await inputOf(/^Physical Street Address/), '2 My Road');
    await press('Save');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/1 Their Road/)).toBeTruthy();
    expect(dialog.getByText(/2 My Road/)).toBeTruthy();
  });

  it('says that there is none', async () => {
    visit(`${LIST}/77`, { 'GET /api/data-registrations/77': () => problem(404, { code: 'not-found' }) });
    expect(await screen.findByText('There is no such registration')).toBeTruthy();
  });
});

describe('likely duplicates of a registration', () => {
  it('are told with why, and chosen as owner and as well', async () => {
    visit(
      `${LIST}/3`,
      {
        'GET /api/ui-registration-likely-owners/3': [likelyOwner],
        'GET /api/ui-registration-likely-wells/3': [likelyWell],
      },
      { new_owner: true, create_new_well: true, well_class_ndx: 1, well_subclass_ndx: 1 },
    );
    const owners = within(await screen.findByRole('region', { name: 'May be the owner' }));
    expect(owners.getByText('Very likely the same: same e-mail address, same name')).toBeTruthy();
    const near = within(await screen.findByRole('region', { name: 'May be this well' }));
    expect(near.getByText('Possibly the same: 42 ft apart')).toBeTruthy();
    // Beside other words, color alone does not tell a link in the dark theme.
    for (const link of [owners.getByRole('link'), near.getByRole('link')])
      expect(link.className).toContain('underlineAlways');
    fireEvent.click(owners.getByRole('button', { name: 'Use as owner: Jordan Reyes' }));
    fireEvent.click(near.getByRole('button', { name: 'Link this well: BS-011' }));
    await waitFor(async () => expect((await inputOf(/^Existing Owner/)).value).toBe('Jordan Reyes'));
    expect((await box('Owner is New?')).checked).toBe(false);
    expect((await box('Create Well Record?')).checked).toBe(false);
    expect((await box('Create Well Record?')).disabled).toBe(true);
    expect(await screen.findByRole('link', { name: 'BS-011 · Cedar Creek' })).toBeTruthy();
  });
});

describe('sending a registration back', () => {
  const BACK = 'POST /api/data-registrations/3/send-back';
  const ask = async (message: string) => {
    await press('Send back for correction');
    const dialog = await screen.findByRole('dialog', { name: 'Send Back for Correction' });
    const input = within(dialog).getByRole<HTMLTextAreaElement>('textbox', { name: /What needs correction/ });
    fireEvent.change(input, { target: { value: message } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Send back' }));
    return within(dialog);
  };

  it('asks for a message, sends it on the version that is seen, and says that it waits', async () => {
    const waiting = {
      waits_for_sender: true,
      sent_back_message: 'Where is it?',
      sent_back_timestamp: '2026-11-01T15:00:00Z',
      version: 5,
    };
    let isSent = false;
    const calls = visit(`${LIST}/3`, {
      [ONE]: () => open(registration(isSent ? waiting : {})),
      [BACK]: () => {
        isSent = true;
        return open(registration(waiting));
      },
    });
    const dialog = await ask('');
    expect(await dialog.findByText('*Required field')).toBeTruthy();
    fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'Where is it?' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Send back' }));
    expect(await screen.findByText('Sent back. The registration is waiting for Rita Rivers.')).toBeTruthy();
    expect(await screen.findByText(/waiting for the sender/)).toBeTruthy();
    const [post] = sent(calls, 'POST');
    expect(post).toMatchObject({ body: { message: 'Where is it?' } });
    expect(post!.headers.get('if-match')).toBe('"4"');
    expect(post!.headers.get('idempotency-key')).toBeTruthy();
  });

  it('loses no message that could not be sent, also when the dialog was closed', async () => {
    visit(`${LIST}/3`, { [BACK]: () => problem(409, { detail: 'The database is away.' }) });
    const dialog = await ask('Where is it?');
    expect(await dialog.findByText(/Could not send back\. .*The database is away\./)).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press('Send back for correction');
    expect((await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /What needs correction/ })).value).toBe(
      'Where is it?',
    );
  });

  it('waits for what is entered to be saved first', async () => {
    visit(`${LIST}/3`);
    enterInto(await inputOf(/^Physical Street Address/), '99 Mill Road');
    expect(await screen.findByText('Save or reset your changes first.')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send back for correction' }).disabled).toBe(true);
  });
});

describe('a registration that is held apart', () => {
  it('says why, and is let in', async () => {
    let isIn = false;
    const apart = { is_quarantined: true, quarantined_because: 'It was filled in within two seconds.' };
    visit(`${LIST}/3`, {
      [ONE]: () => open(registration(isIn ? { version: 5 } : apart)),
      'POST /api/data-registrations/3/let-in': () => {
        isIn = true;
        return open(registration({ version: 5 }));
      },
    });
    expect(await screen.findByText(/Held apart: It was filled in within two seconds\./)).toBeTruthy();
    await press('Let in');
    expect(await screen.findByText('The registration was accepted and is now listed with the others.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText(/Held apart:/)).toBeNull());
  });
});

describe('wells that were sent in together', () => {
  it('lead to each other', async () => {
    visit(
      `${LIST}/3`,
      {
        'GET /api/data-registrations': [
          registration(),
          registration({ reg_ndx: 8, reference: 'R-0000-0008', well_address: '16 River Road' }),
        ],
      },
      { sent_together: 2 },
    );
    const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'R-0000-0008' });
    expect(link.getAttribute('href')).toBe(`${LIST}/8`);
  });
});
