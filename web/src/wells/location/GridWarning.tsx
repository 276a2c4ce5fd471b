import { isInTexas } from '@artesian/domain/unlikely-place';
import { stateWellNumberWarning } from '@artesian/domain/texas-grid';
import Alert from '@mui/material/Alert';
import { useWatch } from 'react-hook-form';
import { usePlaceOfDistrict } from '../../map/use-home.ts';
import { useFormParts } from '../../register/form/form-parts.ts';
import { readNumber, type Entry } from '../../register/form/input-text.ts';

/** Numbers were given before coordinates were refined, so a mismatch is worth a look and never an error. */
export function GridWarning() {
  const { form } = useFormParts();
  const [number, latitude, longitude] = useWatch({
    control: form.control,
    name: ['state_well_num', 'lat_dd', 'lon_dd'],
  });
  const home = usePlaceOfDistrict();
  // A number of another state is none of the grid.
  const isElsewhere = home !== null && !isInTexas(home);
  const warning = isElsewhere
    ? null
    : warningFor(textOf(number), readNumber(textOf(latitude)), readNumber(textOf(longitude)));
  return (
    <output>
      {warning && (
        <Alert severity="warning" variant="outlined" sx={{ mt: 2 }}>
          {warning} Check both. You can save it as entered.
        </Alert>
      )}
    </output>
  );
}

const textOf = (entry: Entry | undefined) => String(entry ?? '');

function warningFor(number: string, latitude: number | undefined, longitude: number | undefined) {
  if (number === '' || latitude === undefined || longitude === undefined) return null;
  return stateWellNumberWarning(number, latitude, longitude);
}
