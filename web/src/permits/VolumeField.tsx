import type { Row } from '@artesian/contract/language/register';
import { gallonsToAcreFeet, gallonsToMillionGallons } from '@artesian/domain/units';
import { useWatch } from 'react-hook-form';
import { useFormParts } from '../register/form/form-parts.ts';
import { readNumber } from '../register/form/input-text.ts';
import { comingVolumeOf } from './coming-volume.ts';
import { FieldOfRecord } from './FieldOfRecord.tsx';

const acreFeet = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });
const millions = new Intl.NumberFormat('en-US', { maximumFractionDigits: 3 });

/** The volume of a year, with what it is in the units that people think in. */
export function VolumeField() {
  const { form, base } = useFormParts();
  const entry = useWatch({ control: form.control, name: 'authorized_volume_gal' });
  return (
    <FieldOfRecord
      name="authorized_volume_gal"
      help={[inOtherUnits(readNumber(String(entry ?? ''))), whenItHolds(base)].filter(Boolean).join(' ')}
    />
  );
}

/** The field shows what was decided last; what holds now is said of a change that is still to begin. */
function whenItHolds(permit: Row | undefined): string | undefined {
  const coming = permit && comingVolumeOf(permit);
  if (!coming) return undefined;
  return `${(permit.volume_now_gal as number).toLocaleString('en-US')} gal in effect now, ${coming} on.`;
}

const inOtherUnits = (gallons: number | undefined) =>
  gallons === undefined
    ? 'In a year.'
    : `In a year: ${acreFeet.format(gallonsToAcreFeet(gallons))} acre-feet, ${millions.format(gallonsToMillionGallons(gallons))} million gallons.`;
