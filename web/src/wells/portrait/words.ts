import type { LatestLevel, WaterResult } from '@artesian/contract/wells/portrait';
import { aroundGround, feet } from '@artesian/domain/well-intervals';
import { plainDate } from '../../ui/dates.ts';

/** Where the water stood last, and how that differs from a year before. */
export function describeLevel({ day, depth_ft, is_pumping, is_approved, year_ago }: LatestLevel): string {
  const pumping = is_pumping ? ' while pumping' : '';
  const provisional = is_approved ? '' : ' (provisional)';
  return `Water stood ${aroundGround(depth_ft)}${pumping} on ${plainDate(day)}${provisional}${year_ago ? `, ${formatRise(year_ago.depth_ft - depth_ft)} than on ${plainDate(year_ago.day)}` : ''}.`;
}

function formatRise(rise_ft: number): string {
  const rounded = Number(Math.abs(rise_ft).toFixed(2));
  return rounded === 0 ? 'no higher or lower' : `${feet(rounded)} ft ${rise_ft > 0 ? 'higher' : 'lower'}`;
}

/** `1.2 mg/L`, or `less than 0.05 mg/L` where nothing was detected. */
export const formatResult = ({ parameter, value, unit, is_nondetect }: WaterResult): string =>
  `${is_nondetect ? 'less than ' : ''}${value.toLocaleString('en-US', { maximumFractionDigits: 4 })}${unit && unit !== parameter ? ` ${unit}` : ''}`;

/** How a result stands beside the limit for drinking water; undefined where there is none. */
export function compareWithLimit(result: WaterResult): { isAbove: boolean; words: string } | undefined {
  const { value, unit, is_nondetect, drinking_limit } = result;
  if (drinking_limit === null) return undefined;
  const isAbove = !is_nondetect && value > drinking_limit;
  const limit = `${drinking_limit.toLocaleString('en-US')}${unit ? ` ${unit}` : ''}`;
  return { isAbove, words: isAbove ? `Above the limit of ${limit}` : `Limit ${limit}` };
}

const FEET_IN_A_MILE = 5280;

/** `820 ft`, or miles where that is far. */
export const formatDistance = (distance_ft: number): string =>
  distance_ft < FEET_IN_A_MILE / 2
    ? `${Math.round(distance_ft).toLocaleString('en-US')} ft`
    : `${(distance_ft / FEET_IN_A_MILE).toLocaleString('en-US', { maximumFractionDigits: 1 })} mi`;
