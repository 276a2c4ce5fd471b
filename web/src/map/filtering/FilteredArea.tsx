import { polygonsOf, type WellArea } from '@artesian/contract/map/well-area';
import type { GeometryCollection } from 'geojson';
import { useMemo } from 'react';
import { Layer, Source } from 'react-map-gl/maplibre';
import { lightGround, darkGround } from '../drawing/DrawnShapes.tsx';

interface FilteredAreaProps {
  area: WellArea;
  onDark: boolean;
}

/** The line around what wells are filtered by, also once the drawing is gone that it was made from. */
export function FilteredArea({ area, onDark }: FilteredAreaProps) {
  const shape = useMemo(
    (): GeometryCollection => ({ type: 'GeometryCollection', geometries: polygonsOf(area) }),
    [area],
  );
  const { ink } = onDark ? darkGround : lightGround;
  return (
    <Source id="filtered-area" type="geojson" data={shape}>
      <Layer id="filtered-area" type="line" paint={{ 'line-color': ink, 'line-width': 2, 'line-dasharray': [3, 2] }} />
    </Source>
  );
}
