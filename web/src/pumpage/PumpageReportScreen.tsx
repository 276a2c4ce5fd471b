import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useFilters } from '../dashboard/filters.ts';
import { useChartAddress } from '../dashboard/use-chart-address.ts';
import { useSettings } from '../session/settings.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { errorWordsToQuote } from '../ui/error-words.ts';
import { PageHeader } from '../ui/PageHeader.tsx';
import { DataTable } from '../ui/table/DataTable.tsx';
import { PrintRows } from './PrintRows.tsx';
import { ReportFilters } from './ReportFilters.tsx';
import { columnsOf, ofPermittee, rowsQuery, traitsWithout, type Pumpage } from './report-rows.ts';
import { useReportYears } from './use-report-years.ts';
import { districtYear } from '../ui/district-year.ts';

const NO_ROWS: readonly Pumpage[] = [];
const keyOf = ({ district_well_id, year }: Pumpage) => `${district_well_id} ${year}`;

/** Spec 2 §2 'Pumpage Report': what was pumped from each well, a row for each year and a column for each month. */
export default function PumpageReportScreen() {
  const address = useChartAddress('report');
  const years = useReportYears(address);
  const { pumpageExcludedTypes } = useSettings();
  const traits = useMemo(() => traitsWithout(pumpageExcludedTypes), [pumpageExcludedTypes]);
  const { data, error, refetch } = useQuery({
    ...rowsQuery(years.kind, years.start, years.end),
    enabled: years.problem === undefined,
  });
  const { filters, left } = useFilters(data ?? NO_ROWS, traits, address);
  const permittee = address.one('permittee') ?? '';
  const rows = useMemo(() => ofPermittee(left, permittee), [left, permittee]);
  const name = `Pumpage Report, ${years.kind} years ${years.start} to ${years.end}`;
  const columns = useMemo(() => columnsOf(years.kind), [years.kind]);
  const toolbar = useCallback(
    (filtered: readonly Pumpage[]) => <PrintRows title={name} columns={columns} rows={filtered} keyOf={keyOf} />,
    [name, columns],
  );
  return (
    <>
      <PageHeader
        breadcrumb={[{ label: 'Dashboard', to: '/dashboard' }]}
        title="Pumpage Report"
        purpose={`Volumes pumped from each well, month by month, in calendar years or fiscal years (${districtYear().inMonths}).`}
      />
      <ReportFilters
        years={years}
        filters={filters}
        permittee={permittee}
        onPermittee={(words) => address.choose('permittee', words === '' ? undefined : words)}
      />
      {error && !data ? (
        <Alert severity="error" variant="outlined" action={<Button onClick={() => void refetch()}>Try again</Button>}>
          <AlertTitle>An error has occurred. Please try again.</AlertTitle>
          {errorWordsToQuote(error)}
        </Alert>
      ) : (
        <DataTable
          name="Pumpage Report"
          rows={data && rows}
          columns={columns}
          rowKey={keyOf}
          pageSize={30}
          toolbar={toolbar}
          empty={<EmptyState title={noRows} />}
        />
      )}
    </>
  );
}

const noRows = 'No records available for these search parameters. Please try again.';
