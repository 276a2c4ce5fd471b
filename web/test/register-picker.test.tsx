import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { problem } from './support/fake-api.ts';
import { district, meter, open, staffCalls, well } from './support/records.ts';
import { renderAt } from './support/render-at.tsx';

const METERS = '/data-management/meter-readings/add-manage-meters';

const words = (well_ndx: number, well_contact: string, permit_name: string) => ({
  well_ndx,
  well_contact,
  permit_name,
});

const wells = {
  'GET /api/list-wells': [
    well({ well_name: 'Windmill Well', state_well_num: '5857389' }),
    well({ well_ndx: 12, district_well_id: 'BS-012', well_name: 'Onion Creek' }),
    well({ well_ndx: 13, district_well_id: 'BS-013', well_name: 'Old Farm', removed: true }),
  ],
  'GET /api/ui-list-permit-well-records': [
    words(11, 'Hill Country Ranch', 'Hill Country #1'),
    words(12, 'Upwell Water Supply', 'Upwell Municipal'),
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
      .poll(() => screen.queryAllByRole('option').map(({ textContent }) => textContent), { timeout: 15_000 })
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
      well({ well_ndx: 2000 + index, district_well_id: `BS-${2000 + index}` }),
    );
    visit({ 'GET /api/list-wells': many });
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
    expect(screen.getByText('“BS” is not chosen. Choose one from the list.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Create' }));
    const link = await screen.findByRole('link', { name: 'Setup well: “BS” is not chosen. Choose one from the list.' });
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
    visit({ 'GET /api/list-wells': () => (isThere ? [well()] : problem(404, {})) }, `${METERS}/7`);
    expect(await screen.findByText('The list could not be loaded.', { exact: false })).toBeTruthy();
    expect((await picker()).value).toBe('#11 (name not loaded)');
    isThere = true;
    await userEvent.click(screen.getAllByRole('button', { name: 'Try again' })[0]!);
    await expect.poll(async () => (await picker()).value).toBe('BS-011');
  });

  it('of an empty list are not waited for', async () => {
    visit({ 'GET /api/list-wells': [] });
    await userEvent.click(await picker());
    expect(await screen.findByText('There is nothing to choose from yet.')).toBeTruthy();
  });
});

describe('a well whose number means unset in a lookup', () => {
  it('is chosen like any other', async () => {
    const named = { well_ndx: 999, district_well_id: 'BS-999' };
    visit(
      { 'GET /api/list-wells': [well(named)], 'GET /api/list-meters/7': open(meter({ setup_well_ndx: 999 })) },
      `${METERS}/7`,
    );
    await expect.poll(async () => (await picker()).value).toBe('BS-999');
    expect(screen.getByText('No changes yet')).toBeTruthy();
  });
});
