import { OVER_WARNING } from '@artesian/domain/warning';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { problem, type Call } from '../support/fake-api.ts';
import { chainedMeter, district, meter, open, staffCalls } from '../support/records.ts';
import { renderAt } from '../support/render-at.tsx';

const METER = '/data-management/meter-readings/add-manage-meters/7';

const reading = (changes: object = {}) => ({
  meter_reading_ndx: 31,
  chained_meter_ndx: 7,
  meter_id: 'M-007',
  fiscal_year: 2025,
  c_year: 2024,
  c_month: 12,
  prev_meter_reading: 840_000,
  meter_reading: 845_000,
  dial: 'gal',
  adjustment: 0,
  mr_adjustment_reason_desc: null,
  calculated_gallons: 5000,
  notes: null,
  version: 4,
  ...changes,
});
const chain = [
  chainedMeter({ chained_meter_ndx: 6, meter_id: 'M-006', retired_date: '2020-01-01', is_active: false }),
  chainedMeter({ replaces_meter_ndx: 6, last_reading: 845_000, metered_gallons: 1_234_567 }),
];

const visit = (answers = {}) =>
  renderAt(METER, {
    as: 'Administrator',
    may: staffCalls,
    answers: { ...district, 'GET /api/list-meter-dials/7': [], ...answers },
  });
const field = (name: RegExp | string) => screen.findByRole<HTMLInputElement>('textbox', { name });
/** As by a person who leaves the input afterwards, without each key. */
function enterInto(input: HTMLInputElement, text: string) {
  fireEvent.focus(input);
  fireEvent.change(input, { target: { value: text } });
  fireEvent.blur(input);
}
const retype = async (name: string, text: string) => enterInto(await field(name), text);
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const sent = (calls: Call[], method: string) => calls.filter((call) => call.method === method);

describe('the form of a meter', () => {
  it('refuses twenty bad inputs in words beside the field, and loses none of them', async () => {
    const calls = visit();
    await screen.findByRole('heading', { name: 'Editing Existing Meter' });
    const noDate = /Enter a date as MM\/DD\/YYYY/;
    const noNumber = /Enter a number/;
    const tooLong = /Use at most 80 characters/;
    /** Several at once, so that each rendering of the form says several. */
    const rounds: Record<string, [typed: string, words: RegExp]>[] = [
      {
        Joined: ['13/01/2024', noDate],
        Retired: ['0/0/0000', noDate],
        'First reading': ['-1', /Enter 0 or more/],
        'Meter type': ['x'.repeat(81), tooLong],
        Brand: ['x'.repeat(81), tooLong],
        'Serial number': ['x'.repeat(81), tooLong],
        'Setup well': ['no such well', /is not in the list/],
        'Replaces meter': ['no such meter', /is not in the list/],
      },
      {
        Joined: ['2/30/2024', noDate],
        Retired: ['never', noDate],
        'First reading': ['1.0005', /Use at most three decimals/],
      },
      { Joined: ['yesterday', noDate], Retired: ['2024-13-01', noDate], 'First reading': ['1e5', noNumber] },
      { Joined: ['2024', noDate], Retired: ['32.1.2024', noDate], 'First reading': ['a lot', noNumber] },
      {
        Joined: ['1/1/24/5', noDate],
        Retired: ['6/31/2024', noDate],
        'First reading': ['9'.repeat(20), /or less|whole/],
      },
    ];
    const form = await screen.findByRole<HTMLFormElement>('form', { name: 'Edit this meter' });
    const inputOf = (name: string) => within(form).getByLabelText<HTMLInputElement>(new RegExp(`^${name}`));
    for (const round of rounds) {
      const before = Object.keys(round).map((name) => inputOf(name).value);
      for (const [name, [typed]] of Object.entries(round)) enterInto(inputOf(name), typed);
      fireEvent.submit(form);
      for (const [name, [typed, words]] of Object.entries(round)) {
        await waitFor(() => expect(`${name} ${inputOf(name).getAttribute('aria-invalid')}`).toBe(`${name} true`));
        const said = document.getElementById(`${inputOf(name).id}-helper-text`)!.textContent;
        expect({ name, typed, said }).toMatchObject({ said: expect.stringMatching(words) as string });
        expect(inputOf(name).value.replaceAll(',', '')).toBe(typed.replaceAll(',', ''));
      }
      fireEvent.click(within(form).getByText('Reset'));
      await waitFor(() => expect(Object.keys(round).map((name) => inputOf(name).value)).toEqual(before));
    }
    expect(sent(calls, 'PUT')).toEqual([]);
  });

  it('is deleted where it was made by mistake, after a question, with a way back; the server says why one stays', async () => {
    let isRead = true;
    const calls = visit({
      'DELETE /api/list-meters/7': () =>
        isRead
          ? problem(422, { detail: 'This meter is still in use: meter readings refer to it.' })
          : new Response(null, { status: 204 }),
      'POST /api/history/list-meters/7/restore': () => new Response(null, { status: 204 }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    const question = within(await screen.findByRole('dialog', { name: /^Delete meter M-007/ }));
    await userEvent.click(question.getByRole('button', { name: 'Delete meter' }));
    expect(await question.findByText(/meter readings refer to it/)).toBeTruthy();
    isRead = false;
    await userEvent.click(question.getByRole('button', { name: 'Delete meter' }));
    expect(await screen.findByText('This entry was deleted from the database')).toBeTruthy();
    await expect.poll(() => window.location.pathname).toBe('/data-management/meter-readings/add-manage-meters');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await expect
      .poll(() => sent(calls, 'POST').map(({ path }) => path))
      .toEqual(['/api/history/list-meters/7/restore']);
  });

  it('is active exactly while no retired date is entered', async () => {
    visit();
    const active = await screen.findByRole('checkbox', { name: /^Active/ });
    expect((active as HTMLInputElement).checked).toBe(true);
    await retype('Retired', '6/30/2024');
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^Active/ }).checked).toBe(false);
    await retype('Retired', '');
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^Active/ }).checked).toBe(true);
  });
});

describe('a replacement', () => {
  const enter = async (day: string, final: string) => {
    await press('Replace meter');
    const dialog = await screen.findByRole('dialog', { name: 'Replace meter M-007' });
    await retype('Replaced on', day);
    await retype('Final reading of the old meter', final);
    return dialog;
  };

  it('says what it counts before it is saved as one act, and is undone from its message', async () => {
    const calls = visit({
      'GET /api/ui-list-meter-chain-readings/7': [reading()],
      'POST /api/list-meters/7/replacement': () =>
        Response.json(open(meter({ meter_ndx: 9, meter_id: 'M-009' })), { status: 201 }),
      'DELETE /api/list-meters/7/replacement': () => new Response(null, { status: 204 }),
    });
    const dialog = await enter('1/20/2025', '851250');
    expect((await field('Final reading of the old meter')).value).toBe('851,250');
    expect(within(dialog).getByRole('status').textContent).toBe(
      'Counts 6,250 gal in Jan 2025: 851,250 gal less 845,000 gal, read for Dec 2024.',
    );
    await retype('First reading of the new meter', '120');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Replace meter' }));
    expect(await screen.findByText('M-007 was replaced by M-009.')).toBeTruthy();
    const [post] = sent(calls, 'POST');
    expect(post!.headers.get('if-match')).toBe('"1"');
    expect(post!.body).toMatchObject({
      retired_date: '2025-01-20',
      final_reading: 851_250,
      start_reading: 120,
      reading_version: null,
    });
    await press('Undo');
    expect(await screen.findByText('The replacement of M-007 was undone.')).toBeTruthy();
  });

  it('takes the place of a reading of its month, and says when it is below the one before', async () => {
    const calls = visit({
      'GET /api/ui-list-meter-chain-readings/7': [reading()],
      'POST /api/list-meters/7/replacement': () =>
        problem(422, {
          code: 'constraint',
          errors: [{ field: 'retired_date', message: 'The removal date cannot be before the installation date.' }],
        }),
    });
    const dialog = await enter('12/31/2024', '839,000');
    expect(within(dialog).getByRole('status').textContent).toBe(
      'Counts 839,000 gal in Dec 2024: 839,000 gal less 0 gal, its first. It replaces 845,000 gal, already entered for this month.',
    );
    await userEvent.click(within(dialog).getByRole('button', { name: 'Replace meter' }));
    expect(await screen.findByText('The removal date cannot be before the installation date.')).toBeTruthy();
    expect(sent(calls, 'POST')[0]!.body).toMatchObject({ reading_version: 4 });
    await retype('Replaced on', '1/5/2025');
    expect(within(dialog).getByRole('status').textContent).toContain('It is below the previous reading.');
    expect((await field('Final reading of the old meter')).value).toBe('839,000');
  });

  it('says what is missing, what is wrong, and what the server has against it, and keeps what was typed', async () => {
    let refusal = 'Someone has entered another reading of M-007 for this month meanwhile: 5 gal.';
    const calls = visit({
      'POST /api/list-meters/7/replacement': () => problem(409, { code: 'changed', detail: refusal }),
    });
    await press('Replace meter');
    const dialog = await screen.findByRole('dialog', { name: 'Replace meter M-007' });
    expect(within(dialog).getByText('Still missing: Replaced on, Final reading of the old meter')).toBeTruthy();
    const save = within(dialog).getByRole('button', { name: 'Replace meter' });
    await userEvent.click(save);
    expect(within(dialog).getAllByText('*Required field')).toHaveLength(2);
    expect(document.activeElement).toBe(await field('Replaced on'));
    for (const [name, typed, words] of [
      ['Replaced on', 'soon', /Enter a date as MM/],
      ['Final reading of the old meter', '1.0005', /Use at most three decimals/],
      ['First reading of the new meter', '-2', /Enter 0 or more/],
      ['Serial number', 'x'.repeat(81), /Use at most 80 characters/],
    ] as const) {
      const input = within(dialog).getByRole<HTMLInputElement>('textbox', { name });
      enterInto(input, typed);
      fireEvent.click(save);
      expect(await within(dialog).findByText(words)).toBeTruthy();
      expect(input.value).toBe(typed);
    }
    expect(sent(calls, 'POST')).toEqual([]);
    const fields = within(dialog);
    for (const [name, typed] of [
      ['Replaced on', '1/20/2025'],
      ['Final reading of the old meter', '10'],
      ['First reading of the new meter', '0'],
      ['Serial number', 'SN-2'],
    ] as const) {
      enterInto(fields.getByRole('textbox', { name }), typed);
    }
    await userEvent.click(save);
    expect(await fields.findByText(/Nothing was saved\. Someone has entered another reading/)).toBeTruthy();
    refusal = 'Again.';
    await userEvent.click(save);
    const keys = sent(calls, 'POST').map(({ headers }) => headers.get('idempotency-key'));
    expect(keys[1]).toBe(keys[0]);
  });

  it('is not offered of a retired meter, nor to who may not', async () => {
    visit({ 'GET /api/list-meters/7': open(meter({ retired_date: '2024-06-30', is_active: false })) });
    await screen.findByRole('heading', { name: 'Replacements and Readings' });
    expect(screen.queryByRole('button', { name: 'Replace meter' })).toBeNull();
  });
});

describe('the chain of a meter', () => {
  it('is told meter by meter with its time and water, and its readings stand as a table', async () => {
    visit({
      'GET /api/ui-list-meter-chain/7': chain,
      'GET /api/ui-list-meter-chain-readings/7': [
        reading(),
        reading({ meter_reading_ndx: 30, calculated_gallons: -7 }),
      ],
    });
    const list = await screen.findByRole('list', { name: 'Meters in chronological order' });
    const lines = within(list).getAllByRole('listitem');
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      'M-006 · SN-1 · from January 1st, 2020, until January 1st, 2020 · register 0 gal, never read · 0 gal metered',
      'M-007 · SN-1 · from January 1st, 2020, in use · register 0 gal, up to 845,000 gal · 1,234,567 gal metered',
    ]);
    expect(within(list).getByRole('link').getAttribute('href')).toBe(METER.replace('/7', '/6'));
    const table = await screen.findByRole('table', { name: 'Readings of all meters in the chain' });
    expect(within(table).getAllByText('845,000')).toHaveLength(2);
    expect(within(table).getByText('-7').closest('tr')!.dataset.tone).toBe('warning');
  });

  it('of a meter that was replaced can be taken back, once it is asked again', async () => {
    const calls = visit({
      'GET /api/ui-list-meter-chain/7': [chain[1], chainedMeter({ chained_meter_ndx: 9, replaces_meter_ndx: 7 })],
      'DELETE /api/list-meters/7/replacement': problem(409, { detail: 'Readings have been entered since.' }),
    });
    await press('Undo the replacement of M-007');
    expect(sent(calls, 'DELETE')).toEqual([]);
    await press('Take back');
    expect(await screen.findByText(/Could not undo\. Readings have been entered since\./)).toBeTruthy();
  });

  it('says so in its place when it cannot be read', async () => {
    visit({ 'GET /api/ui-list-meter-chain/7': () => problem(400, { detail: 'The chain is broken.' }) });
    expect(await screen.findByText('An error has occurred: The chain is broken.')).toBeTruthy();
  });
});

describe('tracking', () => {
  const TRACKING = '/data-management/meter-readings/meter-readings-tracking';
  const ENTRY = '/data-management/meter-readings/meter-readings-entry';
  const thisYear = new Date().getFullYear() + Number(new Date().getMonth() >= 8);
  const year = (changes: object = {}) => ({
    fiscal_year: thisYear,
    grouping_ndx: 1,
    grouping_name: 'Two Creeks',
    grouped_permits: [1, 2],
    permitted_gallons: 20_000,
    metered_gallons: 18_951,
    remaining_gallons: 1049,
    pct_pumped: 94.755,
    is_over80pct: true,
    is_overpumped: false,
    has_no_allocation: false,
    has_negative: true,
    incomplete_permits: 0,
    last_report: `${thisYear}-02`,
    ...changes,
  });
  const years = [
    year(),
    year({ grouping_ndx: -3, grouping_name: 'Lone Star', is_overpumped: true, pct_pumped: 100, grouped_permits: [3] }),
    year({ grouping_ndx: -6, grouping_name: 'Green', is_over80pct: false, pct_pumped: 80, last_report: null }),
    year({
      grouping_ndx: -5,
      grouping_name: 'Unknown',
      permitted_gallons: null,
      remaining_gallons: null,
      pct_pumped: null,
      is_over80pct: false,
    }),
    year({ fiscal_year: 2010, grouping_ndx: -9, grouping_name: 'Long Ago' }),
  ];
  const month = (c_month: number, changes: object = {}) => ({
    fiscal_year: thisYear,
    grouping_ndx: 1,
    c_year: c_month >= 9 ? thisYear - 1 : thisYear,
    c_month,
    metered_gallons: 3300,
    cumulative_metered_gallons: 3300,
    reduced_annual_volume: 18_000,
    pct_reduced_pumped: 18.33,
    is_over80pct: false,
    is_overpumped: false,
    ...changes,
  });
  const answers = {
    'GET /api/ui-meter-readings-entry-top-table': years,
    'GET /api/ui-list-permit-options': [1, 2, 3].map((permit_ndx) => ({
      permit_ndx,
      label: `H${permit_ndx}`,
      known_by: '',
      removed: false,
    })),
    [`GET /api/ui-meter-readings-tracking-detail/${thisYear}/1`]: [
      month(9),
      month(1, {
        metered_gallons: 10_250,
        cumulative_metered_gallons: 18_950,
        pct_reduced_pumped: 105.28,
        is_over80pct: true,
        is_overpumped: true,
      }),
    ],
  };
  const openTracking = (search = '', more = {}) =>
    renderAt(`${TRACKING}${search}`, { as: 'Administrator', may: staffCalls, answers: { ...answers, ...more } });
  const rowOf = async (name: RegExp) => (await screen.findByRole('rowheader', { name })).closest('tr')!;

  it('shows the present fiscal year with its colors in words, and other years by their filter', async () => {
    openTracking();
    expect((await rowOf(new RegExp(`^Two Creeks.*${OVER_WARNING}`))).dataset.tone).toBe('attention');
    expect((await rowOf(/^Lone Star.*Overpumped/)).dataset.tone).toBe('warning');
    expect((await rowOf(/^Green$/)).dataset.tone).toBeUndefined();
    expect(within(await rowOf(/^Unknown$/)).getByText('Not known')).toBeTruthy();
    expect(screen.queryByText('Long Ago')).toBeNull();
    expect(screen.getByRole('list', { name: 'What the colors mean' }).textContent).toContain(
      '100 % of the year and above',
    );
  });

  it('leads from each number to its readings, and from its permits to them', async () => {
    openTracking();
    const row = within(await rowOf(/^Two Creeks/));
    const hrefOf = (name: RegExp) => row.getByRole('link', { name }).getAttribute('href');
    expect(hrefOf(/^18,951/)).toBe(`${ENTRY}?fiscal_year=${thisYear}&group=1`);
    expect(hrefOf(/^1,049/)).toBe(`${ENTRY}?fiscal_year=${thisYear}&group=1`);
    expect(hrefOf(/^94\.76/)).toBe(`${ENTRY}?fiscal_year=${thisYear}&group=1`);
    expect(hrefOf(new RegExp(`^${thisYear}-02`))).toBe(`${ENTRY}?fiscal_year=${thisYear}&month=2&group=1`);
    expect(hrefOf(/^20,000/)).toContain('filter.grouping_name=Two+Creeks');
    expect(hrefOf(/^H2$/)).toBe('/data-management/permit-records/permits-management/2');
  });

  it('shows the months of a row below it, which the address keeps', async () => {
    openTracking();
    await press(`Months of Two Creeks, fiscal year ${thisYear}`);
    expect(await screen.findByRole('heading', { name: 'Monthly Pumping Details' })).toBeTruthy();
    expect(window.location.search).toBe(`?fiscal_year=${thisYear}&group=1`);
    const january = within(await rowOf(new RegExp(`${thisYear}-01|Jan ${thisYear}`)));
    expect(january.getByRole('link', { name: /^10,250/ }).getAttribute('href')).toBe(
      `${ENTRY}?fiscal_year=${thisYear}&month=1&group=1`,
    );
    expect((await rowOf(new RegExp(`Jan ${thisYear}`))).dataset.tone).toBe('warning');
    await press('Close');
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Monthly Pumping Details' })).toBeNull());
    expect(window.location.search).toBe('');
  });

  it('opens the months of an address, and says what went wrong in their place', async () => {
    openTracking(`?fiscal_year=${thisYear}&group=-3`, {
      [`GET /api/ui-meter-readings-tracking-detail/${thisYear}/-3`]: () => problem(400, { detail: 'No months.' }),
    });
    expect(await screen.findByText('An error has occurred: No months.')).toBeTruthy();
    expect(await screen.findByText(`Lone Star, fiscal year ${thisYear}`)).toBeTruthy();
  });

  it('says so when nothing has been pumped, and when it cannot be read', async () => {
    openTracking('', { 'GET /api/ui-meter-readings-entry-top-table': [] });
    expect(await screen.findByText('No pumpage yet')).toBeTruthy();
  });
});
