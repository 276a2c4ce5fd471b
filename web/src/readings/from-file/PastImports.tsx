import { readingsImports, undoReadingsImport, type ReadingsImport } from '@artesian/contract/metering/readings-files';
import Undo from '@mui/icons-material/UndoOutlined';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api } from '../../api.ts';
import { useSession } from '../../session/session.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { errorWordsToQuote } from '../../ui/error-words.ts';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { notify } from '../../ui/notify.ts';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { declaredColumns } from '../../ui/table/declared-column.ts';
import type { RowTone } from '../../ui/table/grid/row-parts.ts';

const columns = declaredColumns(readingsImports.row)(
  'file_name',
  'rows_read',
  'rows_added',
  'rows_known',
  'imported_at',
  'imported_by',
  'undone_at',
);
const keyOf = ({ import_ndx }: ReadingsImport) => String(import_ndx);
const toneOf = ({ undone_at }: ReadingsImport): RowTone | undefined =>
  undone_at ? { tone: 'ended', words: 'Undone' } : undefined;

/** Files that were imported before, each of which can be taken back. */
export function PastImports() {
  const { may } = useSession();
  const { data, error, refetch } = useQuery({
    queryKey: [readingsImports.path],
    queryFn: ({ signal }) => api.view(readingsImports, { signal }),
  });
  const { mutate } = useMutation({
    mutationFn: (import_ndx: number) => api.call(undoReadingsImport, { params: { import_ndx } }),
    onSuccess: ({ undone, kept }) => {
      const words = `${undone} ${undone === 1 ? 'reading was' : 'readings were'} removed.`;
      if (kept.length === 0) notify.success(words);
      else notify.warning(`${words} Changed since, so kept: ${kept.join('; ')}.`, { persistent: true });
    },
    onError: (failed) => notify.error(errorWordsToQuote(failed)),
  });
  const actions = useMemo(
    () => [
      {
        label: ({ file_name }: ReadingsImport) => `Undo the import of ${file_name}`,
        icon: <Undo fontSize="small" />,
        onAct: ({ import_ndx }: ReadingsImport) => mutate(import_ndx),
        isOffered: ({ undone_at }: ReadingsImport) => undone_at === null,
      },
    ],
    [mutate],
  );
  if (error && !data) return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <Typography variant="h2" sx={{ mb: 1 }}>
        Imported Before
      </Typography>
      <DataTable
        name="Imports of readings"
        rows={data}
        columns={columns}
        rowKey={keyOf}
        pageSize={10}
        rowTone={toneOf}
        {...(may(undoReadingsImport) && { actions })}
        empty={<EmptyState title="No files imported yet" />}
      />
    </>
  );
}
