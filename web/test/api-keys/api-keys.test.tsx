import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderAt } from '../support/render-at.tsx';

const key = {
  api_key_ndx: 3,
  key_start: null as string | null,
  holder: 'Hanna Hydrologist',
  organization: 'University',
  email: 'hanna@university.example',
  calls_per_minute: 60,
  calls_per_day: 10_000,
  ends_on: '2027-12-31',
  removed: false,
  removed_timestamp: null,
  removed_by: null,
  version: 1,
  created_timestamp: '2026-01-01T12:00:00Z',
  created_by: 'somebody',
  updated_timestamp: null,
  updated_by: null,
};
const use = [
  { day: '2026-11-20', calls: 1200, refused: 30 },
  { day: '2026-11-19', calls: 0, refused: 0 },
];

it('makes a key for a holder, shows it this once, and tells how often it was used', async () => {
  let start: string | null = null;
  const record = () => ({ ...key, key_start: start, may: { update: true, remove: true } });
  renderAt('/admin/api-keys?edit=3', {
    as: 'Administrator',
    may: ['POST /api/list-api-keys/{api_key_ndx}/key', 'PUT /api/list-api-keys/{api_key_ndx}'],
    answers: {
      'GET /api/list-api-keys': () => [{ ...key, key_start: start }],
      'GET /api/list-api-keys/3': record,
      'GET /api/ui-list-api-key-use/3': use,
      'POST /api/list-api-keys/3/key': () => {
        start = 'ak_abcde';
        return { key: 'ak_abcdefghijklmnop', key_start: start };
      },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Generate key' }));
  expect(await screen.findByText('This key is shown only once')).toBeTruthy();
  expect(screen.getByText('ak_abcdefghijklmnop')).toBeTruthy();
  const table = screen.getByRole('table', { name: 'Use by day' });
  expect(within(table).getAllByRole('row')).toHaveLength(2);
  expect(within(table).getByRole('row', { name: /11\/20\/2026 1,200 30/ })).toBeTruthy();
  // Another one would end the first: that is asked.
  await userEvent.click(await screen.findByRole('button', { name: 'Generate a new key' }));
  expect(within(screen.getByRole('dialog')).getByText(/stops working within a minute/)).toBeTruthy();
});
