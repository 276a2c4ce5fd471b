import { setVolumeUnit } from '@artesian/domain/volume-unit';
import { screen, within } from '@testing-library/react';
import user from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import type { Answers, Call } from '../support/fake-api.ts';
import { listedPermit, permit, permitOffice } from '../support/permits.ts';
import { open, staffCalls, unmeteredMonth } from '../support/records.ts';
import { renderAt } from '../support/render-at.tsx';
import { settings } from '../support/settings.ts';

// A district that counts in acre-feet: what is typed as 12.5 is kept as 4,073,143 gallons, and shown as 12.5.

const PERMITS = '/data-management/permit-records/permits-management';
const GALLONS = 4_073_143;
const visit = (path: string, answers: Answers = {}) =>
  renderAt(path, {
    as: 'Administrator',
    may: staffCalls,
    answers: { ...permitOffice, 'GET /api/settings': { ...settings, volumeUnit: 'ACRE_FEET' }, ...answers },
  });
/** Who reports in October 2025. */
const readingsOffice: Answers = {
  'GET /api/ui-lookup-mr-filters-years': [{ fiscal_year: 2026 }],
  'GET /api/ui-lookup-mr-filters-permitgroupings': [
    { grouping_ndx: 3, grouping_name: 'Two Creeks', fiscal_year: 2026 },
  ],
  'GET /api/ui-lookup-mr-filters-owners': [],
  'GET /api/list-measuring-methods': [],
  'GET /api/ui-list-meter-reading-report-status': [],
};
const writes = (calls: Call[]) => calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);

afterEach(() => setVolumeUnit());

describe('a district that counts in acre-feet', () => {
  it('types and reads the volume of a permit in them', async () => {
    const calls = visit(`${PERMITS}/1`, {
      'GET /api/list-permits/1': open(permit({ authorized_volume_gal: GALLONS, volume_now_gal: GALLONS })),
      'PUT /api/list-permits/1': open(permit({ version: 2 })),
    });
    const form = within(await screen.findByRole('form', { name: 'Basic Permit Information' }));
    const volume = () => form.getByLabelText<HTMLInputElement>(/^Authorized Volume/, { selector: 'input' });
    await expect.poll(() => volume().value).toBe('12.5');
    expect(form.getAllByText('acre-ft').length).toBeGreaterThan(0);
    expect(form.getByText('In a year: 12.5 acre-feet, 4.073 million gallons.')).toBeTruthy();

    await user.clear(volume());
    await user.paste('1,000.25');
    await user.click(form.getByLabelText(/^Administrative Record/));
    await user.paste('By order of the Board.');
    await user.click(form.getByText('Save', { selector: 'button' }));
    await expect.poll(() => writes(calls)).toMatchObject([{ authorized_volume_gal: 325_932_891 }]);
  });

  it('lists volumes in them', async () => {
    const rows = [
      listedPermit(1, 'H1-25', { volume_now_gal: GALLONS }),
      listedPermit(2, 'B2-25', { volume_now_gal: 325_851 }),
    ];
    visit(PERMITS, { 'GET /api/ui-list-permits-management-toptable': rows });
    const table = within(await screen.findByRole('table', { name: 'Permits Management' }));
    await table.findByText('H1-25');
    expect(table.getByText('12.5')).toBeTruthy();
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toContain(
      'Authorized Volume (acre-ft)',
    );
  });

  it('narrows a list by them', async () => {
    const rows = [
      listedPermit(1, 'H1-25', { volume_now_gal: GALLONS }),
      listedPermit(2, 'B2-25', { volume_now_gal: 325_851 }),
    ];
    visit(`${PERMITS}?filter.volume_now_gal=12..13`, { 'GET /api/ui-list-permits-management-toptable': rows });
    const table = within(await screen.findByRole('table', { name: 'Permits Management' }));
    await table.findByText('H1-25');
    expect(table.queryByText('B2-25')).toBeNull();
  });

  it('enters the production of wells in them, and adds it up exactly', async () => {
    const well = (well_ndx: number, production_gallons: number | null) =>
      unmeteredMonth(well_ndx, { production_gallons });
    const calls = visit('/data-management/data-entry/well-production-data-entry?fiscal_year=2026&month=10&group=3', {
      ...readingsOffice,
      // Each a third of an acre-foot: 0.3333 three times would be 0.9999.
      'GET /api/ui-well-production-edits/2026/10/3': [
        well(1, 108_617),
        well(2, 108_617),
        well(3, 108_617),
        well(4, null),
      ],
      'PUT /api/ui-well-production-edits/bulk-update': ({ body }: Call) => body,
    });
    const cell = (name: string) => screen.findByLabelText(name);
    expect(await cell('Production (acre-ft), row W-1, October 2025: 0.3333')).toBeTruthy();
    expect(await screen.findByText('1 acre-ft')).toBeTruthy();
    await user.click(await cell('Production (acre-ft), row W-4, October 2025: empty'));
    await user.keyboard('12.5{Enter}');
    expect(await cell('Production (acre-ft), row W-4, October 2025: 12.5')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await expect.poll(() => writes(calls)).toMatchObject([[{ well_ndx: 4, production_gallons: GALLONS }]]);
  });
});
