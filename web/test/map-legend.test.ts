import type { LegendEntry, MapLayer } from '@artesian/contract/map';
import { describe, expect, it } from 'vitest';
import { groupLayers } from '../src/map/layer-rows.ts';
import { legendSections } from '../src/map/legend-sections.ts';
import { matches } from '../src/map/matches.ts';
import type { ListedWell } from '../src/map/wells-in-view.ts';

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

const well = (more: Partial<ListedWell>) => ({ is_active: true, aquifer_completion: 'Edwards', ...more }) as ListedWell;
const wells = [
  well({ well_class: 'Exempt' }),
  well({ well_class: 'Exempt', is_active: false }),
  well({ well_subclass: 'Limited Production Permit', aquifer_completion: null }),
  well({ well_subclass: 'Limited Production Permit', well_status: 'Plugged' }),
];

const legendAt = (zoom: number, switched: Record<string, boolean> = {}) =>
  legendSections({
    categorizeBy: 'aquiferCompletion',
    items: [{ value: 'Edwards', display: 'Edwards', color: '#0072b2' }],
    wells,
    groups: groupLayers([layer('all', { type: 'circle', layout: {} }), kinds, boundary], 'Clear Creek'),
    switched,
    zoom,
  }).map(({ title, lines }) => [title, ...lines.map(({ label, count }) => `${label}: ${count}`)]);

describe('the legend', () => {
  it('counts the wells in view by colour, and by the symbol that each is drawn with', () => {
    expect(legendAt(12)).toEqual([
      ['Aquifer Completion', 'Edwards: 3', 'Not recorded: 1'],
      ['Wells', 'LPP Wells: 1', 'Active Exempt Wells & Springs: 1', 'Plugged Wells: 1'],
      ['District boundary', 'District boundary: undefined'],
    ]);
  });

  it('explains only what is on', () => {
    expect(legendAt(10, { boundary: false }).map(([title]) => title)).toEqual(['Aquifer Completion']);
  });
});

describe('a filter of the legend', () => {
  it.each([
    [['!=', ['get', 'a'], 1], true],
    [['any', ['==', ['get', 'a'], 1], ['==', ['get', 'a'], 2]], true],
    [['!', ['==', ['get', 'a'], 2]], false],
    [['==', ['get', 'missing'], null], true],
  ])('%j', (filter, expected) => {
    expect(matches(filter, { a: 2 })).toBe(expected);
  });

  it('is refused when it cannot be counted by', () => {
    expect(() => matches(['within', {}], {})).toThrow('within');
  });
});
