import { t } from '@artesian/domain/texts/translate';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { CoordinateWarning } from '../../location/CoordinateWarning.tsx';
import { useKnownPlace } from '../../location/known-place.ts';
import { LocationMap } from '../../location/LocationMap.tsx';
import { PlaceLine } from '../../location/PlaceLine.tsx';
import { usePlace } from '../../location/use-place.ts';
import { UseMyPosition } from '../../location/UseMyPosition.tsx';
import type { Place } from '../../map/coordinates.ts';
import { Field } from '../../register/form/Field.tsx';
import { FieldGrid } from '../../register/form/FieldGrid.tsx';
import { useFormParts } from '../../register/form/form-parts.ts';
import { readNumber } from '../../register/form/input-text.ts';
import { useSettings } from '../../session/settings.tsx';

/** Where the well is: pointed at, found by address or by the device, or typed; and read back. */
export function WellPlace() {
  const { form } = useFormParts();
  const [latitude, longitude] = useWatch({ control: form.control, name: ['reg_lat_dd', 'reg_lon_dd'] }).map((entry) =>
    readNumber(String(entry ?? '')),
  );
  const place = usePlace(latitude, longitude);
  const enterPlace = (next: Place) => {
    form.setValue('reg_lat_dd', next.latitude.toFixed(5));
    form.setValue('reg_lon_dd', next.longitude.toFixed(5));
    form.clearErrors(['reg_lat_dd', 'reg_lon_dd']);
  };
  return (
    <Box sx={{ display: 'grid', gap: 1.5, my: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography variant="h3">{t('Where the well is')}</Typography>
      <Typography sx={{ color: 'text.secondary' }}>
        {t('Click or tap the well’s location on the map, find its address above the map, or enter its coordinates.')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 1 }}>
        <UseMyPosition onPlace={enterPlace} />
      </Box>
      <FieldGrid>
        <Field name="reg_lat_dd" help={t('In decimal degrees, such as 30.08531')} />
        <Field name="reg_lon_dd" help={t('In decimal degrees, such as -97.84021')} />
        <Field name="reg_well_elev_ft" />
      </FieldGrid>
      <div>
        <PlaceLine place={place} />
        <CoordinateWarning latitude={latitude} longitude={longitude} onUse={enterPlace} />
        <WhatLiesThere place={place} />
      </div>
      <LocationMap place={place} onPlace={enterPlace} />
    </Box>
  );
}

/** Enters the county of the place where none is chosen, and says what it means that a place is outside the district. */
function WhatLiesThere({ place }: { place: Place | undefined }) {
  const { districtName } = useSettings();
  const { form } = useFormParts();
  const { known } = useKnownPlace(place);
  const county = known?.county_ndx ?? null;
  useEffect(() => {
    if (county !== null && form.getValues('county_ndx') === null) form.setValue('county_ndx', county);
  }, [county, form]);
  return (
    <output>
      {known?.in_district === false && (
        <Alert severity="info" variant="outlined" sx={{ mt: 2 }}>
          {t(
            'This location is outside the {district}. You can still register the well: staff will review it and tell you which district it belongs to. If the marker is in the wrong place, move it.',
            { district: districtName },
          )}
        </Alert>
      )}
    </output>
  );
}
