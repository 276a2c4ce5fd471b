import { wellCountSummary } from '@artesian/contract/dashboard/dashboard';
import { useMemo } from 'react';
import { ChartCard } from './ChartCard.tsx';
import {
  wellCategories,
  wellColumns,
  formatWells,
  wellsOption,
  type WellCategory,
  type WellCounts,
} from './draw-wells.ts';
import type { Drawing } from './drawing.ts';
import { axesFailure } from './failures.ts';
import { wellsOfUse } from './list-links.ts';
import { Selector } from '../ui/Selector.tsx';
import { useChartAddress } from './use-chart-address.ts';
import { useDashboardRows } from './use-dashboard-rows.ts';
import { NOTHING_HIDDEN, useHidden } from './use-hidden.ts';

const categoryWords = new Map(Object.entries(wellCategories).map(([category, { label }]) => [category, label]));
const NO_ROWS: readonly WellCounts[] = [];

/** Wells that pump under the district's permits, by their use (spec 1 §2.4). */
export function WellCountsByCategory() {
  const answer = useDashboardRows(wellCountSummary);
  const rows = answer.data ?? NO_ROWS;
  const address = useChartAddress('wells');
  const asked = address.one('of');
  const category: WellCategory = asked && asked in wellCategories ? (asked as WellCategory) : 'total_well_count';
  const hidden = useHidden(address, NOTHING_HIDDEN);
  const drawing = useMemo(() => drawingOf(rows, category), [rows, category]);
  return (
    <ChartCard
      name="Non-Exempt Well Counts by Category"
      fileName="data"
      answer={answer}
      failure={axesFailure}
      address={address}
      hidden={hidden}
      drawing={drawing}
      height={300}
      controls={
        <Selector
          label="Category"
          value={category}
          options={categoryWords}
          onChange={(next) => address.choose('of', next)}
        />
      }
    />
  );
}

function drawingOf(rows: readonly WellCounts[], category: WellCategory): Drawing<WellCounts> {
  const { aquifer } = wellCategories[category];
  return {
    words: formatWells(rows, category),
    notes: [],
    series: [],
    optionIn: (tone) => wellsOption(rows, category, tone),
    columns: wellColumns,
    rows,
    keyOf: ({ summary_category }) => summary_category,
    behind: ({ summary_category }) => wellsOfUse(summary_category, aquifer ? { aq_group_summary_name: [aquifer] } : {}),
    rowAt: (index) => rows[index],
  };
}
