import TableSortLabel from '@mui/material/TableSortLabel';
import type { TableView } from './address.ts';
import { headerOf, type Column } from './column.ts';
import { FilterInput } from './FilterInput.tsx';
import { ACTION_WIDTH } from './table-style.ts';
import { useChoices } from './use-choices.ts';

interface HeaderRowsProps<T> {
  columns: readonly Column<T>[];
  rows: readonly T[];
  hasAction: boolean;
  view: TableView;
  onSort: (sort: TableView['sort']) => void;
  onFilter: (id: string, value: string) => void;
}

/** Headers that sort, and the filters under them. */
export function HeaderRows<T>({ columns, rows, hasAction, view, onSort, onFilter }: HeaderRowsProps<T>) {
  const choices = useChoices(rows, columns);
  const pinned = (index: number) =>
    index === 0 ? { 'data-pinned': 'first', style: { left: hasAction ? ACTION_WIDTH : 0 } } : {};
  return (
    <thead>
      <tr>
        {hasAction && <th scope="col" aria-label="Actions" data-pinned="action" style={{ left: 0 }} />}
        {columns.map((column, index) => (
          <th key={column.id} scope="col" {...numeric(column)} {...pinned(index)} {...sortState(column, view.sort)}>
            <SortButton column={column} sort={view.sort} onSort={onSort} />
          </th>
        ))}
      </tr>
      <tr>
        {hasAction && <td aria-hidden data-pinned="action" style={{ left: 0 }} />}
        {columns.map((column, index) => (
          <td key={column.id} {...numeric(column)} {...pinned(index)}>
            <FilterInput
              column={column}
              choices={choices[column.id] ?? []}
              value={view.filters[column.id] ?? ''}
              onChange={(value) => onFilter(column.id, value)}
            />
          </td>
        ))}
      </tr>
    </thead>
  );
}

interface SortButtonProps {
  column: Pick<Column<never>, 'id' | 'header' | 'unit' | 'kind'>;
  sort: TableView['sort'];
  onSort: (sort: TableView['sort']) => void;
}

/** Up, then down, then as it came. */
function SortButton({ column, sort, onSort }: SortButtonProps) {
  const own = sort?.id === column.id ? sort : undefined;
  const next = own?.descending ? undefined : { id: column.id, descending: own !== undefined };
  return (
    <TableSortLabel
      active={own !== undefined}
      direction={own?.descending ? 'desc' : 'asc'}
      onClick={() => onSort(next)}
      sx={{ flexDirection: column.kind === 'number' ? 'row-reverse' : 'row' }}
    >
      {headerOf(column)}
    </TableSortLabel>
  );
}

const numeric = ({ kind }: Pick<Column<never>, 'kind'>) => (kind === 'number' ? { 'data-number': true } : {});

function sortState({ id }: Pick<Column<never>, 'id'>, sort: TableView['sort']) {
  return sort?.id === id ? ({ 'aria-sort': sort.descending ? 'descending' : 'ascending' } as const) : {};
}
