import { wellCompletion } from '@artesian/contract/wells/well-parts';
import type { Row } from '@artesian/contract/language/register';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { planChange } from '../../src/register/bulk/plan-change.ts';
import { problem, type Call } from '../support/fake-api.ts';
import { permit, permitOffice } from '../support/permits.ts';
import { district, listedWell, open, staffCalls, well } from '../support/records.ts';
import { renderAt } from '../support/render-at.tsx';

const WELLS = '/data-management/wells/wells-management?filter.is_published=';
const MANY = 'PUT /api/list-wells';
const cedar = well();
const onion = well({ well_ndx: 12, district_well_id: 'BS-012', well_name: 'Onion Creek', city: 'Buda', version: 4 });

/** The wells as they are told to be, and the calls that change many of them. */
function visit({ wells = [cedar, onion], answers = {}, may = staffCalls, width = 1440 } = {}) {
  const listed = wells.map(({ well_ndx, district_well_id }) => listedWell({ well_ndx, district_well_id }));
  const calls = renderAt(WELLS, {
    as: 'Administrator',
    may,
    answers: { ...district, 'GET /api/list-wells': wells, 'GET /api/ui-list-wm-wells': listed, ...answers },
    width,
  });
  return () => calls.filter(({ method, path }) => `${method} ${path}` === MANY);
}

/** Saves as the server does: each row named with its change, under the next version. */
const savingOf =
  (...wells: Row[]) =>
  ({ body }: Call) =>
    (body as Row[]).map((change) => {
      const was = wells.find(({ well_ndx }) => well_ndx === change.well_ndx)!;
      return open({ ...was, ...change, version: change.version + 1 });
    });

async function changeAll(field: string) {
  await userEvent.click(await screen.findByLabelText(/^Select all/));
  await userEvent.click(screen.getByText(/^Change [\d,]+ wells?$/));
  const dialog = within(await screen.findByRole('dialog', { name: /^Change/ }));
  await userEvent.click(dialog.getByRole('combobox', { name: 'Field' }));
  await userEvent.click(await screen.findByRole('option', { name: field }));
  return dialog;
}

async function preview() {
  const rows = within(await screen.findByRole('region', { name: 'Preview' })).getAllByRole('row');
  return rows.slice(1).map((row) => [...row.children].map(({ textContent }) => textContent));
}

const save = () => userEvent.click(screen.getByText(/^Save( [\d,]+ wells?)?$/));
const newCity = () => screen.findByLabelText<HTMLInputElement>('New City');

describe('the change of one field in many wells', () => {
  it('shows what each has now and will have, saves all of them in one call, and takes it back', async () => {
    const sent = visit({ answers: { [MANY]: savingOf(cedar, onion) } });
    await changeAll('City');
    await userEvent.type(await newCity(), 'Kyle');
    expect(await screen.findByText('2 wells will change.')).toBeTruthy();
    expect(await preview()).toEqual([
      ['BS-011 · Cedar Creek', 'Austin', 'Kyle'],
      ['BS-012 · Onion Creek', 'Buda', 'Kyle'],
    ]);
    await save();
    expect(await screen.findByText('City was changed in 2 wells.')).toBeTruthy();
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(screen.getByText('Undo'));
    expect(await screen.findByText('City was restored in 2 wells.')).toBeTruthy();
    expect(sent().map(({ body }) => body)).toEqual([
      [
        { well_ndx: 11, version: 1, city: 'Kyle' },
        { well_ndx: 12, version: 4, city: 'Kyle' },
      ],
      [
        { well_ndx: 11, version: 2, city: 'Austin' },
        { well_ndx: 12, version: 5, city: 'Buda' },
      ],
    ]);
    const keys = sent().map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set([...keys, null]).size).toBe(3);
  });

  it('counts those that have the value already, and leaves them alone', async () => {
    const sent = visit({ answers: { [MANY]: savingOf(onion) } });
    await changeAll('City');
    await userEvent.type(await newCity(), 'Austin');
    expect(await screen.findByText('1 well will change. 1 already has this value.')).toBeTruthy();
    await save();
    expect(await screen.findByText('City was changed in 1 well.')).toBeTruthy();
    expect(sent().map(({ body }) => body)).toEqual([[{ well_ndx: 12, version: 4, city: 'Austin' }]]);
  });

  it('empties a field only where that is said', async () => {
    const sent = visit({ answers: { [MANY]: savingOf(cedar, onion) } });
    await changeAll('City');
    expect(await screen.findByText('Enter the new value to see what changes.')).toBeTruthy();
    await save();
    expect(document.activeElement).toBe(await newCity());
    expect(sent()).toEqual([]);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Leave it empty' }));
    expect(await preview()).toEqual([
      ['BS-011 · Cedar Creek', 'Austin', 'Nothing'],
      ['BS-012 · Onion Creek', 'Buda', 'Nothing'],
    ]);
    await save();
    await expect.poll(() => sent().map(({ body }) => (body as Row[])[0]!.city)).toEqual([null]);
  });

  it('says who was saved by somebody else meanwhile, saves nothing, and goes on from theirs', async () => {
    let theirs = onion;
    const late = () => {
      theirs = { ...onion, city: 'Manor', version: 5 };
      return problem(412, { code: 'conflict', current: theirs, errors: [{ field: '1', message: 'Changed.' }] });
    };
    const answers = {
      'GET /api/list-wells': () => [cedar, theirs],
      [MANY]: (call: Call) => (theirs === onion ? late() : savingOf(cedar, theirs)(call)),
    };
    const sent = visit({ answers });
    await changeAll('City');
    await userEvent.type(await newCity(), 'Kyle');
    await save();
    const refusal = await screen.findByText(/^Nothing was saved/);
    expect(refusal.textContent).toContain('Someone else saved BS-012 · Onion Creek meanwhile.');
    expect((await newCity()).value).toBe('Kyle');
    expect((await preview())[0]).toEqual(['BS-012 · Onion Creek', expect.stringMatching(/^Manor/), 'Kyle']);
    await save();
    expect(await screen.findByText('City was changed in 2 wells.')).toBeTruthy();
    expect((sent().at(-1)!.body as Row[]).map(({ version }) => version)).toEqual([1, 5]);
  });

  it('names the well that is refused', async () => {
    const refused = problem(422, { errors: [{ field: '1.city', message: 'There is no such city.' }] });
    visit({ answers: { [MANY]: refused } });
    await changeAll('City');
    await userEvent.type(await newCity(), 'Atlantis');
    await save();
    expect(await screen.findByText('Nothing was saved. BS-012 · Onion Creek: There is no such city.')).toBeTruthy();
  });

  it('keeps what was entered when the answer is lost, and asks again under the same key', async () => {
    let isLost = true;
    const lose = () => {
      isLost = false;
      throw new TypeError('Failed to fetch');
    };
    const sent = visit({ answers: { [MANY]: (call: Call) => (isLost ? lose() : savingOf(cedar, onion)(call)) } });
    await changeAll('City');
    await userEvent.type(await newCity(), 'Kyle');
    await save();
    expect(await screen.findByText(/^The server cannot be reached/)).toBeTruthy();
    expect((await newCity()).value).toBe('Kyle');
    await save();
    expect(await screen.findByText('City was changed in 2 wells.')).toBeTruthy();
    const keys = sent().map(({ headers }) => headers.get('idempotency-key'));
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  });

  it('offers no Undo where a value could not be entered again, and says so before', async () => {
    const older = well({ primary_use_ndx: 999 });
    visit({ wells: [older, onion], answers: { [MANY]: savingOf(older, onion) } });
    const dialog = await changeAll('Primary Well Use');
    await userEvent.type(dialog.getByRole('combobox', { name: 'New Primary Well Use' }), 'Irrig');
    await userEvent.click(await screen.findByRole('option', { name: 'Irrigation' }));
    expect(await screen.findByText(/This cannot be undone: the value of 1 well may no longer be entered/)).toBeTruthy();
    await save();
    expect(await screen.findByText('Primary Well Use was changed in 2 wells.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('offers what the screen names, on a phone too, and not what tells wells apart', async () => {
    visit({ width: 390 });
    await userEvent.click((await screen.findAllByRole('checkbox', { name: /BS-012/ }))[0]!);
    await userEvent.click(screen.getByRole('button', { name: 'Change 1 well' }));
    await userEvent.click(await screen.findByRole('combobox', { name: 'Field' }));
    const offered = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
    expect(offered).toContain('Published');
    expect(offered).not.toContain('Latitude');
  });

  it('keeps the focus on the page when the wells leave the list by the change', async () => {
    let isSaved = false;
    const published = [listedWell({ well_ndx: 11 }), listedWell({ well_ndx: 12, district_well_id: 'BS-012' })];
    const put = (call: Call) => {
      isSaved = true;
      return savingOf(cedar, onion)(call);
    };
    visit({ answers: { [MANY]: put, 'GET /api/ui-list-wm-wells': () => (isSaved ? [] : published) } });
    const dialog = await changeAll('Published');
    expect(dialog.getByRole('checkbox', { name: 'Published' })).toBeTruthy();
    await save();
    await expect.poll(() => screen.queryByRole('button', { name: 'Change 2 wells' })).toBeNull();
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    await expect.poll(() => document.activeElement?.textContent).toContain('Columns');
    expect(document.activeElement).not.toBe(document.body);
  });

  it('says how many are changed at most', async () => {
    const numbers = Array.from({ length: 1001 }, (_, index) => index + 1);
    visit({ wells: numbers.map((well_ndx) => well({ well_ndx, district_well_id: `BS-${well_ndx}` })) });
    await userEvent.click(await screen.findByLabelText(/^Select all/));
    await userEvent.click(screen.getByText('Change 1,001 wells'));
    expect(await screen.findByText(/^At most 1,000 wells are changed at once, and 1,001 are chosen/)).toBeTruthy();
  });

  it('is not offered to who may not', async () => {
    visit({ may: staffCalls.filter((call) => call !== MANY) });
    await userEvent.click(await screen.findByLabelText(/^Select all/));
    expect(await screen.findByText('2 chosen')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Change 2 wells' })).toBeNull();
  });
});

it('leaves out what the rules of the register keep from changing, and says why', () => {
  const row = { well_ndx: 1, version: 1, driller_ndx: 3, driller_add_new: false, temp_new_driller: null };
  const other = { ...row, well_ndx: 2, driller_add_new: true, temp_new_driller: 'Ada Auger' };
  const plan = planChange(wellCompletion, [row, other, { well_ndx: 3, version: 1 }], [row, other], {
    field: 'driller_ndx',
    value: 4,
  });
  expect(plan.changing.map(({ key }) => key)).toEqual([1]);
  expect(plan.leftOut.map(({ key, reason }) => [key, reason])).toEqual([
    [2, 'Driller does not apply to this well.'],
    [3, 'This well no longer exists.'],
  ]);
});

describe('the change of one field in many permits', () => {
  it('offers what changes without an amendment, and takes it back', async () => {
    const [one, other] = [permit(), permit({ permit_ndx: 2, permit_number: 'B2-25', notes: 'Old', version: 3 })];
    const MANY_PERMITS = 'PUT /api/list-permits';
    const calls = renderAt('/data-management/permit-records/permits-management', {
      as: 'Administrator',
      may: staffCalls,
      answers: {
        ...permitOffice,
        'GET /api/list-permits': [one, other],
        [MANY_PERMITS]: ({ body }: Call) =>
          (body as Row[]).map((change) =>
            open({ ...(change.permit_ndx === 1 ? one : other), ...change, version: change.version + 1 }),
          ),
      },
    });
    await userEvent.click(await screen.findByLabelText(/^Select all/));
    await userEvent.click(screen.getByText('Change 2 permits'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change 2 permits' }));
    await userEvent.click(dialog.getByRole('combobox', { name: 'Field' }));
    expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
      'Allocation Distribution Type',
      'Aquifer Group',
      'Special Provisions',
      'Notes',
      'Alternate Contact',
      'Billing Contact',
      'Meter Readings Contact',
    ]);
    await userEvent.click(screen.getByRole('option', { name: 'Notes' }));
    await userEvent.click(await dialog.findByLabelText('New Notes'));
    await userEvent.paste('Seen in 2026');
    expect(await preview()).toEqual([
      ['H12-24-1 · Onion Creek', 'Nothing', 'Seen in 2026'],
      ['B2-25 · Onion Creek', 'Old', 'Seen in 2026'],
    ]);
    await userEvent.click(screen.getByText('Save 2 permits'));
    expect(await screen.findByText('Notes was changed in 2 permits.')).toBeTruthy();
    await userEvent.click(screen.getByText('Undo'));
    const sent = () => calls.filter(({ method, path }) => `${method} ${path}` === MANY_PERMITS).map(({ body }) => body);
    await expect.poll(sent).toEqual([
      [
        { permit_ndx: 1, version: 1, notes: 'Seen in 2026' },
        { permit_ndx: 2, version: 3, notes: 'Seen in 2026' },
      ],
      [
        { permit_ndx: 1, version: 2, notes: null },
        { permit_ndx: 2, version: 4, notes: 'Old' },
      ],
    ]);
  });
});
