import { countWells, tellerOf } from '@artesian/contract/map/count-wells';
import { matches } from '@artesian/contract/map/matches';
import type { LegendEntry, MapLayer } from '@artesian/contract/map/layers';
import { describe, expect, it } from 'vitest';
import { groupLayers } from '../../src/map/layers/layer-rows.ts';
import { legendSections, type LegendOf } from '../../src/map/legend/legend-sections.ts';
import type { ListedWell } from '../../src/map/wells/wells-in-view.ts';

const entry = (label: string, filter: unknown[]): LegendEntry => ({
  label,
  shape: 'circle',
  color: '#ffffff',
  outline: '#263238',
  filter,
});

const layer = (id: string, more: Partial<MapLayer>): MapLayer => ({
  id,
  type: 'symbol',
  source: 'wells',
  paint: {},
  layout: { 'icon-image': 'well-circle' },
  drawOrder: null,
  legendOrder: null,
  legendGroup: 'Wells',
  layerGroup: 'Wells',
  labelGroup: null,
  booleanToggle: null,
  titleField: null,
  excludeFields: [],
  adminOnlyFields: [],
  excludePopup: true,
  excludeLayerCollapse: false,
  ...more,
});

const kinds = layer('kinds', {
  minzoom: 11,
  legend: [
    entry('LPP Wells', ['==', ['get', 'well_subclass'], 'Limited Production Permit']),
    entry('Active Exempt Wells & Springs', [
      'all',
      ['==', ['get', 'is_active'], true],
      ['in', ['get', 'well_class'], ['literal', ['Exempt', 'Spring']]],
    ]),
    entry('Plugged Wells', ['==', ['get', 'well_status'], 'Plugged']),
  ],
});
const boundary = layer('boundary', {
  type: 'line',
  source: 'boundary',
  layout: {},
  legendGroup: null,
  title: 'District boundary',
  legend: [{ label: 'District boundary', shape: 'line', color: '#0f766e', outline: '#0f766e', filter: null }],
});

const sampled = { property: 'has_wq_data', whenTrue: 'Sampled', whenFalse: 'Never sampled' };
const well = (more: Partial<ListedWell>) => ({ is_active: true, aquifer_completion: 'Edwards', ...more }) as ListedWell;
const wells = [
  well({ well_class: 'Exempt', has_wq_data: true }),
  well({ well_class: 'Exempt', is_active: false }),
  well({ well_subclass: 'Limited Production Permit', aquifer_completion: null }),
  well({ well_subclass: 'Limited Production Permit', well_status: 'Plugged' }),
];

const rocks = layer('rocks', {
  type: 'fill',
  source: 'rocks',
  layout: {},
  legendGroup: 'Surface geology',
  booleanToggle: { property: 'bears_water', whenTrue: 'Bears water', whenFalse: 'Confines water' },
  legend: ['Kek', 'Kta', 'Kna'].map((unit) => entry(unit, ['==', ['get', 'map_unit'], unit])),
});
const shapes = new Map([
  [
    'rocks',
    [
      { map_unit: 'Kek', bears_water: true },
      { map_unit: 'Kta', bears_water: false },
    ],
  ],
]);

const layers = [layer('all', { type: 'circle', layout: {}, booleanToggle: sampled }), kinds, boundary, rocks];

function legendAt(zoom: number, switched: Record<string, boolean> = {}, booleans: Record<string, boolean> = {}) {
  const choices = { switched, booleans, zoom, categorizeBy: 'aquiferCompletion' } as const;
  return linesOf({ ...choices, counts: countWells(wells, tellerOf({ ...choices, layers: layers.filter(isOfWells) })) });
}

const isOfWells = ({ source }: MapLayer) => source === 'wells';
const linesOf = (legend: Pick<LegendOf, 'switched' | 'booleans' | 'zoom' | 'categorizeBy' | 'counts' | 'levelYear'>) =>
  legendSections({
    items: [{ value: 'Edwards', display: 'Edwards', color: '#0072b2' }],
    groups: groupLayers(layers, 'Clear Creek'),
    shapes,
    ...legend,
  }).map(({ title, lines }) => [title, ...lines.map(({ label, count }) => `${label}: ${count}`)]);

describe('the legend', () => {
  it('counts the wells in view by color, and by the symbol that each is drawn with', () => {
    expect(legendAt(12)).toEqual([
      ['Aquifer Completion', 'Edwards: 3', 'Not recorded: 1'],
      ['Wells', 'LPP Wells: 1', 'Active Exempt Wells & Springs: 1', 'Plugged Wells: 1'],
      ['District boundary', 'District boundary: undefined'],
      ['Surface geology', 'Kek: undefined', 'Kta: undefined', 'Kna: undefined'],
    ]);
  });

  it('says of which year the water levels are, on paper too', () => {
    const choices = { switched: {}, booleans: {}, zoom: 12, categorizeBy: 'levelClass', counts: undefined } as const;
    expect(linesOf({ ...choices, levelYear: 2015 })[0]![0]).toBe('Water Level, 2015');
    expect(linesOf(choices)[0]![0]).toBe('Water Level');
    // What the triangles mean.
    expect(linesOf(choices)[1]![0]).toBe('Significant Trends');
    expect(legendAt(12).map(([title]) => title)).not.toContain('Significant Trends');
  });

  it('counts by color only the wells that True or False leaves, and by symbol all of them', () => {
    const [colors, symbols] = legendAt(12, {}, { all: true });
    expect(colors).toEqual(['Aquifer Completion', 'Edwards: 1']);
    expect(symbols).toContain('LPP Wells: 1');
    expect(legendAt(12, { all: false }).map(([title]) => title)).not.toContain('Aquifer Completion');
  });

  it('has only the lines of a layer that True or False leaves on the map', () => {
    expect(legendAt(12, {}, { rocks: true }).at(-1)).toEqual(['Surface geology', 'Kek: undefined']);
    expect(legendAt(12, {}, { rocks: false }).at(-1)).toEqual(['Surface geology', 'Kta: undefined']);
  });

  it('counts nothing while the wells are not known, rather than none', () => {
    const [colors, symbols] = linesOf({
      switched: {},
      booleans: {},
      zoom: 12,
      categorizeBy: 'aquiferCompletion',
      counts: undefined,
    });
    expect(colors).toEqual(['Aquifer Completion', 'Edwards: undefined']);
    expect(symbols).toContain('LPP Wells: undefined');
  });

  it('explains only what is on', () => {
    expect(legendAt(10, { boundary: false, rocks: false }).map(([title]) => title)).toEqual(['Aquifer Completion']);
  });
});

describe('a filter of the legend', () => {
  it.each([
    [['!=', ['get', 'a'], 1], true],
    [['any', ['==', ['get', 'a'], 1], ['==', ['get', 'a'], 2]], true],
    [['!', ['==', ['get', 'a'], 2]], false],
    [['==', ['get', 'missing'], null], true],
    [['>=', ['get', 'a'], 2], true],
    [['<', ['get', 'a'], 2], false],
    [['>', ['get', 'name'], 1], false],
    [['has', 'a'], true],
    [['!', ['has', 'missing']], true],
  ])('%j', (filter, expected) => {
    expect(matches(filter, { a: 2, name: 'b' })).toBe(expected);
  });

  it('is refused when it cannot be counted by', () => {
    expect(() => matches(['within', {}], {})).toThrow('within');
  });
});
