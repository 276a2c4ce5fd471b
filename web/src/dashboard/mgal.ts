import { gallonsToMillionGallons } from '@artesian/domain/units';
import type { Column } from '../ui/table/column.ts';

/** Volumes of the dashboard are shown in it. */
export const MGAL = 'MGal';

const precise = new Intl.NumberFormat('en-US', { minimumFractionDigits: 3, maximumFractionDigits: 3 });
const rounded = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

/** Gallons to the thousand: `12.345 MGal`. */
export const inMGal = (gallons: number | null): string =>
  gallons === null ? 'not known' : `${precise.format(gallonsToMillionGallons(gallons))} ${MGAL}`;

/** Gallons at a glance: `1,234.5 MGal`. */
export const roundMGal = (gallons: number): string => `${rounded.format(gallonsToMillionGallons(gallons))} ${MGAL}`;

/** For a chart, whose numbers are MGal; null where nothing is known. */
export const toMGal = (gallons: number | null): number | null =>
  gallons === null ? null : gallonsToMillionGallons(gallons);

/** A column of gallons, shown and saved in MGal. */
export const volumeColumn = <R>(id: string, header: string, of: (row: R) => number | null): Column<R> => ({
  id,
  header,
  kind: 'number',
  unit: MGAL,
  decimals: 3,
  value: (row) => toMGal(of(row)),
});

/** Nothing where nothing is known, so that an unknown volume does not count as none. */
export const addKnown = (sum: number | null, value: number | null): number | null =>
  value === null ? sum : (sum ?? 0) + value;
