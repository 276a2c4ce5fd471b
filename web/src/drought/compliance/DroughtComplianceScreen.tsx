import {
  droughtCompliance,
  exportCompliance,
  refreshCompliance,
  type ComplianceFilters,
  type ComplianceRow,
} from '@artesian/contract/drought/drought';
import { firstDayOf, monthOfDay, type Month } from '@artesian/domain/month';
import FileDownload from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { api } from '../../api.ts';
import { downloadFile } from '../../session/download-file.ts';
import { useSession } from '../../session/session.tsx';
import { useSettings } from '../../session/settings.tsx';
import { dayIn, fiscalYearOf } from '../../ui/district-day.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { errorWordsToQuote } from '../../ui/error-words.ts';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { notify } from '../../ui/notify.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { ColorKey } from '../../ui/table/ColorKey.tsx';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { UnderNoPermit } from '../../under-no-permit/UnderNoPermit.tsx';
import type { PumpedMonth } from '../../under-no-permit/watered-years.ts';
import { pumpedInAllQuery } from '../../under-no-permit/pumped-in-all.ts';
import { BehindFigures } from './BehindFigures.tsx';
import { colorKey, complianceColumns, yearTone } from './compliance-columns.tsx';
import { ComplianceForm } from './ComplianceForm.tsx';
import { RefreshVolumes } from './RefreshVolumes.tsx';
import { filtersIn, isAsked, problemsOf, searchOf, usualFilters } from './report-address.ts';

const keyOf = ({ grouping_ndx, mo }: ComplianceRow) => `${grouping_ndx} ${mo}`;
const behind = (row: ComplianceRow) => <BehindFigures row={row} />;

/** Spec 3 §2 'Drought Compliance Report'. What is asked for stands in the address. */
export default function DroughtComplianceScreen() {
  const { may } = useSession();
  const thisMonth = useThisMonth();
  const search: Record<string, unknown> = useSearch({ strict: false });
  const navigate = useNavigate();
  const filters = filtersIn(search, usualFilters(thisMonth));
  const asked = isAsked(search) && Object.keys(problemsOf(filters)).length === 0 ? filters : undefined;
  const submit = (chosen: ComplianceFilters) =>
    void navigate({
      to: '.',
      search: (known: object) => ({ ...known, ...searchOf(chosen), page: undefined }) as never,
    });
  return (
    <>
      <PageHeader
        breadcrumb={[{ label: 'Dashboard', to: '/dashboard' }]}
        title="Drought Compliance Report"
        purpose="Monthly pumpage of each permit group compared with its volume after drought reduction and with its fiscal year."
        actions={
          <>
            {may(refreshCompliance) && <RefreshVolumes />}
            {may(exportCompliance) && <ExportReport filters={asked} />}
          </>
        }
      />
      <ComplianceForm key={JSON.stringify(filters)} initial={filters} thisMonth={thisMonth} onSubmit={submit} />
      {asked ? (
        <Report filters={asked} />
      ) : (
        <EmptyState title="No report yet">Choose tiers, aquifers and a period, then Submit.</EmptyState>
      )}
    </>
  );
}

interface ReportProps {
  filters: ComplianceFilters;
}

function Report({ filters }: ReportProps) {
  const { data, error, refetch } = useQuery({
    queryKey: ['drought-compliance', filters],
    queryFn: ({ signal }) => api.call(droughtCompliance, { body: filters, signal }),
  });
  if (error) return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <ColorKey items={colorKey} />
      <DataTable
        name="Drought Compliance Report"
        rows={data?.data.reports}
        columns={complianceColumns}
        rowKey={keyOf}
        rowTone={yearTone}
        detail={behind}
        pageSize={30}
        empty={
          <EmptyState title="Nothing to report">No permit group of these tiers and aquifers in this period.</EmptyState>
        }
      />
      {data && <BesidePermits filters={filters} />}
    </>
  );
}

/** What was pumped in the period, of all tiers and aquifers. */
function BesidePermits({ filters: { start_cal_year, start_cal_month, end_cal_year, end_cal_month } }: ReportProps) {
  const first = firstDayOf({ year: start_cal_year, month: start_cal_month });
  const last = firstDayOf({ year: end_cal_year, month: end_cal_month });
  const answer = useQuery(pumpedInAllQuery({ start_year: fiscalYearOf(first), end_year: fiscalYearOf(last) }));
  const isShown = ({ mo }: PumpedMonth) => mo >= first && mo <= last;
  return <UnderNoPermit answer={answer} isShown={isShown} />;
}

/** Only of what was submitted: undefined before. */
function ExportReport({ filters }: { filters: ComplianceFilters | undefined }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => downloadFile(exportCompliance.path, 'drought-compliance.xlsx', 'POST', filters),
    onError: (error) => notify.error(errorWordsToQuote(error)),
  });
  return (
    <Button
      variant="outlined"
      startIcon={<FileDownload />}
      loading={isPending}
      disabled={!filters}
      title={filters ? 'The last 6 months of the period' : 'Submit first'}
      onClick={() => mutate()}
    >
      Export to Excel
    </Button>
  );
}

function useThisMonth(): Month {
  const { timeZone } = useSettings();
  return monthOfDay(dayIn(timeZone));
}
