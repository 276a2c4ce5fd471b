import type { MapMouseEvent, Map as MapLibre } from 'maplibre-gl';
import { useEffect, useState } from 'react';
import { useMap } from 'react-map-gl/maplibre';
import { wellsDrawn, type WellOnMap } from '../wells/drawn-features.ts';
import { nearestWell, stepAmongWells, type Direction } from './step-among-wells.ts';

export interface HintedWell extends WellOnMap {
  /** What keys lead to is read aloud. */
  by: 'pointer' | 'keys';
}

/** A pointer on its way across asks about none of the wells below. */
const RESTING_MS = 90;

/** The well below the pointer, or the one that keys led to. */
export function useHintedWell(layerIds: readonly string[], isOff: boolean) {
  const map = useMap().current?.getMap();
  const [hinted, setHinted] = useState<HintedWell>();
  const drawn = layerIds.join(' ');

  useEffect(() => {
    if (!map || isOff || !window.matchMedia('(hover: hover)').matches) return undefined;
    let resting: ReturnType<typeof setTimeout> | undefined;
    const look = ({ point, originalEvent }: MapMouseEvent) => {
      clearTimeout(resting);
      if (originalEvent.buttons > 0) return;
      resting = setTimeout(() => {
        const [well] = map.isMoving() ? [] : wellsDrawn(map, drawn.split(' '), point);
        setHinted(well && { ...well, by: 'pointer' });
      }, RESTING_MS);
    };
    const leave = () => {
      clearTimeout(resting);
      setHinted((before) => (before?.by === 'keys' ? before : undefined));
    };
    const watching = [
      map.on('mousemove', look),
      ...(['mouseout', 'movestart', 'mousedown'] as const).map((event) => map.on(event, leave)),
    ];
    return () => {
      clearTimeout(resting);
      for (const subscription of watching) subscription.unsubscribe();
    };
  }, [map, drawn, isOff]);

  return {
    hinted: isOff ? undefined : hinted,
    /** Goes on to the next well in a direction; without one to the well nearest to the middle of the map. */
    step: (direction: Direction | undefined) => {
      const next = map && wellBeside(map, drawn.split(' '), hinted, direction);
      if (next) setHinted({ ...next, by: 'keys' });
    },
    forget: () => setHinted(undefined),
  };
}

function wellBeside(map: MapLibre, layerIds: readonly string[], before: WellOnMap | undefined, direction?: Direction) {
  const onScreen = (well: WellOnMap) => {
    const { place } = well;
    const { x, y } = map.project([place.longitude, place.latitude]);
    return { ...well, x, y };
  };
  const { clientWidth: width, clientHeight: height } = map.getContainer();
  const wells = wellsDrawn(map, layerIds)
    .map(onScreen)
    // Symbols at the edge are drawn of wells beyond it.
    .filter(({ x, y }) => x >= 0 && y >= 0 && x <= width && y <= height);
  const from = before && onScreen(before);
  if (from && direction) return stepAmongWells(wells, from, direction);
  return nearestWell(wells, from ?? { x: width / 2, y: height / 2 });
}
