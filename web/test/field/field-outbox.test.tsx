import 'fake-indexeddb/auto';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import type { Entry } from '../../src/field/outbox/entry.ts';
import { nextToSend, requestOf } from '../../src/field/outbox/order.ts';
import { store } from '../../src/field/outbox/store.ts';
import { nearest, distanceFt } from '../../src/field/select-well/near.ts';
import { tagOf, wellOfTag } from '../../src/field/select-well/tag.ts';
import { problem } from '../support/fake-api.ts';
import { renderAt } from '../support/render-at.tsx';

const owner = 'person-Administrator';
const entry = (more: Partial<Entry>): Entry => ({
  id: crypto.randomUUID(),
  owner,
  kind: 'level',
  about: 'BS-011 · Cedar Creek',
  state: 'waiting',
  opens: '/field-services/well-actions/BS-011/water-levels',
  values: {},
  toSend: { method: 'POST', path: '/api/field-services/well-actions/7/water-levels', body: { wl_meas_val_ft: 12 } },
  writtenAt: Date.now(),
  attempts: 0,
  layout: 1,
  ...more,
});

afterEach(() => Promise.all([store.entries.clear(), store.files.clear(), store.answers.clear()]));

describe('the order of sending', () => {
  it('is by age, photos after records, and nothing before what it belongs to', () => {
    const well = entry({ kind: 'well', writtenAt: 3, state: 'attention' });
    const photo = entry({ kind: 'photo', writtenAt: 1 });
    const ofWell = entry({ after: well.id, writtenAt: 0 });
    const level = entry({ writtenAt: 2 });
    expect(nextToSend([well, photo, ofWell, level], 10)).toBe(level);
    expect(nextToSend([well, photo, ofWell], 10)).toBe(photo);
    expect(nextToSend([well, ofWell], 10)).toBeUndefined();
    expect(nextToSend([{ ...well, state: 'sent' }, ofWell], 10)).toBe(ofWell);
  });

  it('leaves alone what pauses after a failure, drafts, and what a newer app wrote', () => {
    expect(nextToSend([entry({ retryAt: 20 }), entry({ state: 'draft' }), entry({ layout: 99 })], 10)).toBeUndefined();
  });

  it('fills in what the server answered before', () => {
    const well = entry({ kind: 'well', state: 'sent', answer: { well_ndx: 41 } });
    const level = entry({
      after: well.id,
      toSend: { method: 'POST', path: '/api/x/{well_ndx}/y', body: { well: '{well_ndx}' } },
    });
    expect(requestOf(level, [well, level])).toMatchObject({ path: '/api/x/41/y', body: { well: 41 } });
  });
});

describe('the outbox', () => {
  it('sends what waits, says why something was refused, and lets a conflict be settled field by field', async () => {
    const disputed = {
      field: 'well_name',
      base: 'Old',
      mine: 'Mine',
      theirs: 'Theirs',
      who: 'Olga Office',
      at: '2026-01-02T10:00:00+00:00',
    };
    await store.entries.bulkPut([
      entry({ about: 'waits' }),
      entry({ kind: 'inspection', about: 'refused', state: 'attention', reason: 'Inspected By is needed.' }),
      entry({
        kind: 'record',
        about: 'disputed',
        state: 'attention',
        reason: 'Olga Office changed the same since you read it.',
        problem: { conflicts: [disputed], current: { version: 9 } },
        toSend: {
          method: 'PUT',
          path: '/api/field-services/well-actions/well-record/BS-011',
          body: { well_name: 'Mine', city: 'Buda' },
          version: 8,
        },
      }),
      entry({ about: 'of somebody else', owner: 'person-other' }),
    ]);
    localStorage.setItem('artesian.field-in-use', 'true');
    const calls = renderAt('/field-services/outbox', {
      as: 'Administrator',
      answers: {
        'POST /api/field-services/well-actions/7/water-levels': { ndx: 1, version: 1 },
        'PUT /api/field-services/well-actions/well-record/BS-011': { well_ndx: 7, version: 10 },
      },
    });
    expect(await screen.findByText('Inspected By is needed.')).toBeTruthy();
    expect(screen.queryByText('of somebody else')).toBeNull();
    expect(await screen.findByRole('heading', { name: 'Sent (1)' })).toBeTruthy();

    const card = within(screen.getByText('disputed').closest('li')!);
    await userEvent.click(card.getByRole('radio', { name: /Theirs \(Olga Office/ }));
    await userEvent.click(card.getByRole('button', { name: 'Save my choices' }));
    expect(await screen.findByRole('heading', { name: 'Sent (2)' })).toBeTruthy();
    const put = calls.find(({ method }) => method === 'PUT')!;
    expect(put.body).toEqual({ city: 'Buda' });
    expect(put.headers.get('if-match')).toBe('"9"');
    expect(await store.entries.where({ owner: 'person-other' }).count()).toBe(1);
  });

  it('keeps what the server could not take, without a word of alarm, and takes back a discard', async () => {
    await store.entries.put(entry({ about: 'later' }));
    localStorage.setItem('artesian.field-in-use', 'true');
    renderAt('/field-services/outbox', {
      as: 'Administrator',
      answers: {
        'POST /api/field-services/well-actions/7/water-levels': problem(503, { detail: 'The database is away.' }),
      },
    });
    expect(await screen.findByText('The database is away.')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Waiting to be sent (1)' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('later')).toBeTruthy();
    expect(await store.entries.count()).toBe(1);
  });

  it('tries again by itself as soon as the pause after a failure has ended', async () => {
    await store.entries.put(entry({}));
    let calls = 0;
    renderAt('/field-services/outbox', {
      as: 'Administrator',
      answers: {
        'POST /api/field-services/well-actions/7/water-levels': () => {
          calls += 1;
          return calls === 1 ? problem(503, { title: 'Busy.' }) : { ndx: 1, version: 1 };
        },
      },
    });
    await screen.findByRole('heading', { name: 'Sent (1)' }, { timeout: 8000 });
    expect(calls).toBe(2);
  });
});

it('says that what belonged to a discarded entry cannot go', async () => {
  await store.entries.put(entry({ about: 'orphan', after: crypto.randomUUID() }));
  renderAt('/field-services/outbox', { as: 'Administrator' });
  const card = within((await screen.findByText('orphan')).closest('li')!);
  expect(card.getByText(/The entry this belongs to was discarded/)).toBeTruthy();
});

describe('wells around the device', () => {
  it('come nearest first, and a tag or its number names one', () => {
    const wells = [
      { well_ndx: 1, well_id: 'BS-1', lat_dd: 30.2, lon_dd: -97.8 },
      { well_ndx: 2, well_id: 'BS/2', lat_dd: 30.1, lon_dd: -97.8 },
      { well_ndx: 3, well_id: 'BS-3', lat_dd: null, lon_dd: null },
    ] as never[];
    const near = nearest(wells, { latitude: 30.11, longitude: -97.8 }, 5);
    expect(near.map(({ well }) => well.well_ndx)).toEqual([2, 1]);
    // A degree of a great circle of that radius is 364,813 ft.
    expect(distanceFt({ latitude: 30, longitude: -97 }, { latitude: 31, longitude: -97 })).toBeCloseTo(364_813, -2);
    expect(wellOfTag(wells, tagOf('https://wells.example', 'BS/2'))).toBe(wells[1]);
    expect(wellOfTag(wells, ' bs-1 ')).toBe(wells[0]);
    expect(wellOfTag(wells, 'https://elsewhere.example/BS-9')).toBeUndefined();
  });
});
