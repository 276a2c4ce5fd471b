import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { PlaceForm } from './PlaceForm.tsx';
import { ReadingsTable } from './ReadingsTable.tsx';
import { useReadingsPlace } from './use-readings-place.ts';
import { YearSummary } from './YearSummary.tsx';

/** Spec 3 §2 'Meter Readings Management and Entry'. */
export default function ReadingsEntryScreen() {
  const place = useReadingsPlace();
  return (
    <>
      <PageHeader
        breadcrumb={[{ label: 'Dashboard', to: '/dashboard' }]}
        title="Meter Readings Management and Entry"
        purpose="What each meter showed at the end of a month, and the gallons that follow from it. Enter goes on to the next reading."
      />
      {place.error ? (
        <ErrorPanel error={place.error} onRetry={place.onRetry} />
      ) : (
        <>
          <PlaceForm place={place} />
          <YearSummary place={place} />
          <ReadingsTable place={place} />
        </>
      )}
    </>
  );
}
