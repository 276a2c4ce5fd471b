import { toFiveDecimals } from '../location/camera.ts';
import type { Place } from '../map/coordinates.ts';

/** `30.06569,-97.87443` */
export const searchOfPlace = ({ latitude, longitude }: Place) => ({ at: `${latitude},${longitude}` });

/** Reads what `searchOfPlace` wrote; undefined for what is no place on earth. */
export function placeOfSearch(text: unknown): Place | undefined {
  if (typeof text !== 'string' || !/^-?\d+(\.\d+)?,-?\d+(\.\d+)?$/.test(text)) return undefined;
  const [latitude, longitude] = text.split(',').map(Number) as [number, number];
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? toFiveDecimals({ latitude, longitude }) : undefined;
}
