/** The map and the dashboard measure by it. No call uses flows yet: graphs of springs are shown in them. */

/** Exact by definition: a US gallon is 231 cubic inches, an acre 43,560 square feet, a foot 0.3048 m. */
export const CUBIC_INCHES_PER_CUBIC_FOOT = 1728;
export const CUBIC_INCHES_PER_GALLON = 231;
export const SQUARE_FEET_PER_ACRE = 43_560;
const METRES_PER_FOOT = 0.3048;
export const FEET_PER_MILE = 5280;
export const FEET_PER_YARD = 3;

const GALLONS_PER_ACRE_FOOT = (SQUARE_FEET_PER_ACRE * CUBIC_INCHES_PER_CUBIC_FOOT) / CUBIC_INCHES_PER_GALLON;
const GALLONS_PER_CUBIC_FOOT = CUBIC_INCHES_PER_CUBIC_FOOT / CUBIC_INCHES_PER_GALLON;
const GALLONS_PER_MILLION_GALLONS = 1_000_000;
const MINUTES_PER_DAY = 1440;

/** One acre-foot is 325,851.428571… gallons. */
export const acreFeetToGallons = (acreFeet: number): number => acreFeet * GALLONS_PER_ACRE_FOOT;
export const gallonsToAcreFeet = (gallons: number): number => gallons / GALLONS_PER_ACRE_FOOT;
export const gallonsToMillionGallons = (gallons: number): number => gallons / GALLONS_PER_MILLION_GALLONS;

/** Flow: cubic feet per second to gallons per minute and per day. */
export const cubicFeetPerSecondToGallonsPerMinute = (flow: number): number => flow * 60 * GALLONS_PER_CUBIC_FOOT;
export const cubicFeetPerSecondToGallonsPerDay = (flow: number): number => flow * 86_400 * GALLONS_PER_CUBIC_FOOT;
/** Flow: cubic feet per second to acre-feet over a number of days. */
export const cubicFeetPerSecondToAcreFeet = (flow: number, days: number): number =>
  (flow * 86_400 * days) / SQUARE_FEET_PER_ACRE;
export const gallonsPerDayToGallonsPerMinute = (flow: number): number => flow / MINUTES_PER_DAY;

export const feetToMetres = (feet: number): number => feet * METRES_PER_FOOT;
export const metresToFeet = (metres: number): number => metres / METRES_PER_FOOT;

const GALLONS_PER_LITER = 1 / 3.785411784;
const INCHES_PER_CENTIMETER = 1 / 2.54;

/** By the unit that a value is kept in: what one of another unit is in it. Exact by definition of the units. */
export const unitsIn: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  ft: { m: 1 / METRES_PER_FOOT, cm: 0.01 / METRES_PER_FOOT, in: 1 / 12 },
  in: { cm: INCHES_PER_CENTIMETER, mm: INCHES_PER_CENTIMETER / 10, ft: 12 },
  gal: {
    'thousand gal': 1000,
    'million gal': GALLONS_PER_MILLION_GALLONS,
    'acre-ft': GALLONS_PER_ACRE_FOOT,
    'cu ft': GALLONS_PER_CUBIC_FOOT,
    'm³': 1000 * GALLONS_PER_LITER,
  },
  gpm: { 'l/s': 60 * GALLONS_PER_LITER, 'm³/h': (1000 * GALLONS_PER_LITER) / 60, cfs: 60 * GALLONS_PER_CUBIC_FOOT },
};
