import type { LegendEntry, MapLayer } from '@artesian/contract/map';
import type { MapView } from './address.ts';

/** The source whose features are wells; its layers follow the well filters. */
export const wellsSource = 'wells';

/** What the reader switches with one checkbox: the layers that draw one thing, and those that write its names. */
export interface LayerRow {
  /** Of its first layer; the address names the row by it. */
  id: string;
  title: string;
  layers: readonly MapLayer[];
  labels: readonly MapLayer[];
  legend: readonly LegendEntry[];
  /** What All, True and False tell apart. */
  toggle: MapLayer['booleanToggle'];
}

export interface LayerGroup {
  title: string;
  rows: readonly LayerRow[];
}

/** The layers panel: groups in the order the district knows them, each with its rows. */
export function groupLayers(layers: readonly MapLayer[], districtShortName: string): LayerGroup[] {
  const order = [
    'Wells',
    managementGroup(districtShortName),
    'Boundaries',
    'Hydrology',
    'Geologic Data',
    'Parcels',
    'FEMA',
    'Saline Zone',
    'Geologic Atlas',
  ];
  const place = (title: string) => (order.includes(title) ? order.indexOf(title) : order.length);
  const groups = groupBy(layers, ({ layerGroup }) => layerGroup);
  return [...groups]
    .map(([title, members]) => ({ title, rows: rowsOf(members) }))
    .toSorted((one, other) => place(one.title) - place(other.title));
}

export const managementGroup = (districtShortName: string) => `${districtShortName} Management`;

function rowsOf(layers: readonly MapLayer[]): LayerRow[] {
  const drawn = groupBy(
    layers.filter((layer) => !isLabel(layer)),
    ({ source, type }) => `${source} ${type === 'symbol' ? 'symbols' : 'shapes'}`,
  );
  const seen = new Set<string>();
  return [...drawn.values()].map((members) => {
    const [first] = members as [MapLayer, ...MapLayer[]];
    const labels = seen.has(first.source)
      ? []
      : layers.filter((layer) => isLabel(layer) && layer.source === first.source);
    seen.add(first.source);
    return {
      id: first.id,
      title: titleOf(members),
      layers: members,
      labels,
      legend: members.flatMap(({ legend }) => legend ?? []),
      toggle: members.find(({ booleanToggle }) => booleanToggle)?.booleanToggle ?? null,
    };
  });
}

/** Layers that write and draw nothing else. */
const isLabel = ({ type, layout }: MapLayer) =>
  type === 'symbol' && 'text-field' in layout && !('icon-image' in layout);

/** 'Wells, from afar' and 'Wells, from near' are one thing to the reader. */
function titleOf(layers: readonly MapLayer[]): string {
  const named = layers.find(({ excludePopup }) => !excludePopup) ?? layers[0];
  const title = named?.title ?? named?.id ?? '';
  return layers.length > 1 ? (title.split(', ')[0] ?? title) : title;
}

type Switched = MapView['switched'];

export const isRowOn = (row: LayerRow, switched: Switched): boolean => isOn(row.layers, switched);

export const areLabelsOn = (row: LayerRow, switched: Switched): boolean =>
  row.labels.length > 0 && isOn(row.labels, switched);

/** The ids of the layers to be drawn. Names are drawn with the thing they name. */
export function visibleLayers(groups: readonly LayerGroup[], switched: Switched): ReadonlySet<string> {
  const rows = groups.flatMap((group) => group.rows).filter((row) => isRowOn(row, switched));
  const layers = rows.flatMap((row) => [...row.layers, ...(areLabelsOn(row, switched) ? row.labels : [])]);
  return new Set(layers.map(({ id }) => id));
}

/** Switches a row, or its labels, by the id of the first layer; what is as the server proposes needs no mention. */
export function switchLayers(switched: Switched, layers: readonly MapLayer[], on: boolean): Switched {
  const [first] = layers;
  if (!first) return switched;
  const { [first.id]: _, ...others } = switched;
  return on === isOnAtFirst(first) ? others : { ...others, [first.id]: on };
}

function isOn(layers: readonly MapLayer[], switched: Switched): boolean {
  const [first] = layers;
  return first !== undefined && (switched[first.id] ?? isOnAtFirst(first));
}

const isOnAtFirst = ({ layout }: MapLayer) => layout['visibility'] !== 'none';

/** Fill opacity in percent as the server proposes it; undefined where the layer has no fill, or one that varies. */
export function proposedOpacity(row: LayerRow): number | undefined {
  const fill = row.layers.find(({ type }) => type === 'fill');
  if (!fill) return undefined;
  const opacity = fill.paint['fill-opacity'] ?? 1;
  return typeof opacity === 'number' ? Math.round(opacity * 100) : undefined;
}

function groupBy<T>(items: readonly T[], nameOf: (item: T) => string): ReadonlyMap<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(nameOf(item), [...(groups.get(nameOf(item)) ?? []), item]);
  return groups;
}
