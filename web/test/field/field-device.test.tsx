import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { writeBackup } from '../../src/field/outbox/backup.ts';
import { store } from '../../src/field/outbox/store.ts';
import { fillIn, inputOf } from '../support/bad-inputs.ts';
import { staffCalls } from '../support/records.ts';
import { renderAt } from '../support/render-at.tsx';

// What the device does to what is kept on it: it may be full, and it may have been written by another version of the app.

const LEVELS = '/api/field-services/well-actions/11/water-levels';

afterEach(async () => {
  vi.restoreAllMocks();
  await Promise.all([store.entries.clear(), store.files.clear(), store.answers.clear()]);
});

it('sends what the first version of the app kept, and keeps what a newer one wrote', async () => {
  const owner = 'person-Administrator';
  const first = {
    id: '11111111-1111-4111-8111-111111111111',
    owner,
    kind: 'level',
    about: 'BS-011 · Cedar Creek',
    state: 'waiting',
    opens: '/field-services/well-actions/BS-011/water-levels',
    values: { wl_meas_val_ft: '12' },
    toSend: { method: 'POST', path: LEVELS, body: { wl_meas_val_ft: 12 } },
    writtenAt: Date.now(),
    attempts: 0,
    layout: 1,
  };
  const newer = { ...first, id: '22222222-2222-4222-8222-222222222222', about: 'of tomorrow', layout: 99 };
  store.close();
  await keptByFirstVersion([first, newer]);
  await store.open();

  const calls = renderAt('/field-services/outbox', {
    as: 'Administrator',
    may: staffCalls,
    answers: { [`POST ${LEVELS}`]: { ndx: 1 } },
  });
  await screen.findByRole('region', { name: 'Sent' });
  expect(within(screen.getByRole('region', { name: 'Waiting to be sent' })).getByText('of tomorrow')).toBeTruthy();
  const posted = calls.filter(({ method }) => method === 'POST');
  expect(posted.map(({ body }) => body)).toEqual([{ wl_meas_val_ft: 12 }]);
  // By it the server tells this device's own changes from those of others with the same account.
  expect(posted[0]!.headers.get('device-id')).toMatch(/^[\w-]{36}$/);
  const backup = JSON.parse(await (await writeBackup(owner)).text()) as { entries: object[] };
  expect(backup.entries).toEqual([newer]);
});

it('says that the device is full, loses nothing of what is typed, and keeps it when there is room', async () => {
  const calls = renderAt('/field-services/well-actions/BS-011/water-levels', {
    as: 'Administrator',
    may: staffCalls,
    width: 390,
    answers: {
      'GET /api/field-services/wells/BS-011': { well_ndx: 11, district_well_id: 'BS-011', well_name: 'Cedar Creek' },
      [`POST ${LEVELS}`]: { ndx: 1 },
    },
  });
  const form = await screen.findByRole('form');
  const makeRoom = fillDevice();
  await fillIn(form, 'Measurement', '130.25');
  await within(form).findByText(/^This device is full and cannot save your entries/);
  const submit = within(form).getByText('Submit', { selector: 'button' });
  await userEvent.click(submit);
  await screen.findByText('This device is full. Nothing more can be saved on it.');
  expect((await inputOf(form, 'Measurement')).value).toBe('130.25');
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);

  makeRoom();
  await userEvent.click(submit);
  await screen.findByText('Form submitted successfully.');
  await waitFor(() => expect(screen.queryByText(/^This device is full/)).toBeNull());
  expect(calls.find(({ path }) => path === LEVELS)?.body).toMatchObject({ wl_meas_val_ft: 130.25 });
});

/** As browsers end a transaction that finds no room; ends with what is returned. */
function fillDevice(): () => void {
  // oxlint-disable-next-line typescript/unbound-method -- it is applied to the store that is asked
  const { put } = IDBObjectStore.prototype;
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...given) {
    const request = put.apply(this, given);
    const { transaction } = this as unknown as { transaction: { _abort: (error: string) => void } };
    // oxlint-disable-next-line no-underscore-dangle -- there is no other way to have it end for want of room
    if (this.name === 'entries') transaction._abort('QuotaExceededError');
    return request;
  });
  return () => full.mockRestore();
}

/** Lays the device's database out as the first version did, whatever the app does now. */
async function keptByFirstVersion(entries: readonly object[]) {
  await settled(indexedDB.deleteDatabase('artesian.field'));
  const request = indexedDB.open('artesian.field', 10);
  request.addEventListener('upgradeneeded', () => {
    const kept = request.result.createObjectStore('entries', { keyPath: 'id' });
    kept.createIndex('owner', 'owner');
    kept.createIndex('[owner+state]', ['owner', 'state']);
    request.result.createObjectStore('files', { keyPath: 'id' }).createIndex('owner', 'owner');
    request.result.createObjectStore('answers', { keyPath: 'key' }).createIndex('owner', 'owner');
    for (const entry of entries) kept.put(entry);
  });
  const database = await settled(request);
  database.close();
}

const settled = <Result,>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('not opened')));
  });
