import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderAt } from '../support/render-at.tsx';

const finding = (record_ndx: number, rule: string, register = 'list-wells') => ({
  rule,
  register,
  record_ndx,
  name: `58-50-${record_ndx}`,
  detail: 'Odd.',
  well_ndx: null,
  from_at: null,
  to_at: null,
});
const found = [
  finding(7, 'Pump below well depth'),
  finding(8, 'Pump below well depth'),
  finding(3, 'Permit without a meter', 'list-permits'),
];

it('counts what is odd by rule, narrows to one, and leads to the records', async () => {
  renderAt('/data-management/wells/data-quality', {
    as: 'Administrator',
    answers: { 'GET /api/ui-list-data-quality': found },
  });
  const pump = await screen.findByRole('button', { name: /^2\s*Pump below well depth/ });
  expect(await screen.findByText('3 rows')).toBeTruthy();
  await userEvent.click(pump);
  expect(await screen.findByText(/^2 of 3 rows/)).toBeTruthy();
  expect(pump.getAttribute('aria-pressed')).toBe('true');
  expect(window.location.search).toContain('filter.rule=Pump');
  const table = screen.getByRole('table', { name: 'Data quality' });

  const link = await within(table).findByRole('link', { name: '58-50-7' });
  expect(link.getAttribute('href')).toBe('/data-management/wells/wells-management/7');
  expect(screen.getByRole('button', { name: /^0\s*No coordinates/ }).hasAttribute('disabled')).toBe(true);
});

it('says that nothing is odd', async () => {
  renderAt('/data-management/wells/data-quality', {
    as: 'Administrator',
    answers: { 'GET /api/ui-list-data-quality': [] },
  });
  expect(await screen.findByText('No problems found')).toBeTruthy();
});
