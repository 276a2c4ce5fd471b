import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import Tooltip from '@mui/material/Tooltip';
import { useMemo } from 'react';
import { EmptyState } from '../EmptyState.tsx';
import type { TableView } from './address.ts';
import { headerOf, inWords, type Column } from './column.ts';
import type { DataTableProps } from './DataTable.tsx';
import { FilterInput } from './FilterInput.tsx';

interface TableGridProps<T extends object> extends Pick<
  DataTableProps<T>,
  'name' | 'rows' | 'rowKey' | 'action' | 'selected' | 'isMuted'
> {
  columns: readonly Column<T>[];
  shown: readonly T[];
  view: TableView;
  rowHeight: number;
  onSort: (sort: TableView['sort']) => void;
  onFilter: (id: string, value: string) => void;
}

const DEFAULT_WIDTH = { text: 180, choice: 160, flag: 104, number: 116, date: 124 };
const ACTION_WIDTH = 52;

/** Header, filters and rows. The head and the first column stay in sight while the rest scrolls. */
export function TableGrid<T extends object>(props: TableGridProps<T>) {
  const { name, rows, columns, shown, action, view, rowHeight, onFilter } = props;
  const choices = useChoices(rows, columns);
  return (
    <TableContainer sx={{ maxHeight: 'max(320px, calc(100dvh - 330px))' }}>
      <Table
        stickyHeader
        aria-label={name}
        sx={{ tableLayout: 'fixed', width: 'max-content', minWidth: '100%', '& td': { height: rowHeight } }}
      >
        <colgroup>
          {action && <col style={{ width: ACTION_WIDTH }} />}
          {columns.map((column) => (
            <col key={column.id} style={{ width: widthOf(column) }} />
          ))}
        </colgroup>
        <TableHead>
          <TableRow>
            {action && <TableCell aria-label="Actions" sx={{ ...pinned(0), zIndex: 4 }} />}
            {columns.map((column, index) => (
              <HeaderCell
                key={column.id}
                column={column}
                view={view}
                onSort={props.onSort}
                left={index === 0 ? firstLeft(action) : undefined}
              />
            ))}
          </TableRow>
          <TableRow>
            {action && <TableCell component="td" sx={{ ...filterCell, ...pinned(0), zIndex: 4 }} />}
            {columns.map((column, index) => (
              <TableCell
                component="td"
                key={column.id}
                sx={{ ...filterCell, ...(index === 0 && { ...pinned(firstLeft(action)), zIndex: 4 }) }}
              >
                <FilterInput
                  column={column}
                  choices={choices[column.id] ?? []}
                  value={view.filters[column.id] ?? ''}
                  onChange={(value) => onFilter(column.id, value)}
                />
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {shown.map((row) => (
            <BodyRow key={props.rowKey(row)} {...props} row={row} />
          ))}
        </TableBody>
      </Table>
      {shown.length === 0 && (
        <Box sx={{ position: 'sticky', left: 0 }}>
          <EmptyState title={rows.length === 0 ? 'Nothing here yet' : 'No records to display'}>
            {rows.length === 0
              ? 'What is added will stand here.'
              : 'No row passes all filters. Change or clear them above.'}
          </EmptyState>
        </Box>
      )}
    </TableContainer>
  );
}

interface HeaderCellProps<T> {
  column: Column<T>;
  view: TableView;
  onSort: (sort: TableView['sort']) => void;
  left: number | undefined;
}

function HeaderCell<T>({ column, view, onSort, left }: HeaderCellProps<T>) {
  const sorted = view.sort?.id === column.id ? view.sort : undefined;
  const direction = sorted?.descending ? 'desc' : 'asc';
  const next = !sorted
    ? { id: column.id, descending: false }
    : sorted.descending
      ? undefined
      : { id: column.id, descending: true };
  return (
    <TableCell
      align={column.kind === 'number' ? 'right' : 'left'}
      aria-sort={sorted ? (sorted.descending ? 'descending' : 'ascending') : 'none'}
      sx={{ ...oneLine, borderBottom: 0, ...(left !== undefined && { ...pinned(left), zIndex: 4 }) }}
    >
      <TableSortLabel active={!!sorted} direction={direction} onClick={() => onSort(next)}>
        {headerOf(column)}
      </TableSortLabel>
    </TableCell>
  );
}

function BodyRow<T extends object>({
  row,
  rowKey,
  columns,
  action,
  selected,
  isMuted,
}: TableGridProps<T> & { row: T }) {
  const isSelected = selected === rowKey(row);
  const background = isSelected
    ? 'var(--row-selected)'
    : isMuted?.(row)
      ? 'var(--row-muted)'
      : 'var(--mui-palette-background-paper)';
  return (
    <TableRow
      aria-selected={isSelected || undefined}
      sx={{
        '--row-selected':
          'color-mix(in srgb, var(--mui-palette-primary-main) 12%, var(--mui-palette-background-paper))',
        '--row-muted': 'color-mix(in srgb, var(--mui-palette-text-secondary) 14%, var(--mui-palette-background-paper))',
        '& td, & th': { backgroundColor: background },
        '&:hover td, &:hover th': {
          backgroundColor:
            'color-mix(in srgb, var(--mui-palette-primary-main) 7%, var(--mui-palette-background-paper))',
        },
      }}
    >
      {action && (
        <TableCell sx={{ ...pinned(0), p: 0, textAlign: 'center' }}>
          <Tooltip title={action.label(row)}>
            <IconButton size="small" aria-label={action.label(row)} onClick={() => action.onAct(row)}>
              {action.icon}
            </IconButton>
          </Tooltip>
        </TableCell>
      )}
      {columns.map((column, index) => (
        <TableCell
          key={column.id}
          {...(index === 0 && { component: 'th', scope: 'row' })}
          align={column.kind === 'number' ? 'right' : 'left'}
          title={inWords(column, row)}
          sx={{ ...oneLine, ...(index === 0 && { ...pinned(firstLeft(action)), fontWeight: 560 }) }}
        >
          {column.render ? column.render(row) : inWords(column, row)}
        </TableCell>
      ))}
    </TableRow>
  );
}

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
const filterCell = { top: 36, py: 0.25, fontWeight: 400, backgroundColor: 'background.paper' } as const;
/** On a phone there is no room for columns that stay. */
const pinned = (left: number) => ({ position: { sm: 'sticky' }, left, zIndex: 2 }) as const;
const firstLeft = (action: unknown) => (action ? ACTION_WIDTH : 0);
const widthOf = <T,>({ kind, header, width, unit }: Column<T>) =>
  width ?? Math.max(DEFAULT_WIDTH[kind], (header.length + (unit?.length ?? 0)) * 8 + 52);

/** What a choice can be filtered by: as declared, or what the rows hold. */
function useChoices<T extends object>(
  rows: readonly T[],
  columns: readonly Column<T>[],
): Record<string, readonly string[]> {
  return useMemo(() => {
    const ofRows = (column: Column<T>) =>
      [...new Set(rows.map((row) => column.value(row)).filter((value) => typeof value === 'string'))].toSorted();
    return Object.fromEntries(
      columns.filter(({ kind }) => kind === 'choice').map((column) => [column.id, column.choices ?? ofRows(column)]),
    );
  }, [rows, columns]);
}
