import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ComponentType, ReactNode } from 'react';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { PlaceForm } from './PlaceForm.tsx';
import { useReadingsPlace, type ReadingsPlace, type Whose } from './use-readings-place.ts';
import { YearSummary } from './YearSummary.tsx';

/** The months of somebody, to enter something for. */
export type EntryTableProps = Pick<ReadingsPlace, 'year' | 'month'> & { whose: Whose };

interface EntryPageProps {
  title: string;
  purpose: string;
  actions?: ReactNode;
  /** What is entered, as headings have it. */
  entered: string;
  Table: ComponentType<EntryTableProps>;
}

/** A page on which months are entered: of a fiscal year and of a permit owner or group, under their year to date. */
export function EntryPage({ title, purpose, actions, entered, Table }: EntryPageProps) {
  const place = useReadingsPlace();
  const { year, month, whose } = place;
  return (
    <>
      <PageHeader
        breadcrumb={[{ label: 'Dashboard', to: '/dashboard' }]}
        title={title}
        purpose={purpose}
        actions={actions}
      />
      {place.error ? (
        <ErrorPanel error={place.error} onRetry={place.onRetry} />
      ) : (
        <>
          <PlaceForm place={place} />
          <YearSummary place={place} />
          <Box component="section" aria-labelledby="entered">
            <Typography variant="h2" id="entered" sx={{ mb: 1 }}>
              {entered}
            </Typography>
            {whose ? (
              <Table key={`${year} ${month} ${whose.by} ${whose.key}`} {...{ year, month, whose }} />
            ) : (
              <Typography sx={{ color: 'text.secondary' }}>
                Select a year, month(s) and a permit grouping to view/enter {entered}.
              </Typography>
            )}
          </Box>
        </>
      )}
    </>
  );
}
