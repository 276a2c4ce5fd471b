import type { EffectsOfSave } from '@artesian/contract/language/effects-of-saves';
import { screen, within } from '@testing-library/react';
import user from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { problem, type Call } from './support/fake-api.ts';
import { permit, permitOffice } from './support/permits.ts';
import { open, staffCalls } from './support/records.ts';
import { renderAt } from './support/render-at.tsx';

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
};
const past: EffectsOfSave = { ...next, holds_from: '2025-01', needs_reason: true, closed_years: [2025] };

const effectsFrom = (month: string | null): EffectsOfSave => (month === '2025-01' ? past : next);

/** Shows what the change does from the month that is asked about, and saves what is decided. */
function visit(shown = effectsFrom) {
  return renderAt(PERMIT, {
    as: 'Administrator',
    may: staffCalls,
    answers: {
      ...permitOffice,
      'PUT /api/list-permits/1': ({ headers }: Call) => {
        if (headers.get('effects') !== 'ask') return open(permit({ permit_name: 'New Creek', version: 2 }));
        const effects = shown(headers.get('holds-from'));
        return problem(422, {
          code: 'effects',
          detail: 'Nothing was saved: this changes volumes of permits.',
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
