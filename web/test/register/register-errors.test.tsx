import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from 'sonner';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { problem, type Call } from '../support/fake-api.ts';
import { contact, district, meter, open, staffCalls } from '../support/records.ts';
import { renderAt } from '../support/render-at.tsx';

const METER = '/data-management/meter-readings/add-manage-meters/7';
const CONTACT = '/data-management/well-owners/edit-owner-info/5';
const SAVED = 'Data successfully saved!';
const NOT_SAVED = 'There was an error saving the data.';

afterEach(() => vi.restoreAllMocks());

function visit(path: string, answers = {}) {
  return renderAt(path, { as: 'Administrator', may: staffCalls, answers: { ...district, ...answers } });
}

/** Answers the saves one after the other. */
function inTurn(...answers: (() => unknown)[]) {
  let turn = 0;
  return { 'PUT /api/list-meters/7': () => answers[turn++]!() };
}

async function typeBrand(text: string) {
  const brand = await screen.findByRole('textbox', { name: 'Brand' });
  await userEvent.clear(brand);
  await userEvent.type(brand, text);
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const summary = async () => (await screen.findByText('There is a problem')).closest<HTMLElement>('[role=alert]')!;
const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const saved = () => open(meter({ brand: 'A', version: 2 }));

describe('a record that cannot be read', () => {
  it('says so under its heading, with Cancel beside it', async () => {
    const meters = '/data-management/meter-readings/add-manage-meters';
    visit(`${meters}?edit=7`, { 'GET /api/list-meters/7': () => new Response('', { status: 502 }) });
    const editor = within(await screen.findByRole('region', { name: 'Editing Existing Meter' }));
    expect(await editor.findByRole('button', { name: 'Try again' })).toBeTruthy();
    await userEvent.click(editor.getByRole('button', { name: 'Cancel' }));
    await expect.poll(() => window.location.search).toBe('');
  });
});

describe('something unlikely', () => {
  const IN_2100 = 'Joined of 01/01/2100 is in the future.';
  const asks = () =>
    problem(422, { code: 'unlikely', detail: IN_2100, errors: [{ field: 'joined_date', message: IN_2100 }] });

  it('is asked about, and saved as it was entered when it is meant', async () => {
    const calls = visit(METER, inTurn(asks, saved));
    await typeBrand('A');
    await press('Save');
    const question = within(await screen.findByRole('dialog', { name: 'Is this right?' }));
    expect(question.getByText(IN_2100)).toBeTruthy();
    await userEvent.click(question.getByRole('button', { name: 'Save as Entered' }));
    expect(await screen.findByText(SAVED)).toBeTruthy();
    const saves = calls.filter(({ method }) => method === 'PUT');
    expect(saves.map(({ headers }) => headers.get('confirmed-fields'))).toEqual([null, 'joined_date']);
    expect(saves[1]!.body).toEqual(saves[0]!.body);
  });

  it('stays in the form, with the words beside it, when it is to be changed', async () => {
    const calls = visit(METER, inTurn(asks));
    await typeBrand('A');
    await press('Save');
    const question = within(await screen.findByRole('dialog', { name: 'Is this right?' }));
    await userEvent.click(question.getByRole('button', { name: 'Change It' }));
    expect(within(await summary()).getByText(`Joined: ${IN_2100}`)).toBeTruthy();
    expect(await screen.findByRole('textbox', { name: 'Brand' })).toHaveProperty('value', 'A');
    expect(calls.filter(({ method }) => method === 'PUT')).toHaveLength(1);
  });
});

describe('a save that fails', () => {
  it.each([
    ['a lost connection', lost, 'The server cannot be reached. Check the connection and try again.'],
    [
      'a gateway without its server',
      () => new Response('<h1>Bad Gateway</h1>', { status: 502, statusText: 'Bad Gateway' }),
      'The server cannot be reached or is busy. Try again in a moment.',
    ],
    [
      'a fault of the server',
      () => problem(500, { code: 'internal', detail: 'Quote the request id.', request_id: 'request-77' }),
      'Something went wrong on our side. Try again. If it happens again, tell the district office (512-555-0100) and quote request-77.',
    ],
  ])('for %s says so once, and goes with the save that succeeds', async (_case, failure, words) => {
    visit(METER, inTurn(failure, saved));
    await typeBrand('A');
    await press('Save');
    expect(within(await summary()).getByText(words)).toBeTruthy();
    expect(screen.getAllByText(words)).toHaveLength(1);
    expect(await screen.findByText(NOT_SAVED)).toBeTruthy();
    expect(toast.getToasts()).toMatchObject([{ title: NOT_SAVED, duration: 6000 }]);
    await press('Save');
    expect(await screen.findByText(SAVED)).toBeTruthy();
    expect(screen.queryByText(words)).toBeNull();
  });

  it('says that this device is offline', async () => {
    visit(METER, inTurn(lost));
    await typeBrand('A');
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await press('Save');
    expect(within(await summary()).getByText(/^You are offline/)).toBeTruthy();
  });

  it('names the tab of the browser for it', async () => {
    visit(METER, inTurn(lost));
    await typeBrand('A');
    expect(document.title).toBe('M-007 · SN-1 · Add and Manage Well Meters · Artesian');
    await press('Save');
    await waitFor(() => expect(document.title).toMatch(/^Error: M-007 · /));
  });
});

describe('an Undo that failed', () => {
  it('is not said any more once a save succeeds', async () => {
    const answers = [() => open(contact({ removed: true, version: 2 })), lost, () => open(contact({ version: 3 }))];
    visit(CONTACT, { 'PUT /api/list-rolodex/5': () => answers.shift()!() });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'REMOVED' }));
    await press('Save');
    await press('Undo');
    expect(await screen.findByText(/^The server cannot be reached/)).toBeTruthy();
    await press('Restore');
    await waitFor(() => expect(screen.queryByText(/^The server cannot be reached/)).toBeNull());
  });
});

describe('a save whose answer was lost', () => {
  const keys = (calls: Call[]) =>
    calls.filter(({ method }) => method === 'PUT').map(({ headers }) => headers.get('idempotency-key'));

  it('is the same act when Save is pressed again, and another one when something else is entered', async () => {
    const calls = visit(METER, inTurn(lost, lost, saved));
    await typeBrand('A');
    await press('Save');
    await summary();
    await press('Save');
    await expect.poll(() => keys(calls)).toHaveLength(2);
    await typeBrand('B');
    await press('Save');
    await expect.poll(() => keys(calls)).toHaveLength(3);
    const [first, again, other] = keys(calls);
    expect(first).toBeTruthy();
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });
});
