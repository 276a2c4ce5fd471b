import Paper from '@mui/material/Paper';
import TablePagination from '@mui/material/TablePagination';
import { useMemo, useState, type ReactNode } from 'react';
import type { TableView } from './address.ts';
import type { Column } from './column.ts';
import { TableGrid } from './TableGrid.tsx';
import { TableToolbar, withoutFilters } from './TableToolbar.tsx';
import { ROW_HEIGHT, useDensity } from './use-density.ts';
import { useRows } from './use-rows.ts';
import { useTableView } from './use-table-view.ts';

export interface DataTableProps<T extends object> {
  /** Names the table for screen readers, and the file that it exports. */
  name: string;
  /** Undefined while they are on their way. */
  rows: readonly T[] | undefined;
  /** The same array from one rendering to the next; so are `pageSizes` and `initialFilters`. */
  columns: readonly Column<T>[];
  rowKey: (row: T) => string;
  pageSize: number;
  pageSizes: readonly number[];
  /** Filters that are on until the reader changes them. */
  initialFilters?: Record<string, string>;
  /** The button at the start of each row. */
  action?: { label: (row: T) => string; icon: ReactNode; onAct: (row: T) => void } | undefined;
  /** The key of the row that is being edited. */
  selected?: string | undefined;
  /** Rows that are out of use, shaded. */
  isMuted?: (row: T) => boolean;
  /** What to say, and what to do next, where there are no rows at all. */
  empty?: ReactNode;
  /** Stands before the table's own buttons. */
  toolbar?: ReactNode;
}

const NO_FILTERS: Record<string, string> = {};
const NO_ROWS: never[] = [];

/** A list with filters, sorting, paging, chosen columns, copy and export. Its whole state is in the address. */
export function DataTable<T extends object>(props: DataTableProps<T>) {
  const { columns, pageSize, pageSizes, initialFilters = NO_FILTERS } = props;
  const initial = useMemo(() => initialView(columns, initialFilters, pageSize), [columns, initialFilters, pageSize]);
  const [view, change] = useTableView(initial, pageSizes);
  return <ViewedTable {...props} view={view} change={change} />;
}

/** A table beside others on one page, or in a panel: what is chosen of it is forgotten with it. */
export function PassingTable<T extends object>(props: DataTableProps<T>) {
  const { columns, pageSize, initialFilters = NO_FILTERS } = props;
  const [view, setView] = useState(() => initialView(columns, initialFilters, pageSize));
  return <ViewedTable {...props} view={view} change={(changes) => setView({ ...view, page: 0, ...changes })} />;
}

interface ViewedTableProps<T extends object> extends DataTableProps<T> {
  view: TableView;
  change: (changes: Partial<TableView>) => void;
}

function ViewedTable<T extends object>(props: ViewedTableProps<T>) {
  const { name, rows, columns, rowKey, pageSizes, toolbar, view, change } = props;
  const [density, toggleDensity] = useDensity();
  const visible = useMemo(() => columns.filter(({ id }) => !view.hidden.includes(id)), [columns, view.hidden]);
  const { filtered, shown, page } = useRows(rows ?? NO_ROWS, columns, rowKey, view);

  return (
    <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
      <TableToolbar
        name={name}
        total={rows?.length}
        filtered={filtered}
        columns={columns}
        visible={visible}
        view={view}
        onChange={change}
        density={density}
        onDensity={toggleDensity}
      >
        {toolbar}
      </TableToolbar>
      <TableGrid
        {...props}
        columns={visible}
        shown={shown}
        view={view}
        rowHeight={ROW_HEIGHT[density]}
        onSort={(sort) => change({ sort })}
        onFilter={(id, value) => change({ filters: { ...view.filters, [id]: value } })}
        onClearFilters={() => change({ filters: withoutFilters(view) })}
      />
      <TablePagination
        component="div"
        count={filtered.length}
        page={page}
        rowsPerPage={view.size}
        rowsPerPageOptions={[...pageSizes]}
        onPageChange={(_event, next) => change({ page: next })}
        onRowsPerPageChange={(event) => change({ size: Number(event.target.value) })}
        showFirstButton
        showLastButton
        labelRowsPerPage="Rows per page"
        sx={paginationStyle}
      />
    </Paper>
  );
}

const initialView = (columns: readonly Column<never>[], filters: Record<string, string>, size: number): TableView => ({
  filters,
  sort: undefined,
  page: 0,
  size,
  hidden: columns.filter(({ hidden }) => hidden).map(({ id }) => id),
});

const paginationStyle = {
  borderTop: 1,
  borderColor: 'divider',
  overflow: 'hidden',
  '& .MuiTablePagination-toolbar': { minHeight: 44, pl: 1.5 },
  '& .MuiTablePagination-selectLabel': { display: { xs: 'none', sm: 'block' } },
  '& .MuiTablePagination-input': { mr: { xs: 1, sm: 4 }, ml: { xs: 0, sm: 1 } },
  '& .MuiTablePagination-actions': { ml: { xs: 0.5, sm: 2 } },
} as const;
