import type { ComponentProps } from 'react';
import { ErrorPanel } from '../ErrorPanel.tsx';
import { DataTable } from './DataTable.tsx';

interface Answer<T> {
  data: readonly T[] | undefined;
  error: Error | null;
  refetch: () => unknown;
}

type AnsweredTableProps<T extends object> = Omit<ComponentProps<typeof DataTable<T>>, 'rows'> & { answer: Answer<T> };

/** The table of a list that is asked for, and why it could not be had. What was shown stays where it cannot be had anew. */
export function AnsweredTable<T extends object>({ answer: { data, error, refetch }, ...table }: AnsweredTableProps<T>) {
  if (error && !data) return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  return <DataTable rows={data} {...table} />;
}
