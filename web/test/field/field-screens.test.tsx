import 'fake-indexeddb/auto';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { store } from '../../src/field/outbox/store.ts';
import { fillIn, inputOf } from '../support/bad-inputs.ts';
import type { Answers, Call } from '../support/fake-api.ts';
import { staffCalls } from '../support/records.ts';
import { renderAt } from '../support/render-at.tsx';

const WELL = '/field-services/well-actions/BS-011';
const lookup = '/api/field-services/lookup';
const well = { well_ndx: 11, district_well_id: 'BS-011', well_name: 'Cedar Creek', version: 3 };
const reading = {
  meter_reading_ndx: null,
  meter_ndx: 7,
  meter_id: 'M-007',
  fiscal_year: 2026,
  c_year: 2026,
  c_month: 5,
  grouping_ndx: 12,
  grouping_name: 'Two Creeks',
  prev_meter_reading: 1000,
  meter_reading: null,
  adjustment: 0,
  mr_adjustment_reason_ndx: null,
  mr_report_status_ndx: null,
  calculated_gallons: null,
  notes: null,
  version: null,
};
const parameter = (parameter_ndx: number, parameter_name: string, dataentry_primary: boolean) => ({
  parameter_ndx,
  param_abbrev: parameter_name,
  parameter_name,
  unit_abbrev: 'mg/L',
  dataentry_primary,
});
const known: Answers = {
  'GET /api/field-services/wells/BS-011': well,
  'GET /api/field-services/well-actions/11/inspections': [],
  [`GET ${lookup}/list-months`]: [{ month_number: 5, month_name: 'May' }],
  [`GET ${lookup}/ui-lookup-mr-filters-years-new`]: [{ fiscal_year: 2026 }],
  [`GET ${lookup}/ui-lookup-mr-filters-permitgroupings`]: [
    { grouping_ndx: 12, grouping_name: 'Two Creeks', fiscal_year: 2026 },
    { grouping_ndx: 13, grouping_name: 'Last Year', fiscal_year: 2025 },
  ],
  'GET /api/field-services/meter-reading/meters/2026/5/12': [reading],
  'GET /api/ui-meter-readings-edits/2026/5/12': [{ ...reading, largest_monthly_gal: 600, allowed_gal: 2000 }],
  [`GET ${lookup}/ui-list-wq-parameters`]: [parameter(1, 'Chloride', true), parameter(2, 'Nitrate', false)],
};
const visit = (path: string, answers: Answers = {}) =>
  renderAt(path, { as: 'Administrator', may: staffCalls, width: 390, answers: { ...known, ...answers } });
const form = () => screen.findByRole('form');
const press = async (name: string) => userEvent.click(within(await form()).getByText(name, { selector: 'button' }));
const sent = (calls: readonly Call[]) => calls.filter(({ method }) => method === 'POST');

afterEach(async () => {
  await Promise.all([store.entries.clear(), store.files.clear(), store.answers.clear()]);
});

describe('the screens of Field Services', () => {
  it('holds a reading against the previous one and the limit of the month, and asks about what is unusual', async () => {
    const at = '/field-services/meter-reading?fiscal_year=2026&month=5&group=12';
    const calls = visit(`${at}&meter=7`, {
      'POST /api/field-services/meter-reading': { ...reading, meter_reading_ndx: 1 },
    });
    await fillIn(await form(), 'Meter Reading', '4,000');
    expect((await inputOf(await form(), 'Previous Reading')).readOnly).toBe(true);
    const figures = await screen.findByLabelText('The reading as typed');
    await waitFor(() => expect(figures.textContent).toMatch(/3,000 gal.*150\.0 %/));
    await press('Submit');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/More than three times the highest/)).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Yes, submit' }));
    await waitFor(() => expect(sent(calls)).toHaveLength(1));
    expect(sent(calls)[0]!.body).toMatchObject({
      meter_ndx: 7,
      c_year: 2026,
      c_month: 5,
      meter_reading: 4000,
      adjustment: 0,
    });
  });

  it('lets whoever leaves before the server has answered stay where they went', async () => {
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    const calls = visit(`${WELL}/water-quality`, {
      'POST /api/field-services/well-actions/11/water-quality': () => answered.then(() => ({ ndx: 1 })),
    });
    await fillIn(await form(), 'Chloride', '12.5');
    await press('Submit');
    await waitFor(() => expect(sent(calls)).toHaveLength(1));
    await userEvent.click(screen.getByRole('link', { name: /the well/ }));
    await userEvent.click(await screen.findByRole('link', { name: /Field Services$/ }));
    await waitFor(() => expect(window.location.pathname).toBe('/field-services'));
    answer();
    expect(await screen.findByText(/record created successfully|Saved on this device/)).toBeTruthy();
    expect(window.location.pathname).toBe('/field-services');
  });

  it('says that a meter has no reading in what was fetched', async () => {
    visit('/field-services/meter-reading?fiscal_year=2026&month=5&group=12&meter=99');
    expect(await screen.findByText('Selected meter not found in the fetched records.')).toBeTruthy();
  });

  it('asks for the primary parameters and for those that are added, and for a limit where nothing was detected', async () => {
    const calls = visit(`${WELL}/water-quality`, {
      'POST /api/field-services/well-actions/11/water-quality': { ndx: 1 },
    });
    await inputOf(await form(), 'Chloride');
    expect(screen.queryByLabelText('Nitrate')).toBeNull();
    await userEvent.click(screen.getByRole('combobox', { name: 'Additional Parameters' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Nitrate' }));
    const nitrate = within(await screen.findByRole('group', { name: 'Nitrate' }));
    await userEvent.click(nitrate.getByRole('checkbox', { name: 'Non-detect' }));
    await press('Submit');
    const words = 'Enter detection limit as a value if result is a non-detect.';
    expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
    await userEvent.click(nitrate.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Nitrate' })).toBeNull());
    await fillIn(await form(), 'Chloride', '12.5');
    await press('Submit');
    expect(await screen.findByText('Water Quality record created successfully.')).toBeTruthy();
    expect(sent(calls)[0]!.body).toMatchObject({
      parameters: [{ parameter_ndx: 1, result_value: 12.5, is_nondetect: false }],
      optional_param_ids: [],
      well_purged: true,
    });
  });

  it('says what is missing at a well, and offers to try again what failed', async () => {
    visit(`${WELL}/inspection`);
    expect(await screen.findByText('No inspection records found.')).toBeTruthy();
    cleanup();
    visit('/field-services/well-actions/BS-404');
    expect(await screen.findByText('Failed to Load Well BS-404')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
    cleanup();
    visit('/field-services/well-actions/new-11111111-1111-4111-8111-111111111111');
    expect(await screen.findByText('The entry that adds this well is not on this device.')).toBeTruthy();
    expect(screen.queryByText(/Open Field Services/)).toBeNull();
  });

  it('opens the full record of a well that was only taken along, and says what to do where it was not', async () => {
    const records = '/api/field-services/well-actions/well-record';
    const listed = [
      { well_ndx: 11, well_id: 'BS-011' },
      { well_ndx: 12, well_id: 'BS-012' },
    ];
    visit('/field-services', {
      'GET /api/field-services/carry/wells': listed,
      'GET /api/field-services/carry/records': [{ ...well, gate_code: '4711' }],
    });
    await waitFor(async () =>
      expect(await store.answers.toCollection().primaryKeys()).toContain(`person-Administrator ${records}/BS-011`),
    );
    cleanup();

    const lost = () => Promise.reject(new TypeError('Failed to fetch'));
    const asked = ['carry/wells', 'wells/BS-011', 'wells/BS-012'].map((path) => `/api/field-services/${path}`);
    const absent = Object.fromEntries(
      [...asked, `${records}/BS-011`, `${records}/BS-012`].map((path) => [`GET ${path}`, lost]),
    );
    visit(`${WELL}/record?step=2`, absent);
    expect((await inputOf(await form(), 'Gate Code')).value).toBe('4711');
    cleanup();
    visit('/field-services/well-actions/BS-012/record', absent);
    expect(await screen.findByText(/^The full record of this well is not on this device\. Open Field/)).toBeTruthy();
  });

  it('goes on with a well that the server does not have yet: what is written down there is sent after it', async () => {
    const offline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    visit('/field-services/create-well');
    await fillIn(await form(), 'Latitude', '30.2');
    await fillIn(await form(), 'Longitude', '-97.9');
    await press('Submit');
    expect(await screen.findByText('Saved on this device.')).toBeTruthy();
    expect(await screen.findByRole('heading', { level: 1, name: 'New well' })).toBeTruthy();
    await userEvent.click(screen.getByRole('link', { name: 'Water Levels' }));
    await fillIn(await form(), 'Measurement', '80');
    await press('Submit');
    expect(await screen.findByRole('region', { name: 'Only on this device' })).toBeTruthy();
    const [made, level] = await store.entries
      .orderBy('id')
      .toArray()
      .then((all) => all.toSorted((one, other) => one.writtenAt - other.writtenAt));
    expect(level).toMatchObject({
      after: made!.id,
      toSend: { path: '/api/field-services/well-actions/{well_ndx}/water-levels' },
    });
    offline.mockRestore();
  });

  it('keeps a file on the device as soon as it is chosen, and sends it with what is said of it', async () => {
    visit(`${WELL}/upload-photos`, {
      'GET /api/assoc-wells-to-attachments/11': [],
      'GET /api/ui-list-wm-attachment-tags': [
        { att_tag_ndx: 4, att_tag_text: 'Slab', for_photos: true, for_documents: false },
      ],
    });
    await userEvent.upload(
      await screen.findByLabelText('Choose photos or documents', { selector: 'input' }),
      new File(['picture'], 'slab.heic', { type: 'image/heic' }),
    );
    expect(await screen.findByText('slab.heic')).toBeTruthy();
    const [taken] = await store.entries.toArray();
    expect(taken).toMatchObject({ kind: 'photo', state: 'draft' });
    // As a phone that may know where it is takes a photo.
    const place = { latitude: 30.20123, longitude: -97.98765 };
    await store.entries.update(taken!.id, { values: { ...taken!.values, place } });
    await screen.findByText(/Taken at 30\.20123, -97\.98765/);
    await userEvent.click(screen.getByRole('combobox', { name: /Tag/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Slab' }));
    await userEvent.click(screen.getByText('Submit', { selector: 'button' }));
    await screen.findByText('1 file(s) saved on this device');
    const [entry] = await store.entries.toArray();
    expect(entry!.toSend).toMatchObject({
      method: 'POST',
      body: {
        well_ndx: '11',
        tags: '[4]',
        photo_gallery: 'true',
        notes: '',
        photo_lat_dd: '30.20123',
        photo_lon_dd: '-97.98765',
      },
    });
    expect((await store.files.get(entry!.id))?.name).toBe('slab.heic');
  });
});
