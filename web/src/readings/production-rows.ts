import { NO_FACTOR, type ProductionToEnter } from '@artesian/contract/metering/well-production';
import { formatMeasured, measuredVolume_gal, type MeasuringFactor } from '@artesian/domain/measured-volume';

type Measured = Pick<ProductionToEnter, 'c_year' | 'c_month' | 'quantity' | 'unit' | 'gal_per_unit' | 'applies'>;

const monthOf = ({ c_year, c_month }: Measured) => ({ year: c_year, month: c_month });
export const keyOfProduction = ({ well_ndx, c_year, c_month }: ProductionToEnter) => `${well_ndx} ${c_year} ${c_month}`;

/** The factor of a volume that was saved; undefined of one that was told as such. */
function usedFactor({ unit, gal_per_unit, applies }: Measured): MeasuringFactor | undefined {
  return unit === null || gal_per_unit === null || applies === null ? undefined : { unit, gal_per_unit, applies };
}

const isMeasured = ({ measuring_method_ndx: method, quantity }: ProductionToEnter) =>
  method !== null || quantity !== null;

const unmeasured = { unit: null, gal_per_unit: null, applies: null };

/** What followed from something counted goes with it. */
const toldIn = ({ production_gallons: told }: ProductionToEnter, before: ProductionToEnter | undefined) =>
  before && isMeasured(before) && told === before.production_gallons ? null : told;

/** Volume and factor that follow from what is counted: where that is as it was saved, so are they. */
export function productionFrom(saved: readonly ProductionToEnter[]) {
  const stood = new Map(saved.map((row) => [keyOfProduction(row), row]));
  return (rows: readonly ProductionToEnter[]): Partial<ProductionToEnter>[] =>
    rows.map((row) => {
      const before = stood.get(keyOfProduction(row));
      const isAsSaved = before?.quantity === row.quantity && before.measuring_method_ndx === row.measuring_method_ndx;
      if (isAsSaved) return {};
      if (!isMeasured(row)) return { ...unmeasured, production_gallons: toldIn(row, before) };
      const factor = row.factors.find(({ measuring_method_ndx: method }) => method === row.measuring_method_ndx);
      if (!factor || typeof row.quantity !== 'number') return { ...unmeasured, production_gallons: null };
      const { measuring_method_ndx: _method, ...used } = factor;
      return { ...used, production_gallons: measuredVolume_gal(row.quantity, used, monthOf(row)) };
    });
}

/** `120 hours × 6,000 gal`; null of a volume that was told as such. */
export function howMeasured(row: Measured): string | null {
  const factor = usedFactor(row);
  return factor && typeof row.quantity === 'number' ? formatMeasured(row.quantity, factor, monthOf(row)) : null;
}

/** What is missing for a volume, while it is entered. */
export function problemOfMeasure(row: ProductionToEnter): string | undefined {
  if (!isMeasured(row) || usedFactor(row)) return undefined;
  if (row.measuring_method_ndx === null) return 'Choose the method.';
  if (row.factors.every(({ measuring_method_ndx: method }) => method !== row.measuring_method_ndx)) return NO_FACTOR;
  return typeof row.quantity === 'number' ? undefined : 'Enter the quantity.';
}
