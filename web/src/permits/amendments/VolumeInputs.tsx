import { inVolumeUnit } from '@artesian/domain/volume-unit';
import { metaOf } from '@artesian/contract/language/register';
import { amendedVolume_gal } from '@artesian/domain/amended-volume';
import Typography from '@mui/material/Typography';
import { useWatch } from 'react-hook-form';
import { ComputedField } from '../../register/form/ComputedField.tsx';
import { Field } from '../../register/form/Field.tsx';
import { FieldGrid } from '../../register/form/FieldGrid.tsx';
import { useFormParts } from '../../register/form/form-parts.ts';
import { valueOf } from '../../register/form/input-text.ts';
import { usePermitBefore } from './amended-permit.ts';

/** The volume before, the change and the volume that follows, while it is typed. */
export function VolumeInputs() {
  const { register, form } = useFormParts();
  const before = usePermitBefore()?.volume;
  const typed = useWatch({ control: form.control, name: 'proposed_volume_change' });
  const change = valueOf(metaOf(register, 'proposed_volume_change'), typed ?? null, true);
  const after = newVolume(before ?? undefined, typeof change === 'number' ? change : undefined);
  return (
    <>
      <FieldGrid>
        <ComputedField name="saved_previous_volume" entry={inDigits(before)} />
        <Field name="proposed_volume_change" />
        <ComputedField name="new_volume" entry={typeof after === 'number' ? inDigits(after) : ''} />
      </FieldGrid>
      {typeof after === 'string' && (
        <Typography component="output" variant="body2" sx={{ display: 'block', mt: 1, color: 'error.main' }}>
          {after}
        </Typography>
      )}
    </>
  );
}

/** In words where it cannot be. */
function newVolume(
  previous_gal: number | undefined,
  proposed_change_gal: number | undefined,
): number | string | undefined {
  if (previous_gal === undefined || proposed_change_gal === undefined) return undefined;
  try {
    return amendedVolume_gal({ previous_gal, proposed_change_gal });
  } catch (error) {
    return (error as Error).message;
  }
}

const inDigits = (gallons: number | null | undefined) =>
  typeof gallons === 'number' ? String(inVolumeUnit(gallons)) : '';
