import { readingSummaries } from '@artesian/contract/metering/readings';
import { OVER_WARNING } from '@artesian/domain/warning';
import CalendarViewMonth from '@mui/icons-material/CalendarViewMonth';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { api } from '../api.ts';
import { useOptions } from '../register/form/use-options.ts';
import { useRecordPage } from '../register/use-record-page.ts';
import { useSettings } from '../session/settings.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { dayIn } from '../ui/district-day.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { ColorKey } from '../ui/table/ColorKey.tsx';
import { AnsweredTable } from '../ui/table/AnsweredTable.tsx';
import type { RowAction } from '../ui/table/grid/row-parts.ts';
import { toneColors } from '../ui/table/table-style.ts';
import { UnderNoPermit } from '../under-no-permit/UnderNoPermit.tsx';
import { pumpedInAllQuery } from '../under-no-permit/pumped-in-all.ts';
import { MonthsOfYear } from './MonthsOfYear.tsx';
import { READINGS_ENTRY } from './readings-of.ts';
import { toneOfPumped } from './standing.ts';
import { useChosenYear, type ChosenYear } from './use-chosen-year.ts';
import { yearColumns, type PumpedYear } from './year-columns.tsx';
import { districtYear } from '../ui/district-year.ts';

const PERMITS = 'list-permits';
const keyOf = ({ fiscal_year, grouping_ndx }: ChosenYear) => `${fiscal_year} ${grouping_ndx}`;

/** Spec 3 §2 'Meter Readings Tracking': pumped against permitted by fiscal year, and by month of the chosen one. */
export default function TrackingScreen() {
  const answer = useQuery({
    queryKey: [readingSummaries.path],
    queryFn: ({ signal }) => api.view(readingSummaries, { signal }),
  });
  const inAll = useQuery(pumpedInAllQuery());
  const { chosen, choose } = useChosenYear();
  const columns = useColumns();
  const initialFilters = usePresentYear();
  const actions = useMemo<readonly RowAction<PumpedYear>[]>(
    () => [
      {
        label: ({ grouping_name, fiscal_year }) => `Months of ${grouping_name}, fiscal year ${fiscal_year}`,
        icon: <CalendarViewMonth fontSize="small" />,
        onAct: choose,
      },
    ],
    [choose],
  );
  return (
    <>
      <PageHeader
        breadcrumb={[{ label: 'Dashboard', to: '/dashboard' }]}
        title="Meter Readings Tracking"
        purpose="Pumpage of permit owners and groups compared with their allowance, by fiscal year and month. Select a number to see its readings."
        actions={
          <ButtonLink variant="outlined" to={READINGS_ENTRY}>
            Readings Entry
          </ButtonLink>
        }
      />
      <AnsweredTable
        name="Annual Pumping Summary"
        answer={answer}
        columns={columns}
        rowKey={keyOf}
        rowTone={toneOfPumped}
        actions={actions}
        onOpen={choose}
        selected={chosen && keyOf(chosen)}
        initialFilters={initialFilters}
        pageSize={30}
        pageSizes={pageSizes}
        empty={<EmptyState title="No pumpage yet">Permits appear here with their first fiscal year.</EmptyState>}
      />
      <ColorKey items={colors} />
      {answer.data && <UnderNoPermit answer={inAll} />}
      {chosen && (
        <MonthsOfYear
          key={keyOf(chosen)}
          {...chosen}
          year={answer.data?.find((row) => keyOf(row) === keyOf(chosen))}
          onClose={() => choose(undefined)}
        />
      )}
    </>
  );
}

/** Spec 3 §9. */
const pageSizes = [5, 10, 30, 60];

function usePresentYear() {
  const { timeZone } = useSettings();
  return useState(() => ({ fiscal_year: String(districtYear().ofDay(dayIn(timeZone))) }))[0];
}

const permitsOf = { fields: { permit_ndx: readingSummaries.row.shape.grouped_permits } };

function useColumns() {
  const { byValue } = useOptions(permitsOf)['permit_ndx']!;
  const pageOfPermit = useRecordPage(PERMITS);
  return useMemo(() => yearColumns(byValue, pageOfPermit), [byValue, pageOfPermit]);
}

const colors = [
  { color: toneColors.warning, words: 'Overpumped: 100 % of the year and above' },
  { color: toneColors.attention, words: `${OVER_WARNING} of the year` },
];
