import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { problem } from '../support/fake-api.ts';
import { staffCalls } from '../support/records.ts';
import { renderAt } from '../support/render-at.tsx';

const year = (fiscal_year: number, changes: object = {}) => ({
  fiscal_year,
  permitted_gal: 3_000_000,
  reduced_gal: 2_000_000,
  permits_gallons: 1_500_000,
  no_permit_gallons: 12_000,
  closed_year_ndx: null,
  closed_year_version: null,
  closed_at: null,
  closed_by: null,
  notes: null,
  corrected_months: 0,
  ...changes,
});
const closed = {
  closed_year_ndx: 4,
  closed_year_version: 2,
  closed_at: '2025-10-01T12:00:00Z',
  closed_by: 'Avery Lindgren',
  corrected_months: 1,
};
const correction = {
  month_correction_ndx: 9,
  fiscal_year: 2024,
  mo: '2024-03-01',
  permit_ndx: 1,
  permit_number: 'H12-24',
  permitted_before_gal: 840_000,
  permitted_after_gal: 600_000,
  reduced_before_gal: 672_000,
  reduced_after_gal: 480_000,
  metered_before_gal: 10,
  metered_after_gal: 10,
  reason: 'The order was entered wrongly.',
  corrected_at: '2025-11-01T12:00:00Z',
  corrected_by_name: 'Avery Lindgren',
  is_after_closing: true,
};
const answers = {
  'GET /api/ui-list-years-to-close': [year(2025), year(2024, closed)],
  'GET /api/ui-list-month-corrections': [correction],
};
const visit = (more: object = {}, may: string[] = staffCalls) =>
  renderAt('/data-management/permit-records/closed-years', {
    as: 'Administrator',
    may,
    answers: { ...answers, ...more },
  });
const user = userEvent.setup();

it('closes a year once that is confirmed', async () => {
  const calls = visit({ 'POST /api/closed-years': { closed_year_ndx: 5, fiscal_year: 2025, version: 1 } });
  await user.click(await screen.findByRole('button', { name: 'Close fiscal year 2025' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Close fiscal year 2025?' }));
  await user.click(dialog.getByRole('button', { name: 'Close Year' }));
  expect(await screen.findByText('Fiscal year 2025 is closed.')).toBeTruthy();
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ fiscal_year: 2025 });
});

it('reopens one, and says in the dialog why that was refused', async () => {
  visit({
    'DELETE /api/closed-years/4': () => problem(403, { detail: 'Only the manager reopens years.', code: 'forbidden' }),
  });
  await user.click(await screen.findByRole('button', { name: 'Reopen fiscal year 2024' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reopen fiscal year 2024?' }));
  await user.click(dialog.getByRole('button', { name: 'Reopen' }));
  expect(await dialog.findByText(/Only the manager reopens years\./)).toBeTruthy();
});

it('offers neither to who may not', async () => {
  visit(
    {},
    staffCalls.filter((call) => !call.includes('closed-years')),
  );
  await screen.findByRole('table', { name: 'Fiscal years' });
  expect(screen.queryByRole('button', { name: /fiscal year 202/ })).toBeNull();
});

it('lists what was corrected, and leads to the permit', async () => {
  visit();
  const table = within(await screen.findByRole('table', { name: 'Corrections of past months' }));
  expect(await table.findByText('The order was entered wrongly.')).toBeTruthy();
  expect(table.getByRole('link', { name: /H12-24/ }).getAttribute('href')).toBe(
    '/data-management/permit-records/permits-management/1',
  );
});
