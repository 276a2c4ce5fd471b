import Box from '@mui/material/Box';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import type { Place } from '../map/coordinates.ts';
import { Field } from '../register/form/Field.tsx';
import { FieldGrid } from '../register/form/FieldGrid.tsx';
import { useFormParts } from '../register/form/form-parts.ts';
import { readNumber } from '../register/form/input-text.ts';
import { useSession } from '../session/session.tsx';
import { CoordinateWarning } from './CoordinateWarning.tsx';
import { knownPlaceQuery } from './known-place.ts';
import { LocationMap } from './LocationMap.tsx';
import { PlaceLine } from './PlaceLine.tsx';
import { usePlace } from './use-place.ts';

/** What the fields of a place are called in the register. */
export interface PlaceFields {
  latitude: string;
  longitude: string;
  elevation: string;
  /** Where the elevation is from. */
  source?: string;
}

interface LocationInputsProps {
  /** The same object each time. */
  fields: PlaceFields;
  /** The well that stands there already: it is not drawn among the others. */
  well: number | undefined;
  /** What else is entered of the place. */
  children?: ReactNode;
  /** What else is doubted of it. */
  warnings?: ReactNode;
}

/** Where a well stands: typed or pointed at, and read back. */
export function LocationInputs({ fields, well, children, warnings }: LocationInputsProps) {
  const { form, isReadOnly } = useFormParts();
  const entries = useWatch({ control: form.control, name: [fields.latitude, fields.longitude] });
  const [latitude, longitude] = entries.map((entry) => readNumber(String(entry ?? '')));
  const place = usePlace(latitude, longitude);
  const enterPlace = useEnteringPlace(fields);
  const estimateElevation = useEstimatingElevation(fields);
  const pick = (next: Place) => {
    enterPlace(next);
    void estimateElevation(next);
  };
  return (
    <Box sx={{ display: 'grid', gap: 1.5, my: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <FieldGrid>
        <Field name={fields.latitude} />
        <Field name={fields.longitude} />
        <Field name={fields.elevation} />
        {children}
      </FieldGrid>
      <div>
        <PlaceLine place={place} />
        <CoordinateWarning latitude={latitude} longitude={longitude} onUse={isReadOnly ? undefined : enterPlace} />
        {warnings}
      </div>
      <LocationMap place={place} onPlace={isReadOnly ? undefined : pick} well={well} />
    </Box>
  );
}

function useEnteringPlace(fields: PlaceFields) {
  const { form } = useFormParts();
  return ({ latitude, longitude }: Place) => {
    form.setValue(fields.latitude, latitude.toFixed(5));
    form.setValue(fields.longitude, longitude.toFixed(5));
    form.clearErrors([fields.latitude, fields.longitude]);
  };
}

/** Enters the elevation of a place that was pointed at, where it is known and nobody went on meanwhile. */
function useEstimatingElevation({ latitude, longitude, elevation, source }: PlaceFields) {
  const { form } = useFormParts();
  const { user } = useSession();
  const queries = useQueryClient();
  const entered = () => form.getValues([latitude, longitude, elevation]).join();
  return async (place: Place) => {
    const before = entered();
    const known = await queries.fetchQuery(knownPlaceQuery(place, user?.sub)).catch(() => undefined);
    if (known?.elevation_ft == null || entered() !== before) return;
    form.setValue(elevation, String(known.elevation_ft));
    if (source) form.setValue(source, known.elevation_source);
  };
}
