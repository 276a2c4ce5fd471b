import { wellsByAquifer } from '@artesian/contract/dashboard/dashboard';
import { useMemo } from 'react';
import { ChartCard } from './ChartCard.tsx';
import {
  categoriesOf,
  formatWells,
  TOTAL,
  wellColumns,
  wellsOfUses,
  wellsOption,
  type WellCounts,
} from './draw-wells.ts';
import type { Drawing } from './drawing.ts';
import { axesFailure } from './failures.ts';
import { wellsOfUse } from './list-links.ts';
import { Selector } from '../ui/Selector.tsx';
import { useChartAddress } from './use-chart-address.ts';
import { useDashboardRows } from './use-dashboard-rows.ts';
import { NOTHING_HIDDEN, useHidden } from './use-hidden.ts';

const NO_ROWS: NonNullable<ReturnType<typeof useWells>['data']> = [];
const useWells = () => useDashboardRows(wellsByAquifer);

/** Wells that pump under the district's permits, by their use (spec 1 §2.4). */
export function WellCountsByCategory() {
  const answer = useWells();
  const rows = answer.data ?? NO_ROWS;
  const categories = useMemo(() => categoriesOf(rows), [rows]);
  const address = useChartAddress('wells');
  const asked = address.one('of');
  const category = asked && categories.includes(asked) ? asked : TOTAL;
  const hidden = useHidden(address, NOTHING_HIDDEN);
  const drawing = useMemo(() => drawingOf(wellsOfUses(rows), categories, category), [rows, categories, category]);
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
          options={new Map(categories.map((one) => [one, one]))}
          onChange={(next) => address.choose('of', next)}
        />
      }
    />
  );
}

function drawingOf(rows: readonly WellCounts[], categories: readonly string[], category: string): Drawing<WellCounts> {
  return {
    words: formatWells(rows, category),
    notes: [],
    series: [],
    optionIn: (tone) => wellsOption(rows, category, tone),
    columns: wellColumns(categories),
    rows,
    keyOf: ({ use }) => use,
    behind: ({ use }) => wellsOfUse(use, category === TOTAL ? {} : { aq_group_summary_name: [category] }),
    rowAt: (index) => rows[index],
  };
}
