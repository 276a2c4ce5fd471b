import { locale } from '@artesian/domain/texts/translate';
import { bufferRadiusFt, bufferUnits, type BufferUnit } from '@artesian/domain/buffer';
import { feetToMetres } from '@artesian/domain/units';
import type { Feature, FeatureCollection, Geometry } from 'geojson';
import { isOnEarth, polygonOf, positionOf } from '@artesian/contract/map/drawings';
import { circleAround } from '@artesian/domain/circle-around';
import type { Place } from '../coordinates.ts';

/** A circle around a place, within which wells are looked for. */
export interface Buffer extends Place {
  /** A radius, or for acres an area; more than 0. */
  amount: number;
  unit: BufferUnit;
  /** `#rrggbb` */
  color: string;
}

/** As a buffer is at first (spec 1 §9): 500 feet, yellow. */
export const usualBuffer = { amount: 500, unit: 'Feet', color: '#ffff00' } as const;

/** `30.16823,-97.85184,500,Feet,ffff00~…`: buffers for the address of the map. */
export function buffersText(buffers: readonly Buffer[]): string | undefined {
  if (buffers.length === 0) return undefined;
  return buffers
    .map(({ latitude, longitude, amount, unit, color }) =>
      [latitude.toFixed(5), longitude.toFixed(5), amount, unit, color.slice(1)].join(','),
    )
    .join('~');
}

/** Reads what `buffersText` wrote; what makes no sense is left out. */
export const buffersOf = (text: string | undefined): Buffer[] =>
  text
    ?.split('~')
    .map(bufferOf)
    .filter((buffer) => buffer !== undefined) ?? [];

function bufferOf(text: string): Buffer | undefined {
  const [latitude, longitude, amount, unitName, hex = ''] = text.split(',');
  const place = { latitude: Number(latitude), longitude: Number(longitude) };
  const unit = bufferUnits.find((name) => name === unitName);
  const isSound = isOnEarth(place) && Number(amount) > 0 && Number.isFinite(Number(amount));
  return unit && isSound && /^[0-9a-f]{6}$/i.test(hex)
    ? { ...place, amount: Number(amount), unit, color: `#${hex}` }
    : undefined;
}

/** The circles of buffers with their colors, a mark at the center and their size in words at the northernmost point. */
export const bufferFeatures = (buffers: readonly Buffer[]): FeatureCollection => ({
  type: 'FeatureCollection',
  features: buffers.flatMap((buffer) => {
    const radiusKm = feetToMetres(bufferRadiusFt(buffer.amount, buffer.unit)) / 1000;
    const circle = circleAround(buffer, radiusKm);
    const north = circle[0] ?? buffer;
    return [
      feature(polygonOf(circle), buffer, ''),
      feature(pointOf(buffer), buffer, '+'),
      feature(pointOf(north), buffer, formatSize(buffer)),
    ];
  }),
});

const feature = (geometry: Geometry, { color }: Buffer, label: string): Feature => ({
  type: 'Feature',
  properties: { color, label },
  geometry,
});

const pointOf = (place: Place): Geometry => ({ type: 'Point', coordinates: positionOf(place) });

const one: Readonly<Record<BufferUnit, string>> = { Feet: 'foot', Yards: 'yard', Miles: 'mile', Acres: 'acre' };

/** `1 mile`, `1,500 feet`: the size of a buffer. */
export const formatSize = ({ amount, unit }: Pick<Buffer, 'amount' | 'unit'>) =>
  `${amount.toLocaleString(locale())} ${amount === 1 ? one[unit] : unit.toLowerCase()}`;
