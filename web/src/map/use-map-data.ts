import { wellsSource } from '@artesian/contract/map/layer-rows';
import { mapLayers, type MapLayer } from '@artesian/contract/map/layers';
import { mapWells } from '@artesian/contract/map/map-wells';
import { mapSources, type MapSource } from '@artesian/contract/map/sources';
import { mapFilters, type FilterLists } from '@artesian/contract/map/well-categories';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useAnswersAsOf } from '../answers-as-of.ts';
import { api } from '../api.ts';
import { isFirstTry } from './is-first-try.ts';
import { useSession } from '../session/session.tsx';
import { listed, type ListedWell } from './wells/wells-in-view.ts';

const day = 86_400_000;
const askAgainMs = 15_000;

export interface MapData {
  layers: readonly MapLayer[];
  sources: readonly MapSource[];
  /** Whether the sources are as they will be: they came, or cannot be had now. */
  areSourcesKnown: boolean;
  filters: FilterLists | undefined;
  /** Every well; undefined while they are on their way, and when they come as tiles. */
  wells: readonly ListedWell[] | undefined;
  /** Whether there are so many wells that they come as tiles. */
  isTiled: boolean;
  isPending: boolean;
  /** What kept something from the map, which shows the rest. */
  error: Error | null;
  retry: () => void;
}

/** Layers, sources, filters and wells, as who is here may see them. */
export function useMapData(): MapData {
  const { status, user } = useSession();
  const asOf = useAnswersAsOf();
  // What is shown from memory is asked for again until the database is back.
  const refetchInterval = asOf ? askAgainMs : false;
  const reader = user?.sub ?? 'visitor';
  const isKnown = status !== 'loading';
  const layers = useQuery({
    queryKey: ['map-layers', reader],
    queryFn: ({ signal }) => api.call(mapLayers, { signal }),
    enabled: isKnown,
    staleTime: day,
    gcTime: day,
    refetchInterval,
  });
  const sources = useQuery({
    queryKey: ['map-sources', reader],
    queryFn: ({ signal }) => api.call(mapSources, { signal }),
    enabled: isKnown,
    refetchInterval,
  });
  const filters = useQuery({
    queryKey: ['map-filters', reader],
    queryFn: ({ signal }) => api.call(mapFilters, { signal }),
    enabled: isKnown,
    refetchInterval,
  });
  const isTiled = sources.data?.data.find(({ id }) => id === wellsSource)?.type === 'vector';
  const wells = useQuery({
    queryKey: ['map-wells', reader],
    queryFn: ({ signal }) => api.view(mapWells, { signal }),
    enabled: isKnown && sources.data !== undefined && !isTiled,
    refetchInterval,
  });
  const queries = [layers, sources, filters, ...(isTiled ? [] : [wells])];
  return {
    layers: layers.data?.data ?? none,
    sources: sources.data?.data ?? none,
    areSourcesKnown: !isFirstTry(sources),
    filters: filters.data?.data,
    wells: useMemo(() => wells.data?.filter(({ location_geometry }) => location_geometry).map(listed), [wells.data]),
    isTiled,
    isPending: queries.some(({ isPending }) => isPending),
    error: queries.find(({ error }) => error)?.error ?? null,
    // A list of wells may be refused because there are too many since the sources were asked for: then those say tiles.
    retry: () => queries.filter((query) => query.isError || query === sources).forEach((query) => void query.refetch()),
  };
}

const none: readonly never[] = [];
