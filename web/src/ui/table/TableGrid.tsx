import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef, type ReactNode, type RefObject } from 'react';
import { EmptyState } from '../EmptyState.tsx';
import type { TableView } from './address.ts';
import { BodyRow } from './BodyRow.tsx';
import type { DataTableProps } from './DataTable.tsx';
import { HeaderRows } from './HeaderRows.tsx';
import { SkeletonRows } from './SkeletonRows.tsx';
import { ACTION_WIDTH, HEADER_HEIGHT, tableStyle } from './table-style.ts';
import { useWidths } from './use-widths.ts';

interface TableGridProps<T extends object> extends DataTableProps<T> {
  /** The rows of the page. */
  shown: readonly T[];
  view: TableView;
  /** In px. */
  rowHeight: number;
  onSort: (sort: TableView['sort']) => void;
  onFilter: (id: string, value: string) => void;
  onClearFilters: () => void;
}

/** Short pages are drawn whole, so that the browser's search and printing find every row. */
const DRAWN_WHOLE = 60;
const NO_ROWS: never[] = [];

/** Header, filters and rows. The head and the first column stay in sight while the rest scrolls. */
export function TableGrid<T extends object>(props: TableGridProps<T>) {
  const { name, rows, columns, shown, action, view, rowHeight, onSort, onFilter, onClearFilters } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const { first, end } = useDrawnRange(scroller, shown.length, rowHeight);
  const widths = useWidths(columns, rows ?? NO_ROWS);
  const width = columns.reduce((sum, { id }) => sum + widths[id]!, action ? ACTION_WIDTH : 0);
  const offset = view.page * view.size;

  return (
    <Box ref={scroller} sx={{ overflow: 'auto', maxHeight: 'max(340px, calc(100dvh - 336px))' }}>
      <Box
        component="table"
        aria-label={name}
        aria-busy={rows === undefined || undefined}
        sx={tableStyle(rowHeight)}
        style={{ width }}
      >
        <colgroup>
          {action && <col style={{ width: ACTION_WIDTH }} />}
          {columns.map(({ id }) => (
            <col key={id} style={{ width: widths[id] }} />
          ))}
        </colgroup>
        <HeaderRows
          columns={columns}
          rows={rows ?? NO_ROWS}
          hasAction={action !== undefined}
          view={view}
          onSort={onSort}
          onFilter={onFilter}
        />
        <tbody>
          {rows === undefined && <SkeletonRows columns={columns.length + (action ? 1 : 0)} />}
          <Space height={first * rowHeight} />
          {shown.slice(first, end).map((row, index) => (
            <BodyRow
              key={props.rowKey(row)}
              row={row}
              position={offset + first + index + 1}
              columns={columns}
              action={action}
              isSelected={props.selected === props.rowKey(row)}
              isMuted={props.isMuted?.(row) ?? false}
            />
          ))}
          <Space height={(shown.length - end) * rowHeight} />
        </tbody>
      </Box>
      {rows && shown.length === 0 && (
        <Nothing isEmpty={rows.length === 0} empty={props.empty} onClearFilters={onClearFilters} />
      )}
    </Box>
  );
}

/** Which rows of the page to draw: all of a short page, of a long one those in sight. */
function useDrawnRange(scroller: RefObject<HTMLDivElement | null>, count: number, rowHeight: number) {
  const isLong = count > DRAWN_WHOLE;
  // oxlint-disable-next-line react/incompatible-library -- what it returns goes to nothing that is memoized
  const virtualizer = useVirtualizer({
    count: isLong ? count : 0,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    scrollMargin: 2 * HEADER_HEIGHT,
    overscan: 12,
  });
  if (!isLong) return { first: 0, end: count };
  const drawn = virtualizer.getVirtualItems();
  return { first: drawn[0]?.index ?? 0, end: (drawn.at(-1)?.index ?? -1) + 1 };
}

/** Stands for the rows that are not drawn. */
const Space = ({ height }: { height: number }) =>
  height > 0 && (
    <tr data-space>
      <td aria-hidden style={{ height }} />
    </tr>
  );

interface NothingProps {
  isEmpty: boolean;
  empty: ReactNode;
  onClearFilters: () => void;
}

function Nothing({ isEmpty, empty, onClearFilters }: NothingProps) {
  return (
    <Box sx={{ position: 'sticky', left: 0 }}>
      {isEmpty ? (
        (empty ?? <EmptyState title="Nothing here yet" />)
      ) : (
        <EmptyState
          title="No records to display"
          action={
            <Button variant="outlined" color="inherit" onClick={onClearFilters}>
              Clear filters
            </Button>
          }
        >
          No row matches these filters.
        </EmptyState>
      )}
    </Box>
  );
}
