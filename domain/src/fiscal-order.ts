/** No call uses it yet: distributions are edited from January on, and reports get their months in order from SQL. */

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
