import { accessTable } from '@artesian/contract/access';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { queryClient } from '../../src/api.ts';
import { monthInFull as nameOfMonth } from '../../src/owners/own-readings.ts';
import { withCanvas } from '../support/canvas.ts';
import { problem, type Call } from '../support/fake-api.ts';
import { staffCalls } from '../support/records.ts';
import { fakeUploads } from '../support/fake-uploads.ts';
import { renderAt } from '../support/render-at.tsx';

withCanvas();

const MONTHS = 'GET /api/ui-owner-months-to-read';
const BALANCES = 'GET /api/ui-dashboard-permit-balances';
const SENT = 'GET /api/ui-list-submitted-readings';
const SUBMIT = 'POST /api/submitted-readings';
const PHOTO = 'POST /api/submitted-readings/9/photo';
const DELEGATIONS = 'GET /api/delegations';
const ownerCalls = [...accessTable].filter(([, access]) => access === 'signed-in').map(([call]) => call);

const monthOf = (offset: number) => {
  const now = new Date();
  const at = new Date(Date.UTC(now.getFullYear(), now.getMonth() + offset, 1));
  return {
    c_year: at.getUTCFullYear(),
    c_month: at.getUTCMonth() + 1,
    due_day: new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 5)).toISOString().slice(0, 10),
  };
};
const year = 2027;
const balance = {
  permit_ndx: 1,
  permit_number: 'H1-20-1',
  permit_name: 'Creek Ranch',
  fiscal_year: year,
  drought_stage: 'Stage 2 Alarm',
  reduction: 0.2,
  month_limit_gal: 800_000,
  month_used_gal: 0,
  period: 'Month',
  period_limit_gal: 800_000,
  reserve_gal: null,
  period_used_gal: 0,
  allowed_gal: 2_400_000,
  used_gal: 1_000_000,
  left_gal: 1_400_000,
  pct_used: 41.7,
  year_limit_gal: 9_600_000,
  next_drought_stage: 'Stage 2 Alarm',
  next_reduction: 0.2,
  next_month_limit_gal: 800_000,
  due_day: '2026-11-05',
};
const month = {
  permit_ndx: 1,
  permit_number: 'H1-20-1',
  meter_ndx: 5,
  meter_id: 'M-00005',
  meter_serial_number: 'SN 77',
  associated_wells: 'Mill',
  last_year: 2026,
  last_month: 8,
  ...monthOf(-1),
  fiscal_year: year,
  prev_meter_reading: 1_005_000,
  later_reading: null,
  later_year: null,
  later_month: null,
  largest_monthly_gal: 50_000,
  joined_date: '2020-01-01',
  retired_date: null,
  share: 1,
  submitted_reading_ndx: null,
  state: null,
  submitted_reading: null,
  question: null,
};
const present = { ...month, ...monthOf(0) };
const sent = {
  submitted_reading_ndx: 9,
  state: 'waiting',
  permit_ndx: 1,
  permit_number: 'H1-20-1',
  meter_ndx: 5,
  meter_id: 'M-00005',
  c_year: month.c_year,
  c_month: month.c_month,
  meter_reading: 1_042_000,
  notes: null,
  question: null,
  version: 1,
  system_filepath: null,
  cannot_be_shown: null,
  created_timestamp: '2026-11-03T12:00:00Z',
  updated_timestamp: null,
};
const answers = { [MONTHS]: [month, present], [BALANCES]: [balance], [SENT]: [], 'GET /api/list-wells': [] };
const open = (path: string, more: object = {}) =>
  renderAt(path, { as: 'Well Owner', may: ownerCalls, width: 390, answers: { ...answers, ...more } });
const READING = '/my-permits/reading/5';
const field = () => screen.findByRole('textbox', { name: 'Meter reading, in gallons' });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send reading' }));
const bodyOf = (calls: readonly Call[], call: string) =>
  calls.findLast(({ method, path }) => `${method} ${path}` === call)?.body;
const photo = () => new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], 'meter.jpg', { type: 'image/jpeg' });
const created = { submitted_reading_ndx: 9, state: 'waiting', version: 1 };

describe('the home of a well owner', () => {
  it('says what the drought stage means for them, what is due, and where each permit stands', async () => {
    open('/my-permits');
    expect(
      await screen.findByText('This month your permit allows 800,000 gal: 20 % less than without the drought.'),
    ).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'Stage 2 Alarm' })).toBeTruthy();
    expect(await screen.findByRole('link', { name: /^Enter reading for .*, M-00005$/ })).toBeTruthy();
    expect(screen.getByText('Last read August 2026: 1,005,000 gal')).toBeTruthy();
    const permit = within(await screen.findByRole('article', { name: 'H1-20-1' }));
    expect(permit.getByText('1,400,000 gal left so far')).toBeTruthy();
  });

  it('is where they begin, and the first of the sidebar; staff begin at the dashboard', async () => {
    open('/home');
    expect(await screen.findByRole('heading', { name: 'Hello, Robin Rivera' })).toBeTruthy();
    expect(window.location.pathname).toBe('/my-permits');
  });

  it('begins at the meter that the address names', async () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    open('/my-permits#meter-5');
    await screen.findByText('Last read August 2026: 1,005,000 gal');
    await waitFor(() => expect(document.activeElement?.textContent).toContain('M-00005'));
    expect(scrolled.mock.contexts).toEqual([document.activeElement]);
    scrolled.mockRestore();
  });

  it('leads whoever has no permit yet to the code', async () => {
    open('/my-permits', { [BALANCES]: [] });
    expect((await screen.findByRole('link', { name: 'Link my permits' })).getAttribute('href')).toBe(
      '/my-permits/access',
    );
  });

  it('shows the well that somebody without a permit registered', async () => {
    open('/my-permits', {
      [BALANCES]: [],
      'GET /api/own-registrations': [
        {
          reference: 'R-3F9A-21C7',
          created_timestamp: '2026-11-20T10:00:00Z',
          well_address: '12 Creek Road',
          well_city: 'Kyle',
          state: 'accepted',
          district_well_id: '58-50-3-0001',
        },
      ],
    });
    const own = within(await screen.findByRole('region', { name: 'The well you registered' }));
    expect(own.getByText('58-50-3-0001 · 12 Creek Road, Kyle')).toBeTruthy();
    expect(own.getByText('Registered')).toBeTruthy();
  });

  it('shows the question of the district beside the meter, and what waits', async () => {
    open('/my-permits', {
      [MONTHS]: [
        {
          ...month,
          state: 'questioned',
          submitted_reading_ndx: 8,
          submitted_reading: 9_000_000,
          question: 'Is the first digit right?',
        },
        { ...present, state: 'waiting', submitted_reading_ndx: 9, submitted_reading: 1_050_000 },
      ],
      [SENT]: [sent, { ...sent, submitted_reading_ndx: 8, state: 'questioned', question: 'Is the first digit right?' }],
    });
    expect(await screen.findByText('Is the first digit right?')).toBeTruthy();
    expect(screen.getByText(/1,050,000 gal submitted, waiting for review/)).toBeTruthy();
    expect(await screen.findByText('Question from the district')).toBeTruthy();
  });

  it('says when nothing is due, and what could not be asked for', async () => {
    open('/my-permits', {
      [MONTHS]: [],
      [BALANCES]: () => problem(503, { detail: 'The database is away.', code: 'unavailable' }),
    });
    expect(await screen.findByText('No readings are due.')).toBeTruthy();
    expect(await screen.findByText(/The database is away/, {}, { timeout: 8000 })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  }, 15_000);

  it('says a stage that begins next month, with what that month allows', async () => {
    const worse = { next_drought_stage: 'Stage 3 Critical', next_reduction: 0.3, next_month_limit_gal: 700_000 };
    open('/my-permits', { [BALANCES]: [{ ...balance, ...worse }] });
    const note = within(await screen.findByRole('region', { name: 'Drought stage' }));
    expect(note.getByText(/^This month your permit allows 800,000 gal: 20 % less/)).toBeTruthy();
    expect(
      note.getByText(/^Stage 3 Critical begins next month\. Next month your permit allows 700,000 gal: 30 % less/),
    ).toBeTruthy();
  });

  it('calls no meter late whose reading is sent, nor a day to come that is past', async () => {
    const older = { ...month, ...monthOf(-3) };
    const waiting = { ...month, state: 'waiting', submitted_reading: 1_042_000 };
    open('/my-permits', { [MONTHS]: [older, waiting, present], [BALANCES]: [{ ...balance, due_day: '2020-09-05' }] });
    const meter = within((await screen.findByRole('heading', { name: /^M-00005/ })).closest('li')!);
    expect(meter.getByText(/submitted, waiting for review/)).toBeTruthy();
    expect(meter.queryByText(/late$/)).toBeNull();
    expect(screen.getByText(/^A meter reading was due by September 5.*, 2020 and is overdue\.$/)).toBeTruthy();
  });

  it('takes a reading back that waits', async () => {
    const calls = open('/my-permits', {
      [SENT]: [sent],
      'POST /api/submitted-readings/9/withdraw': new Response(null, { status: 204 }),
    });
    await userEvent.click(await screen.findByRole('button', { name: /^Withdraw the reading of M-00005/ }));
    expect(await screen.findByText('The reading was withdrawn.')).toBeTruthy();
    expect(calls.some(({ path }) => path === '/api/submitted-readings/9/withdraw')).toBe(true);
  });
});

describe('the entry of a reading', () => {
  it('says the previous reading, the difference and the year at once, and the warnings that staff see', async () => {
    open(READING);
    await userEvent.type(await field(), '1,042,000');
    expect(await screen.findByText('37,000 gal')).toBeTruthy();
    expect(screen.getByText('1,005,000 gal')).toBeTruthy();
    expect(await screen.findByText('1,037,000 gal')).toBeTruthy();
    expect(screen.getByText('1,363,000 gal left so far')).toBeTruthy();
    await userEvent.clear(await field());
    await userEvent.type(await field(), '1004000');
    expect(await screen.findByText(/Below the previous reading, 1,005,000 gal\. Check it again/)).toBeTruthy();
    await userEvent.clear(await field());
    await userEvent.type(await field(), '9000000');
    expect(
      await screen.findByText(/More than three times the highest of the previous twelve months, 50,000 gal/),
    ).toBeTruthy();
  });

  it('sends a reading below the last one with the note that it asks for, and not without', async () => {
    const calls = open(READING, { [SUBMIT]: created });
    await userEvent.type(await field(), '1004000');
    await send();
    expect((await screen.findByRole('alert')).textContent).toBe('Explain why the reading is correct.');
    const note = screen.getByRole('textbox', { name: 'Note to the district' });
    expect(document.activeElement).toBe(note);
    expect(bodyOf(calls, SUBMIT)).toBeUndefined();
    await userEvent.type(note, 'The meter was exchanged.');
    await send();
    await waitFor(() =>
      expect(bodyOf(calls, SUBMIT)).toMatchObject({ meter_reading: 1_004_000, notes: 'The meter was exchanged.' }),
    );
  });

  it('asks for the oldest month first, and for one that the district asks about before it', async () => {
    const older = { ...month, ...monthOf(-2) };
    open(READING, { [MONTHS]: [month, older, present] });
    expect((await screen.findByRole('combobox', { name: 'Month' })).textContent).toBe(nameOfMonth(older));
    cleanup();
    queryClient.clear();
    const asked = {
      ...month,
      state: 'questioned',
      submitted_reading: 9_000_000,
      question: 'Is the first digit right?',
    };
    open(READING, { [MONTHS]: [asked, older, present] });
    expect((await screen.findByRole('combobox', { name: 'Month' })).textContent).toBe(nameOfMonth(month));
    expect(screen.getByText('Is the first digit right?')).toBeTruthy();
  });

  it('counts of a shared meter what counts at the permit', async () => {
    open(READING, { [MONTHS]: [{ ...month, share: 0.5 }] });
    await userEvent.type(await field(), '1045000');
    expect(await screen.findByText('40,000 gal')).toBeTruthy();
    expect(screen.getByText('Counts at H1-20-1')).toBeTruthy();
    expect(screen.getByText('20,000 gal')).toBeTruthy();
    expect(screen.getByText('1,020,000 gal')).toBeTruthy();
  });

  it('sends the reading of the last month that ended and then its photo', async () => {
    const uploads = fakeUploads();
    const calls = open(READING, { [SUBMIT]: created });
    await userEvent.type(await field(), ' 1 042 000 gal');
    await userEvent.type(screen.getByRole('textbox', { name: 'Note to the district (optional)' }), 'Read at the gate.');
    await userEvent.upload(screen.getByLabelText('Photo of the meter', { selector: 'input' }), photo());
    expect(await screen.findByRole('img', { name: 'Chosen photo meter.jpg' })).toBeTruthy();
    await send();
    await waitFor(() => expect(uploads.length).toBe(1));
    expect(uploads[0]!.call).toBe(PHOTO);
    uploads[0]!.answer(201, { system_filepath: '/api/files/x.jpg' });
    expect(await screen.findByText('Your reading was submitted. The district will review it.')).toBeTruthy();
    await waitFor(() => expect(window.location.pathname).toBe('/my-permits'));
    expect(bodyOf(calls, SUBMIT)).toEqual({
      permit_ndx: 1,
      meter_ndx: 5,
      c_year: month.c_year,
      c_month: month.c_month,
      meter_reading: 1_042_000,
      notes: 'Read at the gate.',
    });
  });

  it.each([
    ['', 'Enter the reading.'],
    ['   ', 'Enter the reading.'],
    ['none', 'Enter the reading as a whole number of gallons.'],
    ['12.5', 'Enter the reading as a whole number of gallons.'],
    ['1e6', 'Enter the reading as a whole number of gallons.'],
    ['1042OOO', 'Enter the reading as a whole number of gallons.'],
    ['--5', 'Enter the reading as a whole number of gallons.'],
    ['-5', 'A reading is 0 or more.'],
    ['1234567890123', 'A meter reading has at most twelve digits.'],
    ['99999999999999999999', 'A meter reading has at most twelve digits.'],
    ['<script>', 'Enter the reading as a whole number of gallons.'],
    ['12 34 ab cd', 'Enter the reading as a whole number of gallons.'],
  ])('refuses %j in words, leads to the field and sends nothing', async (typed, words) => {
    const calls = open(READING);
    const input = await field();
    if (typed) await userEvent.type(input, typed.replaceAll(/[[{]/g, '$&$&'));
    await send();
    expect((await screen.findByRole('alert')).textContent).toBe(words);
    expect(document.activeElement).toBe(input);
    expect((input as HTMLInputElement).value).toBe(typed);
    expect(bodyOf(calls, SUBMIT)).toBeUndefined();
  });

  it('refuses a file that is no photo, one that is empty and one that is too large', async () => {
    open(READING);
    await field();
    const choose = (file: File) =>
      userEvent.upload(screen.getByLabelText('Photo of the meter', { selector: 'input' }), file, {
        applyAccept: false,
      });
    const program = new File(['MZ and what follows'], 'meter.jpg', { type: 'image/jpeg' });
    for (const file of [new File(['%PDF-1.7'], 'letter.pdf', { type: 'application/pdf' }), program]) {
      await choose(file);
      expect(await screen.findByText('This file is not a photo. Choose a JPEG, PNG or HEIC.')).toBeTruthy();
      await choose(photo());
      expect(await screen.findByRole('img', { name: 'Chosen photo meter.jpg' })).toBeTruthy();
    }
    await choose(new File([], 'empty.jpg', { type: 'image/jpeg' }));
    expect(await screen.findByText('This photo is empty. Choose another.')).toBeTruthy();
    const large = photo();
    Object.defineProperty(large, 'size', { value: 26_000_000 });
    await choose(large);
    expect(await screen.findByText('This photo is too large: 25 MB is the most.')).toBeTruthy();
  });

  it('leads to the file that is no photo, and is sent without one once that is taken away', async () => {
    const calls = open(READING, { [SUBMIT]: created });
    await userEvent.type(await field(), '1045000');
    const program = new File(['MZ and what follows'], 'meter.jpg', { type: 'image/jpeg' });
    await userEvent.upload(screen.getByLabelText('Photo of the meter', { selector: 'input' }), program);
    await screen.findByText('This file is not a photo. Choose a JPEG, PNG or HEIC.');
    await send();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Another photo' }));
    expect(bodyOf(calls, SUBMIT)).toBeUndefined();
    await userEvent.click(screen.getByRole('button', { name: 'Take away' }));
    await send();
    await expect.poll(() => bodyOf(calls, SUBMIT)).toMatchObject({ meter_reading: 1045000 });
  });

  it('keeps everything that was typed when it cannot be sent, and over a page that is loaded again', async () => {
    const refuse = () => problem(409, { detail: 'The district already has a reading for this month: 1,040,000 gal.' });
    open(READING, { [SUBMIT]: refuse });
    await userEvent.type(await field(), '1042000');
    await userEvent.type(screen.getByRole('textbox', { name: 'Note to the district (optional)' }), 'By the gate');
    await send();
    expect(
      await screen.findByText(/Your reading was not submitted. The district already has a reading for this month/),
    ).toBeTruthy();
    expect(((await field()) as HTMLInputElement).value).toBe('1042000');
    const kept = Object.entries(localStorage).find(([name]) => name.startsWith('artesian.reading of'));
    expect(JSON.parse(kept![1] as string)).toMatchObject({ typed: '1042000', notes: 'By the gate' });
  });

  it('says so without a connection, and sends the same act again', async () => {
    let isOffline = true;
    const calls = open(READING, {
      [SUBMIT]: () => {
        if (isOffline) throw new TypeError('Failed to fetch');
        return created;
      },
    });
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await userEvent.type(await field(), '1042000');
    await send();
    expect(await screen.findByText(/You are offline. Your entries are kept/)).toBeTruthy();
    isOffline = false;
    await send();
    expect(await screen.findByText('Your reading was submitted. The district will review it.')).toBeTruthy();
    const keys = calls
      .filter(({ path, method }) => `${method} ${path}` === SUBMIT)
      .map(({ headers }) => headers.get('idempotency-key'));
    expect(keys.length).toBe(2);
    expect(new Set(keys).size).toBe(1);
    vi.restoreAllMocks();
  });

  it('loses no reading with a photo that does not arrive', async () => {
    const uploads = fakeUploads();
    open(READING, { [SUBMIT]: created });
    await userEvent.type(await field(), '1042000');
    await userEvent.upload(screen.getByLabelText('Photo of the meter', { selector: 'input' }), photo());
    await send();
    await waitFor(() => expect(uploads.length).toBe(1));
    uploads[0]!.answer(415, { detail: 'By its content the file is no picture.', code: 'media-type' });
    expect(
      await screen.findByText(
        /Your reading was submitted, but its photo was not. By its content the file is no picture./,
      ),
    ).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Send the photo again' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Continue without the photo' }));
    await waitFor(() => expect(window.location.pathname).toBe('/my-permits'));
  });

  it('says of a meter that is none of theirs, or was read, that nothing is due', async () => {
    open('/my-permits/reading/77');
    expect(await screen.findByRole('heading', { name: 'No reading of this meter is due' })).toBeTruthy();
  });
});

describe('who sees the permits', () => {
  const own = [
    { permit_ndx: 1, permit_number: 'H1-20-1' },
    { permit_ndx: 3, permit_number: 'H1-20-3' },
  ];
  const given = [{ delegation_ndx: 4, email: 'books@example.org', permits: [own[0]] }];
  const access = (more: object = {}) =>
    open('/my-permits/access', { [DELEGATIONS]: { own, given, received: [] }, ...more });

  it('lets somebody report for the permits that are ticked, and has words for them', async () => {
    const calls = access({ 'POST /api/delegations': { delegation_ndx: 5 } });
    await userEvent.type(
      await screen.findByRole('textbox', { name: 'E-mail address of their account' }),
      'op@example.org',
    );
    await userEvent.click(screen.getByRole('checkbox', { name: 'H1-20-3' }));
    await userEvent.click(screen.getByRole('button', { name: 'Give access' }));
    expect(await screen.findByText(/Anyone who signs in as op@example.org can now see these permits/)).toBeTruthy();
    expect(bodyOf(calls, 'POST /api/delegations')).toEqual({ email: 'op@example.org', permits: [1] });
  });

  it('asks for an address and a permit, and says what the server refuses', async () => {
    access({
      'POST /api/delegations': problem(400, {
        detail: 'email: x',
        errors: [{ field: 'email', message: 'This is your own address. Enter someone else’s address.' }],
      }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Give access' }));
    expect(await screen.findByText('Enter an e-mail address.')).toBeTruthy();
    await userEvent.type(
      screen.getByRole('textbox', { name: 'E-mail address of their account' }),
      'robin@district.example',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Give access' }));
    expect(await screen.findByText('This is your own address. Enter someone else’s address.')).toBeTruthy();
    for (const { permit_number } of own) await userEvent.click(screen.getByRole('checkbox', { name: permit_number }));
    await userEvent.click(screen.getByRole('button', { name: 'Give access' }));
    expect(await screen.findByText('Choose at least one permit.')).toBeTruthy();
  });

  it('is taken back by a button', async () => {
    const calls = access({ 'DELETE /api/delegations/4': new Response(null, { status: 204 }) });
    await userEvent.click(await screen.findByRole('button', { name: 'Remove access of books@example.org' }));
    expect(await screen.findByText('books@example.org no longer sees your permits.')).toBeTruthy();
    expect(calls.some(({ method }) => method === 'DELETE')).toBe(true);
  });

  it('is given back by who received it', async () => {
    const received = [
      { delegation_ndx: 9, from: 'Robin Rancher', permits: [{ permit_ndx: 7, permit_number: 'H1-20-7' }] },
    ];
    const calls = access({
      [DELEGATIONS]: { own: [], given: [], received },
      'DELETE /api/delegations/9': new Response(null, { status: 204 }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Give up access from Robin Rancher' }));
    expect(await screen.findByText('You no longer see the permits of Robin Rancher.')).toBeTruthy();
    expect(calls.some(({ method }) => method === 'DELETE')).toBe(true);
  });

  it('links permits by a code, and says what is wrong with one', async () => {
    let isRight = false;
    access({
      'POST /api/claims/enter': () =>
        isRight
          ? { permits: ['H1-20-1'] }
          : problem(400, { detail: 'x', errors: [{ field: 'code', message: 'This code is not right.' }] }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Link permits' }));
    expect(await screen.findByText('Enter the code.')).toBeTruthy();
    await userEvent.type(screen.getByRole('textbox', { name: 'Code' }), '7k2qf 9xm4a');
    await userEvent.click(screen.getByRole('button', { name: 'Link permits' }));
    expect(await screen.findByText('This code is not right.')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Code' }).value).toBe('7k2qf 9xm4a');
    isRight = true;
    await userEvent.click(screen.getByRole('button', { name: 'Link permits' }));
    expect(await screen.findByText('Linked to your account: H1-20-1.')).toBeTruthy();
  });

  it('asks for a code by the number of a permit and says what the server says to everybody', async () => {
    access({
      'POST /api/claim-requests': { message: 'If the district has a permit of this number, a code goes out.' },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Send a code to the address on file' }));
    expect(await screen.findByText('Enter the number of a permit.')).toBeTruthy();
    await userEvent.type(screen.getByRole('textbox', { name: 'Permit number' }), 'NO-1');
    await userEvent.click(screen.getByRole('button', { name: 'Send a code to the address on file' }));
    expect(await screen.findByText('If the district has a permit of this number, a code goes out.')).toBeTruthy();
  });
});

describe('readings that wait for staff', () => {
  const seen = {
    ...sent,
    notes: 'Read at the gate.',
    sent_by: 'Otto Owner',
    system_filepath: '/api/files/0.jpg',
    cannot_be_shown: false,
    prev_meter_reading: 1_005_000,
    later_reading: null,
    later_year: null,
    later_month: null,
    largest_monthly_gal: 1000,
    joined_date: null,
    retired_date: null,
    standing_reading: null,
    standing_version: null,
  };
  const staffSees = (more: object = {}) =>
    renderAt('/data-management/meter-readings/sent-in', {
      as: 'Administrator',
      may: staffCalls,
      answers: { [SENT]: [seen], ...more },
    });
  const APPROVE = 'POST /api/submitted-readings/9/approve';
  const QUESTION = 'POST /api/submitted-readings/9/question';

  it('stand with their photo, their difference and the same warnings, and are approved', async () => {
    const calls = staffSees({ [APPROVE]: { ...created, state: 'approved', calculated_gallons: 37_000 } });
    const card = within(await screen.findByRole('article'));
    expect(card.getByText('37,000 gal')).toBeTruthy();
    expect(card.getByText(/More than three times the highest/)).toBeTruthy();
    expect(card.getByRole('img', { name: 'Photo of M-00005' }).getAttribute('src')).toBe('/api/files/0.jpg?size=1280');
    await userEvent.click(card.getByRole('button', { name: /^Approve/ }));
    expect(await screen.findByText(/37,000 gal approved/)).toBeTruthy();
    expect(bodyOf(calls, APPROVE)).toEqual({ standing_version: null });
  });

  it('say who saved first, and stay', async () => {
    staffSees({ [APPROVE]: problem(412, { detail: 'Ada saved 1,029,000 gal here on May 5.' }) });
    await userEvent.click(await screen.findByRole('button', { name: /^Approve/ }));
    expect(await screen.findByText('Not approved. Ada saved 1,029,000 gal here on May 5.')).toBeTruthy();
    expect(screen.getByRole('article')).toBeTruthy();
  });

  it('go back with a question, which is asked for', async () => {
    const calls = staffSees({ [QUESTION]: { ...created, state: 'questioned', told: 'no mail server' } });
    await userEvent.click(await screen.findByRole('button', { name: /^Ask the owner about/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Send back with this question' }));
    expect(await screen.findByText('Describe what needs clarification.')).toBeTruthy();
    await userEvent.type(screen.getByRole('textbox', { name: 'Question to the owner' }), 'Is it a 9?');
    await userEvent.click(screen.getByRole('button', { name: 'Send back with this question' }));
    expect(
      await screen.findByText(/M-00005 will be asked when they sign in. No e-mail goes out.*no mail server/),
    ).toBeTruthy();
    expect(bodyOf(calls, QUESTION)).toEqual({ question: 'Is it a 9?' });
  });

  it('are none when all are answered', async () => {
    staffSees({ [SENT]: [] });
    expect(await screen.findByRole('heading', { name: 'No readings to review' })).toBeTruthy();
  });
});
