/** The day that it is in a time zone, in ISO form. */
export const dayIn = (timeZone: string, at = new Date()): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(at);

/** The fiscal year of a day, named for the year of its August (spec 3 §9). */
export const fiscalYearOf = (day: string): number => Number(day.slice(0, 4)) + Number(day.slice(5) >= '09-01');
