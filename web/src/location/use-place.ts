import { useMemo } from 'react';
import type { Place } from '../map/coordinates.ts';

/** The place of coordinates, the same object while they are the same; undefined where they are none on earth. */
export const usePlace = (latitude: number | undefined, longitude: number | undefined): Place | undefined =>
  useMemo(() => placeOnEarth(latitude, longitude), [latitude, longitude]);

function placeOnEarth(latitude: number | undefined, longitude: number | undefined): Place | undefined {
  if (latitude === undefined || longitude === undefined) return undefined;
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined;
}
