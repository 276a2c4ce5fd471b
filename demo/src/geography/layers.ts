import { backgroundLayers } from './background-layers.ts';
import { area, areasOf, byValue, hidden, line, names } from './style.ts';

/** A row of `map_layers`. The words of `paint`, `layout` and `filter` are MapLibre's. */
export interface LayerRow {
  layer_id: string;
  source_id: string;
  kind: 'fill' | 'line' | 'circle' | 'symbol';
  title: string;
  layer_group: string;
  draw_order: number;
  paint: Record<string, unknown>;
  layout?: Record<string, unknown>;
  filter?: unknown[];
  minzoom?: number;
  legend?: {
    label: string;
    shape: 'circle' | 'line' | 'area';
    color: string;
    outline: string;
    filter: unknown[] | null;
  }[];
  legend_order?: number;
  legend_group?: string;
  label_group?: string;
  boolean_toggle?: { property: string; whenTrue: string; whenFalse: string };
  title_field?: string;
  exclude_fields?: string[];
  /** Sent to staff alone. */
  admin_only_fields?: string[];
  exclude_popup?: boolean;
}

/** Colours of the management zones: the same for the zones and for the wells in them. */
export const zoneColors = { 'Western Edwards': '#0072b2', 'Eastern Edwards': '#009e73', 'Saline Edwards': '#d55e00' };

const management = '{product} Management';
const water = '#2b7bb9';
const territoryColors = { Shared: '#6f63c4', Exclusive: '#0f766e' };
/** What the district itself keeps: its zones, its territory, its waters. */
const ownLayers: LayerRow[] = [
  {
    layer_id: 'contributing-zone',
    source_id: 'contributing-zone',
    kind: 'fill',
    title: 'Contributing zone',
    layer_group: 'Geologic Data',
    draw_order: 100,
    paint: { 'fill-color': '#44aa99', 'fill-opacity': 0.25, 'fill-outline-color': '#2d7d70' },
    layout: hidden,
    legend: area('Contributing zone', '#44aa99'),
    legend_order: 40,
    legend_group: 'Geologic Data',
    title_field: 'name',
  },
  {
    layer_id: 'recharge-zone',
    source_id: 'recharge-zone',
    kind: 'fill',
    title: 'Edwards recharge zone',
    layer_group: 'Geologic Data',
    draw_order: 110,
    paint: { 'fill-color': '#56b4e9', 'fill-opacity': 0.3, 'fill-outline-color': '#2b7bb9' },
    layout: hidden,
    legend: area('Edwards recharge zone', '#56b4e9'),
    legend_order: 41,
    legend_group: 'Geologic Data',
    title_field: 'name',
  },
  {
    layer_id: 'saline-zone',
    source_id: 'saline-zone',
    kind: 'fill',
    title: 'Saline zone',
    layer_group: 'Saline Zone',
    draw_order: 120,
    paint: { 'fill-color': '#ddaa77', 'fill-opacity': 0.3, 'fill-outline-color': '#a8743c' },
    layout: hidden,
    legend: area('Saline zone', '#ddaa77'),
    legend_order: 50,
    legend_group: 'Saline Zone',
    title_field: 'name',
  },
  {
    layer_id: 'management-zones',
    source_id: 'management-zones',
    kind: 'fill',
    title: 'Management zones',
    layer_group: management,
    draw_order: 200,
    paint: { 'fill-color': byValue('name', zoneColors), 'fill-opacity': 0.18 },
    layout: hidden,
    legend: areasOf('name', zoneColors),
    legend_order: 10,
    legend_group: 'Management zones',
    label_group: 'management-zones',
    title_field: 'name',
  },
  {
    layer_id: 'management-zones-outline',
    source_id: 'management-zones',
    kind: 'line',
    title: 'Management zones, outline',
    layer_group: management,
    draw_order: 210,
    paint: { 'line-color': byValue('name', zoneColors), 'line-width': 1.5 },
    layout: { ...hidden, 'line-join': 'round' },
    legend_group: 'Management zones',
    exclude_popup: true,
  },
  {
    layer_id: 'territory',
    source_id: 'territory',
    kind: 'fill',
    title: 'Management territory',
    layer_group: management,
    draw_order: 220,
    paint: { 'fill-color': byValue('name', territoryColors), 'fill-opacity': 0.15, 'fill-outline-color': '#444444' },
    layout: hidden,
    legend: areasOf('name', territoryColors),
    legend_order: 11,
    legend_group: 'Management territory',
    label_group: 'territory',
    title_field: 'name',
  },
  {
    layer_id: 'rivers',
    source_id: 'rivers',
    kind: 'line',
    title: 'Rivers and creeks',
    layer_group: 'Hydrology',
    draw_order: 300,
    paint: {
      'line-color': water,
      'line-width': [
        'interpolate',
        ['linear'],
        ['zoom'],
        8,
        ['-', 2.4, ['*', 0.5, ['get', 'rank']]],
        14,
        ['-', 6, ['get', 'rank']],
      ],
    },
    layout: { ...hidden, 'line-join': 'round', 'line-cap': 'round' },
    legend: line('Rivers and creeks', water),
    legend_order: 30,
    legend_group: 'Hydrology',
    label_group: 'rivers',
    title_field: 'name',
    exclude_fields: ['rank'],
  },
  {
    layer_id: 'highways',
    source_id: 'highways',
    kind: 'line',
    title: 'Highways',
    layer_group: 'Boundaries',
    draw_order: 310,
    paint: { 'line-color': '#8a7a63', 'line-width': ['interpolate', ['linear'], ['zoom'], 8, 0.8, 14, 3] },
    layout: { ...hidden, 'line-join': 'round', 'line-cap': 'round' },
    legend: line('Highways', '#8a7a63'),
    legend_order: 22,
    legend_group: 'Boundaries',
    label_group: 'highways',
    title_field: 'name',
    exclude_fields: ['rank'],
  },
  {
    layer_id: 'district-boundary-halo',
    source_id: 'district-boundary',
    kind: 'line',
    title: 'District boundary, halo',
    layer_group: 'Boundaries',
    draw_order: 400,
    paint: { 'line-color': '#ffffff', 'line-width': 5, 'line-opacity': 0.7 },
    layout: { 'line-join': 'round' },
    legend_group: 'District boundary',
    exclude_popup: true,
  },
  {
    layer_id: 'district-boundary',
    source_id: 'district-boundary',
    kind: 'line',
    title: 'District boundary',
    layer_group: 'Boundaries',
    draw_order: 410,
    paint: { 'line-color': '#0f766e', 'line-width': 2.5 },
    layout: { 'line-join': 'round' },
    legend: line('District boundary', '#0f766e'),
    legend_order: 20,
    legend_group: 'District boundary',
    title_field: 'name',
  },
  {
    layer_id: 'springs',
    source_id: 'springs',
    kind: 'circle',
    title: 'Springs',
    layer_group: 'Hydrology',
    draw_order: 500,
    paint: {
      'circle-color': '#56b4e9',
      'circle-radius': ['interpolate', ['linear'], ['zoom'], 8, 3, 14, 7],
      'circle-stroke-color': '#0b3d66',
      'circle-stroke-width': 1.5,
    },
    layout: hidden,
    legend: [{ label: 'Springs', shape: 'circle', color: '#56b4e9', outline: '#0b3d66', filter: null }],
    legend_order: 31,
    legend_group: 'Hydrology',
    label_group: 'springs',
    boolean_toggle: { property: 'flows_all_year', whenTrue: 'Flows all year', whenFalse: 'Dries up at times' },
    title_field: 'name',
    exclude_fields: ['rank'],
  },
  names('management-zones', management, '#1f2f2c', 600, { 'text-size': 14 }),
  names('territory', management, '#3a2f6b', 610, { 'text-size': 14 }),
  names('rivers', 'Hydrology', '#1b5a8a', 620, { 'symbol-placement': 'line' }),
  names('highways', 'Boundaries', '#5c4f3b', 630, { 'symbol-placement': 'line', 'text-size': 11 }),
  names('springs', 'Hydrology', '#0b3d66', 640, { 'text-anchor': 'top', 'text-offset': [0, 0.8] }),
];

/** The demonstration district's layers, from the ground up; the wells are drawn above them all. */
export const layers: LayerRow[] = [...ownLayers, ...backgroundLayers].toSorted(
  (one, other) => one.draw_order - other.draw_order,
);
