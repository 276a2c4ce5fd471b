import { z } from 'zod';
import { recordNumber } from '../language/endpoint.ts';
import { choice, decimal, defaulted, flag, integer, key, optional, percent, text } from '../language/fields.ts';
import { defineRegister } from '../language/register.ts';
import { view } from '../language/view.ts';
import { audiences } from './audiences.ts';
import { patterns, symbols } from './layer-look.ts';

const layerKey = key('Layer');

/** The layers of shapes, whose look, place and audience staff decide. Not in the specification: the path is ours. */
export const mapLayerList = defineRegister({
  path: 'list-map-layers',
  table: 'map_layers',
  key: 'map_layer_ndx',
  keys: { map_layer_ndx: layerKey },
  title: 'Map Layers',
  one: 'layer',
  label: 'title',
  orderBy: ['layer_group', 'draw_order', 'title', 'layer_id'],
  read: 'staff',
  write: 'staff',
  has: ['list', 'one', 'update', 'replace-by-array'],
  computed: {
    layer_id: text('Layer ID', 60, { meaning: 'The name used by imports.' }),
    draws: choice('Draws', ['Areas', 'Lines', 'Points']),
  },
  fields: {
    title: text('Title', 80),
    layer_group: text('Group', 80, {
      help: 'Its heading among the layers. {product} means the short name of the district.',
    }),
    color: optional(text('Color', 7, { help: 'Such as #0f766e. If empty, the layer keeps its original colors.' })),
    width: optional(decimal('Width', 'px', { min: 0.5, max: 30, help: 'Of the line or outline; across a point.' })),
    opacity: optional(percent('Opacity', { help: 'A light fill keeps the map readable.' })),
    pattern: optional(choice('Line', patterns)),
    symbol: optional(choice('Symbol', symbols)),
    label_field: optional(text('Label field', 200, { help: 'The data column used for labels.' })),
    draw_order: optional(integer('Draw order', { help: 'Higher numbers are drawn above lower ones.' })),
    legend_order: optional(integer('Legend order', { help: 'Lower numbers come first.' })),
    on_at_start: flag('On at start', { help: 'Shown until the viewer turns it off.' }),
    audience: defaulted(
      choice('Who sees it', audiences, {
        help: 'If several layers draw the same shapes, the strictest setting applies to all.',
      }),
      'Everyone',
    ),
  },
  rules: {
    shown: {
      pattern: ({ draws }) => draws !== 'Points',
      symbol: ({ draws }) => draws === 'Points',
    },
  },
  constraints: {
    map_layers_once: { message: 'Another layer has this ID.' },
    map_layers_source_exists: { message: 'Layer not found.' },
    map_layers_kind_known: { message: 'A layer draws areas, lines, points or symbols.' },
    map_layers_style_objects: { message: 'Paint and layout are those of MapLibre.' },
    map_layers_filter_expression: { message: 'The filter is an expression of MapLibre.' },
    map_layers_legend_list: { message: 'The legend is a list.' },
    map_layers_toggle_object: { message: 'A true/false legend needs a property and two labels.' },
    map_layers_zooms_in_order: { message: 'The minimum zoom must be below the maximum.' },
    map_layers_color_hexadecimal: { field: 'color', message: 'Enter a color such as #0f766e.' },
    map_layers_width_in_range: { field: 'width', message: 'Enter a width from 0.5 to 30 px.' },
    map_layers_opacity_in_range: { field: 'opacity', message: 'Enter an opacity from 0 to 100 %.' },
    map_layers_pattern_known: { field: 'pattern', message: `Choose one of: ${patterns.join(', ')}.` },
    map_layers_symbol_known: { field: 'symbol', message: `Choose one of: ${symbols.join(', ')}.` },
    map_layers_audience_known: { field: 'audience', message: `Choose one of: ${audiences.join(', ')}.` },
  },
});

/** What the shapes of a layer can be labelled by. Not in the specification: the path is ours. */
export const mapLayerColumns = view({
  path: 'ui-list-map-layer-columns',
  access: 'staff',
  summary: 'The columns of a layer’s own data',
  by: z.object({ map_layer_ndx: recordNumber }),
  orderBy: ['column_name'],
  row: { map_layer_ndx: layerKey, column_name: text('Column') },
});
