import type { Row } from '@artesian/contract/language/register';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { open, staffCalls } from '../support/records.ts';
import { renderAt } from '../support/render-at.tsx';

const kept = {
  version: 1,
  created_timestamp: '2025-01-02T15:00:00Z',
  created_by: 'Avery Adams',
  updated_timestamp: null,
  updated_by: null,
};
const rule = (changes: Partial<Row> = {}): Row => ({
  rule_ndx: 3,
  open_findings: 2,
  rule_name: 'Too deep',
  kind: 'Range',
  well_ndx: null,
  of_what: 'Loggers',
  shallowest_ft: null,
  deepest_ft: 300,
  rate_ft: null,
  rate_per: null,
  flat_hours: null,
  flat_ft: null,
  gap_days: null,
  battery_v: null,
  is_on: true,
  told: null,
  ...kept,
  ...changes,
});
const finding: Row = {
  finding_ndx: 9,
  well_ndx: 12,
  district_well_id: 'W-00012',
  well_name: 'Mill',
  rule_name: 'Too deep',
  kind: 'Range',
  from_at: '2025-03-01T00:00:00Z',
  to_at: '2025-03-02T00:00:00Z',
  what: '312 ft, deeper than 300 ft.',
  worst: 312,
  worst_unit: 'ft',
  found_at: '2025-03-03T08:00:00Z',
  looked_at: null,
  looked_at_by: null,
  is_looked_at: false,
  remark: null,
  ...kept,
};
const checked = { looked_at: '2025-03-03T08:00:00Z', findings: 1, open_findings: 2 };
const answers = {
  'GET /api/list-level-rules': [rule()],
  'GET /api/list-level-findings': [finding],
  'GET /api/ui-list-level-looks': [{ look_ndx: 1, looked_at: '2025-03-03T08:00:00Z', rules: 1, wells: 4, findings: 2 }],
  'GET /api/ui-list-well-options': [],
  'POST /api/check-level-rules': checked,
};
const visit = (path: string, more = {}) =>
  renderAt(path, { as: 'Administrator', may: staffCalls, answers: { ...answers, ...more } });
const choose = async (label: RegExp, option: string) => {
  await userEvent.click(await screen.findByRole('combobox', { name: label }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('a rule asks for the numbers of its kind, with their units', async () => {
  const calls = visit('/data-management/wells/level-rules/0', {
    'POST /api/list-level-rules': open(rule({ rule_ndx: 4, kind: 'Rate', rate_ft: 2, rate_per: 'hour' })),
  });
  await userEvent.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Too fast');
  await choose(/^Looks For/, 'Range');
  expect(await screen.findByRole('textbox', { name: /^Deeper Than/ })).toBeTruthy();
  await choose(/^Looks For/, 'Rate');
  expect(screen.queryByRole('textbox', { name: /^Deeper Than/ })).toBeNull();
  await userEvent.type(screen.getByRole('textbox', { name: /^Changes by More Than/ }), '2');
  await userEvent.type(screen.getByRole('textbox', { name: /^Recipients/ }), 'hydro');
  await press('Create');
  expect((await screen.findAllByText(/Required field/)).length).toBeGreaterThan(0);
  expect((await screen.findAllByText(/‘hydro’ is not an e-mail address/)).length).toBeGreaterThan(0);
  await choose(/^Within/, 'hour');
  await userEvent.type(screen.getByRole('textbox', { name: /^Recipients/ }), '@district.example');
  await press('Create');
  await expect
    .poll(() => calls.find(({ method }) => method === 'POST')?.body)
    .toMatchObject({
      rule_name: 'Too fast',
      kind: 'Rate',
      rate_ft: 2,
      rate_per: 'hour',
      told: 'hydro@district.example',
    });
});

it('what was found leads to its window of the series, and the rules can be tried now', async () => {
  const odd = {
    rule: 'Flagged water level',
    register: 'list-level-findings',
    record_ndx: 9,
    name: 'W-00012',
    detail: 'Too deep: 312 ft, deeper than 300 ft.',
    well_ndx: 12,
    from_at: finding.from_at,
    to_at: finding.to_at,
  };
  visit('/data-management/wells/data-quality', { 'GET /api/ui-list-data-quality': [odd] });
  expect(await screen.findByRole('button', { name: /^1\s*Flagged water level/ })).toBeTruthy();
  const table = screen.getByRole('table', { name: 'Data quality' });
  const link = await within(table).findByRole('link', { name: 'W-00012' });
  const address = new URL(link.getAttribute('href')!, 'http://localhost');
  expect(address.pathname).toBe('/data-management/wells/series-workbench/12');
  expect(Date.parse(address.searchParams.get('picked_from')!)).toBe(Date.parse('2025-03-01T00:00:00Z'));
  expect(Date.parse(address.searchParams.get('from')!)).toBe(Date.parse('2025-02-27T00:00:00Z'));
  await press('Check Water Levels Now');
  expect(await screen.findByText('1 level was noted.')).toBeTruthy();
  expect(screen.getByText('2 findings wait for review.')).toBeTruthy();
});

it('names people of the office from the list of users, beside addresses that are there', async () => {
  const user = (name: string, assigned_role: string | null, more = {}) => ({
    auth0_user_id: name,
    auth0_name: name,
    auth0_nickname: null,
    auth0_email: `${name.toLowerCase()}@office.example`,
    assigned_role,
    associated_permits: [],
    blocked: false,
    created_at: null,
    last_login: null,
    version: 1,
    ...more,
  });
  visit('/data-management/wells/level-rules/3', {
    'GET /api/list-level-rules/3': open(rule({ told: 'crew@field.example' })),
    'GET /api/users-management/users/false': [
      user('Ada', 'Administrator'),
      user('Olivia', 'Well Owner'),
      user('Gone', 'Administrator', { blocked: true }),
    ],
  });
  const add = await screen.findByRole('combobox', { name: 'Add a staff member' });
  await userEvent.click(add);
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
    'Ada · ada@office.example',
  ]);
  await userEvent.click(screen.getByRole('option'));
  const told = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Recipients/ });
  expect(told.value).toBe('crew@field.example, ada@office.example');
});
