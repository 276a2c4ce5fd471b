import { t } from '@artesian/domain/texts/translate';
import { formatChoice, drawnBy } from '@artesian/contract/map/drawn-wells';
import type { LayerChoices } from '@artesian/contract/map/layer-choices';
import { isRowOn, titleOfLayer, wellsSource, type LayerRow } from '@artesian/contract/map/layer-rows';
import type { LegendEntry, MapLayer } from '@artesian/contract/map/layers';
import { categories, type Category, type FilterItem } from '@artesian/contract/map/well-categories';
import { matches, unlessUnknown } from '@artesian/contract/map/matches';
import type { WellCounts } from '@artesian/contract/map/wells-in-view';
import type { LayerGroup } from '../layers/layer-rows.ts';
import { colorOfUnknown } from '../layers/layer-style.ts';

/** One symbol of the legend with its words. */
export interface LegendLine {
  shape: LegendEntry['shape'];
  color: string;
  outline: string;
  dash?: LegendEntry['dash'];
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
  /** Of the wells in view; undefined while they are not known, so that nothing is said to be none. */
  counts: WellCounts | undefined;
  groups: readonly LayerGroup[];
  /** Shapes of the layers that draw only some of them; missing while they are on their way. */
  shapes: ShapesOfSources;
  zoom: number;
  /** The year whose water levels are shown; undefined for today, and for any other category. */
  levelYear?: number | undefined;
}

/** A layer with the row that says what is asked of it. */
interface DrawnLayer {
  layer: MapLayer;
  row: LayerRow;
}

/** What the symbols mean that are on the map now: the same for the screen, a picture and a report. */
export function legendSections(legend: LegendOf): LegendSection[] {
  const { categorizeBy, items, counts, groups, levelYear } = legend;
  const rows = groups.flatMap((group) => group.rows).filter((row) => isRowOn(row, legend.switched));
  const layers = rows.flatMap((row) => row.layers.map((layer): DrawnLayer => ({ layer, row })));
  const colored = rows.filter(({ layers: [first] }) => first?.source === wellsSource && first.type === 'circle');
  if (colored.length === 0) return layerSections(layers, legend);
  const lines = colorLines(items, counts?.byValue ?? undefined);
  const { label } = categories[categorizeBy];
  return [
    { title: levelYear === undefined ? label : `${label}, ${levelYear}`, lines },
    ...(categorizeBy === 'levelClass' ? [trends] : []),
    ...layerSections(layers, legend),
  ];
}

/** Where a symbol takes the color of the words beside it. */
export const outlineOfText = 'currentColor';

/** Seen on light ground, on dark and on paper. */
const TREND_COLOR = '#5b6b68';

/** What the triangles beside wells mean; the sentence above the map says the same. */
const trends: LegendSection = {
  title: t('Significant Trends'),
  lines: [
    {
      shape: 'triangle',
      color: TREND_COLOR,
      outline: outlineOfText,
      label: t('Levels rise where it points up, fall where it points down'),
      count: undefined,
    },
  ],
};

/** Whether the lines count wells. */
export const isCounted = (lines: readonly LegendLine[]): boolean => lines.some(({ count }) => count !== undefined);

function colorLines(items: readonly FilterItem[], counts: WellCounts['byValue'] | undefined): LegendLine[] {
  const line = (label: string, color: string, count: number | undefined): LegendLine => ({
    shape: 'circle',
    color,
    outline: outlineOfText,
    label,
    count,
  });
  const lines = items.map(({ value, display, color }) =>
    line(t(display), color, counts ? (counts[value] ?? 0) : undefined),
  );
  const known = lines.reduce((sum, { count = 0 }) => sum + count, 0);
  const all = Object.values(counts ?? {}).reduce((sum, count) => sum + count, 0);
  return all > known ? [...lines, line(t('Not recorded'), colorOfUnknown, all - known)] : lines;
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
    const name = drawn.layer.legendGroup ?? titleOfLayer(drawn.layer);
    sections.set(name, [...(sections.get(name) ?? []), ...linesOf(drawn, legend)]);
  }
  return [...sections].map(([title, lines]) => ({ title: t(title), lines })).filter(({ lines }) => lines.length > 0);
}

function linesOf({ layer, row }: DrawnLayer, { counts, shapes, booleans }: LegendOf): LegendLine[] {
  const entries = layer.legend ?? [];
  const line = ({ label, shape, color, outline, dash }: LegendEntry, count?: number) => ({
    label: t(label),
    shape,
    color,
    outline,
    ...(dash && { dash }),
    count,
  });
  if (layer.source === wellsSource) {
    const ofLayer = counts?.byLine[layer.id];
    return entries.map((entry, place) => line(entry, ofLayer?.[place]));
  }
  const choice = formatChoice(row, { booleans });
  const known = choice === undefined ? undefined : shapes.get(layer.source)?.filter(drawnBy(layer, row, { booleans }));
  return entries
    .filter(
      ({ filter }) => !known || known.some((shape) => !filter || unlessUnknown(() => matches(filter, shape), true)),
    )
    .map((entry) => line(entries.length === 1 && choice ? { ...entry, label: `${t(entry.label)}: ${choice}` } : entry));
}
