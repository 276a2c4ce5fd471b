import { t } from '@artesian/domain/texts/translate';
import { oneNamedWell } from '@artesian/contract/map/map-wells';
import { describeWell } from '@artesian/contract/wells/well-in-words';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { api } from '../api.ts';
import { graphViews } from '../map/graphs/GraphPanel.tsx';
import { isMissing } from '../ui/error-words.ts';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { useGraphInAddress } from '../wells/portrait/use-graph-in-address.ts';

/** The water levels of one well as a graph, with the days and the drought of its address. */
export default function EmbeddedWell() {
  const { id = '' } = useParams({ strict: false });
  const { data, error, refetch } = useQuery({
    queryKey: ['named-well', id, undefined],
    queryFn: ({ signal }) => api.call(oneNamedWell, { params: { id }, signal }),
    retry: (count, reason) => count < 2 && !isMissing(reason),
  });
  const inAddress = useGraphInAddress('levels');
  if (!data && isMissing(error)) return <Said>{t('Well {id} is not published.', { id })}</Said>;
  if (!data && error) return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={320} sx={{ m: 1.5 }} />;
  return (
    // What changes the graph, and its table, stand on the page of the well.
    <Box sx={{ p: 1.5, '& .graph-rows, & .not-printed': { display: 'none' } }}>
      <Typography variant="h3" component="h1">
        {t('Well {well_id}', { well_id: data.well_id })}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {describeWell(data)}
      </Typography>
      {data.has_water_levels_data ? (
        <graphViews.levels wellNdx={data.well_ndx} wellId={data.well_id} {...inAddress} />
      ) : (
        <Said>{t('No water levels are published for this well.')}</Said>
      )}
    </Box>
  );
}

const Said = ({ children }: { children: ReactNode }) => <Typography sx={{ p: 2 }}>{children}</Typography>;
