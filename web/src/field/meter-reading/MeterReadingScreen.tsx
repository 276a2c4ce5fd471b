import Typography from '@mui/material/Typography';
import { FormSkeleton } from '../../ui/FormSkeleton.tsx';
import { FailedToLoad } from '../page/FailedToLoad.tsx';
import { FieldPage } from '../page/FieldPage.tsx';
import { KeptSince } from '../page/KeptSince.tsx';
import { PlaceInputs } from './PlaceInputs.tsx';
import { ReadingForm } from './ReadingForm.tsx';
import { useMetersToRead, useReadingPlace } from './use-reading-place.ts';

/** The reading of a meter for a month (spec 2 §2). */
export default function MeterReadingScreen() {
  const { place, show } = useReadingPlace();
  const { meters, isAlone, keptSince, error, isAsking, askAgain } = useMetersToRead(place);
  const meter = meters?.find(({ meter_ndx }) => meter_ndx === place.meter);
  return (
    <FieldPage title="Enter a Meter Reading" back={{ to: '/field-services', label: 'Field Services' }}>
      <KeptSince carried={keptSince} />
      <PlaceInputs place={place} show={show} meters={meters} isAlone={isAlone} />
      {error && !meters ? (
        <FailedToLoad title="Failed to Load Meters" error={error} isRetrying={isAsking} onRetry={askAgain} />
      ) : place.meter === undefined ? (
        <Typography sx={{ color: 'text.secondary' }}>Choose a meter to read.</Typography>
      ) : meter ? (
        <ReadingForm key={`${meter.meter_ndx} ${meter.c_year} ${meter.c_month}`} meter={meter} place={place} />
      ) : meters ? (
        <Typography role="alert">Selected meter not found in the fetched records.</Typography>
      ) : (
        <FormSkeleton fields={4} />
      )}
    </FieldPage>
  );
}
