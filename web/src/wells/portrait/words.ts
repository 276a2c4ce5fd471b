import { locale, t } from '@artesian/domain/texts/translate';
import type { LatestLevel, WaterResult } from '@artesian/contract/wells/portrait';
import { aroundGround, feet } from '@artesian/domain/well-intervals';
import { plainDate } from '../../ui/dates.ts';

/** Where the water stood last, and how that differs from a year before. */
export function describeLevel({ day, depth_ft, is_pumping, is_approved, year_ago }: LatestLevel): string {
  const pumping = is_pumping ? t(' while pumping') : '';
  const provisional = is_approved ? '' : t(' (provisional)');
  return t('Water stood {depth_ft}{pumping} on {day}{provisional}{year_ago}.', {
    depth_ft: aroundGround(depth_ft),
    pumping,
    day: plainDate(day),
    provisional,
    year_ago: year_ago
      ? t(', {rise} than on {day}', {
          rise: formatRise(year_ago.depth_ft - depth_ft),
          day: plainDate(year_ago.day),
        })
      : '',
  });
}

function formatRise(rise_ft: number): string {
  const rounded = Number(Math.abs(rise_ft).toFixed(2));
  return rounded === 0
    ? t('no higher or lower')
    : t('{rounded} ft {going, select, higher {higher} other {lower}}', {
        rounded: feet(rounded),
        going: rise_ft > 0 ? 'higher' : 'lower',
      });
}

/** `1.2 mg/L`, or `less than 0.05 mg/L` where nothing was detected. */
export const formatResult = ({ parameter, value, unit, is_nondetect }: WaterResult): string =>
  `${is_nondetect ? t('less than ') : ''}${value.toLocaleString(locale(), { maximumFractionDigits: 4 })}${unit && unit !== parameter ? ` ${unit}` : ''}`;

/** How a result stands beside the limit for drinking water; undefined where there is none. */
export function compareWithLimit(result: WaterResult): { isAbove: boolean; words: string } | undefined {
  const { value, unit, is_nondetect, drinking_limit } = result;
  if (drinking_limit === null) return undefined;
  const isAbove = !is_nondetect && value > drinking_limit;
  const limit = `${drinking_limit.toLocaleString(locale())}${unit ? ` ${unit}` : ''}`;
  return { isAbove, words: isAbove ? t('Above the limit of {limit}', { limit }) : t('Limit {limit}', { limit }) };
}

const FEET_IN_A_MILE = 5280;

/** `820 ft`, or miles where that is far. */
export const formatDistance = (distance_ft: number): string =>
  distance_ft < FEET_IN_A_MILE / 2
    ? t('{distance} ft', { distance: Math.round(distance_ft).toLocaleString(locale()) })
    : t('{distance} mi', {
        distance: (distance_ft / FEET_IN_A_MILE).toLocaleString(locale(), { maximumFractionDigits: 1 }),
      });
