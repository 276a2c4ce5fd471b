import { readingSummaries } from '@artesian/contract/metering/readings';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { z } from 'zod';
import { formatMonth } from '../ui/dates.ts';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { DataTable } from '../ui/table/DataTable.tsx';
import { declaredColumns } from '../ui/table/declared-column.ts';
import type { RowTone } from '../ui/table/grid/row-parts.ts';
import { toneOfPumped } from '../tracking/standing.ts';
import { summariesQuery } from './reading-queries.ts';
import type { ReadingsPlace } from './use-readings-place.ts';

type Summary = z.output<typeof readingSummaries.row>;

const columns = declaredColumns(readingSummaries.row)(
  'grouping_name',
  'permitted_gallons',
  'metered_gallons',
  'remaining_gallons',
  'pct_pumped',
  { id: 'last_report', render: ({ last_report }) => last_report && formatMonth(last_report) },
  'has_negative',
  'fiscal_year',
);
const keyOf = ({ grouping_ndx }: Summary) => String(grouping_ndx);

const toneOf = (year: Summary): RowTone | undefined =>
  year.has_no_allocation && !year.is_overpumped
    ? { tone: 'warning', words: 'Pumped without an allocation' }
    : toneOfPumped(year);

/** The fiscal year to date of whom readings are entered for. */
export function YearSummary({ place: { year, whose } }: { place: ReadingsPlace }) {
  const { data, error, refetch } = useQuery({ ...summariesQuery, enabled: whose !== undefined });
  const rows = useMemo(
    () =>
      data?.filter(({ fiscal_year, grouping_ndx }) => fiscal_year === year && whose?.groupings.includes(grouping_ndx)),
    [data, year, whose],
  );
  return (
    <Box component="section" aria-labelledby="year-summary" sx={{ mb: 3 }}>
      <Typography variant="h2" id="year-summary" sx={{ mb: 1 }}>
        Fiscal Year to Date
      </Typography>
      {!whose ? (
        <Typography sx={{ color: 'text.secondary' }}>
          Select a year, month(s) and a permit grouping to view summary results.
        </Typography>
      ) : error && !data ? (
        <ErrorPanel error={error} onRetry={() => void refetch()} />
      ) : rows?.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>No summary available for current selection.</Typography>
      ) : (
        <DataTable
          name="Fiscal year to date"
          rows={rows}
          columns={columns}
          rowKey={keyOf}
          pageSize={10}
          rowTone={toneOf}
        />
      )}
    </Box>
  );
}
