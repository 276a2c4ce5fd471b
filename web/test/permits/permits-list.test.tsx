import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { listedPermit } from '../support/permits.ts';
import { staffCalls } from '../support/records.ts';
import { renderAt } from '../support/render-at.tsx';

const answers = {
  'GET /api/ui-list-permits-management-toptable': [
    listedPermit(1, 'H1-25'),
    listedPermit(2, 'B2-25', { permit_name: 'Lone Star', aq_group_summary_name: 'Trinity', fiscal_years: [2026] }),
    listedPermit(3, 'H3-11', { permit_name: 'Old Mill', is_terminated: true, permit_status_desc: 'Retired' }),
    listedPermit(4, 'H4-11', { permit_name: 'By mistake', removed: true }),
  ],
  // In the group and tier of that year.
  'GET /api/ui-list-permits-management-toptable/2025': [
    listedPermit(1, 'H1-25', { permitted_gal: 11_500_000, permit_tier_name: 'Tier 2' }),
    listedPermit(3, 'H3-11', { is_terminated: true, permitted_gal: 500_000 }),
    listedPermit(5, 'H5-11', {
      permitted_gal: 7_000_000,
      aq_group_summary_name: 'Trinity',
      permit_tier_name: 'Tier 2',
    }),
  ],
  'GET /api/ui-list-permits-uses': [{ well_use_ndx: 4, well_use_name: 'Public Supply' }],
  'GET /api/list-allocation-distributions': [{ allocation_distribution_ndx: 2, allocation_distribution_desc: 'Even' }],
};
const SEARCH = 'Search number, name, type, status and aquifer';
const path = '/data-management/permit-records/permits-management';
const open = (search = '') => renderAt(path + search, { as: 'Administrator', may: staffCalls, answers });
const table = async () => within(await screen.findByRole('table', { name: 'Permits Management' }));
const numbers = async () =>
  (await table())
    .queryAllByRole('row')
    .map((row) => /[HB]\d-\d\d/.exec(row.textContent)?.[0])
    .filter(Boolean);

describe('the list of permits', () => {
  it('has the sixteen columns of the specification, by what matters of a permit, and begins without inactive and deleted permits', async () => {
    open();
    const list = await table();
    await list.findByText('H1-25');
    const headers = list.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(headers.filter((header) => /\w/.test(header) && header !== 'Actions').slice(0, 16)).toEqual([
      'Permit Number',
      'Permit Name',
      'Authorized Volume (gal)',
      'Permittee',
      'Permit Status',
      'Permit Type',
      'Aquifer Group',
      'Contact',
      'Primary Use',
      'Secondary Use',
      'Allocation Distribution Type',
      'Inactive',
      'Deleted',
      'Legacy Permit Number',
      'Permit Record',
      'Permittee Record',
    ]);
    // The two that name a permit stay in sight.
    expect(list.getByRole('columnheader', { name: 'Permit Name' }).dataset.pinned).toBe('true');
    expect(await numbers()).toEqual(['H1-25', 'B2-25']);
    expect(await list.findAllByText('Public Supply')).toHaveLength(2);
  });

  it('shows at an address of the dashboard the permits behind its number, as they were counted in that year', async () => {
    open('?filter.is_terminated=&filter.fiscal_years=2025&filter.aq_group_summary_name=Edwards');
    await (await table()).findByText('H1-25');
    expect(await numbers()).toEqual(['H1-25', 'H3-11']);
    const list = await table();
    expect(list.getByRole('columnheader', { name: /Permitted in Fiscal Year 2025/ })).toBeTruthy();
    expect(list.getByRole('row', { name: /^Total/ }).textContent).toContain('12,000,000 gal');
  });

  it('filters the tier of the year that it shows', async () => {
    open('?filter.is_terminated=&filter.fiscal_years=2025&filter.permit_tier_name=Tier%202');
    await (await table()).findByText('H1-25');
    expect(await numbers()).toEqual(['H1-25', 'H5-11']);
    expect(screen.getByText(/Tier in Fiscal Year 2025: Tier 2/)).toBeTruthy();
  });

  it('finds permits with a letter wrong, by their number, name, type, status or aquifer', async () => {
    open();
    await (await table()).findByText('H1-25');
    await userEvent.type(screen.getByLabelText(SEARCH), 'oniom creek');
    await expect.poll(numbers).toEqual(['H1-25']);
    await userEvent.clear(screen.getByLabelText(SEARCH));
    await userEvent.type(screen.getByLabelText(SEARCH), 'buda');
    await expect.poll(numbers).toEqual([]);
  });
});
