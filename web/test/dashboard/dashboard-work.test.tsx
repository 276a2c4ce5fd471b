import { kindsOfWork } from '@artesian/contract/dashboard/work-waiting';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { withCanvas } from '../support/canvas.ts';
import { dashboard } from '../support/dashboard-rows.ts';
import { problem } from '../support/fake-api.ts';
import { staffCalls } from '../support/records.ts';
import { renderAt } from '../support/render-at.tsx';

withCanvas();

const WAITING = 'GET /api/ui-dashboard-work-waiting';
const JOBS = 'GET /api/failed-jobs';
const CHECKS = 'GET /api/ui-dashboard-figure-checks';
const BALANCES = 'GET /api/ui-dashboard-permit-balances';

const late = (title: string, since: string) => ({
  work: 'late-reading',
  record_ndx: Number(title.slice(2)),
  title,
  detail: 'Two Creeks',
  since,
});
const registration = {
  work: 'registration',
  record_ndx: 3,
  title: 'Ada Byrd',
  detail: '1 Mill Road, Buda',
  since: '2025-11-02',
};
const work = [late('M-007', '2025-09-06'), late('M-008', '2025-11-06'), registration];

const part = async (name: string) => within(await screen.findByRole('region', { name }));
const open = (answers: object, address = '/dashboard') =>
  renderAt(address, { as: 'Administrator', may: staffCalls, answers: { ...dashboard, [JOBS]: [], ...answers } });

describe('work waiting', () => {
  it('counts each kind, the most pressing first, and leads to those of its kind', async () => {
    open({ [WAITING]: work });
    const tiles = await (await part('Work waiting')).findAllByRole<HTMLAnchorElement>('link');
    expect(tiles.map(({ textContent }) => textContent)).toEqual(['2Late meter readings', '1Registration to review']);
    tiles[0]!.click();
    const table = within(await screen.findByRole('table', { name: 'Work Waiting' }));
    expect(await table.findByRole('link', { name: 'M-007' })).toBeTruthy();
    expect(window.location.pathname).toBe('/dashboard/work-waiting');
    expect(table.queryByText('Ada Byrd')).toBeNull();
  });

  it('leads from each thing, whatever it is, to the screen that holds it', async () => {
    const one = (kind: string) => ({ ...registration, work: kind, title: `The ${kind}` });
    open({ [WAITING]: kindsOfWork.map(one) }, '/dashboard/work-waiting');
    const table = within(await screen.findByRole('table', { name: 'Work Waiting' }));
    expect((await table.findAllByRole('link', { name: /^The / })).map(({ textContent }) => textContent)).toEqual(
      kindsOfWork.map((kind) => `The ${kind}`),
    );
  });

  const check = { checked_at: '2025-11-20T08:10:00Z', figures: 4310, different: 0, first_different: [] };
  it('says how many figures the last night recomputed', async () => {
    open({ [CHECKS]: [check] });
    const words = /^4,310 figures were recomputed on Nov.* AM.*: 0 different\.$/;
    expect(await (await part('Work waiting')).findByText(words)).toBeTruthy();
  });

  it('names figures that differed in the last night', async () => {
    const sentence =
      'Permit H-1, May 2025: the pumped volume on record is 12 gal; recomputed from entries, it is 11 gal.';
    open({ [CHECKS]: [{ ...check, different: 1, first_different: [sentence] }] });
    const alert = within(await (await part('Work waiting')).findByRole('alert'));
    expect(alert.getByText(/: 1 different\./)).toBeTruthy();
    expect(alert.getByText(sentence)).toBeTruthy();
    expect(alert.getByRole('link', { name: 'Drought Compliance Report' }).getAttribute('href')).toBe(
      '/drought-management/drought-compliance-report',
    );
  });

  it('says that nothing waits', async () => {
    open({ [WAITING]: [] });
    expect(await (await part('Work waiting')).findByText('No work is waiting.')).toBeTruthy();
  });

  it('says what the server itself could not do', async () => {
    const failure = 'The water levels were not published.';
    open({ [WAITING]: [], [JOBS]: [{ job: 'publish-water-levels', at: '2025-11-02T08:00:00Z', failure }] });
    const waiting = await part('Work waiting');
    expect((await waiting.findByRole('alert')).textContent).toContain(failure);
    expect(waiting.queryByText('No work is waiting.')).toBeNull();
  });

  it('can be asked for again where it does not come', async () => {
    let isBack = false;
    open({ [WAITING]: () => (isBack ? [] : problem(503, { detail: 'The database is away.' })) });
    const waiting = await part('Work waiting');
    const again = await waiting.findByRole('button', { name: 'Try again' });
    isBack = true;
    again.click();
    expect(await waiting.findByText('No work is waiting.')).toBeTruthy();
  });
});

describe('the permits of a Well Owner', () => {
  const balance = {
    permit_ndx: 1,
    permit_number: 'H7-19-1',
    permit_name: 'East Creek',
    fiscal_year: 2026,
    drought_stage: 'Stage 2 Alarm',
    reduction: 0.2,
    month_limit_gal: 800_000,
    month_used_gal: 100_000,
    period: 'Month',
    period_limit_gal: 800_000,
    reserve_gal: null,
    period_used_gal: 100_000,
    allowed_gal: 2_400_000,
    used_gal: 2_500_000,
    left_gal: -100_000,
    pct_used: 104.2,
    year_limit_gal: 9_600_000,
    next_drought_stage: 'Stage 2 Alarm',
    next_reduction: 0.2,
    next_month_limit_gal: 800_000,
    due_day: '2099-12-05',
  };
  const visit = (balances: object[]) =>
    renderAt('/dashboard', {
      as: 'Well Owner',
      may: [BALANCES],
      answers: { ...dashboard, [BALANCES]: balances },
    });

  it('stand first, in gallons, with what is left, the limit of the month and the next reading', async () => {
    visit([
      balance,
      { ...balance, permit_ndx: 2, permit_number: 'A1', allowed_gal: null, left_gal: null, pct_used: null },
    ]);
    const permits = await part('Your permits');
    const first = within(await permits.findByRole('article', { name: 'H7-19-1' }));
    expect(first.getByText('100,000 gal more than allowed so far')).toBeTruthy();
    expect(first.getByText('2,400,000 gal')).toBeTruthy();
    expect(first.getByText('This month’s limit, Stage 2 Alarm, less 20 %')).toBeTruthy();
    expect(first.getByText('Next meter reading due by December 5th, 2099.')).toBeTruthy();
    expect(within(permits.getByRole('article', { name: 'A1' })).getByText(/volume is unknown/)).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Work waiting' })).toBeNull();
  });

  it('have the limit of the quarter that they report by, and their reserve', async () => {
    const next = { next_drought_stage: 'Stage 3 Critical', next_reduction: 0.3 };
    const quarter = { period: 'Quarter', period_limit_gal: 2_200_000, period_used_gal: 300_000 };
    const year = { permit_ndx: 2, permit_number: 'A1', period: 'Year', left_gal: 400_000 };
    visit([
      { ...balance, ...next, ...quarter, reserve_gal: 1_500_000 },
      { ...balance, ...year },
    ]);
    const factsOf = async (permit: string) => {
      const only = within(await (await part('Your permits')).findByRole('article', { name: permit }));
      return only
        .getAllByRole('term')
        .map(({ textContent }, place) => [textContent, only.getAllByRole('definition')[place]!.textContent]);
    };
    expect(await factsOf('A1')).toEqual([
      ['Allowed in fiscal year 2026 after drought reductions', '2,400,000 gal'],
      ['Used', '2,500,000 gal'],
    ]);
    expect(screen.getByText('400,000 gal left this year')).toBeTruthy();
    expect(screen.getByText('100,000 gal more than allowed through this quarter')).toBeTruthy();
    expect((await factsOf('H7-19-1')).slice(2)).toEqual([
      ['This quarter’s limit after drought reductions', '2,200,000 gal'],
      ['Used this quarter', '300,000 gal'],
      ['Left in the reserve', '1,500,000 gal'],
    ]);
  });

  it('are said to be none where none is linked', async () => {
    visit([]);
    expect(await (await part('Your permits')).findByText(/No permit in force is linked/)).toBeTruthy();
  });
});

describe('a new district', () => {
  const steps = (...done: string[]) =>
    ['name', 'lists', 'boundary', 'people', 'wells', 'permits', 'readings'].map((step) => ({
      step,
      done: done.includes(step),
    }));

  it('is led through what is missing, each step with its ways', async () => {
    open({ 'GET /api/setting-up': steps('name', 'lists', 'boundary') });
    const card = await part('Setting up the district');
    expect(card.getByText('3 of 7 done')).toBeTruthy();
    const next = card.getAllByRole('listitem').find((item) => item.getAttribute('aria-current') === 'step')!;
    expect(next.textContent).toContain('Import contacts');
    expect(within(next).getByRole('link', { name: 'Import contacts: From a File' }).getAttribute('href')).toBe(
      '/data-management/import/new/contacts',
    );
    expect(card.queryByRole('link', { name: /^Draw its boundary/ })).toBeNull();
  });

  it('is named first, by an Administrator too', async () => {
    open({ 'GET /api/setting-up': steps() });
    const [name] = (await part('Setting up the district')).getAllByRole('listitem');
    const way = within(name!).getByRole('link', { name: 'Name the district: District Settings' });
    expect(way.getAttribute('href')).toBe('/admin/district-settings');
  });

  it('says that it is not known what is missing, and asks again', async () => {
    let answers: unknown = problem(403, { detail: 'Not now.' });
    open({ 'GET /api/setting-up': () => answers });
    const card = await part('Setting up the district');
    expect(await card.findByText(/Not now\./)).toBeTruthy();
    answers = steps('name');
    await userEvent.click(card.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('1 of 7 done')).toBeTruthy();
  });

  it('sees nothing of it any more when all of it is there', async () => {
    open({ 'GET /api/setting-up': steps('name', 'lists', 'boundary', 'people', 'wells', 'permits', 'readings') });
    await screen.findByRole('region', { name: 'Work waiting' });
    expect(screen.queryByRole('region', { name: 'Setting up the district' })).toBeNull();
  });
});
