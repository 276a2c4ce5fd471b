import type { ReactNode } from 'react';
import type { TableView } from './address.ts';
import type { Column } from './column.ts';
import type { RowOrder } from './grid/row-order.ts';
import type { RowAction, RowTone } from './grid/row-parts.ts';
import type { Choosing } from './filter/use-chosen.ts';
import type { FilterChange } from './filter/use-filtering.ts';
import type { Layout } from './columns/use-layout.ts';

/** What somebody keeps of a table under a name: also how its columns stand. */
export interface SavedTableView extends TableView, Partial<Pick<Layout, 'order' | 'pinned'>> {}

export interface DataTableProps<T extends object> {
  /** Names the table for screen readers, the file that it exports, and what this device remembers of its columns. */
  name: string;
  /** Undefined while they are on their way. */
  rows: readonly T[] | undefined;
  /** The same array from one rendering to the next; so are `pageSizes`, `initialFilters` and the functions below. */
  columns: readonly Column<T>[];
  rowKey: (row: T) => string;
  pageSize: number;
  /** Without, those of most lists. */
  pageSizes?: readonly number[];
  /** Filters that are on until the reader changes them. */
  initialFilters?: Record<string, string>;
  /** What the search finds of the rows, and what it is called; without, those that hold its words in a column that is shown. */
  find?: { label: string; among: (rows: readonly T[]) => (search: string) => readonly T[] };
  /** The buttons at the start of each row. */
  actions?: readonly RowAction<T>[];
  /** The address of a row's record, to which its name leads. */
  hrefOf?: (row: T) => string;
  /** What a click on a row does, for who does not aim at its button. */
  onPick?: (row: T) => void;
  /** What a double click on a row does. */
  onOpen?: (row: T) => void;
  /** The key of the row that is open. The table turns to its page. */
  selected?: string | undefined;
  /** What sets a row apart by its color. */
  rowTone?: (row: T) => RowTone | undefined;
  /** Unfolds under its row. */
  detail?: (row: T) => ReactNode;
  /** Rows can be ticked; what is copied and exported is then what is ticked. */
  isSelectable?: boolean;
  /** What can be done with the rows that are ticked. */
  bulk?: (chosen: readonly T[]) => ReactNode;
  /** Stands before the table's own buttons. It gets every row that the filters leave, and those that are ticked. */
  toolbar?: (filtered: readonly T[], chosen: readonly T[]) => ReactNode;
  /** A place for views that were saved: what is shown now, and how to show another. */
  savedViews?: (view: SavedTableView, onShow: (view: SavedTableView) => void) => ReactNode;
  /** Is told in which order the rows stand. */
  order?: RowOrder;
  /** What to say, and what to do next, where there are no rows at all. */
  empty?: ReactNode;
}

/** What the rows are drawn from, as a table or as cards. */
export interface TableRowsProps<T extends object> extends DataTableProps<T> {
  /** The rows of the page, and all that the filters leave. */
  shown: readonly T[];
  filtered: readonly T[];
  choosing: Choosing<T>;
  view: TableView;
  /** From 0; a link may have asked for one that is no more. */
  page: number;
  layout: Layout;
  /** Filters stand under the headers. */
  hasFilters: boolean;
  /** In px. */
  rowHeight: number;
  onSort: (sort: TableView['sort']) => void;
  onFilter: (id: string, filter: FilterChange) => void;
  onClearFilters: () => void;
  onHide: (id: string) => void;
  onWidths: (widths: Layout['widths']) => void;
  /** Moves a column to where another stands. */
  onMove: (id: string, target: string) => void;
  /** Whether a column stays in sight. */
  onKeep: (id: string) => void;
}
