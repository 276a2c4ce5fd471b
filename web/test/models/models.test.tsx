import { registers } from '@artesian/contract/registers';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Call } from '../support/fake-api.ts';
import { contact, district, open, staffCalls, well } from '../support/records.ts';
import { renderAt } from '../support/render-at.tsx';

const history = [
  {
    at: '2026-03-02T15:00:00Z',
    who: 'sam',
    who_name: 'Sam Okafor',
    operation: 'update',
    request_id: 'second',
    note: null,
    changes: [
      { field: 'well_name', before: 'Old Mill', after: 'Cedar Creek' },
      { field: 'city', before: 'Buda', after: 'Austin' },
    ],
  },
  {
    at: '2026-03-01T15:00:00Z',
    who: 'sam',
    who_name: 'Sam Okafor',
    operation: 'insert',
    request_id: 'first',
    note: null,
    changes: [],
  },
];

const visit = (path: string, answers = {}) =>
  renderAt(path, {
    as: 'Administrator',
    may: staffCalls,
    answers: {
      ...district,
      'GET /api/history/list-wells/11': history,
      'GET /api/history/list-rolodex/5': [],
      ...answers,
    },
  });
const WELL = '/models?register=list-wells&record=11';

/** Answers a save with the record as it then stands. */
const saving = (row: ReturnType<typeof well>) => ({
  'PUT /api/list-wells/11': ({ body }: Call) => open({ ...row, ...(body as object), version: row.version + 1 }),
});
const bodies = (calls: readonly Call[]) => calls.filter(({ method }) => method !== 'GET').map(({ body }) => body);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const acts = () =>
  ['Fetch', 'Publish', 'Unpublish', 'Disable', 'Enable', 'Delete'].filter((name) =>
    screen.queryByRole('button', { name }),
  );

describe('the record browser', () => {
  it('offers every register with what its declaration allows', async () => {
    visit('/models');
    for (const { title } of registers) expect((await screen.findAllByText(title)).length).toBeGreaterThan(0);
    const card = screen.getByRole('link', { name: /^Wells ?Find/ });
    expect(card.textContent).toBe(
      'WellsFind, Fetch, Create, Create and publish, Update, Update and publish, Publish, Unpublish, Disable, Enable',
    );
    await userEvent.click(card);
    await expect.poll(() => window.location.search).toBe('?register=list-wells');
    expect(await screen.findByText('2 rows')).toBeTruthy();
  });

  it('shows in a list what is published, and opens a record in the address', async () => {
    const rows = [
      well({ published_version: 1 }),
      well({ well_ndx: 12, district_well_id: 'BS-012', is_published: false }),
      well({ well_ndx: 13, district_well_id: 'BS-013', published_version: 1, version: 2 }),
    ];
    visit('/models?register=list-wells', { 'GET /api/list-wells': rows });
    await screen.findByText('3 rows');
    const cells = screen
      .getAllByRole('row')
      .slice(1)
      .map(({ textContent }) => /DRAFT|PUBLISHED|UPDATED/.exec(textContent ?? '')?.[0]);
    expect(cells).toEqual(['PUBLISHED', 'DRAFT', 'UPDATED']);
    await press('Open BS-011');
    await expect.poll(() => window.location.search).toBe('?register=list-wells&record=11');
  });

  it('publishes a draft and takes it back, offering only what can be done', async () => {
    const draft = well({ is_published: false });
    const calls = visit(WELL, { 'GET /api/list-wells/11': open(draft), ...saving(draft) });
    await screen.findByRole('button', { name: 'Publish' });
    expect(acts()).toEqual(['Fetch', 'Publish', 'Disable']);
    await press('Publish');
    await expect.poll(() => bodies(calls)).toEqual([{ is_published: true }]);
    await press('Undo');
    await expect.poll(() => bodies(calls)[1]).toEqual({ is_published: false });
  });

  it('saves and publishes what was changed in one act', async () => {
    const published = well({ published_version: 1 });
    const calls = visit(WELL, { 'GET /api/list-wells/11': open(published), ...saving(published) });
    const name = await screen.findByRole('textbox', { name: 'Well Name' });
    expect(acts()).toEqual(['Fetch', 'Unpublish', 'Disable']);
    await userEvent.type(name, ' West');
    await press('Save and publish');
    await expect.poll(() => bodies(calls)).toEqual([{ well_name: 'Cedar Creek West', is_published: true }]);
  });

  it('says nothing of publishing where nothing is published', async () => {
    const calls = visit('/models?register=list-rolodex&record=5', {
      'PUT /api/list-rolodex/5': open(contact({ removed: true, version: 2 })),
    });
    await screen.findByRole('button', { name: 'Disable' });
    expect(acts()).toEqual(['Fetch', 'Disable']);
    expect(screen.queryByText(/DRAFT|PUBLISHED|UPDATED|Publication/)).toBeNull();
    await press('Disable');
    await expect.poll(() => bodies(calls)).toEqual([{ should_remove: true }]);
  });

  it('brings an earlier version back by a save of its own, and undoes that', async () => {
    const calls = visit(WELL, saving(well()));
    await userEvent.click(await screen.findByRole('button', { name: /^Restore this version/ }));
    await expect.poll(() => bodies(calls)).toEqual([{ well_name: 'Old Mill', city: 'Buda' }]);
    await press('Undo');
    await expect.poll(() => bodies(calls)[1]).toEqual({ well_name: 'Cedar Creek', city: 'Austin' });
  });

  it('brings one field back', async () => {
    const calls = visit(WELL, saving(well()));
    await press('Restore this value: City Buda');
    await expect.poll(() => bodies(calls)).toEqual([{ city: 'Buda' }]);
  });

  it('reads rows of a record, adds one there, and deletes it with a way back', async () => {
    const row = {
      ndx: 3,
      well_ndx: 11,
      well_component_ndx: 1,
      top_depth_ft: 10,
      bottom_depth_ft: 20,
      diameter_inches: 6,
      casing_material_ndx: 1,
      screen_material_notes: null,
      version: 1,
    };
    const calls = visit('/models?register=list-wells-completion-components', {
      'GET /api/list-wells-completion-components/11': [row],
      'GET /api/history/list-wells-completion-components/3': [],
      'DELETE /api/list-wells-completion-components/3': new Response(null, { status: 204 }),
      'POST /api/history/list-wells-completion-components/3/restore': new Response(null, { status: 204 }),
    });
    await userEvent.type(await screen.findByRole('combobox', { name: 'Rows of: Well Number' }), 'BS-011');
    await userEvent.click(await screen.findByRole('option', { name: /BS-011/ }));
    await expect.poll(() => window.location.search).toContain('of=11');
    await userEvent.click(await screen.findByRole('button', { name: /^Open #1/ }));
    await press('Delete');
    await press('Undo');
    await expect
      .poll(() => calls.filter(({ method }) => method !== 'GET').map(({ method }) => method))
      .toEqual(['DELETE', 'POST']);
  });

  it('adds a row to the record that it belongs to', async () => {
    const calls = visit('/models?register=list-wells-hydrogeology-formations&of=11&record=0', {
      'GET /api/list-wells-hydrogeology-formations/11': [],
    });
    const depth = await screen.findByRole('textbox', { name: 'Depth to Top' });
    await userEvent.type(depth, '12');
    await press('Create');
    await expect.poll(() => bodies(calls)[0]).toMatchObject({ well_ndx: 11, ft_to_top: 12 });
  });

  it('says that there is no such record', async () => {
    visit('/models?register=history-drought-stage&record=99', { 'GET /api/history-drought-stage': [] });
    expect(await screen.findByText('There is no such month of the drought stage')).toBeTruthy();
    const back = screen.getByRole('button', { name: 'Back to the list' });
    await userEvent.click(back);
    await expect.poll(() => window.location.search).toBe('?register=history-drought-stage');
    expect(within(document.body).queryByText(/There is no such/)).toBeNull();
  });
});
