import { isLabel, wellsSource } from '@artesian/contract/map/layer-rows';
import { lineWithLook, outlineOf, withLook, type LayerLook } from '@artesian/contract/map/layer-look';
import type { MapLayer } from '@artesian/contract/map/layers';

/** A layer as it is kept: what MapLibre draws, and how staff want it. */
export interface StoredLayer {
  layer: MapLayer;
  look: LayerLook;
  /** The property that is written beside its shapes. */
  labelField: string | null;
  isOnAtStart: boolean;
}

/** Names stand above all shapes and below the wells. */
const orderOfNames = 700;

/** The layers as the map draws them, in drawing order: with the looks that staff gave them, their outlines and their names. */
export function drawnLayers(stored: readonly StoredLayer[]): MapLayer[] {
  const fields = new Map(
    stored.flatMap(({ layer, labelField }) => (labelField === null ? [] : [[layer.source, labelField] as const])),
  );
  const named = new Set(stored.filter(({ layer }) => isLabel(layer)).map(({ layer }) => layer.source));
  const shaped = new Set(stored.filter(({ layer }) => !isLabel(layer)).map(({ layer }) => layer.source));
  const hasNames = ({ source }: MapLayer) => source === wellsSource || !shaped.has(source) || fields.has(source);
  return stored
    .flatMap((one) => {
      const layer = switchedAtFirst(one);
      if (isLabel(layer)) return hasNames(layer) ? [written(layer, fields.get(layer.source))] : [];
      const names = one.labelField === null || named.has(layer.source) ? [] : [namesOf(layer, one.labelField)];
      return [...shapesOf(layer, one.look), ...names];
    })
    .toSorted((one, other) => (one.drawOrder ?? -Infinity) - (other.drawOrder ?? -Infinity));
}

function switchedAtFirst({ layer, isOnAtStart }: StoredLayer): MapLayer {
  const { visibility: _, ...layout } = layer.layout;
  return { ...layer, layout: isOnAtStart ? layout : { ...layout, visibility: 'none' } };
}

/** Names that have a layer of their own, which may write them by an expression. */
const written = (layer: MapLayer, field: string | undefined): MapLayer =>
  field === undefined ? layer : { ...layer, layout: { ...layer.layout, 'text-field': textOf(field) } };

const textOf = (field: string) => ['to-string', ['get', field]];

function shapesOf(layer: MapLayer, look: LayerLook): MapLayer[] {
  const { legend = [] } = layer;
  const [line, ...others] = legend;
  const outline = outlineOf(layer, look);
  return [
    {
      ...layer,
      ...withLook(layer, look),
      // A legend that tells kinds apart keeps their colors, as the layer does not have one.
      ...(line && others.length === 0 && { legend: [lineWithLook(line, look)] }),
    },
    ...(outline ? [beside(layer, 'outline', outline)] : []),
  ];
}

const namesOf = (layer: MapLayer, field: string): MapLayer => ({
  ...beside(layer, 'names', {
    type: 'symbol',
    paint: { 'text-color': '#1f2f2c', 'text-halo-color': '#ffffff', 'text-halo-width': 1.5 },
    layout: {
      ...pickVisibility(layer),
      'text-field': textOf(field),
      'text-size': 12,
      'text-max-width': 8,
      ...(layer.type === 'line' && { 'symbol-placement': 'line' }),
      ...(layer.type === 'circle' && { 'text-anchor': 'top', 'text-offset': [0, 0.8] }),
    },
  }),
  drawOrder: orderOfNames,
});

const pickVisibility = ({ layout: { visibility } }: MapLayer) => (visibility === undefined ? {} : { visibility });

/** Drawn with a layer and never by itself. No layer that is kept has a colon in its name. */
const beside = (layer: MapLayer, what: string, drawn: Pick<MapLayer, 'type' | 'paint' | 'layout'>): MapLayer => ({
  ...layer,
  ...drawn,
  id: `${layer.id}:${what}`,
  legend: [],
  legendOrder: null,
  excludePopup: true,
});
