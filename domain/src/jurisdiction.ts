/** No call uses it yet: the form of permits and the registration of wells warn by it. */

export type Territory = 'Shared' | 'Exclusive';
export type AquiferGroup = 'Edwards' | 'Trinity' | 'Other';

/**
 * A warning for a permit that another authority may have to give: in the shared territory the Edwards Aquifer Authority
 * has jurisdiction over Edwards wells, the district over all others (Special District Local Laws Code §8802.0035).
 */
export function jurisdictionWarning(territory: Territory | null, aquifer: AquiferGroup): string | null {
  if (territory !== 'Shared' || aquifer !== 'Edwards') return null;
  return 'This well is in the shared territory, where the Edwards Aquifer Authority has jurisdiction over Edwards wells. Check who permits it.';
}

/** The limits of an exempt well: at most so many gallons a day, on a tract larger than so many acres. Settings of the district. */
export interface ExemptionLimits {
  gallons_per_day: number;
  tract_acres: number;
}

/** Water Code §36.117(b)(1) with the district's own limit of 10,000 gallons a day (Special District Local Laws Code §8802.106). */
const exemptionLimits: ExemptionLimits = { gallons_per_day: 10_000, tract_acres: 10 };

/** Why a domestic or livestock well is not exempt from a permit, as sentences; none when it is. */
export function exemptionWarnings(
  well: { gallons_per_day: number; tract_acres: number },
  limits = exemptionLimits,
): string[] {
  const warnings: string[] = [];
  if (well.gallons_per_day > limits.gallons_per_day) {
    warnings.push(
      `It can produce ${well.gallons_per_day.toLocaleString('en-US')} gallons a day; an exempt well at most ${limits.gallons_per_day.toLocaleString('en-US')}.`,
    );
  }
  if (well.tract_acres <= limits.tract_acres) {
    warnings.push(`The tract has ${well.tract_acres} acres; an exempt well needs more than ${limits.tract_acres}.`);
  }
  return warnings;
}
