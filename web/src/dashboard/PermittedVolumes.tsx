import { permittedVolumesOverTime } from '@artesian/contract/dashboard/dashboard';
import { useMemo } from 'react';
import { ChartCard } from './ChartCard.tsx';
import {
  fiscalYearsOf,
  sumYearsOfTypes,
  yearColumns,
  yearNotes,
  yearSeries,
  formatYears,
  yearsOption,
  type VolumeRow,
  type YearOfType,
} from './draw-years.ts';
import type { Drawing } from './drawing.ts';
import { axesFailure } from './failures.ts';
import { useFilters, wordOf, type Trait } from './filters.ts';
import { narrowedBy, permitsOfYear } from './list-links.ts';
import { MultiSelect, type Filter } from '../ui/MultiSelect.tsx';
import { useChartAddress } from './use-chart-address.ts';
import { useDashboardRows } from './use-dashboard-rows.ts';
import { NOTHING_HIDDEN, useHidden } from './use-hidden.ts';

const traits: readonly Trait<VolumeRow>[] = [
  { name: 'aquifer', label: 'Aquifer', of: ({ aq_group_summary_name }) => aq_group_summary_name },
  { name: 'status', label: 'Permit Status', of: ({ permit_status_group_name }) => wordOf(permit_status_group_name) },
];
const NO_ROWS: readonly VolumeRow[] = [];

/** What permits authorize, year by year (spec 1 §2.4). */
export function PermittedVolumes() {
  const answer = useDashboardRows(permittedVolumesOverTime);
  const address = useChartAddress('permitted');
  const hidden = useHidden(address, NOTHING_HIDDEN);
  const { filters, left } = useFilters(answer.data ?? NO_ROWS, traits, address);
  const years = useMemo(() => sumYearsOfTypes(left), [left]);
  const drawing = useMemo(() => drawingOf(years, hidden, filters), [years, hidden, filters]);
  return (
    <ChartCard
      name="Permitted Volumes Over Time"
      fileName="permitted_volumes_over_time"
      answer={answer}
      failure={axesFailure}
      address={address}
      hidden={hidden}
      drawing={drawing}
      height={300}
      controls={filters.map((filter) => (
        <MultiSelect key={filter.label} {...filter} />
      ))}
    />
  );
}

function drawingOf(
  years: readonly YearOfType[],
  hidden: ReadonlySet<string>,
  [aquifer, status]: readonly Filter[],
): Drawing<YearOfType> {
  const choices = {
    ...narrowedBy('aq_group_summary_name', aquifer!),
    ...narrowedBy('permit_status_group_name', status!),
  };
  const names = fiscalYearsOf(years);
  return {
    words: formatYears(years),
    notes: yearNotes(years),
    series: yearSeries(years),
    optionIn: (tone) => yearsOption(years, hidden, tone),
    columns: yearColumns,
    rows: years,
    keyOf: ({ fiscal_year, type_group }) => `${fiscal_year} ${type_group}`,
    isNewestFirst: true,
    behind: ({ fiscal_year, type_group }) => permitsOfYear(fiscal_year, { type_group: [type_group], ...choices }),
    rowAt: (index, series) =>
      years.find(({ fiscal_year, type_group }) => fiscal_year === names[index] && type_group === series),
  };
}
