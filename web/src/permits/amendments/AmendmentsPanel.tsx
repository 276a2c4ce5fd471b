import type { Row } from '@artesian/contract/language/register';
import { amendments, isInForce } from '@artesian/contract/permits/amendments';
import Add from '@mui/icons-material/Add';
import Edit from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { arrangeColumns, columnsFor } from '../../register/list/columns.ts';
import { useOneEditorEach } from '../../register/rows/use-one-editor-each.ts';
import { useOptions } from '../../register/form/use-options.ts';
import { rowsQuery } from '../../register/list/use-rows.ts';
import { useSession } from '../../session/session.tsx';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { DataTable } from '../../ui/table/DataTable.tsx';
import type { RowTone } from '../../ui/table/grid/row-parts.ts';
import { AmendmentEditor } from './AmendmentEditor.tsx';
import { useAmendment } from './use-amendment.ts';
import { amendmentName } from './amendment-name.ts';

/** As the specification writes dates (3 §9). */
const longDate = (id: string) => ({ id, isLongDate: true });

const choices = [
  { id: 'pamend_type_desc', kind: 'choice' as const },
  { id: 'pamend_status_desc', kind: 'choice' as const },
  longDate('effective_date'),
  'proposed_volume_change',
  'new_volume',
  longDate('action_complete_date'),
  longDate('approval_date'),
  'approval_body_ndx',
  'action_staff_reviewer',
  'amendment_notes',
];
const initialFilters = { removed: 'no' };
const rowKey = (row: Row) => String(row.pamend_ndx);

/** Spec 3 §2 'Permit amendments': what changed a permit or may change it, and the editor of one. */
export function AmendmentsPanel({ record: permit }: { record: number }) {
  const { may } = useSession();
  const { key, choose, add, follow, leave } = useAmendment();
  const editor = useOneEditorEach(key);
  const { data, error, refetch } = useQuery(rowsQuery(amendments, permit));
  const options = useOptions(amendments);
  const columns = useMemo(() => arrangeColumns(columnsFor(amendments, options), choices), [options]);
  const actions = useMemo(
    () => [{ label: (row: Row) => `Edit ${amendmentName(row)}`, icon: <Edit fontSize="small" />, onAct: choose }],
    [choose],
  );
  if (error && !data) return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  return (
    <>
      {permit > 0 && may(amendments.calls.create) && (
        <Button variant="outlined" startIcon={<Add />} onClick={add} sx={{ mb: 2 }}>
          Add amendment
        </Button>
      )}
      <DataTable
        name="Permit amendments"
        prefix="amendments."
        rows={data}
        columns={columns}
        rowKey={rowKey}
        pageSize={30}
        initialFilters={initialFilters}
        actions={actions}
        onOpen={choose}
        selected={key ? String(key) : undefined}
        rowTone={toneOf}
        empty={<NothingYet />}
      />
      {key !== undefined && (
        <AmendmentEditor
          key={editor.id}
          permit={permit}
          amendment={key}
          onCreated={(created) => {
            editor.keepFor(created);
            follow(created);
          }}
          onDeleted={() => follow(undefined)}
          onCancel={leave}
        />
      )}
    </>
  );
}

function toneOf(row: Row): RowTone | undefined {
  if (row.removed === true) return { tone: 'ended', words: 'Deleted' };
  return isInForce(row) ? { tone: 'ended', words: 'Approved' } : undefined;
}

const NothingYet = () => (
  <Box sx={{ px: 2, py: 3 }}>
    <Typography sx={{ color: 'text.secondary' }}>This permit has no amendments yet.</Typography>
  </Box>
);
