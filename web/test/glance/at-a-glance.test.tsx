import { screen, within } from '@testing-library/react';
import user from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { problem, type Answers } from '../support/fake-api.ts';
import { permitOffice } from '../support/permits.ts';
import { staffCalls } from '../support/records.ts';
import { renderAt } from '../support/render-at.tsx';

const glance = {
  permit_ndx: 1,
  fiscal_year: 2027,
  used_gal: 2_999_999,
  allowed_gal: 3_000_000,
  period_used_gal: 600_000,
  period: 'Month',
  period_limit_gal: 504_000,
  reserve_gal: null,
  drought_stage: 'Stage 2 Alarm',
  next_stage: 'Stage 3 Critical',
  next_stage_from: '2026-12-01',
  late_meters: 1,
  next_due: '2026-12-05',
  open_amendments: 1,
  well_count: 2,
  wells: 'BS-00001, BS-00002',
  last_letter: 'Stage 3 Critical declared',
  last_letter_at: '2026-11-20T15:00:00Z',
  last_notice_ndx: 7,
};
const call = 'GET /api/ui-permit-at-a-glance/1';
const visit = (answers: Answers) =>
  renderAt('/data-management/permit-records/permits-management/1', {
    as: 'Administrator',
    may: staffCalls,
    answers: { ...permitOffice, ...answers },
  });
const section = async () => within(await screen.findByRole('region', { name: 'At a glance' }, { timeout: 20_000 }));
const said = (part: Awaited<ReturnType<typeof section>>) =>
  part.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);

describe('a permit at a glance', () => {
  it('whose reports are of longer periods says beside its shares what months mean', async () => {
    visit({ [call]: { ...glance, period: 'Half-Year' }, 'GET /api/data-permits-monthly-distributions/1': [] });
    expect(
      await screen.findByText(
        /^This permit reports by half-year\. Its compliance is checked against the total of its months in each half-year\./,
      ),
    ).toBeTruthy();
  });

  it('says what is asked of it first, and leads to more', async () => {
    visit({ [call]: glance });
    const part = await section();
    await part.findByText('Stage 2 Alarm');
    expect(said(part)).toEqual([
      ['Fiscal Year 2027 So Far', '2,999,999 gal99% of 3,000,000 gal allowed'],
      ['This Month', '600,000 gal119% of 504,000 gal allowed'],
      ['Stage Now', 'Stage 2 Alarm'],
      ['Next Stage', 'Stage 3 CriticalFrom Dec 2026'],
      ['Late Meters', '1'],
      ['Next Reading Due', '12/05/2026'],
      ['Open Amendments', '1'],
      ['Wells', '2BS-00001, BS-00002'],
      ['Last Letter', expect.stringMatching(/^Stage 3 Critical declaredNov 20, 2026/)],
    ]);
    expect(part.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/data-management/meter-readings/meter-readings-tracking',
      '#part-permit-amendments',
      '#part-manage-linked-wells',
      '/drought-management/notices/7',
    ]);
  });

  it('that cannot be had leaves the form as it is, and is tried again', async () => {
    let isBack = false;
    visit({ [call]: () => (isBack ? glance : problem(400, { detail: 'The database is busy.' })) });
    const part = await section();
    const again = await part.findByRole('button', { name: 'Try Again' }, { timeout: 20_000 });
    isBack = true;
    await user.click(again);
    expect(await part.findByText('Stage 2 Alarm')).toBeTruthy();
    expect(await screen.findByRole('form', { name: 'Basic Permit Information' })).toBeTruthy();
  });
});
