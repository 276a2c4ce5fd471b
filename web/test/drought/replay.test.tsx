import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { compareSpans } from '../../src/drought/replay/compare-spans.ts';
import { readRules, readTriggers, writeRules, writeTriggers } from '../../src/drought/replay/replay-in-address.ts';
import { choose } from '../support/choose.ts';
import { problem, type Answers } from '../support/fake-api.ts';
import { renderAt } from '../support/render-at.tsx';
import { dayOf, FLOW, LEVEL, triggerOf } from '../support/triggers.ts';

const REPLAY = '/drought-management/replay';
const word = (key: number, name: string, indicator_unit: string) => ({
  key,
  word: name,
  says: { indicator_unit },
  retired: false,
  kept: null,
  stays: null,
  used: [],
  version: 1,
});
const answers: Answers = {
  'GET /api/list-drought-triggers': [
    triggerOf({ drought_trigger_ndx: 1, drought_stage_ndx: 2, threshold: 38 }),
    triggerOf({ drought_trigger_ndx: 2, drought_stage_ndx: 3, threshold: 20 }),
    triggerOf({ drought_trigger_ndx: 3, drought_stage_ndx: 4, threshold: 14, removed: true }),
  ],
  'GET /api/list-drought-trigger-rules': [],
  'GET /api/ui-list-drought-days': [dayOf('2026-01-14', 2, 28, 470), dayOf('2026-01-15', 3, 18.2, 470)],
  'GET /api/history-drought-stage': [],
  'GET /api/vocabularies/indicators': [word(FLOW, 'Spring Flow', 'cfs'), word(LEVEL, 'Index Well', 'ft msl')],
  'POST /api/drought-days/replay': {
    kept: [
      { from: '2026-01-01', through: '2026-01-20', drought_stage_ndx: 2 },
      { from: '2026-01-21', through: '2026-01-31', drought_stage_ndx: 3 },
    ],
    replayed: [{ from: '2026-01-01', through: '2026-01-31', drought_stage_ndx: 2 }],
  },
};
const visit = (path = REPLAY, more: Answers = {}) =>
  renderAt(path, { as: 'Administrator', may: ['POST /api/drought-days/replay'], answers: { ...answers, ...more } });
const asked = (calls: ReturnType<typeof visit>) =>
  calls.findLast(({ path }) => path.endsWith('/replay'))?.body as { triggers: object[] } | undefined;

describe('a replay', () => {
  it('begins with the triggers and rules of today, and says what would have been otherwise', async () => {
    const calls = visit();
    expect(
      await screen.findByText(
        '11 days of 31 days would have had another stage. Stage 2 Alarm: 31 days instead of 20 days; Stage 3 Critical: 0 days instead of 11 days.',
      ),
    ).toBeTruthy();
    expect(asked(calls)).toMatchObject({
      drought_area_ndx: 1,
      enters_when: 'Any Trigger Is Met',
      leaves_when: 'All Have Recovered',
      triggers: [
        { drought_stage_ndx: 2, indicator_ndx: FLOW, window_days: 10, comparison: 'At or Below', threshold: 38 },
        { drought_stage_ndx: 3, indicator_ndx: FLOW, threshold: 20 },
      ],
    });
    const rows = within(screen.getByRole('table', { name: 'Replayed Stages' })).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining([
        expect.stringContaining('01/21/2026, Another stage01/31/202611Stage 3 CriticalStage 2 AlarmYes'),
        expect.stringContaining('01/01/202601/20/202620Stage 2 AlarmStage 2 AlarmNo'),
      ]),
    );
  });

  it('is asked for what is typed, and keeps it in the address', async () => {
    const calls = visit();
    const second = await screen.findByRole('group', { name: 'Trigger 2' });
    const threshold = await within(second).findByLabelText('Threshold (cfs)');
    await userEvent.clear(threshold);
    expect(within(second).getByText('Enter a number.')).toBeTruthy();
    await userEvent.type(threshold, '17.5');
    await userEvent.click(screen.getByRole('button', { name: 'Leave out trigger 1' }));
    await choose('Stage Ends When', 'No Trigger Is Met');
    await waitFor(() =>
      expect(asked(calls)).toMatchObject({
        leaves_when: 'No Trigger Is Met',
        triggers: [{ drought_stage_ndx: 3, threshold: 17.5 }],
      }),
    );
    expect(asked(calls)!.triggers).toHaveLength(1);
    const search = new URLSearchParams(window.location.search);
    expect([search.get('triggers'), search.get('rules')]).toEqual(['3~1~10~0~17.5', '0~1~1~1']);
  });

  it('is what a link says, and another trigger is like the last', async () => {
    const calls = visit(`${REPLAY}?from=2020-01-01&triggers=4~2~3~1~457.1&rules=1~2~3~5`);
    await userEvent.click(await screen.findByRole('button', { name: 'Add a trigger' }));
    const trigger = {
      drought_stage_ndx: 4,
      indicator_ndx: LEVEL,
      window_days: 3,
      comparison: 'Below',
      threshold: 457.1,
    };
    await waitFor(() =>
      expect(asked(calls)).toMatchObject({
        from: '2020-01-01',
        enters_when: 'All Triggers Are Met',
        leaves_when: 'Any Has Recovered',
        enter_after_days: 3,
        leave_after_days: 5,
        triggers: [trigger, trigger],
      }),
    );
  });

  it('says why it cannot be had', async () => {
    visit(REPLAY, { 'POST /api/drought-days/replay': () => problem(422, { detail: 'No.' }) });
    expect(await screen.findByText('An error has occurred: No.')).toBeTruthy();
  });
});

describe('the address of a replay', () => {
  it('is read as it was written, and not where it is of something else', () => {
    const triggers = [
      { drought_stage_ndx: 2, indicator_ndx: 1, window_days: 10, comparison: 'At or Below', threshold: 38.25 },
      { drought_stage_ndx: 5, indicator_ndx: 12, window_days: 3, comparison: 'Above', threshold: -4 },
    ] as const;
    expect(readTriggers(writeTriggers(triggers))).toEqual(triggers);
    expect(readTriggers(writeTriggers([]))).toEqual([]);
    expect([readTriggers('2~1'), readTriggers('a~b~c~d~e'), readTriggers(7), readTriggers(undefined)]).toEqual(
      Array(4).fill(undefined),
    );
    const rules = {
      enters_when: 'All Triggers Are Met',
      leaves_when: 'Any Has Recovered',
      enter_after_days: 2,
      leave_after_days: 30,
    } as const;
    expect(readRules(writeRules(rules))).toEqual(rules);
    expect([readRules('x'), readRules(undefined)]).toEqual([undefined, undefined]);
  });
});

describe('two courses of stages', () => {
  it('are cut wherever one of them changes, also where one has no days', () => {
    const kept = [
      { from: '2026-01-01', through: '2026-01-10', drought_stage_ndx: 0 },
      { from: '2026-01-11', through: '2026-01-20', drought_stage_ndx: 2 },
    ];
    const replayed = [{ from: '2026-01-06', through: '2026-01-25', drought_stage_ndx: 2 }];
    expect(compareSpans({ kept, replayed })).toEqual([
      { from: '2026-01-01', through: '2026-01-05', days: 5, kept: 0, replayed: null },
      { from: '2026-01-06', through: '2026-01-10', days: 5, kept: 0, replayed: 2 },
      { from: '2026-01-11', through: '2026-01-20', days: 10, kept: 2, replayed: 2 },
      { from: '2026-01-21', through: '2026-01-25', days: 5, kept: null, replayed: 2 },
    ]);
  });
});

describe('evaluated days', () => {
  it('stand with what was called for and the means behind it, the latest first', async () => {
    visit('/drought-management/evaluated-days');
    const table = await screen.findByRole('table', { name: 'Evaluated Days' });
    await within(table).findByText('Stage 3 Critical');
    const rows = within(table)
      .getAllByRole('row')
      .map(({ textContent }) => textContent);
    expect(rows.slice(-2)).toEqual([
      expect.stringContaining('01/15/2026Stage 3 Critical18.20470.00'),
      expect.stringContaining('01/14/2026Stage 2 Alarm28.00470.00'),
    ]);
  });
});
