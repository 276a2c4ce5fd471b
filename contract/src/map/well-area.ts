import { locale, t } from '@artesian/domain/texts/translate';
import { booleanPointInPolygon } from '@turf/boolean-point-in-polygon';
import { areaOf, drawingsOf, type Drawing, type DrawnPolygon } from './drawings.ts';

/** Polygons and circles in which wells are let through; without any, wells are let through everywhere. */
export type WellArea = readonly Drawing[];

/** Where a well is: lists of the API and of the map name it differently. */
export type PlacedWell = { lon_dd: number; lat_dd: number } | { longitude: number; latitude: number };

/** West, south, east, north in degrees. */
type Box = readonly [number, number, number, number];

/** The shapes of an area as GeoJSON has them. */
export const polygonsOf = (area: WellArea): DrawnPolygon[] =>
  area.map(areaOf).filter((polygon) => polygon !== undefined);

/** Those drawings that have an area. */
export const areaAmong = (drawings: readonly Drawing[]): WellArea => drawings.filter((drawing) => areaOf(drawing));

/** Reads an area of an address; undefined where a part of it is none. */
export function areaOfText(text: string): WellArea | undefined {
  const drawings = drawingsOf(text);
  const isWhole = drawings.length === text.split('~').length && areaAmong(drawings).length === drawings.length;
  return isWhole ? drawings : undefined;
}

/** Whether a place is in any shape of an area. */
export function isInside(area: WellArea): (longitude: number, latitude: number) => boolean {
  if (area.length === 0) return () => true;
  const shapes = polygonsOf(area).map((polygon) => ({ polygon, box: boxOf([polygon]) }));
  return (longitude, latitude) =>
    shapes.some(
      ({ polygon, box: [west, south, east, north] }) =>
        longitude >= west &&
        longitude <= east &&
        latitude >= south &&
        latitude <= north &&
        booleanPointInPolygon([longitude, latitude], polygon),
    );
}

/** The part of a rectangle that can hold something of an area. */
export function within(box: Box, area: WellArea): Box {
  if (area.length === 0) return box;
  const [west, south, east, north] = boxOf(polygonsOf(area));
  return [Math.max(box[0], west), Math.max(box[1], south), Math.min(box[2], east), Math.min(box[3], north)];
}

function boxOf(polygons: readonly DrawnPolygon[]): Box {
  const places = polygons.flatMap(({ coordinates }) => coordinates.flat());
  const [longitudes, latitudes] = [places.map(([longitude]) => longitude), places.map(([, latitude]) => latitude)];
  return [Math.min(...longitudes), Math.min(...latitudes), Math.max(...longitudes), Math.max(...latitudes)];
}

export const placeOfWell = (well: PlacedWell): [longitude: number, latitude: number] =>
  'lon_dd' in well ? [well.lon_dd, well.lat_dd] : [well.longitude, well.latitude];

/** `Within 500 ft of 30.1, -97.8` or `Within a drawn shape`. */
export function formatArea(area: WellArea): string {
  const [only] = area;
  if (area.length !== 1 || !only) return t('Within {length} drawn shapes', { length: area.length });
  if (only.kind !== 'circle') return t('Within a drawn shape');
  const { latitude, longitude } = only.places[0]!;
  const feet = Math.round(only.radiusFt).toLocaleString(locale());
  return t('Within {feet} ft of {latitude}, {longitude}', {
    feet,
    latitude: latitude.toFixed(5),
    longitude: longitude.toFixed(5),
  });
}
