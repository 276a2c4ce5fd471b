import type { wellCountSummary } from '@artesian/contract/dashboard/dashboard';
import type { z } from 'zod';
import type { ChartOption } from '../ui/chart/chart-library.ts';
import type { ChartTone } from '../ui/chart/chart-tone.ts';
import type { Column } from '../ui/table/column.ts';
import { tooltipOf } from './chart-parts.ts';

export type WellCounts = z.output<typeof wellCountSummary.row>;

/** What is counted (spec 1 §9), with the aquifer that it is limited to. */
export const wellCategories = {
  total_well_count: { label: 'Total', aquifer: undefined },
  edwards_well_count: { label: 'Edwards', aquifer: 'Edwards' },
  trinity_well_count: { label: 'Trinity', aquifer: 'Trinity' },
  other_well_count: { label: 'Other', aquifer: 'Other' },
} as const;
export type WellCategory = keyof typeof wellCategories;

export const wellColumns: readonly Column<WellCounts>[] = [
  { id: 'summary_category', header: 'Category', kind: 'choice', value: ({ summary_category }) => summary_category },
  ...(Object.keys(wellCategories) as WellCategory[]).map((id) => ({
    id,
    header: wellCategories[id].label,
    unit: 'wells',
    kind: 'number' as const,
    value: (row: WellCounts) => row[id],
  })),
];

/** A bar for each use, the first at the top, with its number at its end. */
export function wellsOption(rows: readonly WellCounts[], category: WellCategory, tone: ChartTone): ChartOption {
  return {
    grid: { left: 8, right: 48, top: 8, bottom: 24, containLabel: true },
    tooltip: { trigger: 'axis', axisPointer: { type: 'shadow' }, ...tooltipOf(tone) },
    xAxis: {
      type: 'value',
      name: 'Wells',
      nameLocation: 'middle',
      nameGap: 26,
      nameTextStyle: { color: tone.faint, fontSize: 11 },
      minInterval: 1,
      axisLabel: { color: tone.faint, fontSize: 11 },
      splitLine: { lineStyle: { color: tone.grid } },
    },
    yAxis: {
      type: 'category',
      inverse: true,
      data: rows.map(({ summary_category }) => summary_category),
      axisLabel: { color: tone.text, fontSize: 12 },
      axisLine: { lineStyle: { color: tone.grid } },
      axisTick: { show: false },
    },
    series: [
      {
        name: wellCategories[category].label,
        type: 'bar',
        barMaxWidth: 26,
        cursor: 'pointer',
        itemStyle: { color: tone.main, borderRadius: [0, 4, 4, 0] },
        label: { show: true, position: 'right', color: tone.text, fontSize: 12 },
        data: rows.map((row) => row[category]),
        tooltip: { valueFormatter: (count: number) => `${count.toLocaleString('en-US')} wells` },
      },
    ],
  };
}

export function formatWells(rows: readonly WellCounts[], category: WellCategory): string {
  const counts = rows.map((row) => `${row.summary_category} ${row[category].toLocaleString('en-US')}`).join(', ');
  return `Non-exempt wells by use, ${wellCategories[category].label}: ${counts}.`;
}
