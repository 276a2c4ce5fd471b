import { wellsSource } from '@artesian/contract/map/layer-rows';
import type { MapLayer } from '@artesian/contract/map/layers';
import { categories, type Category, type FilterItem } from '@artesian/contract/map/well-categories';
import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl';
import { mapFont } from '../base-map/lettering.ts';
import { filterExpression, type FilterableWell, type WellFilters } from '../wells/filters.ts';

/** Wells whose value is not recorded, or not in the list. */
export const colorOfUnknown = '#8a9997';

/** How wells are colored and which of them are shown. */
export interface WellStyle {
  categorizeBy: Category;
  items: readonly FilterItem[];
  filters: WellFilters;
  /** Whether the ground is dark, so that outlines are light. */
  onDark: boolean;
}

/** A layer of the server as MapLibre takes it: switched, with the reader's opacity, and wells as they are asked for. */
export function layerStyle(
  layer: MapLayer,
  state: {
    isVisible: boolean;
    opacity: number | undefined;
    /** What the reader wants of the layer; without it all that the layer draws. */
    only: unknown[] | undefined;
    wells: WellStyle;
    sourceLayer: string | undefined;
  },
): LayerSpecification {
  const { id, type, source, layout, paint, filter, minzoom, maxzoom } = layer;
  const isOfWells = source === wellsSource;
  const wanted = allOf([
    isOfWells ? filterExpression(state.wells.filters) : undefined,
    isOfWells && 'text-field' in layout ? ['!', ['has', 'unlabelled']] : undefined,
    filter,
    state.only,
  ]);
  return {
    id,
    type,
    source,
    ...(state.sourceLayer && { 'source-layer': state.sourceLayer }),
    ...fromZoom(isOfWells && 'icon-image' in layout ? Math.max(minzoom ?? 0, symbolsFrom) : minzoom),
    ...(maxzoom !== undefined && { maxzoom }),
    ...(wanted && { filter: wanted }),
    layout: {
      ...layout,
      ...('text-field' in layout && { 'text-font': mapFont }),
      ...(isOfWells && 'text-field' in layout && { 'text-padding': roomAround }),
      ...(isOfWells && 'icon-image' in layout && { 'icon-ignore-placement': true }),
      visibility: state.isVisible ? 'visible' : 'none',
    },
    paint: {
      ...paint,
      ...(isOfWells && type === 'circle' && wellPaint(paint, state.wells)),
      ...(isOfWells && 'icon-image' in layout && { 'icon-opacity': nearer }),
      ...(type === 'symbol' && 'text-field' in layout && state.wells.onDark && lightText),
      ...(type === 'fill' && state.opacity !== undefined && { 'fill-opacity': state.opacity / 100 }),
    },
  } as LayerSpecification;
}

function allOf(filters: (unknown[] | undefined)[]): unknown[] | undefined {
  const given = filters.filter((filter) => filter !== undefined);
  return given.length > 1 ? ['all', ...given] : given[0];
}

/** Seen from afar symbols are specks that hide the colors. Below this zoom they are not drawn at all, which takes time too. */
const symbolsFrom = 11.2;
const nearer: ExpressionSpecification = ['interpolate', ['linear'], ['zoom'], symbolsFrom, 0, 11.8, 1];

/** In px around the number of a well: from afar fewer are written, so that each is seen to be its well's. */
const roomAround: ExpressionSpecification = ['interpolate', ['linear'], ['zoom'], 12, 32, 14, 8, 16, 2];

const fromZoom = (minzoom: number | undefined) => (minzoom === undefined ? {} : { minzoom });

const lightText = { 'text-color': '#eef4f3', 'text-halo-color': '#10191b' };

function wellPaint(paint: Record<string, unknown>, { categorizeBy, items, onDark }: WellStyle) {
  return {
    'circle-color': colorExpression(categorizeBy, items),
    'circle-stroke-color': onDark ? '#f4faf9' : '#10201e',
    ...scaledByCount(paint['circle-radius']),
    'circle-opacity': 0.95,
    'circle-stroke-opacity': onDark ? 0.9 : 0.75,
  };
}

export function colorExpression(category: Category, items: readonly FilterItem[]): string | ExpressionSpecification {
  if (items.length === 0) return colorOfUnknown;
  const cases = items.flatMap(({ value, color }) => [value, color]);
  return [
    'match',
    ['get', categories[category].column],
    ...cases,
    colorOfUnknown,
  ] as unknown as ExpressionSpecification;
}

/** Where a tile has thinned wells out, one that stands for many is drawn larger. The zoom must stay outermost. */
function scaledByCount(radius: unknown) {
  if (!Array.isArray(radius) || radius[0] !== 'interpolate') return {};
  const growth = ['+', 1, ['*', 0.35, ['log10', ['coalesce', ['get', 'count'], 1]]]];
  const stops = radius.slice(3).map((value, index) => (index % 2 === 1 ? ['*', value, growth] : value));
  return { 'circle-radius': [...radius.slice(0, 3), ...stops] };
}

/** A ring around the selected well, above everything; with the well in it where no layer draws that. */
export const selectionLayer = (onDark: boolean): LayerSpecification => ({
  id: 'selected-well',
  type: 'circle',
  source: 'selected-well',
  paint: {
    'circle-color': ['to-color', ['get', 'fill'], 'rgba(0,0,0,0)'],
    'circle-opacity': 0.6,
    'circle-radius': ['interpolate', ['linear'], ['zoom'], 6, 7, 11, 11, 16, 18],
    'circle-stroke-color': onDark ? '#fbbf24' : '#b45309',
    'circle-stroke-width': 3,
  },
});

/** The color of a well among those of its category. */
export const colorOf = (well: FilterableWell, category: Category, items: readonly FilterItem[]): string =>
  items.find(({ value }) => value === well[categories[category].column])?.color ?? colorOfUnknown;
