import { useMemo } from 'react';
import { Layer, Source } from 'react-map-gl/maplibre';
import { mapFont } from '../base-map/lettering.ts';
import { bufferFeatures, type Buffer } from './buffers.ts';

interface BufferShapesProps {
  buffers: readonly Buffer[];
  onDark: boolean;
}

/** Search buffers in their colors, with a line that shows also yellow on light ground. */
export function BufferShapes({ buffers, onDark }: BufferShapesProps) {
  const shapes = useMemo(() => bufferFeatures(buffers), [buffers]);
  const [ink, halo] = onDark ? ['#f4faf9', '#10201e'] : ['#10201e', '#ffffff'];
  return (
    <Source id="buffers" type="geojson" data={shapes}>
      <Layer id="buffer-fill" type="fill" paint={{ 'fill-color': ['get', 'color'], 'fill-opacity': 0.3 }} />
      <Layer id="buffer-casing" type="line" paint={{ 'line-color': ink, 'line-width': 4.5, 'line-opacity': 0.75 }} />
      <Layer id="buffer-line" type="line" paint={{ 'line-color': ['get', 'color'], 'line-width': 2.5 }} />
      <Layer
        id="buffer-label"
        type="symbol"
        filter={['!=', ['get', 'label'], '']}
        layout={{
          'text-field': ['get', 'label'],
          'text-font': mapFont,
          'text-size': 13,
          'text-anchor': ['match', ['get', 'label'], '+', 'center', 'bottom'],
          'text-allow-overlap': true,
        }}
        paint={{ 'text-color': ink, 'text-halo-color': halo, 'text-halo-width': 1.6 }}
      />
    </Source>
  );
}
