import { t } from '@artesian/domain/texts/translate';
import { oneNamedWell } from '@artesian/contract/map/map-wells';
import { describeWell } from '@artesian/contract/wells/well-in-words';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { api } from '../api.ts';
import type { GraphType } from '../map/address.ts';
import type { KnownWell } from '../map/details/well-facts.ts';
import { graphViews } from '../map/graphs/GraphPanel.tsx';
import { isMissing } from '../ui/error-words.ts';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { graphOfSearch, titleOfGraph, type WellGraph } from '../wells/portrait/graph-address.ts';
import { Construction, useFigure } from '../wells/portrait/Construction.tsx';
import { useGraphInAddress } from '../wells/portrait/use-graph-in-address.ts';
import { usePortrait } from '../wells/portrait/use-portrait.ts';
import { WaterQuality } from '../wells/portrait/WaterQuality.tsx';

/** One graph of a well, with the days and the drought of its address: its water levels where the address names none. */
export default function EmbeddedWell() {
  const { id = '' } = useParams({ strict: false });
  const graph = graphOfSearch(useSearch({ strict: false })) ?? 'levels';
  const { data, error, refetch } = useQuery({
    queryKey: ['named-well', id, undefined],
    queryFn: ({ signal }) => api.call(oneNamedWell, { params: { id }, signal }),
    retry: (count, reason) => count < 2 && !isMissing(reason),
  });
  if (!data && isMissing(error)) return <Said>{t('Well {id} is not published.', { id })}</Said>;
  if (!data && error) return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  if (!data) return <Waiting />;
  const isPortrait = graph === 'construction' || graph === 'quality';
  return (
    <Box sx={alone}>
      <Typography variant="h3" component="h1">
        {titleOfGraph(graph, data.well_id)}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {describeWell(data)}
      </Typography>
      {isPortrait ? <PortraitPart wellId={data.well_id} part={graph} /> : <Graph well={data} of={graph} />}
    </Box>
  );
}

const alone = {
  p: 1.5,
  // What changes the graph, and its table, stand on the page of the well.
  '& .graph-rows, & .not-printed': { display: 'none' },
  // A drawing is seen whole, as long as its words can be read.
  '& svg': { maxHeight: 'max(420px, calc(100dvh - 150px))' },
} as const;

const notPublished: Record<WellGraph, string> = {
  levels: t('No water levels are published for this well.'),
  production: t('No production is published for this well.'),
  construction: t('The construction of this well is not published.'),
  quality: t('No water quality is published for this well.'),
};

function Graph({ well, of }: { well: KnownWell & { well_ndx: number; well_id: string }; of: GraphType }) {
  const inAddress = useGraphInAddress(of);
  const View = graphViews[of];
  const isPublished = of === 'levels' ? well.has_water_levels_data : well.has_production_data;
  if (!isPublished) return <Said>{notPublished[of]}</Said>;
  return <View wellNdx={well.well_ndx} wellId={well.well_id} {...inAddress} />;
}

function PortraitPart({ wellId, part }: { wellId: string; part: 'construction' | 'quality' }) {
  const { data, error, refetch } = usePortrait(wellId);
  const figure = useFigure(data);
  if (!data && error) return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  if (!data) return <Waiting />;
  if (part === 'construction' && figure) return <Construction figure={figure} />;
  if (part === 'quality' && data.quality.length > 0) return <WaterQuality results={data.quality} />;
  return <Said>{notPublished[part]}</Said>;
}

const Waiting = () => <Skeleton variant="rounded" height={320} sx={{ m: 1.5 }} />;
const Said = ({ children }: { children: ReactNode }) => <Typography sx={{ p: 2 }}>{children}</Typography>;
