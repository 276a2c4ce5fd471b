import { createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { ThemeProvider } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DetachedWindowAPI } from 'happy-dom';
import type { ReactNode } from 'react';
import { onTestFinished } from 'vitest';
import { Toasts } from '../../src/shell/Toasts.tsx';
import { theme } from '../../src/theme.ts';
import type { Column } from '../../src/ui/table/column.ts';

/** Shows tables at an address, as a screen that does not exist yet would. */
export function renderTables(address: string, tables: () => ReactNode, width = 1440) {
  (window as unknown as { happyDOM: DetachedWindowAPI }).happyDOM.setViewport({ width, height: 900 });
  window.history.replaceState(null, '', address);
  const router = createRouter({ routeTree: createRootRoute({ component: tables }) });
  onTestFinished(() => router.history.destroy());
  render(
    <ThemeProvider theme={theme}>
      <RouterProvider router={router as never} />
      <Toasts />
    </ThemeProvider>,
  );
}

/** A few rows stand without filters until somebody asks for them. */
export const showFilters = async () => userEvent.click(await screen.findByRole('button', { name: 'Filter' }));

/** A permit as a list would show it. */
export interface Permit {
  id: string;
  use: string | null;
  gallons: number | null;
  issued: string | null;
}

export const permits: readonly Permit[] = [
  { id: 'P-1', use: 'Domestic', gallons: 9_007_199_254_740_991, issued: '2020-01-31' },
  { id: 'P-2', use: 'Irrigation', gallons: 2, issued: '2024-06-30' },
  { id: 'P-3', use: 'Public | Supply', gallons: 1200, issued: null },
  { id: 'P-4', use: null, gallons: null, issued: '2024-07-01' },
  { id: 'P-5', use: 'Irrigation', gallons: 1, issued: '2025-02-01' },
];

export const permitColumns: readonly Column<Permit>[] = [
  { id: 'id', header: 'Permit', kind: 'text', value: ({ id }) => id },
  { id: 'use', header: 'Use', kind: 'choice', value: ({ use }) => use },
  { id: 'gallons', header: 'Volume', unit: 'gal', kind: 'number', total: 'sum', value: ({ gallons }) => gallons },
  { id: 'issued', header: 'Issued', kind: 'date', value: ({ issued }) => issued },
];

const sizes = [2, 10, 200];
const idOf = ({ id }: Permit) => id;

/** What every table of permits is told. */
export const ofPermits = {
  name: 'Permits',
  rows: permits,
  columns: permitColumns,
  rowKey: idOf,
  pageSize: 10,
  pageSizes: sizes,
};
