/** The drought compliance report colors months by it. */

export type MonthlyColor = 'none' | 'green' | 'yellow' | 'orange';

/** Of what a month allows: up to 0 none, up to 25 % green, up to 100 % yellow, above orange (spec 3 §9). In gallons, so that no rounding decides. */
export function monthlyColor(metered_gal: number, allowed_gal: number): MonthlyColor {
  if (metered_gal <= 0) return 'none';
  if (metered_gal > allowed_gal) return 'orange';
  return metered_gal * 4 > allowed_gal ? 'yellow' : 'green';
}
