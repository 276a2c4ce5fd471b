import type { Camera } from '@artesian/contract/map/map-home';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTheme } from '@mui/material/styles';
import type { Map } from 'maplibre-gl';
import { useEffect, useRef } from 'react';
import { useMap } from 'react-map-gl/maplibre';
import type { Place } from '../coordinates.ts';
import { barHeight, type Room } from '../panels/panels.ts';
import { coveredByGraph } from './covered-by-graph.ts';

interface KeepInSightProps {
  /** Where the address looks. */
  camera: Camera;
  /** The selected well. */
  well: number | undefined;
  place: Place | undefined;
  /** Whether a graph covers the lower part of the map. */
  isCovered: boolean;
  /** What the panels leave of the map. */
  room: Room;
}

/**
 * A well that is selected, or whose graph opens, comes into the part of the map that the graph leaves free; so does the middle of
 * the map. An address that brings a well, a graph and a place together is shown as it says.
 */
export function KeepInSight({ camera, well, place, isCovered, room: { left, right } }: KeepInSightProps) {
  const { current: map } = useMap();
  const { breakpoints } = useTheme();
  const isPhone = useMediaQuery(breakpoints.down('sm'), { noSsr: true });
  const covered = isCovered ? coveredByGraph[isPhone ? 'phone' : 'wide'] : 0;
  const looking = `${camera.latitude},${camera.longitude},${camera.zoom}`;
  const before = useRef<{ looking: string; well: number | undefined; covered: number }>(undefined);
  useEffect(() => {
    const { current: last } = before;
    before.current = { looking, well, covered };
    if (!map || (last?.well === well && last?.covered === covered)) return;
    const isToMove = last?.looking === looking && covered > 0;
    leaveFree(map.getMap(), covered, isToMove && place ? { ...place, left, right } : undefined);
  }, [map, looking, well, place, covered, left, right]);
  return null;
}

/** A well, and how far panels reach into the map beside it. */
type Beside = Place & Pick<Room, 'left' | 'right'>;

/** `covered` is the share of the map's height, from below. Without a well to be moved to, the middle stays the middle. */
function leaveFree(map: Map, covered: number, well: Beside | undefined) {
  const bottom = Math.round(map.getContainer().clientHeight * covered);
  const padding = { top: covered > 0 ? barHeight : 0, right: 0, bottom, left: 0 };
  const isMoved = well !== undefined && !isFree(map, well, bottom);
  if (map.getPadding().bottom === bottom && !isMoved) return;
  if (isMoved) map.easeTo({ padding, center: [well.longitude, well.latitude], duration: 600 });
  else map.jumpTo({ padding, center: map.getCenter() });
}

/** Whether the place will lie in the free part, once the middle of the map has moved into the middle of that part. */
function isFree(map: Map, { latitude, longitude, left, right }: Beside, bottom: number): boolean {
  const { clientWidth, clientHeight } = map.getContainer();
  const { x, y } = map.project([longitude, latitude]);
  const middle = map.project(map.getCenter());
  const free = clientHeight - bottom - barHeight;
  return Math.abs(y - middle.y) < free / 2 - edge && x > left + edge && x < clientWidth - right - edge;
}

/** A well nearer than this to the edge is as good as hidden, px. */
const edge = 24;
