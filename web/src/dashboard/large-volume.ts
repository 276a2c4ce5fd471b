import { t } from '@artesian/domain/texts/translate';
import { volumeUnit, volumeUnits, type VolumeUnit } from '@artesian/domain/volume-unit';
import type { Column } from '../ui/table/column.ts';

const { ACRE_FEET, CUBIC_METERS, MILLION_GALLONS } = volumeUnits;

/** The unit for the volumes of a whole district: millions of gallons, or the unit of the district where that is a large one. */
export function largeUnit(): VolumeUnit {
  const unit = volumeUnit();
  return unit === ACRE_FEET || unit === CUBIC_METERS ? unit : MILLION_GALLONS;
}

const precise = new Intl.NumberFormat('en-US', { minimumFractionDigits: 3, maximumFractionDigits: 3 });
const rounded = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });
const inLarge = (gallons: number) => gallons / largeUnit().gal;

/** To a thousandth: `12.345 MGal`. */
export const formatLarge = (gallons: number | null): string =>
  gallons === null ? t('not known') : `${precise.format(inLarge(gallons))} ${largeUnit().symbol}`;

/** At a glance: `1,234.5 MGal`. */
export const roundLarge = (gallons: number): string => `${roundedDigits(gallons)} ${largeUnit().symbol}`;
export const roundedDigits = (gallons: number): string => rounded.format(inLarge(gallons));

/** For a chart, whose numbers are in the large unit; null where nothing is known. */
export const toLarge = (gallons: number | null): number | null => (gallons === null ? null : inLarge(gallons));

/** The gallons of a number in a chart. */
export const gallonsOfLarge = (volume: number): number => volume * largeUnit().gal;

/** A column of gallons, shown and saved in the large unit. */
export const volumeColumn = <R>(id: string, header: string, of: (row: R) => number | null): Column<R> => ({
  id,
  header,
  kind: 'number',
  // The settings may come after the column is declared.
  get unit() {
    return largeUnit().symbol;
  },
  decimals: 3,
  value: (row) => toLarge(of(row)),
});

/** Nothing where nothing is known, so that an unknown volume does not count as none. */
export const addKnown = (sum: number | null, value: number | null): number | null =>
  value === null ? sum : (sum ?? 0) + value;
