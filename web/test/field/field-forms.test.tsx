import 'fake-indexeddb/auto';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { store } from '../../src/field/outbox/store.ts';
import { fillIn, inputOf } from '../support/bad-inputs.ts';
import { problem, type Answers, type Call } from '../support/fake-api.ts';
import { staffCalls } from '../support/records.ts';
import { renderAt } from '../support/render-at.tsx';

const WELL = '/field-services/well-actions/BS-011';
const record = {
  well_ndx: 11,
  district_well_id: 'BS-011',
  state_well_num: null,
  well_name: 'Cedar Creek',
  lat_dd: 30.201,
  lon_dd: -97.78,
  elevation_ft: 612.5,
  physical_location_address: '1 Creek Road',
  city: 'Buda',
  is_metered: true,
  meter_sn: 'SN-1',
  active_assoc_meters_ndx: [],
  version: 3,
  created_timestamp: '2025-01-02T15:00:00Z',
  created_by: 'Avery Adams',
};
const table = (rows: readonly object[]) => {
  const columns = Object.keys(rows[0] ?? {});
  return { columns, rows: rows.map((row) => columns.map((column) => (row as Record<string, unknown>)[column])) };
};
const known: Answers = {
  'GET /api/field-services/wells/BS-011': record,
  'GET /api/field-services/well-actions/well-record/BS-011': record,
  'GET /api/field-services/carry/wells?as=table': table([
    {
      well_ndx: 11,
      well_id: 'BS-011',
      well_depth_ft: 300,
      last_dtw_ft: 120.5,
      last_level_at: '2026-03-01T15:00:00Z',
      last_level_is_pumping: false,
      last_inspection_at: null,
    },
  ]),
  'GET /api/field-services/lookup/wl-meas-froms': [
    { wl_meas_from_ndx: 1, wl_meas_from_desc: 'Measuring point' },
    { wl_meas_from_ndx: 2, wl_meas_from_desc: 'Land surface' },
  ],
};

const visit = (path: string, answers: Answers = {}) =>
  renderAt(path, { as: 'Administrator', may: staffCalls, width: 390, answers: { ...known, ...answers } });
const form = () => screen.findByRole('form');
const press = async (name: string) => userEvent.click(within(await form()).getByText(name, { selector: 'button' }));
const sent = (calls: readonly Call[]) =>
  calls.filter(({ method, path }) => method !== 'GET' && path.includes('field-services'));

afterEach(async () => {
  await Promise.all([store.entries.clear(), store.files.clear(), store.answers.clear()]);
});

describe('a form of the field', () => {
  it('says in a list what is to be corrected, leads to it, and keeps the list until it is right', async () => {
    const calls = visit(`${WELL}/water-levels`, {
      'POST /api/field-services/well-actions/11/water-levels': { ndx: 1 },
    });
    await fillIn(await form(), 'Second Measurement', 'deep');
    await press('Submit');
    expect(await screen.findByText('Please correct 2 errors before submitting:')).toBeTruthy();
    const list = [...document.querySelectorAll('[data-sonner-toast] li')].map(({ textContent }) => textContent);
    expect(list).toEqual(['Measurement: *Required field', 'Second Measurement: Enter a number.']);
    expect(document.activeElement).toBe(await inputOf(await form(), 'Measurement'));
    expect(sent(calls)).toEqual([]);

    await fillIn(await form(), 'Measurement', '130.25');
    await fillIn(await form(), 'Second Measurement', '');
    // 120.5 ft the last time.
    expect((await screen.findByLabelText('Depth to water as typed')).textContent).toMatch(/130\.25 ft.*\+9\.75 ft/);
    await press('Submit');
    expect(await screen.findByText('Form submitted successfully.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText(/Please correct/)).toBeNull());
    expect(sent(calls)[0]).toMatchObject({
      body: { wl_meas_val_ft: 130.25, wl_meas_val_ft_2: null, is_pumping: true, wl_meas_from_ndx: 1 },
    });
    expect(sent(calls)[0]!.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('asks about a depth that makes no sense, and takes it when it is right', async () => {
    const calls = visit(`${WELL}/water-levels`, {
      'POST /api/field-services/well-actions/11/water-levels': { ndx: 1 },
    });
    await fillIn(await form(), 'Measurement', '310');
    await press('Submit');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/below the bottom of the well/)).toBeTruthy();
    expect(sent(calls)).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Yes, submit' }));
    await waitFor(() => expect(sent(calls)).toHaveLength(1));
    await screen.findByRole('navigation', { name: 'At this well' });
  });

  it('asks about a value that is unlikely by its declaration, before it leaves the device', async () => {
    const calls = visit(`${WELL}/record?step=4`, {
      'PUT /api/field-services/well-actions/well-record/BS-011': { ...record, version: 4 },
    });
    await fillIn(await form(), 'Setback from Property Line', '20000');
    await userEvent.click(screen.getByRole('button', { name: /Record Tracking/ }));
    await press('Submit');
    const dialog = within(await screen.findByRole('dialog', { name: 'Is this right?' }));
    expect(dialog.getByText(/Setback from Property Line of 20,000 ft is unusual/)).toBeTruthy();
    expect(sent(calls)).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Yes, submit' }));
    await waitFor(() => expect(sent(calls)).toHaveLength(1));
    expect(sent(calls)[0]!.body).toEqual({ setback_property_line_ft: 20_000 });
    await screen.findByRole('navigation', { name: 'At this well' });
  });

  it('empties what goes away, puts back each change, and sends only what was changed, with its version', async () => {
    const calls = visit(`${WELL}/record?step=5`, {
      'PUT /api/field-services/well-actions/well-record/BS-011': { ...record, version: 4 },
    });
    expect((await inputOf(await form(), 'Meter Serial Number')).value).toBe('SN-1');
    await userEvent.click(await inputOf(await form(), 'Metered'));
    await waitFor(() => expect(within(document.body).queryByLabelText('Meter Serial Number')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Discard the change of Metered' }));
    expect((await inputOf(await form(), 'Meter Serial Number')).value).toBe('');
    await userEvent.click(screen.getByRole('button', { name: 'Discard the change of Meter Serial Number' }));
    expect((await inputOf(await form(), 'Meter Serial Number')).value).toBe('SN-1');
    expect(screen.getByText('No changes yet.')).toBeTruthy();

    await fillIn(await form(), 'Meter Nickname', 'North');
    await userEvent.click(screen.getByRole('button', { name: /Record Tracking/ }));
    expect((await screen.findAllByText('This field cannot be edited')).length).toBeGreaterThan(3);
    await press('Submit');
    await waitFor(() => expect(sent(calls)).toHaveLength(1));
    expect(sent(calls)[0]!.body).toEqual({ meter_nickname: 'North' });
    expect(sent(calls)[0]!.headers.get('if-match')).toBe('"3"');
    await screen.findByRole('navigation', { name: 'At this well' });
  });

  it('keeps what is typed on the device, offers it on return, and comes back with what the server refused', async () => {
    const post = 'POST /api/field-services/well-actions/11/inspections';
    visit(`${WELL}/inspection/new`, {
      [post]: problem(400, { errors: [{ field: 'field_notes', message: 'Use at most 4000 characters.' }] }),
    });
    await fillIn(await form(), 'Field Notes', 'Cap is loose');
    await waitFor(async () =>
      expect(await store.entries.toArray()).toMatchObject([{ state: 'draft', about: 'BS-011 · Cedar Creek' }]),
    );
    await press('Submit');
    expect(await screen.findByText('Please correct 1 error before submitting:')).toBeTruthy();
    expect((await inputOf(await form(), 'Field Notes')).getAttribute('aria-invalid')).toBe('true');
    const [entry] = await store.entries.toArray();
    expect(entry).toMatchObject({ state: 'attention', values: { field_notes: 'Cap is loose' } });

    cleanup();
    visit(`${entry!.opens}?entry=${entry!.id}`);
    expect(await screen.findByText(/^This was not accepted/)).toBeTruthy();
    expect((await inputOf(await form(), 'Field Notes')).value).toBe('Cap is loose');
  });
});
