import { daysInMonth, type Month } from './month.ts';

/** What a factor is multiplied with besides what was counted. */
export const factorTimes = ['Once', 'Days of Month', 'Working Days of Month', 'Twelfth of Year'] as const;
export type FactorTimes = (typeof factorTimes)[number];

/** How many gallons one unit of what is counted stands for. */
export interface MeasuringFactor {
  /** `hours`, `houses`. */
  unit: string;
  /** With at most four decimals. */
  gal_per_unit: number;
  times: FactorTimes;
}

/**
 * Gallons of a month by what was counted in it (at most three decimals): quantity × gallons per unit, for each day or working day (Monday to
 * Friday, holidays too) of the month, or a twelfth of a year's. Exact, halves up.
 */
export function measuredVolume_gal(quantity: number, { gal_per_unit, times }: MeasuringFactor, month: Month): number {
  const [many, divided] = timesIn(month)[times];
  const product = BigInt(Math.round(quantity * 1000)) * BigInt(Math.round(gal_per_unit * 10_000)) * BigInt(many);
  const parts = BigInt(10_000_000 * divided);
  return Number((2n * product + parts) / (2n * parts));
}

const timesIn = (month: Month): Record<FactorTimes, readonly [many: number, divided: number]> => ({
  Once: [1, 1],
  'Days of Month': [daysInMonth(month), 1],
  'Working Days of Month': [workingDaysIn(month), 1],
  'Twelfth of Year': [1, 12],
});

function workingDaysIn(month: Month): number {
  const days = Array.from({ length: daysInMonth(month) }, (_, index) => index + 1);
  return days.filter((day) => ![0, 6].includes(new Date(Date.UTC(month.year, month.month - 1, day)).getUTCDay()))
    .length;
}

/** `40 houses × 100,000 gal ÷ 12` */
export function formatMeasured(quantity: number, factor: MeasuringFactor, month: Month): string {
  const [many, divided] = timesIn(month)[factor.times];
  const days = { 'Days of Month': ' days', 'Working Days of Month': ' working days' }[factor.times as string];
  const more = days ? ` × ${many}${days}` : divided > 1 ? ` ÷ ${divided}` : '';
  return `${inDigits(quantity)} ${factor.unit} × ${inDigits(factor.gal_per_unit)} gal${more}`;
}

const inDigits = (value: number) => value.toLocaleString('en-US', { maximumFractionDigits: 4 });
