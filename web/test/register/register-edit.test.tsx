import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { refuseEach } from '../support/bad-inputs.ts';
import { problem, type Call } from '../support/fake-api.ts';
import { contact, district, meter, open, staffCalls, well } from '../support/records.ts';
import { renderAt } from '../support/render-at.tsx';

const METERS = '/data-management/meter-readings/add-manage-meters';
const METER = `${METERS}/7`;
const WELL = '/data-management/wells/wells-management/11';
const CONTACT = '/data-management/well-owners/edit-owner-info/5';
const SIGN_OUT = 'POST /api/sign-out';

function visit(path: string, answers = {}) {
  return renderAt(path, { as: 'Administrator', may: staffCalls, answers: { ...district, ...answers } });
}

const saves = (calls: Call[]) =>
  calls.filter(({ method }) => method === 'PUT').map(({ headers, body }) => ({ onto: headers.get('if-match'), body }));

async function retype(label: string, text: string) {
  const input = await screen.findByRole<HTMLInputElement>('textbox', { name: label });
  await userEvent.clear(input);
  await userEvent.type(input, text);
  return input;
}

const descriptionOf = (input: HTMLElement) =>
  (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

const history = [
  {
    at: '2025-05-06T14:00:00Z',
    who: 'person-2',
    who_name: 'Sam Okafor',
    operation: 'update',
    changes: [
      { field: 'brand', before: 'Sensus', after: 'McCrometer' },
      { field: 'joined_date', before: '2019-12-31', after: '2020-01-01' },
    ],
    request_id: 'request-2',
    note: null,
  },
  {
    at: '2025-01-02T15:00:00Z',
    who: 'person-1',
    who_name: 'Avery Adams',
    operation: 'insert',
    changes: [{ field: 'brand', before: null, after: 'Sensus' }],
    request_id: 'request-1',
    note: null,
  },
];

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('an edited record', () => {
  it('sends only what was changed, with the version it is based on', async () => {
    const calls = visit(WELL, {
      'PUT /api/list-wells/11': open(well({ elevation_ft: 1234, version: 2 })),
    });
    await retype('Elevation', '1,234 ft');
    expect(screen.getByText('Changed: Elevation')).toBeTruthy();
    await press('Save');
    expect(await screen.findByText('New data was updated to the database')).toBeTruthy();
    expect(saves(calls)).toEqual([{ onto: '"1"', body: { elevation_ft: 1234 } }]);
    expect(screen.getByText('No changes yet')).toBeTruthy();
  });

  it('goes back to the loaded values by Reset', async () => {
    visit(METER);
    const brand = await retype('Brand', 'Neptune');
    await press('Reset');
    expect(brand.value).toBe('McCrometer');
    expect(screen.getByText('No changes yet')).toBeTruthy();
  });

  it('shows at once that a retired meter is not active', async () => {
    visit(METER);
    const active = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Active' });
    expect(active.checked).toBe(true);
    await retype('Retired', '6/30/2025');
    expect(active.checked).toBe(false);
  });

  it('speaks one form of dates', async () => {
    const calls = visit(METER, { 'PUT /api/list-meters/7': open(meter({ joined_date: '2025-09-01', version: 2 })) });
    const joined = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Joined' });
    expect([joined.placeholder, joined.value]).toEqual(['MM/DD/YYYY', '01/01/2020']);
    await retype('Joined', 'soon');
    await press('Save');
    expect(await screen.findByText('Enter a date as MM/DD/YYYY, such as 09/01/2025.')).toBeTruthy();
    await retype('Joined', '2025-9-1');
    await press('Save');
    await expect.poll(() => saves(calls)).toEqual([{ onto: '"1"', body: { joined_date: '2025-09-01' } }]);
    await expect.poll(() => joined.value).toBe('09/01/2025');
  });

  it('shows what the server fills in to be reached and read, not changed', async () => {
    visit(METER);
    const id = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Meter ID' });
    id.focus();
    expect(document.activeElement).toBe(id);
    await userEvent.type(id, 'x');
    expect(id.value).toBe('M-007');
    expect(descriptionOf(id)).toBe('This field cannot be edited');
    const active = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Active' });
    await userEvent.click(active);
    expect(active.checked).toBe(true);
    expect(descriptionOf(active)).toBe('This field cannot be edited');
  });

  it('says the unit of a number to who cannot see it', async () => {
    visit(WELL);
    expect(descriptionOf(await screen.findByRole('textbox', { name: 'Elevation' }))).toMatch(/^ft\b/);
  });

  it('says who made it and changed it, to staff', async () => {
    visit(METER, {
      'GET /api/list-meters/7': open(meter({ updated_timestamp: '2025-05-06T14:00:00Z', updated_by: 'person-2' })),
      'GET /api/history/list-meters/7': history,
    });
    const tracking = await screen.findByRole('region', { name: 'Record Tracking' });
    expect(within(tracking).getByText(/^Jan 2, 2025, .* by Avery Adams$/)).toBeTruthy();
    expect(await within(tracking).findByText(/^May 6, 2025, .* by Sam Okafor$/)).toBeTruthy();
  });

  it('names who reads as the one who changed another part of it', async () => {
    const changed = meter({ updated_timestamp: '2025-05-06T14:00:00Z', updated_by: 'person-Administrator' });
    visit(METER, { 'GET /api/list-meters/7': open(changed), 'GET /api/history/list-meters/7': [] });
    const tracking = await screen.findByRole('region', { name: 'Record Tracking' });
    expect(within(tracking).getByText(/^May 6, 2025, .* by Robin Rivera$/)).toBeTruthy();
  });

  it('bears its name above the form and on the tab of the browser', async () => {
    visit(WELL);
    expect(await screen.findByText('BS-011 · Cedar Creek')).toBeTruthy();
    expect(document.title).toBe('BS-011 · Cedar Creek · Wells Management · Artesian');
  });

  it('gives the focus back to its row by Cancel', async () => {
    visit(METERS);
    await userEvent.click(await screen.findByRole('button', { name: 'Edit M-007' }));
    const cancel = await screen.findByRole('button', { name: 'Cancel' });
    cancel.focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Edit M-007');
  });

  it('says nothing over the bar with Reset and Save', async () => {
    visit(METER, { 'PUT /api/list-meters/7': open(meter({ brand: 'A', version: 2 })) });
    await retype('Brand', 'A');
    const bar = screen.getByRole('button', { name: 'Save' }).parentElement!;
    bar.getBoundingClientRect = () => new DOMRect(0, 700, 1000, 58);
    window.dispatchEvent(new Event('scroll'));
    await press('Save');
    const toast = await screen.findByText('Data successfully saved!');
    const place = toast.closest<HTMLElement>('[data-sonner-toaster]')!.style;
    // The window is 900 px high.
    expect(document.documentElement.style.getPropertyValue('--covered-below')).toBe('200px');
    expect(place.getPropertyValue('--offset-bottom')).toContain('--covered-below');
    expect(place.getPropertyValue('--mobile-offset-bottom')).toContain('--covered-below');
  });

  it('warns of a state well number from another grid cell, and saves it all the same', async () => {
    const calls = visit(WELL, {
      'PUT /api/list-wells/11': open(well({ state_well_num: '6701101', version: 2 })),
    });
    await retype('State Well Number', '6701101');
    expect(await screen.findByText(/belongs to grid cell 67-01-1/)).toBeTruthy();
    await press('Save');
    await expect.poll(() => saves(calls)).toEqual([{ onto: '"1"', body: { state_well_num: '6701101' } }]);
  });

  it('is shown, but not to be changed, to who may not change it', async () => {
    visit(METER, { 'GET /api/list-meters/7': open(meter(), { update: false, remove: false }) });
    expect((await screen.findByRole('textbox', { name: 'Brand' })).hasAttribute('disabled')).toBe(true);
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  });

  it('asks before entries are left behind', async () => {
    visit(METER);
    const brand = await retype('Brand', 'Neptune');
    await press('Cancel');
    const question = await screen.findByRole('dialog', { name: 'Leave without saving?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Keep editing' }));
    expect(window.location.pathname).toBe(METER);
    expect(brand.value).toBe('Neptune');
    await press('Cancel');
    await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }));
    expect(await screen.findByText('2 rows')).toBeTruthy();
  });

  it('says so when there is no such record', async () => {
    visit('/data-management/meter-readings/add-manage-meters/404');
    expect(await screen.findByText('There is no such meter')).toBeTruthy();
  });
});

describe('a slow save', () => {
  it('leaves what is typed meanwhile as entries that are not saved yet', async () => {
    let answer: (record: unknown) => void = () => undefined;
    const calls = visit(METER, { 'PUT /api/list-meters/7': () => new Promise((resolve) => (answer = resolve)) });
    const brand = await retype('Brand', 'Neptune');
    await press('Save');
    await expect.poll(() => saves(calls)).toHaveLength(1);
    await userEvent.type(brand, ' T-10');
    const serial = await retype('Serial number', 'SN-2');
    answer(open(meter({ brand: 'Neptune', version: 2 })));

    expect(await screen.findByText('Data successfully saved!')).toBeTruthy();
    expect(brand.value).toBe('Neptune T-10');
    expect(serial.value).toBe('SN-2');
    expect(screen.getByText('Changed: Brand, Serial number')).toBeTruthy();
  });
});

describe('Save pressed again while a save is on its way', () => {
  const slowly = () => {
    const answers: ((record: unknown) => void)[] = [];
    return { answers, 'PUT /api/list-meters/7': () => new Promise((resolve) => answers.push(resolve)) };
  };

  it('saves what was entered since, on top of what the first one made', async () => {
    const { answers, ...answered } = slowly();
    const calls = visit(METER, answered);
    const brand = await retype('Brand', 'Neptune');
    await press('Save');
    await expect.poll(() => saves(calls)).toHaveLength(1);
    await userEvent.type(brand, ' T-10');
    await press('Saving');
    answers[0]!(open(meter({ brand: 'Neptune', version: 2 })));
    await expect.poll(() => saves(calls)).toHaveLength(2);
    expect(saves(calls)[1]).toEqual({ onto: '"2"', body: { brand: 'Neptune T-10' } });
    answers[1]!(open(meter({ brand: 'Neptune T-10', version: 3 })));
    expect(await screen.findByText('No changes yet')).toBeTruthy();
  });

  it('does nothing where nothing was entered since', async () => {
    const { answers, ...answered } = slowly();
    const calls = visit(METER, answered);
    await retype('Brand', 'Neptune');
    await press('Save');
    await expect.poll(() => saves(calls)).toHaveLength(1);
    await press('Saving');
    answers[0]!(open(meter({ brand: 'Neptune', version: 2 })));
    expect(await screen.findByText('No changes yet')).toBeTruthy();
    expect(saves(calls)).toHaveLength(1);
  });
});

describe('a removed record', () => {
  it('comes back by Undo', async () => {
    let kept = open(contact());
    const calls = visit(CONTACT, {
      'GET /api/list-rolodex/5': () => kept,
      'PUT /api/list-rolodex/5': ({ body }: Call) => {
        const removed = (body as { should_remove: boolean }).should_remove;
        return (kept = open(contact({ removed, version: kept.version + 1 })));
      },
    });
    const mark = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'REMOVED' });
    await userEvent.click(mark);
    await press('Save');
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect.poll(() => mark.checked).toBe(false);
    expect(saves(calls)).toEqual([
      { onto: '"1"', body: { should_remove: true } },
      { onto: '"2"', body: { should_remove: false } },
    ]);
  });
});

describe('a record that is removed', () => {
  const removed = contact({ removed: true, removed_timestamp: '2025-05-06T14:00:00Z', version: 2 });

  it('says so above the form, and is restored from there', async () => {
    const calls = visit(CONTACT, {
      'GET /api/list-rolodex/5': open(removed),
      'PUT /api/list-rolodex/5': open(contact({ version: 3 })),
    });
    await retype('City', 'Buda');
    expect(screen.getByText(/^This contact was removed on May 6, 2025/)).toBeTruthy();
    await press('Restore');
    await expect.poll(() => screen.queryByText(/^This contact was removed/)).toBeNull();
    expect(saves(calls)).toEqual([{ onto: '"2"', body: { should_remove: false } }]);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'City' }).value).toBe('Buda');
    expect(screen.getByText('Changed: City')).toBeTruthy();
  });

  it('while another person changes it is disputed', async () => {
    const calls = visit(CONTACT, {
      'PUT /api/list-rolodex/5': ({ headers }: Call) =>
        headers.get('if-match') === '"1"'
          ? problem(412, { code: 'conflict', current: open(removed) })
          : open(contact({ r_city: 'Buda', version: 3 })),
    });
    await retype('City', 'Buda');
    await press('Save');
    const dialog = await screen.findByRole('dialog', { name: 'Someone else saved this contact first' });
    expect(within(dialog).getByRole('button', { name: 'Save my choices' }).hasAttribute('disabled')).toBe(true);
    await userEvent.click(within(dialog).getByRole('radio', { name: 'Mine: Not removed' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save my choices' }));
    await expect
      .poll(() => saves(calls).at(-1))
      .toEqual({ onto: '"2"', body: { r_city: 'Buda', should_remove: false } });
  });
});

describe('two who change one record', () => {
  /** Refuses the first version as the server does, and takes the one that came meanwhile. */
  const changedMeanwhile = (theirs: ReturnType<typeof meter>) => ({
    'PUT /api/list-meters/7': ({ headers, body }: Call) =>
      headers.get('if-match') === '"1"'
        ? problem(412, { code: 'conflict', current: open(theirs) })
        : open({ ...theirs, ...(body as object), version: 3 }),
  });
  const theirs = meter({
    brand: 'Sensus',
    notes: 'Seen in May',
    version: 2,
    updated_by: 'Sam Okafor',
    updated_timestamp: '2025-05-06T14:00:00Z',
  });

  it('choose field by field where both changed the same one', async () => {
    const calls = visit(METER, changedMeanwhile(theirs));
    const brand = await retype('Brand', 'Neptune');
    await retype('Serial number', 'SN-2');
    await press('Save');

    const dialog = await screen.findByRole('dialog', { name: 'Someone else saved this meter first' });
    expect(within(dialog).getByText(/Sam Okafor saved it on May 6, 2025/)).toBeTruthy();
    expect(within(dialog).getByText('Serial number: SN-2')).toBeTruthy();
    expect(within(dialog).getByText('Notes: Seen in May')).toBeTruthy();
    expect(within(dialog).getByRole('button', { name: 'Save my choices' }).hasAttribute('disabled')).toBe(true);
    await userEvent.click(within(dialog).getByRole('radio', { name: 'Mine: Neptune' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save my choices' }));

    expect(await screen.findByText('Data successfully saved!')).toBeTruthy();
    expect(saves(calls).at(-1)).toEqual({ onto: '"2"', body: { brand: 'Neptune', meter_serial_number: 'SN-2' } });
    expect(brand.value).toBe('Neptune');
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Notes' }).value).toBe('Seen in May');
  });

  it('lose nothing by closing the question', async () => {
    visit(METER, changedMeanwhile(theirs));
    const brand = await retype('Brand', 'Neptune');
    await press('Save');
    await userEvent.click(await screen.findByRole('button', { name: 'Back to my entries' }));
    expect(brand.value).toBe('Neptune');
    await press('Save');
    expect(await screen.findByRole('dialog', { name: 'Someone else saved this meter first' })).toBeTruthy();
  });

  it('are not asked where they changed different fields', async () => {
    const calls = visit(METER, changedMeanwhile(theirs));
    await retype('Serial number', 'SN-2');
    await press('Save');
    expect(await screen.findByText('Data successfully saved!')).toBeTruthy();
    expect(await screen.findByText(/Also kept: Brand, Notes/)).toBeTruthy();
    expect(saves(calls).at(-1)).toEqual({ onto: '"2"', body: { meter_serial_number: 'SN-2' } });
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Brand' }).value).toBe('Sensus');
  });
});

describe('the history of a record', () => {
  it('says who changed what, and brings one value back at once, with a way to undo it', async () => {
    const calls = visit(METER, {
      'GET /api/history/list-meters/7': history,
      'PUT /api/list-meters/7': open(meter({ brand: 'Sensus', version: 2 })),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'History' }));
    expect(await screen.findByText('Sam Okafor')).toBeTruthy();
    expect(screen.getByText(/December 31st, 2019/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Restore this value: Brand Sensus' }));
    await expect.poll(() => saves(calls)).toEqual([{ onto: '"1"', body: { brand: 'Sensus' } }]);
    await press('Undo');
    await expect.poll(() => saves(calls)[1]).toEqual({ onto: '"2"', body: { brand: 'McCrometer' } });
  });

  it('leaves it to whoever has other entries when to save', async () => {
    const calls = visit(METER, { 'GET /api/history/list-meters/7': history });
    await retype('Serial number', 'SN-2');
    await userEvent.click(await screen.findByRole('button', { name: 'History' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Restore this value: Brand Sensus' }));
    expect(await screen.findByText('Changed: Brand, Serial number')).toBeTruthy();
    expect(saves(calls)).toEqual([]);
  });

  it('brings a whole version back', async () => {
    const calls = visit(METER, {
      'GET /api/history/list-meters/7': history,
      'PUT /api/list-meters/7': problem(400, {
        code: 'validation',
        errors: [{ field: 'joined_date', message: 'It was not there yet.' }],
      }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'History' }));
    await userEvent.click(await screen.findByRole('button', { name: /^Restore this version/ }));
    await expect.poll(() => saves(calls)[0]?.body).toEqual({ brand: 'Sensus', joined_date: '2019-12-31' });
    // Refused: it stays in the form, to be corrected there.
    expect((await screen.findAllByText('It was not there yet.')).length).toBeGreaterThan(0);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Brand' }).value).toBe('Sensus');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Joined' }).value).toBe('12/31/2019');
  });
});

describe('logging out with unsaved entries', () => {
  it('asks first, and ends the session only then', async () => {
    const calls = visit(METER);
    const brand = await retype('Brand', 'Neptune');
    await press('Account of Robin Rivera');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Log out' }));
    const question = await screen.findByRole('dialog', { name: 'Leave without saving?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Keep editing' }));
    expect(brand.value).toBe('Neptune');
    expect(calls.filter(({ path }) => path === '/api/sign-out')).toEqual([]);

    await press('Account of Robin Rivera');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Log out' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }));
    await expect.poll(() => calls.some(({ method, path }) => `${method} ${path}` === SIGN_OUT)).toBe(true);
    // Nothing answers for the provider here, so the site goes home by itself.
    await expect.poll(() => window.location.pathname, { timeout: 10_000 }).toBe('/');
  });
});

describe('a contact', () => {
  it('leads to its wells and permits in new tabs, and says where there are none', async () => {
    visit(CONTACT, {
      'GET /api/ui-list-rolo-linked-wells/5': [{ well_ndx: 11, linked_well_identifier: '58-50-4-0001 · Mill Well' }],
      'GET /api/ui-list-rolo-linked-permits/5': [],
    });
    const linked = within(await screen.findByRole('region', { name: 'Wells and Permits' }));
    const link = await linked.findByRole('link', { name: '58-50-4-0001 · Mill Well' });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([WELL, '_blank']);
    await linked.findByText('No permit names this contact.');
  });

  it('is refused in words for everything that cannot be, and keeps what was typed', async () => {
    const calls = visit(CONTACT, {
      'PUT /api/list-rolodex/5': problem(422, {
        code: 'constraint',
        errors: [{ field: 'r_name', message: 'Enter a name or an organization.' }],
      }),
    });
    const most = (characters: number) => new RegExp(`at most ${characters} characters`);
    const email = /Invalid email format/;
    const form = await screen.findByRole('form', { name: 'Name and Address' });
    await refuseEach(form, [
      [
        ['Name', 'n'.repeat(121), most(120)],
        ['Organization', 'o'.repeat(161), most(160)],
        ['Email', 'nobody', email],
        ['Phone', '5'.repeat(41), most(40)],
        ['Mailing address', 'a'.repeat(201), most(200)],
        ['City', 'c'.repeat(81), most(80)],
        ['State', 's'.repeat(41), most(40)],
        ['ZIP code', '78610-12345', most(10)],
        ['Director precinct', '0', /1/],
        ['Notes', 'x'.repeat(4001), most(4000)],
      ],
      [
        ['Email', 'ada@', email],
        ['Director precinct', '100', /99/],
      ],
      [
        ['Email', '@example.org', email],
        ['Director precinct', '1.5', /whole number/],
      ],
      [
        ['Email', 'ada lovelace@example.org', email],
        ['Director precinct', 'first', /whole number/],
      ],
      [
        ['Email', 'ada@@example.org', email],
        ['Director precinct', '-1', /1/],
      ],
      [['Email', 'ada@example', email]],
      [['Email', 'ada@example..org', email]],
    ]);
    expect(saves(calls)).toEqual([]);
    // What only the server can know is said at its field too.
    await refuseEach(form, [[['Name', '', /Enter a name or an organization/]]]);
  });
});
