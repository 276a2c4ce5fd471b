import type { Activity } from '@artesian/contract/people/activity-log';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderAt } from '../support/render-at.tsx';

const PATH = '/admin/activity-log';
const LOG = 'GET /api/ui-admin-activity-log';
const NOTE = 'POST /api/activity-log/exports';
const entry = {
  entry: 'event 2',
  at: '2026-11-24T15:05:00Z',
  who: 'demo|administrator',
  who_name: 'Ada Administrator',
  act: 'Exported',
  about: 'Contacts: 152 rows, CSV',
  times: 1,
  from_address: '192.0.2.7',
} satisfies Activity;
const refused = {
  ...entry,
  entry: 'refused 1',
  who: null,
  who_name: 'Unknown',
  act: 'Sign-in refused',
  about: 'The email entered has no account',
  times: 40,
} satisfies Activity;

it('lists who did what, with the way to the user', async () => {
  renderAt(PATH, { as: 'Administrator', answers: { [LOG]: [entry, refused] } });
  const exported = await screen.findByRole('row', { name: /Exported/ });
  const attempt = screen.getByRole('row', { name: /Sign-in refused/ });
  expect(within(exported).getByRole('link', { name: 'Ada Administrator' }).getAttribute('href')).toBe(
    '/admin/users-management/demo|administrator',
  );
  expect(exported.textContent).toContain('Contacts: 152 rows, CSV');
  expect(attempt.textContent).toContain('Sign-in refused');
  expect(attempt.textContent).toContain('40');
});

it('is told of each table that is exported, and keeps nobody from a file that it is not told of', async () => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:saved');
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const told: unknown[] = [];
  let isThere = false;
  renderAt(PATH, {
    as: 'Administrator',
    answers: {
      [LOG]: [entry, refused],
      [NOTE]: (call: { body: unknown }) => {
        told.push(call.body);
        return isThere ? undefined : new Response(null, { status: 503 });
      },
    },
  });
  const asCsv = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Export' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'CSV' }));
  };
  await screen.findByRole('link', { name: 'Ada Administrator' });
  await asCsv();
  isThere = true;
  await asCsv();
  expect(click).toHaveBeenCalledTimes(2);
  await vi.waitFor(() => expect(told).toHaveLength(2));
  expect(told[1]).toEqual({ table: 'Activity Log', format: 'CSV', rows: 2 });
});
