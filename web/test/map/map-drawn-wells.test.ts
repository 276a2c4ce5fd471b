import { formatDrawn, isDrawn, rowsOfWells } from '@artesian/contract/map/drawn-wells';
import { choicesAmong, type LayerChoices } from '@artesian/contract/map/layer-choices';
import type { MapLayer } from '@artesian/contract/map/layers';
import { describe, expect, it } from 'vitest';

const layer = (id: string, more: Partial<MapLayer>): MapLayer => ({
  id,
  type: 'circle',
  source: 'wells',
  title: id,
  paint: {},
  layout: {},
  drawOrder: null,
  legendOrder: null,
  legendGroup: null,
  layerGroup: 'Wells',
  labelGroup: null,
  booleanToggle: null,
  titleField: null,
  excludeFields: [],
  adminOnlyFields: [],
  excludePopup: false,
  excludeLayerCollapse: false,
  ...more,
});

const layers = [
  layer('afar', { title: 'Wells, from afar', maxzoom: 11 }),
  layer('near', {
    title: 'Wells, from near',
    minzoom: 11,
    booleanToggle: { property: 'has_wq_data', whenTrue: 'Sampled', whenFalse: 'Never sampled' },
  }),
  layer('kinds', {
    title: 'Kinds of wells',
    type: 'symbol',
    minzoom: 11,
    layout: {
      'icon-image': [
        'case',
        ['==', ['get', 'well_class'], 'Monitoring'],
        'well-triangle',
        ['in', ['get', 'well_class'], ['literal', ['Spring']]],
        'well-circle',
        '',
      ],
    },
  }),
  layer('index', {
    title: 'Index wells',
    layerGroup: 'Management',
    filter: ['==', ['get', 'well_id'], 'index'],
    layout: { visibility: 'none' },
  }),
  layer('names', { type: 'symbol', layout: { 'text-field': ['get', 'well_id'] } }),
  layer('zones', { source: 'zones', type: 'fill' }),
];
const rows = rowsOfWells(layers);

const wells = [
  { well_id: 'plain', well_class: 'Exempt', has_wq_data: false },
  { well_id: 'sampled', well_class: 'Exempt', has_wq_data: true },
  { well_id: 'monitored', well_class: 'Monitoring' },
  { well_id: 'index', well_class: null, has_wq_data: false },
];
const drawn = (choices: Partial<LayerChoices>, zoom?: number) =>
  wells.filter(isDrawn(rows, { switched: {}, booleans: {}, ...choices }, zoom)).map(({ well_id }) => well_id);

describe('the wells that are drawn', () => {
  it('are all at first, near and far', () => {
    for (const zoom of [undefined, 5, 11, 15]) expect(drawn({}, zoom)).toHaveLength(4);
  });

  it('are those that True or False leaves, and those that another layer draws', () => {
    expect(drawn({ booleans: { afar: true } })).toEqual(['sampled', 'monitored']);
    expect(drawn({ booleans: { afar: true }, switched: { kinds: false } })).toEqual(['sampled']);
    expect(drawn({ booleans: { afar: false }, switched: { kinds: false } })).toEqual(['plain', 'monitored', 'index']);
  });

  it('of kinds alone are those that have a symbol, from where it is drawn', () => {
    expect(drawn({ switched: { afar: false } })).toEqual(['monitored']);
    expect(drawn({ switched: { afar: false } }, 10)).toEqual([]);
  });

  it('of a layer with a filter of its own are those that pass it', () => {
    expect(drawn({ switched: { afar: false, kinds: false, index: true } })).toEqual(['index']);
  });

  it('are none when every layer of wells is off, and all where no layer is known', () => {
    expect(drawn({ switched: { afar: false, kinds: false } })).toEqual([]);
    expect(wells.every(isDrawn([], { switched: {}, booleans: {} }))).toBe(true);
  });

  it('are told in words, unless all layers draw everything', () => {
    const words = (choices: Partial<LayerChoices>) =>
      formatDrawn(rows, { switched: { index: true }, booleans: {}, ...choices });
    expect(words({})).toEqual([]);
    expect(words({ booleans: { afar: false }, switched: {} })).toEqual([
      'Layers: Wells: Never sampled and Kinds of wells',
    ]);
    expect(words({ switched: { afar: false, kinds: false } })).toEqual(['Layers: none']);
  });
});

it('of all choices those that concern the wells are sent with an export', () => {
  expect(
    choicesAmong(rows, { switched: { zones: false, afar: false }, booleans: { zones: true, afar: true } }),
  ).toEqual({
    switched: { afar: false },
    booleans: { afar: true },
  });
});

it('a layer that goes by an expression only the map understands counts as drawn', () => {
  const strange = rowsOfWells([layer('strange', { filter: ['within', {}] })]);
  expect(isDrawn(strange, { switched: {}, booleans: {} })({ well_id: 'any' })).toBe(true);
});
