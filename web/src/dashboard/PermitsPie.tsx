import { permitsByAquiferGroup, permitsByStatus, permitsByTier } from '@artesian/contract/dashboard/dashboard';
import type { View } from '@artesian/contract/language/view';
import { useMemo } from 'react';
import { ChartCard } from './ChartCard.tsx';
import { keysOf, formatPie, pieNotes, pieOption, shownSlices, sliceColumns, type Slice } from './draw-pie.ts';
import { fiscalYearsOf } from './draw-years.ts';
import type { Drawing } from './drawing.ts';
import { pieFailure } from './failures.ts';
import { wordOf } from './filters.ts';
import { permitsOfYear } from './list-links.ts';
import { Selector } from '../ui/Selector.tsx';
import { useChartAddress } from './use-chart-address.ts';
import { useDashboardRows } from './use-dashboard-rows.ts';
import { NOTHING_HIDDEN, useHidden } from './use-hidden.ts';

type ChartType = 'aquifer' | 'tier' | 'status';

interface Cut {
  label: string;
  view: View;
  /** Of its rows, and of the list of permits. */
  column: string;
}

/** What the pie is cut by (spec 1 §4). */
const types: Record<ChartType, Cut> = {
  aquifer: { label: 'Aquifer', view: permitsByAquiferGroup, column: 'aquifer_group_name' },
  tier: { label: 'Tier', view: permitsByTier, column: 'permit_tier_name' },
  status: { label: 'Status', view: permitsByStatus, column: 'permit_status_desc' },
};
const typeWords = new Map(Object.entries(types).map(([type, { label }]) => [type, label]));

interface Row {
  fiscal_year: number;
  total_permitted_gallons: number | null;
  incomplete_permits: number;
}
const NO_ROWS: readonly Row[] = [];

/** What a fiscal year permits, by aquifer, tier or status (spec 1 §2.4). */
export function PermitsPie() {
  const address = useChartAddress('permits');
  const asked = address.one('by');
  const type: ChartType = asked && asked in types ? (asked as ChartType) : 'aquifer';
  const { label, view, column } = types[type];
  const answer = useDashboardRows(view);
  const rows = (answer.data as readonly Row[] | undefined) ?? NO_ROWS;
  const years = useMemo(() => fiscalYearsOf(rows).toReversed(), [rows]);
  const year = years.find((one) => String(one) === address.one('year')) ?? years[0];
  const hidden = useHidden(address, NOTHING_HIDDEN);
  const slices = useMemo(() => slicesOf(rows, year, column), [rows, year, column]);
  const drawing = useMemo(
    () => drawingOf(slices, hidden, { year, label, column }),
    [slices, hidden, year, label, column],
  );
  return (
    <ChartCard
      name={`Permitted Volumes by ${label}`}
      fileName="data"
      answer={answer}
      failure={pieFailure}
      address={address}
      hidden={hidden}
      drawing={drawing}
      height={300}
      controls={
        <>
          <Selector
            label="Chart Type"
            value={type}
            options={typeWords}
            onChange={(next) => address.choose('by', next)}
          />
          <Selector
            label="Fiscal Year"
            value={String(year ?? '')}
            options={new Map(years.map((one) => [String(one), String(one)]))}
            onChange={(next) => address.choose('year', next)}
          />
        </>
      }
    />
  );
}

/** The largest first, so that neighbors of the smallest have room for their names. */
const slicesOf = (rows: readonly Row[], year: number | undefined, column: string): Slice[] =>
  rows
    .filter(({ fiscal_year }) => fiscal_year === year)
    .map((row) => ({
      name: wordOf((row as Row & Record<string, string | null>)[column] ?? null),
      permitted: row.total_permitted_gallons,
      incomplete: row.incomplete_permits,
    }))
    .toSorted((one, other) => (other.permitted ?? 0) - (one.permitted ?? 0));

type CutOfYear = Omit<Cut, 'view'> & { year: number | undefined };

function drawingOf(
  slices: readonly Slice[],
  hidden: ReadonlySet<string>,
  { year, label, column }: CutOfYear,
): Drawing<Slice> {
  return {
    words: formatPie(slices, year),
    notes: pieNotes(slices),
    series: keysOf(slices),
    optionIn: (tone) => pieOption(slices, hidden, tone),
    columns: sliceColumns(label, slices),
    rows: slices,
    keyOf: ({ name }) => name,
    behind: ({ name }) => permitsOfYear(year ?? 0, { [column]: [name] }),
    rowAt: (index) => shownSlices(slices, hidden)[index],
  };
}
