import { LocationInputs } from '../../location/LocationInputs.tsx';
import { ComputedField } from '../../register/form/ComputedField.tsx';
import { Field } from '../../register/form/Field.tsx';
import { useFormParts } from '../../register/form/form-parts.ts';
import { GridWarning } from './GridWarning.tsx';

const fields = { latitude: 'lat_dd', longitude: 'lon_dd', elevation: 'elevation_ft', source: 'elevation_source' };

/** Where the well stands, with its cell of the Texas grid. */
export function WellLocation() {
  const { base } = useFormParts();
  return (
    <LocationInputs fields={fields} well={base?.['well_ndx'] as number | undefined} warnings={<GridWarning />}>
      <Field name="elevation_source" />
      <ComputedField name="tx_grid" />
    </LocationInputs>
  );
}
