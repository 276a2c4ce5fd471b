import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { problem, type Answers, type Call } from '../support/fake-api.ts';
import { contact, district, open, staffCalls, well } from '../support/records.ts';
import { renderAt } from '../support/render-at.tsx';
import { wellPart, wellWithParts } from '../support/well-parts.ts';

const WELLS = '/data-management/wells/wells-management';
const CONTACTS = '/data-management/well-owners/edit-owner-info';
const MERGE = '/data-management/wells/merge';
const PREVIEW = 'GET /api/merges/list-wells/preview/11/12';
const ACT = 'POST /api/merges/list-wells';

const stamps = { may: undefined };
const whole = (changes: object) => ({
  ...wellPart.location(),
  ...wellPart.details(),
  ...wellPart.hydrogeology(),
  ...wellPart.construction(),
  ...well(),
  ...stamps,
  ...changes,
});

const preview = {
  keep: whole({ version: 3, physical_location_address: null }),
  drop: whole({
    well_ndx: 12,
    district_well_id: 'BS-012',
    version: 4,
    well_name: 'Cedar Crk',
    physical_location_address: '12 Mill Road',
    lat_dd: 30.2011,
    lon_dd: -97.7801,
  }),
  dependents: [
    { kind: 'permit_wells.well_ndx', moved: 2, set_aside: 1 },
    { kind: 'water_levels.well_ndx', moved: 1, set_aside: 0 },
  ],
  filled: [{ column: 'gate_code', value: '4711' }],
};
const merge = {
  merge_ndx: 9,
  kept: 11,
  kept_label: 'BS-011',
  dropped: 12,
  dropped_label: 'BS-012',
  merged_at: '2026-03-04T15:00:00Z',
  merged_by: 'Robin Rivera',
  dependents: preview.dependents,
  undone_at: null,
  undone_by: null,
};
const duplicate = {
  key: 12,
  label: 'BS-012',
  known_by: 'Onion Creek',
  likeness: 7,
  reasons: ['same name', '42 ft apart'],
};

const visit = (path: string, answers: Answers = {}, width = 1440) =>
  renderAt(path, {
    as: 'Administrator',
    may: staffCalls,
    answers: { ...district, ...wellWithParts, [PREVIEW]: preview, ...answers },
    width,
  });

const sentTo = (calls: Call[], call: string) =>
  calls.filter(({ method, path }) => `${method} ${path}` === call).map(({ body }) => body);
const sides = async (field: string) =>
  within(await screen.findByRole('radiogroup', { name: field }))
    .getAllByRole<HTMLInputElement>('radio')
    .map((radio) => `${radio.getAttribute('aria-label')}${radio.checked ? ' ✓' : ''}`);

describe('two wells that are merged', () => {
  it('stand side by side: first where they differ, what is filled chosen over what is empty, and what moves', async () => {
    visit(`${MERGE}?keep=11&drop=12`);
    expect(await sides('Well Name')).toEqual(['BS-011: Cedar Creek ✓', 'BS-012: Cedar Crk']);
    expect(await sides('Well Address')).toEqual(['BS-011: Nothing', 'BS-012: 12 Mill Road ✓']);
    expect(screen.queryByRole('radiogroup', { name: 'City' })).toBeNull();
    expect(screen.getByText(/fields say the same in both/)).toBeTruthy();
    const does = screen.getByRole('region', { name: 'Effects' });
    expect(
      within(does)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['2 links to permits', '1 water level', '1 link to a permit: days that both records share are combined']);
    expect(does.textContent).toContain('Where BS-011 has no value, it is filled in: Gate Code.');
    expect(does.textContent).toContain('its page redirects to BS-011');
  });

  it('become one with what was chosen, a place as a whole; Undo takes it back', async () => {
    const calls = visit(`${MERGE}?keep=11&drop=12`, {
      [ACT]: merge,
      'POST /api/merges/list-wells/9/undo': { ...merge, undone_at: '2026-03-04T15:01:00Z', undone_by: 'Robin Rivera' },
    });
    await userEvent.click(await screen.findByRole('radio', { name: /^BS-012: 30\.2011/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Merge BS-012 into BS-011' }));
    expect(await screen.findByText('BS-012 was merged into BS-011.')).toBeTruthy();
    expect(sentTo(calls, ACT)).toEqual([
      {
        keep: 11,
        drop: 12,
        keep_version: 3,
        drop_version: 4,
        values: { physical_location_address: '12 Mill Road', lat_dd: 30.2011, lon_dd: -97.7801 },
      },
    ]);
    await expect.poll(() => window.location.pathname).toBe(`${WELLS}/11`);
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('BS-012 is a separate well again, with everything linked to it.')).toBeTruthy();
  });

  it('change places when the other one shall be kept', async () => {
    visit(`${MERGE}?keep=11&drop=12`, {
      'GET /api/merges/list-wells/preview/12/11': { ...preview, keep: preview.drop, drop: preview.keep },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Keep BS-012 instead' }));
    expect(await screen.findByRole('button', { name: 'Merge BS-011 into BS-012' })).toBeTruthy();
    expect(window.location.search).toBe('?keep=12&drop=11');
  });

  it('keep what was chosen when somebody else saved one of them first, and when the server refuses', async () => {
    let asked = 0;
    visit(`${MERGE}?keep=11&drop=12`, {
      [PREVIEW]: () => {
        asked += 1;
        return asked === 1 ? preview : { ...preview, keep: { ...preview.keep, version: 5, city: 'Kyle' } };
      },
      [ACT]: ({ body }: Call) =>
        (body as { keep_version: number }).keep_version === 3
          ? problem(412, { detail: 'Someone else has changed this record since you opened it.', code: 'conflict' })
          : problem(409, { detail: 'BS-012 was already merged into BS-013.', code: 'merged' }),
    });
    await userEvent.click(await screen.findByRole('radio', { name: 'BS-012: Cedar Crk' }));
    const act = () => userEvent.click(screen.getByRole('button', { name: 'Merge BS-012 into BS-011' }));
    await act();
    expect(await screen.findByText(/Someone changed one of the two meanwhile/)).toBeTruthy();
    expect(await sides('City')).toEqual(['BS-011: Kyle ✓', 'BS-012: Austin']);
    expect(await sides('Well Name')).toEqual(['BS-011: Cedar Creek', 'BS-012: Cedar Crk ✓']);
    await act();
    expect(await screen.findByText(/Nothing was merged. BS-012 was already merged into BS-013./)).toBeTruthy();
  });

  it('say why they cannot be compared', async () => {
    visit(`${MERGE}?keep=11&drop=12`, {
      [PREVIEW]: problem(404, { detail: 'There is no well 12.', code: 'not-found' }),
    });
    expect(await screen.findByText(/There is no well 12./)).toBeTruthy();
  });
});

describe('records that may be the same', () => {
  const LIKELY = 'GET /api/likely-duplicates/list-wells';
  const pair = {
    one: { key: 11, label: 'BS-011', known_by: 'Cedar Creek' },
    other: duplicate,
    likeness: 7,
    reasons: duplicate.reasons,
  };

  it('are named on the page of one of them with why, and can be compared, or said to be two', async () => {
    const calls = visit(`${CONTACTS}/5`, {
      'GET /api/likely-duplicates/list-rolodex/5': [{ ...duplicate, key: 6, label: 'J. Reyes' }],
      'PUT /api/likely-duplicates/list-rolodex/5/6': new Response(null, { status: 204 }),
    });
    const block = within(await screen.findByRole('region', { name: 'Possible duplicates' }));
    expect(block.getByText('Very likely the same: same name, 42 ft apart')).toBeTruthy();
    const compare = block.getByRole<HTMLAnchorElement>('link', { name: 'Compare and merge with J. Reyes' });
    expect(compare.getAttribute('href')).toBe('/data-management/well-owners/merge?keep=5&drop=6');
    await userEvent.click(block.getByRole('button', { name: 'J. Reyes is not the same' }));
    expect(await screen.findByText('These two contacts will not be suggested again.')).toBeTruthy();
    expect(sentTo(calls, 'PUT /api/likely-duplicates/list-rolodex/5/6')).toEqual([{ are_distinct: true }]);
  });

  it('are listed all together, the first of many', async () => {
    visit(MERGE, { [LIKELY]: { count: 1234, pairs: [pair] } });
    expect(await screen.findByText(/1,234 pairs, the most likely 1 below/)).toBeTruthy();
    await userEvent.click(screen.getByRole('link', { name: 'Compare and merge BS-011 and BS-012' }));
    expect(await screen.findByRole('heading', { name: 'Merge Two Wells' })).toBeTruthy();
  });

  it('are none: said so, with another way', async () => {
    visit(MERGE, { [LIKELY]: { count: 0, pairs: [] } });
    expect(await screen.findByText('No well looks like another')).toBeTruthy();
  });

  it('are any two that are ticked in the list', async () => {
    visit(CONTACTS);
    const boxes = await screen.findAllByLabelText(/^Choose(?! all)/);
    await userEvent.click(boxes[0]!);
    expect(screen.queryByText('Merge…')).toBeNull();
    await userEvent.click(boxes[1]!);
    const link = await screen.findByText<HTMLAnchorElement>('Merge…');
    expect(link.getAttribute('href')).toBe('/data-management/well-owners/merge?keep=5&drop=6');
  });
});

describe('a merged record', () => {
  const ofContacts = { ...merge, kept: 5, kept_label: 'Jordan Reyes', dropped: 6, dropped_label: 'J. Reyes' };

  it('says where it is now, and leads there', async () => {
    visit(`${CONTACTS}/6`, {
      'GET /api/list-rolodex/6': open(contact({ rolo_ndx: 6, r_name: 'J. Reyes', removed: true })),
      'GET /api/merges/list-rolodex/6': [ofContacts],
    });
    expect(await screen.findByText(/This contact was merged into/)).toBeTruthy();
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Jordan Reyes' });
    expect(link.getAttribute('href')).toBe(`${CONTACTS}/5`);
    expect(screen.getByRole('button', { name: 'Undo the merge' })).toBeTruthy();
  });

  it('can be taken out again from the history of the other, or says why not', async () => {
    visit(`${CONTACTS}/5`, {
      'GET /api/history/list-rolodex/5': [],
      'GET /api/merges/list-rolodex/5': [ofContacts],
      'POST /api/merges/list-rolodex/9/undo': problem(409, {
        detail: 'This merge can no longer be undone: 1 well has been changed since, by Ada.',
        code: 'changed',
      }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'History' }));
    const merges = within(await screen.findByRole('list', { name: 'Merges' }));
    expect(merges.getByText('Moved: 2 links to permits, 1 water level.')).toBeTruthy();
    await userEvent.click(merges.getByRole('button', { name: 'Undo the merge of J. Reyes into Jordan Reyes' }));
    expect(await screen.findByText(/Could not undo. This merge can no longer be undone: 1 well has/)).toBeTruthy();
  });

  it('is told of at the public address of the well that is gone', async () => {
    renderAt('/wells/BS-012', {
      answers: { 'GET /api/wells/BS-012': { well_ndx: 11, well_id: 'BS-011', state_well_num: null, is_active: true } },
    });
    expect(await screen.findByText(/BS-012 and BS-011 were found to be the same well./)).toBeTruthy();
  });
});

describe('everything held about a contact', () => {
  it('is saved as a file from its page', async () => {
    const calls = visit(`${CONTACTS}/5`, {
      'GET /api/list-rolodex/5': open(contact()),
      'POST /api/list-rolodex/5/everything': () =>
        new Response('zip', { headers: { 'content-type': 'application/zip' } }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Export all data about this contact' }));
    expect(await screen.findByText(/All data about this contact were saved to a file./)).toBeTruthy();
    await waitFor(() => expect(sentTo(calls, 'POST /api/list-rolodex/5/everything')).toHaveLength(1));
  });
});
