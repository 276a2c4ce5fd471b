import { t } from '@artesian/domain/texts/translate';
import {
  groupBy,
  isOn,
  isOnAtFirst,
  isRowOn,
  rowsOf,
  type LayerRow,
  type Switched,
} from '@artesian/contract/map/layer-rows';
import type { MapLayer } from '@artesian/contract/map/layers';

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

const MANAGEMENT = ' Management';

export const managementGroup = (districtShortName: string) => `${districtShortName}${MANAGEMENT}`;

/** The title of a group in the language of the page. */
export const nameOfGroup = (title: string): string =>
  title.endsWith(MANAGEMENT) ? t('{district} Management', { district: title.slice(0, -MANAGEMENT.length) }) : t(title);

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

/** Fill opacity in percent as the server proposes it; undefined where the layer has no fill, or one that varies. */
export function proposedOpacity(row: LayerRow): number | undefined {
  const fill = row.layers.find(({ type }) => type === 'fill');
  if (!fill) return undefined;
  const opacity = fill.paint['fill-opacity'] ?? 1;
  return typeof opacity === 'number' ? Math.round(opacity * 100) : undefined;
}
