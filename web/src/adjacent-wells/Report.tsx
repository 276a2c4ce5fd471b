import { t } from '@artesian/domain/texts/translate';
import { adjacentWells } from '@artesian/contract/map/adjacent-wells';
import MapOutlined from '@mui/icons-material/MapOutlined';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api } from '../api.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { DataTable } from '../ui/table/DataTable.tsx';
import { columnsOn, type AdjacentWell } from './columns.tsx';
import { mapSearchOf } from './map-search.ts';
import type { WellSearch } from './read-search.ts';

const keyOf = ({ well_ndx }: AdjacentWell) => String(well_ndx);

/** The wells around a place, nearest first. */
export function Report({ search }: { search: WellSearch }) {
  const { latitude, longitude, distanceFt } = search;
  const { data, error, refetch, isPlaceholderData } = useQuery({
    queryKey: ['adjacent-wells', latitude, longitude, distanceFt],
    queryFn: ({ signal }) =>
      api.call(adjacentWells, { params: { lat: latitude, lon: longitude, distance: distanceFt }, signal }),
    placeholderData: keepPreviousData,
  });
  const mapSearch = useMemo(() => mapSearchOf({ latitude, longitude, distanceFt }), [latitude, longitude, distanceFt]);
  const columns = useMemo(() => columnsOn({ buffers: mapSearch.buffers }), [mapSearch]);
  if (error) return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  const wells = isPlaceholderData ? undefined : data;
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1.5, mb: 1.5, minHeight: 40 }}>
        <Typography component="output" variant="subtitle1" sx={{ minWidth: 0, fontWeight: 560 }}>
          {wells ? inSentence(wells.length, search) : <Skeleton sx={{ width: 360, maxWidth: 1 }} />}
        </Typography>
        <ButtonLink
          to="/map"
          search={mapSearch}
          variant="outlined"
          size="small"
          startIcon={<MapOutlined />}
          sx={{ ml: 'auto' }}
        >
          {t('Show on the map')}
        </ButtonLink>
      </Box>
      <DataTable
        name={t('Adjacent Wells Report')}
        rows={wells}
        columns={columns}
        rowKey={keyOf}
        pageSize={30}
        empty={<EmptyState title={t('No wells here')}>{t('Try a larger distance, or another place.')}</EmptyState>}
      />
    </>
  );
}

function inSentence(count: number, { latitude, longitude, distanceFt }: WellSearch): string {
  const within = t('within {distanceFt} feet of the location {latitude}, {longitude}', {
    distanceFt,
    latitude: latitude.toFixed(5),
    longitude: longitude.toFixed(5),
  });
  if (count === 0) return t('There are no wells {within}', { within });
  return count === 1
    ? t('There is 1 well {within}', { within })
    : t('There are {count} wells {within}', { count, within });
}
