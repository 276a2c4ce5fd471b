import { date, decimal, flag, integer, longText, lookup, optional, text } from '@artesian/contract/language/fields';
import { defineRegister, type Register } from '@artesian/contract/language/register';
import { rowKey } from '@artesian/contract/language/rows';
import { ThemeProvider } from '@mui/material/styles';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { useState } from 'react';
import { queryClient } from '../../src/api.ts';
import { ChildTable } from '../../src/register/rows/ChildTable.tsx';
import type { EditableChoice } from '../../src/register/rows/editable-columns.ts';
import { Toasts } from '../../src/shell/Toasts.tsx';
import { theme } from '../../src/theme.ts';
import type { Values } from '../../src/ui/editable-table/column.ts';
import type { EditableTableProps } from '../../src/ui/editable-table/props.ts';
import { fakeApi } from './fake-api.ts';
import './render-at.tsx';

/** A rock that a well passes. */
export interface Rock {
  ndx: number;
  formation_ndx: number;
  ft_to_top: number | null;
  ft_to_bottom: number | null;
  is_confirmed: boolean;
  logged_on: string | null;
  notes: string | null;
}

export const edwards: Rock = {
  ndx: 1,
  formation_ndx: 1,
  ft_to_top: 0,
  ft_to_bottom: 120,
  is_confirmed: false,
  logged_on: '2020-01-01',
  notes: null,
};
const glenRose: Rock = { ...edwards, ndx: 2, formation_ndx: 2, ft_to_top: 120, ft_to_bottom: 1450.5 };

const names: Record<number, string> = { 1: 'Edwards', 2: 'Glen Rose', 3: 'Cow Creek' };

const declaration = {
  table: 'none',
  title: 'None',
  one: 'row',
  key: 'ndx',
  keys: { ndx: rowKey },
  read: 'staff',
  write: 'staff',
} as const;

const rocks = defineRegister({
  ...declaration,
  path: 'rocks',
  label: 'notes',
  fields: {
    formation_ndx: lookup('Formation', 'ui-list-wm-formation', { required: true }),
    ft_to_top: decimal('Top', 'ft', { min: 0 }),
    ft_to_bottom: optional(decimal('Bottom', 'ft', { min: 0 })),
    is_confirmed: flag('Confirmed'),
    logged_on: optional(date('Logged')),
    notes: optional(longText('Notes')),
  },
}) as unknown as Register;

const rockColumns: EditableChoice<Rock>[] = [
  'formation_ndx',
  'ft_to_top',
  'ft_to_bottom',
  {
    id: 'thickness',
    header: 'Thickness',
    kind: 'number',
    unit: 'ft',
    value: ({ ft_to_top: top, ft_to_bottom: bottom }) => (top === null || bottom === null ? null : bottom - top),
    total: 'sum',
  },
  'is_confirmed',
  'logged_on',
];

interface Month {
  ndx: number;
  month: string;
  share: number;
  is_editable: boolean;
}

const months = defineRegister({
  ...declaration,
  path: 'shares',
  label: 'month',
  computed: { month: text('Month') },
  fields: { share: integer('Share', { min: 0, max: 100_000 }) },
}) as unknown as Register;

const monthColumns: EditableChoice<Month>[] = [
  'month',
  { id: 'share', percentOf: 100_000, total: 'sum', mustSum: 100_000, isEditable: ({ is_editable }) => is_editable },
];

/** January, February and March in hundred-thousandths. */
export const shares = (...values: number[]): Month[] =>
  values.map((share, index) => ({
    ndx: index + 1,
    month: ['January', 'February', 'March'][index]!,
    share,
    is_editable: true,
  }));

type Told<T extends object> = Partial<EditableTableProps<T>>;

/** The rocks of a well, each saved by itself. */
export function openRocks(told: Told<Rock> = {}, list: readonly Rock[] | undefined = [edwards, glenRose]) {
  const sent: unknown[] = [];
  const save = async (row: Rock, changes: Values) => {
    sent.push([row.ndx, changes]);
    return { ...row, ...changes };
  };
  const add = async (values: Values) => {
    sent.push(['new', values]);
    return { ...edwards, ft_to_bottom: null, logged_on: null, ...values, ndx: 3 };
  };
  open(() => (
    <ChildTable<Rock>
      register={rocks}
      columns={rockColumns}
      name="Rocks"
      rows={list}
      rowKey={keyOf}
      rowName={nameOf}
      {...({ save, add, addLabel: 'Add a rock', ...told } as { save: typeof save })}
    />
  ));
  return sent;
}

const keyOf = ({ ndx }: { ndx: number }) => String(ndx);
const nameOf = ({ formation_ndx }: Rock) => names[formation_ndx] ?? 'unnamed';

/** How the year of a permit is shared out, saved all together. The page keeps what is saved, as a screen does. */
export function openShares(saveAll: EditableTableProps<Month>['saveAll'], initial = shares(50_000, 30_000, 20_000)) {
  open(function Page() {
    const [list, setList] = useState(initial);
    return (
      <ChildTable<Month>
        register={months}
        columns={monthColumns}
        name="Monthly distribution"
        rows={list}
        rowKey={keyOf}
        rowName={({ month }) => month}
        saveAll={async (rows) => {
          await saveAll!(rows);
          setList(list.map((row) => ({ ...row, ...rows.find((changed) => changed.row.ndx === row.ndx)?.changes })));
        }}
      />
    );
  });
}

/** A page with a link that leads away from it. */
function open(Page: () => React.ReactNode) {
  fakeApi({
    'GET /api/ui-list-wm-formation': Object.entries(names).map(([key, name]) => ({
      formation_ndx: Number(key),
      formation_name: name,
    })),
  });
  const root = createRootRoute({
    component: () => (
      <>
        <Link to="/elsewhere">Elsewhere</Link>
        <Outlet />
      </>
    ),
  });
  const routeTree = root.addChildren([
    createRoute({ getParentRoute: () => root, path: '/', component: Page }),
    createRoute({ getParentRoute: () => root, path: '/elsewhere', component: () => 'You are elsewhere' }),
  ]);
  const router = createRouter({ routeTree, history: createMemoryHistory() });
  render(
    <ThemeProvider theme={theme}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router as never} />
      </QueryClientProvider>
      <Toasts />
    </ThemeProvider>,
  );
}
