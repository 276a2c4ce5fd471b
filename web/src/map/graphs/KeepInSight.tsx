import useMediaQuery from '@mui/material/useMediaQuery';
import { useTheme } from '@mui/material/styles';
import type { Map } from 'maplibre-gl';
import { useEffect } from 'react';
import { useMap } from 'react-map-gl/maplibre';
import type { Place } from '../coordinates.ts';
import { coveredByGraph } from './covered-by-graph.ts';

interface KeepInSightProps {
  /** The selected well. */
  place: Place | undefined;
  /** Whether a graph covers the lower part of the map. */
  isCovered: boolean;
}

/** The bar at the top lies over the map, px. */
const bar = 76;

/** The selected well stays in the part of the map that its graph leaves free; so does the middle of the map. */
export function KeepInSight({ place, isCovered }: KeepInSightProps) {
  const { current: map } = useMap();
  const { breakpoints } = useTheme();
  const isPhone = useMediaQuery(breakpoints.down('sm'), { noSsr: true });
  const covered = isCovered ? coveredByGraph[isPhone ? 'phone' : 'wide'] : 0;
  const { latitude, longitude } = place ?? {};
  useEffect(() => {
    if (map) leaveFree(map.getMap(), covered, latitude, longitude);
  }, [map, covered, latitude, longitude]);
  return null;
}

/** `covered` is the share of the map's height, from below. */
function leaveFree(map: Map, covered: number, latitude: number | undefined, longitude: number | undefined) {
  const bottom = Math.round(map.getContainer().clientHeight * covered);
  const isAsBefore = map.getPadding().bottom === bottom;
  const well = covered > 0 && latitude !== undefined && longitude !== undefined ? { latitude, longitude } : undefined;
  if (isAsBefore && !well) return;
  const padding = { top: covered > 0 ? bar : 0, right: 0, bottom, left: 0 };
  const center = well && !isFree(map, well, bottom) ? { lng: well.longitude, lat: well.latitude } : map.getCenter();
  map.easeTo({ padding, center, duration: 600 });
}

/** Whether the place will lie in the free part, once the middle of the map has moved into the middle of that part. */
function isFree(map: Map, { latitude, longitude }: Place, bottom: number): boolean {
  const { clientWidth, clientHeight } = map.getContainer();
  const { x, y } = map.project([longitude, latitude]);
  const middle = map.project(map.getCenter());
  const free = clientHeight - bottom - bar;
  return Math.abs(y - middle.y) < free / 2 - edge && Math.abs(x - middle.x) < clientWidth / 2 - edge;
}

/** A well nearer than this to the edge is as good as hidden, px. */
const edge = 24;
