/** What a permit number is made of (spec 3 §4). */
export interface PermitNumberParts {
  /** One character, of the permit's type. */
  permit_prefix: string;
  permit_prefix_num: number;
  permit_year: number;
  permit_suffix: string;
}

/** Prefix, prefix number, the year's last two digits and suffix: `H12-26-1`. */
export function permitNumber({
  permit_prefix,
  permit_prefix_num,
  permit_year,
  permit_suffix,
}: PermitNumberParts): string {
  return `${permit_prefix}${permit_prefix_num}-${String(permit_year % 100).padStart(2, '0')}-${permit_suffix}`;
}

/** Why a permit year cannot be; null when it can. The latest allowed is next year. */
export function permitYearProblem(year: string, currentYear: number): string | null {
  if (!/^\d{4}$/.test(year)) return '*Requires 4 digits';
  return Number(year) > currentYear + 1 ? `*Must be before ${currentYear + 2}` : null;
}
