import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { refuseEach } from '../support/bad-inputs.ts';
import { problem, type Answers, type Call } from '../support/fake-api.ts';
import { permitOffice } from '../support/permits.ts';
import { open, staffCalls } from '../support/records.ts';
import { renderAt } from '../support/render-at.tsx';

const GROUPS = '/data-management/permit-records/permit-groups-management';
const PATCH = '/api/list-permit-groups/3';
/** The tests' district is in Texas; nobody runs them in the hour in which its fiscal year begins. */
const YEAR = new Date().getFullYear() + Number(new Date().getMonth() >= 8);

const group = (linked_permits: number[], version = 1) => ({
  permit_group_ndx: 3,
  linked_permits,
  permit_group_name: 'Two Creeks',
  permit_tier_ndx: 1,
  tier_now: 'Tier 1',
  coming_tier: null,
  coming_tier_from: null,
  notes: null,
  removed: false,
  removed_timestamp: null,
  removed_by: null,
  version,
  created_timestamp: '2025-01-02T15:00:00Z',
  created_by: 'Avery Adams',
  updated_timestamp: null,
  updated_by: null,
});
const shortPermit = (permit_ndx: number, permit_number: string) => ({
  permit_ndx,
  permit_number,
  permit_name: 'Onion Creek',
  permit_status_desc: 'Active',
  permit_type_desc: 'Historical',
  authorized_volume_gal: 12_000_000,
  volume_now_gal: 12_000_000,
  coming_volume_gal: null,
  coming_volume_from: null,
  permit_name_for_groups_management: permit_number,
});
const numbers = ['', 'H1-24-1', 'H2-24-1', 'H3-24-1'];

/** A group of one permit, as a server keeps it. */
function visit(path: string, answers: Answers = {}) {
  let linked = [1];
  let version = 1;
  const calls = renderAt(path, {
    as: 'Administrator',
    may: staffCalls,
    answers: {
      ...permitOffice,
      'GET /api/list-permit-groups': [group([1])],
      'GET /api/list-permit-groups/3': () => open(group(linked, version)),
      [`GET /api/ui-list-permits/3/${YEAR}`]: () => linked.map((one) => shortPermit(one, numbers[one]!)),
      'GET /api/ui-list-permit-options': [1, 2, 3].map((permit_ndx) => ({
        permit_ndx,
        label: numbers[permit_ndx],
        known_by: 'Onion Creek',
        removed: false,
      })),
      'GET /api/ui-list-permit-tiers': [{ permit_tier_ndx: 1, permit_tier_name: 'Tier 1' }],
      [`PATCH ${PATCH}`]: ({ body }: Call) => {
        ({ linked_permits: linked } = body as { linked_permits: number[] });
        version += 1;
        return open(group(linked, version));
      },
      ...answers,
    },
  });
  const patches = () =>
    calls
      .filter(({ method }) => method === 'PATCH')
      .map(({ headers, body }) => [
        headers.get('if-match'),
        (body as { linked_permits: number[] }).linked_permits.join(),
      ]);
  return { calls, patches };
}

const grid = async () => within(await screen.findByRole('grid', { name: 'Linked permits' }));
async function link(number: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'Link a permit' }));
  await userEvent.keyboard(number);
  await userEvent.click(await screen.findByRole('option', { name: new RegExp(number) }));
  await userEvent.click(screen.getByRole('heading', { name: 'Linked Permits' }));
  await userEvent.tab();
}

describe('permit groups', () => {
  it('are listed with how many permits they have, and cannot go without a name', async () => {
    const { calls } = visit(GROUPS);
    const table = within(await screen.findByRole('table', { name: 'Permit Groups Management' }));
    expect(await table.findByText('Two Creeks')).toBeTruthy();
    expect(table.getByText('Tier 1')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Add Permit Group' }));
    const form = await screen.findByRole('form', { name: 'Permit Group Information' });
    expect(within(form).getByText('Still missing: Name')).toBeTruthy();
    const required = /\*Required field/;
    await refuseEach(
      form,
      [
        [
          ['Name', 'n'.repeat(201), /at most 200 characters/],
          ['Notes', 'n'.repeat(4001), /at most 4000 characters/],
        ],
        [['Name', ' ', required]],
        [['Name', '\t', required]],
      ],
      'Create',
    );
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  const coming = { ...group([1]), permit_tier_ndx: 2, coming_tier: 'Tier 2', coming_tier_from: YEAR + 1 };

  it('say in their list the tier that is coming', async () => {
    visit(GROUPS, { 'GET /api/list-permit-groups': [coming] });
    const table = within(await screen.findByRole('table', { name: 'Permit Groups Management' }));
    expect(await table.findByText(`Tier 1, Tier 2 from ${YEAR + 1}`)).toBeTruthy();
  });

  it('say which tier holds now, and in their history which one held when', async () => {
    visit(`${GROUPS}/3`, {
      'GET /api/list-permit-groups': [coming],
      'GET /api/list-permit-groups/3': open(coming),
      'GET /api/ui-list-permit-group-tiers/3': [
        { permit_group_ndx: 3, permit_tier_ndx: 2, permit_tier_name: 'Tier 2', from_year: YEAR + 1, to_year: 9999 },
        { permit_group_ndx: 3, permit_tier_ndx: 1, permit_tier_name: 'Tier 1', from_year: 0, to_year: YEAR },
      ],
      'GET /api/permit-memberships/of-group/3': [],
      'GET /api/history/list-permit-groups/3': [],
    });
    expect(await screen.findByText(`Tier 1 holds now, Tier 2 from fiscal year ${YEAR + 1} on.`)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: /^History/ }));
    const history = await screen.findByRole('list', { name: 'Tiers' });
    expect(
      within(history)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([`Tier 2 from fiscal year ${YEAR + 1} on.`, `Tier 1 through ${YEAR}.`]);
  });

  it('get permits linked, replaced and delinked, each time by naming all of them', async () => {
    const { patches } = visit(`${GROUPS}/3`);
    await (await grid()).findByRole('rowheader', { name: /H1-24-1/ });
    await link('H2-24-1');
    await expect.poll(patches).toEqual([['"1"', '1,2']]);
    await userEvent.click(await (await grid()).findByRole('rowheader', { name: /H2-24-1/ }));
    await userEvent.keyboard('H3-24-1');
    await userEvent.click(await screen.findByRole('option', { name: /H3-24-1/ }));
    await userEvent.click(screen.getByRole('heading', { name: 'Linked Permits' }));
    await userEvent.tab();
    await expect.poll(() => patches().at(-1)).toEqual(['"2"', '1,3']);
    await (await grid()).findByRole('rowheader', { name: /H3-24-1/ });
    await userEvent.click((await grid()).getByRole('button', { name: /^Delink.*H1-24-1/ }));
    await expect.poll(() => patches().at(-1)).toEqual(['"3"', '3']);
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect.poll(() => patches().at(-1)).toEqual(['"4"', '3,1']);
  });

  it('have the permits of the fiscal year that is chosen, and a change holds from it on', async () => {
    const { calls } = visit(`${GROUPS}/3`, {
      [`GET /api/ui-list-permits/3/${YEAR - 2}`]: [shortPermit(2, 'H2-24-1')],
    });
    await (await grid()).findByRole('rowheader', { name: /H1-24-1/ });
    await userEvent.click(screen.getByRole('combobox', { name: 'Fiscal Year' }));
    await userEvent.click(await screen.findByRole('option', { name: String(YEAR - 2) }));
    await (await grid()).findByRole('rowheader', { name: /H2-24-1/ });
    expect((await grid()).queryByRole('rowheader', { name: /H1-24-1/ })).toBeNull();
    expect(screen.getByText(/A change takes effect this year/)).toBeTruthy();
    await userEvent.click((await grid()).getByRole('button', { name: /^Delink.*H2-24-1/ }));
    await expect
      .poll(() => calls.find(({ method }) => method === 'PATCH')?.body)
      .toEqual({ linked_permits: [], fiscal_year: YEAR - 2 });
  });

  it('ask for the reason where a permit comes into them in a closed year', async () => {
    const effects = {
      asks_month: false,
      asks_year: false,
      holds_from: `${YEAR}-09`,
      next_open_month: `${YEAR}-09`,
      needs_reason: true,
      closed_years: [YEAR - 1],
      months: [],
      tiers: [],
      moves_permits: true,
    };
    const { calls } = visit(`${GROUPS}/3`, {
      [`PATCH ${PATCH}`]: ({ headers }: Call) =>
        headers.get('effects') === 'ask'
          ? problem(422, { code: 'effects', detail: 'Nothing was saved yet. Review what this changes.', effects })
          : open(group([1, 3], 2)),
    });
    const asked = async () => within(await screen.findByRole('dialog', { name: 'Correct a closed fiscal year?' }));
    await userEvent.click(await (await grid()).findByRole('button', { name: /^Delink.*H1-24-1/ }));
    await userEvent.click((await asked()).getByRole('button', { name: 'Cancel' }));
    expect((await screen.findAllByText(/You canceled the change\./)).length).toBeGreaterThan(0);
    await link('H3-24-1');
    const dialog = await asked();
    expect(dialog.getByText(`Fiscal year ${YEAR - 1} is closed. The reason is kept in the history.`)).toBeTruthy();
    expect(dialog.getByText('No volumes change; they are reported under a different permit group.')).toBeTruthy();
    await userEvent.type(dialog.getByRole('textbox', { name: /^Reason for the correction/ }), 'Board order');
    await userEvent.click(dialog.getByRole('button', { name: 'Save Correction' }));
    const saved = () => calls.findLast(({ method, headers }) => method === 'PATCH' && headers.get('effects') === null);
    await expect.poll(() => saved()?.headers.get('correction-reason')).toBe('Board%20order');
    expect(saved()!.body).toEqual({ linked_permits: [1, 3], fiscal_year: YEAR });
  });

  it('tell in their history which permits came and went', async () => {
    const who = { at: '2025-05-06T14:00:00Z', who: 'person-2', who_name: 'Sam Okafor', from_year: YEAR };
    const WHY = 'The Board’s order of 2025.';
    const here = { permit_group_ndx: 3, permit_group_name: 'Two Creeks' };
    visit(`${GROUPS}/3`, {
      'GET /api/history/list-permit-groups/3': [],
      'GET /api/permit-memberships/of-group/3': [
        { ...who, permit_ndx: 2, permit_number: 'H2-24-1', before: here, after: null, note: WHY },
        { ...who, permit_ndx: 1, permit_number: 'H1-24-1', before: null, after: here, note: null },
      ],
    });
    await userEvent.click(await screen.findByRole('button', { name: 'History' }));
    const told = within(await screen.findByRole('list', { name: 'Linked Permits' })).getAllByRole('listitem');
    expect(told.map(({ textContent }) => textContent?.split(', by')[0])).toEqual([
      `H2-24-1 delinked from fiscal year ${YEAR} on`,
      `H1-24-1 linked from fiscal year ${YEAR} on`,
    ]);
    expect(told.map(({ textContent }) => textContent.endsWith(`Note: ${WHY}`))).toEqual([true, false]);
  });

  it('say why a permit of another group cannot be linked', async () => {
    const words = 'H2-24-1 stands in the group Uplands already.';
    visit(`${GROUPS}/3`, {
      [`PATCH ${PATCH}`]: () =>
        problem(400, { code: 'validation', errors: [{ field: 'linked_permits', message: words }] }),
    });
    await (await grid()).findByRole('rowheader', { name: /H1-24-1/ });
    await link('H2-24-1');
    expect((await screen.findAllByText(new RegExp(words))).length).toBeGreaterThan(0);
  });
});
