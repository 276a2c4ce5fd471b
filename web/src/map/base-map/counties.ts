import type { Feature, FeatureCollection, Position } from 'geojson';
import { feature } from 'topojson-client';
import type { Counties } from './built-in-style.ts';
// Of Texas and the states around it; web/write-counties.ts writes it.
import addressOfCounties from './counties.topojson?url';

/** By its Census code. */
const texas = '48';

/** The counties of the built-in base map. Rejects when they cannot be fetched. */
export async function loadCounties(signal?: AbortSignal): Promise<Counties> {
  const response = await fetch(addressOfCounties, { signal: signal ?? null });
  if (!response.ok) throw new Error(`The counties could not be loaded (${response.status}).`);
  const atlas = (await response.json()) as Parameters<typeof feature>[0];
  const stateOf = (county: { id?: string | number | undefined }) => String(county.id).slice(0, 2);
  const shapes = feature(atlas, atlas.objects['counties'] ?? { type: 'GeometryCollection', geometries: [] });
  const areas = ('features' in shapes ? shapes.features : [shapes]).map((county) => ({
    ...county,
    properties: { ...county.properties, home: stateOf(county) === texas },
  }));
  return {
    areas: collection(areas),
    names: collection(areas.filter(({ properties }) => properties.home).map(nameOf)),
  };
}

const collection = <F extends Feature>(features: F[]): FeatureCollection<F['geometry']> => ({
  type: 'FeatureCollection',
  features,
});

/** The name stands in the middle of the box around the county. */
function nameOf({ geometry, properties }: Feature) {
  const points = positionsOf(geometry);
  const middle = (axis: 0 | 1) => {
    const values = points.map((point) => point[axis] ?? 0);
    return (Math.min(...values) + Math.max(...values)) / 2;
  };
  return {
    type: 'Feature' as const,
    properties,
    geometry: { type: 'Point' as const, coordinates: [middle(0), middle(1)] },
  };
}

function positionsOf(geometry: Feature['geometry']): Position[] {
  if (geometry.type === 'Polygon') return geometry.coordinates.flat();
  return geometry.type === 'MultiPolygon' ? geometry.coordinates.flat(2) : [];
}
