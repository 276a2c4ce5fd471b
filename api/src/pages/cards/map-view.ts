import { t } from '@artesian/domain/texts/translate';
import { searchOfLayers, layersOfSearch } from '@artesian/contract/map/layer-choices';
import { cameraIn, type Camera } from '@artesian/contract/map/map-home';
import { categories, type Category } from '@artesian/contract/map/well-categories';
import {
  categoryNames,
  filterQuery,
  filtersOfSearch,
  formatFilters,
  isDefault,
  searchOfFilters,
  type WellFilters,
} from '@artesian/contract/map/well-filters';
import { audiencesOf } from '@artesian/contract/map/audiences';
import type { ViewQuery } from '@artesian/contract/map/wells-in-view';
import { findArea } from '../../map/layer-shapes.ts';
import type { Context } from '../../platform/context.ts';

/** What an address of the map says of its view, as far as a card shows it. */
export interface MapView {
  /** Undefined for the home of the map. */
  camera: Camera | undefined;
  categorizeBy: Category;
  /** Filters and layers as an address holds them. */
  search: Omit<ViewQuery, 'west' | 'south' | 'east' | 'north' | 'zoom'>;
}

/** Reads an address of the map; what makes no sense is as by default. */
export function mapViewOf(query: Readonly<Record<string, unknown>>): MapView {
  const texts = Object.fromEntries(Object.entries(query).filter(([, value]) => typeof value === 'string')) as Record<
    string,
    string
  >;
  const parts = Object.entries(filterQuery.shape).filter(([name, schema]) => schema.safeParse(texts[name]).success);
  return {
    camera: cameraIn(texts['at'] ?? ''),
    categorizeBy: categoryNames.find((name) => name === texts['by']) ?? 'aquiferCompletion',
    search: {
      ...Object.fromEntries(parts.map(([name]) => [name, texts[name]])),
      ...searchOfLayers(layersOfSearch({ on: texts['on'], off: texts['off'], where: texts['where'] })),
    },
  };
}

/** The search of an address that shows the same. */
export function searchOfMapView({ camera, categorizeBy, search }: MapView): string {
  const said = Object.entries({
    at: camera && `${camera.latitude},${camera.longitude},${camera.zoom}`,
    by: categorizeBy,
    ...searchOfFilters(filtersOfSearch(search)),
    ...searchOfLayers(layersOfSearch(search)),
  }).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return new URLSearchParams(said).toString();
}

/** What visitors see of the wells: a shape that is gone, or not for them, is left out. */
export async function filtersForVisitors(context: Context, { search }: MapView): Promise<WellFilters> {
  const filters = filtersOfSearch(search);
  return { ...filters, area: (await findArea(context, filters.area, audiencesOf(undefined))).area };
}

/** `Wells by Aquifer Name` and what they are filtered by, in sentences. */
export function describeMapView({ categorizeBy }: MapView, filters: WellFilters): { title: string; filters: string } {
  return {
    title: t('Wells by {label}', { label: t(categories[categorizeBy].label) }),
    filters: isDefault(filters)
      ? t('Active wells.')
      : t('Wells shown: {filters}.', { filters: formatFilters(filters).join('; ') || t('all') }),
  };
}
