import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { problem, type Call } from '../support/fake-api.ts';
import { staffCalls } from '../support/records.ts';
import { renderAt } from '../support/render-at.tsx';

const SCREEN = '/reports-and-analysis/query-and-download';
const RECORDS = 'GET /api/query-and-download/fetch-data-records';
const COUNT = 'POST /api/query-and-download/count-data';

const well = (well_ndx: number, well_class: string | null, is_permitted: boolean) => ({
  well_ndx,
  well_id: `57-64-${well_ndx}`,
  is_permitted,
  well_class,
});
const classes = [
  { well_class_ndx: 1, well_class_name: 'Domestic' },
  { well_class_ndx: 2, well_class_name: 'Industrial' },
];
const answers = {
  [`${RECORDS}/q-d-data-wells`]: [well(1, 'Domestic', true), well(2, 'Industrial', false), well(3, null, false)],
  [`${RECORDS}/q-d-data-permits`]: [],
  'GET /api/query-and-download/fetch-data-input/q-d-list-well-class': classes,
  [`${COUNT}/q-d-data-wells`]: { count: 3 },
  [`${COUNT}/q-d-data-permits`]: { count: 7 },
  [`${COUNT}/q-d-data-wl-data`]: { count: 1_000_000 },
};
const visit = (search = '', others: object = {}) =>
  renderAt(`${SCREEN}${search}`, { as: 'Administrator', may: staffCalls, answers: { ...answers, ...others } });

const section = async (name: string) => within(await screen.findByRole('region', { name }));
const available = async (words: string) => (await section('Available Records')).findByText(words);
const asked = (calls: Call[], path: string) => calls.filter((call) => call.path.includes(path)).map(({ body }) => body);
const selected = async () => (await section('Wells')).findAllByRole('button', { name: /^Leave out/ });

describe('Query and Download', () => {
  it('turns a box from unset to yes, to no and back, counts each time and shows what it leaves', async () => {
    const calls = visit();
    await available('3 wells available');
    expect(await selected()).toHaveLength(3);
    const box = screen.getByRole('checkbox', { name: /Is Permitted/ });
    for (const [words, left] of [
      ['Is Permitted (yes)', 1],
      ['Is Permitted (no)', 2],
      ['Is Permitted (any)', 3],
    ] as const) {
      await userEvent.click(box);
      expect(screen.getByRole('checkbox', { name: words })).toBe(box);
      expect(await selected()).toHaveLength(left);
      if (left < 3) await waitFor(() => expect(asked(calls, 'count-data')).toHaveLength(left + 1));
    }
    // What was counted a moment ago is not counted again.
    expect(asked(calls, 'count-data')).toEqual([{}, { is_permitted: true }, { is_permitted: false }]);
    expect(window.location.search).toBe('');
  });

  it('reads its question from the address, forgets picks that filters hide, and needs one of each list', async () => {
    visit('?well_class=["Domestic","Industrial"]&only=[1,2]');
    expect(await selected()).toHaveLength(2);
    const toggle = async (option: string) => {
      await userEvent.click((await section('Filters')).getByRole('combobox', { name: 'Well Classification' }));
      expect(screen.getByRole('option', { name: 'Not set' })).toBeTruthy();
      await userEvent.click(screen.getByRole('option', { name: option }));
      await userEvent.keyboard('{Escape}');
    };
    await toggle('Domestic');
    expect(await selected()).toHaveLength(1);
    expect(window.location.search).toContain('only=%5B2%5D');
    await toggle('Industrial');
    await available('Please fill out the form to see available records');
    expect(screen.getByText('Well Classification is required')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    await available('3 wells available');
    expect(window.location.search).toBe('');
  });

  it('finds a record, takes it alone, and leaves it out again', async () => {
    visit();
    await selected();
    await userEvent.type(screen.getByRole('combobox', { name: 'Find wells' }), '57642');
    await userEvent.click(await screen.findByRole('option', { name: '57-64-2' }));
    expect(await screen.findByText('1 well of the 3 matching.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Leave out 57-64-2' }));
    expect(await screen.findByText('Wells is required')).toBeTruthy();
  });

  it('begins anew with another focus, and asks nothing more of what has no filters', async () => {
    const calls = visit('?is_permitted=true');
    await userEvent.click(await screen.findByRole('button', { name: 'Permits' }));
    await available('7 permits available');
    expect(asked(calls, 'count-data/q-d-data-permits')).toEqual([{ is_active: true, is_deleted: false }]);
    expect(window.location.search).toBe('?focus=permits');
    await userEvent.click(screen.getByRole('button', { name: 'Water Levels' }));
    await available('1,000,000 water levels available');
    expect(calls.some(({ path }) => path.includes('fetch-data-records/q-d-data-wl-data'))).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: 'Other Formats' }));
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Excel workbook (XLSX)',
      'GeoJSON',
      'GeoPackage',
      'Data dictionary (CSV)',
    ]);
  });

  it('prepares the CSV without what is not included, and says so when it is there', async () => {
    const file = new Response('well_ndx\r\n1\r\n', {
      headers: { 'content-disposition': 'attachment; filename="barton-springs-data-wells_all_2026-03-01.csv"' },
    });
    let finish: (response: Response) => void = () => undefined;
    const calls = visit('', {
      'POST /api/query-and-download/fetch-data-csv/q-d-data-wells': () =>
        new Promise<Response>((resolve) => (finish = resolve)),
    });
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    await available('3 wells available');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Location Info' }));
    await userEvent.click(screen.getByRole('button', { name: 'Download CSV' }));
    expect(screen.getByRole('button', { name: 'Preparing...' }).hasAttribute('disabled')).toBe(true);
    await waitFor(() =>
      expect(asked(calls, 'fetch-data-csv')).toEqual([
        { conditions: {}, excludeFields: [], excludePatterns: ['loc_'] },
      ]),
    );
    finish(file);
    expect(await screen.findByText('CSV file successfully added to download folder.')).toBeTruthy();
    expect(saved.mock.contexts).toMatchObject([{ download: 'barton-springs-data-wells_all_2026-03-01.csv' }]);
    saved.mockRestore();
  });

  it('says what could not be fetched, counted or downloaded', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    visit('', {
      [`${RECORDS}/q-d-data-wells`]: () => problem(403, { detail: 'Not for you.' }),
      [`${COUNT}/q-d-data-wells`]: () => problem(503, { code: 'unavailable', detail: 'Busy.' }),
      'POST /api/query-and-download/fetch-data-csv/q-d-data-wells': () =>
        problem(503, { code: 'busy', detail: 'Busy.' }),
    });
    expect(await screen.findByText('Error fetching data: Not for you.')).toBeTruthy();
    await available('The records could not be counted. You can still download them.');
    await userEvent.click(screen.getByRole('button', { name: 'Download CSV' }));
    expect(await screen.findByText('Failed to download CSV file.')).toBeTruthy();
    expect(await screen.findByText(/^Error downloading file\./)).toBeTruthy();
    vi.mocked(console.error).mockRestore();
  });

  it('keeps a query under a name, also for all staff, and asks it again', async () => {
    const kept: object[] = [];
    visit('?is_permitted=true&left=["owner"]', {
      'GET /api/saved-views/query-and-download': () => kept,
      'PUT /api/saved-views/query-and-download': ({ body }: Call) => {
        kept.push({ saved_view_ndx: 1, is_own: true, saved_by: 'Ada', ...(body as object) });
        return kept[0];
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Queries' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Saved queries' }));
    await userEvent.type(dialog.getByLabelText('Name of this query'), 'Permitted');
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Share with all staff' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await userEvent.click(await dialog.findByRole('button', { name: /Permitted.*Shared by you/ }));
    expect(kept).toMatchObject([{ is_shared: true, view: { filters: { is_permitted: 'true', left: '["owner"]' } } }]);
    expect(window.location.search).toContain('is_permitted=true');
  });

  it('has a saved query sent by e-mail on a day, and stopped', async () => {
    const query = { saved_view_ndx: 7, view_name: 'Permitted', view: { filters: {} }, is_own: true, saved_by: 'Ada' };
    let mails: object[] = [];
    const calls = visit('', {
      'GET /api/saved-views/query-and-download': [query],
      'GET /api/query-mails': () => ({ hindrance: null, mails }),
      'PUT /api/query-mails/7': ({ body }: Call) => {
        mails = [{ saved_view_ndx: 7, ...(body as object), last: null }];
        return mails[0];
      },
      'DELETE /api/query-mails/7': () => {
        mails = [];
        return new Response(null, { status: 204 });
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Queries' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Send Permitted by e-mail' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Permitted by e-mail' }));
    await userEvent.click(dialog.getByRole('combobox', { name: 'How often' }));
    await userEvent.click(screen.getByRole('option', { name: 'Every month' }));
    await userEvent.click(dialog.getByRole('combobox', { name: 'On day' }));
    await userEvent.click(screen.getByRole('option', { name: '31' }));
    expect(dialog.getByText('In shorter months, on the last day.')).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await userEvent.click(
      await screen.findByRole('button', { name: 'Permitted is sent by e-mail monthly on day 31', hidden: true }),
    );
    const stopping = within(await screen.findByRole('dialog', { name: 'Permitted by e-mail' }));
    await userEvent.click(stopping.getByRole('button', { name: 'Stop' }));
    expect(await screen.findByText('The query is no longer sent by e-mail.')).toBeTruthy();
    expect(calls.filter(({ path }) => path.startsWith('/api/query-mails/')).map(({ method }) => method)).toEqual([
      'PUT',
      'DELETE',
    ]);
  });
});
