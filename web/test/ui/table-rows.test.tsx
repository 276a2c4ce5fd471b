import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readXlsx } from 'hucre/xlsx';
import { describe, expect, it, vi } from 'vitest';
import { DataTable } from '../../src/ui/table/DataTable.tsx';
import type { DataTableProps } from '../../src/ui/table/table-props.ts';
import { district, listedMeter, staffCalls } from '../support/records.ts';
import { renderAt } from '../support/render-at.tsx';
import { drawnStyle } from '../support/drawn-style.ts';
import { ofPermits, permitColumns, permits, renderTables, showFilters, type Permit } from '../support/render-table.tsx';

const METERS = '/data-management/meter-readings/add-manage-meters';

const visit = (path: string, answers = {}, width = 1440) =>
  renderAt(path, { as: 'Administrator', may: staffCalls, answers: { ...district, ...answers }, width });

const show = (props: Partial<DataTableProps<Permit>> = {}, width = 1440) =>
  renderTables('/', () => <DataTable {...ofPermits} {...props} />, width);
const rowOf = async (name: string) => within((await screen.findByRole('rowheader', { name })).closest('tr')!);
const headers = () => screen.getAllByRole('columnheader', { hidden: true }).map(({ textContent }) => textContent);

describe('rows of a table', () => {
  it('lead to their records by real links', async () => {
    visit(METERS);
    const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'M-007' });
    expect(new URL(link.href).pathname).toBe(`${METERS}/7`);
    await userEvent.click(link);
    await expect.poll(() => window.location.pathname).toBe(`${METERS}/7`);
  });

  it('are opened by a double click, but not by one on a button', async () => {
    const opened: string[] = [];
    show({
      onOpen: ({ id }) => opened.push(id),
      actions: [{ label: ({ id }) => `Print ${id}`, icon: '🖶', onAct: () => undefined }],
    });
    const row = await rowOf('P-2');
    await userEvent.dblClick(row.getByRole('button', { name: 'Print P-2' }));
    await userEvent.dblClick(row.getByText('Irrigation'));
    expect(opened).toEqual(['P-2']);
  });

  it('have several buttons, each where it is offered', async () => {
    const acts: string[] = [];
    show({
      actions: [
        { label: ({ id }) => `Edit ${id}`, icon: 'E', onAct: ({ id }) => acts.push(`edit ${id}`) },
        {
          label: ({ id }) => `Print ${id}`,
          icon: 'P',
          onAct: ({ id }) => acts.push(`print ${id}`),
          isOffered: ({ issued }) => issued !== null,
        },
      ],
    });
    const row = await rowOf('P-2');
    await userEvent.click(row.getByRole('button', { name: 'Edit P-2' }));
    await userEvent.click(row.getByRole('button', { name: 'Print P-2' }));
    expect(acts).toEqual(['edit P-2', 'print P-2']);
    expect(screen.queryByRole('button', { name: 'Print P-3' })).toBeNull();
    // axe: a table header needs text that can be read.
    expect(headers()[0]).toBe('Actions');
  });

  it('say in words what their color says', async () => {
    show({
      rowTone: ({ gallons }) => (gallons === null ? { tone: 'warning', words: 'No reading' } : undefined),
    });
    expect(await screen.findByRole('rowheader', { name: /^P-4.*No reading$/ })).toBeTruthy();
    expect(screen.getByRole('rowheader', { name: 'P-1' })).toBeTruthy();
  });

  it('unfold a detail under them', async () => {
    show({ detail: ({ id }) => <p>Months of {id}</p> });
    const button = (await rowOf('P-2')).getByRole('button', { name: 'Details of P-2' });
    await userEvent.click(button);
    expect(screen.getByText('Months of P-2')).toBeTruthy();
    expect(button.getAttribute('aria-expanded')).toBe('true');
    await userEvent.click(button);
    expect(screen.queryByText('Months of P-2')).toBeNull();
  });

  it('are chosen one by one, as a range or all, for what is done with them', async () => {
    show({
      isSelectable: true,
      bulk: (chosen) => <output aria-label="Bulk">{chosen.map(({ id }) => id).join(' ')}</output>,
      toolbar: (filtered, chosen) => <output aria-label="Toolbar">{`${chosen.length} of ${filtered.length}`}</output>,
    });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('checkbox', { name: 'Choose P-2' }));
    await user.keyboard('{Shift>}');
    await user.click(screen.getByRole('checkbox', { name: 'Choose P-4' }));
    await user.keyboard('{/Shift}');
    expect(screen.getByRole('status', { name: 'Bulk' }).textContent).toBe('P-2 P-3 P-4');
    expect(screen.getByRole('status', { name: 'Toolbar' }).textContent).toBe('3 of 5');
    // What a filter hides is not done with unseen.
    await showFilters();
    await user.type(screen.getByRole('textbox', { name: 'Filter Permit' }), '4');
    await expect.poll(() => screen.getByRole('status', { name: 'Bulk' }).textContent).toBe('P-4');
    await user.clear(screen.getByRole('textbox', { name: 'Filter Permit' }));
    await user.click(await screen.findByRole('button', { name: 'Choose all 5' }));
    expect(screen.getByText('5 chosen')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect((await navigator.clipboard.readText()).split('\n')).toHaveLength(6);
    await user.click(screen.getByRole('button', { name: 'Choose none' }));
    expect(screen.queryByText('5 chosen')).toBeNull();
  });

  it('that are few stand without filters, search and pages until somebody asks for them; one alone has none', async () => {
    show();
    await rowOf('P-1');
    expect(screen.queryByLabelText('Filter Permit')).toBeNull();
    expect(screen.queryByRole('textbox', { name: 'Search all columns' })).toBeNull();
    expect(screen.queryByRole('combobox', { name: /Rows per page/ })).toBeNull();
    await showFilters();
    await userEvent.type(screen.getByLabelText('Filter Permit'), 'P-2');
    expect(await screen.findByText('1 of 5 rows')).toBeTruthy();
    // Who empties a filter goes on typing in it.
    await userEvent.clear(screen.getByLabelText('Filter Permit'));
    expect(screen.getByLabelText('Filter Permit')).toBeTruthy();
    cleanup();

    show({ rows: permits.slice(0, 1) });
    await rowOf('P-1');
    expect(screen.queryByRole('button', { name: 'Filter' })).toBeNull();
    cleanup();

    show({ rows: Array.from({ length: 11 }, (_, index) => ({ ...permits[0]!, id: `P-${index}` })) });
    await rowOf('P-9');
    expect(screen.getByLabelText('Filter Permit')).toBeTruthy();
    expect(screen.getByRole('combobox', { name: /Rows per page/ })).toBeTruthy();
  });

  it('are added up exactly, with the unit', async () => {
    show();
    const total = await screen.findByRole('rowheader', { name: 'Total' });
    expect(within(total.closest('tr')!).getByText('9,007,199,254,742,194 gal')).toBeTruthy();
  });

  it('begin at the top of the next page', async () => {
    const many = Array.from({ length: 90 }, (_, index) =>
      listedMeter({ meter_ndx: index + 1, meter_id: `M-${index + 1}` }),
    );
    visit(METERS, { 'GET /api/ui-meters-management-top-table': many });
    const table = await screen.findByRole('table');
    await screen.findByText('90 rows');
    table.parentElement!.scrollTop = 500;
    await userEvent.click(screen.getByRole('button', { name: 'Go to next page' }));
    await screen.findByRole('rowheader', { name: 'M-31' });
    expect(table.parentElement!.scrollTop).toBe(0);
  });

  it('are exported as a workbook with numbers as numbers and dates as dates', async () => {
    const saved: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      saved.push(blob as Blob);
      return 'blob:saved';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Export' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Excel workbook (XLSX)' }));
    await expect.poll(() => saved.length).toBe(1);
    const { sheets } = await readXlsx(new Uint8Array(await saved[0]!.arrayBuffer()));
    expect(sheets[0]!.rows.slice(0, 3)).toEqual([
      ['Permit', 'Use', 'Volume (gal)', 'Issued'],
      ['P-1', 'Domestic', 9_007_199_254_740_991, new Date('2020-01-31')],
      ['P-2', 'Irrigation', 2, new Date('2024-06-30')],
    ]);
    vi.restoreAllMocks();
  });

  it('of meters have dates with the name of the month, which are found as they stand and as they are typed', async () => {
    visit(METERS);
    expect(await screen.findByRole('cell', { name: 'June 30th, 2024' })).toBeTruthy();
    await showFilters();
    const search = screen.getByRole('textbox', { name: 'Search all columns' });
    await userEvent.type(search, 'June 30th');
    expect(await screen.findByText('1 of 2 rows')).toBeTruthy();
    await userEvent.clear(search);
    await userEvent.type(search, '06/30/2024');
    expect(await screen.findByText('1 of 2 rows')).toBeTruthy();
  });

  it('are cards on a phone, with their names, what they hold and their buttons', async () => {
    visit(METERS, {}, 390);
    const card = within((await screen.findByRole('link', { name: 'M-007' })).closest('li')!);
    expect(card.getByText('Brand').nextSibling?.textContent).toBe('McCrometer');
    expect(card.getByRole('button', { name: /^Edit M-007/ })).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Filter and sort' }));
    await userEvent.type(screen.getByLabelText('Filter Brand'), 'sens');
    await userEvent.click(screen.getByRole('button', { name: 'Show' }));
    expect(await screen.findByText('1 of 2 rows')).toBeTruthy();
  });
});

describe('columns of a table', () => {
  it('are moved and pinned by keyboard, remembered on this device and reset', async () => {
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Columns' }));
    await userEvent.click(screen.getByRole('button', { name: 'Move Issued left' }));
    expect(headers().map((header) => header?.slice(0, 6))).toEqual(['Permit', 'Use', 'Issued', 'Volume']);
    await userEvent.click(screen.getByRole('button', { name: 'Keep Volume in sight' }));
    expect(headers().map((header) => header?.slice(0, 6))).toEqual(['Permit', 'Volume', 'Use', 'Issued']);
    expect(JSON.parse(localStorage.getItem('artesian.table.Permits')!)).toMatchObject({ pinned: ['gallons'] });
    await userEvent.click(screen.getByRole('button', { name: 'Reset columns' }));
    expect(headers().map((header) => header?.slice(0, 6))).toEqual(['Permit', 'Use', 'Volume', 'Issued']);
    expect(localStorage.getItem('artesian.table.Permits')).toBeNull();
  });

  it('are moved and pinned by the menu of their header, and by dragging it', async () => {
    show();
    const names = () => headers().map((header) => header?.slice(0, 6));
    await userEvent.click(await screen.findByRole('button', { name: 'Options for Issued' }));
    expect(screen.queryByRole('menuitem', { name: 'Move right' })).toBeNull();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Move left' }));
    await expect.poll(names).toEqual(['Permit', 'Use', 'Issued', 'Volume']);
    await userEvent.click(screen.getByRole('button', { name: 'Options for Issued' }));
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Keep in sight' }));
    await expect.poll(names).toEqual(['Permit', 'Issued', 'Use', 'Volume']);
    await userEvent.click(screen.getByRole('button', { name: 'Options for Permit' }));
    expect(screen.queryByRole('menuitem', { name: /^Move/ })).toBeNull();
    await userEvent.keyboard('{Escape}');

    const [use, volume] = ['Use', 'Volume (gal)'].map((name) => screen.getByRole('columnheader', { name }));
    vi.spyOn(document, 'elementFromPoint').mockReturnValue(volume!);
    const user = userEvent.setup();
    await user.pointer([
      { keys: '[MouseLeft>]', target: within(use!).getByRole('button', { name: 'Use' }), coords: { x: 300, y: 10 } },
      { target: volume!, coords: { x: 500, y: 10 } },
      { keys: '[/MouseLeft]', target: volume!, coords: { x: 500, y: 10 } },
    ]);
    await expect.poll(names).toEqual(['Permit', 'Issued', 'Volume', 'Use']);
    expect(new URLSearchParams(window.location.search).has('sort')).toBe(false);
    vi.restoreAllMocks();
  });

  it('stay in sight as they are declared, as far as there is room, and are kept with a saved view', async () => {
    const columns = permitColumns.map((column) => ({ ...column, isPinned: column.id === 'use' }));
    const shown: unknown[] = [];
    show({
      columns,
      savedViews: (view, onShow) => (
        <button
          type="button"
          onClick={() => {
            shown.push([view.order, view.pinned]);
            onShow({ ...view, order: ['id', 'gallons', 'use', 'issued'], pinned: [] });
          }}
        >
          Show another
        </button>
      ),
    });
    await rowOf('P-1');
    expect(screen.getAllByRole('cell', { name: 'Irrigation' })[0]!.dataset.pinned).toBe('true');
    expect(drawnStyle(screen.getByRole('columnheader', { name: 'Use' })).position).toBe('sticky');
    await userEvent.click(screen.getByRole('button', { name: 'Show another' }));
    expect(shown).toEqual([[['id', 'use', 'gallons', 'issued'], ['use']]]);
    expect(headers().map((header) => header?.slice(0, 6))).toEqual(['Permit', 'Volume', 'Use', 'Issued']);
    expect(screen.getAllByRole('cell', { name: 'Irrigation' })[0]!.dataset.pinned).toBeUndefined();
  });

  it('are made wider and hidden by their menu', async () => {
    show();
    const widths = () => [...document.querySelectorAll('col')].map(({ style }) => Number.parseInt(style.width, 10));
    await userEvent.click(await screen.findByRole('button', { name: 'Options for Use' }));
    const [, before] = widths();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Wider' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Wider' }));
    expect(widths()[1]).toBe(before! + 48);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Hide this column' }));
    await expect.poll(() => screen.queryByRole('columnheader', { name: /^Use/ })).toBeNull();
  });
});
