import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl';
import { even, growing, onGround } from './by-zoom.ts';
import { isKind, kind, type FromTiles } from './tile-layers.ts';
import type { Tone } from './tones.ts';

/** Parks, water, railways and buildings, from the ground up. */
export const landLayers = (from: FromTiles, tone: Tone): LayerSpecification[] => [
  ...from('parks', {
    id: 'base-parks',
    type: 'fill',
    filter: isGreen,
    paint: { 'fill-color': tone.park, 'fill-opacity': even([8, 0.6], [12, 1]) },
  }),
  ...from('waterways', {
    id: 'base-waterways',
    type: 'line',
    filter: isLine,
    layout: rounded,
    paint: { 'line-color': tone.river, 'line-width': riverWidth },
  }),
  // Some files have a lake that a dam made of a river as the line of that river.
  ...from('waterways', {
    id: 'base-lakes-as-lines',
    type: 'line',
    filter: ['all', isLine, isRiver, ['in', 'Lake', ['coalesce', ['get', 'name'], '']]],
    layout: rounded,
    paint: { 'line-color': tone.river, 'line-width': onGround(190) },
  }),
  ...from('water', {
    id: 'base-water',
    type: 'fill',
    filter: ['in', 'Polygon', ['geometry-type']],
    paint: { 'fill-color': tone.river },
  }),
  ...from('buildings', {
    id: 'base-buildings',
    type: 'fill',
    minzoom: 14.5,
    paint: { 'fill-color': tone.building },
  }),
  ...from('railways', {
    id: 'base-railways',
    type: 'line',
    minzoom: 11,
    filter: isRailway,
    paint: { 'line-color': tone.railway, 'line-width': growing([11, 0.7], [14, 1.2], [18, 3]) },
  }),
  ...from('railways', {
    id: 'base-railway-ties',
    type: 'line',
    minzoom: 13.5,
    filter: isRailway,
    paint: {
      'line-color': tone.railway,
      'line-width': growing([13.5, 4], [18, 11]),
      'line-dasharray': [0.3, 2.4],
    },
  }),
];

const rounded = { 'line-cap': 'round', 'line-join': 'round' } as const;

export const isLine: ExpressionSpecification = ['in', 'LineString', ['geometry-type']];
const isRiver = isKind('river');
/** A file of railways alone need not say what they are. */
const isRailway: ExpressionSpecification = ['any', isKind('rail'), ['==', kind, '']];

/** A layer of land use has fields and quarters too. */
export const isGreen = isKind(
  'park',
  'state_park',
  'national_park',
  'nature_reserve',
  'protected_area',
  'forest',
  'wood',
  'golf_course',
  'recreation_ground',
  'cemetery',
);

const riverWidth = growing(
  [8, ['case', isRiver, 1, 0.2]],
  [11, ['case', isRiver, 2.4, 0.7]],
  [14, ['case', isRiver, 9, 1.8]],
  [18, ['case', isRiver, 100, 7]],
);
