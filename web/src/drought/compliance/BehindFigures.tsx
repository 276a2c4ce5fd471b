import { monthOfDay } from '@artesian/domain/month';
import {
  permitsBehindCompliance,
  readingBehind,
  productionBehind,
  productionBehindCompliance,
  readingsBehindCompliance,
  type ComplianceRow,
  type ProductionBehind,
  type ReadingBehind,
} from '@artesian/contract/drought/drought';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { api } from '../../api.ts';
import { METERS, PERMITS, WELLS } from '../../dashboard/list-links.ts';
import { howMeasured } from '../../readings/production-rows.ts';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { formatMonth } from '../../ui/dates.ts';
import type { Column } from '../../ui/table/column.ts';
import { PassingTable } from '../../ui/table/DataTable.tsx';
import { declaredColumns } from '../../ui/table/declared-column.ts';

type Permit = z.output<typeof permitsBehindCompliance.row>;

const permitColumns = declaredColumns(permitsBehindCompliance.row)(
  'permit_number',
  'permit_name',
  'permit_type_desc',
  { id: 'mo_metered_gallons', total: 'sum' },
  { id: 'mo_target', total: 'sum' },
  { id: 'drought_reduction', decimals: 2 },
  { id: 'mo_reduced_target', total: 'sum' },
  { id: 'ytd_metered_gal', total: 'sum' },
  { id: 'permitted_gallons', total: 'sum' },
  { id: 'reduced_permitted_gal', total: 'sum' },
);
const readingColumns = declaredColumns(readingBehind)(
  'meter_id',
  'district_well_id',
  'permit_number',
  'prev_meter_reading',
  'meter_reading',
  'dial',
  'adjustment',
  { id: 'gallons', total: 'sum' },
);

const productionColumns: Column<ProductionBehind>[] = [
  ...declaredColumns(productionBehind)('district_well_id', 'permit_number', 'measuring_method_name'),
  { id: 'how', header: 'Calculation', kind: 'text', value: howMeasured },
  ...declaredColumns(productionBehind)({ id: 'gallons', total: 'sum' }),
];

/** What a row of the report adds up: the volumes of its permits, the readings of its meters, and what wells without one reported. */
export function BehindFigures({ row }: { row: ComplianceRow }) {
  const { year, month } = monthOfDay(row.mo);
  const params = { grouping_ndx: row.grouping_ndx, c_year: year, c_month: month };
  return (
    <Box sx={inSight}>
      <Rows<Permit>
        title={`Permits of ${row.grouping_name}, ${formatMonth(row.mo)}`}
        queryKey={[permitsBehindCompliance.path, params]}
        ask={(signal) => api.view(permitsBehindCompliance, { params, signal })}
        columns={permitColumns}
        keyOf={({ permit_ndx }) => String(permit_ndx)}
        hrefOf={({ permit_ndx }) => `${PERMITS}/${permit_ndx}`}
        empty="No permits"
      />
      <Rows<ReadingBehind>
        title={`Meter readings of ${row.grouping_name}, ${formatMonth(row.mo)}`}
        queryKey={[readingsBehindCompliance.path, params]}
        ask={(signal) => api.call(readingsBehindCompliance, { params, signal })}
        columns={readingColumns}
        keyOf={({ meter_ndx, well_ndx }) => `${meter_ndx} ${well_ndx}`}
        hrefOf={({ meter_ndx }) => `${METERS}/${meter_ndx}`}
        empty="No readings for this month."
      />
      <Rows<ProductionBehind>
        title={`Unmetered wells of ${row.grouping_name}, ${formatMonth(row.mo)}`}
        queryKey={[productionBehindCompliance.path, params]}
        ask={(signal) => api.call(productionBehindCompliance, { params, signal })}
        columns={productionColumns}
        keyOf={({ well_ndx }) => String(well_ndx)}
        hrefOf={({ well_ndx }) => `${WELLS}/${well_ndx}`}
        empty="No production from unmetered wells for this month."
      />
    </Box>
  );
}

/** The table around it is wider than the page and scrolls. */
const inSight = {
  display: 'grid',
  gap: 2,
  position: 'sticky',
  left: 16,
  minWidth: 0,
  width: { xs: 'calc(100vw - 88px)', lg: 'calc(100vw - 400px)' },
  maxWidth: '100%',
} as const;

interface RowsProps<R extends object> {
  title: string;
  queryKey: readonly unknown[];
  ask: (signal: AbortSignal) => Promise<R[]>;
  columns: readonly Column<R>[];
  keyOf: (row: R) => string;
  hrefOf: (row: R) => string;
  empty: string;
}

function Rows<R extends object>({ title, queryKey, ask, columns, keyOf, hrefOf, empty }: RowsProps<R>) {
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => ask(signal),
  });
  return (
    <Box component="section" aria-label={title} sx={{ minWidth: 0 }}>
      <Typography variant="subtitle2" component="h3" sx={{ mb: 0.5 }}>
        {title}
      </Typography>
      {error && <ErrorPanel error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton width="60%" />}
      {data?.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{empty}</Typography>}
      {data && data.length > 0 && (
        <PassingTable name={title} rows={data} columns={columns} rowKey={keyOf} hrefOf={hrefOf} pageSize={10} />
      )}
    </Box>
  );
}
