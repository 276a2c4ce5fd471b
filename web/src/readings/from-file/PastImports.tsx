import { readingsImports, undoReadingsImport, type ReadingsImport } from '@artesian/contract/metering/readings-files';
import Undo from '@mui/icons-material/UndoOutlined';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { api } from '../../api.ts';
import { useSession } from '../../session/session.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { notify } from '../../ui/notify.ts';
import { declaredColumns } from '../../ui/table/declared-column.ts';
import { AskFirst } from '../../ui/AskFirst.tsx';
import { counted } from '../../ui/counted.ts';
import { PastFiles } from '../../importing/PastFiles.tsx';
import type { z } from 'zod';
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
const undo = {
  label: ({ file_name }: ReadingsImport) => `Undo the import of ${file_name}`,
  icon: <Undo fontSize="small" />,
  isOffered: ({ undone_at }: ReadingsImport) => undone_at === null,
};
const keyOf = ({ import_ndx }: ReadingsImport) => String(import_ndx);
const toneOf = ({ undone_at }: ReadingsImport): RowTone | undefined =>
  undone_at ? { tone: 'ended', words: 'Undone' } : undefined;

/** Files that were imported before, each of which can be taken back. */
export function PastImports() {
  const { may } = useSession();
  const [toUndo, setToUndo] = useState<ReadingsImport>();
  const asked = useQuery({
    queryKey: [readingsImports.path],
    queryFn: ({ signal }) => api.view(readingsImports, { signal }),
  });
  const actions = useMemo(() => [{ ...undo, onAct: setToUndo }], []);
  return (
    <>
      <PastFiles
        heading="Imported Before"
        asked={asked}
        name="Imports of readings"
        rows={asked.data}
        columns={columns}
        rowKey={keyOf}
        rowTone={toneOf}
        pageSize={10}
        {...(may(undoReadingsImport) && { actions })}
        empty={<EmptyState title="No files imported yet" />}
      />
      {toUndo && (
        <AskFirst
          title={`Undo the import of ${toUndo.file_name}?`}
          act="Undo the Import"
          color="error"
          does={() => api.call(undoReadingsImport, { params: { import_ndx: toUndo.import_ndx } })}
          onDone={tell}
          onClose={() => setToUndo(undefined)}
        >
          Its {counted(toUndo.rows_added, 'reading')} are removed, unless somebody changed them since.
        </AskFirst>
      )}
    </>
  );
}

function tell({ undone, kept }: z.output<typeof undoReadingsImport.answer>) {
  const words = `${undone} ${undone === 1 ? 'reading was' : 'readings were'} removed.`;
  if (kept.length === 0) notify.success(words);
  else notify.warning(`${words} Changed since, so kept: ${kept.join('; ')}.`, { persistent: true });
}
