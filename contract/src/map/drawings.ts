import { circleAround, type Place } from '@artesian/domain/circle-around';
import { mapFeetToKilometers } from '@artesian/domain/map-measures';

/** What can be drawn on the map. */
export const shapes = ['polygon', 'point', 'line', 'circle'] as const;
export type Shape = (typeof shapes)[number];

/** Something that a reader drew on the map. */
export type Drawing =
  | { kind: 'polygon' | 'line' | 'point'; places: readonly Place[] }
  | { kind: 'circle'; places: readonly Place[]; radiusFt: number };

/** How many places a shape needs before it is one. */
export const fewestPlaces: Readonly<Record<Shape, number>> = { polygon: 3, line: 2, point: 1, circle: 1 };

type Position = [longitude: number, latitude: number];

/** As GeoJSON has it. */
export interface DrawnPolygon {
  type: 'Polygon';
  coordinates: Position[][];
}

export const positionOf = ({ longitude, latitude }: Place): Position => [longitude, latitude];

export const polygonOf = (places: readonly Place[]): DrawnPolygon => ({
  type: 'Polygon',
  coordinates: [[...places, ...places.slice(0, 1)].map(positionOf)],
});

/** The ground within a shape; undefined where it has none. */
export function areaOf(drawing: Drawing): DrawnPolygon | undefined {
  if (drawing.kind === 'circle') return drawing.places[0] && circleOf(drawing.places[0], drawing.radiusFt);
  return drawing.kind === 'polygon' ? polygonOf(drawing.places) : undefined;
}

/** The line that a circle of so many feet draws on the ground. */
export const circleOf = (center: Place, radiusFt: number): DrawnPolygon =>
  polygonOf(circleAround(center, mapFeetToKilometers(radiusFt)));

/** `point:30.16823,-97.85184~circle:30.1,-97.8,500`: drawings for the address of the map, degrees and feet. */
export function drawingsText(drawings: readonly Drawing[]): string | undefined {
  if (drawings.length === 0) return undefined;
  return drawings.map(textOfDrawing).join('~');
}

export const textOfDrawing = (drawing: Drawing): string => `${drawing.kind}:${numbersOf(drawing).join(',')}`;

/** Reads what `drawingsText` wrote; what makes no sense is left out. */
export const drawingsOf = (text: string | undefined): Drawing[] =>
  text
    ?.split('~')
    .map(drawingOfText)
    .filter((drawing) => drawing !== undefined) ?? [];

/** A tenth of a metre on the ground: areas keep what was drawn, and addresses stay short. */
export const roundedPlace = ({ latitude, longitude }: Place): Place => ({
  latitude: Number(latitude.toFixed(6)),
  longitude: Number(longitude.toFixed(6)),
});

function numbersOf(drawing: Drawing): number[] {
  const places = drawing.places.map(roundedPlace).flatMap(({ latitude, longitude }) => [latitude, longitude]);
  return drawing.kind === 'circle' ? [...places, Number(drawing.radiusFt.toFixed(2))] : places;
}

/** Reads one drawing; undefined where it makes no sense. */
export function drawingOfText(text: string): Drawing | undefined {
  const [name = '', list = ''] = text.split(':');
  const kind = shapes.find((shape) => shape === name);
  const numbers = list.split(',').map(Number);
  if (!kind) return undefined;
  const radiusFt = kind === 'circle' ? numbers.pop() : undefined;
  const places = placesOf(numbers);
  if (!places || places.length < fewestPlaces[kind]) return undefined;
  if (kind !== 'circle') return { kind, places: kind === 'point' ? places.slice(0, 1) : places };
  return radiusFt !== undefined && radiusFt > 0 && Number.isFinite(radiusFt)
    ? { kind, places: places.slice(0, 1), radiusFt }
    : undefined;
}

function placesOf(numbers: readonly number[]): Place[] | undefined {
  if (numbers.length % 2 === 1) return undefined;
  const places = numbers
    .filter((_, index) => index % 2 === 0)
    .map((latitude, index) => ({ latitude, longitude: numbers[index * 2 + 1] ?? NaN }));
  return places.every(isOnEarth) ? places : undefined;
}

export const isOnEarth = ({ latitude, longitude }: Place): boolean =>
  Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
