import type { wellsByAquifer } from '@artesian/contract/dashboard/dashboard';
import type { z } from 'zod';
import type { ChartOption } from '../ui/chart/chart-library.ts';
import type { ChartTone } from '../ui/chart/chart-tone.ts';
import type { Column } from '../ui/table/column.ts';
import { tooltipOf } from './chart-parts.ts';

type Counted = z.output<typeof wellsByAquifer.row>;

/** What is counted where it is not limited to an aquifer (spec 1 §9). */
export const TOTAL = 'Total';

/** The wells of a use: all of them under `TOTAL`, and by aquifer those of which it is known. */
export interface WellCounts {
  use: string;
  counts: ReadonlyMap<string, number>;
}

/** A row for each use, in their order. */
export function wellsOfUses(rows: readonly Counted[]): WellCounts[] {
  const uses = new Map<string, Map<string, number>>();
  for (const { summary_category: use, aq_group_summary_name: aquifer, well_count } of rows) {
    const counts = uses.get(use) ?? new Map([[TOTAL, 0]]);
    uses.set(use, counts);
    counts.set(TOTAL, counts.get(TOTAL)! + well_count);
    if (aquifer !== null) counts.set(aquifer, (counts.get(aquifer) ?? 0) + well_count);
  }
  return [...uses].map(([use, counts]) => ({ use, counts }));
}

/** What can be counted: all wells, and those of each aquifer that has any. */
export const categoriesOf = (rows: readonly Counted[]): string[] => [
  TOTAL,
  ...[...new Set(rows.map(({ aq_group_summary_name }) => aq_group_summary_name))]
    .filter((name) => name !== null)
    .toSorted(),
];

const countOf = ({ counts }: WellCounts, category: string): number => counts.get(category) ?? 0;

export const wellColumns = (categories: readonly string[]): Column<WellCounts>[] => [
  { id: 'summary_category', header: 'Category', kind: 'choice', value: ({ use }) => use },
  ...categories.map((category) => ({
    id: category,
    header: category,
    unit: 'wells',
    kind: 'number' as const,
    value: (row: WellCounts) => countOf(row, category),
  })),
];

/** A bar for each use, the first at the top, with its number at its end. */
export function wellsOption(rows: readonly WellCounts[], category: string, tone: ChartTone): ChartOption {
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
      data: rows.map(({ use }) => use),
      axisLabel: { color: tone.text, fontSize: 12 },
      axisLine: { lineStyle: { color: tone.grid } },
      axisTick: { show: false },
    },
    series: [
      {
        name: category,
        type: 'bar',
        barMaxWidth: 26,
        cursor: 'pointer',
        itemStyle: { color: tone.main, borderRadius: [0, 4, 4, 0] },
        label: { show: true, position: 'right', color: tone.text, fontSize: 12 },
        data: rows.map((row) => countOf(row, category)),
        tooltip: { valueFormatter: (count: number) => `${count.toLocaleString('en-US')} wells` },
      },
    ],
  };
}

export function formatWells(rows: readonly WellCounts[], category: string): string {
  const counts = rows.map((row) => `${row.use} ${countOf(row, category).toLocaleString('en-US')}`).join(', ');
  return `Non-exempt wells by use, ${category}: ${counts}.`;
}
