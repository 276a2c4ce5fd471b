import type { Register, Row } from '@artesian/contract/language/register';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import { useCallback, useMemo } from 'react';
import { columnsFor } from '../register/list/columns.ts';
import { nameOf } from '../register/form/options.ts';
import { useOptions } from '../register/form/use-options.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { formatCell } from '../ui/table/column.ts';
import { DataTable } from '../ui/table/DataTable.tsx';
import type { RowTone } from '../ui/table/grid/row-parts.ts';
import { listedOf, useModelRows } from './model-rows.ts';
import { publicationColumns } from './Publication.tsx';
import type { ModelPlace } from './use-model-place.ts';

interface ModelTableProps {
  register: Register;
  place: ModelPlace;
}

/** So many columns are shown at first; the others can be chosen. */
const COLUMNS = 6;

/** The records of a register to find one among them. */
export function ModelTable({ register, place: { parent, record, go } }: ModelTableProps) {
  const listed = listedOf(register);
  const { data, error, refetch } = useModelRows(register, parent);
  const options = useOptions(listed);
  const columns = useMemo(() => {
    const declared = columnsFor(listed, options).map((column, index) => ({ ...column, hidden: index >= COLUMNS }));
    return [...declared.slice(0, 1), ...publicationColumns(listed), ...declared.slice(1)];
  }, [listed, options]);
  // Rows that do not exist yet have no key.
  const rows = useMemo(() => data?.filter((row) => row[listed.key] !== null), [data, listed]);
  const rowKey = useCallback((row: Row) => String(row[listed.key]), [listed]);
  const hrefOf = useCallback(
    (row: Row) => {
      const address = {
        register: register.path,
        ...(parent !== undefined && { of: String(parent) }),
        record: rowKey(row),
      };
      return `/models?${new URLSearchParams(address).toString()}`;
    },
    [register, parent, rowKey],
  );
  const open = useCallback((row: Row) => go({ record: row[listed.key] as number }), [go, listed]);
  const actions = useMemo(
    () => [
      {
        label: (row: Row) => `Open ${formatCell(columns[0]!, row) || nameOf(listed, row)}`,
        icon: <Visibility fontSize="small" />,
        onAct: open,
      },
    ],
    [listed, columns, open],
  );
  if (error && !data) return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  return (
    <DataTable
      name={register.title}
      rows={rows}
      columns={columns}
      rowKey={rowKey}
      pageSize={10}
      selected={record ? String(record) : undefined}
      rowTone={toneOf}
      actions={actions}
      hrefOf={hrefOf}
      onOpen={open}
      empty={<EmptyState title={`No ${register.one} yet`} />}
    />
  );
}

const toneOf = (row: Row): RowTone | undefined =>
  row.removed === true ? { tone: 'ended', words: 'Disabled' } : undefined;
