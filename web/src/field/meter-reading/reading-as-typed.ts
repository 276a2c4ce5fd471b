import type { Values } from '@artesian/contract/language/register';
import type { ReadingToEnter } from '@artesian/contract/metering/readings-entry';
import type { MeterToRead } from './use-reading-place.ts';

/** The month of a meter with what is typed of it just now; what is not known of it on this device is none. */
export const asTyped = (meter: MeterToRead, { meter_reading, adjustment }: Values): ReadingToEnter => ({
  joined_date: null,
  retired_date: null,
  later_reading: null,
  later_dial_unit: null,
  later_dial_multiplier: null,
  later_year: null,
  later_month: null,
  largest_monthly_gal: null,
  allowed_gal: null,
  ...meter,
  meter_reading: typeof meter_reading === 'number' ? meter_reading : null,
  adjustment: typeof adjustment === 'number' ? adjustment : 0,
});
