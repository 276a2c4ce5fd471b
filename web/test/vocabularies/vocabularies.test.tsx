import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { problem } from '../support/fake-api.ts';
import { staffCalls } from '../support/records.ts';
import { renderAt } from '../support/render-at.tsx';

const LISTS = '/data-management/manage-lists/vocabularies';
const asStaff = { as: 'Administrator' as const, may: staffCalls };
const word = (key: number, name: string, changes: object = {}) => ({
  key,
  word: name,
  says: {},
  retired: false,
  kept: null,
  stays: null,
  used: [],
  version: 1,
  ...changes,
});
const zones = [word(1, 'Eastern'), word(2, 'Western', { used: [{ in: 'wells', count: 1204 }] }), word(3, 'Middle')];

describe('Lists to Choose From', () => {
  it('are found by what they are about, with how many words they have', async () => {
    renderAt(LISTS, {
      ...asStaff,
      answers: {
        'GET /api/vocabularies': [
          { name: 'management-zones', title: 'Management Zones', group: 'Place', offered: 6, retired: 1 },
        ],
      },
    });
    const place = within(await screen.findByRole('region', { name: 'Place' }));
    expect(place.getByRole('link', { name: 'Management Zones' }).getAttribute('href')).toBe(
      `${LISTS}/management-zones`,
    );
    expect(place.getByText('6 terms, 1 retired')).toBeTruthy();
  });

  it('are put in order, and stand as before where that was not kept', async () => {
    const sent: unknown[] = [];
    const answers = [() => null, () => problem(500, { detail: 'The server is in trouble.' })];
    renderAt(`${LISTS}/management-zones`, {
      ...asStaff,
      answers: {
        'GET /api/vocabularies/management-zones': () => (sent.length === 1 ? [zones[1], zones[0], zones[2]] : zones),
        'POST /api/vocabularies/management-zones/order': ({ body }: { body: unknown }) => {
          sent.push(body);
          return answers.shift()!();
        },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Move Western up' }));
    await waitFor(() => expect(sent).toEqual([{ keys: [2, 1, 3] }]));
    await userEvent.click(await screen.findByRole('button', { name: 'Move Western down' }));
    expect(await screen.findByText(/The order could not be saved/)).toBeTruthy();
  });

  it('keep what is typed over what the server refuses, and say it where it belongs', async () => {
    const sent: unknown[] = [];
    const twice = 'The list already has “Eastern”.';
    const answers = [() => problem(400, { errors: [{ field: 'word', message: twice }] }), () => null];
    renderAt(`${LISTS}/management-zones`, {
      ...asStaff,
      answers: {
        'GET /api/vocabularies/management-zones': zones,
        'PUT /api/vocabularies/management-zones/2': ({ body }: { body: unknown }) => {
          sent.push(body);
          return answers.shift()!();
        },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Western' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Western' }));
    const input = dialog.getByRole<HTMLInputElement>('textbox', { name: /Term/ });
    await userEvent.clear(input);
    await userEvent.type(input, 'eastern');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText(twice)).toBeTruthy();
    expect(input.value).toBe('eastern');
    await userEvent.type(input, ' Hays');
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Offered by forms' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent.at(-1)).toEqual({ word: 'eastern Hays', says: {}, retired: true });
  });

  it('are merged into a word that is chosen; one that is used is not deleted', async () => {
    const sent: unknown[] = [];
    renderAt(`${LISTS}/management-zones`, {
      ...asStaff,
      answers: {
        'GET /api/vocabularies/management-zones': zones,
        'POST /api/vocabularies/management-zones/merge': ({ body }: { body: unknown }) => {
          sent.push(body);
          return { changed: 1204, word_act_ndx: 7 };
        },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Merge Western with another term' }));
    expect(screen.queryByRole('button', { name: 'Delete Western' })).toBeNull();
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/1,204 in wells/)).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Merge' }));
    expect(dialog.getByText('Choose the term to keep.')).toBeTruthy();
    await userEvent.click(dialog.getByRole('combobox', { name: /Term to keep/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Middle' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Merge' }));
    expect(await screen.findByText('1,204 rows now use Middle, and Western was deleted.')).toBeTruthy();
    expect(sent).toEqual([{ drop: 2, keep: 3 }]);
  });

  it('come back from what was merged and deleted, and say what stays', async () => {
    const act = (word_act_ndx: number, told: string, more: object = {}) => ({
      word_act_ndx,
      lists: ['management-zones'],
      told,
      words: 1,
      rows: 1204,
      acted_at: '2026-11-20T10:00:00Z',
      acted_by: 'Ada Administrator',
      undone_at: null,
      undone_by: null,
      ...more,
    });
    const undone: string[] = [];
    renderAt(`${LISTS}/management-zones`, {
      ...asStaff,
      answers: {
        'GET /api/vocabularies/management-zones': zones,
        'GET /api/word-acts': [
          act(7, '“West” was merged with “Western”.'),
          act(6, '“East” was merged with “Eastern”.', { undone_at: '2026-11-21T10:00:00Z', undone_by: 'Bo' }),
          act(5, 'Of another list.', { lists: ['counties'] }),
        ],
        'POST /api/word-acts/7/undo': ({ path }: { path: string }) => {
          undone.push(path);
          return { words: 1, restored: 1200, stayed: 4 };
        },
      },
    });
    const past = within(await screen.findByRole('region', { name: 'Merged and Deleted' }));
    expect(past.getAllByRole('listitem')).toHaveLength(2);
    expect(past.getAllByRole('button')).toHaveLength(1);
    await userEvent.click(past.getByRole('button', { name: 'Undo: “West” was merged with “Western”.' }));
    expect(
      await screen.findByText('1 term is back, used by 1,200 rows again. 4 rows were changed since and stay.'),
    ).toBeTruthy();
    expect(undone).toEqual(['/api/word-acts/7/undo']);
  });

  it('of other places are shown before they go at once', async () => {
    let isFailing = true;
    const lists = [
      { name: 'counties', title: 'Counties', deleted: ['Travis', 'Hays'], stay: 1 },
      { name: 'aquifers', title: 'Aquifers', deleted: [], stay: 3 },
    ];
    renderAt(`${LISTS}?places=delete`, {
      ...asStaff,
      answers: {
        'GET /api/vocabularies': [],
        'POST /api/place-words/preview': { lists },
        'POST /api/place-words/delete-unused': () =>
          isFailing ? problem(503, { code: 'unavailable', detail: 'Not now.' }) : { lists, word_act_ndx: 8 },
      },
    });
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete the terms of other places?' }));
    expect(await dialog.findByText('Travis, Hays (1 term stays)', { exact: false })).toBeTruthy();
    expect(dialog.queryByText('Aquifers:')).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete 2 terms' }));
    expect(await dialog.findByText('Could not delete. Not now.')).toBeTruthy();
    isFailing = false;
    await userEvent.click(dialog.getByRole('button', { name: 'Delete 2 terms' }));
    expect(await screen.findByText('2 terms were deleted.')).toBeTruthy();
  });

  it('say why a word stays, and ask for what each word says', async () => {
    const sent: unknown[] = [];
    const says = { permit_status_group_name: 'Active', ends_permit: false, allows_pumping: true };
    renderAt(`${LISTS}/permit-statuses`, {
      ...asStaff,
      answers: {
        'GET /api/vocabularies/permit-statuses': [
          word(1, 'Active', { kept: 'Permits begin with it.', stays: 'Permits begin with it.', says }),
        ],
        'PUT /api/vocabularies/permit-statuses/1': ({ body }: { body: unknown }) => void sent.push(body),
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Active' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Active' }));
    expect(dialog.getByRole<HTMLInputElement>('textbox', { name: /Term/ }).disabled).toBe(true);
    expect(dialog.getByText('Permits begin with it.')).toBeTruthy();
    await userEvent.click(dialog.getByRole('checkbox', { name: /Ends the Permit/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent).toEqual([{ says: { ...says, ends_permit: true } }]));
  });
});
