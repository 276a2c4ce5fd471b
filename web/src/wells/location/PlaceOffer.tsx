import type { KnownPlace } from '@artesian/contract/map/place';
import { wells } from '@artesian/contract/wells/wells';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { useKnownPlace } from '../../location/known-place.ts';
import { usePlace } from '../../location/use-place.ts';
import { labelOf } from '../../register/form/entries.ts';
import { useFormParts } from '../../register/form/form-parts.ts';
import { recordQuery } from '../../register/record.ts';

/** Fields that follow from where the well stands, each as the shapes of the map have it, in words. */
const wordsOf = {
  in_district: ({ in_district }) => (in_district ? 'yes' : 'no'),
  county_ndx: ({ county_name }) => county_name,
  mgmtzone_ndx: ({ mgmtzone_name }) => mgmtzone_name,
} satisfies Partial<Record<keyof KnownPlace, (known: KnownPlace) => string | null>>;

interface PlaceOfferProps {
  fields: readonly (keyof typeof wordsOf)[];
}

/** What the coordinates of the well say otherwise than the record: offered, because drawn lines may be wrong too. */
export function PlaceOffer({ fields }: PlaceOfferProps) {
  const { register, form, base, isReadOnly } = useFormParts();
  const { data: well } = useQuery(recordQuery(wells, (base?.['well_ndx'] as number | undefined) ?? 0));
  const place = usePlace(well?.['lat_dd'] as number | undefined, well?.['lon_dd'] as number | undefined);
  const { known } = useKnownPlace(place);
  const entries = useWatch({ control: form.control, name: [...fields] });
  const others = known ? fields.filter((field, at) => known[field] !== null && known[field] !== entries[at]) : [];
  const use = () => others.forEach((field) => form.setValue(field, known![field]));
  return (
    <output>
      {known && others.length > 0 && !isReadOnly && (
        <Alert
          severity="info"
          variant="outlined"
          action={
            <Button size="small" color="inherit" onClick={use}>
              Use it
            </Button>
          }
          sx={{ mt: 2 }}
        >
          By its coordinates: {others.map((field) => `${labelOf(register, field)} ${wordsOf[field](known)}`).join(', ')}
          .
        </Alert>
      )}
    </output>
  );
}
