import type { Register, Row } from '@artesian/contract/language/register';
import type { View } from '@artesian/contract/language/view';
import Edit from '@mui/icons-material/EditOutlined';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, type ReactNode } from 'react';
import { SavedViews } from '../../saved-views/SavedViews.tsx';
import { useSession } from '../../session/session.tsx';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { DataTable } from '../../ui/table/DataTable.tsx';
import type { Column } from '../../ui/table/column.ts';
import type { DataTableProps } from '../../ui/table/table-props.ts';
import type { RowOrder } from '../../ui/table/grid/row-order.ts';
import type { RowAction, RowTone } from '../../ui/table/grid/row-parts.ts';
import { useBulkChange } from '../bulk/use-bulk-change.tsx';
import { useMergeOfTwo } from '../merging/use-merge-of-two.tsx';
import { arrangeColumns, columnsFor, columnsOfView, type ColumnChoice } from './columns.ts';
import { listQuery, nameOf, viewQuery } from '../form/options.ts';
import { useOptions } from '../form/use-options.ts';

export interface RegisterTableProps {
  register: Register;
  /** What is listed, where it is more than the register holds: one row for each record, under the same key. */
  list?: View | undefined;
  /** Which of its rows, where its address says so. */
  listBy?: Readonly<Record<string, number>> | undefined;
  /** The address of the list; a record's own page stands below it. */
  path: string;
  /** Names the table for screen readers, and the file that it exports. */
  name: string;
  /** The columns that show at first, in their order; the others that are declared can be chosen. The same array each time. */
  columns: readonly ColumnChoice[];
  pageSize: number;
  /** What can be changed in many records at once, in the order to offer it; the same array each time. Without, all that is entered. */
  bulk?: readonly string[] | undefined;
  /** The same object each time. */
  initialFilters?: Record<string, string> | undefined;
  /** As the table has them: what its search finds, what sets a row apart, and what else can be done with a row or with all. */
  find?: DataTableProps<Row>['find'];
  rowTone?: (row: Row) => RowTone | undefined;
  rowActions?: readonly RowAction<Row>[];
  /** What one does with a row that one opens, where that is not to edit it. */
  opens?: string;
  toolbar?: DataTableProps<Row>['toolbar'];
  /** Of the record that is open. */
  selected: number | undefined;
  onChoose: (key: number) => void;
  /** Is told in which order the records stand. */
  order: RowOrder;
  empty: ReactNode;
}

/** A view names what its rows point at. */
const nothingToChoose = { fields: {} };
const noMore: readonly RowAction<Row>[] = [];

/** The list of a register. */
export function RegisterTable(props: RegisterTableProps) {
  const {
    register,
    list,
    listBy,
    path,
    name,
    columns: choices,
    pageSize,
    bulk,
    initialFilters,
    find,
    rowTone = toneOf,
    rowActions = noMore,
    opens = 'Edit',
    toolbar,
    selected,
    onChoose,
    order,
    empty,
  } = props;
  const { may } = useSession();
  const { data, error, refetch } = useQuery(list ? viewQuery(list, listBy) : listQuery(register));
  const options = useOptions(list ? nothingToChoose : register);
  const columns = useMemo(
    () =>
      naming(register, arrangeColumns(list ? columnsOfView(register, list) : columnsFor(register, options), choices)),
    [register, list, options, choices],
  );
  const rowKey = useCallback((row: Row) => String(row[register.key]), [register]);
  const hrefOf = useCallback((row: Row) => `${path}/${rowKey(row)}`, [path, rowKey]);
  const open = useCallback((row: Row) => onChoose(row[register.key] as number), [register, onChoose]);
  const actions = useMemo(() => {
    const verb = may(register.calls.update) ? opens : 'Open';
    return [
      {
        label: (row: Row) => `${verb} ${nameOf(register, row)}`,
        icon: verb === 'Open' ? <Visibility fontSize="small" /> : <Edit fontSize="small" />,
        onAct: open,
      },
      ...rowActions,
    ];
  }, [may, register, open, opens, rowActions]);

  const savedViewsOf = useCallback<NonNullable<DataTableProps<Row>['savedViews']>>(
    (view, onShow) => <SavedViews table={register.path} view={view} onShow={onShow} />,
    [register],
  );

  const { bulk: changeMany, dialog } = useBulkChange(register, bulk);
  const mergeOfTwo = useMergeOfTwo(register);
  const acts = useCallback(
    (rows: readonly Row[]) => (
      <>
        {changeMany?.(rows)}
        {mergeOfTwo(rows)}
      </>
    ),
    [changeMany, mergeOfTwo],
  );

  if (error && !data) return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <DataTable
        name={name}
        rows={data}
        columns={columns}
        rowKey={rowKey}
        pageSize={pageSize}
        {...(initialFilters && { initialFilters })}
        selected={selected === undefined ? undefined : String(selected)}
        rowTone={rowTone}
        {...(find && { find })}
        {...(toolbar && { toolbar })}
        actions={actions}
        hrefOf={hrefOf}
        onOpen={open}
        isSelectable
        bulk={acts}
        order={order}
        savedViews={savedViewsOf}
        empty={empty}
      />
      {dialog}
    </>
  );
}

const naming = ({ label }: Register, columns: readonly Column<Row>[]): Column<Row>[] =>
  columns.map((column) => (column.id === label ? { ...column, isName: true } : column));

function toneOf(row: Row): RowTone | undefined {
  if (row.removed === true) return { tone: 'ended', words: 'Removed' };
  return row.is_active === false ? { tone: 'ended', words: 'Not active' } : undefined;
}
