import { submittedReadings, type SubmittedReading } from '@artesian/contract/owners/submitted-readings';
import Box from '@mui/material/Box';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import type { Column } from '../ui/table/column.ts';
import { DataTable } from '../ui/table/DataTable.tsx';
import { declaredColumns } from '../ui/table/declared-column.ts';
import { HomeSection } from './HomeSection.tsx';
import { monthInFull, useSubmissions } from './own-readings.ts';
import { SubmissionCard } from './SubmissionCard.tsx';
import { LoadingBlock } from '../ui/LoadingBlock.tsx';

const columns: readonly Column<SubmittedReading>[] = [
  ...declaredColumns(submittedReadings.row)('meter_id', 'permit_number'),
  { id: 'month', header: 'Month', kind: 'text', width: 140, value: monthInFull },
  ...declaredColumns(submittedReadings.row)(
    'meter_reading',
    'dial',
    'state',
    'sent_by',
    'created_timestamp',
    'notes',
    'question',
  ),
];
const keyOf = ({ submitted_reading_ndx }: SubmittedReading) => String(submitted_reading_ndx);

/** Readings that owners sent in: those that wait, each with its photo, and what became of the others. Not in the specification: the path is ours. */
export default function SubmittedReadingsScreen() {
  const { data, error, refetch } = useSubmissions();
  const waiting = data?.filter(({ state }) => state === 'waiting').toReversed();
  const settled = data?.filter(({ state }) => state !== 'waiting');
  return (
    <>
      <PageHeader
        breadcrumb={[{ label: 'Dashboard', to: '/dashboard' }]}
        title="Readings Submitted by Owners"
        purpose="Approved readings become meter readings. Questions go back to the owner."
      />
      {error && !data && <ErrorPanel error={error} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingBlock height={240} />}
      {waiting?.length === 0 && (
        <EmptyState title="No readings to review">New submissions from owners appear here.</EmptyState>
      )}
      <Box sx={cardsStyle}>
        {waiting?.map((submission) => (
          <SubmissionCard key={submission.submitted_reading_ndx} submission={submission} />
        ))}
      </Box>
      {settled && settled.length > 0 && (
        <Box sx={{ mt: 4 }}>
          <HomeSection heading="Answered">
            <DataTable name="Answered Readings" rows={settled} columns={columns} rowKey={keyOf} pageSize={30} />
          </HomeSection>
        </Box>
      )}
    </>
  );
}

const cardsStyle = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(420px, 100%), 1fr))',
} as const;
