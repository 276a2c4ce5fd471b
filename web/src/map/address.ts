import { cameraIn, documentedHome, type Camera } from '@artesian/contract/map/map-home';
import { layersOfSearch, searchOfLayers, type LayerChoices } from '@artesian/contract/map/layer-choices';
import type { Category } from '@artesian/contract/map/well-categories';
import { filterQuery, filtersOfSearch, searchOfFilters } from '@artesian/contract/map/well-filters';
import { measureNames } from '@artesian/contract/map/well-measures';
import { joinedWords, splitWords } from '@artesian/contract/language/word-list';
import { drawingsOf, drawingsText, type Drawing } from '@artesian/contract/map/drawings';
import { searchOfWells, wellsOfSearch } from '../compare/wells-in-address.ts';
import { buffersOf, buffersText, type Buffer } from './adjacent-wells/buffers.ts';
import { categoryNames, defaultFilters, type WellFilters } from './wells/filters.ts';

/** The graphs of a well. */
export const graphTypes = ['production', 'levels'] as const;
export type GraphType = (typeof graphTypes)[number];

/** All that makes two people see the same map. */
export interface MapView extends LayerChoices, Camera {
  /** A base map of the settings; undefined until somebody chose one, which means that the theme decides. */
  baseMap: string | undefined;
  categorizeBy: Category;
  filters: WellFilters;
  /** Wells are colored by their levels of this year; undefined means today. */
  levelYear: number | undefined;
  /** Fill opacity of layers in percent, where it was changed. */
  opacity: Readonly<Record<string, number>>;
  /** The selected well. */
  well: number | undefined;
  isListOpen: boolean;
  /** The graph of the selected well that is open. */
  graph: GraphType | undefined;
  /** Days in ISO form, or `anyDay`; undefined means as the graph has them at first. */
  graphStart: string | undefined;
  graphEnd: string | undefined;
  /** The key of an earlier drought that the levels are compared with. */
  graphDrought: string | undefined;
  /** In the order of their drawing. */
  drawings: readonly Drawing[];
  /** Circles in which adjacent wells are looked for. */
  buffers: readonly Buffer[];
  isBufferToolOpen: boolean;
  /** Wells that were chosen to be compared, in the order of choosing. */
  compared: readonly number[];
}

/** Stands for an open end of the graph's time, where it would be another day by default. */
export const anyDay = 'any';

/** The first look at a map whose home nobody knows. */
export const defaultView: MapView = {
  ...documentedHome,
  baseMap: undefined,
  categorizeBy: 'aquiferCompletion',
  filters: defaultFilters,
  levelYear: undefined,
  switched: {},
  opacity: {},
  booleans: {},
  well: undefined,
  isListOpen: false,
  graph: undefined,
  graphStart: undefined,
  graphEnd: undefined,
  graphDrought: undefined,
  drawings: [],
  buffers: [],
  isBufferToolOpen: false,
  compared: [],
};

/** The search parameters of the address; what is as by default is left out, and the place where it is the home of the map. */
export type MapSearch = Record<string, string | number | undefined>;

export function searchOf(view: MapView, home: Camera | undefined): MapSearch {
  const at = textOfCamera(view);
  return {
    // A well without a place means the place of the well.
    at: home && at === textOfCamera(home) && view.well === undefined ? undefined : at,
    base: view.baseMap,
    by: view.categorizeBy === defaultView.categorizeBy ? undefined : view.categorizeBy,
    ...searchOfFilters(view.filters),
    year: view.levelYear,
    ...searchOfLayers(view),
    opacity: joined(Object.entries(view.opacity).map(([layer, percent]) => `${layer}:${percent}`)),
    well: view.well,
    list: view.isListOpen ? 1 : undefined,
    graph: view.graph,
    from: view.graphStart,
    to: view.graphEnd,
    drought: view.graphDrought,
    draw: drawingsText(view.drawings),
    buffers: buffersText(view.buffers),
    tool: view.isBufferToolOpen ? bufferTool : undefined,
    compare: searchOfWells(view.compared),
  };
}

/** Reads an address; what is missing or makes no sense is as by default. */
export function viewOf(search: Readonly<Record<string, unknown>>, home: Camera): MapView {
  const by = textOf(search['by']);
  return {
    ...rounded(cameraIn(textOf(search['at']) ?? '') ?? home),
    baseMap: textOf(search['base']),
    categorizeBy: categoryNames.find((name) => name === by) ?? defaultView.categorizeBy,
    filters: filtersOf(search),
    levelYear: yearOf(textOf(search['year'])),
    ...layersOfSearch({ on: textOf(search['on']), off: textOf(search['off']), where: textOf(search['where']) }),
    opacity: Object.fromEntries(
      listOf(search['opacity'])
        .map(opacityOf)
        .filter((entry) => entry !== undefined),
    ),
    well: wellOf(textOf(search['well'])),
    isListOpen: textOf(search['list']) === '1',
    graph: graphTypes.find((type) => type === search['graph']),
    graphStart: dayOf(search['from']),
    graphEnd: dayOf(search['to']),
    graphDrought: textOf(search['drought']),
    drawings: drawingsOf(textOf(search['draw'])),
    buffers: buffersOf(textOf(search['buffers'])),
    isBufferToolOpen: textOf(search['tool']) === bufferTool,
    compared: wellsOfSearch(textOf(search['compare']) ?? '').wells,
  };
}

/** Whether an address has filters that make no sense. */
export const isPartLost = (search: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(filterQuery.shape).some(([name, schema]) => !schema.safeParse(textOf(search[name])).success);

const yearOf = (text: string | undefined): number | undefined =>
  text !== undefined && /^[12]\d{3}$/.test(text) ? Number(text) : undefined;

/** What the address calls the adjacent wells tool. */
export const bufferTool = 'adjacent-wells';

/** Degrees with 5 decimals, the zoom with 2. */
export const rounded = ({ latitude, longitude, zoom }: Camera): Camera => ({
  latitude: Number(latitude.toFixed(5)),
  longitude: Number(longitude.toFixed(5)),
  zoom: Number(zoom.toFixed(2)),
});

const textOfCamera = (camera: Camera): string => {
  const { latitude, longitude, zoom } = rounded(camera);
  return `${latitude},${longitude},${zoom}`;
};

const filtersOf = (search: Readonly<Record<string, unknown>>): WellFilters =>
  filtersOfSearch(
    Object.fromEntries(['only', ...categoryNames, ...measureNames, 'area'].map((name) => [name, textOf(search[name])])),
  );

function opacityOf(text: string): [string, number] | undefined {
  const [, layer, percent] = /^(.+):(\d{1,3})$/.exec(text) ?? [];
  return layer && Number(percent) <= 100 ? [layer, Number(percent)] : undefined;
}

function wellOf(text: string | undefined): number | undefined {
  const key = Number(text);
  return text && Number.isInteger(key) && key > 0 ? key : undefined;
}

/** A day in ISO form; an open end, which the reader asked for, is `any`. */
function dayOf(value: unknown): string | undefined {
  const text = textOf(value);
  return text === anyDay || /^\d{4}-\d\d-\d\d$/.test(text ?? '') ? text : undefined;
}

/** The router reads numbers in an address as numbers. */
const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;

const joined = (words: string[]) => (words.length > 0 ? joinedWords(words) : undefined);
const listOf = (value: unknown): string[] => splitWords(textOf(value) ?? '');
