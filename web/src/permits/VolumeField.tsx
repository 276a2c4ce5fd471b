import { metaOf, type Row } from '@artesian/contract/language/register';
import { formatVolume } from '@artesian/domain/volume-unit';
import { gallonsToAcreFeet, gallonsToMillionGallons } from '@artesian/domain/units';
import { useWatch } from 'react-hook-form';
import { useFormParts } from '../register/form/form-parts.ts';
import { valueOf } from '../register/form/input-text.ts';
import { comingVolumeOf } from './coming-volume.ts';
import { FieldOfRecord } from './FieldOfRecord.tsx';

const acreFeet = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });
const millions = new Intl.NumberFormat('en-US', { maximumFractionDigits: 3 });

/** The volume of a year, with what it is in the units that people think in. */
export function VolumeField() {
  const { register, form, base } = useFormParts();
  const entry = useWatch({ control: form.control, name: 'authorized_volume_gal' });
  return (
    <FieldOfRecord
      name="authorized_volume_gal"
      help={[inOtherUnits(valueOf(metaOf(register, 'authorized_volume_gal'), entry ?? null, true)), whenItHolds(base)]
        .filter(Boolean)
        .join(' ')}
    />
  );
}

/** The field shows what was decided last; what holds now is said of a change that is still to begin. */
function whenItHolds(permit: Row | undefined): string | undefined {
  if (!permit) return undefined;
  const coming = comingVolumeOf(permit);
  const now = formatVolume(permit.volume_now_gal as number);
  if (coming) return `${now} in effect now, ${coming} on.`;
  return permit.volume_now_gal === permit.authorized_volume_gal ? undefined : `Its land allows ${now} instead.`;
}

const inOtherUnits = (gallons: unknown) =>
  typeof gallons !== 'number'
    ? 'In a year.'
    : `In a year: ${acreFeet.format(gallonsToAcreFeet(gallons))} acre-feet, ${millions.format(gallonsToMillionGallons(gallons))} million gallons.`;
