import { documentedHome } from '@artesian/contract/map/map-home';
import { isRowOn } from '@artesian/contract/map/layer-rows';
import type { MapLayer } from '@artesian/contract/map/layers';
import type { Map } from 'maplibre-gl';
import { describe, expect, it } from 'vitest';
import { defaultView, searchOf, viewOf } from '../../src/map/address.ts';
import { defaultFilters } from '../../src/map/wells/filters.ts';
import { areLabelsOn, groupLayers, switchLayers, visibleLayers } from '../../src/map/layers/layer-rows.ts';
import { lift, type Layered } from '../../src/map/layers/layer-order.ts';
import { layerStyle } from '../../src/map/layers/layer-style.ts';
import { choiceOf, filtersOfLayers, withChoice } from '../../src/map/layers/boolean-filter.ts';

const layer = (id: string, source: string, more: Partial<MapLayer>): MapLayer => ({
  id,
  source,
  type: 'fill',
  paint: {},
  layout: {},
  drawOrder: null,
  legendOrder: null,
  legendGroup: null,
  layerGroup: 'Boundaries',
  labelGroup: null,
  booleanToggle: null,
  titleField: null,
  excludeFields: [],
  adminOnlyFields: [],
  excludePopup: false,
  excludeLayerCollapse: false,
  ...more,
});
const hidden = { visibility: 'none' };

const layers = [
  layer('zones', 'zones', { title: 'Zones', layerGroup: 'Clear Creek Management', layout: hidden }),
  layer('zones-line', 'zones', {
    title: 'Zones, outline',
    type: 'line',
    layerGroup: 'Clear Creek Management',
    layout: hidden,
    excludePopup: true,
  }),
  layer('zones-names', 'zones', {
    type: 'symbol',
    layerGroup: 'Clear Creek Management',
    layout: { ...hidden, 'text-field': ['get', 'name'] },
  }),
  layer('wells-small', 'wells', { title: 'Wells, from afar', type: 'circle', layerGroup: 'Wells', maxzoom: 11 }),
  layer('wells-large', 'wells', { title: 'Wells, from near', type: 'circle', layerGroup: 'Wells', minzoom: 11 }),
  layer('wells-kinds', 'wells', {
    title: 'Kinds of wells',
    type: 'symbol',
    layerGroup: 'Wells',
    layout: { 'icon-image': 'well-star' },
  }),
  layer('other', 'other', { title: 'Other', layerGroup: 'Something else' }),
];
const groups = groupLayers(layers, 'Clear Creek');
const rows = groups.flatMap((group) => group.rows);
const zones = rows.find(({ id }) => id === 'zones');

describe('the layers panel', () => {
  it('has its groups in the order of the district, unknown ones last', () => {
    expect(groups.map(({ title }) => title)).toEqual(['Wells', 'Clear Creek Management', 'Something else']);
  });

  it('has one row for what is drawn by several layers', () => {
    expect(rows.map(({ title }) => title)).toEqual(['Wells', 'Kinds of wells', 'Zones', 'Other']);
    expect(rows.map((row) => row.layers.length)).toEqual([2, 1, 2, 1]);
  });

  it('keeps a title with a comma where its outline is titled like it', () => {
    const titled = { title: 'Lakes, ponds', layerGroup: 'Hydrology' };
    const [group] = groupLayers(
      [layer('lakes', 'lakes', titled), layer('lakes:outline', 'lakes', { ...titled, type: 'line' })],
      '',
    );
    expect(group?.rows.map(({ title }) => title)).toEqual(['Lakes, ponds']);
  });

  it('calls a layer that nobody has titled by its id in words', () => {
    const [group] = groupLayers([layer('flow-paths', 'flow-paths', { layerGroup: 'Hydrology' })], '');
    expect(group?.rows.map(({ title }) => title)).toEqual(['Flow paths']);
  });

  it('switches all layers of a row, and its names only together with it', () => {
    if (!zones) throw new Error('There is no row of zones.');
    expect([...visibleLayers(groups, {})]).toEqual(['wells-small', 'wells-large', 'wells-kinds', 'other']);

    const named = switchLayers({}, zones.labels, true);
    expect(areLabelsOn(zones, named)).toBe(true);
    expect(visibleLayers(groups, named).has('zones-names')).toBe(false);

    const both = switchLayers(named, zones.layers, true);
    expect(isRowOn(zones, both)).toBe(true);
    expect([...visibleLayers(groups, both)]).toEqual(expect.arrayContaining(['zones', 'zones-line', 'zones-names']));
    expect(switchLayers(switchLayers(both, zones.layers, false), zones.labels, false)).toEqual({});
  });
});

describe('All, True and False of a layer', () => {
  const flowing = { property: 'flows', whenTrue: 'Flows all year', whenFalse: 'Dries up' };
  const springs = groupLayers(
    [
      layer('springs', 'springs', { type: 'circle', booleanToggle: flowing }),
      layer('springs-names', 'springs', { type: 'symbol', layout: { 'text-field': ['get', 'name'] } }),
      layer('zones', 'zones', {}),
    ],
    '',
  );
  const [row] = springs.flatMap((group) => group.rows);

  it('filter its shapes and their names alike, and nothing else', () => {
    const dry = filtersOfLayers(springs, withChoice({}, row!, 'false'));
    expect([...dry]).toEqual(['springs', 'springs-names'].map((id) => [id, ['!=', ['get', 'flows'], true]]));
    expect(filtersOfLayers(springs, { zones: true }).size).toBe(0);
  });

  it('are in the address unless all is drawn', () => {
    const booleans = withChoice(withChoice({}, row!, 'true'), { ...row!, id: 'parcels' }, 'false');
    const search = searchOf({ ...defaultView, booleans }, documentedHome);
    expect(viewOf(search, documentedHome).booleans).toEqual({ springs: true, parcels: false });
    expect(choiceOf(viewOf(search, documentedHome).booleans, row!)).toBe('true');
    expect(
      searchOf({ ...defaultView, booleans: withChoice({ springs: true }, row!, 'all') }, documentedHome)['where'],
    ).toBeUndefined();
  });
});

describe('a layer on the map', () => {
  const wells = { categorizeBy: 'wellClass', items: [], filters: defaultFilters, onDark: false } as const;
  const state = { isVisible: true, opacity: 40, only: undefined, wells, sourceLayer: undefined };

  it('keeps its own filter beside those of the wells', () => {
    const own = ['==', ['get', 'well_class'], 'Spring'];
    const style = layerStyle(layer('springs', 'wells', { type: 'circle', filter: own }), state);
    expect(style).toMatchObject({ filter: ['all', ['all', ['==', ['get', 'is_active'], true]], own] });
  });

  it('that is not of wells is left unfiltered, with the opacity of the reader', () => {
    const style = layerStyle(layer('zones', 'zones', { paint: { 'fill-opacity': 0.2 } }), state);
    expect(style).not.toHaveProperty('filter');
    expect(style).toMatchObject({ paint: { 'fill-opacity': 0.4 } });
  });

  it('of well numbers leaves them room from afar, and its own look in other layers', () => {
    const names = { type: 'symbol', layout: { 'text-field': ['get', 'name'] } } as const;
    expect(layerStyle(layer('wells-names', 'wells', names), state).layout).toHaveProperty('text-padding');
    expect(layerStyle(layer('spring-names', 'springs', names), state).layout).not.toHaveProperty('text-padding');
  });
});

it('names of the ground lie above wells, in their order, and stay there', () => {
  let order = ['roads', 'road-names', 'places', 'springs', 'wells', 'well-names', 'selected-well'];
  const moved: string[] = [];
  const map: Layered = {
    getLayersOrder: () => order,
    moveLayer: (id, before) => {
      moved.push(id);
      order = order.filter((other) => other !== id);
      order.splice(before ? order.indexOf(before) : order.length, 0, id);
      return map as Map;
    },
  };
  lift(map, ['road-names', 'places'], 'well-names');
  expect(order).toEqual(['roads', 'springs', 'wells', 'well-names', 'road-names', 'places', 'selected-well']);
  lift(map, ['road-names', 'places'], 'well-names');
  lift(map, ['road-names', 'places'], undefined);
  expect(moved).toEqual(['road-names', 'places']);
});
