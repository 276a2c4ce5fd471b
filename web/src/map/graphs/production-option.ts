import { locale, t } from '@artesian/domain/texts/translate';
import { inVolumeUnit, volumeDigits, volumeUnit } from '@artesian/domain/volume-unit';
import { isoMonth, monthNumber, monthOfNumber } from '@artesian/domain/month';
import type { ProductionMonth } from '@artesian/contract/map/graphs';
import { formatMonth } from '../../ui/dates.ts';
import { compact, numberAxis, type ChartTone } from '../../ui/chart/chart-tone.ts';

const initial = (words: string) => words[0]!.toUpperCase() + words.slice(1);

/**
 * Monthly gallons as bars at the left; the year's gallons so far as filled steps, and what the year allows, at the right
 * (spec 1 §9). `months` come oldest first; months without a row stay empty. On a phone
 * each entry of the legend has a line of its own, above the names of the axes.
 */
export function productionOption(months: readonly ProductionMonth[], tone: ChartTone, isOnPhone = false) {
  const unit = volumeUnit();
  const words = initial(unit.words);
  const labels = everyMonth(months);
  const found = new Map(months.map((row) => [row.graph_date.slice(0, 7), row]));
  const values = (read: (row: ProductionMonth) => number | null) =>
    labels.map((label) => {
      const row = found.get(label);
      const gallons = row ? read(row) : null;
      return gallons === null ? null : inVolumeUnit(gallons);
    });
  return {
    color: [tone.main, tone.second, tone.third],
    grid: { left: 8, right: 8, top: isOnPhone ? 96 : 64, bottom: 8, containLabel: true },
    legend: { top: 0, left: 0, textStyle: { color: tone.text }, itemWidth: 22 },
    tooltip: {
      trigger: 'axis',
      valueFormatter: (value: number | null) =>
        value === null ? t('no data') : `${value.toLocaleString(locale())} ${unit.symbol}`,
    },
    xAxis: {
      type: 'category',
      data: labels,
      axisLabel: { color: tone.faint, fontSize: 11, hideOverlap: true, formatter: formatMonth },
      axisPointer: { label: { formatter: ({ value }: { value: string }) => formatMonth(value) } },
      axisLine: { lineStyle: { color: tone.grid } },
    },
    yAxis: [
      numberAxis(t('Monthly ({symbol})', { symbol: unit.symbol }), tone, {
        nameLocation: 'end',
        nameTextStyle: { align: 'left', color: tone.faint },
      }),
      numberAxis(t('Year ({symbol})', { symbol: unit.symbol }), tone, {
        splitLine: { show: false },
        nameTextStyle: { align: 'right', color: tone.faint },
      }),
    ],
    series: [
      {
        name: t('Monthly {unit}', { unit: words }),
        type: 'bar',
        data: values(({ production_gallons }) => production_gallons),
        barMaxWidth: 22,
      },
      {
        name: t('Cumulative Annual {unit}', { unit: words }),
        type: 'line',
        step: 'middle',
        yAxisIndex: 1,
        showSymbol: false,
        areaStyle: { opacity: 0.12 },
        lineStyle: { width: 1.5 },
        data: values(({ cum_production_gallons }) => cum_production_gallons),
      },
      {
        name: `Allocation ${words}`,
        type: 'line',
        yAxisIndex: 1,
        showSymbol: false,
        lineStyle: { width: 2, type: 'dashed' },
        data: values(({ allocation_gallons }) => allocation_gallons),
      },
    ],
  };
}

/** What the graph shows, in a sentence. */
export function formatProduction(months: readonly ProductionMonth[]): string {
  if (months.length === 0) return t('No reported production in these months.');
  const total = months.reduce((sum, { production_gallons }) => sum + production_gallons, 0);
  return (
    t('Reported production of {length} months, {graph_date} to ', {
      length: months.length,
      graph_date: formatMonth(months[0]!.graph_date),
    }) +
    `${formatMonth(months.at(-1)!.graph_date)}: ${volumeDigits(total)} ${volumeUnit().words} (${compact(inVolumeUnit(total))}).`
  );
}

/** `2025-09` for every month from the first to the last. */
function everyMonth(months: readonly ProductionMonth[]): string[] {
  const numbers = months.map(({ c_year, c_month }) => monthNumber({ year: c_year, month: c_month }));
  if (numbers.length === 0) return [];
  const first = Math.min(...numbers);
  return Array.from({ length: Math.max(...numbers) - first + 1 }, (_, index) => isoMonth(monthOfNumber(first + index)));
}
