import { countFacets, layOutBars, numbersOf, type Measured } from '@artesian/contract/map/count-facets';
import { isDrawn, rowsOfWells } from '@artesian/contract/map/drawn-wells';
import { searchOfLayers } from '@artesian/contract/map/layer-choices';
import { isInside, within } from '@artesian/contract/map/well-area';
import { wellFacets, type Facets } from '@artesian/contract/map/well-facets';
import { searchOfFilters } from '@artesian/contract/map/well-filters';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api } from '../../api.ts';
import { useSession } from '../../session/session.tsx';
import type { MapView } from '../address.ts';
import type { MapData } from '../use-map-data.ts';
import { boundsOnEarth } from '../wells/use-served-wells.ts';
import type { Bounds, ListedWell } from '../wells/wells-in-view.ts';

export interface KnownFacets {
  /** Undefined while they are on their way, and where they cannot be had. */
  facets: Facets | undefined;
  error: Error | null;
  retry: () => void;
}

/** What each filter would leave of the wells in view. Where they come as tiles, the server counts. */
export function useFacets({ wells, layers, isTiled }: MapData, view: MapView, bounds: Bounds | undefined): KnownFacets {
  const { filters, zoom, switched, booleans } = view;
  const counted = useMemo(
    () => wells && bounds && facetsOf(wells, bounds, { filters, layers, zoom, switched, booleans }),
    [wells, bounds, filters, layers, zoom, switched, booleans],
  );
  const served = useServedFacets(view, bounds, isTiled);
  return isTiled ? served : { facets: counted, error: null, retry: () => undefined };
}

function useServedFacets(view: MapView, bounds: Bounds | undefined, isWanted: boolean): KnownFacets {
  const { status, user } = useSession();
  const query = {
    ...boundsOnEarth(bounds),
    ...searchOfFilters(view.filters),
    ...searchOfLayers(view),
    zoom: view.zoom,
  };
  const { data, error, refetch } = useQuery({
    queryKey: ['well-facets', user?.sub ?? 'visitor', query],
    queryFn: ({ signal }) => api.call(wellFacets, { query, signal }),
    enabled: isWanted && bounds !== undefined && status !== 'loading',
    placeholderData: keepPreviousData,
  });
  return { facets: data?.data, error, retry: () => void refetch() };
}

type Looked = Pick<MapView, 'filters' | 'zoom' | 'switched' | 'booleans'> & Pick<MapData, 'layers'>;

function facetsOf(wells: readonly ListedWell[], bounds: Bounds, looked: Looked): Facets {
  const { filters, layers, zoom, switched, booleans } = looked;
  const [west, south, east, north] = within(bounds, filters.area);
  const isInArea = isInside(filters.area);
  const isOnMap = isDrawn(rowsOfWells(layers), { switched, booleans }, zoom);
  const inBounds = [...wells.keys()].filter((place) => {
    const { longitude, latitude } = wells[place]!;
    return (
      longitude >= west && longitude <= east && latitude >= south && latitude <= north && isInArea(longitude, latitude)
    );
  });
  return countFacets(
    {
      wells: inBounds,
      kinds: wells,
      kindOf: (well) => well,
      isDrawn: (well) => isOnMap(wells[well]!),
      measured: measuredOf(wells),
    },
    filters,
  );
}

const known = new WeakMap<readonly ListedWell[], Measured>();

function measuredOf(wells: readonly ListedWell[]): Measured {
  const measured = known.get(wells) ?? layOutBars((name) => numbersOf(wells, name));
  known.set(wells, measured);
  return measured;
}
