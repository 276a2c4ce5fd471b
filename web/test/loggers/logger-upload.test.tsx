import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { problem } from '../support/fake-api.ts';
import { staffCalls } from '../support/records.ts';
import { renderAt } from '../support/render-at.tsx';

const shown = {
  file_name: 'mw-1.lev',
  refused: null,
  maker: 'Solinst',
  format: '.lev',
  serial: '60653',
  location: 'MW-1',
  file_time_zone: null,
  channels: [{ name: 'LEVEL', unit: 'ft', kind: 'level' }],
  rows: 3,
  first: '2025-03-01T00:00:00',
  last: '2025-03-01T02:00:00',
  reading: {
    use: 'levels',
    well_ndx: null,
    channel: 0,
    measures: 'depth',
    unit: 'ft',
    time_zone: 'America/Chicago',
    first_day: null,
    steps: [],
  },
  is_remembered: false,
  problems: [{ line: 4, what: '“Power loss” is not a reading.' }],
  missing: null as string | null,
  points: [],
  well: null,
  known: [],
  tapes: [],
};
const past = {
  upload_ndx: 4,
  description: 'Winter',
  uploaded_by: 'Ada',
  created_at: '2026-01-02T12:00:00Z',
  status: 'completed',
  file_count: 1,
  rows_stored: 700,
  wells: 'BS-011',
  error: null,
  undone_at: null,
  has_files: true,
  was_run_again: false,
};
const answers = {
  'GET /api/upload-logger-data/active': [],
  'GET /api/upload-logger-data/file-formats': [{ file_format_ndx: 2, file_format_desc: 'Solinst Levelogger text' }],
  'GET /api/ui-list-logger-uploads': [past],
  'GET /api/ui-list-well-options': [],
  'POST /api/upload-logger-data/preview': [shown],
  'POST /api/upload-logger-data': { uploadId: 5 },
  'GET /api/upload-logger-data/status/5': {
    uploadId: 5,
    status: 'completed',
    progress: 100,
    fileCount: 1,
    error: null,
  },
  'DELETE /api/upload-logger-data/4': { readings: 700, days: 30 },
};
const visit = (others: object = {}) =>
  renderAt('/data-management/wells/upload-logger-data', {
    as: 'Administrator',
    may: staffCalls,
    answers: { ...answers, ...others },
  });
const choose = async (file: File) =>
  userEvent.upload(await screen.findByLabelText('Choose logger files'), file, { applyAccept: false });

it('a file is shown as it will be read, asked about, uploaded and followed to its end', async () => {
  const calls = visit();
  await choose(new File(['Data file'], 'mw-1.lev'));
  const card = within(await screen.findByRole('region', { name: 'mw-1.lev' }));
  expect(card.getByText(/Solinst .lev · serial 60653 · “MW-1” · 3 readings/)).toBeTruthy();
  expect(card.getByText('“Power loss” is not a reading.', { exact: false })).toBeTruthy();
  expect(await screen.findByText('Description is required')).toBeTruthy();
  await userEvent.type(screen.getByRole('textbox', { name: /^Description/ }), 'Spring');
  await userEvent.click(await screen.findByRole('button', { name: 'Upload 1 file' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/mw-1.lev, 1 kB/)).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Upload' }));
  await screen.findByText('Upload completed - 1 files processed');
  expect(screen.queryByRole('region', { name: 'mw-1.lev' })).toBeNull();
  expect(calls.filter(({ method, path }) => method === 'POST' && path === '/api/upload-logger-data')).toHaveLength(1);
});

it('processes the stored files of an upload in another way, once that is confirmed', async () => {
  const calls = renderAt('/data-management/wells/upload-logger-data', {
    as: 'Administrator',
    may: staffCalls,
    answers: {
      ...answers,
      'POST /api/upload-logger-data/4/preview': [shown],
      'PUT /api/upload-logger-data/4': { uploadId: 4 },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Process again: Winter' }));
  const section = await screen.findByRole('region', { name: 'Process again: Winter' });
  expect(await within(section).findByText('No settings changed yet.')).toBeTruthy();
  await userEvent.click(await within(section).findByRole('combobox', { name: 'Unit' }));
  await userEvent.click(await screen.findByRole('option', { name: 'm' }));
  expect(await within(section).findByText('Nothing is replaced until you process the files again.')).toBeTruthy();
  await userEvent.click(within(section).getByRole('button', { name: 'Process Again' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Replace the Readings' }));
  expect(await screen.findByText('The files of Winter are being processed again.')).toBeTruthy();
  expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
    readings: { 'mw-1.lev': { ...shown.reading, unit: 'm' } },
  });
});

it('says what keeps a file out, and takes an upload back', async () => {
  visit({
    'POST /api/upload-logger-data/preview': [{ ...shown, missing: 'Choose the well.' }],
    'POST /api/upload-logger-data': () => problem(400, { detail: 'mw-1.lev: This well does not exist.' }),
  });
  await choose(new File(['%PDF'], 'report.pdf'));
  expect(await screen.findByText(/report.pdf: Only .txt files are allowed/)).toBeTruthy();
  await choose(new File(['Data file'], 'mw-1.lev'));
  expect(await screen.findByText('mw-1.lev: Choose the well.')).toBeTruthy();
  await userEvent.click(screen.getAllByRole('link', { name: 'Dashboard' })[0]!);
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Keep editing' }));
  await choose(new File(['Data file, mended'], 'mw-1.lev'));
  expect(screen.getAllByRole('region', { name: 'mw-1.lev' })).toHaveLength(1);
  expect(await screen.findByText(/^Jan 2, 2026, \d/)).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: 'Undo the upload of Winter' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Undo the Upload' }));
  await screen.findByText('700 readings removed, and 30 days from the graphs.');
});
