import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { TableView } from '../../src/ui/table/address.ts';
import { DataTable } from '../../src/ui/table/DataTable.tsx';
import { district, listedMeter, listedWell, meter, open, staffCalls } from '../support/records.ts';
import { renderAt } from '../support/render-at.tsx';
import { ofPermits, renderTables, showFilters } from '../support/render-table.tsx';

const METERS = '/data-management/meter-readings/add-manage-meters';
const WELLS = '/data-management/wells/wells-management';

const visit = (path: string, answers = {}) =>
  renderAt(path, { as: 'Administrator', may: staffCalls, answers: { ...district, ...answers } });

const show = (address = '/') => renderTables(address, () => <DataTable {...ofPermits} />);
const rowNames = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
const permitNames = () => rowNames().filter((name) => name?.startsWith('P-'));
const searchNow = () => decodeURIComponent(window.location.search);

describe('filters of a table', () => {
  it('takes several choices, of any letters, and keeps them in the address', async () => {
    show();
    await showFilters();
    await userEvent.click(await screen.findByRole('combobox', { name: 'Filter Use' }));
    await userEvent.click(screen.getByRole('option', { name: 'Domestic' }));
    await userEvent.click(screen.getByRole('option', { name: 'Public | Supply' }));
    await userEvent.keyboard('{Escape}');
    await expect.poll(permitNames).toEqual(['P-1', 'P-3']);
    await expect.poll(searchNow).toContain('Public');

    const address = window.location.pathname + window.location.search;
    cleanup();
    show(address);
    await expect.poll(permitNames).toEqual(['P-1', 'P-3']);
    expect(screen.getByRole('button', { name: 'Remove the filter Use: Domestic or Public | Supply' })).toBeTruthy();
  });

  it('finds what is empty by the menu of a column, and by an address', async () => {
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Options for Volume (gal)' }));
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Only where empty' }));
    await expect.poll(permitNames).toEqual(['P-4']);
    await expect.poll(searchNow).toBe('?filter.gallons=(empty)');
    await userEvent.click(screen.getByRole('button', { name: 'Options for Volume (gal)' }));
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Only where not empty' }));
    await expect.poll(permitNames).toEqual(['P-1', 'P-2', 'P-3', 'P-5']);
  });

  it('says so where a date cannot be understood, and hides nothing for it', async () => {
    visit(METERS);
    await showFilters();
    await userEvent.type(await screen.findByLabelText('Filter Joined: least'), 'foo');
    const chip = await screen.findByRole('button', { name: /“foo” is not a date. Write MM\/DD\/YYYY, or a year./ });
    expect(screen.getByText('2 rows')).toBeTruthy();
    expect(screen.getByLabelText('Filter Joined: least').getAttribute('aria-invalid')).toBe('true');
    await userEvent.click(chip);
    await expect.poll(() => screen.getByLabelText<HTMLInputElement>('Filter Joined: least').value).toBe('');
  });

  it.each(['06/30/2024', 'June 30th, 2024', '2024-06-30'])(
    'takes dates as they are typed and shown: %s',
    async (day) => {
      visit(`${METERS}?filter.retired_date=${encodeURIComponent(`${day}..${day}`)}`);
      const row = (await screen.findByRole('rowheader', { name: /M-008/ })).closest('tr')!;
      expect(within(row).getByText('June 30th, 2024')).toBeTruthy();
      expect(screen.getByText('1 of 2 rows')).toBeTruthy();
    },
  );

  it('shows filters on columns that are not shown, and takes off any', async () => {
    visit(`${METERS}?filter.meter_type=turbine&filter.brand=sens`);
    await screen.findByText('1 of 2 rows');
    expect(screen.queryByLabelText(/^Filter Meter type/i)).toBeNull();
    const chips = within(screen.getByRole('list', { name: 'Filters' }));
    expect(chips.getAllByRole('button')).toHaveLength(2);
    await userEvent.click(chips.getByRole('button', { name: 'Remove the filter Brand: “sens”' }));
    await screen.findByText('2 rows');
    await expect.poll(searchNow).toBe('?filter.meter_type=turbine');
  });

  it('searches every column that is shown, in words, numbers and dates', async () => {
    show();
    await showFilters();
    const search = await screen.findByRole('textbox', { name: 'Search all columns' });
    await userEvent.type(search, 'IRRI 06/30/2024');
    await expect.poll(permitNames).toEqual(['P-2']);
    await expect.poll(searchNow).toBe('?q=IRRI+06/30/2024');
    await userEvent.clear(search);
    await userEvent.type(search, '1,200');
    await expect.poll(permitNames).toEqual(['P-3']);
  });

  it('takes limits letter by letter, a decimal point among them, each beside the other', async () => {
    show();
    await showFilters();
    const least = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Filter Volume (gal): least' });
    await userEvent.type(least, '1199.');
    expect(least.value).toBe('1199.');
    await userEvent.type(least, '5');
    await userEvent.type(screen.getByRole('textbox', { name: 'Filter Volume (gal): most' }), '1200.5');
    await expect.poll(permitNames).toEqual(['P-3']);
    await expect.poll(searchNow).toBe('?filter.gallons=1199.5..1200.5');
  });

  it('sorts by several columns with Shift', async () => {
    show();
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: /^Use/ }));
    await user.keyboard('{Shift>}');
    await user.click(screen.getByRole('button', { name: /^Volume/ }));
    await user.keyboard('{/Shift}');
    await expect.poll(permitNames).toEqual(['P-1', 'P-5', 'P-2', 'P-3', 'P-4']);
    await expect.poll(searchNow).toBe('?sort=use,gallons');
    expect(screen.getByRole('columnheader', { name: /^Use/ }).getAttribute('aria-sort')).toBe('ascending');
    expect(screen.getByRole('columnheader', { name: /^Volume/ }).getAttribute('aria-sort')).toBeNull();
  });

  it('gives saved views what is shown, and shows another', async () => {
    renderTables('/?filter.use=Irrigation', () => (
      <DataTable
        {...ofPermits}
        savedViews={(view, onShow) => (
          <button type="button" onClick={() => onShow(JSON.parse(saved) as TableView)}>
            {JSON.stringify(view.filters)}
          </button>
        )}
      />
    ));
    const saved = JSON.stringify({
      filters: { use: '', id: 'P' },
      search: 'irrigation',
      sort: [{ id: 'issued', descending: true }],
      page: 0,
      size: 2,
      hidden: ['gallons'],
    } satisfies TableView);
    await userEvent.click(await screen.findByRole('button', { name: '{"use":"Irrigation"}' }));
    await expect.poll(searchNow).toBe('?filter.id=P&q=irrigation&sort=-issued&size=2&hide=gallons');
    expect(permitNames()).toEqual(['P-5', 'P-2']);
  });

  it('shares its page with another table', async () => {
    renderTables('/?page=2&size=2&links.filter.use=Irrigation', () => (
      <>
        <DataTable {...ofPermits} />
        <DataTable {...ofPermits} name="Links" prefix="links." />
      </>
    ));
    const links = within(await screen.findByRole('table', { name: 'Links' }));
    const names = (table: typeof links) => table.getAllByRole('rowheader').map(({ textContent }) => textContent);
    expect(names(links)).toEqual(['P-2', 'P-5', 'Total ']);
    expect(names(within(screen.getByRole('table', { name: 'Permits' })))).toEqual(['P-3', 'P-4', 'Total ']);
    await userEvent.click(links.getByRole('button', { name: 'Permit' }));
    await expect.poll(searchNow).toBe('?page=2&size=2&links.filter.use=Irrigation&links.sort=id');
  });
});

describe('the record that is open', () => {
  const many = Array.from({ length: 100 }, (_, index) =>
    listedWell({ well_ndx: index + 1, district_well_id: `BS-${String(index + 1).padStart(3, '0')}` }),
  );

  it('turns the table to its page, and lets the reader turn on', async () => {
    visit(`${WELLS}?edit=70`, { 'GET /api/ui-list-wm-wells': many });
    await screen.findByRole('rowheader', { name: 'BS-061' });
    await userEvent.click(screen.getByRole('button', { name: 'Go to next page' }));
    await expect.poll(() => rowNames()[0]).toBe('BS-091');
  });

  it('is said to be hidden by a filter, which can be taken off', async () => {
    visit(`${WELLS}?edit=12`);
    expect(await screen.findByText(/the filter on Is Published hides it/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Show it' }));
    await expect.poll(rowNames).toEqual(['BS-011', 'BS-012']);
    expect(screen.queryByRole('button', { name: 'Show it' })).toBeNull();
  });

  it('is said to be hidden when it was just created, and its page is turned to when it is shown', async () => {
    const named = { meter_ndx: 99, meter_id: 'M-099', brand: 'Neptune' };
    const created = open(meter(named));
    const many = Array.from({ length: 40 }, (_, index) =>
      listedMeter({ meter_ndx: index + 1, meter_id: `M-${index + 1}` }),
    );
    let isCreated = false;
    visit(`${METERS}?edit=0&filter.brand=crometer`, {
      'GET /api/ui-meters-management-top-table': () => (isCreated ? [...many, listedMeter(named)] : many),
      'POST /api/list-meters': () => {
        isCreated = true;
        return Response.json(created, { status: 201 });
      },
      'GET /api/list-meters/99': created,
    });
    await userEvent.type(await screen.findByLabelText(/^Setup well/), 'onion');
    await userEvent.click(await screen.findByRole('option', { name: /BS-012/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Create' }));
    expect(await screen.findByText(/the filter on Brand hides it/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Show it' }));
    expect(await screen.findByRole('rowheader', { name: 'M-099' })).toBeTruthy();
    await expect.poll(searchNow).toContain('page=2');
  });

  it('leads to the ones before and after it, as the list has them', async () => {
    visit(`${WELLS}?edit=70&sort=-district_well_id`, { 'GET /api/ui-list-wm-wells': many });
    await screen.findByText('31 of 100');
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await expect.poll(searchNow).toContain('edit=69');
    await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
    await expect.poll(searchNow).toContain('edit=70');
  });
});
