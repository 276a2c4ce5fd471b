import { searchOfLayers } from '@artesian/contract/map/layer-choices';
import { searchOfFilters } from '@artesian/contract/map/well-filters';
import { isListOrder, wellsInView, type WellCounts, type WellOfList } from '@artesian/contract/map/wells-in-view';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { api } from '../../api.ts';
import { useSession } from '../../session/session.tsx';
import type { MapView } from '../address.ts';
import type { ListOfWells } from './list-of-wells.ts';
import type { Bounds, ListedWell } from './wells-in-view.ts';

interface ServedWells {
  counts: WellCounts | undefined;
  list: ListOfWells;
  error: Error | null;
  retry: () => void;
}

/** The wells in view as the server counts and lists them, where there are more than a browser should hold. */
export function useServedWells(
  bounds: Bounds | undefined,
  view: MapView,
  { sort, sortBy }: Pick<ListOfWells, 'sort' | 'sortBy'>,
  isWanted: boolean,
): ServedWells {
  const { status, user } = useSession();
  const asked = {
    ...boundsOnEarth(bounds),
    ...searchOfFilters(view.filters),
    ...searchOfLayers(view),
    zoom: view.zoom,
    by: view.categorizeBy,
    sort: isListOrder(sort.column) ? sort.column : 'well_id',
    order: sort.isDescending ? 'down' : 'up',
  } as const;
  const { data, error, refetch, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ['wells-in-view', user?.sub ?? 'visitor', asked],
    queryFn: ({ signal, pageParam }) => api.call(wellsInView, { query: { ...asked, from: pageParam }, signal }),
    initialPageParam: 0,
    getNextPageParam: (_, pages) => pages.reduce((sum, { data: part }) => sum + part.wells.length, 0),
    enabled: isWanted && bounds !== undefined && status !== 'loading',
    // What was counted stays to be read until what comes next is there.
    placeholderData: keepPreviousData,
  });
  const counts = data?.pages[0]?.data.counts;
  return {
    counts,
    list: {
      wells: data?.pages.flatMap(({ data: part }) => part.wells.map(listedWell)),
      count: counts?.inView ?? 0,
      sort,
      sortBy,
      canSortBy: isListOrder,
      more: { isComing: isFetchingNextPage, show: () => void fetchNextPage() },
    },
    error,
    retry: () => void refetch(),
  };
}

/** A map that is seen from afar reaches beyond the earth. */
export function boundsOnEarth([west, south, east, north]: Bounds = [0, 0, 0, 0]) {
  const within = (limit: number, degrees: number) => Number(Math.max(-limit, Math.min(limit, degrees)).toFixed(5));
  return { west: within(180, west), south: within(90, south), east: within(180, east), north: within(90, north) };
}

const listedWell = ({ lat_dd, lon_dd, ...well }: WellOfList) =>
  ({ ...well, latitude: lat_dd, longitude: lon_dd }) as ListedWell;
