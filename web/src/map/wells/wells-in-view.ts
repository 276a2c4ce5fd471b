import type { MapWell } from '@artesian/contract/map/map-wells';
import { categories } from '@artesian/contract/map/well-categories';
import { measureColumns } from '@artesian/contract/map/well-measures';
import type { FeatureCollection, Point } from 'geojson';
import { categoryNames, flagNames, passes, type FilterableWell, type WellFilters } from './filters.ts';

/** A well as map and list need it, from the whole list or from the part of it that the server told. */
export type ListedWell = FilterableWell &
  Pick<MapWell, 'well_ndx' | 'well_id'> &
  Partial<Pick<MapWell, 'well_name' | 'well_status' | 'owner_info'>> & {
    longitude: number;
    latitude: number;
  };

/** West, south, east, north in degrees. */
export type Bounds = readonly [number, number, number, number];

export const wholeEarth: Bounds = [-180, -90, 180, 90];

/** The wells that pass the filters, are drawn, and lie within the bounds. */
export function wellsInView(
  wells: readonly ListedWell[],
  filters: WellFilters,
  isDrawn: (well: ListedWell) => boolean,
  bounds: Bounds,
): ListedWell[] {
  const [west, south, east, north] = bounds;
  const isWanted = passes(filters);
  return wells.filter(
    (well) =>
      well.longitude >= west &&
      well.longitude <= east &&
      well.latitude >= south &&
      well.latitude <= north &&
      isWanted(well) &&
      isDrawn(well),
  );
}

/**
 * A well without what only its details show. Written out, because objects of one small shape are read many times faster than
 * whole rows, and every change of a filter reads them all.
 */
export function listed(well: MapWell): ListedWell {
  const [longitude, latitude] = well.location_geometry.coordinates;
  return {
    well_ndx: well.well_ndx,
    longitude,
    latitude,
    is_active: well.is_active,
    in_district: well.in_district,
    is_permited: well.is_permited,
    is_monitoring: well.is_monitoring,
    has_water_levels_data: well.has_water_levels_data,
    has_wq_data: well.has_wq_data,
    has_production_data: well.has_production_data,
    has_geo_log: well.has_geo_log,
    well_class: well.well_class,
    well_subclass: well.well_subclass,
    monitoring_status: well.monitoring_status,
    primary_use: well.primary_use,
    management_zone: well.management_zone,
    aquifer_completion: well.aquifer_completion,
    aquifer_setting: well.aquifer_setting,
    aquifer_name: well.aquifer_name,
    level_class: well.level_class,
    well_depth_ft: well.well_depth_ft,
    drilled_year: well.drilled_year,
    last_level_ft: well.last_level_ft,
    pump_gpm: well.pump_gpm,
    well_status: well.well_status,
    well_id: well.well_id,
    well_name: well.well_name,
    owner_info: well.owner_info,
  };
}

const mapColumns = [
  'well_ndx',
  'well_id',
  'well_status',
  ...categoryNames.map((name) => categories[name].column),
  ...flagNames,
  ...measureColumns,
] as const;

/** The wells as shapes for the map, with no more than filters, colors, symbols and names read. */
export function asFeatures(wells: readonly ListedWell[]): FeatureCollection<Point> {
  return {
    type: 'FeatureCollection',
    features: wells.map((well) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [well.longitude, well.latitude] },
      properties: Object.fromEntries(mapColumns.map((column) => [column, well[column]])),
    })),
  };
}
