import type { ExpressionSpecification } from 'maplibre-gl';

type Value = number | ExpressionSpecification;

/** Widths that grow as one comes nearer: pairs of zoom and px. */
export const growing = (...stops: readonly (readonly [zoom: number, px: Value])[]): ExpressionSpecification =>
  ['interpolate', ['exponential', 1.6], ['zoom'], ...stops.flat()] as unknown as ExpressionSpecification;

/** Sizes of letters, which grow evenly. */
export const even = (...stops: readonly (readonly [zoom: number, px: Value])[]): ExpressionSpecification =>
  ['interpolate', ['linear'], ['zoom'], ...stops.flat()] as unknown as ExpressionSpecification;

/** From zoom to zoom as the ground itself: twice as wide with each. `meters` across, in the latitude of Texas. */
export const onGround = (meters: number): ExpressionSpecification => [
  'interpolate',
  ['exponential', 2],
  ['zoom'],
  8,
  pixels(meters, 8),
  20,
  pixels(meters, 20),
];

const pixels = (meters: number, zoom: number) => meters / (67_600 / 2 ** zoom);
