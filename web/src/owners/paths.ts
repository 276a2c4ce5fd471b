export const HOME = '/my-permits';
export const PAST = '/my-permits/records';
export const ACCESS = '/my-permits/access';
export const readingPath = (meter_ndx: number) => `/my-permits/reading/${meter_ndx}`;
