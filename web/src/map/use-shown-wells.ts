import { isDrawn, rowsOfWells } from '@artesian/contract/map/drawn-wells';
import { useMemo, useState } from 'react';
import type { MapView } from './address.ts';
import type { Place } from './coordinates.ts';
import type { MapData } from './use-map-data.ts';
import { useWell } from './use-well.ts';
import { wellsInView, type Bounds, type ListedWell } from './wells-in-view.ts';

export interface ShownWells {
  /** All that can be searched: every well, or those that tiles have brought. */
  known: readonly ListedWell[];
  /** Those on the screen, as filtered; undefined while they are on their way. */
  inView: readonly ListedWell[] | undefined;
  selected: ListedWell | undefined;
  selectedPlace: Place | undefined;
  /** Whether a well was asked for that is not to be had, such as one that is no longer published. */
  isSelectedMissing: boolean;
  onBounds: (bounds: Bounds) => void;
  onDrawn: (wells: readonly ListedWell[]) => void;
}

/** The wells that list, legend and counts are about: the same as on the map. */
export function useShownWells({ wells, layers }: MapData, view: MapView): ShownWells {
  const { filters, well, zoom, switched, booleans } = view;
  const [bounds, onBounds] = useState<Bounds>();
  const [drawn, onDrawn] = useState<readonly ListedWell[]>();
  const all = wells ?? drawn;
  const rows = useMemo(() => rowsOfWells(layers), [layers]);
  const inView = useMemo(
    () => (all && bounds ? wellsInView(all, filters, isDrawn(rows, { switched, booleans }, zoom), bounds) : undefined),
    [all, bounds, filters, rows, switched, booleans, zoom],
  );
  const selected = useMemo(() => all?.find(({ well_ndx }) => well_ndx === well), [all, well]);
  const { data, isError } = useWell(well);
  const asked = data && { latitude: data.lat_dd, longitude: data.lon_dd };
  return {
    known: all ?? none,
    inView,
    selected,
    selectedPlace: selected ?? asked,
    isSelectedMissing: isError && !selected,
    onBounds,
    onDrawn,
  };
}

const none: readonly never[] = [];
