import type { ReserveYear } from '@artesian/contract/permits/reserves';
import { setVolumeUnit } from '@artesian/domain/volume-unit';
import { screen, within } from '@testing-library/react';
import user from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import type { Answers, Call } from '../support/fake-api.ts';
import { permit, permitOffice } from '../support/permits.ts';
import { open, staffCalls } from '../support/records.ts';
import { renderAt } from '../support/render-at.tsx';
import { settings } from '../support/settings.ts';

// A district in acre-feet whose permits allow by land and keep a reserve.

const GAL = 325_851.4286;
const gal = (acreFeet: number) => Math.round(acreFeet * GAL);
const year = (fiscal_year: number, changes: Partial<ReserveYear> = {}): ReserveYear => ({
  permit_ndx: 1,
  permit_number: 'U1',
  permit_name: 'North Half',
  fiscal_year,
  is_over: true,
  acres: 640,
  allowed_gal: gal(960),
  pumped_gal: gal(700),
  before_gal: 0,
  added_gal: gal(320),
  taken_gal: 0,
  available_gal: gal(320),
  spent_gal: 0,
  lost_gal: 0,
  earned_gal: gal(260),
  over_cap_gal: 0,
  after_gal: gal(580),
  exceeding_gal: 0,
  earns_nothing: null,
  ...changes,
});
const account = [
  year(2024),
  year(2025, {
    before_gal: gal(580),
    added_gal: 0,
    pumped_gal: gal(1640),
    spent_gal: gal(580),
    earned_gal: 0,
    after_gal: 0,
    exceeding_gal: gal(100),
    earns_nothing: 'Late Report',
  }),
];

const visit = (path: string, answers: Answers = {}) =>
  renderAt(path, {
    as: 'Administrator',
    may: staffCalls,
    answers: { ...permitOffice, 'GET /api/settings': { ...settings, volumeUnit: 'ACRE_FEET' }, ...answers },
  });
const RECORDS = '/data-management/permit-records';
const writes = (calls: Call[]) => calls.filter(({ method }) => method === 'POST').map(({ body }) => body);

afterEach(() => setVolumeUnit());

it('lists the accounts of all reserves, and leads to what they follow from', async () => {
  visit(`${RECORDS}/land-and-reserves`, { 'GET /api/ui-list-reserve-accounts': account });
  const table = within(await screen.findByRole('table', { name: 'Land and Reserves' }));
  await table.findByText('Late Report');
  const headers = table.getAllByRole('columnheader').map(({ textContent }) => textContent);
  for (const header of ['Land (acres)', 'Reserve Before (acre-ft)', 'Earned (acre-ft)', 'Exceedance (acre-ft)'])
    expect(headers).toContain(header);
  expect(table.getByText('1,640')).toBeTruthy();
  for (const [name, place] of [
    ['Allowances', 'allowances-by-land'],
    ['Acreage', 'permit-acreage'],
    ['Entries', 'reserve-entries'],
  ] as const)
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(`${RECORDS}/${place}`);
});

it('says what to do where no permit allows by land', async () => {
  visit(`${RECORDS}/land-and-reserves`, { 'GET /api/ui-list-reserve-accounts': [] });
  expect(await screen.findByText('No permit has an allowance by land')).toBeTruthy();
});

it('stands on the page of a permit, the latest year first, with what was pumped beyond it', async () => {
  visit(`${RECORDS}/permits-management/1`, {
    'GET /api/list-permits/1': open(permit({ authorized_volume_gal: 0, volume_now_gal: gal(960) })),
    'GET /api/ui-list-permit-reserve/1': account,
    'GET /api/ui-list-permit-years/1': [
      {
        permit_ndx: 1,
        fiscal_year: 2025,
        is_over: true,
        permitted_gal: gal(960),
        reduced_gal: gal(960),
        permitted_so_far_gal: gal(960),
        reduced_so_far_gal: gal(960),
        pumped_gal: gal(1640),
        pct_of_year: 170.83,
        pct_so_far: 170.83,
        exceeding_gal: gal(100),
        exceeding_so_far_gal: gal(100),
        spent_gal: gal(580),
        exceeding_months: 1,
        amendments: 0,
        corrections: 0,
        late_readings: 0,
      },
    ],
    'GET /api/ui-list-permit-months/1': [],
  });
  const reserve = within(await screen.findByLabelText('Reserve of the permit', {}, { timeout: 20_000 }));
  expect(reserve.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['2025', '2024']);
  expect(reserve.getByText('Late Report')).toBeTruthy();
  const years = within(screen.getByLabelText('Fiscal years of the permit'));
  expect(years.getByRole('columnheader', { name: 'From Reserve' })).toBeTruthy();
  expect(years.getByText('580')).toBeTruthy();
  expect(screen.getByText(/Its land allows 960 acre-ft instead\./)).toBeTruthy();
});

it('keeps what is typed as 1.5 acre-feet an acre to the ten-thousandth of a gallon', async () => {
  const calls = visit(`${RECORDS}/allowances-by-land`, {
    'GET /api/list-land-allowances': [],
    'POST /api/list-land-allowances': open({ land_allowance_ndx: 1, version: 1 }),
  });
  await user.click((await screen.findAllByRole('button', { name: 'Add Allowance' }))[0]!);
  const type = async (name: RegExp, text: string) => {
    await user.click(await screen.findByRole('textbox', { name }));
    await user.paste(text);
  };
  await type(/^From Fiscal Year/, '2026');
  await type(/^Allowance per Acre/, '1.5');
  await user.click(screen.getByRole('combobox', { name: /^Permit Type/ }));
  await user.click(await screen.findByRole('option', { name: 'Historical' }));
  await user.click(screen.getByRole('button', { name: 'Create' }));
  await expect.poll(() => writes(calls)).toMatchObject([{ allowance_gal_per_acre: 488_777.1429, permit_type_ndx: 1 }]);
});
