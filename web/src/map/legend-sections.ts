import { choiceInWords, drawnBy, isDrawn } from '@artesian/contract/map/drawn-wells';
import type { LayerChoices } from '@artesian/contract/map/layer-choices';
import { isRowOn, wellsSource, type LayerRow } from '@artesian/contract/map/layer-rows';
import {
  categories,
  type Category,
  type FilterItem,
  type LegendEntry,
  type MapLayer,
} from '@artesian/contract/map/map';
import { matches, unlessUnknown } from '@artesian/contract/map/matches';
import type { LayerGroup } from './layer-rows.ts';
import { colorOfUnknown } from './layer-style.ts';
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

/** By the id of a source: what is known of each of its shapes. */
export type ShapesOfSources = ReadonlyMap<string, readonly Readonly<Record<string, unknown>>[]>;

export interface LegendOf extends LayerChoices {
  categorizeBy: Category;
  items: readonly FilterItem[];
  /** The wells in view, to be counted. */
  wells: readonly ListedWell[];
  groups: readonly LayerGroup[];
  /** Shapes of the layers that draw only some of them; missing while they are on their way. */
  shapes: ShapesOfSources;
  zoom: number;
}

/** A layer with the row that says what is asked of it. */
interface DrawnLayer {
  layer: MapLayer;
  row: LayerRow;
}

/** What the symbols mean that are on the map now: the same for the screen, a picture and a report. */
export function legendSections(legend: LegendOf): LegendSection[] {
  const { categorizeBy, items, wells, groups } = legend;
  const rows = groups.flatMap((group) => group.rows).filter((row) => isRowOn(row, legend.switched));
  const layers = rows.flatMap((row) => row.layers.map((layer): DrawnLayer => ({ layer, row })));
  const colored = rows.filter(({ layers: [first] }) => first?.source === wellsSource && first.type === 'circle');
  if (colored.length === 0) return layerSections(layers, legend);
  const coloredWells = wells.filter(isDrawn(colored, legend, legend.zoom));
  const lines = colorLines(categorizeBy, items, coloredWells);
  return [{ title: categories[categorizeBy].label, lines }, ...layerSections(layers, legend)];
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
function layerSections(layers: readonly DrawnLayer[], legend: LegendOf): LegendSection[] {
  const { zoom } = legend;
  const sections = new Map<string, LegendLine[]>();
  const explained = layers
    .filter(({ layer }) => layer.legend && layer.legend.length > 0)
    .filter(({ layer: { minzoom = 0, maxzoom = 24 } }) => zoom > minzoom && zoom < maxzoom)
    .toSorted(({ layer: one }, { layer: other }) => (one.legendOrder ?? Infinity) - (other.legendOrder ?? Infinity));
  for (const drawn of explained) {
    const name = drawn.layer.legendGroup ?? drawn.layer.title ?? '';
    sections.set(name, [...(sections.get(name) ?? []), ...linesOf(drawn, legend)]);
  }
  return [...sections].map(([title, lines]) => ({ title, lines })).filter(({ lines }) => lines.length > 0);
}

function linesOf({ layer, row }: DrawnLayer, { wells, shapes, booleans }: LegendOf): LegendLine[] {
  const entries = layer.legend ?? [];
  const isOfLayer = drawnBy(layer, row, { booleans });
  const line = ({ label, shape, color, outline }: LegendEntry, count?: number) => ({
    label,
    shape,
    color,
    outline,
    count,
  });
  if (layer.source === wellsSource) {
    const counts = countByLine(entries, wells.filter(isOfLayer));
    return entries.map((entry, place) => line(entry, counts[place]));
  }
  const choice = choiceInWords(row, { booleans });
  const known = choice === undefined ? undefined : shapes.get(layer.source)?.filter(isOfLayer);
  return entries
    .filter(
      ({ filter }) => !known || known.some((shape) => !filter || unlessUnknown(() => matches(filter, shape), true)),
    )
    .map((entry) => line(entries.length === 1 && choice ? { ...entry, label: `${entry.label}: ${choice}` } : entry));
}

/** Of the lines that describe a well the last one is how it is drawn: a plugged well is plugged, whatever its permit. */
function countByLine(legend: readonly LegendEntry[], wells: readonly ListedWell[]): number[] {
  const counts = legend.map(() => 0);
  for (const well of wells) {
    const place = legend.findLastIndex(({ filter }) => filter && unlessUnknown(() => matches(filter, well), false));
    if (place >= 0) counts[place]! += 1;
  }
  return counts;
}
