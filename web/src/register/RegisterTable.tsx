import type { Register, Row } from '@artesian/contract/language/register';
import Edit from '@mui/icons-material/EditOutlined';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import { useQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { useSession } from '../session/session.tsx';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { DataTable } from '../ui/table/DataTable.tsx';
import { arrangeColumns, columnsFor, type ColumnChoice } from './columns.ts';
import { listQuery, nameOf } from './options.ts';
import { useOptions } from './use-options.ts';

export interface RegisterTableProps {
  register: Register;
  /** Names the table for screen readers, and the file that it exports. */
  name: string;
  /** The columns that show at first, in their order; the others that are declared can be chosen. The same array each time. */
  columns: readonly ColumnChoice[];
  pageSize: number;
  pageSizes?: readonly number[] | undefined;
  /** The same object each time. */
  initialFilters?: Record<string, string> | undefined;
  /** Of the record that is open. */
  selected: number | undefined;
  onChoose: (key: number) => void;
  empty: ReactNode;
}

const usualSizes = [10, 30, 50, 100, 200] as const;

/** The list of a register. */
export function RegisterTable(props: RegisterTableProps) {
  const { register, name, columns: choices, pageSize, pageSizes, initialFilters, selected, onChoose, empty } = props;
  const { may } = useSession();
  const { data, error, refetch } = useQuery(listQuery(register));
  const options = useOptions(register);
  const columns = useMemo(() => arrangeColumns(columnsFor(register, options), choices), [register, options, choices]);
  const action = useMemo(() => {
    const verb = may(register.calls.update) ? 'Edit' : 'Open';
    return {
      label: (row: Row) => `${verb} ${nameOf(register, row)}`,
      icon: verb === 'Edit' ? <Edit fontSize="small" /> : <Visibility fontSize="small" />,
      onAct: (row: Row) => onChoose(row[register.key] as number),
    };
  }, [may, register, onChoose]);

  if (error && !data) return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  return (
    <DataTable
      name={name}
      rows={data}
      columns={columns}
      rowKey={(row) => String(row[register.key])}
      pageSize={pageSize}
      pageSizes={pageSizes ?? usualSizes}
      {...(initialFilters && { initialFilters })}
      selected={selected === undefined ? undefined : String(selected)}
      isMuted={isOutOfUse}
      action={action}
      empty={empty}
    />
  );
}

const isOutOfUse = (row: Row) => row.removed === true || row.is_active === false;
