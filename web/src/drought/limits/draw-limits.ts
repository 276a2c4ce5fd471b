import type { ChartOption } from '../../ui/chart/chart-library.ts';
import { numberAxis, type ChartTone } from '../../ui/chart/chart-tone.ts';
import { tooltipOf } from '../../dashboard/chart-parts.ts';
import { formatLarge, gallonsOfLarge, largeUnit, toLarge } from '../../dashboard/large-volume.ts';
import type { SummedLimits } from './sum-limits.ts';

/** What permits may pump month by month: without drought, under the stage in force, and under other stages. */
export function limitsOption(months: readonly SummedLimits[], after: string, tone: ChartTone): ChartOption {
  const says = { valueFormatter: (value: unknown) => formatLarge(gallonsOfLarge(value as number)) };
  const step = { type: 'line', step: 'middle', symbol: 'none', tooltip: says };
  const values = (of: (month: SummedLimits) => number) => months.map((month) => toLarge(of(month)));
  return {
    grid: { left: 8, right: 16, top: 64, bottom: 8, containLabel: true },
    legend: { top: 0, left: 0, textStyle: { color: tone.text } },
    tooltip: { trigger: 'axis', axisPointer: { type: 'shadow' }, ...tooltipOf(tone) },
    xAxis: {
      type: 'category',
      data: months.map(({ name }) => name),
      axisLabel: { color: tone.faint, fontSize: 11, hideOverlap: true },
      axisLine: { lineStyle: { color: tone.grid } },
      axisTick: { show: false },
    },
    yAxis: numberAxis(`${largeUnit().symbol} a month`, tone, { nameTextStyle: { align: 'left', color: tone.faint } }),
    series: [
      {
        ...step,
        name: 'Permitted',
        color: tone.second,
        areaStyle: { opacity: 0.1 },
        data: values(({ permitted_gal }) => permitted_gal),
      },
      {
        type: 'bar',
        name: after,
        color: tone.main,
        barMaxWidth: 30,
        tooltip: says,
        data: values(({ after_gal }) => after_gal),
      },
      {
        ...step,
        name: 'In effect now',
        color: tone.text,
        lineStyle: { type: 'dashed' },
        data: values(({ before_gal }) => before_gal),
      },
    ],
  };
}

/** The same in a sentence. */
export function formatLimits(months: readonly SummedLimits[], after: string): string {
  const [first, last] = [months[0], months.at(-1)];
  if (!first || !last) return 'No permit is in force in these months.';
  const total = (of: (month: SummedLimits) => number) => months.reduce((sum, month) => sum + of(month), 0);
  const [before, then] = [total(({ before_gal }) => before_gal), total(({ after_gal }) => after_gal)];
  const change =
    then === before ? 'nothing changes' : `${formatLarge(Math.abs(then - before))} ${then < before ? 'less' : 'more'}`;
  return (
    `${first.name} to ${last.name}: ${formatLarge(total(({ permitted_gal }) => permitted_gal))} permitted, ` +
    `${formatLarge(before)} in effect now, ${formatLarge(then)} ${after[0]!.toLowerCase()}${after.slice(1)}: ${change}.`
  );
}
