import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { problem } from '../support/fake-api.ts';
import { district, meter, meterOption, open, staffCalls, wellOption } from '../support/records.ts';
import { renderAt } from '../support/render-at.tsx';

const WELLS = '/data-management/wells/wells-management';
const METERS = '/data-management/meter-readings/add-manage-meters';

const wells = {
  'GET /api/ui-list-well-options': [
    wellOption({ known_by: 'Windmill Well · 5857389 · Hill Country Ranch · Hill Country #1' }),
    wellOption({ well_ndx: 12, label: 'BS-012', known_by: 'Onion Creek · Upwell Water Supply · Upwell Municipal' }),
    wellOption({ well_ndx: 13, label: 'BS-013', known_by: 'Old Farm', removed: true }),
  ],
};

function visit(answers = {}, path = `${METERS}?edit=0`) {
  return renderAt(path, { as: 'Administrator', may: staffCalls, answers: { ...district, ...wells, ...answers } });
}

const picker = () => screen.findByLabelText<HTMLInputElement>(/^Setup well/);
const offered = () => screen.findAllByRole('option');

describe('the picker of a well', () => {
  it.each([
    ['wndmill well', /^BS-011/],
    ['well windmil', /^BS-011/],
    ['57389', /^BS-011/],
    ['58-57-389', /^BS-011/],
    ['bs012', /^BS-012/],
    ['upwell', /^BS-012/],
    ['municipal', /^BS-012/],
  ])('finds %j', async (typed, name) => {
    visit();
    await userEvent.click(await picker());
    await userEvent.paste(typed);
    await expect
      .poll(() => screen.queryAllByRole('option').map(({ textContent }) => textContent))
      .toEqual([expect.stringMatching(name)]);
  });

  it('says so when nothing matches', async () => {
    visit();
    await userEvent.click(await picker());
    await userEvent.paste('zzzz');
    expect(await screen.findByText('Nothing matches “zzzz”.')).toBeTruthy();
  });

  it('says how many more there are', async () => {
    const many = Array.from({ length: 3000 }, (_, index) =>
      wellOption({ well_ndx: 2000 + index, label: `BS-${2000 + index}` }),
    );
    visit({ 'GET /api/ui-list-well-options': many });
    await userEvent.click(await picker());
    expect(await screen.findByText('49 of 3,000 are shown. Type to find the others.')).toBeTruthy();
    expect(await offered()).toHaveLength(49);
  });

  it('chooses the only well that matches what is left in it', async () => {
    visit();
    await userEvent.click(await picker());
    await userEvent.paste('onion');
    await userEvent.tab();
    expect((await picker()).value).toBe('BS-012');
    expect(screen.getByText('Ready to be created')).toBeTruthy();
  });

  it('keeps what is left in it and matches no one well, and says that it is not chosen', async () => {
    const calls = visit();
    await userEvent.click(await picker());
    await userEvent.paste('BS');
    await userEvent.tab();
    expect((await picker()).value).toBe('BS');
    expect(screen.getByText('“BS” is not in the list. Choose one from the list.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Create' }));
    const link = await screen.findByRole('link', {
      name: 'Setup well: “BS” is not in the list. Choose one from the list.',
    });
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
    await userEvent.click(link);
    await userEvent.clear(await picker());
    await userEvent.tab();
    expect((await picker()).value).toBe('');
  });
});

describe('a chosen well', () => {
  it('stands first when the list opens, so that Enter leaves it', async () => {
    const calls = visit({ 'GET /api/list-meters/7': open(meter({ setup_well_ndx: 12 })) }, `${METERS}/7`);
    await expect.poll(async () => (await picker()).value).toBe('BS-012');
    await userEvent.click(await picker());
    expect((await offered()).map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^BS-012/),
      expect.stringMatching(/^BS-011/),
    ]);
    await userEvent.keyboard('{Enter}');
    expect((await picker()).value).toBe('BS-012');
    expect(calls.filter(({ method }) => method === 'PUT')).toEqual([]);
  });
});

describe('names that cannot be loaded', () => {
  it('are said to be missing at the input, and asked for again', async () => {
    let isThere = false;
    visit({ 'GET /api/ui-list-well-options': () => (isThere ? [wellOption()] : problem(404, {})) }, `${METERS}/7`);
    expect(await screen.findByText('The list could not be loaded.', { exact: false })).toBeTruthy();
    expect((await picker()).value).toBe('#11 (name not loaded)');
    isThere = true;
    await userEvent.click(screen.getAllByRole('button', { name: 'Try again' })[0]!);
    await expect.poll(async () => (await picker()).value).toBe('BS-011');
  });

  it('of an empty list are not waited for', async () => {
    visit({ 'GET /api/ui-list-well-options': [] });
    await userEvent.click(await picker());
    expect(await screen.findByText('No options yet.')).toBeTruthy();
  });
});

it('what was chosen from a list as it was before is said to have no name, stays, and is named when the list is loaded again', async () => {
  let uses: object[] = [];
  const calls = visit({ 'GET /api/ui-list-wm-primary-well-use': () => uses }, `${WELLS}/11`);
  const input = await screen.findByLabelText<HTMLInputElement>(/^Primary Well Use/);
  await expect.poll(() => input.value).toBe('#1 (not in the list)');
  const hint = document.getElementById(input.getAttribute('aria-describedby')!)!;
  expect(hint.textContent).toContain('It is not in the list. It is kept until you choose another.');
  uses = [{ well_use_ndx: 1, well_use_name: 'Domestic' }];
  await userEvent.click(within(hint).getByRole('button', { name: 'Reload the list' }));
  await expect.poll(() => input.value).toBe('Domestic');
  expect(hint.textContent).not.toContain('no name');
  expect(calls.filter(({ method }) => method !== 'GET')).toEqual([]);
});

describe('a well whose number means unset in a lookup', () => {
  it('is chosen like any other', async () => {
    const named = wellOption({ well_ndx: 999, label: 'BS-999' });
    visit(
      { 'GET /api/ui-list-well-options': [named], 'GET /api/list-meters/7': open(meter({ setup_well_ndx: 999 })) },
      `${METERS}/7`,
    );
    await expect.poll(async () => (await picker()).value).toBe('BS-999');
    expect(screen.getByText('No changes yet')).toBeTruthy();
  });
});

describe('a picker', () => {
  it('reads the slim lists alone, not the registers', async () => {
    const calls = visit({}, `${METERS}/7`);
    await expect.poll(async () => (await picker()).value).toBe('BS-011');
    await userEvent.click(await picker());
    await offered();
    const lists = calls.map(({ path }) => path).filter((path) => /list-(wells|meters)$|records$|options$/.test(path));
    expect(new Set(lists)).toEqual(new Set(['/api/ui-list-well-options', '/api/ui-list-meter-options']));
  });

  it('names a removed well that is chosen, and does not offer it again', async () => {
    visit({ 'GET /api/list-meters/7': open(meter({ setup_well_ndx: 13 })) }, `${METERS}/7`);
    await expect.poll(async () => (await picker()).value).toBe('BS-013');
    await userEvent.clear(await picker());
    await userEvent.type(await picker(), 'farm');
    expect(await screen.findByText('Nothing matches “farm”.')).toBeTruthy();
  });
});

describe('the meter that a meter replaces', () => {
  const meters = {
    'GET /api/ui-list-meter-options': [
      meterOption(),
      meterOption({ meter_ndx: 8, label: 'M-008', wells: [11, 12] }),
      meterOption({ meter_ndx: 9, label: 'M-009', wells: [12] }),
    ],
  };
  const replaced = () => screen.findByLabelText<HTMLInputElement>('Replaces meter');
  const said = async () => document.getElementById((await replaced()).getAttribute('aria-describedby')!)?.textContent;
  const labels = async () => (await offered()).map(({ textContent }) => textContent?.slice(0, 5));

  it('is offered of those that measured the setup well, itself left out', async () => {
    visit(meters, `${METERS}/7`);
    await expect.poll(async () => (await picker()).value).toBe('BS-011');
    await userEvent.click(await replaced());
    expect(await labels()).toEqual(['M-008']);
  });

  it('is any while no setup well is chosen', async () => {
    visit(meters);
    await userEvent.click(await replaced());
    expect(await labels()).toEqual(['M-007', 'M-008', 'M-009']);
  });

  it('stays when another setup well is chosen that it has not measured, and says so', async () => {
    const chosen = meter({ replaces_meter_ndx: 9, setup_well_ndx: 12 });
    const calls = visit(
      {
        ...meters,
        'GET /api/list-meters/7': open(chosen),
        'PUT /api/list-meters/7': open({ ...chosen, setup_well_ndx: 11, version: 2 }),
      },
      `${METERS}/7`,
    );
    await expect.poll(async () => (await replaced()).value).toBe('M-009');
    expect(await said()).toBe('');
    await userEvent.clear(await picker());
    await userEvent.type(await picker(), 'windmill');
    await userEvent.click(await screen.findByRole('option', { name: /BS-011/ }));
    expect((await replaced()).value).toBe('M-009');
    expect(await said()).toBe('It has not measured the setup well. It is kept until you choose another.');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect
      .poll(() => calls.filter(({ method }) => method === 'PUT').map(({ body }) => body))
      .toEqual([{ setup_well_ndx: 11 }]);
  });
});

describe('beside a picker', () => {
  it.each([
    ['BS-011', `${METERS}/7`, `${WELLS}/11`],
    ['M-008', `${METERS}/7`, `${METERS}/8`],
    ['Jordan Reyes', `${WELLS}/11`, '/data-management/well-owners/edit-owner-info/5'],
  ])('a link opens what is chosen (%s) in a new tab', async (name, path, href) => {
    visit({ 'GET /api/list-meters/7': open(meter({ replaces_meter_ndx: 8 })) }, path);
    const link = await screen.findByRole('link', { name: `Open ${name} in a new tab` });
    expect(link.getAttribute('href')).toBe(href);
    expect(link.getAttribute('target')).toBe('_blank');
  });

  it('a link adds what is in no list yet, which can be chosen on coming back', async () => {
    let isAdded = false;
    visit({
      'GET /api/ui-list-well-options': () =>
        isAdded ? [wellOption(), wellOption({ well_ndx: 14, label: 'BS-014' })] : [wellOption()],
    });
    const link = await screen.findByRole('link', { name: 'Add a new well in a new tab' });
    expect(link.getAttribute('href')).toBe(`${WELLS}?edit=0`);
    expect(link.getAttribute('target')).toBe('_blank');
    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await userEvent.click(link);
    isAdded = true;
    window.dispatchEvent(new Event('focus'));
    await userEvent.type(await picker(), '014');
    await userEvent.click(await screen.findByRole('option', { name: /BS-014/ }));
    expect((await picker()).value).toBe('BS-014');
    expect(screen.queryByRole('link', { name: 'Add a new well in a new tab' })).toBeNull();
  });

  it('nothing is added by who may not', async () => {
    renderAt(`${METERS}?edit=0`, {
      as: 'Administrator',
      may: staffCalls.filter((call) => call !== 'POST /api/list-wells'),
      answers: { ...district, ...wells },
    });
    expect(await picker()).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Add a new meter in a new tab' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Add a new well in a new tab' })).toBeNull();
  });
});
