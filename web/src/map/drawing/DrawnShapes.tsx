import { useMemo } from 'react';
import { Layer, Source } from 'react-map-gl/maplibre';
import type { Drawing } from '@artesian/contract/map/drawings';
import { mapFont } from '../base-map/lettering.ts';
import { asFeatures } from './drawn-shapes.ts';

interface DrawnShapesProps {
  drawings: readonly Drawing[];
  onDark: boolean;
}

/** What was drawn, as layers of the map itself: they come back by themselves when the base map changes. */
export function DrawnShapes({ drawings, onDark }: DrawnShapesProps) {
  const shapes = useMemo(() => asFeatures(drawings), [drawings]);
  const { ink, halo } = onDark ? darkGround : lightGround;
  return (
    <Source id="drawings" type="geojson" data={shapes}>
      <Layer id="drawing-fill" type="fill" filter={areas} paint={{ 'fill-color': ink, 'fill-opacity': 0.14 }} />
      <Layer id="drawing-casing" type="line" filter={lines} paint={{ 'line-color': halo, 'line-width': 5 }} />
      <Layer id="drawing-line" type="line" filter={lines} paint={{ 'line-color': ink, 'line-width': 2.5 }} />
      <Layer
        id="drawing-corner"
        type="circle"
        filter={corners}
        paint={{
          'circle-color': ['match', ['get', 'part'], 'point', ink, halo],
          'circle-radius': ['match', ['get', 'part'], 'point', 7, 4],
          'circle-stroke-color': ['match', ['get', 'part'], 'point', halo, ink],
          'circle-stroke-width': 2.5,
        }}
      />
      <Layer
        id="drawing-label"
        type="symbol"
        filter={['!=', ['get', 'label'], '']}
        layout={{
          'text-field': ['get', 'label'],
          'text-font': mapFont,
          'text-size': 13,
          'text-variable-anchor': ['bottom', 'left', 'right', 'top'],
          'text-radial-offset': 0.7,
          // What is measured is read first, whatever else there is to be read.
          'text-allow-overlap': true,
          'text-ignore-placement': true,
        }}
        paint={{ 'text-color': ink, 'text-halo-color': halo, 'text-halo-width': 2 }}
      />
    </Source>
  );
}

/** A violet that no category of wells has, with a line around it that shows it on any ground. */
export const lightGround = { ink: '#6d28d9', halo: '#ffffff' };
export const darkGround = { ink: '#c4b5fd', halo: '#1b1033' };

const areas: ['==', ['get', 'part'], 'area'] = ['==', ['get', 'part'], 'area'];
const lines: ['match', ['get', 'part'], string[], true, false] = [
  'match',
  ['get', 'part'],
  ['area', 'line'],
  true,
  false,
];
const corners: ['match', ['get', 'part'], string[], true, false] = [
  'match',
  ['get', 'part'],
  ['corner', 'point'],
  true,
  false,
];
