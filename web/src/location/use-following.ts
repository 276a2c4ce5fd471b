import { useEffect, useRef, type RefObject } from 'react';
import type { MapRef } from 'react-map-gl/maplibre';
import { formatPlace, type Place } from '../map/coordinates.ts';
import { useSettled } from '../ui/use-settled.ts';
import { nearZoom } from './camera.ts';

/** What is typed is not looked at before it is finished, in milliseconds. */
const pauseMs = 400;

/** Looks where the marker is put from outside. What it returns is told where the map itself puts it: there one is looking already. */
export function useFollowing(map: RefObject<MapRef | null>, place: Place | undefined) {
  const settled = useSettled(place && formatPlace(place), pauseMs);
  const seen = useRef(settled);
  useEffect(() => {
    if (settled === undefined || settled === seen.current) return;
    seen.current = settled;
    const [latitude = 0, longitude = 0] = settled.split(', ').map(Number);
    map.current?.flyTo({ center: [longitude, latitude], zoom: nearZoom, duration: 1400 });
  }, [map, settled]);
  return (next: Place) => {
    seen.current = formatPlace(next);
  };
}
