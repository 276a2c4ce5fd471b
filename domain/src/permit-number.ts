/** As a district may write the numbers of permits: `{prefix}-{year}-{number}`. Where the number ends must be known. */
export function isPermitNumberPattern(pattern: string): boolean {
  const hasOnce = (part: string) => pattern.split(part).length === 2;
  const between = pattern.replaceAll(/\{(prefix|number|year|yy)\}/g, '');
  return (
    pattern.length <= MOST_CHARACTERS &&
    hasOnce('{prefix}') &&
    hasOnce('{number}') &&
    !/\{number\}(\d|\{y)/.test(pattern) &&
    /^[\w ./-]*$/.test(between)
  );
}

/** A number has at most forty, and what stands for its parts is longer than they are. */
const MOST_CHARACTERS = 40;

/** Why a permit year cannot be; null when it can. The latest allowed is next year. */
export function permitYearProblem(year: string, currentYear: number): string | null {
  if (!/^\d{4}$/.test(year)) return '*Requires 4 digits';
  return Number(year) > currentYear + 1 ? `*Must be before ${currentYear + 2}` : null;
}
