import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { problem } from '../support/fake-api.ts';
import { district, meter, open, staffCalls } from '../support/records.ts';
import { renderAt } from '../support/render-at.tsx';

const METERS = '/data-management/meter-readings/add-manage-meters';
const WELLS = '/data-management/wells/wells-management';
const posts = (calls: { method: string }[]) => calls.filter(({ method }) => method === 'POST');

function visit(path: string, answers = {}) {
  return renderAt(path, { as: 'Administrator', may: staffCalls, answers: { ...district, ...answers } });
}

async function chooseWell() {
  await userEvent.type(await screen.findByLabelText(/^Setup well/), 'onion');
  await userEvent.click(await screen.findByRole('option', { name: /BS-012/ }));
}

describe('a new meter', () => {
  it('waits for its setup well, then is created and opened', async () => {
    const saved = open(meter({ meter_ndx: 9, meter_id: 'M-009', setup_well_ndx: 12, joined_date: '2025-09-01' }));
    const calls = visit(METERS, {
      'POST /api/list-meters': () => Response.json(saved, { status: 201 }),
      'GET /api/list-meters/9': saved,
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Add' }));
    await screen.findByRole('heading', { name: 'Creating New Meter' });
    expect(screen.getByPlaceholderText('Meter ID will be auto-generated').hasAttribute('readonly')).toBe(true);
    const create = screen.getByRole('button', { name: 'Create' });
    expect(create.getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByText('Still missing: Setup well')).toBeTruthy();

    await chooseWell();
    await userEvent.type(screen.getByRole('textbox', { name: 'Joined' }), '9/1/25');
    expect(screen.getByText('September 1st, 2025')).toBeTruthy();
    expect(create.getAttribute('aria-disabled')).toBe('false');
    await userEvent.click(create);

    expect(await screen.findByText('Data successfully saved!')).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'Editing Existing Meter' })).toBeTruthy();
    expect(posts(calls)).toHaveLength(1);
    expect(posts(calls)[0]).toMatchObject({ body: { setup_well_ndx: 12, joined_date: '2025-09-01', brand: null } });
  });

  it('keeps what is typed while it is being created', async () => {
    let answer: (record: unknown) => void = () => undefined;
    const saved = open(meter({ meter_ndx: 9, meter_id: 'M-009', setup_well_ndx: 12, notes: null }));
    const calls = visit(`${METERS}?edit=0`, {
      'POST /api/list-meters': () => new Promise((resolve) => (answer = resolve)),
      'GET /api/list-meters/9': saved,
    });
    await chooseWell();
    await userEvent.click(screen.getByRole('button', { name: 'Create' }));
    await expect.poll(() => posts(calls)).toHaveLength(1);
    await userEvent.type(screen.getByRole('textbox', { name: 'Notes' }), 'Beside the barn');
    answer(Response.json(saved, { status: 201 }));

    expect(await screen.findByRole('heading', { name: 'Editing Existing Meter' })).toBeTruthy();
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Notes' }).value).toBe('Beside the barn');
    expect(screen.getByText('Changed: Notes')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    expect(await screen.findByRole('heading', { name: 'Creating New Meter' })).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>(/^Setup well/).value).toBe('');
  });

  it('is the same act when the answer was lost and Create is pressed again', async () => {
    let attempts = 0;
    const calls = visit(`${METERS}?edit=0`, {
      'POST /api/list-meters': () => {
        attempts += 1;
        return problem(503, { detail: 'The server is busy.' });
      },
    });
    await chooseWell();
    await userEvent.click(screen.getByRole('button', { name: 'Create' }));
    await expect.poll(() => attempts).toBe(1);
    await userEvent.click(await screen.findByRole('button', { name: 'Create' }));
    await expect.poll(() => attempts).toBe(2);
    const keys = calls.filter(({ method }) => method === 'POST').map(({ headers }) => headers.get('idempotency-key'));
    expect(keys[0]).toBeTruthy();
    expect(keys[1]).toBe(keys[0]);
  });

  it('keeps everything typed when the server refuses, and says why beside the field', async () => {
    visit(`${METERS}?edit=0`, {
      'POST /api/list-meters': () =>
        problem(422, {
          code: 'constraint',
          errors: [{ field: 'retired_date', message: 'The removal date cannot be before the installation date.' }],
        }),
    });
    await chooseWell();
    const retired = screen.getByRole('textbox', { name: 'Retired' });
    await userEvent.type(retired, '1/1/2019');
    await userEvent.click(screen.getByRole('button', { name: 'Create' }));

    const summary = await screen.findByText('There is a problem');
    expect(summary).toBeTruthy();
    expect(retired.getAttribute('aria-invalid')).toBe('true');
    expect((retired as HTMLInputElement).value).toBe('1/1/2019');
    await userEvent.click(
      screen.getByRole('link', { name: 'Retired: The removal date cannot be before the installation date.' }),
    );
    expect(document.activeElement).toBe(retired);
  });

  it('lists what is missing when Create is pressed at once', async () => {
    const calls = visit(`${METERS}?edit=0`);
    await userEvent.click(await screen.findByRole('button', { name: 'Create' }));
    expect(await screen.findByRole('link', { name: 'Setup well: *Required field' })).toBeTruthy();
    expect(document.title).toBe('Error: New meter · Add and Manage Well Meters · Artesian');
    expect(posts(calls)).toEqual([]);
  });

  it('is not offered to who may not create one', async () => {
    renderAt(METERS, { as: 'Administrator', may: ['GET /api/list-meters'], answers: district });
    expect(await screen.findByText('2 rows')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Add' })).toBeNull();
  });
});

describe('a new well', () => {
  it('lists every problem at once and keeps what was typed', async () => {
    const calls = visit(`${WELLS}?edit=0`);
    const latitude = await screen.findByLabelText(/^Latitude/);
    await userEvent.type(latitude, '95');
    await userEvent.type(screen.getByLabelText('Elevation'), 'about six');
    await userEvent.click(screen.getByRole('button', { name: 'Create' }));

    const summary = (await screen.findByText('There is a problem')).closest<HTMLElement>('[role=alert]')!;
    expect(document.activeElement).toBe(summary);
    expect(
      within(summary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Primary Well Use: *Required field',
      'Latitude: Invalid coordinate',
      'Longitude: *Required field',
      'Elevation: Enter a number.',
    ]);
    expect((latitude as HTMLInputElement).value).toBe('95');
    expect(posts(calls)).toEqual([]);
  });

  it('can be neither published nor removed yet', async () => {
    visit(`${WELLS}?edit=0`);
    expect((await screen.findByRole('checkbox', { name: 'Published' })).hasAttribute('disabled')).toBe(true);
    expect(screen.getByRole('checkbox', { name: 'REMOVED' }).hasAttribute('disabled')).toBe(true);
  });
});
