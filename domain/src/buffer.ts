/** The radius search of the map (`web/src/map/adjacent-wells/`). */
import { FEET_PER_MILE, FEET_PER_YARD, SQUARE_FEET_PER_ACRE } from './units.ts';

/** What a search buffer is measured in; acres are the area of the circle. */
export const bufferUnits = ['Feet', 'Yards', 'Miles', 'Acres'] as const;
export type BufferUnit = (typeof bufferUnits)[number];

/** The radius in feet of a buffer of `amount` units. An area of A acres has r = √(43,560·A/π) (spec 1 §9). */
export function bufferRadiusFt(amount: number, unit: BufferUnit): number {
  if (unit === 'Acres') return Math.sqrt((SQUARE_FEET_PER_ACRE * amount) / Math.PI);
  if (unit === 'Miles') return amount * FEET_PER_MILE;
  return unit === 'Yards' ? amount * FEET_PER_YARD : amount;
}
