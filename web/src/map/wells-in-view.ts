import { categories, type Category, type MapWell } from '@artesian/contract/map';
import type { FeatureCollection, Point } from 'geojson';
import { categoryNames, flagNames, passes, type FilterableWell, type WellFilters } from './filters.ts';

/** A well as lists and searches need it, from the whole list or from a tile. */
export type ListedWell = FilterableWell &
  Pick<MapWell, 'well_ndx' | 'well_id'> &
  Partial<Pick<MapWell, 'well_name' | 'state_well_num' | 'owner_info' | 'well_address'>> & {
    longitude: number;
    latitude: number;
  };

/** West, south, east, north in degrees. */
export type Bounds = readonly [number, number, number, number];

/** The wells that pass the filters and lie within the bounds. */
export function wellsInView(wells: readonly ListedWell[], filters: WellFilters, bounds: Bounds): ListedWell[] {
  const [west, south, east, north] = bounds;
  const isShown = passes(filters);
  return wells.filter(
    (well) =>
      well.longitude >= west &&
      well.longitude <= east &&
      well.latitude >= south &&
      well.latitude <= north &&
      isShown(well),
  );
}

/** How many wells have each value of a category; those without one are counted under ''. */
export function countByValue(wells: readonly ListedWell[], category: Category): ReadonlyMap<string, number> {
  const { column } = categories[category];
  const counts = new Map<string, number>();
  for (const well of wells) {
    const value = well[column] ?? '';
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
}

export const listed = (well: MapWell): ListedWell => {
  const [longitude, latitude] = well.location_geometry.coordinates;
  return { ...well, longitude, latitude };
};

const mapColumns = [...categoryNames.map((name) => categories[name].column), ...flagNames] as const;

/** The wells as shapes for the map, with no more than filters, colours and labels read. */
export function asFeatures(wells: readonly ListedWell[]): FeatureCollection<Point> {
  return {
    type: 'FeatureCollection',
    features: wells.map((well) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [well.longitude, well.latitude] },
      properties: {
        well_ndx: well.well_ndx,
        well_id: well.well_id,
        ...Object.fromEntries(mapColumns.map((column) => [column, well[column]])),
      },
    })),
  };
}
