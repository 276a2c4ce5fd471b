import { wellsSource } from '@artesian/contract/map/layer-rows';
import type { LayerShape } from '@artesian/contract/map/well-area';
import isInside from '@turf/boolean-point-in-polygon';
import type { Polygon } from 'geojson';
import type { maplibre } from '../canvas/map-library.ts';
import type { Place } from '../coordinates.ts';
import type { Bounds } from './wells-in-view.ts';

/** Something that was drawn where the reader pointed. */
export type MapFeature =
  | { kind: 'well'; wellNdx: number }
  /** With its name in an area, where it is a polygon. */
  | { kind: 'shape'; layerId: string; area?: LayerShape; properties: Readonly<Record<string, unknown>> };

/** How far beside a symbol a finger or a mouse may land, in px. */
const slack = 6;

/** What lies at a point of the screen, wells first; what two layers draw counts once. */
export function featuresAt(map: maplibre.Map, { x, y }: maplibre.Point, layerIds: readonly string[]): MapFeature[] {
  const drawn = map.queryRenderedFeatures(around({ x, y }), { layers: layerIds.filter((id) => map.getLayer(id)) });
  const once = new Map(
    drawn.map((feature) => [`${feature.source} ${feature.id ?? JSON.stringify(feature.properties)}`, feature]),
  );
  return [...once.values()]
    .map((feature): MapFeature => {
      const { source, layer, properties } = feature;
      if (source === wellsSource) return { kind: 'well', wellNdx: Number(properties['well_ndx']) };
      const area = areaOfFeature(feature);
      return { kind: 'shape', layerId: layer.id, properties, ...(area && { area }) };
    })
    .toSorted((one, other) => Number(one.kind === 'shape') - Number(other.kind === 'shape'));
}

/** What wells can be filtered by; undefined for a shape without ground. */
function areaOfFeature({ source, id, geometry }: maplibre.MapGeoJSONFeature): LayerShape | undefined {
  const isGround = geometry.type === 'Polygon' || geometry.type === 'MultiPolygon';
  return isGround && typeof id === 'number' ? { kind: 'layer', source, shape: id } : undefined;
}

const around = ({ x, y }: Pick<maplibre.Point, 'x' | 'y'>): [maplibre.PointLike, maplibre.PointLike] => [
  [x - slack, y - slack],
  [x + slack, y + slack],
];

/** A well that is drawn, and where. */
export interface WellOnMap {
  wellNdx: number;
  place: Place;
  /** Whether it has water levels. */
  isMeasured: boolean;
}

/** The wells that layers draw at a point of the screen, or in the whole view, each once. */
export function wellsDrawn(map: maplibre.Map, layerIds: readonly string[], point?: maplibre.Point): WellOnMap[] {
  const options = { layers: layerIds.filter((id) => map.getLayer(id)) };
  const drawn = point ? map.queryRenderedFeatures(around(point), options) : map.queryRenderedFeatures(options);
  const once = new Map<number, WellOnMap>();
  for (const { geometry, properties } of drawn) {
    const wellNdx = Number(properties['well_ndx']);
    if (geometry.type !== 'Point' || once.has(wellNdx)) continue;
    const [longitude = 0, latitude = 0] = geometry.coordinates;
    const isMeasured = properties['has_water_levels_data'] === true;
    once.set(wellNdx, { wellNdx, place: { latitude, longitude }, isMeasured });
  }
  return [...once.values()];
}

/** The numbers of wells with levels that layers draw within an area, in order. */
export const measuredWithin = (map: maplibre.Map, area: Polygon, layerIds: readonly string[]): number[] =>
  wellsDrawn(map, layerIds)
    .filter(({ place, isMeasured }) => isMeasured && isInside([place.longitude, place.latitude], area))
    .map(({ wellNdx }) => wellNdx)
    .toSorted((one, other) => one - other);

export function boundsOf(map: maplibre.Map): Bounds {
  const bounds = map.getBounds();
  return [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()];
}
