import type { StageOfDistrict } from '@artesian/contract/drought/drought-stages';
import { monthlyPumpage } from '@artesian/contract/dashboard/dashboard';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useDistrictStages } from '../drought/district-stages.ts';
import { ChartCard } from './ChartCard.tsx';
import { hiddenAtFirst, monthColumns, monthNotes, monthSeries, formatMonths, monthsOption } from './draw-months.ts';
import type { Drawing } from './drawing.ts';
import { DroughtKey } from './DroughtKey.tsx';
import { axesFailure } from './failures.ts';
import { useFilters, wordOf, type Trait } from './filters.ts';
import { narrowedBy, permitsOfYear } from './list-links.ts';
import { MultiSelect, type Filter } from '../ui/MultiSelect.tsx';
import { sumMonths, type PumpageMonth, type PumpageRow } from './sum-months.ts';
import { UnderNoPermit } from '../under-no-permit/UnderNoPermit.tsx';
import { pumpedInAllQuery } from '../under-no-permit/pumped-in-all.ts';
import { useChartAddress } from './use-chart-address.ts';
import { askedOnce, useDashboardRows } from './use-dashboard-rows.ts';
import { useHidden } from './use-hidden.ts';
import { YearInProgress } from './YearInProgress.tsx';

/** At first the present year beside the last one. */
const year: Trait<PumpageRow> = {
  name: 'year',
  label: 'Fiscal Year',
  of: ({ fiscal_year }) => String(fiscal_year),
  atFirst: (years) => years.slice(-2),
};
const parts: readonly Trait<PumpageRow>[] = [
  { name: 'aquifer', label: 'Aquifer', of: ({ aq_group_summary_name }) => aq_group_summary_name },
  { name: 'tier', label: 'Tier', of: ({ permit_tier_name }) => permit_tier_name },
  { name: 'status', label: 'Permit Status', of: ({ permit_status_desc }) => wordOf(permit_status_desc) },
];
const years = [year];
const NO_ROWS: readonly PumpageRow[] = [];

/** What was permitted, left by drought and pumped, month by month (spec 1 §2.4). */
export function MonthlyPumpage() {
  const answer = useDashboardRows(monthlyPumpage);
  const rows = answer.data ?? NO_ROWS;
  const address = useChartAddress('monthly');
  const hidden = useHidden(address, hiddenAtFirst);
  const ofParts = useFilters(rows, parts, address);
  const ofYears = useFilters(ofParts.left, years, address);
  const months = useMemo(() => sumMonths(ofYears.left), [ofYears.left]);
  const stages = useDistrictStages();
  const drawing = useMemo(
    () => drawingOf(months, stages, hidden, ofParts.filters),
    [months, stages, hidden, ofParts.filters],
  );
  return (
    <ChartCard
      name="Monthly Pumpage Tracking"
      fileName="monthly_pumpage_tracking"
      answer={answer}
      failure={axesFailure}
      address={address}
      hidden={hidden}
      drawing={drawing}
      height={380}
      below={months.length > 0 && <BesidePermits months={months} />}
      legend={<DroughtKey months={months} />}
      summary={<YearInProgress rows={ofParts.left} present={rows.at(-1)?.mo} />}
      controls={[...ofYears.filters, ...ofParts.filters].map((filter) => (
        <MultiSelect key={filter.label} {...filter} />
      ))}
    />
  );
}

/** What was pumped in the years that are shown, of the whole district. */
function BesidePermits({ months }: { months: readonly PumpageMonth[] }) {
  const years = months.map(({ fiscal_year }) => fiscal_year);
  const { queryFn, queryKey } = pumpedInAllQuery({ start_year: Math.min(...years), end_year: Math.max(...years) });
  const answer = useQuery({ ...askedOnce(queryKey.join(' ')), queryFn });
  return <UnderNoPermit answer={answer} isShown={({ fiscal_year }) => years.includes(fiscal_year)} />;
}

function drawingOf(
  months: readonly PumpageMonth[],
  stages: readonly StageOfDistrict[],
  hidden: ReadonlySet<string>,
  [aquifer, tier, status]: readonly Filter[],
): Drawing<PumpageMonth> {
  const choices = {
    ...narrowedBy('aq_group_summary_name', aquifer!),
    ...narrowedBy('permit_tier_name', tier!),
    ...narrowedBy('permit_status_desc', status!),
  };
  return {
    words: formatMonths(months),
    notes: monthNotes(months),
    series: monthSeries,
    optionIn: (tone) => monthsOption(months, stages, hidden, tone),
    columns: monthColumns,
    rows: months,
    keyOf: ({ mo }) => mo,
    isNewestFirst: true,
    picksColumns: true,
    behind: ({ fiscal_year }) => permitsOfYear(fiscal_year, choices),
    rowAt: (index) => months[index],
  };
}
