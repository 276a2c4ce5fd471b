import { lateMeterReadings } from '@artesian/contract/dashboard/dashboard';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import type { z } from 'zod';
import type { Column } from '../ui/table/column.ts';
import { asCsv, download } from '../ui/table/export/export-rows.ts';
import { TextLink } from '../ui/TextLink.tsx';
import { monthOfRow } from '../ui/dates.ts';
import { ChartState } from './ChartState.tsx';
import { DashboardCard } from './DashboardCard.tsx';
import { DataRows } from './DataRows.tsx';
import { lateness, scaleOf } from './days-late.ts';
import { DownloadMenu } from './DownloadMenu.tsx';
import { meterNamed, permitsOfGroup, type ListLink } from './list-links.ts';
import { useDashboardRows } from './use-dashboard-rows.ts';
import { useMayOpen } from './use-may-open.ts';

export type LateReading = z.output<typeof lateMeterReadings.row>;

const NAME = 'Late Meter Readings';
const HEIGHT = 300;

/** Meters whose next reading is overdue, the latest first (spec 1 §2.4). */
export function LateReadings() {
  const { data, error, refetch } = useDashboardRows(lateMeterReadings);
  const columns = useColumns(data);
  const save = () => data && download('data.csv', asCsv(columns, data));
  return (
    <DashboardCard
      name={NAME}
      actions={data && data.length > 0 && <DownloadMenu name={NAME} ways={{ 'Data (CSV)': save }} />}
    >
      {!data && !error && <Said>Loading...</Said>}
      {!data && error && (
        <ChartState height={HEIGHT}>
          <Typography role="alert">Error loading data</Typography>
          <Button variant="outlined" color="inherit" size="small" onClick={() => void refetch()}>
            Try again
          </Button>
        </ChartState>
      )}
      {data?.length === 0 && <Said>No Late Meter Readings!</Said>}
      {data && data.length > 0 && (
        <>
          <DataRows name={NAME} columns={columns} rows={data} keyOf={({ meter_id }) => meter_id} />
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {data.length === 1 ? '1 meter is' : `${data.length.toLocaleString('en-US')} meters are`} late. Pumpage since
            their last report is missing from the charts.
          </Typography>
        </>
      )}
    </DashboardCard>
  );
}

const Said = ({ children }: { children: string }) => (
  <ChartState height={HEIGHT}>
    <Typography component="output" sx={{ color: 'text.secondary' }}>
      {children}
    </Typography>
  </ChartState>
);

function useColumns(rows: readonly LateReading[] | undefined): readonly Column<LateReading>[] {
  const mayOpen = useMayOpen();
  return useMemo(() => {
    const scale = scaleOf(rows?.map(({ days_late }) => days_late) ?? []);
    const linked = (words: string, link: ListLink) => (mayOpen(link) ? <TextLink {...link}>{words}</TextLink> : words);
    return [
      {
        id: 'grouping_name',
        header: 'Permit',
        kind: 'text',
        value: ({ grouping_name }) => grouping_name,
        render: ({ grouping_name: name }) => (name === null ? 'No permit' : linked(name, permitsOfGroup(name))),
      },
      {
        id: 'meter_id',
        header: 'Meter ID',
        kind: 'text',
        value: ({ meter_id }) => meter_id,
        render: ({ meter_id }) => linked(meter_id, meterNamed(meter_id)),
      },
      {
        id: 'days_late',
        header: 'Days Late',
        kind: 'number',
        value: ({ days_late }) => days_late,
        render: ({ days_late }) => <DaysLate days={days_late} lateness={lateness(days_late, scale)} />,
      },
      { id: 'last_report', header: 'Last Report', kind: 'text', value: lastReportOf },
    ];
  }, [rows, mayOpen]);
}

/** Year and month of the last reading, `2026-08`; null where there was none. */
export const lastReportOf = ({ c_year, c_month }: LateReading): string | null =>
  c_year === null || c_month === null ? null : monthOfRow({ c_year, c_month });

/** The later, the longer and the redder the bar beside the number. */
const DaysLate = ({ days, lateness }: { days: number; lateness: number }) => (
  <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: 1 }}>
    <Box aria-hidden sx={trackStyle}>
      <Box
        sx={{
          height: 1,
          borderRadius: 1,
          width: `${8 + lateness * 92}%`,
          bgcolor: `color-mix(in oklab, var(--mui-palette-error-main) ${Math.round(lateness * 100)}%, var(--mui-palette-warning-main))`,
        }}
      />
    </Box>
    <Box component="span" sx={{ minWidth: '2.5em' }}>
      {days.toLocaleString('en-US')}
    </Box>
  </Box>
);

const trackStyle = { width: { xs: 24, sm: 72, xl: 120 }, height: 8, borderRadius: 1, bgcolor: 'action.hover' } as const;
