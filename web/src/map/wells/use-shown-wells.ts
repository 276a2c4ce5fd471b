import { countWells, tellerOf } from '@artesian/contract/map/count-wells';
import { isDrawn, rowsOfWells } from '@artesian/contract/map/drawn-wells';
import type { WellCounts } from '@artesian/contract/map/wells-in-view';
import { useMemo, useState } from 'react';
import type { MapView } from '../address.ts';
import type { Place } from '../coordinates.ts';
import type { KnownWell } from '../details/well-facts.ts';
import { useListOfAll, useSort, type ListOfWells } from './list-of-wells.ts';
import type { MapData } from '../use-map-data.ts';
import { useServedWells } from './use-served-wells.ts';
import { useWell } from './use-well.ts';
import { wellsInView, type Bounds, type ListedWell } from './wells-in-view.ts';

export interface ShownWells {
  /** Of those on the screen, as filtered; undefined while they are on their way. */
  counts: WellCounts | undefined;
  list: ListOfWells;
  /** What is known of the selected well so far. */
  selected: KnownWell | undefined;
  selectedPlace: Place | undefined;
  /** Whether a well was asked for that is not to be had, such as one that is no longer published. */
  isSelectedMissing: boolean;
  /** What kept the server from counting. */
  error: Error | null;
  retry: () => void;
  /** What the map shows; undefined until it has been drawn. */
  bounds: Bounds | undefined;
  onBounds: (bounds: Bounds) => void;
}

/**
 * The wells that list, legend and counts are about: the same as on the map. Where they come as tiles, the server counts. They are
 * not known before the area that they are filtered by is.
 */
export function useShownWells({ wells, layers, isTiled }: MapData, view: MapView, isAreaComing: boolean): ShownWells {
  const { filters, categorizeBy, zoom, switched, booleans } = view;
  const [bounds, onBounds] = useState<Bounds>();
  const sort = useSort();
  const rows = useMemo(() => rowsOfWells(layers), [layers]);
  const inView = useMemo(
    () =>
      wells && bounds && !isAreaComing
        ? wellsInView(wells, filters, isDrawn(rows, { switched, booleans }, zoom), bounds)
        : undefined,
    [wells, bounds, isAreaComing, filters, rows, switched, booleans, zoom],
  );
  const counts = useMemo(
    () => inView && countWells(inView, tellerOf({ categorizeBy, layers, zoom, switched, booleans })),
    [inView, categorizeBy, layers, zoom, switched, booleans],
  );
  const list = useListOfAll(inView, sort, view.isListOpen);
  const served = useServedWells(bounds, view, sort, isTiled && !isAreaComing);
  return {
    counts: isTiled ? served.counts : counts,
    list: isTiled ? served.list : list,
    error: served.error,
    retry: served.retry,
    ...useSelectedWell(wells, view.well),
    bounds,
    onBounds,
  };
}

function useSelectedWell(wells: readonly ListedWell[] | undefined, well: number | undefined) {
  const listed = useMemo(() => wells?.find(({ well_ndx }) => well_ndx === well), [wells, well]);
  const { data, isError } = useWell(well);
  const asked = data && { latitude: data.lat_dd, longitude: data.lon_dd };
  const selected: KnownWell | undefined = listed ?? data;
  return { selected, selectedPlace: listed ?? asked, isSelectedMissing: isError && !listed };
}
