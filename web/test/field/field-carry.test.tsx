import 'fake-indexeddb/auto';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fingerprint } from '../../src/field/carried/fingerprint.ts';
import { everythingToCarry } from '../../src/field/carried/what-to-carry.ts';
import { store } from '../../src/field/outbox/store.ts';
import type { Answers } from '../support/fake-api.ts';
import { staffCalls } from '../support/records.ts';
import { renderAt } from '../support/render-at.tsx';

/** What the browser says of the screens of the app; by default that it has them. */
const keepOnDevice = vi.hoisted(() => vi.fn<() => Promise<boolean>>());
vi.mock('../../src/offline/install.ts', () => ({ keepOnDevice, askToPersist: () => Promise.resolve(true) }));
beforeEach(() => void keepOnDevice.mockResolvedValue(true));

// What a device takes along each time that the home of Field Services is opened.

const api = '/api/field-services';
const well = (well_ndx: number, more = {}) => ({
  well_ndx,
  well_id: `BS-0${well_ndx}`,
  district_well_id: `BS-0${well_ndx}`,
  well_name: 'Cedar Creek',
  version: 1,
  ...more,
});
const visitTo = (well_ndx: number, ir_ndx: number, inspected_by = 'Crew') => ({
  ir_ndx,
  well_ndx,
  inspected_by,
  inspection_date: '2026-05-01T15:00:00Z',
  version: 1,
});

/** Opens the home with the wells and inspections that the district has, and waits until the device has everything. */
async function takeAlong(wells: readonly object[], inspections: readonly object[] = []) {
  openHome(wells, inspections);
  await screen.findByText(/^Ready to work offline/);
  cleanup();
}

function openHome(wells: readonly object[], inspections: readonly object[]) {
  const lists = Object.fromEntries(everythingToCarry.map((path) => [`GET ${path}`, []])) as Answers;
  const carried = { 'carry/wells': wells, 'carry/records': wells, 'carry/inspections': inspections };
  for (const [list, rows] of Object.entries(carried)) lists[`GET ${api}/${list}?as=table`] = rows;
  renderAt('/field-services', { as: 'Administrator', may: staffCalls, width: 390, answers: lists });
}

/** What is kept under addresses of the field, by the address. */
async function kept() {
  const answers = await store.answers.toArray();
  return new Map(
    answers.map(({ key, answer, askedAt }) => [key.replace('person-Administrator ', ''), { answer, askedAt }]),
  );
}

/** Without a connection. */
const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const visitOffline = (path: string) =>
  renderAt(path, {
    as: 'Administrator',
    may: staffCalls,
    width: 390,
    answers: Object.fromEntries(
      [`${api}/carry/wells`, `${api}/wells/BS-011`, `${api}/wells/BS-012`]
        .concat([11, 12].map((ndx) => `${api}/well-actions/${ndx}/inspections`))
        .map((address) => [`GET ${address}`, lost]),
    ),
  });

afterEach(async () => {
  await Promise.all([store.entries.clear(), store.files.clear(), store.answers.clear()]);
});

it('opens the inspections of every well without a connection, with those that there are and the way to a new one', async () => {
  await takeAlong([well(11), well(12)], [visitTo(11, 1, 'Ann'), visitTo(11, 2, 'Ben')]);
  visitOffline('/field-services/well-actions/BS-011/inspection');
  expect((await screen.findAllByRole('link', { name: /^Edit the inspection/ })).length).toBe(2);
  expect(screen.getByRole('link', { name: 'Add New' })).toBeTruthy();
  cleanup();
  visitOffline('/field-services/well-actions/BS-012/inspection');
  expect(await screen.findByText('No inspection records found.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Add New' })).toBeTruthy();
  cleanup();
  visitOffline('/field-services/well-actions/BS-011/inspection/2');
  expect(await screen.findByDisplayValue('Ben')).toBeTruthy();
});

it('writes only what changed since, and says of all of it that it is as of now', async () => {
  await takeAlong([well(11), well(12)], [visitTo(11, 1), visitTo(12, 2)]);
  const before = await kept();
  const record = (ndx: number) => `${api}/well-actions/well-record/BS-0${ndx}`;
  const inspections = (ndx: number) => `${api}/well-actions/${ndx}/inspections`;
  await takeAlong(
    [well(11), well(12, { well_name: 'Dry Creek', version: 2 })],
    [visitTo(11, 1), visitTo(11, 3), visitTo(12, 2)],
  );
  const now = await kept();
  for (const same of [record(11), inspections(12)]) expect(now.get(same)).toEqual(before.get(same));
  expect(now.get(record(12))!.answer).toMatchObject({ well_name: 'Dry Creek' });
  expect(now.get(inspections(11))!.answer).toHaveLength(2);
  for (const changed of [record(12), inspections(11)])
    expect(now.get(changed)!.askedAt).toBeGreaterThan(before.get(changed)!.askedAt);
});

it('drops what it has of wells that were removed, and of inspections that are gone', async () => {
  await takeAlong([well(11), well(12)], [visitTo(11, 1), visitTo(12, 2)]);
  const opened = [`${api}/wells/BS-012`, `${api}/well-actions/12/inspections`, '/api/assoc-wells-to-attachments/12'];
  const owner = 'person-Administrator';
  await store.answers.bulkPut(opened.map((path) => ({ key: `${owner} ${path}`, owner, answer: {}, askedAt: 1 })));
  await takeAlong([well(11)], []);
  await waitFor(async () => {
    const paths = [...(await kept()).keys()];
    expect(paths.filter((path) => /BS-012|\/12(\/|$)|\/inspections$/.test(path) && !/carry/.test(path))).toEqual([]);
    expect(paths).toContain(`${api}/well-actions/well-record/BS-011`);
  });
});

it('tells rows apart by what they hold', () => {
  const texts = Array.from({ length: 20_000 }, (_, row) => JSON.stringify([row, 'BS', null]));
  expect(new Set(texts.map(fingerprint)).size).toBe(texts.length);
  expect(fingerprint('["a"]')).toBe(fingerprint('["a"]'));
});

it('is ready once the screens are on the device too, and not where the browser cannot keep them', async () => {
  let answer: (isKept: boolean) => void = () => undefined;
  keepOnDevice.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  openHome([well(11)], []);
  await screen.findByText(/^Downloading the app\. Stay online\. Wells, meters and lists as of/);
  answer(true);
  await screen.findByText(/^Ready to work offline\. Wells, meters and lists as of/);
  cleanup();
  keepOnDevice.mockResolvedValue(false);
  openHome([well(11)], []);
  await screen.findByText(/^Wells, meters and lists as of/);
  expect(screen.getByText(/cannot open the app offline/)).toBeTruthy();
  expect(screen.queryByText(/Ready to work/)).toBeNull();
});
