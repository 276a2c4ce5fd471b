import type { Place } from '../coordinates.ts';
import { fewestPlaces, shapes, type Drawing } from './drawing.ts';

/** `point:30.16823,-97.85184~circle:30.1,-97.8,500`: drawings for the address of the map, degrees and feet. */
export function drawingsText(drawings: readonly Drawing[]): string | undefined {
  if (drawings.length === 0) return undefined;
  return drawings.map((drawing) => `${drawing.kind}:${numbersOf(drawing).join(',')}`).join('~');
}

/** Reads what `drawingsText` wrote; what makes no sense is left out. */
export const drawingsOf = (text: string | undefined): Drawing[] =>
  text
    ?.split('~')
    .map(drawingOf)
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

function drawingOf(text: string): Drawing | undefined {
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
