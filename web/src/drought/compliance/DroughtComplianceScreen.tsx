import {
  droughtCompliance,
  exportCompliance,
  refreshCompliance,
  summaryAquifers,
  type ComplianceFilters,
  type ComplianceRow,
} from '@artesian/contract/drought/drought';
import { firstDayOf, monthOfDay, type Month } from '@artesian/domain/month';
import FileDownload from '@mui/icons-material/FileDownloadOutlined';
import PictureAsPdf from '@mui/icons-material/PictureAsPdfOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { api, queryClient } from '../../api.ts';
import { optionQueries, viewQuery } from '../../register/form/options.ts';
import { loadLogo } from '../../ui/pdf/logos.ts';
import { downloadFile } from '../../session/download-file.ts';
import { useSession } from '../../session/session.tsx';
import { useSettings } from '../../session/settings.tsx';
import { dayIn } from '../../ui/district-day.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { errorWordsToQuote } from '../../ui/error-words.ts';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { notify } from '../../ui/notify.ts';
import { districtOf } from '../../ui/pdf/district.ts';
import { saveFile } from '../../ui/save-file.ts';
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
import { filtersIn, isAsked, problemsOf, searchOf, usualFilters, type ReportLists } from './report-address.ts';
import { refuseWhileRecounting } from '../../permits/recounts.ts';
import { districtYear } from '../../ui/district-year.ts';

const keyOf = ({ grouping_ndx, mo }: ComplianceRow) => `${grouping_ndx} ${mo}`;
const behind = (row: ComplianceRow) => <BehindFigures row={row} />;

/** Spec 3 §2 'Drought Compliance Report'. What is asked for stands in the address. */
export default function DroughtComplianceScreen() {
  const { may } = useSession();
  const thisMonth = useThisMonth();
  const search: Record<string, unknown> = useSearch({ strict: false });
  const navigate = useNavigate();
  const { lists, error, retry } = useReportLists();
  const usual = usualFilters(thisMonth, lists ?? { tiers: [], aquifers: [] });
  // An address that says all of it needs no list.
  const filters = filtersIn(search, usual);
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
            <PrintReport filters={asked} lists={lists} />
          </>
        }
      />
      {lists ? (
        <ComplianceForm
          key={JSON.stringify(filters)}
          initial={filters}
          usual={usual}
          lists={lists}
          thisMonth={thisMonth}
          onSubmit={submit}
        />
      ) : error ? (
        <Box sx={{ mb: 2 }}>
          <ErrorPanel error={error} onRetry={retry} />
        </Box>
      ) : (
        <Skeleton variant="rounded" height={160} sx={{ mb: 2 }} />
      )}
      {asked ? (
        <Report filters={asked} />
      ) : (
        !error && <EmptyState title="No report yet">Choose tiers, aquifers and a period, then Submit.</EmptyState>
      )}
    </>
  );
}

/** Undefined until both lists are here. */
function useReportLists(): { lists: ReportLists | undefined; error: Error | null; retry: () => void } {
  const tiers = useQuery(optionQueries.get('ui-list-permit-tiers')!);
  const aquifers = useQuery(viewQuery(summaryAquifers));
  return {
    lists: tiers.data &&
      aquifers.data && { tiers: tiers.data, aquifers: aquifers.data.map((row) => String(row.aq_group_summary_name)) },
    error: tiers.error ?? aquifers.error,
    retry: () => [tiers, aquifers].forEach(({ refetch }) => void refetch()),
  };
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
function BesidePermits({ filters }: ReportProps) {
  const [first, last] = periodOf(filters);
  const answer = useQuery(
    pumpedInAllQuery({ start_year: districtYear().ofDay(first), end_year: districtYear().ofDay(last) }),
  );
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

/** All rows, on the paper of the district. What writes them is loaded when it is asked for. */
function PrintReport({ filters, lists }: { filters: ComplianceFilters | undefined; lists: ReportLists | undefined }) {
  const settings = useSettings();
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ asked, named }: { asked: ComplianceFilters; named: ReportLists }) => {
      await refuseWhileRecounting();
      const [first, last] = periodOf(asked);
      const [{ data }, months, logo, { writeCompliance }] = await Promise.all([
        api.call(droughtCompliance, { body: asked }),
        queryClient.fetchQuery(
          pumpedInAllQuery({ start_year: districtYear().ofDay(first), end_year: districtYear().ofDay(last) }),
        ),
        loadLogo(settings.districtLogo),
        import('./write-compliance.ts'),
      ]);
      const pdf = await writeCompliance({
        rows: data.reports,
        filters: asked,
        lists: named,
        months: months.filter(({ mo }) => mo >= first && mo <= last),
        district: districtOf(settings),
        logo,
        paper: settings.paper,
        today: dayIn(settings.timeZone),
      });
      saveFile(`drought-compliance_${first.slice(0, 7)}_${last.slice(0, 7)}.pdf`, pdf);
    },
    onError: (error) => notify.error(`The PDF could not be created. ${errorWordsToQuote(error)}`),
  });
  return (
    <Button
      variant="outlined"
      startIcon={<PictureAsPdf />}
      loading={isPending}
      disabled={!filters || !lists}
      title={filters ? 'All rows of the period' : 'Submit first'}
      onClick={() => filters && lists && mutate({ asked: filters, named: lists })}
    >
      PDF
    </Button>
  );
}

const periodOf = ({ start_cal_year, start_cal_month, end_cal_year, end_cal_month }: ComplianceFilters) =>
  [
    firstDayOf({ year: start_cal_year, month: start_cal_month }),
    firstDayOf({ year: end_cal_year, month: end_cal_month }),
  ] as const;

function useThisMonth(): Month {
  const { timeZone } = useSettings();
  return monthOfDay(dayIn(timeZone));
}
