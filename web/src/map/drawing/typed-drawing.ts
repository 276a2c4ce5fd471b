import { t } from '@artesian/domain/texts/translate';
import { fewestPlaces, type Drawing, type Shape } from '@artesian/contract/map/drawings';
import { placesIn, type Place } from '../coordinates.ts';

/** What was typed to draw a shape, with what is wrong with it. */
export interface TypedDrawing {
  drawing?: Drawing;
  coordinates?: string;
  radius?: string;
}

/** What would have to be typed to draw the same: degrees with a pair a line, feet. */
export function typedOf(drawing: Drawing): { shape: Shape; coordinates: string; radius: string } {
  const lines = drawing.places.map(({ latitude, longitude }) => `${latitude}, ${longitude}`);
  const radius = drawing.kind === 'circle' ? String(Number(drawing.radiusFt.toFixed(2))) : usualRadius;
  return { shape: drawing.kind, coordinates: lines.join('\n'), radius };
}

/** Feet, as with the adjacent wells tool. */
export const usualRadius = '500';

/** Reads a drawing from coordinates, one pair a line, and for a circle a radius in feet. */
export function readTyped(shape: Shape, coordinates: string, radius: string): TypedDrawing {
  const lines = coordinates
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const places = lines.map((line) => placesIn(line)[0]);
  const wrong = places.indexOf(undefined);
  if (wrong >= 0)
    return {
      coordinates:
        lines.length > 1 ? t('Invalid coordinate in line {wrong}', { wrong: wrong + 1 }) : t('Invalid coordinate'),
    };
  if (places.length < fewestPlaces[shape]) return { coordinates: tooFew[shape] };
  const found = places.filter((place): place is Place => place !== undefined);
  if (shape === 'point') return { drawing: { kind: shape, places: found.slice(0, 1) } };
  if (shape !== 'circle') return { drawing: { kind: shape, places: found } };
  const radiusFt = Number(radius.replaceAll(',', ''));
  if (radius.trim() === '' || !(radiusFt > 0) || radiusFt > farthestFt) {
    return { radius: t('Enter a radius of more than 0 feet, up to 1,000,000.') };
  }
  return { drawing: { kind: shape, places: found.slice(0, 1), radiusFt } };
}

/** Some hundred miles: a larger circle would leave the map. */
const farthestFt = 1_000_000;

const tooFew: Readonly<Record<Shape, string>> = {
  point: t('Enter a latitude and a longitude.'),
  circle: t('Enter the latitude and the longitude of the center.'),
  line: t('A line needs at least two points, each on its own line.'),
  polygon: t('A polygon needs at least three corners, each on its own line.'),
};
