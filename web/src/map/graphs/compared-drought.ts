import { t } from '@artesian/domain/texts/translate';
import { droughts, type Drought } from '@artesian/contract/drought/droughts';
import type { WaterLevelDay } from '@artesian/contract/map/graphs';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../api.ts';

/** Droughts of the district, the latest first. */
export const useDroughts = () =>
  useQuery({
    queryKey: [droughts.path],
    queryFn: ({ signal }) => api.view(droughts, { signal }),
  });

/** The levels of a drought, moved by whole years to begin with the present one or to end with the record. */
export interface ComparedDrought {
  /** `Drought of 2011 to 2012, 15 years later` */
  name: string;
  points: readonly (readonly [day: string, depth_ft: number])[];
}

/** `2011 to 2012`, and the area where there is more than one. */
export function nameOfDrought({ first_month, last_month, drought_area_name }: Drought, isOneOfMany: boolean): string {
  const [first, last] = [first_month.slice(0, 4), (last_month ?? '').slice(0, 4)];
  const years = last === first ? first : t('{first} to {last}', { first, last });
  return isOneOfMany ? `${years}, ${t(drought_area_name)}` : years;
}

/** A drought by which it is chosen. */
export const keyOfDrought = ({ drought_area_ndx, first_month }: Drought): string =>
  `${drought_area_ndx} ${first_month}`;

const endOf = ({ last_month }: Drought) => (last_month ?? '9999').slice(0, 7);
const isDuring = (drought: Drought, { collect_day }: WaterLevelDay) =>
  collect_day >= drought.first_month && collect_day.slice(0, 7) <= endOf(drought);

/** Those that are over and in which the well was measured at rest. */
export const comparableDroughts = (all: readonly Drought[], days: readonly WaterLevelDay[]): Drought[] =>
  all.filter((one) => one.last_month !== null && days.some((day) => !day.is_pumping && isDuring(one, day)));

/** What to draw of a drought beside the levels of now: each day as many whole years later as its beginning is before the one it is compared with. */
export function compareWith(
  drought: Drought,
  all: readonly Drought[],
  days: readonly WaterLevelDay[],
  isOneOfMany: boolean,
): ComparedDrought {
  const present = all.find((one) => one.last_month === null && one.drought_area_ndx === drought.drought_area_ndx);
  const length = yearOf(drought.last_month!) - yearOf(drought.first_month);
  const begins = present ? yearOf(present.first_month) : yearOf(days.at(-1)!.collect_day) - length;
  const later = begins - yearOf(drought.first_month);
  return {
    name: t('Drought of {drought}, {later, plural, one {# year} other {# years}} later', {
      drought: nameOfDrought(drought, isOneOfMany),
      later,
    }),
    points: days
      .filter((day) => !day.is_pumping && isDuring(drought, day))
      .map(({ collect_day, dtw_ft }) => [yearsLater(collect_day, later), dtw_ft]),
  };
}

const yearOf = (day: string): number => Number(day.slice(0, 4));

/** A leap day has none in other years: the last of February stands for it. */
const yearsLater = (day: string, years: number): string =>
  `${yearOf(day) + years}${day.slice(4).replace('-02-29', '-02-28')}`;
