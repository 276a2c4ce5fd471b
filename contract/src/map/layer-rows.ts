import { t } from '@artesian/domain/texts/translate';
import type { LegendEntry, MapLayer } from './layers.ts';

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

/** Layers that were switched on or off by hand, against what the server proposes. */
export type Switched = Readonly<Record<string, boolean>>;

/** The rows that layers of one group make. */
export function rowsOf(layers: readonly MapLayer[]): LayerRow[] {
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
      title: t(titleOf(members)),
      layers: members,
      labels,
      legend: members.flatMap(({ legend }) => legend ?? []),
      toggle: members.find(({ booleanToggle }) => booleanToggle)?.booleanToggle ?? null,
    };
  });
}

/** Layers that write and draw nothing else. */
export const isLabel = ({ type, layout }: MapLayer) =>
  type === 'symbol' && 'text-field' in layout && !('icon-image' in layout);

/** What a layer is called; where nobody has said, its id as words: 'Flow lines' of `flow-lines`. */
export function titleOfLayer({ id, title }: Pick<MapLayer, 'id' | 'title'>): string {
  const words = id.replaceAll('-', ' ');
  return title ?? `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** 'Wells, from afar' and 'Wells, from near' are one thing to the reader. */
function titleOf(layers: readonly MapLayer[]): string {
  const named = layers.find(({ excludePopup }) => !excludePopup) ?? layers[0];
  const title = named ? titleOfLayer(named) : '';
  const areTitledAlike = layers.every((layer) => layer.title === named?.title);
  return areTitledAlike ? title : (title.split(', ')[0] ?? title);
}

export const isRowOn = (row: LayerRow, switched: Switched): boolean => isOn(row.layers, switched);

/** Layers that belong together are on when the first of them is. */
export function isOn(layers: readonly MapLayer[], switched: Switched): boolean {
  const [first] = layers;
  return first !== undefined && (switched[first.id] ?? isOnAtFirst(first));
}

export const isOnAtFirst = ({ layout }: MapLayer): boolean => layout['visibility'] !== 'none';

export function groupBy<T>(items: readonly T[], nameOf: (item: T) => string): ReadonlyMap<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const name = nameOf(item);
    const group = groups.get(name);
    if (group) group.push(item);
    else groups.set(name, [item]);
  }
  return groups;
}
