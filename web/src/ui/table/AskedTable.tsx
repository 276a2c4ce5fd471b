import type { UseQueryResult } from '@tanstack/react-query';
import { ErrorPanel } from '../ErrorPanel.tsx';
import { DataTable } from './DataTable.tsx';
import type { DataTableProps } from './table-props.ts';

export interface AskedTableProps<A, T extends object> extends DataTableProps<T> {
  asked: Pick<UseQueryResult<A>, 'data' | 'error' | 'refetch'>;
}

/** A table of what the server was asked for, or why it did not come, with a way to ask again. */
export function AskedTable<A, T extends object>({ asked: { data, error, refetch }, ...table }: AskedTableProps<A, T>) {
  if (error && !data) return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  return <DataTable {...table} />;
}
