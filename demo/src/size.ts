/** How large a district is invented, and from when until when. */
export interface Size {
  wells: number;
  contacts: number;
  permits: number;
  groups: number;
  meters: number;
  /** Years in which permits were given. */
  permitYears: readonly [first: number, last: number];
  /** No meter is read before. */
  firstReading: Month;
  /** Whether all meters are read from then on, also those of wells that had no permit yet. */
  metersCameFirst: boolean;
  /** Everything ends with this day: what is invented of the years before is the same, whenever it is looked at. */
  today: string;
  monitoringWells: number;
  yearsOfLevels: number;
}

/** `month` is 1 to 12. */
export interface Month {
  year: number;
  month: number;
}

/** The district to try out: a small one that looks like a real one. */
const small: Omit<Size, 'today'> = {
  wells: 3000,
  contacts: 900,
  permits: 150,
  groups: 90,
  meters: 200,
  permitYears: [2001, 2023],
  firstReading: { year: 2008, month: 1 },
  metersCameFirst: false,
  monitoringWells: 25,
  yearsOfLevels: 20,
};

/**
 * A district `scale` times as large, for measuring; at 10 it has 30,000 wells, 2,000 permits, 3,000 meters and a million
 * readings, because its meters are older too. `today` is `YYYY-MM-DD` where the district is.
 */
export function sizeAt(scale: number, today: string): Size {
  if (scale === 1) return { ...small, today };
  const times = (count: number) => Math.round(count * scale);
  return {
    ...small,
    today,
    wells: times(small.wells),
    contacts: times(small.contacts),
    permits: Math.round((2000 * scale) / 10),
    groups: times(small.groups),
    meters: Math.round((3000 * scale) / 10),
    permitYears: [2008, 2010],
    firstReading: { year: 1996, month: 9 },
    metersCameFirst: true,
    monitoringWells: times(small.monitoringWells),
  };
}

export const monthOf = (day: string): Month => ({ year: Number(day.slice(0, 4)), month: Number(day.slice(5, 7)) });

/** The month so many months after another, or before it. */
export function monthsAfter({ year, month }: Month, count: number): Month {
  const number = year * 12 + month - 1 + count;
  return { year: Math.floor(number / 12), month: (number % 12) + 1 };
}

/** The last month that has ended: the one whose readings are due. */
export const lastMonth = ({ today }: Size): Month => monthsAfter(monthOf(today), -1);

export const isBefore = (a: Month, b: Month): boolean => a.year * 12 + a.month < b.year * 12 + b.month;

/** A day of a month in ISO form. */
export const dayOf = ({ year, month }: Month, day: number): string =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
