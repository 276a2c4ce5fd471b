import { categories, type Category, type FilterItem, type LegendEntry } from '@artesian/contract/map';
import type { MapView } from './address.ts';
import { isRowOn, wellsSource, type LayerGroup } from './layer-rows.ts';
import { colorOfUnknown } from './layer-style.ts';
import { matches } from './matches.ts';
import { countByValue, type ListedWell } from './wells-in-view.ts';

/** One symbol of the legend with its words. */
export interface LegendLine {
  shape: LegendEntry['shape'];
  color: string;
  outline: string;
  label: string;
  /** How many wells in view are drawn so; undefined for what is not counted. */
  count: number | undefined;
}

export interface LegendSection {
  title: string;
  lines: readonly LegendLine[];
}

export interface LegendOf {
  categorizeBy: Category;
  items: readonly FilterItem[];
  /** The wells in view, to be counted. */
  wells: readonly ListedWell[];
  groups: readonly LayerGroup[];
  switched: MapView['switched'];
  zoom: number;
}

/** What the symbols mean that are on the map now: the same for the screen, a picture and a report. */
export function legendSections({ categorizeBy, items, wells, groups, switched, zoom }: LegendOf): LegendSection[] {
  const rows = groups.flatMap((group) => group.rows).filter((row) => isRowOn(row, switched));
  const layers = rows.flatMap((row) => row.layers);
  const hasWells = layers.some(({ source, type }) => source === wellsSource && type === 'circle');
  return [
    ...(hasWells ? [{ title: categories[categorizeBy].label, lines: colorLines(categorizeBy, items, wells) }] : []),
    ...layerSections(layers, wells, zoom),
  ];
}

/** Whether the lines count wells. */
export const isCounted = (lines: readonly LegendLine[]): boolean => lines.some(({ count }) => count !== undefined);

/** Where a symbol takes the colour of the words beside it. */
export const outlineOfText = 'currentColor';

function colorLines(categorizeBy: Category, items: readonly FilterItem[], wells: readonly ListedWell[]): LegendLine[] {
  const counts = countByValue(wells, categorizeBy);
  const line = (label: string, color: string, count: number): LegendLine => ({
    shape: 'circle',
    color,
    outline: outlineOfText,
    label,
    count,
  });
  const lines = items.map(({ value, display, color }) => line(display, color, counts.get(value) ?? 0));
  const known = lines.reduce((sum, { count = 0 }) => sum + count, 0);
  return wells.length > known ? [...lines, line('Not recorded', colorOfUnknown, wells.length - known)] : lines;
}

/** From too far or too near a layer is not drawn, and needs no explanation. */
function layerSections(
  layers: readonly LayerGroup['rows'][number]['layers'][number][],
  wells: readonly ListedWell[],
  zoom: number,
): LegendSection[] {
  const sections = new Map<string, LegendLine[]>();
  const explained = layers
    .filter(({ legend }) => legend && legend.length > 0)
    .filter(({ minzoom = 0, maxzoom = 24 }) => zoom > minzoom && zoom < maxzoom)
    .toSorted((one, other) => (one.legendOrder ?? Infinity) - (other.legendOrder ?? Infinity));
  for (const { legendGroup, title, legend = [], source } of explained) {
    const name = legendGroup ?? title ?? '';
    const counts = source === wellsSource ? countByLine(legend, wells) : [];
    const lines = legend.map(({ filter: _filter, ...entry }, place): LegendLine => ({
      ...entry,
      count: counts[place],
    }));
    sections.set(name, [...(sections.get(name) ?? []), ...lines]);
  }
  return [...sections].map(([title, lines]) => ({ title, lines }));
}

/** Of the lines that describe a well the last one is how it is drawn: a plugged well is plugged, whatever its permit. */
function countByLine(legend: readonly LegendEntry[], wells: readonly ListedWell[]): number[] {
  const counts = legend.map(() => 0);
  for (const well of wells) {
    const place = legend.findLastIndex(({ filter }) => filter && matches(filter, well));
    if (place >= 0) counts[place]! += 1;
  }
  return counts;
}
