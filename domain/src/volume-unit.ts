import { locale, t } from './texts/translate.ts';
import { acreFeetToGallons } from './units.ts';

/** A unit in which a district shows volumes; they are kept in whole gallons. */
export interface VolumeUnit {
  /** Beside a number: `acre-ft`. */
  symbol: string;
  /** In a sentence: `acre-feet`. */
  words: string;
  gal: number;
  /** Digits after the point that are shown at most, so that what is typed with no more of them is shown as it was typed. */
  decimals: number;
}

/** A liter is a cubic decimeter, and a gallon 3.785411784 liters, both by definition. */
const GALLONS_PER_CUBIC_METER = 1000 / 3.785411784;

/** By what a setting calls them; the first one unless it says another. */
export const volumeUnits = {
  GALLONS: { symbol: 'gal', words: t('gallons'), gal: 1, decimals: 0 },
  THOUSAND_GALLONS: { symbol: 'kgal', words: t('thousand gallons'), gal: 1000, decimals: 3 },
  MILLION_GALLONS: { symbol: 'MGal', words: t('million gallons'), gal: 1_000_000, decimals: 6 },
  ACRE_FEET: { symbol: 'acre-ft', words: t('acre-feet'), gal: acreFeetToGallons(1), decimals: 4 },
  CUBIC_METERS: { symbol: 'm³', words: t('cubic meters'), gal: GALLONS_PER_CUBIC_METER, decimals: 2 },
} satisfies Record<string, VolumeUnit>;
export type VolumeUnitName = keyof typeof volumeUnits;
export const volumeUnitNames = Object.keys(volumeUnits) as [VolumeUnitName, ...VolumeUnitName[]];

let known: VolumeUnit = volumeUnits.GALLONS;

/** From now on volumes are said in this unit: one process, and one page, is of one district. What a device kept of settings may name none. */
export function setVolumeUnit(name: VolumeUnitName = 'GALLONS') {
  known = volumeUnits[name];
}

/** Asked for when it is needed, never kept: the settings may come later. */
export const volumeUnit = (): VolumeUnit => known;

/** A volume in the unit of the district, to the digits that are shown; whole gallons as they are. */
export function inVolumeUnit(gallons: number, { gal, decimals } = known): number {
  return gal === 1 ? gallons : Number((gallons / gal).toFixed(decimals));
}

/** The gallons of a volume in the unit of the district: whole ones, unless more decimals are kept. */
export const gallonsIn = (volume: number, decimals = 0): number =>
  known.gal === 1 ? volume : Number((volume * known.gal).toFixed(decimals));

/** `1,250`, `12.5` */
export const volumeDigits = (gallons: number): string =>
  inVolumeUnit(gallons).toLocaleString(locale(), { maximumFractionDigits: known.decimals });

/** `1,250 gal`, `12.5 acre-ft` */
export const formatVolume = (gallons: number): string => `${volumeDigits(gallons)} ${known.symbol}`;

/** A name that speaks of gallons, where the district counts in another unit: `Calculated Gallons` is `Calculated Volume`. */
export const nameOfVolume = (name: string): string =>
  known === volumeUnits.GALLONS ? name : name.replace(/\bGallons\b/, 'Volume');
