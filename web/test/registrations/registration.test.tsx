import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { queryClient } from '../../src/api.ts';
import { fillIn, inputOf } from '../support/bad-inputs.ts';
import { problem, type Answers, type Call } from '../support/fake-api.ts';
import { enteredRegistration } from '../support/registrations.ts';
import { renderAt } from '../support/render-at.tsx';
import { settings } from '../support/settings.ts';

const FORM = '/public-well-registration';
const creek = {
  county_ndx: 2,
  county_name: 'Hays',
  in_district: true,
  mgmtzone_ndx: 3,
  mgmtzone_name: 'Saline Edwards',
  tx_grid: '58-50-3',
  elevation_ft: null,
  elevation_source: null,
};
const receipt = {
  ...enteredRegistration,
  reg_ndx: 5,
  reference: 'R-3F9A-21C7',
  created_timestamp: '2026-11-20T10:00:00Z',
  together: [{ reference: 'R-3F9A-21C7', well_address: '12 Creek Road', well_city: 'Kyle' }],
  has_mail: true,
};
const lists: Answers = {
  'GET /api/registration-form': { form: 'the-form' },
  'GET /api/ui-reg-list-counties': [
    { county_ndx: 2, county_name: 'Hays' },
    { county_ndx: 1, county_name: 'Travis' },
  ],
  'GET /api/ui-reg-list-well-use': [{ well_use_ndx: 1, well_use_desc: 'Domestic' }],
  'GET /api/ui-reg-list-aquifer-groups': [{ aquifer_group_ndx: 2, aquifer_group_name: 'Trinity' }],
  'GET /api/places/30.1/-97.8': creek,
  'GET /api/places/31/-99': { ...creek, county_ndx: null, county_name: null, in_district: false },
};

const visit = (answers: Answers = {}, path = FORM) => renderAt(path, { answers: { ...lists, ...answers } });
/** The page is gone, with all that it remembered by itself. */
function visitAgain(answers: Answers = {}, path = FORM) {
  cleanup();
  queryClient.clear();
  return visit(answers, path);
}
const theForm = () => screen.findByRole('form', { name: 'Well registration' });
const press = async (name: string) => userEvent.click(await screen.findByText(name, { selector: 'button' }));
const sent = (calls: Call[]) => calls.filter(({ method }) => method === 'POST');
const valueOf = async (label: string) => (await inputOf(await theForm(), label)).value;

const typed: readonly (readonly [string, string])[] = [
  ['First Name', 'Rita'],
  ['Last Name', 'Rivers'],
  ['Primary Phone', '512-555-0142'],
  ['Email Address', 'rita@example.org'],
  ['Mailing Address', '1 Main Street'],
  ['City', 'Buda'],
  ['State', 'TX'],
  ['ZIP/Postal Code', '78610'],
  ['Physical Street Address', '12 Creek Road'],
  ['City of the Well', 'Kyle'],
  ['Latitude', '30.1'],
  ['Longitude', '-97.8'],
];
async function choose(label: string, name: string) {
  const form = await theForm();
  fireEvent.focus(await inputOf(form, label));
  await fillIn(form, label, name);
  fireEvent.blur(await inputOf(form, label));
}
async function answerRecords(answer: 'Yes' | 'No') {
  const group = await within(await theForm()).findByRole('radiogroup', { name: /^Hardcopy/ });
  await userEvent.click(within(group).getByLabelText(answer));
}
async function fillInAll() {
  const form = await theForm();
  for (const [label, text] of typed) await fillIn(form, label, text);
  await waitFor(() => expect(screen.queryByText('Loading…')).toBeNull());
  await choose('County', 'Hays');
  await choose('Primary Well Use', 'Domestic');
  await choose('Primary Well Aquifer', 'Trinity');
  await answerRecords('No');
}
async function check() {
  await press('Check your answers');
  await screen.findByRole('heading', { name: 'Check your answers' });
}
async function problems() {
  const summary = (await screen.findByText('There is a problem')).parentElement!;
  return [...summary.querySelectorAll('li')].map(({ textContent }) => textContent);
}

describe('the public registration of a well', () => {
  it('is entered in numbered sections, checked, sent in once, and confirmed with a reference', async () => {
    const calls = visit({ 'POST /api/data-registrations': receipt });
    await theForm();
    for (const heading of ['1. Owner Info', '2. Well Info', '3. Additional Info', '4. Certification'])
      expect(screen.getByRole('heading', { name: heading })).toBeTruthy();
    expect(screen.getByText(/72 hr prior notice/)).toBeTruthy();
    await fillInAll();
    expect(
      await screen.findByText('Hays County · in the district · Saline Edwards zone · Texas grid 58-50-3'),
    ).toBeTruthy();
    await check();
    expect(document.activeElement?.textContent).toBe('Check your answers');
    for (const words of ['Rita', '12 Creek Road', 'Hays', 'Domestic', 'Trinity', '30.10000°'])
      expect(screen.getByText(words)).toBeTruthy();
    await press('Submit');
    expect(await screen.findByRole('heading', { name: 'Success - Public Well Registration' })).toBeTruthy();
    expect(screen.getByText('Thank you for registering your well.')).toBeTruthy();
    expect(screen.getByText('R-3F9A-21C7')).toBeTruthy();
    expect(screen.getByText('A confirmation email will be sent to rita@example.org.')).toBeTruthy();
    expect(screen.getByText(/submit separate registrations/)).toBeTruthy();
    expect(sent(calls).map(({ body }) => body)).toEqual([
      { ...enteredRegistration, more_wells: [], form: 'the-form', homepage: '' },
    ]);
    await userEvent.click(screen.getByText('Back to Registration'));
    expect(await valueOf('First Name')).toBe('');
  });

  it('says nothing to whoever goes back after sending, or opens the last step of a form that was not begun', async () => {
    visit({}, '/public-well-registration?step=check');
    await theForm();
    expect(await valueOf('First Name')).toBe('');
    expect(screen.queryByText('There is a problem')).toBeNull();
    expect(window.location.search).toBe('');
  });

  it('promises nothing on the page of success to whoever opens it without having sent anything', async () => {
    renderAt('/public-well-registration/success');
    expect(await screen.findByText(/^Nothing was submitted from this tab/)).toBeTruthy();
    expect(screen.queryByText(/will be sent/)).toBeNull();
    expect(screen.getByRole('link', { name: 'check its status' })).toBeTruthy();
    const trail = screen.getByRole('navigation', { name: 'Breadcrumb' });
    expect(within(trail).getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/');
  });

  it('says what is missing, leads to it, and names it in the title of the page', async () => {
    visit();
    await theForm();
    await press('Check your answers');
    const lines = await problems();
    expect(lines).toHaveLength(16);
    expect(new Set(lines.map((line) => line.split(': ')[1]))).toEqual(new Set(['*Required field']));
    expect(document.activeElement?.textContent).toContain('There is a problem');
    expect(document.title).toMatch(/^Error: /);
    await userEvent.click(screen.getByText('City of the Well: *Required field'));
    expect(document.activeElement).toBe(await inputOf(await theForm(), 'City of the Well'));
    await userEvent.click(screen.getByText('Hardcopy Well Records: *Required field'));
    expect(document.activeElement?.getAttribute('type')).toBe('radio');
  });

  it('says of each entry what is wrong with it, and keeps what was typed', async () => {
    visit();
    await fillInAll();
    const bad: readonly (readonly [label: string, text: string, words: string])[] = [
      ['Primary Phone', '555', 'Enter a phone number of at least 7 digits.'],
      ['Email Address', 'rita@', 'Invalid email format'],
      ['Secondary Phone', 'none', 'Enter a phone number of at least 7 digits.'],
      ['Secondary Email', 'rita', 'Invalid email format'],
      ['Organization', 'x'.repeat(161), 'Use at most 160 characters.'],
      ['ZIP/Postal Code', 'ABC', 'Enter a ZIP code such as 78610 or 78610-1234.'],
      ['Latitude', '95', 'Invalid coordinate'],
      ['Longitude', 'west', 'Enter a number.'],
      ['Recorded Elevation', 'high', 'Enter a number.'],
      ['Date Well was Drilled', '2999', 'Enter a year from 1700 through 2199.'],
      ['Well Depth', '-5', 'Enter 0 or more.'],
      ['Pump Depth', '1e2', 'Enter a number.'],
      ['Property Well Count', '1.5', 'Enter a whole number.'],
      ['Comments', 'x'.repeat(4001), 'Use at most 4000 characters.'],
    ];
    const form = await theForm();
    for (const [label, text] of bad) await fillIn(form, label, text);
    await press('Check your answers');
    expect(await problems()).toEqual(expect.arrayContaining(bad.map(([label, , words]) => `${label}: ${words}`)));
    expect(await problems()).toHaveLength(bad.length);
    for (const [label, text] of bad) {
      const input = await inputOf(form, label);
      expect([label, input.value, input.getAttribute('aria-invalid')]).toEqual([label, text, 'true']);
    }
    await fillIn(form, 'Date Well was Drilled', 'long ago');
    await press('Check your answers');
    await waitFor(async () =>
      expect(await problems()).toContain(
        'Date Well was Drilled: Enter a date as MM/DD/YYYY, such as 09/01/2025, or the year alone.',
      ),
    );
  });

  it('understands numbers with units, dates as people write them, and a year alone', async () => {
    const calls = visit({ 'POST /api/data-registrations': receipt });
    await fillInAll();
    const form = await theForm();
    await fillIn(form, 'Well Depth', '1,234 ft');
    await fillIn(form, 'Property Well Count', ' 3 ');
    await fillIn(form, 'Date Well was Drilled', '1987');
    expect(await screen.findByText('In the year 1987')).toBeTruthy();
    await check();
    expect(screen.getByText('1987')).toBeTruthy();
    expect(screen.getByText('1234 ft')).toBeTruthy();
    await press('Submit');
    await screen.findByText('Thank you for registering your well.');
    expect(sent(calls)[0]!.body).toMatchObject({
      well_details_depth_well_ft: 1234,
      property_well_count: 3,
      well_details_date_drilled: '1987-01-01',
      well_details_drilled_year_only: true,
    });
  });

  it('keeps the address of the well that of the mail for as long as the box is ticked', async () => {
    visit();
    const form = await theForm();
    await fillIn(form, 'Mailing Address', '1 Main Street');
    await fillIn(form, 'City', 'Buda');
    const box = screen.getByLabelText('Same as the mailing address');
    await userEvent.click(box);
    await waitFor(async () => expect(await valueOf('Physical Street Address')).toBe('1 Main Street'));
    await fillIn(form, 'City', 'Kyle');
    await waitFor(async () => expect(await valueOf('City of the Well')).toBe('Kyle'));
    await userEvent.click(box);
    await fillIn(form, 'City', 'Austin');
    await fillIn(form, 'Physical Street Address', '12 Creek Road');
    expect(await valueOf('City of the Well')).toBe('Kyle');
    expect(await valueOf('Physical Street Address')).toBe('12 Creek Road');
  });

  it('shows a note on records on paper, and what it means that a place is outside the district', async () => {
    visit();
    await theForm();
    expect(screen.queryByText(/Please email copies/)).toBeNull();
    await answerRecords('Yes');
    expect(screen.getByText(/Please email copies of the records/).textContent).toContain(settings.contact.email);
    const form = await theForm();
    await fillIn(form, 'Latitude', '31');
    await fillIn(form, 'Longitude', '-99');
    expect(
      await screen.findByText(/is outside the Clear Creek Groundwater District. You can still register/),
    ).toBeTruthy();
  });

  it('takes the place from the device, with its county, or says why it cannot', async () => {
    const device = {
      getCurrentPosition: vi.fn<(found: (at: object) => void, failed: (why: object) => void) => void>(),
    };
    Object.defineProperty(navigator, 'geolocation', { value: device, configurable: true });
    visit();
    await theForm();
    await press('Use my position');
    const [found, failed] = device.getCurrentPosition.mock.calls[0]!;
    failed({ code: 1 });
    expect(await screen.findByText(/Location access is blocked/)).toBeTruthy();
    found({ coords: { latitude: 30.1, longitude: -97.8, accuracy: 12 } });
    expect(await screen.findByText('Accurate to 40 ft.')).toBeTruthy();
    await waitFor(async () => expect(await valueOf('County')).toBe('Hays'));
    expect(await valueOf('Latitude')).toBe('30.10000');
  });

  it('is still there after a reload, and gone when the form is cleared', async () => {
    visit();
    await fillInAll();
    visitAgain();
    expect(await screen.findByText('Your earlier entries on this device are still here.')).toBeTruthy();
    for (const [label, text] of typed) expect(await valueOf(label)).toBe(text);
    await check();
    visitAgain({}, `${FORM}?step=check`);
    await screen.findByRole('heading', { name: 'Check your answers' });
    await press('Back to the form');
    await press('Clear the form');
    expect(await valueOf('First Name')).toBe('');
    visitAgain();
    expect(await valueOf('First Name')).toBe('');
    expect(screen.queryByText(/still here/)).toBeNull();
  });

  it('loses nothing when it cannot be sent, and is sent again under the same key', async () => {
    let isCut = true;
    const calls = visit({
      'POST /api/data-registrations': () => {
        if (isCut) throw new TypeError('Failed to fetch');
        return receipt;
      },
    });
    await fillInAll();
    await check();
    await press('Submit');
    expect(await problems()).toEqual([expect.stringMatching(/cannot be reached/)]);
    expect(screen.getByText('12 Creek Road')).toBeTruthy();
    isCut = false;
    await press('Submit');
    await screen.findByText('Thank you for registering your well.');
    const keys = sent(calls).map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('leads back to the field that the server refuses', async () => {
    const errors = [{ field: 'county_ndx', message: 'This county does not exist. Choose one from the list.' }];
    visit({ 'POST /api/data-registrations': () => problem(422, { errors }) });
    await fillInAll();
    await check();
    await press('Submit');
    expect(await problems()).toEqual(['County: This county does not exist. Choose one from the list.']);
    expect((await inputOf(await theForm(), 'County')).getAttribute('aria-invalid')).toBe('true');
  });

  it('says under which reference it is there already where an answer was lost and something changed since', async () => {
    const detail = 'This form was sent in before, and was received as R-3F9A-21C7.';
    const codes = ['idempotency-key', 'sent-in-before'];
    const calls = visit({
      'POST /api/data-registrations': () => {
        const code = codes.shift();
        return problem(code === 'sent-in-before' ? 409 : 422, { code, detail });
      },
    });
    await fillInAll();
    await check();
    await press('Submit');
    expect(await problems()).toEqual([detail]);
    const [first, second] = sent(calls).map(({ headers }) => headers.get('idempotency-key'));
    expect(first).not.toBe(second);
    await press('Begin a new form');
    expect(await valueOf('First Name')).toBe('');
  });

  it('takes several wells of one owner in one go', async () => {
    const together = ['R-0000-0001', 'R-0000-0002'].map((reference) => ({
      reference,
      well_address: '12 Creek Road',
      well_city: 'Kyle',
    }));
    const calls = visit({ 'POST /api/data-registrations': { ...receipt, together, has_mail: false } });
    await fillInAll();
    await check();
    await press('Add another well with the same owner');
    expect(await valueOf('Physical Street Address')).toBe('');
    expect(await valueOf('First Name')).toBe('Rita');
    await press('Check your answers');
    await waitFor(async () => expect(await problems()).toHaveLength(7));
    const form = await theForm();
    await fillIn(form, 'Physical Street Address', '2 Hill Road');
    for (const [label, text] of typed.slice(-3)) await fillIn(form, label, text);
    await choose('County', 'Travis');
    await choose('Primary Well Use', 'Domestic');
    await choose('Primary Well Aquifer', 'Trinity');
    await userEvent.click(screen.getByRole('button', { name: 'Show Well 1' }));
    await waitFor(async () => expect(await valueOf('Physical Street Address')).toBe('12 Creek Road'));
    await check();
    expect(screen.getByText('2 Hill Road')).toBeTruthy();
    await press('Submit');
    expect(await screen.findByText('R-0000-0002')).toBeTruthy();
    expect(screen.getByText(/No confirmation email will be sent/)).toBeTruthy();
    expect(sent(calls)[0]!.body).toMatchObject({
      well_address: '12 Creek Road',
      county_ndx: 2,
      more_wells: [{ well_address: '2 Hill Road', well_city: 'Kyle', county_ndx: 1 }],
    });
  });
});

describe('the status of a registration', () => {
  const STATUS = `${FORM}/status`;
  const told = {
    reference: 'R-3F9A-21C7',
    created_timestamp: '2026-11-20T10:00:00Z',
    well_address: '12 Creek Road',
    well_city: 'Kyle',
    state: 'received',
    to_correct: null,
  };
  async function ask() {
    const form = await screen.findByRole('form', { name: 'Find a registration' });
    await fillIn(form, 'Reference', 'R-3F9A-21C7');
    await fillIn(form, 'Email Address', 'rita@example.org');
    await press('Show the status');
  }

  it('is told by reference and email address', async () => {
    const calls = visit({ 'POST /api/registration-status': told }, STATUS);
    await ask();
    expect(await screen.findByRole('heading', { name: 'R-3F9A-21C7: Received' })).toBeTruthy();
    expect(sent(calls)[0]!.body).toEqual({ reference: 'R-3F9A-21C7', email: 'rita@example.org' });
  });

  it('leads to what is missing', async () => {
    const errors = [
      { field: 'reference', message: 'Enter the reference.' },
      { field: 'email', message: 'Enter the e-mail address.' },
    ];
    visit({ 'POST /api/registration-status': () => problem(400, { errors }) }, STATUS);
    const form = await screen.findByRole('form', { name: 'Find a registration' });
    await press('Show the status');
    await userEvent.click(await screen.findByText('Enter the e-mail address.', { selector: 'a' }));
    const input = await inputOf(form, 'Email Address');
    expect(document.activeElement).toBe(input);
    expect(input.getAttribute('aria-invalid')).toBe('true');
  });

  it('says that there is none, in words that the focus moves to', async () => {
    const detail = 'There is no registration with this reference and e-mail address.';
    visit({ 'POST /api/registration-status': () => problem(404, { detail }) }, STATUS);
    await ask();
    expect(await screen.findByText(detail)).toBeTruthy();
    expect(document.activeElement?.textContent).toContain('There is a problem');
  });

  it('shows what staff ask to correct in the form as it was sent, and sends it in again', async () => {
    const sentBack = {
      ...told,
      state: 'sent-back',
      to_correct: {
        message: 'Which city is it?',
        entered: {
          ...enteredRegistration,
          well_details_date_drilled: '1987-01-01',
          well_details_drilled_year_only: true,
        },
      },
    };
    const calls = visit(
      {
        'POST /api/registration-status': sentBack,
        'POST /api/registration-corrections': { ...told, state: 'corrected' },
      },
      STATUS,
    );
    await ask();
    expect(await screen.findByText('Which city is it?')).toBeTruthy();
    const form = await screen.findByRole('form', { name: 'Correct the registration' });
    expect((await inputOf(form, 'Date Well was Drilled')).value).toBe('1987');
    await fillIn(form, 'City of the Well', '');
    await press('Submit the correction');
    expect(await problems()).toEqual(['City of the Well: *Required field']);
    await fillIn(form, 'City of the Well', 'Austin');
    await press('Submit the correction');
    expect(await screen.findByRole('heading', { name: 'R-3F9A-21C7: Corrected' })).toBeTruthy();
    expect(sent(calls).at(-1)!.body).toEqual({
      ...enteredRegistration,
      well_city: 'Austin',
      well_details_date_drilled: '1987-01-01',
      well_details_drilled_year_only: true,
      reference: 'R-3F9A-21C7',
      email: 'rita@example.org',
    });
  });
});
