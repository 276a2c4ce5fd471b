import type { EffectsOfSave } from '@artesian/contract/language/effects-of-saves';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { problem, type Answers, type Call } from '../support/fake-api.ts';
import { district, open, staffCalls } from '../support/records.ts';
import { renderAt } from '../support/render-at.tsx';

// What belongs to a meter beside its wells: its dials and its tests of accuracy.

const METERS = '/data-management/meter-readings/add-manage-meters';
const DIALS = 'GET /api/list-meter-dials/7';
const TESTS = 'GET /api/list-meter-accuracy-tests/7';
const WHY = 'The register reads cubic feet.';

const kept = {
  version: 3,
  created_timestamp: '2025-01-02T15:00:00Z',
  created_by: 'a',
  updated_timestamp: null,
  updated_by: null,
};
const dial = (changes: object = {}) => ({
  meter_dial_ndx: 31,
  meter_ndx: 7,
  holds_from: null,
  unit: 'gal',
  multiplier: 1000,
  digits: 6,
  decimals: 0,
  notes: null,
  ...kept,
  ...changes,
});
const accuracyTest = (changes: object = {}) => ({
  meter_accuracy_test_ndx: 41,
  meter_ndx: 7,
  tested_on: '2025-05-02',
  registered_pct: 98.5,
  is_out_of_tolerance: false,
  tested_by: 'Hill Country Meters',
  notes: null,
  ...kept,
  ...changes,
});

const visit = (answers: Answers, { path = `${METERS}/7`, may = staffCalls } = {}) =>
  renderAt(path, { as: 'Administrator', may, answers: { ...district, [DIALS]: [], [TESTS]: [], ...answers } });

const section = (name: string) => screen.findByRole('region', { name });
const cell = (name: string | RegExp) =>
  waitFor(() => {
    const found = [...screen.queryAllByRole('cell', { name }), ...screen.queryAllByRole('rowheader', { name })];
    expect(found).toHaveLength(1);
    return found[0]!;
  });
async function enter(name: string | RegExp, text: string) {
  await userEvent.click(await cell(name));
  await userEvent.keyboard(`${text}{Enter}`);
}
const saveRow = async (row: string) =>
  userEvent.click(await screen.findByRole('button', { name: new RegExp(`^(Save|Try again).*row ${row}$`) }));
const sent = (calls: Call[], method: string) => calls.filter((call) => call.method === method);

describe('the dial of a meter', () => {
  it('waits until a meter is chosen', async () => {
    visit({}, { path: METERS });
    expect((await section('Dial')).textContent).toContain('Select a meter to see what its dial counts in.');
  });

  it('counts gallons one by one where nothing is said of it', async () => {
    visit({});
    const dials = await section('Dial');
    await waitFor(() => expect(dials.textContent).toContain('Counts single gallons'));
  });

  it('is said from a day on, with what it must have', async () => {
    const calls = visit({
      'POST /api/list-meter-dials': ({ body }: Call) => open(dial({ meter_dial_ndx: 32, ...(body as object) })),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Add dial details' }));
    await enter(/^Holds from, row new/, '9/1/2025');
    await saveRow('new');
    expect(await screen.findByText('This value is required')).toBeTruthy();
    expect(sent(calls, 'POST')).toEqual([]);
    await enter(/^Unit, row new/, 'cu ft');
    await enter(/^Multiplier, row new/, '100');
    await enter(/^Digits, row new/, '6');
    await saveRow('new');
    await waitFor(() =>
      expect(sent(calls, 'POST').map(({ body }) => body)).toMatchObject([
        { meter_ndx: 7, holds_from: '2025-09-01', unit: 'cu ft', multiplier: 100, digits: 6 },
      ]),
    );
    expect(await cell('Multiplier, row Dial from 2025-09-01: 100')).toBeTruthy();
  });

  it('says beside the cell what a dial cannot be, and sends nothing', async () => {
    const calls = visit({ [DIALS]: [dial()] });
    const row = 'row Dial from the beginning';
    for (const [column, typed, words] of [
      ['Multiplier', '0.0001', /0\.001/],
      ['Digits', '2', /3/],
      ['Decimals', '4', /3/],
    ] as const) {
      await enter(new RegExp(`^${column}, ${row}`), typed);
      const wrong = await cell(new RegExp(`^${column}, ${row}: ${typed}`));
      await waitFor(() => expect(wrong.getAttribute('aria-invalid')).toBe('true'));
      expect((await section('Dial')).textContent).toMatch(words);
    }
    expect(sent(calls, 'PUT')).toEqual([]);
  });

  const months: EffectsOfSave = {
    asks_month: false,
    asks_year: false,
    tiers: [],
    moves_permits: false,
    holds_from: '2026-12',
    next_open_month: '2026-12',
    needs_reason: true,
    closed_years: [2025],
    months: [
      {
        permit_ndx: 1,
        permit_number: 'H1',
        c_year: 2025,
        c_month: 2,
        permitted_before_gal: 720_000,
        permitted_after_gal: 720_000,
        reduced_before_gal: 504_000,
        reduced_after_gal: 504_000,
        metered_before_gal: 100_000,
        metered_after_gal: 748_052,
        exceeding_before_gal: 0,
        exceeding_after_gal: 244_052,
      },
    ],
  };
  const askingFirst = ({ headers, body }: Call) =>
    headers.get('effects') === 'ask'
      ? problem(422, {
          code: 'effects',
          detail: 'Nothing was saved yet. Review what this changes.',
          effects: months,
        })
      : open(dial({ ...(body as object), version: 4 }));

  it('is corrected with a reason where it changes past months, whose gallons are shown before', async () => {
    const calls = visit({ [DIALS]: [dial()], 'PUT /api/list-meter-dials/31': askingFirst });
    await enter(/^Unit, row Dial/, 'cu ft');
    await saveRow('Dial from the beginning');
    const dialog = within(await screen.findByRole('dialog', { name: 'Correct past months?' }));
    expect(dialog.getByText(/^Fiscal year 2025 is closed\./)).toBeTruthy();
    expect(dialog.getByText('100,000 → 748,052')).toBeTruthy();
    expect(dialog.queryByRole('combobox', { name: 'Effective from' })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Save Correction' }));
    expect(dialog.getByText(/Enter the reason for the correction/)).toBeTruthy();
    await userEvent.type(dialog.getByRole('textbox', { name: /^Reason for the correction/ }), WHY);
    await userEvent.click(dialog.getByRole('button', { name: 'Save Correction' }));
    await waitFor(() => expect(sent(calls, 'PUT')).toHaveLength(2));
    const [asked, saved] = sent(calls, 'PUT');
    expect([asked!.headers.get('correction-reason'), asked!.body]).toEqual([null, { unit: 'cu ft' }]);
    expect([decodeURIComponent(saved!.headers.get('correction-reason')!), saved!.body]).toEqual([
      WHY,
      { unit: 'cu ft' },
    ]);
    const save = { name: /^(Save|Try again).*row Dial from the beginning$/ };
    await waitFor(() => expect(screen.queryByRole('button', save)).toBeNull());
    expect(await cell('Unit, row Dial from the beginning: cu ft')).toBeTruthy();
  });

  it('keeps what was typed where the correction is called off', async () => {
    const calls = visit({ [DIALS]: [dial()], 'PUT /api/list-meter-dials/31': askingFirst });
    await enter(/^Unit, row Dial/, 'cu ft');
    await saveRow('Dial from the beginning');
    const dialog = within(await screen.findByRole('dialog', { name: 'Correct past months?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(await cell('Unit, row Dial from the beginning: cu ft')).toBeTruthy();
    expect(sent(calls, 'PUT')).toHaveLength(1);
  });

  it('is saved over what somebody else saved meanwhile only when asked again', async () => {
    let theirs = dial();
    const calls = visit({
      [DIALS]: () => [theirs],
      'PUT /api/list-meter-dials/31': ({ headers, body }: Call) => {
        if (headers.get('if-match') === '"4"') return open({ ...theirs, ...(body as object), version: 5 });
        theirs = dial({ digits: 8, version: 4 });
        return problem(412, { code: 'conflict', current: theirs });
      },
    });
    await enter(/^Digits, row Dial/, '7');
    await saveRow('Dial from the beginning');
    const words = 'Someone else saved this row meanwhile (Digits: 8). Try again to use yours.';
    expect(await screen.findByText(`Row Dial from the beginning: ${words}`)).toBeTruthy();
    expect(await cell('Digits, row Dial from the beginning: 7')).toBeTruthy();
    await saveRow('Dial from the beginning');
    await waitFor(() =>
      expect(sent(calls, 'PUT').map(({ headers }) => headers.get('if-match'))).toEqual(['"3"', '"4"']),
    );
  });

  it('keeps what was typed where the server fails, and is saved when it is tried again', async () => {
    let isDown = true;
    const calls = visit({
      [DIALS]: [dial()],
      'PUT /api/list-meter-dials/31': ({ body }: Call) => {
        if (isDown) throw new TypeError('Failed to fetch');
        return open(dial({ ...(body as object), version: 4 }));
      },
    });
    await enter(/^Multiplier, row Dial/, '10');
    await saveRow('Dial from the beginning');
    const again = { name: /^Try again.*row Dial from the beginning$/ };
    expect(await screen.findByRole('button', again)).toBeTruthy();
    expect(await cell('Multiplier, row Dial from the beginning: 10')).toBeTruthy();
    isDown = false;
    await userEvent.click(await screen.findByRole('button', again));
    await waitFor(() => expect(screen.queryByRole('button', again)).toBeNull());
    expect(sent(calls, 'PUT').at(-1)!.body).toEqual({ multiplier: 10 });
  });

  it('is only read by who may not change it', async () => {
    visit({ [DIALS]: [dial()] }, { may: [] });
    await userEvent.click(await cell(/^Multiplier, row Dial/));
    await userEvent.keyboard('5');
    expect(screen.queryByRole('textbox', { name: /^Multiplier/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Add dial details' })).toBeNull();
  });

  it('says why it is not there', async () => {
    visit({ [DIALS]: () => problem(422, { detail: 'No.' }) });
    expect(await within(await section('Dial')).findByText('An error has occurred: No.')).toBeTruthy();
  });
});

describe('the tests of accuracy of a meter', () => {
  it('are entered with a day that is past and a percentage', async () => {
    const calls = visit({
      'POST /api/list-meter-accuracy-tests': ({ body }: Call) =>
        open(accuracyTest({ meter_accuracy_test_ndx: 42, ...(body as object) })),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Add a test' }));
    await enter(/^Tested on, row new/, '1/1/2199');
    await enter(/^Registered \(%\), row new/, '201');
    for (const column of ['Tested on', 'Registered \\(%\\)']) {
      const wrong = await cell(new RegExp(`^${column}, row new`));
      await waitFor(() => expect(wrong.getAttribute('aria-invalid')).toBe('true'));
    }
    expect(sent(calls, 'POST')).toEqual([]);
    await enter(/^Tested on, row new/, '5/4/2025');
    await enter(/^Registered \(%\), row new/, '94.25');
    await saveRow('new');
    await waitFor(() =>
      expect(sent(calls, 'POST').map(({ body }) => body)).toMatchObject([
        { meter_ndx: 7, tested_on: '2025-05-04', registered_pct: 94.25 },
      ]),
    );
  });

  it('stand out where the meter is out of tolerance', async () => {
    visit({
      [TESTS]: [
        accuracyTest(),
        accuracyTest({ meter_accuracy_test_ndx: 40, tested_on: '2023-01-02', is_out_of_tolerance: true }),
      ],
    });
    expect((await cell(/^Registered \(%\), row Test of 2023-01-02/)).closest('tr')!.dataset.tone).toBe('orange');
    expect((await cell(/^Registered \(%\), row Test of 2025-05-02/)).closest('tr')!.dataset.tone).toBeUndefined();
  });

  it('ask whether a percentage is meant that hardly any meter has', async () => {
    const calls = visit({
      [TESTS]: [accuracyTest()],
      'PUT /api/list-meter-accuracy-tests/41': ({ headers, body }: Call) =>
        headers.get('confirmed-fields') === null
          ? problem(422, {
              code: 'unlikely',
              errors: [{ field: 'registered_pct', message: 'Registered is usually from 50 to 150 %.' }],
            })
          : open(accuracyTest({ ...(body as object), version: 4 })),
    });
    await enter(/^Registered \(%\), row Test/, '12');
    await saveRow('Test of 2025-05-02');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/usually from 50 to 150/)).toBeTruthy();
    await userEvent.click(dialog.getAllByRole('button').at(-1)!);
    await waitFor(() => expect(sent(calls, 'PUT').at(-1)!.headers.get('confirmed-fields')).toBe('registered_pct'));
  });

  it('keep what was typed where the server refuses it in words or fails', async () => {
    let refusal: () => Response = () =>
      problem(422, {
        code: 'constraint',
        errors: [{ field: 'tested_on', message: 'The meter already has a test on this day.' }],
      });
    visit({ [TESTS]: [accuracyTest()], 'PUT /api/list-meter-accuracy-tests/41': () => refusal() });
    await enter(/^Tested on, row Test/, '5/3/2025');
    await saveRow('Test of 2025-05-02');
    expect(await screen.findAllByText(/The meter already has a test on this day\./)).not.toEqual([]);
    expect(await cell(/^Tested on, row Test of 2025-05-02: May 3rd, 2025/)).toBeTruthy();
    refusal = () => problem(500, { detail: 'Something went wrong.' });
    await enter(/^Tested on, row Test/, '5/5/2025');
    await saveRow('Test of 2025-05-02');
    expect(await screen.findByRole('button', { name: /^Try again.*row Test of 2025-05-02$/ })).toBeTruthy();
    expect(await cell(/^Tested on, row Test of 2025-05-02: May 5th, 2025/)).toBeTruthy();
  });

  it('are deleted, and brought back by Undo', async () => {
    let rows = [accuracyTest()];
    const calls = visit({
      [TESTS]: () => rows,
      'DELETE /api/list-meter-accuracy-tests/41': () => {
        rows = [];
        return new Response(null, { status: 204 });
      },
      'POST /api/history/list-meter-accuracy-tests/41/restore': () => {
        rows = [accuracyTest({ version: 1 })];
        return new Response(null, { status: 204 });
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: /^Delete.*Test of 2025-05-02/ }));
    expect(await screen.findByText('No tests yet')).toBeTruthy();
    expect(sent(calls, 'DELETE')[0]!.headers.get('if-match')).toBe('"3"');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await cell(/^Registered \(%\), row Test of 2025-05-02/)).toBeTruthy();
  });
});
