import Typography from '@mui/material/Typography';
import { FormSkeleton } from '../../ui/FormSkeleton.tsx';
import { FieldPage } from '../page/FieldPage.tsx';
import { KeptSince } from '../page/KeptSince.tsx';
import { Loaded } from '../page/Loaded.tsx';
import { PlaceInputs } from './PlaceInputs.tsx';
import { ReadingForm } from './ReadingForm.tsx';
import { useMetersToRead, useReadingPlace, type MeterToRead, type ReadingPlace } from './use-reading-place.ts';

/** The reading of a meter for a month (spec 2 §2). */
export default function MeterReadingScreen() {
  const { place, show } = useReadingPlace();
  const asked = useMetersToRead(place);
  const { meters, isAlone, keptSince } = asked;
  return (
    <FieldPage title="Enter a Meter Reading" back={{ to: '/field-services', label: 'Field Services' }}>
      <KeptSince carried={keptSince} />
      <PlaceInputs place={place} show={show} meters={meters} isAlone={isAlone} />
      <Loaded
        answer={meters}
        asked={asked}
        failed="Failed to Load Meters"
        placeholder={place.meter === undefined ? chooseFirst : <FormSkeleton fields={4} />}
      >
        {(meters) => <Chosen meters={meters} place={place} />}
      </Loaded>
    </FieldPage>
  );
}

const chooseFirst = <Typography sx={{ color: 'text.secondary' }}>Choose a meter to read.</Typography>;

function Chosen({ meters, place }: { meters: readonly MeterToRead[]; place: ReadingPlace }) {
  if (place.meter === undefined) return chooseFirst;
  const meter = meters.find(({ meter_ndx }) => meter_ndx === place.meter);
  if (!meter) return <Typography role="alert">Selected meter not found in the fetched records.</Typography>;
  return <ReadingForm key={`${meter.meter_ndx} ${meter.c_year} ${meter.c_month}`} meter={meter} place={place} />;
}
