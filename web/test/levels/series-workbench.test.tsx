import type { LevelStep, SeriesWindow } from '@artesian/contract/science/level-series';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { withCanvas } from '../support/canvas.ts';
import { problem, type Call } from '../support/fake-api.ts';
import { staffCalls } from '../support/records.ts';
import { renderAt } from '../support/render-at.tsx';

withCanvas();

const HOUR = 3_600_000;
const begin = Date.parse('2025-03-01T00:00Z');
const series: SeriesWindow = {
  well_ndx: 11,
  district_well_id: 'BS-011',
  well_name: 'Cedar Creek',
  first: begin,
  last: begin + 99 * HOUR,
  from: begin,
  to: begin + 99 * HOUR,
  readings: 1200,
  stretch_ms: 10 * HOUR,
  measured: [
    [begin, begin + 9 * HOUR, 600, 100, 101],
    [begin + 60 * HOUR, begin + 99 * HOUR, 600, 102, 103],
  ],
  corrected: null,
  land_surface: { elevation_ft: 700, vertical_datum: 'NAVD88' },
  gaps: [{ from: begin + 9 * HOUR, to: begin + 60 * HOUR }],
  longest_pause_ms: 10 * HOUR,
  judged: [{ from: begin, to: begin + HOUR, flag: 'Suspect', is_approved: false }],
  by_hand: [
    {
      ndx: 1,
      at: begin + 5 * HOUR,
      dtw_ft: 101.25,
      is_pumping: false,
      method: 'Steel tape',
      remarks: null,
      flag: null,
      is_approved: false,
      water_elevation_ft: 598.75,
      vertical_datum: 'NAVD88',
      measured_residual_ft: 0.75,
      corrected_residual_ft: 0.75,
    },
  ],
  steps: [],
  only_approved: false,
  version: 3,
};
const mark = {
  mark_ndx: 7,
  well_ndx: 11,
  of_what: 'both',
  from_at: '2025-03-01T00:00:00Z',
  to_at: '2025-03-01T01:00:00Z',
  flag: 'Suspect',
  standing: null,
  note: 'Cable was moved',
  marked_by: 'Ada',
  marked_at: '2025-04-01T12:00:00Z',
  undone_at: null,
  undone_by: null,
};
const withSteps = ({ body }: Call) => ({ ...series, steps: (body as { steps: LevelStep[] }).steps });
const answers = {
  'GET /api/level-series/11': series,
  'POST /api/level-series/11/preview': withSteps,
  'GET /api/ui-list-level-marks/11': [mark],
  'POST /api/level-series/11/marks': () => Response.json({ mark_ndx: 8 }, { status: 201 }),
  'DELETE /api/level-series/11/marks/7': () => new Response(null, { status: 204 }),
  'PUT /api/level-series/11/steps': ({ body }: Call) => ({ version: 4, ...(body as object) }),
};
const PICKED = '?picked_from=2025-03-01T00:00:00.000Z&picked_to=2025-03-01T06:00:00.000Z';
const visit = (address: string, others: object = {}) =>
  renderAt(`/data-management/wells/series-workbench${address}`, {
    as: 'Administrator',
    may: staffCalls,
    answers: { ...answers, ...others },
  });
const part = async (name: string) => within(await screen.findByRole('region', { name }));
const last = (calls: readonly Call[], method: string, path: string) =>
  calls.findLast((call) => call.method === method && call.path.startsWith(path))?.body;

it('shows a window with how many readings stand behind it, its gaps, and the same as a table', async () => {
  visit('/11');
  await screen.findByRole('heading', { name: 'Water Levels of BS-011 · Cedar Creek' });
  expect(screen.getByText(/1,200 logger readings in view, .* of 2 intervals of 10 hours/)).toBeTruthy();
  expect(screen.getByText('1 gap longer than 10 hours')).toBeTruthy();
  expect(await screen.findByRole('img', { name: /1,200 logger readings from 100.00 ft to 103.00 ft/ })).toBeTruthy();
  const table = within(await screen.findByRole('table', { name: 'Logger levels' }));
  expect(table.getByText('Suspect')).toBeTruthy();
  // 700 ft of land surface less 100 to 101 and 102 to 103 ft of depth.
  expect(['600.00', '599.00', '598.00', '597.00'].filter((shown) => table.queryByText(shown))).toHaveLength(4);
  const hand = within(await screen.findByRole('table', { name: 'Measured by hand' }));
  expect(hand.getAllByText('0.75')).toHaveLength(2);
  expect([hand.getByText('598.75'), hand.getByText('NAVD88')]).toHaveLength(2);
});

it('flags what is picked, asks for what is missing, and undoes what was said', async () => {
  const calls = visit(`/11${PICKED}`);
  const picked = await part('Selection');
  await userEvent.click(picked.getByRole('button', { name: 'Save for Selection' }));
  expect(picked.getByRole('alert').textContent).toContain('Choose a flag');
  await userEvent.click(picked.getByRole('combobox', { name: 'Flag' }));
  await userEvent.click(await screen.findByRole('option', { name: /^Suspect/ }));
  await userEvent.type(picked.getByRole('textbox', { name: 'Note' }), 'Cable');
  await userEvent.click(picked.getByRole('button', { name: 'Save for Selection' }));
  await screen.findByText('Saved for the selected levels.');
  expect(last(calls, 'POST', '/api/level-series/11/marks')).toEqual({
    of_what: 'both',
    from_at: '2025-03-01T00:00:00.000Z',
    to_at: '2025-03-01T06:00:00.000Z',
    flag: 'Suspect',
    standing: null,
    note: 'Cable',
  });
  await userEvent.click(await screen.findByRole('button', { name: /^Undo Suspect of/ }));
  await screen.findByText('Undone.');
});

it('a step begins with what was measured by hand, is tried before it is saved, and is kept where somebody else saved', async () => {
  let isLate = true;
  const calls = visit(`/11${PICKED}`, {
    'PUT /api/level-series/11/steps': ({ body }: Call) => {
      if (!isLate) return { version: 9, ...(body as object) };
      isLate = false;
      return problem(412, { code: 'conflict', current: { steps: [], version: 8 } });
    },
  });
  const corrections = await part('Corrections');
  await userEvent.click(corrections.getByRole('button', { name: 'Offset' }));
  const step = within(await corrections.findByRole('listitem', { name: 'Step 1: Offset' }));
  const amount = step.getByRole<HTMLInputElement>('textbox', { name: /^Add to the depth/ });
  expect(amount.value).toBe('0.75');
  await userEvent.clear(amount);
  await userEvent.type(amount, '0.7');
  await userEvent.tab();
  await expect
    .poll(() => last(calls, 'POST', '/api/level-series/11/preview'))
    .toMatchObject({
      steps: [{ step: 'offset', offset_ft: 0.7, from: '2025-03-01T00:00:00.000Z', is_on: true }],
    });
  await userEvent.click(corrections.getByRole('button', { name: 'Save Steps' }));
  await userEvent.click(await corrections.findByRole('button', { name: 'Save Mine' }));
  await screen.findByText('Corrections saved.');
  const saves = calls.filter(({ method }) => method === 'PUT');
  expect(saves.map(({ headers }) => headers.get('if-match'))).toEqual(['"3"', '"8"']);
});

it('says what failed', async () => {
  visit('/11', { 'GET /api/level-series/11': () => problem(404, { detail: 'This well does not exist.' }) });
  expect(await screen.findByText(/This well does not exist/)).toBeTruthy();
});

it('offers the wells that have levels', async () => {
  visit('', {
    'GET /api/ui-list-level-series': [
      {
        well_ndx: 11,
        district_well_id: 'BS-011',
        well_name: 'Cedar Creek',
        first_logger_day: '2025-03-01',
        last_logger_day: '2025-03-05',
        levels_by_hand: 1,
        last_day_by_hand: '2025-03-01',
        steps: 0,
        marks: 1,
        only_approved: false,
      },
    ],
  });
  const link = await screen.findByRole('link', { name: /BS-011/ });
  expect(link.getAttribute('href')).toBe('/data-management/wells/series-workbench/11');
});

it('tells who added, switched off and removed which step, and enters steps of before again', async () => {
  const offset: LevelStep = { step: 'offset', from: null, to: null, is_on: true, note: 'tape', offset_ft: 0.75 };
  const shift: LevelStep = { step: 'shift', from: null, to: null, is_on: true, note: '', shift_minutes: 60 };
  const save = (at: string, before: LevelStep[], after: LevelStep[], only_approved = false) => ({
    at,
    who: 'a|1',
    who_name: 'Ada Adams',
    request_id: at,
    before: { steps: before, only_approved: false },
    after: { steps: after, only_approved },
  });
  const calls = visit('/11', {
    'GET /api/level-series/11/history': [
      save('2026-03-04T10:00:00Z', [{ ...offset, is_on: false }], [], true),
      save('2026-03-03T10:00:00Z', [offset, shift], [{ ...offset, is_on: false }]),
      save('2026-03-02T10:00:00Z', [shift, offset], [offset, shift]),
      save('2026-03-01T10:00:00Z', [{ ...offset, offset_ft: 0.5 }], [shift, offset]),
    ],
  });
  const corrections = await part('Corrections');
  await userEvent.click(corrections.getByRole('button', { name: 'History' }));
  const saves = await corrections.findAllByText('Ada Adams');
  expect(saves).toHaveLength(4);
  const textOf = (index: number) => saves[index]!.closest('li')!.textContent;
  expect(textOf(0)).toContain('Removed: Offset of 0.75 ft, all of the series');
  expect(textOf(0)).toContain('Published: provisional levels too → approved levels only');
  expect(textOf(1)).toContain('Removed: Shift in time by 60 minutes, all of the series');
  expect(textOf(1)).toContain('Switched off: Offset of 0.75 ft');
  expect(textOf(2)).toContain('The order of corrections changed');
  expect(textOf(3)).toContain('Added: Shift in time by 60 minutes');
  expect(textOf(3)).toContain('Changed: Offset of 0.5 ft, all of the series → Offset of 0.75 ft, all of the series');
  await userEvent.click(corrections.getByRole('button', { name: /^Use these corrections again: Mar 2, 2026/ }));
  await corrections.findByRole('listitem', { name: 'Step 2: Shift in time' });
  await expect
    .poll(() => last(calls, 'POST', '/api/level-series/11/preview'))
    .toMatchObject({ steps: [{ step: 'offset', offset_ft: 0.75 }, { step: 'shift' }] });
});
