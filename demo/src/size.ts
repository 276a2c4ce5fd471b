/** How large a district is invented, and from which month on its meters are read. */
export interface Size {
  wells: number;
  contacts: number;
  permits: number;
  groups: number;
  meters: number;
  /** Years in which permits were given; meters are read from the first of them, or from `firstReading`. */
  permitYears: readonly [first: number, last: number];
  firstReading: Month;
  monitoringWells: number;
  yearsOfLevels: number;
}

/** `month` is 1 to 12. */
export interface Month {
  year: number;
  month: number;
}

/** The district to try out: a small one that looks like a real one. */
const small: Size = {
  wells: 3000,
  contacts: 900,
  permits: 150,
  groups: 90,
  meters: 200,
  permitYears: [2001, 2023],
  firstReading: { year: 2008, month: 1 },
  monitoringWells: 25,
  yearsOfLevels: 20,
};

/**
 * A district `scale` times as large, for measuring; at 10 it has 30,000 wells, 2,000 permits, 3,000 meters and a million
 * readings, because its permits are older too.
 */
export function sizeAt(scale: number): Size {
  if (scale === 1) return small;
  const times = (count: number) => Math.round(count * scale);
  return {
    ...small,
    wells: times(small.wells),
    contacts: times(small.contacts),
    permits: Math.round((2000 * scale) / 10),
    groups: times(small.groups),
    meters: Math.round((3000 * scale) / 10),
    permitYears: [1985, 1997],
    firstReading: { year: 1998, month: 1 },
    monitoringWells: times(small.monitoringWells),
  };
}

/** What is invented ends here, whenever it is looked at, so that everybody sees one district. */
export const lastMonth: Month = { year: 2026, month: 10 };

/** Every month from one to another, both included. */
export function monthsBetween(first: Month, last: Month): Month[] {
  const start = first.year * 12 + first.month - 1;
  const count = last.year * 12 + last.month - start;
  return Array.from({ length: Math.max(0, count) }, (_, index) => ({
    year: Math.floor((start + index) / 12),
    month: ((start + index) % 12) + 1,
  }));
}

export const isBefore = (a: Month, b: Month): boolean => a.year * 12 + a.month < b.year * 12 + b.month;

/** A day of a month in ISO form. */
export const dayOf = ({ year, month }: Month, day: number): string =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
