import { CONFIRMATION_IS_ON_ITS_WAY, type Alerts } from '@artesian/contract/alerts/alerts';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { problem } from '../support/fake-api.ts';
import { renderAt } from '../support/render-at.tsx';

const alerts: Alerts = {
  has_mail: true,
  well: null,
  alerts: [
    {
      alert_event_ndx: 4,
      happened_at: '2026-11-02T15:00:00.000Z',
      title: 'Stage 3 Critical since November 1, 2026',
      detail: 'Before: Stage 2 Alarm.',
    },
  ],
};
const posted = (calls: ReturnType<typeof renderAt>) => calls.filter(({ method }) => method === 'POST');

it('asks for alerts of the district, keeping what was typed when the server refuses it', async () => {
  let isRefused = true;
  const calls = renderAt('/alerts', {
    answers: {
      'GET /api/alerts': alerts,
      'POST /api/alert-subscriptions': () =>
        isRefused
          ? problem(400, {
              errors: [{ field: 'email', message: 'Enter an e-mail address, such as name@example.com.' }],
            })
          : { message: CONFIRMATION_IS_ON_ITS_WAY },
    },
  });
  expect(await screen.findByText('Stage 3 Critical since November 1, 2026')).toBeTruthy();
  await userEvent.click(screen.getByRole('checkbox', { name: 'a drought indicator crosses a threshold' }));
  const email = screen.getByRole('textbox', { name: /E-mail address/ });
  await userEvent.type(email, 'ann@example');
  await userEvent.click(screen.getByRole('button', { name: 'Send me alerts' }));
  expect(await screen.findByText('Enter an e-mail address, such as name@example.com.')).toBeTruthy();
  expect((email as HTMLInputElement).value).toBe('ann@example');
  isRefused = false;
  await userEvent.type(email, '.org');
  await userEvent.click(screen.getByRole('button', { name: 'Send me alerts' }));
  expect(await screen.findByText(CONFIRMATION_IS_ON_ITS_WAY)).toBeTruthy();
  expect(posted(calls).at(-1)!.body).toEqual({
    email: 'ann@example.org',
    about_stages: true,
    about_indicators: false,
    well_ndx: null,
  });
});

it('asks for alerts of one well, and has its feed', async () => {
  const calls = renderAt('/alerts?well=7', {
    answers: {
      'GET /api/alerts': { ...alerts, well: { well_ndx: 7, district_well_id: '58-50-7' }, alerts: [] },
      'POST /api/alert-subscriptions': { message: CONFIRMATION_IS_ON_ITS_WAY },
    },
  });
  expect(await screen.findByText('Nothing has changed since alerts began.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Feed (Atom)' }).getAttribute('href')).toBe('/api/alerts.atom?well_ndx=7');
  await userEvent.type(screen.getByRole('textbox', { name: /E-mail address/ }), 'ann@example.org');
  await userEvent.click(screen.getByRole('button', { name: 'Send me alerts' }));
  await screen.findByText(CONFIRMATION_IS_ON_ITS_WAY);
  expect(posted(calls)[0]!.body).toMatchObject({ about_stages: false, about_indicators: false, well_ndx: 7 });
});

it('has the feed alone where the district sends no e-mail', async () => {
  renderAt('/alerts', { answers: { 'GET /api/alerts': { ...alerts, has_mail: false } } });
  expect(await screen.findByText(/does not send alerts by e-mail/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Send me alerts' })).toBeNull();
});

it.each([
  ['confirm', 'Confirm', 'Your alerts are on'],
  ['end', 'End alerts', 'Your alerts were ended'],
])('does what a link is for when asked, not when it is opened: %s', async (act, button, done) => {
  const calls = renderAt(`/alerts/1.abc/${act}`, {
    answers: { [`POST /api/alert-subscriptions/1.abc/${act}`]: () => new Response(null, { status: 204 }) },
  });
  const press = await screen.findByRole('button', { name: button });
  expect(posted(calls)).toEqual([]);
  await userEvent.click(press);
  expect(await screen.findByRole('heading', { name: done })).toBeTruthy();
});
