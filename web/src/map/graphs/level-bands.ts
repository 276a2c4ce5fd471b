import { t } from '@artesian/domain/texts/translate';
import type { LevelHistory, LevelStanding } from '@artesian/contract/map/level-history';
import { TOO_SHORT } from '@artesian/domain/levels/level-classes';
import { firstDayOf, monthOfDay, monthsBetween } from '@artesian/domain/month';
import { formatMonth, monthName } from '../../ui/dates.ts';

type Band = LevelHistory['bands'][number];

/** From the highest water level down, between which percentiles of `bandPercentiles` a part of the band lies. */
const parts = [
  { name: t('75th to 90th percentile'), from: 4, to: 3, color: '#5ab4d6' },
  { name: t('25th to 75th percentile (normal)'), from: 3, to: 1, color: '#2ca25f' },
  { name: t('10th to 25th percentile'), from: 1, to: 0, color: '#f0a04b' },
] as const;

/** What the parts of the band mean. */
export const bandKeys = parts.map(({ name, color }) => ({ words: name, color }));

/** The same for print, in a sentence. */
export const BAND_IN_WORDS = t(
  'Shaded: the 10th to 25th, 25th to 75th and 75th to 90th percentiles of each month over the years.',
);

/**
 * What is usual in each month, from the first of some days through the last, as areas that lie on one another: the first one, which is not seen,
 * carries the others. Nothing where no month has enough years.
 */
export function bandSeries(bands: readonly Band[], days: readonly { collect_day: string }[]) {
  const [first, last] = [days[0], days.at(-1)];
  if (bands.length === 0 || !first || !last) return [];
  const byMonth = new Map(bands.map((band) => [band.month, band.percentiles_ft]));
  // In the middle of each month, and on the first and last day besides, so that the band is as wide as the line.
  const months = monthsBetween(monthOfDay(first.collect_day), monthOfDay(last.collect_day)).map((month) => ({
    day: clamped(firstDayOf(month).replace(/01$/, '15'), first.collect_day, last.collect_day),
    of: byMonth.get(month.month),
  }));
  const points = [
    { day: first.collect_day, of: months[0]?.of },
    ...months,
    { day: last.collect_day, of: months.at(-1)?.of },
  ];
  const area = (name: string, valueOf: (percentiles: readonly number[]) => number, style: object) => ({
    name,
    type: 'line',
    stack: 'band',
    // Else what grows downward would be stacked apart from what lies above zero.
    stackStrategy: 'all',
    symbol: 'none',
    silent: true,
    z: 1,
    tooltip: { show: false },
    lineStyle: { width: 0 },
    data: points.map(({ day, of }) => [day, of ? valueOf(of) : null]),
    ...style,
  });
  return [
    area('', (of) => of[4]!, {}),
    ...parts.map(({ name, from, to, color }) =>
      area(name, (of) => of[to]! - of[from]!, { color, areaStyle: { color, opacity: 0.22 } }),
    ),
  ];
}

const clamped = (day: string, least: string, most: string) => (day < least ? least : day > most ? most : day);

const feet = (value: number) => t('{distance} ft', { distance: Number(value.toFixed(2)) });

/** Where the last month stands against its history, and where levels go: a sentence each. */
export function formatHistory({ standing, bands }: LevelHistory): string[] {
  if (!standing) return [];
  const { last_month, depth_ft, percentile, level_class, is_provisional, days_left_out } = standing;
  const month = monthOfDay(last_month);
  const years = bands.find((band) => band.month === month.month)?.years;
  const among =
    level_class === TOO_SHORT || percentile === null || years === undefined
      ? t('with too few years of {month} to compare.', { month: monthName(month.month) })
      : t('{level_class} for {month} (percentile {percentile} of {years} years).', {
          level_class: t(level_class),
          month: monthName(month.month),
          percentile: Math.round(percentile),
          years,
        });
  return [
    t('{last_month}: {depth_ft} below land surface{is_provisional}, {among}', {
      last_month: formatMonth(last_month),
      depth_ft: feet(depth_ft),
      is_provisional: is_provisional ? t(' (provisional)') : '',
      among,
    }),
    ...formatTrends(standing),
    ...(days_left_out > 0
      ? [t('{days_left_out} flagged days are left out until staff have checked them.', { days_left_out })]
      : []),
  ];
}

function formatTrends({
  first_month,
  last_month,
  record_trend_ft,
  year_trend_ft,
  years_measured,
}: LevelStanding): string[] {
  const going = (trend: number) =>
    t('{going, select, fall {fall} other {rise}} by {feet} a year', {
      going: trend < 0 ? 'fall' : 'rise',
      feet: feet(Math.abs(trend)),
    });
  const record = t('{first} to {last}', {
    first: first_month.slice(0, 4),
    last: last_month.slice(0, 4),
  });
  return [
    record_trend_ft === null
      ? t('No significant trend in {years_measured} years with levels, {record}.', { years_measured, record })
      : t('Levels {record_trend_ft} over the record, {record}.', { record_trend_ft: going(record_trend_ft), record }),
    ...(year_trend_ft === null
      ? []
      : [t('In the last twelve months they {year_trend_ft}.', { year_trend_ft: going(year_trend_ft) })]),
  ];
}
