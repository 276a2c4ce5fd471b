import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useMemo, useState } from 'react';
import { describe, expect, it } from 'vitest';
import type { Column } from '../../src/ui/table/column.ts';
import { DataTable } from '../../src/ui/table/DataTable.tsx';
import { district, listedMeter, staffCalls } from '../support/records.ts';
import { renderAt } from '../support/render-at.tsx';
import { ofPermits, permitColumns, renderTables, showFilters, type Permit } from '../support/render-table.tsx';

const METERS = '/data-management/meter-readings/add-manage-meters';
const WELLS = '/data-management/wells/wells-management';

const visit = (path: string, answers = {}, width = 1440) =>
  renderAt(path, { as: 'Administrator', may: staffCalls, answers: { ...district, ...answers }, width });

const rowNames = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
const addressNow = () => window.location.pathname + window.location.search;

/** A table whose rows name their owner by number, and whose names are on their way. */
function TableWithLateNames() {
  const [names, setNames] = useState<Record<string, string>>({});
  const columns = useMemo<readonly Column<Permit>[]>(
    () => [...permitColumns, { id: 'owner', header: 'Owner', kind: 'text', value: ({ id }) => names[id] ?? '…' }],
    [names],
  );
  return (
    <>
      <button onClick={() => setNames({ 'P-1': 'Jordan Reyes', 'P-2': 'Alma Reyes' })}>The names come</button>
      <DataTable {...ofPermits} columns={columns} />
    </>
  );
}

describe('the table of a register', () => {
  it('keeps filters and sorting in the address, so that a reload shows the same', async () => {
    visit(METERS);
    await showFilters();
    await userEvent.type(await screen.findByLabelText('Filter Brand'), 'sens');
    expect(await screen.findByText('1 of 2 rows')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Meter ID' }));
    await expect.poll(addressNow).toBe(`${METERS}?filter.brand=sens&sort=meter_id`);

    cleanup();
    visit(addressNow());
    expect(await screen.findByText('1 of 2 rows')).toBeTruthy();
    expect(rowNames()).toEqual(['M-008, Not active']);
    expect(screen.getByLabelText<HTMLInputElement>('Filter Brand').value).toBe('sens');
    expect(screen.getByRole('columnheader', { name: 'Meter ID' }).getAttribute('aria-sort')).toBe('ascending');
  });

  it('shows published wells until somebody asks for the others', async () => {
    visit(WELLS);
    expect(await screen.findByText('1 of 2 rows')).toBeTruthy();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Filter Is Published: only yes' }));
    await expect.poll(rowNames).toEqual(['BS-012']);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Filter Is Published: only no' }));
    await expect.poll(rowNames).toEqual(['BS-011', 'BS-012']);
    await expect.poll(addressNow).toBe(`${WELLS}?filter.is_published=`);
  });

  it('filters and sorts by names that come after the rows', async () => {
    renderTables('/?filter.owner=reyes&sort=-owner', TableWithLateNames);
    await screen.findByText('0 of 5 rows');
    await userEvent.click(screen.getByRole('button', { name: 'The names come' }));
    await screen.findByText('2 of 5 rows');
    expect(rowNames().slice(0, 2)).toEqual(['P-1', 'P-2']);
  });

  it('says that no row matches, and lets the filters be cleared', async () => {
    visit(`${METERS}?filter.brand=nobody`);
    await screen.findByText('No records to display');
    await userEvent.click(screen.getAllByRole('button', { name: 'Clear filters' })[0]!);
    expect(await screen.findByText('2 rows')).toBeTruthy();
  });

  it('copies what the filters leave, with headers', async () => {
    visit(`${METERS}?filter.brand=sens`);
    await screen.findByText('1 of 2 rows');
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByText('Data was copied to your clipboard.')).toBeTruthy();
    const [headers, row, ...others] = (await navigator.clipboard.readText()).split('\n');
    expect(headers).toMatch(/^Meter ID\tDistrict Well Id\tActive\tOwner\tPermit Name\tJoined\tRetired/);
    expect(row).toMatch(/^M-008\tBS-011\tNo\tCity of Buda\tP-0100\t2020-01-01\t2024-06-30/);
    expect(others).toEqual([]);
  });

  it('hides a column, in the address and on this device', async () => {
    visit(METERS);
    await userEvent.click(await screen.findByRole('button', { name: 'Columns' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Brand' }));
    await expect.poll(addressNow).toContain('brand');
    expect(screen.queryByLabelText('Filter Brand')).toBeNull();

    cleanup();
    visit(METERS);
    await screen.findByText('2 rows');
    expect(screen.queryByLabelText('Filter Brand')).toBeNull();
  });

  it('pages through many rows', async () => {
    const many = Array.from({ length: 500 }, (_, index) =>
      listedMeter({ meter_ndx: index + 1, meter_id: `M-${index + 1}` }),
    );
    visit(`${METERS}?page=2`, { 'GET /api/ui-meters-management-top-table': many });
    await screen.findByText('500 rows');
    expect(rowNames()).toHaveLength(30);
    expect(rowNames()[0]).toBe('M-31');
    await userEvent.click(screen.getByRole('button', { name: 'Go to next page' }));
    await expect.poll(() => rowNames()[0]).toBe('M-61');
  });

  it('names its buttons by icons alone on a phone', async () => {
    visit(METERS, {}, 390);
    const copy = await screen.findByRole('button', { name: 'Copy' });
    expect(copy.textContent).toBe('');
  });
});
