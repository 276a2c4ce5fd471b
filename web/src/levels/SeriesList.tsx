import { levelSeries, type LevelSeriesRow } from '@artesian/contract/science/level-series';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { api } from '../api.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { DataTable } from '../ui/table/DataTable.tsx';
import { declaredColumns } from '../ui/table/declared-column.ts';
import { SERIES_WORKBENCH } from './series-workbench.ts';

const columns = declaredColumns(levelSeries.row)(
  'district_well_id',
  'well_name',
  'first_logger_day',
  'last_logger_day',
  'levels_by_hand',
  'last_day_by_hand',
  'steps',
  'marks',
  'only_approved',
);
const keyOf = ({ well_ndx }: LevelSeriesRow) => String(well_ndx);
const hrefOf = (row: LevelSeriesRow) => `${SERIES_WORKBENCH}/${keyOf(row)}`;

/** The wells that have water levels, to choose one from. */
export function SeriesList() {
  const navigate = useNavigate();
  const open = useCallback((row: LevelSeriesRow) => void navigate({ to: hrefOf(row) }), [navigate]);
  const { data, error, refetch } = useQuery({
    queryKey: [levelSeries.path],
    queryFn: ({ signal }) => api.view(levelSeries, { signal }),
  });
  if (error && !data) return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  return (
    <DataTable
      name="Wells with water levels"
      rows={data}
      columns={columns}
      rowKey={keyOf}
      hrefOf={hrefOf}
      onOpen={open}
      pageSize={30}
      empty={<EmptyState title="No water levels yet">Upload logger files or enter manual measurements.</EmptyState>}
    />
  );
}
