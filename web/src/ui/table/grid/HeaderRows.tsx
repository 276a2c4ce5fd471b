import { t } from '@artesian/domain/texts/translate';
import MoreVert from '@mui/icons-material/MoreVert';
import { useState } from 'react';
import type { TableView } from '../address.ts';
import { headerOf, nameIndexOf, type Column } from '../column.ts';
import { ColumnMenu } from '../columns/ColumnMenu.tsx';
import { FilterInput } from '../filter/FilterInput.tsx';
import { ResizeHandle } from '../columns/ResizeHandle.tsx';
import { pinnedAt, type Lead } from './row-parts.ts';
import { SortButton } from './SortButton.tsx';
import { useColumnDrag } from '../columns/use-column-drag.ts';
import type { FilterChange } from '../filter/use-filtering.ts';

interface HeaderRowsProps<T> {
  columns: readonly Column<T>[];
  rows: readonly T[];
  lead: Lead;
  lefts: readonly (number | undefined)[];
  widths: Readonly<Record<string, number>>;
  /** Ids of the columns that stay in sight beside the one that names the row. */
  kept: readonly string[];
  view: TableView;
  hasFilters: boolean;
  onSort: (sort: TableView['sort']) => void;
  onFilter: (id: string, filter: FilterChange) => void;
  onHide: (id: string) => void;
  onWidth: (id: string, width: number) => void;
  /** Moves a column to where another stands. */
  onMove: (id: string, target: string) => void;
  /** Whether a column stays in sight. */
  onKeep: (id: string) => void;
  /** How many of the rows that the filters leave are chosen. */
  chosen: 'none' | 'some' | 'all';
  onChooseAll: () => void;
}

/** Headers that sort and can be dragged, and the filters under them. */
export function HeaderRows<T>(props: HeaderRowsProps<T>) {
  const { columns, rows, lead, lefts, widths, kept, view, hasFilters } = props;
  const { onSort, onFilter, onHide, onWidth, onMove, onKeep } = props;
  const [menu, setMenu] = useState<{ column: Column<T>; index: number; anchor: HTMLElement }>();
  const named = nameIndexOf(columns);
  const pinned = (index: number) => pinnedAt(lefts, index, index === named);
  const drag = useColumnDrag(onMove);
  const isKept = (index: number) => kept.includes(columns[index]!.id);
  /** The one beside it that it can change places with: the name of the row keeps its place, and so do those before it. */
  const neighbor = (index: number, step: 1 | -1) => {
    const other = columns[index + step];
    const isFree = index > named && index + step > named && other && isKept(index) === isKept(index + step);
    return isFree ? other.id : undefined;
  };
  return (
    <thead>
      <tr>
        <LeadHeaders {...props} />
        {columns.map((column, index) => (
          <th
            key={column.id}
            scope="col"
            {...numeric(column)}
            {...pinned(index)}
            {...sortState(column, view.sort)}
            {...(index > named && drag.of(column.id))}
          >
            <div data-head>
              <SortButton column={column} sort={view.sort} onSort={onSort} />
              <button
                type="button"
                data-menu
                aria-haspopup="menu"
                aria-label={t('Options for {column}', { column: headerOf(column) })}
                onClick={(event) => setMenu({ column, index, anchor: event.currentTarget })}
              >
                <MoreVert fontSize="inherit" />
              </button>
            </div>
            <ResizeHandle width={widths[column.id]!} onWidth={(width) => onWidth(column.id, width)} />
          </th>
        ))}
      </tr>
      {hasFilters && (
        <tr className="not-printed">
          {lead.choosing > 0 && <td aria-hidden data-pinned style={{ left: 0 }} />}
          {lead.acting > 0 && <td aria-hidden data-pinned style={{ left: lead.choosing }} />}
          {columns.map((column, index) => (
            <td key={column.id} {...numeric(column)} {...pinned(index)}>
              <FilterInput column={column} rows={rows} value={view.filters[column.id] ?? ''} onFilter={onFilter} />
            </td>
          ))}
        </tr>
      )}
      {menu && (
        <ColumnMenu
          column={menu.column}
          anchor={menu.anchor}
          filter={view.filters[menu.column.id] ?? ''}
          width={widths[menu.column.id]!}
          onFilter={(filter) => onFilter(menu.column.id, filter)}
          onWidth={(width) => onWidth(menu.column.id, width)}
          onHide={() => onHide(menu.column.id)}
          before={neighbor(menu.index, -1)}
          after={neighbor(menu.index, 1)}
          onMove={(target) => onMove(menu.column.id, target)}
          isKept={isKept(menu.index)}
          {...(menu.index > named && { onKeep: () => onKeep(menu.column.id) })}
          onClose={() => setMenu(undefined)}
        />
      )}
    </thead>
  );
}

function LeadHeaders<T>({ lead, chosen, onChooseAll }: HeaderRowsProps<T>) {
  return (
    <>
      {lead.choosing > 0 && (
        <th scope="col" data-lead data-pinned style={{ left: 0 }}>
          <input
            type="checkbox"
            aria-label={t('Select all filtered rows')}
            checked={chosen === 'all'}
            ref={(box) => {
              if (box) box.indeterminate = chosen === 'some';
            }}
            onChange={onChooseAll}
          />
        </th>
      )}
      {lead.acting > 0 && (
        <th scope="col" data-lead data-pinned style={{ left: lead.choosing }}>
          <span data-unseen>{t('Actions')}</span>
        </th>
      )}
    </>
  );
}

const numeric = ({ kind }: Pick<Column<never>, 'kind'>) => (kind === 'number' ? { 'data-number': true } : {});

/** Of several, only the column that decides first may say so; the others have their place in their button. */
function sortState({ id }: Pick<Column<never>, 'id'>, [first]: TableView['sort']) {
  return first?.id === id ? ({ 'aria-sort': first.descending ? 'descending' : 'ascending' } as const) : {};
}
