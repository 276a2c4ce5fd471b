/** Certificates begin on the first day of a fiscal year and expire on its last (spec 3 §9). */
const FIRST = '09-01';
const LAST = '08-31';

/** 1 September of the current year. */
export const issueDayOf = (today: string): string => `${today.slice(0, 4)}-${FIRST}`;

export const issueDayOfYear = (fiscalYear: number): string => `${fiscalYear - 1}-${FIRST}`;

/** The first 31 August after the day of issue. */
export function expiryOf(issued: string): string {
  const year = Number(issued.slice(0, 4));
  return `${issued.slice(5) < LAST ? year : year + 1}-${LAST}`;
}
