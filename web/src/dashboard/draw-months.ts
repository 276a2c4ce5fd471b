import type { StageOfDistrict } from '@artesian/contract/drought/drought-stages';
import type { ChartOption } from '../ui/chart/chart-library.ts';
import { numberAxis, type ChartTone } from '../ui/chart/chart-tone.ts';
import { formatMonth } from '../ui/dates.ts';
import type { Column } from '../ui/table/column.ts';
import type { SeriesKey } from './drawing.ts';
import { droughtBands } from './drought-bands.ts';
import { formatLarge, largeUnit, toLarge, volumeColumn } from './large-volume.ts';
import { decals, incompleteNote, tooltipOf } from './chart-parts.ts';
import type { PumpageMonth } from './sum-months.ts';

const [PERMITTED, REDUCED, ACTUAL, EXCEEDANCE, ANNUAL] = [
  'Permitted',
  'Reduced (target)',
  'Actual',
  'Exceedance',
  'Annual Permitted',
] as const;

/** Hidden until the reader asks for them (spec 1 §2.4). */
export const hiddenAtFirst: readonly string[] = [ANNUAL];

export const monthSeries: readonly SeriesKey[] = [
  { name: PERMITTED, mark: 'area', colorIn: ({ second }) => second },
  { name: REDUCED, mark: 'dashed', colorIn: ({ text }) => text },
  { name: ACTUAL, mark: 'bar', colorIn: ({ main }) => main },
  { name: EXCEEDANCE, mark: 'hatched', colorIn: ({ needsYou }) => needsYou },
  { name: ANNUAL, mark: 'diamonds', colorIn: ({ fourth }) => fourth },
];

export const monthColumns: readonly Column<PumpageMonth>[] = [
  { id: 'mo', header: 'Month', kind: 'date', value: ({ mo }) => mo, render: ({ mo }) => formatMonth(mo) },
  {
    id: 'fiscal_year',
    header: 'Fiscal Year',
    kind: 'number',
    ungrouped: true,
    value: ({ fiscal_year }) => fiscal_year,
  },
  { id: 'drought_stage', header: 'Drought Stage', kind: 'choice', value: ({ drought_stage }) => drought_stage },
  volumeColumn('permitted', PERMITTED, ({ permitted }) => permitted),
  volumeColumn('reduced', REDUCED, ({ reduced }) => reduced),
  volumeColumn('actual', ACTUAL, ({ actual }) => actual),
  volumeColumn('exceedance', EXCEEDANCE, ({ exceedance }) => exceedance),
  volumeColumn('annual', ANNUAL, ({ annual }) => annual),
  { id: 'exceeding', header: 'Exceeding', kind: 'number', value: ({ exceeding }) => exceeding },
  { id: 'permits', header: 'Permits', kind: 'number', value: ({ permits }) => permits },
  { id: 'incomplete', header: 'Permits of Unknown Volume', kind: 'number', value: ({ incomplete }) => incomplete },
];

/**
 * What was pumped as bars, whose upper part is what exceeded; what was permitted behind them, and what drought left of it, as steps.
 * The year's volume has an axis of its own at the right. Drought stages are bands behind the months.
 */
export function monthsOption(
  months: readonly PumpageMonth[],
  stages: readonly StageOfDistrict[],
  hidden: ReadonlySet<string>,
  tone: ChartTone,
): ChartOption {
  const isShown = (name: string) => !hidden.has(name);
  const values = (of: (month: PumpageMonth) => number | null) => months.map((month) => toLarge(of(month)));
  // The tooltip says what a month is, not how high its part of a bar is drawn.
  const says = (of: (month: PumpageMonth) => number | null) => ({
    valueFormatter: (_drawn: unknown, index: number) => formatLarge(of(months[index]!)),
  });
  const step = { type: 'line', step: 'middle', showSymbol: false, symbol: 'none' };
  const bar = { type: 'bar', stack: 'pumped', barMaxWidth: 30, barCategoryGap: '28%', cursor: 'pointer' };
  const part = isShown(EXCEEDANCE) ? ({ actual, exceedance }: PumpageMonth) => actual - exceedance : of.actual;
  const series = [
    {
      ...step,
      name: PERMITTED,
      color: tone.second,
      lineStyle: { width: 1.5 },
      areaStyle: { opacity: 0.1 },
      data: values(of.permitted),
      tooltip: says(of.permitted),
    },
    { ...bar, name: ACTUAL, itemStyle: { color: tone.main }, data: values(part), tooltip: says(of.actual) },
    {
      ...bar,
      name: EXCEEDANCE,
      itemStyle: { color: tone.needsYou, decal: decals.hatched },
      data: values(of.exceedance),
      tooltip: says(of.exceedance),
    },
    {
      ...step,
      name: REDUCED,
      color: tone.text,
      lineStyle: { width: 1.5, type: 'dashed' },
      data: values(of.reduced),
      tooltip: says(of.reduced),
    },
    {
      name: ANNUAL,
      type: 'line',
      yAxisIndex: 1,
      color: tone.fourth,
      symbol: 'diamond',
      symbolSize: 7,
      showAllSymbol: false,
      lineStyle: { width: 1.5, type: 'dotted' },
      data: values(of.annual),
      tooltip: says(of.annual),
    },
  ];
  const isAnnualShown = isShown(ANNUAL);
  return {
    grid: { left: 8, right: isAnnualShown ? 8 : 16, top: 40, bottom: 8, containLabel: true },
    tooltip: { trigger: 'axis', axisPointer: { type: 'shadow' }, ...tooltipOf(tone) },
    xAxis: [
      {
        type: 'category',
        data: months.map(({ mo }) => mo),
        axisLabel: { color: tone.faint, fontSize: 11, hideOverlap: true, formatter: formatMonth },
        axisPointer: { label: { formatter: ({ value }: { value: string }) => headingOf(months, value) } },
        axisLine: { lineStyle: { color: tone.grid } },
        axisTick: { show: false },
      },
      // Bands reach from edge to edge of their months; on the axis of months they would reach from middle to middle.
      { type: 'value', min: 0, max: Math.max(1, months.length), show: false, axisPointer: { show: false } },
    ],
    yAxis: [
      numberAxis(`${largeUnit().symbol} a month`, tone, { nameTextStyle: { align: 'left', color: tone.faint } }),
      numberAxis(`${largeUnit().symbol} a year`, tone, {
        show: isAnnualShown,
        min: 0,
        splitLine: { show: false },
        nameTextStyle: { align: 'right', color: tone.faint },
      }),
    ],
    series: [...series.filter(({ name }) => isShown(name)), droughtBands(months, stages, tone)],
  };
}

const of = {
  permitted: ({ permitted }: PumpageMonth) => permitted,
  reduced: ({ reduced }: PumpageMonth) => reduced,
  actual: ({ actual }: PumpageMonth) => actual,
  exceedance: ({ exceedance }: PumpageMonth) => exceedance,
  annual: ({ annual }: PumpageMonth) => annual,
};

function headingOf(months: readonly PumpageMonth[], mo: string): string {
  const stage = months.find((month) => month.mo === mo)?.drought_stage;
  return stage ? `${formatMonth(mo)} · ${stage}` : formatMonth(mo);
}

/** What the chart shows, in a sentence. */
export function formatMonths(months: readonly PumpageMonth[]): string {
  const [first, last] = [months[0], months.at(-1)];
  if (!first || !last) return 'No months are chosen.';
  const total = (read: (month: PumpageMonth) => number | null) =>
    formatLarge(months.reduce((sum, month) => sum + (read(month) ?? 0), 0));
  return (
    `Monthly pumpage from ${formatMonth(first.mo)} to ${formatMonth(last.mo)}: ${total(of.actual)} pumped, ` +
    `${total(of.permitted)} permitted, ${total(of.reduced)} after drought reductions, ${total(of.exceedance)} exceeded.`
  );
}

export const monthNotes = (months: readonly PumpageMonth[]): string[] =>
  incompleteNote(Math.max(0, ...months.map(({ incomplete }) => incomplete)));
