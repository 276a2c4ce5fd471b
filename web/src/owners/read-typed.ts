import { t } from '@artesian/domain/texts/translate';
import type { Dial, DialUnit } from '@artesian/domain/dials';

/** As it is written behind a number of each unit. */
const unitWritten: Record<DialUnit, RegExp> = {
  gal: /gal(lons?)?\.?$/i,
  'cu ft': /(cu\.?ft\.?|cubicfeet|ft3|ft³)$/i,
  'acre-ft': /(acre-?f(ee)?t|ac-?ft|af)\.?$/i,
};

/**
 * What is typed as a reading, or why it is none. Of its unit and what groups its digits nothing is made; any other letter may be a digit that
 * was misread.
 */
export function readTyped(
  typed: string,
  { unit, multiplier, decimals }: Dial,
): { reading: number; wrong?: undefined } | { reading: null; wrong: string } {
  const plain = typed.replaceAll(/[\s,]/g, '');
  // Behind a number on a dial that counts hundreds the unit alone would say another number.
  const number = multiplier === 1 ? plain.replace(unitWritten[unit], '') : plain;
  if (number === '') return { reading: null, wrong: t('Enter the reading.') };
  if (/^-\d+(\.\d+)?$/.test(number)) return { reading: null, wrong: t('A reading is 0 or more.') };
  if (!(decimals > 0 ? /^\d+(\.\d*)?$/ : /^\d+$/).test(number))
    return {
      reading: null,
      wrong:
        decimals === 0 && unit === 'gal' && multiplier === 1
          ? t('Enter the reading as a whole number of gallons.')
          : t('Enter the number shown on the meter.'),
    };
  if (/^\d{13}/.test(number)) return { reading: null, wrong: t('A meter reading has at most twelve digits.') };
  return (number.split('.')[1] ?? '').length > 3
    ? { reading: null, wrong: t('Use at most three decimals.') }
    : { reading: Number(number) };
}
