/** No call uses it yet: the monthly distribution of a permit is edited in this order. */

/** Position of a month in its fiscal year: September is 0, August 11. */
export function fiscalMonthIndex(month: number): number {
  return (month + 3) % 12;
}

/** Twelve values by calendar month (January first) in the order of the fiscal year (September first). */
export function inFiscalOrder<T>(byCalendarMonth: readonly T[]): T[] {
  const ordered: T[] = [];
  for (const [index, value] of byCalendarMonth.entries()) ordered[fiscalMonthIndex(index + 1)] = value;
  return ordered;
}
