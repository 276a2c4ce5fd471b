import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { problem } from '../support/fake-api.ts';
import { district, staffCalls } from '../support/records.ts';
import { nothingRecounted, renderAt } from '../support/render-at.tsx';

const RECOUNTS = 'GET /api/permit-recounts';
const SCREEN = '/admin/district-settings';
const underWay = {
  ...nothingRecounted,
  decisions: ['Permit status Expired', 'Drought stages'],
  months_waiting: 370,
  months_in_all: 1000,
};
const asStaff = { as: 'Administrator' as const, may: [] };
const banner = () => screen.findByRole('complementary', { name: 'Figures being recalculated' });

afterEach(() => vi.useRealTimers());

it('says on every screen with a sidebar what is being recalculated, why, and how far it is', async () => {
  renderAt(SCREEN, { ...asStaff, answers: { [RECOUNTS]: underWay } });
  const told = within(await banner());
  expect(told.getByRole('status').textContent).toBe(
    'Permit figures are being recalculated: 63% done. Reason: Permit status Expired; Drought stages. Until this is finished, some limits and totals are from before the change.',
  );
  expect(told.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('63');
});

it('says nothing where the server does not say', async () => {
  const calls = renderAt(SCREEN, { ...asStaff, answers: { [RECOUNTS]: () => problem(500, {}) } });
  await waitFor(() => expect(calls.some(({ path }) => path === '/api/permit-recounts')).toBe(true));
  expect(screen.queryByRole('complementary', { name: 'Figures being recalculated' })).toBeNull();
});

it('asks nothing for visitors', async () => {
  const calls = renderAt('/about');
  await screen.findByRole('heading', { level: 1 });
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(calls.filter(({ path }) => path === '/api/permit-recounts')).toEqual([]);
});

it('goes on while the server cannot be asked, and has all figures anew when it is done', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let answer: () => unknown = () => underWay;
  const calls = renderAt(SCREEN, {
    ...asStaff,
    answers: { [RECOUNTS]: () => answer(), 'GET /api/district-settings': [] },
  });
  await banner();
  answer = () => problem(503, { title: 'Not available' });
  await vi.advanceTimersByTimeAsync(2000);
  await waitFor(async () => expect((await banner()).textContent).toContain('The server cannot be reached right now.'));

  const asked = () => calls.filter(({ path }) => path === '/api/district-settings').length;
  const before = asked();
  answer = () => ({ ...nothingRecounted, last_ended: '2026-11-25T20:00:00Z', seconds_since: 1 });
  await vi.advanceTimersByTimeAsync(2000);
  await waitFor(() => expect(screen.queryByRole('complementary', { name: 'Figures being recalculated' })).toBeNull());
  await waitFor(() => expect(asked()).toBeGreaterThan(before));
});

it('has figures anew that were asked for while a recalculation ended', async () => {
  let shown: (() => void) | undefined;
  const isShown = new Promise<void>((resolve) => (shown = resolve));
  const calls = renderAt(SCREEN, {
    ...asStaff,
    answers: {
      [RECOUNTS]: async () => {
        await isShown;
        return { ...nothingRecounted, last_ended: '2026-11-25T20:00:00Z', seconds_since: 2 };
      },
      'GET /api/district-settings': () => {
        shown!();
        return [];
      },
    },
  });
  await waitFor(() => expect(calls.filter(({ path }) => path === '/api/district-settings').length).toBeGreaterThan(1));
});

it('says with exported rows that their volumes may be from before the change, and nothing once it is finished', async () => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:saved');
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  let told: object = underWay;
  renderAt('/data-management/meter-readings/add-manage-meters', {
    as: 'Administrator',
    may: staffCalls,
    answers: { ...district, [RECOUNTS]: () => told },
  });
  const asCsv = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Export' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'CSV' }));
  };
  await banner();
  await asCsv();
  const words = /^Permit figures are being recalculated\. Volumes in this file may be from before the change\./;
  expect(await screen.findByText(words)).toBeTruthy();
  expect(click).toHaveBeenCalledTimes(1);

  told = nothingRecounted;
  await waitFor(() => expect(screen.queryByRole('complementary', { name: 'Figures being recalculated' })).toBeNull());
  await asCsv();
  expect(click).toHaveBeenCalledTimes(2);
  expect(screen.getAllByText(words)).toHaveLength(1);
});
