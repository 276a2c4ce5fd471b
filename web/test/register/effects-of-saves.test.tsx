import type { EffectsOfSave } from '@artesian/contract/language/effects-of-saves';
import { screen, within } from '@testing-library/react';
import user from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { problem, type Answers, type Call } from '../support/fake-api.ts';
import { permit, permitOffice } from '../support/permits.ts';
import { open, staffCalls, stamps } from '../support/records.ts';
import { renderAt } from '../support/render-at.tsx';

const PERMIT = '/data-management/permit-records/permits-management/1';
const january = {
  permit_ndx: 1,
  permit_number: 'H1',
  c_year: 2027,
  c_month: 1,
  permitted_before_gal: 720_000,
  permitted_after_gal: 600_000,
  reduced_before_gal: 504_000,
  reduced_after_gal: 420_000,
  metered_before_gal: 400_000,
  metered_after_gal: 400_000,
  exceeding_before_gal: 0,
  exceeding_after_gal: 0,
};
const next: EffectsOfSave = {
  asks_month: true,
  asks_year: false,
  holds_from: '2026-12',
  next_open_month: '2026-12',
  needs_reason: false,
  closed_years: [],
  months: [january],
  tiers: [],
  moves_permits: false,
};
const past: EffectsOfSave = { ...next, holds_from: '2025-01', needs_reason: true, closed_years: [2025] };

const effectsFrom = (month: string | null): EffectsOfSave => (month === '2025-01' ? past : next);

/** Shows what the change does from the month that is asked about, and saves what is decided. */
function visit(shown = effectsFrom, more: Answers = {}) {
  return renderAt(PERMIT, {
    as: 'Administrator',
    may: staffCalls,
    answers: {
      ...permitOffice,
      ...more,
      'PUT /api/list-permits/1': ({ headers }: Call) => {
        if (headers.get('effects') !== 'ask') return open(permit({ permit_name: 'New Creek', version: 2 }));
        const effects = shown(headers.get('holds-from'));
        return problem(422, {
          code: 'effects',
          detail: 'Nothing was saved yet. Review what this changes.',
          effects,
        });
      },
    },
  });
}
const saves = (calls: Call[]) => calls.filter(({ method }) => method === 'PUT');

async function saveAnotherName() {
  const form = within(await screen.findByRole('form', { name: 'Basic Permit Information' }));
  const name = form.getByLabelText<HTMLInputElement>(/^Permit Name/, { selector: 'input' });
  await user.clear(name);
  await user.paste('New Creek');
  await user.click(form.getByText('Save', { selector: 'button' }));
}

describe('a change of what a permit allows', () => {
  it('shows its months and gallons, and is saved from the next month on', async () => {
    const calls = visit();
    await saveAnotherName();
    const dialog = within(await screen.findByRole('dialog', { name: 'When does this change take effect?' }));
    expect(dialog.getByText('1 month changes: -120,000 gallons permitted in all.')).toBeTruthy();
    expect(dialog.getByText('720,000 → 600,000')).toBeTruthy();
    expect(dialog.getByText('504,000 → 420,000')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Save Change' }));
    expect(await screen.findByText('Data successfully saved!')).toBeTruthy();
    const [asked, saved] = saves(calls);
    expect([asked!.headers.get('effects'), asked!.headers.get('holds-from')]).toEqual(['ask', null]);
    expect([saved!.headers.get('effects'), saved!.headers.get('holds-from')]).toEqual([null, '2026-12']);
    expect(saved!.body).toEqual(asked!.body);
  });

  it('asks for the reason where it reaches into the past', async () => {
    const calls = visit();
    await saveAnotherName();
    const dialog = within(await screen.findByRole('dialog', { name: 'When does this change take effect?' }));
    await user.click(dialog.getByRole('combobox', { name: 'Effective from' }));
    await user.click(screen.getByRole('option', { name: 'January 2025' }));
    const correction = within(await screen.findByRole('dialog', { name: 'Correct past months?' }));
    expect(correction.getByText(/^Fiscal year 2025 is closed\./)).toBeTruthy();
    await user.click(correction.getByRole('button', { name: 'Save Correction' }));
    expect(correction.getByText(/Enter the reason for the correction/)).toBeTruthy();
    expect(saves(calls)).toHaveLength(2);
    await user.type(correction.getByRole('textbox', { name: /^Reason for the correction/ }), 'Board’s order');
    await user.click(correction.getByRole('button', { name: 'Save Correction' }));
    expect(await screen.findByText('Data successfully saved!')).toBeTruthy();
    const { headers } = saves(calls).at(-1)!;
    expect([headers.get('holds-from'), decodeURIComponent(headers.get('correction-reason')!)]).toEqual([
      '2025-01',
      'Board’s order',
    ]);
  });

  it('is called a correction of past months also where its reason was given with it', async () => {
    visit(() => ({ ...past, needs_reason: false, months: [{ ...january, c_year: 2025 }] }));
    await saveAnotherName();
    const dialog = within(await screen.findByRole('dialog', { name: 'Correct past months?' }));
    expect(dialog.getByText(/^Fiscal year 2025 is closed\./)).toBeTruthy();
    expect(dialog.queryByRole('textbox', { name: /^Reason/ })).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Save Correction' }));
    expect(await screen.findByText('Data successfully saved!')).toBeTruthy();
  });

  it('can be looked at from another month again after the connection was lost', async () => {
    let isLost = true;
    visit((month) => {
      if (month === '2025-01' && isLost) throw new TypeError('Failed to fetch');
      return effectsFrom(month);
    });
    await saveAnotherName();
    const dialog = within(await screen.findByRole('dialog', { name: 'When does this change take effect?' }));
    const lookFrom2025 = async () => {
      await user.click(dialog.getByRole('combobox', { name: 'Effective from' }));
      await user.click(screen.getByRole('option', { name: 'January 2025' }));
    };
    await lookFrom2025();
    expect(await dialog.findByText(/The server cannot be reached\. Check the connection/)).toBeTruthy();
    isLost = false;
    await lookFrom2025();
    const correction = within(await screen.findByRole('dialog', { name: 'Correct past months?' }));
    await user.click(correction.getByRole('button', { name: 'Cancel' }));
  });

  it('stays in the form when it is not to be saved', async () => {
    const calls = visit();
    await saveAnotherName();
    const dialog = within(await screen.findByRole('dialog', { name: 'When does this change take effect?' }));
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    const form = within(await screen.findByRole('form', { name: 'Basic Permit Information' }));
    expect(form.getByLabelText<HTMLInputElement>(/^Permit Name/, { selector: 'input' }).value).toBe('New Creek');
    expect(saves(calls)).toHaveLength(1);
  });
});

describe('a fact that was decided already', () => {
  const change = {
    permit_ndx: 1,
    field: 'authorized_volume_gal',
    holds_from: '2027-03-01',
    value: 24_000_000,
    words: '24,000,000 gal',
    words_before: '12,000,000 gal',
    is_last: true,
  };

  it('is made effective earlier without changing its value, with a reason where that month is over', async () => {
    const calls = visit(effectsFrom, {
      'GET /api/ui-list-permit-fact-changes/1': [
        change,
        { ...change, holds_from: '2026-01-01', words: '12,000,000 gal', words_before: '6,000,000 gal', is_last: false },
      ],
    });
    const list = within(await screen.findByRole('list', { name: 'Effective dates' }));
    expect(list.getByText(/24,000,000 gal from Mar 2027, 12,000,000 gal before\./)).toBeTruthy();
    const [button, ...others] = list.getAllByRole('button');
    expect(others).toEqual([]);
    await user.click(button!);
    const dialog = within(await screen.findByRole('dialog', { name: 'When does this change take effect?' }));
    await user.click(dialog.getByRole('combobox', { name: 'Effective from' }));
    await user.click(screen.getByRole('option', { name: 'January 2025' }));
    const correction = within(await screen.findByRole('dialog', { name: 'Correct past months?' }));
    await user.type(correction.getByRole('textbox', { name: /^Reason for the correction/ }), 'Board’s order');
    await user.click(correction.getByRole('button', { name: 'Save Correction' }));
    expect(await screen.findByText('Data successfully saved!')).toBeTruthy();
    const [asked, , saved] = saves(calls);
    expect([asked!.body, asked!.headers.get('holds-from')]).toEqual([{ authorized_volume_gal: 24_000_000 }, '2027-02']);
    expect([saved!.body, saved!.headers.get('holds-from')]).toEqual([{ authorized_volume_gal: 24_000_000 }, '2025-01']);
  });

  it('stays as it was without a word of failure where it is not to be saved', async () => {
    visit(effectsFrom, { 'GET /api/ui-list-permit-fact-changes/1': [change] });
    await user.click(await screen.findByRole('button', { name: 'Make Authorized Volume effective earlier' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'When does this change take effect?' }));
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByText(/Nothing was saved/)).toBeNull();
  });
});

describe('a change of the tier of a group', () => {
  const tier = {
    permit_group_ndx: 3,
    permit_group_name: 'Two Creeks',
    fiscal_year: 2028,
    tier_before: 'Tier 1',
    tier_after: 'Tier 2',
    permits: 2,
    permitted_gal: 12_000_000,
    metered_gal: 4_000_000,
  };
  const nextYear: EffectsOfSave = {
    ...next,
    asks_month: false,
    asks_year: true,
    holds_from: '2027-09',
    next_open_month: '2027-09',
    months: [],
    tiers: [tier],
  };
  const begun: EffectsOfSave = {
    ...nextYear,
    holds_from: '2024-09',
    needs_reason: true,
    closed_years: [2025],
    tiers: [{ ...tier, fiscal_year: 2025 }, tier],
  };

  it('shows the fiscal years that change, and asks from which one on, with a reason for those that have begun', async () => {
    const group = {
      permit_group_ndx: 3,
      linked_permits: [],
      permit_group_name: 'Two Creeks',
      permit_tier_ndx: 1,
      tier_now: 'Tier 1',
      coming_tier: null,
      coming_tier_from: null,
      notes: null,
      ...stamps,
      removed: false,
      removed_timestamp: null,
      removed_by: null,
    };
    const calls = renderAt('/data-management/permit-records/permit-groups-management/3', {
      as: 'Administrator',
      may: staffCalls,
      answers: {
        ...permitOffice,
        'GET /api/list-permit-groups': [group],
        'GET /api/list-permit-groups/3': open(group),
        'GET /api/ui-list-permit-tiers': [1, 2].map((one) => ({
          permit_tier_ndx: one,
          permit_tier_name: `Tier ${one}`,
        })),
        'PUT /api/list-permit-groups/3': ({ headers }: Call) => {
          if (headers.get('effects') !== 'ask') return open({ ...group, permit_tier_ndx: 2, version: 2 });
          const effects = headers.get('holds-from') === '2024-09' ? begun : nextYear;
          return problem(422, { code: 'effects', detail: 'Nothing was saved.', effects });
        },
      },
    });
    const form = within(await screen.findByRole('form', { name: 'Permit Group Information' }));
    await user.click(form.getByRole('combobox', { name: 'Tier' }));
    await user.click(await screen.findByRole('option', { name: 'Tier 2' }));
    await user.click(form.getByText('Save', { selector: 'button' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'When does this change take effect?' }));
    expect(dialog.getByText('Tier 1 → Tier 2')).toBeTruthy();
    expect(dialog.getByText('12,000,000')).toBeTruthy();
    await user.click(dialog.getByRole('combobox', { name: 'Effective from fiscal year' }));
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(
      Array.from({ length: 8 }, (_, index) => String(2023 + index)),
    );
    await user.click(screen.getByRole('option', { name: '2025' }));
    const correction = within(await screen.findByRole('dialog', { name: 'Correct fiscal years that have started?' }));
    expect(correction.getByText(/^Fiscal year 2025 is closed\./)).toBeTruthy();
    await user.type(correction.getByRole('textbox', { name: /^Reason for the correction/ }), 'Board’s order');
    await user.click(correction.getByRole('button', { name: 'Save Correction' }));
    expect(await screen.findByText('Data successfully saved!')).toBeTruthy();
    const { headers } = saves(calls).at(-1)!;
    expect([headers.get('holds-from'), decodeURIComponent(headers.get('correction-reason')!)]).toEqual([
      '2024-09',
      'Board’s order',
    ]);
  });
});

describe('a change that has its own date', () => {
  it('is shown with what drought reductions leave, and asks for no other month', async () => {
    const reduced = { ...january, permitted_after_gal: 720_000, reduced_after_gal: 720_000 };
    const effects = { ...next, asks_month: false, months: [reduced] };
    const row = {
      drought_area_group_ndx: 4,
      aquifer_group_ndx: 2,
      aquifer_group_name: 'Trinity',
      drought_area_ndx: 2,
      drought_area_name: 'West Pool',
      holds_from: '2027-01-01',
      source_note: null,
      ...stamps,
    };
    const calls = renderAt('/drought-management/drought-areas/4', {
      as: 'Administrator',
      may: staffCalls,
      answers: {
        'GET /api/list-drought-area-groups': [row],
        'GET /api/list-drought-area-groups/4': open(row),
        'GET /api/list-drought-areas': ['District', 'West Pool'].map((drought_area_name, place) => ({
          drought_area_ndx: place + 1,
          drought_area_name,
        })),
        'GET /api/ui-list-permits-aquifer-groups': [{ aquifer_group_ndx: 2, aquifer_group_name: 'Trinity' }],
        'PUT /api/list-drought-area-groups/4': ({ headers }: Call) =>
          headers.get('effects') === 'ask'
            ? problem(422, { code: 'effects', detail: 'Nothing was saved.', effects })
            : open({ ...row, drought_area_ndx: 1, drought_area_name: 'District', version: 2 }),
      },
    });
    expect(await screen.findByText('Trinity · 01/01/2027')).toBeTruthy();
    await user.click(await screen.findByRole('combobox', { name: 'Area' }));
    await user.click(await screen.findByRole('option', { name: 'District' }));
    await user.click(screen.getByText('Save', { selector: 'button' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Save this change?' }));
    expect(dialog.getByText('1 month changes: +216,000 gallons after drought reduction in all.')).toBeTruthy();
    expect(dialog.queryByRole('combobox')).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Save Change' }));
    await expect.poll(() => saves(calls)).toHaveLength(2);
    expect(saves(calls).at(-1)!.headers.get('holds-from')).toBeNull();
  });
});
