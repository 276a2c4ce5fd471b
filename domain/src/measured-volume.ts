import { daysInMonth, type Month } from './month.ts';

/** How often what was counted uses the gallons of a factor. */
export const frequencies = ['Once a Month', 'Every Day', 'Every Working Day', 'Once a Year'] as const;
export type Frequency = (typeof frequencies)[number];

/** How many gallons one unit of what is counted stands for. */
export interface MeasuringFactor {
  /** `hours`, `houses`. */
  unit: string;
  /** With at most four decimals. */
  gal_per_unit: number;
  applies: Frequency;
}

/** What a month is of a frequency: so many times over, or a part, and how a formula says it. */
interface Multiple {
  times: number;
  part: number;
  words: string;
}

/**
 * Gallons of a month by what was counted in it (at most three decimals): quantity × gallons per unit, for each day or working day (Monday to
 * Friday, holidays too) of the month, or a twelfth of a year's. Exact, halves up.
 */
export function measuredVolume_gal(quantity: number, { gal_per_unit, applies }: MeasuringFactor, month: Month): number {
  const { times, part } = multipleIn(month, applies);
  const product = BigInt(Math.round(quantity * 1000)) * BigInt(Math.round(gal_per_unit * 10_000)) * BigInt(times);
  const divisor = BigInt(10_000_000 * part);
  return Number((2n * product + divisor) / (2n * divisor));
}

/** `40 houses × 100,000 gal ÷ 12` */
export const formatMeasured = (quantity: number, factor: MeasuringFactor, month: Month): string =>
  `${inDigits(quantity)} ${factor.unit} × ${inDigits(factor.gal_per_unit)} gal${multipleIn(month, factor.applies).words}`;

function multipleIn(month: Month, applies: Frequency): Multiple {
  if (applies === 'Once a Month') return { times: 1, part: 1, words: '' };
  if (applies === 'Once a Year') return { times: 1, part: 12, words: ' ÷ 12' };
  const isEvery = applies === 'Every Day';
  const days = isEvery ? daysInMonth(month) : workingDaysIn(month);
  return { times: days, part: 1, words: ` × ${days} ${isEvery ? 'days' : 'working days'}` };
}

function workingDaysIn(month: Month): number {
  const days = Array.from({ length: daysInMonth(month) }, (_, index) => index + 1);
  return days.filter((day) => ![0, 6].includes(new Date(Date.UTC(month.year, month.month - 1, day)).getUTCDay()))
    .length;
}

const inDigits = (value: number) => value.toLocaleString('en-US', { maximumFractionDigits: 4 });
