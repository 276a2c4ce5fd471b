import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import DensitySmall from '@mui/icons-material/DensitySmallOutlined';
import DensityMedium from '@mui/icons-material/DensityMediumOutlined';
import FileDownload from '@mui/icons-material/FileDownloadOutlined';
import FilterAltOff from '@mui/icons-material/FilterAltOffOutlined';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TablePagination from '@mui/material/TablePagination';
import Typography from '@mui/material/Typography';
import { messages } from '@artesian/contract/messages';
import { useMemo, useState, type ReactNode } from 'react';
import { notify } from '../notify.ts';
import { ColumnChooser } from './ColumnChooser.tsx';
import type { Column } from './column.ts';
import { asCsv, asTabSeparated, download } from './export-rows.ts';
import { TableGrid } from './TableGrid.tsx';
import { ToolbarButton } from './ToolbarButton.tsx';
import { useRows } from './use-rows.ts';
import { useTableView } from './use-table-view.ts';

export interface DataTableProps<T extends object> {
  /** Names the table for screen readers, and the file that it exports. */
  name: string;
  rows: readonly T[];
  columns: readonly Column<T>[];
  rowKey: (row: T) => string;
  pageSize: number;
  pageSizes: readonly number[];
  /** Filters that are on until the reader changes them. */
  initialFilters?: Record<string, string>;
  initialSort?: { id: string; descending: boolean };
  /** The button at the start of each row. */
  action?: { label: (row: T) => string; icon: ReactNode; onAct: (row: T) => void };
  /** The row that is being edited. */
  selected?: string | undefined;
  /** Rows that are out of use, shaded. */
  isMuted?: (row: T) => boolean;
  toolbar?: ReactNode;
}

const NO_FILTERS: Record<string, string> = {};

/** A list with filters, sorting, paging, chosen columns, copy and export. Its whole state is in the address. */
export function DataTable<T extends object>(props: DataTableProps<T>) {
  const { name, rows, columns, rowKey, pageSize, pageSizes, initialFilters = NO_FILTERS, initialSort } = props;
  const initial = useMemo(
    () => ({
      filters: initialFilters,
      sort: initialSort,
      page: 0,
      size: pageSize,
      hidden: columns.filter(({ hidden }) => hidden).map(({ id }) => id),
    }),
    [initialFilters, initialSort, pageSize, columns],
  );
  const [view, change] = useTableView(initial, pageSizes);
  const [isDense, setDense] = useState(true);
  const visible = useMemo(() => columns.filter(({ id }) => !view.hidden.includes(id)), [columns, view.hidden]);
  const lastPage = (count: number) => Math.max(0, Math.ceil(count / view.size) - 1);
  const { filtered, shown } = useRows(rows, columns, rowKey, view);
  const isFiltered = Object.values(view.filters).some(Boolean);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(asTabSeparated(visible, filtered));
      notify.success(messages.copied);
    } catch (error) {
      notify.error((error as Error).message);
    }
  };

  return (
    <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
      <Stack
        direction="row"
        sx={{
          alignItems: 'center',
          gap: 0.5,
          px: 1.5,
          py: 0.75,
          borderBottom: 1,
          borderColor: 'divider',
          flexWrap: 'wrap',
        }}
      >
        <Typography
          component="output"
          variant="body2"
          sx={{ flex: '1 1 auto', color: 'text.secondary', whiteSpace: 'nowrap' }}
        >
          {counted(filtered.length, rows.length)}
        </Typography>
        {isFiltered && (
          <ToolbarButton
            icon={<FilterAltOff />}
            label="Clear filters"
            onClick={() => change({ filters: cleared(initialFilters) })}
          />
        )}
        {props.toolbar}
        <ToolbarButton icon={<ContentCopy />} label="Copy" onClick={() => void copy()} />
        <ToolbarButton
          icon={<FileDownload />}
          label="Export"
          onClick={() => download(`${name}.csv`, asCsv(visible, filtered))}
        />
        <ColumnChooser
          columns={columns}
          hidden={view.hidden}
          onChange={(hidden) => change({ hidden, page: view.page })}
        />
        <ToolbarButton
          icon={isDense ? <DensityMedium /> : <DensitySmall />}
          label={isDense ? 'Roomy' : 'Dense'}
          onClick={() => setDense(!isDense)}
        />
      </Stack>
      <TableGrid
        {...props}
        columns={visible}
        shown={shown}
        view={view}
        rowHeight={isDense ? 36 : 48}
        onSort={(sort) => change({ sort })}
        onFilter={(id, value) => change({ filters: { ...view.filters, [id]: value } })}
      />
      <TablePagination
        component="div"
        count={filtered.length}
        page={Math.min(view.page, lastPage(filtered.length))}
        rowsPerPage={view.size}
        rowsPerPageOptions={[...pageSizes]}
        onPageChange={(_event, page) => change({ page })}
        onRowsPerPageChange={(event) => change({ size: Number(event.target.value) })}
        showFirstButton
        showLastButton
        labelRowsPerPage="Rows per page"
        sx={{
          borderTop: 1,
          borderColor: 'divider',
          '& .MuiTablePagination-toolbar': { minHeight: 44, flexWrap: 'wrap', justifyContent: 'flex-end' },
        }}
      />
    </Paper>
  );
}

/** An empty filter stays in the address where one is on by default, to say that it was taken off. */
const cleared = (initial: Record<string, string>) => Object.fromEntries(Object.keys(initial).map((id) => [id, '']));

function counted(left: number, all: number): string {
  const rows = (count: number) => `${count.toLocaleString('en-US')} ${count === 1 ? 'row' : 'rows'}`;
  return left === all ? rows(all) : `${left.toLocaleString('en-US')} of ${rows(all)}`;
}
