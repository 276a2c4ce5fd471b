import { t } from '@artesian/domain/texts/translate';
import Paper from '@mui/material/Paper';
import { useTheme } from '@mui/material/styles';
import TablePagination from '@mui/material/TablePagination';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { changedView, type TableView, type ViewChange } from './address.ts';
import { CardList } from './grid/CardList.tsx';
import type { Column } from './column.ts';
import { FilterChips } from './filter/FilterChips.tsx';
import { HiddenSelection } from './grid/HiddenSelection.tsx';
import type { DataTableProps, SavedTableView } from './table-props.ts';
import { TableGrid } from './grid/TableGrid.tsx';
import { TableToolbar, withoutFilters } from './TableToolbar.tsx';
import { useChosen } from './filter/use-chosen.ts';
import { ROW_HEIGHT, useDensity } from './use-density.ts';
import { arranged, movedTo, useLayout } from './columns/use-layout.ts';
import { useFilterRow } from './filter/use-filter-row.ts';
import { useFiltering } from './filter/use-filtering.ts';
import { useRows } from './use-rows.ts';
import { useTableView } from './use-table-view.ts';
import { useTurningTo } from './use-turning-to.ts';

interface AddressedTableProps<T extends object> extends DataTableProps<T> {
  /** Of what the address says of this table, where another shares the page: `links.`. */
  prefix?: string;
}

const usualSizes = [10, 30, 50, 100, 200] as const;
const NO_FILTERS: Record<string, string> = {};
const NO_ROWS: never[] = [];

/** A list with filters, sorting, paging, chosen columns, copy and export. Its whole view is in the address. */
export function DataTable<T extends object>({ prefix = '', ...props }: AddressedTableProps<T>) {
  const { name, columns, pageSize, pageSizes: sizes = usualSizes, initialFilters = NO_FILTERS } = props;
  const columnLayout = useLayout(name, columns);
  const initial = useMemo(() => initialView(columns, initialFilters, pageSize), [columns, initialFilters, pageSize]);
  const [view, change] = useTableView({ initial, sizes, prefix, remembered: columnLayout.layout.hidden });
  return <ViewedTable {...props} initial={initial} view={view} change={change} columnLayout={columnLayout} />;
}

/** A table beside others on one page, or in a panel: what is chosen of it is forgotten with it. */
export function PassingTable<T extends object>(props: DataTableProps<T>) {
  const { name, columns, pageSize, initialFilters = NO_FILTERS } = props;
  const columnLayout = useLayout(name, columns);
  const [initial] = useState(() => initialView(columns, initialFilters, pageSize));
  const [view, setView] = useState<TableView>(() => ({
    ...initial,
    hidden: columnLayout.layout.hidden ?? initial.hidden,
  }));
  const change = useCallback((changes: ViewChange) => setView((known) => changedView(known, changes)), []);
  return <ViewedTable {...props} initial={initial} view={view} change={change} columnLayout={columnLayout} />;
}

interface ViewedTableProps<T extends object> extends DataTableProps<T> {
  initial: TableView;
  view: TableView;
  change: (changes: ViewChange) => void;
  columnLayout: ReturnType<typeof useLayout>;
}

function ViewedTable<T extends object>(props: ViewedTableProps<T>) {
  const {
    name,
    rows,
    columns,
    rowKey,
    pageSize,
    pageSizes = usualSizes,
    selected,
    initial,
    view,
    change,
    columnLayout,
    order,
    find,
  } = props;
  const { layout, keep, reset } = columnLayout;
  const [density, toggleDensity] = useDensity();
  const isPhone = useMediaQuery(useTheme().breakpoints.down('sm'));
  const { order: ids, pinned } = layout;
  const ordered = useMemo(() => arranged(columns, ids, pinned), [columns, ids, pinned]);
  const visible = useMemo(() => ordered.filter(({ id }) => !view.hidden.includes(id)), [ordered, view.hidden]);
  const { filtered, shown, page } = useRows(rows ?? NO_ROWS, columns, visible, view, find?.among);
  const choosing = useChosen(filtered, rowKey);
  const index = useMemo(
    () => (selected === undefined ? -1 : filtered.findIndex((row) => rowKey(row) === selected)),
    [filtered, rowKey, selected],
  );
  const filterRow = useFilterRow(rows, view, pageSize);
  const onPage = useCallback((next: number) => change({ page: next }), [change]);
  const onSort = useCallback((sort: TableView['sort']) => change({ sort }), [change]);
  const onFilter = useFiltering(change);
  useTurningTo({ selected, index, size: view.size, page, onPage });
  useEffect(() => order?.tell(filtered.map(rowKey)), [order, filtered, rowKey]);

  const { hide, move, show, toggleKept } = columnActs(ordered, columnLayout, view, change);
  const hiddenSelection = index < 0 && selected !== undefined && rows?.find((row) => rowKey(row) === selected);
  const Rows = isPhone ? CardList : TableGrid;

  return (
    <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
      <TableToolbar
        {...props}
        filtered={filtered}
        chosen={choosing.chosen}
        onChooseAll={choosing.chooseAll}
        filterRow={filterRow}
        columns={ordered}
        visible={visible}
        onChange={change}
        layout={layout}
        onHidden={hide}
        onMove={move}
        onKeep={toggleKept}
        onShow={show}
        onReset={() => {
          reset();
          change({ hidden: initial.hidden, page: view.page });
        }}
        density={density}
        onDensity={toggleDensity}
        isPhone={isPhone}
      />
      <FilterChips columns={ordered} view={view} onChange={change} />
      {hiddenSelection && <HiddenSelection row={hiddenSelection} columns={columns} view={view} onChange={change} />}
      <Rows
        {...props}
        columns={visible}
        shown={shown}
        filtered={filtered}
        choosing={choosing}
        view={view}
        page={page}
        layout={layout}
        hasFilters={filterRow.isShown}
        rowHeight={ROW_HEIGHT[density]}
        onSort={onSort}
        onFilter={onFilter}
        onClearFilters={() => change({ filters: withoutFilters(view), search: '' })}
        onHide={(id) => hide([...view.hidden, id])}
        onWidths={(widths) => keep({ widths })}
        onMove={move}
        onKeep={toggleKept}
      />
      {!(filterRow.isFew && rows && rows.length <= view.size) && (
        <Pages
          name={name}
          count={filtered.length}
          isKnown={rows !== undefined}
          page={page}
          size={view.size}
          sizes={pageSizes}
          onPage={onPage}
          onSize={(size) => change({ size })}
        />
      )}
    </Paper>
  );
}

/** What a reader does with the columns: it stays in the layout of the table, and what is hidden in the address as well. */
function columnActs(
  ordered: readonly Column<never>[],
  { layout: { pinned }, keep }: ReturnType<typeof useLayout>,
  view: TableView,
  change: (changes: ViewChange) => void,
) {
  const hide = (hidden: readonly string[]) => {
    keep({ hidden });
    change({ hidden, page: view.page });
  };
  const move = (id: string, target: string) => keep({ order: movedTo(idsOf(ordered), id, target) });
  const show = ({ order: shownOrder, pinned: shownPinned, ...shownView }: SavedTableView) => {
    keep({
      hidden: shownView.hidden,
      ...(shownOrder && { order: shownOrder }),
      ...(shownPinned && { pinned: shownPinned }),
    });
    change(shownView);
  };
  const toggleKept = (id: string) =>
    keep({ pinned: pinned.includes(id) ? pinned.filter((one) => one !== id) : [...pinned, id] });
  return { hide, move, show, toggleKept };
}

interface PagesProps {
  /** Of the table. */
  name: string;
  count: number;
  /** Whether the rows have come, which are counted. */
  isKnown: boolean;
  page: number;
  size: number;
  sizes: readonly number[];
  onPage: (page: number) => void;
  onSize: (size: number) => void;
}

const Pages = ({ name, count, isKnown, page, size, sizes, onPage, onSize }: PagesProps) => (
  <TablePagination
    component="div"
    aria-label={t('Pages of {name}', { name })}
    count={count}
    page={page}
    rowsPerPage={size}
    rowsPerPageOptions={[...sizes]}
    onPageChange={(_event, next) => onPage(next)}
    onRowsPerPageChange={(event) => onSize(Number(event.target.value))}
    showFirstButton
    showLastButton
    labelRowsPerPage={t('Rows per page')}
    {...(!isKnown && { labelDisplayedRows: () => null })}
    sx={paginationStyle}
  />
);

const idsOf = (columns: readonly Column<never>[]) => columns.map(({ id }) => id);

const initialView = (columns: readonly Column<never>[], filters: Record<string, string>, size: number): TableView => ({
  filters,
  search: '',
  sort: [],
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
  // Which rows these are is said on paper too.
  '@media print': {
    '& .MuiTablePagination-selectLabel, & .MuiTablePagination-input, & .MuiTablePagination-actions': {
      display: 'none',
    },
  },
  '& .MuiTablePagination-actions': { ml: { xs: 0.5, sm: 2 } },
} as const;
