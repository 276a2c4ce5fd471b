import Box from '@mui/material/Box';
import { useQueryClient } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { CoordinateDoubt } from '../../location/CoordinateDoubt.tsx';
import { knownPlaceQuery } from '../../location/known-place.ts';
import { LocationMap } from '../../location/LocationMap.tsx';
import { PlaceLine } from '../../location/PlaceLine.tsx';
import { usePlace } from '../../location/use-place.ts';
import type { Place } from '../../map/coordinates.ts';
import { ComputedField } from '../../register/ComputedField.tsx';
import { Field } from '../../register/Field.tsx';
import { FieldGrid } from '../../register/FieldGrid.tsx';
import { useFormParts } from '../../register/form-parts.ts';
import { readNumber } from '../../register/input-text.ts';
import { useSession } from '../../session/session.tsx';
import { GridWarning } from './GridWarning.tsx';

/** Where the well stands: typed or pointed at, and read back. */
export function WellLocation() {
  const { form, base, isReadOnly } = useFormParts();
  const [latitude, longitude] = useWatch({ control: form.control, name: ['lat_dd', 'lon_dd'] }).map((entry) =>
    readNumber(String(entry ?? '')),
  );
  const place = usePlace(latitude, longitude);
  const enterPlace = useEnteringPlace();
  const estimateElevation = useEstimatingElevation();
  const pick = (next: Place) => {
    enterPlace(next);
    void estimateElevation(next);
  };
  return (
    <Box sx={{ display: 'grid', gap: 1.5, my: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <FieldGrid>
        <Field name="lat_dd" />
        <Field name="lon_dd" />
        <Field name="elevation_ft" />
        <Field name="elevation_source" />
        <ComputedField name="tx_grid" />
      </FieldGrid>
      <div>
        <PlaceLine place={place} />
        <CoordinateDoubt latitude={latitude} longitude={longitude} onUse={isReadOnly ? undefined : enterPlace} />
        <GridWarning />
      </div>
      <LocationMap
        place={place}
        onPlace={isReadOnly ? undefined : pick}
        well={base?.['well_ndx'] as number | undefined}
      />
    </Box>
  );
}

function useEnteringPlace() {
  const { form } = useFormParts();
  return ({ latitude, longitude }: Place) => {
    form.setValue('lat_dd', latitude.toFixed(5));
    form.setValue('lon_dd', longitude.toFixed(5));
    form.clearErrors(['lat_dd', 'lon_dd']);
  };
}

/** Enters the elevation of a place that was pointed at, where it is known and nobody went on meanwhile. */
function useEstimatingElevation() {
  const { form } = useFormParts();
  const { user } = useSession();
  const queries = useQueryClient();
  const entered = () => form.getValues(['lat_dd', 'lon_dd', 'elevation_ft']).join();
  return async (place: Place) => {
    const before = entered();
    const known = await queries.fetchQuery(knownPlaceQuery(place, user?.sub)).catch(() => undefined);
    if (known?.elevation_ft == null || entered() !== before) return;
    form.setValue('elevation_ft', String(known.elevation_ft));
    form.setValue('elevation_source', known.elevation_source);
  };
}
