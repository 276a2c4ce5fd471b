import { categories } from '@artesian/contract/map/well-categories';
import { binsOf, barOf, countFacets, layOutBars, numbersOf } from '@artesian/contract/map/count-facets';
import {
  formatRange,
  measureColumns,
  measureNames,
  measures,
  rangeOfText,
  textOfRange,
  type Range,
} from '@artesian/contract/map/well-measures';
import { groundOf, isOn, type Polygonal } from '@artesian/contract/map/ground';
import {
  areaOfText,
  formatArea,
  isInside,
  namedPartsOf,
  partsOfArea,
  textOfArea,
  within,
  type LayerShape,
  type PlacedWell,
} from '@artesian/contract/map/well-area';
import { featureFilter } from '@maplibre/maplibre-gl-style-spec';
import booleanPointInPolygon from '@turf/boolean-point-in-polygon';
import { describe, expect, it } from 'vitest';
import {
  appliedCount,
  categoryNames,
  defaultFilters,
  filterExpression,
  flagNames,
  isDefault,
  passes,
  withChosen,
  withFlag,
  type FilterableWell,
  type WellFilters,
} from '../../src/map/wells/filters.ts';

const values = ['Exempt', 'Non-Exempt', 'Abandoned', 'Trinity, Upper'];

/** A repeatable sequence of numbers from 0 to 1. */
function numbers(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

function someWell(next: () => number): FilterableWell & PlacedWell {
  const value = () => (next() < 0.1 ? null : (values[Math.floor(next() * values.length)] ?? null));
  return {
    lon_dd: -98 + next(),
    lat_dd: 30 + next(),
    ...(Object.fromEntries(flagNames.map((flag) => [flag, next() < 0.7])) as Record<
      (typeof flagNames)[number],
      boolean
    >),
    ...Object.fromEntries(categoryNames.map((name) => [categories[name].column, value()])),
    ...Object.fromEntries(measureColumns.map((column) => [column, next() < 0.1 ? null : Math.floor(next() * 40) - 5])),
  };
}

function someFilters(next: () => number): WellFilters {
  const named = categoryNames.filter(() => next() < 0.3);
  return {
    chosen: Object.fromEntries(named.map((name) => [name, values.filter(() => next() < 0.8)])),
    flags: flagNames.filter(() => next() < 0.2),
    area: [],
    ranges: Object.fromEntries(measureNames.filter(() => next() < 0.2).map((name) => [name, someRange(next)])),
  };
}

function someRange(next: () => number): Range {
  const from = Math.floor(next() * 30) - 5;
  return [{ from }, { to: from + 10 }, { from, to: from + 15 }][Math.floor(next() * 3)]!;
}

/** The decision that the map itself makes. */
function mapPasses(filters: WellFilters, properties: FilterableWell): boolean {
  const { filter } = featureFilter(filterExpression(filters), 'layers[0].filter');
  return filter({ zoom: 11 }, { type: 1, properties });
}

const active = { is_active: true, well_class: 'Exempt' } as FilterableWell & PlacedWell;
const retired = { is_active: false, well_class: 'Exempt' } as FilterableWell & PlacedWell;

describe('well filters', () => {
  it('decide the same on the map and in the list', () => {
    const next = numbers(11);
    const wells = Array.from({ length: 200 }, () => someWell(next));
    let shown = 0;
    for (let round = 0; round < 100; round += 1) {
      const filters = someFilters(next);
      const inList = wells.filter(passes(filters));
      expect(wells.filter((well) => mapPasses(filters, well))).toEqual(inList);
      shown += inList.length;
    }
    expect(shown).toBeGreaterThan(0);
  });

  it('show active wells only, at first', () => {
    expect([active, retired].map(passes(defaultFilters))).toEqual([true, false]);
    expect([active, retired].map(passes(withFlag(defaultFilters, 'is_active', false)))).toEqual([true, true]);
  });

  it('show nothing when nothing of a category is chosen', () => {
    const none = withChosen(defaultFilters, 'wellClass', [], values);
    expect(passes(none)(active)).toBe(false);
    expect(mapPasses(none, active)).toBe(false);
    expect(appliedCount(none, 'wellClass', values.length)).toBe(0);
  });

  it('show wells without a value only while everything is chosen', () => {
    const unknown = { is_active: true, well_class: null } as FilterableWell & PlacedWell;
    const some = withChosen(defaultFilters, 'wellClass', ['Exempt'], values);
    const all = withChosen(some, 'wellClass', values, values);
    expect(passes(some)(unknown)).toBe(false);
    expect(passes(all)(unknown)).toBe(true);
    expect(isDefault(all)).toBe(true);
  });
});

describe('a range of a measure', () => {
  it.each(['100..500', '100..', '..500', '-5..20', '0.5..0.75', '12..12'])('%s is read as it was written', (text) => {
    expect(textOfRange(rangeOfText(text)!)).toBe(text);
  });

  it.each(['', '..', '5', '9..3', 'a..b', '1..2..3', '1e3..', '--1..', '9999999999..'])('%j is none', (text) => {
    expect(rangeOfText(text)).toBeUndefined();
  });
});

describe('the words of a range', () => {
  it.each([
    ['depth', { from: 100, to: 1500.5 }, 'Well Depth: 100 to 1,500.5 ft'],
    ['depth', { from: 100 }, 'Well Depth: 100 ft or more'],
    ['level', { to: -2 }, 'Last Depth to Water: -2 ft or less'],
    ['drilled', { from: 1980 }, 'Year Drilled: 1980 or later'],
    ['drilled', { to: 1980 }, 'Year Drilled: 1980 or earlier'],
    ['drilled', { from: 1980, to: 1990 }, 'Year Drilled: 1980 to 1990'],
  ] as const)('of %s %j are as people say them', (name, range, words) => {
    expect(formatRange(name, range)).toBe(words);
  });
});

describe('the bars of a measure', () => {
  it('have widths that people count in, and leave out what is far away from most', () => {
    const depths = Float64Array.from([
      ...Array.from({ length: 990 }, (_, at) => 35 + at),
      ...Array.from({ length: 5 }, () => 30_000),
    ]);
    expect(binsOf(depths, false)).toEqual({ from: 0, width: 50, count: 21 });
    expect(binsOf(Float64Array.of(1950, 1950, 1962, Number.NaN), true)).toEqual({ from: 1950, width: 1, count: 13 });
    expect(binsOf(Float64Array.of(0.1, 0.2, 0.35), false)).toMatchObject({ from: 0.1, width: 0.01 });
  });

  it('are none where there is nothing to tell apart', () => {
    expect(binsOf(Float64Array.of(3, 3, Number.NaN), false)).toBeUndefined();
    expect(binsOf(Float64Array.of(), false)).toBeUndefined();
  });
});

describe('the counts beside filters', () => {
  it('are the wells that all other filters leave, for random wells and filters', () => {
    const next = numbers(23);
    const wells = Array.from({ length: 300 }, () => someWell(next));
    const measured = layOutBars((name) => numbersOf(wells, name));
    let seen = 0;
    for (let round = 0; round < 60; round += 1) {
      const filters = someFilters(next);
      const isDrawn = (well: number) => well % 5 > 0;
      const found = countFacets(
        { wells: [...wells.keys()], kinds: wells, kindOf: (well) => well, measured, isDrawn },
        filters,
      );
      const left = (others: WellFilters) => wells.filter((well, place) => isDrawn(place) && passes(others)(well));
      for (const name of categoryNames) {
        const { [name]: _, ...chosen } = filters.chosen;
        const expected: Record<string, number> = {};
        for (const well of left({ ...filters, chosen })) {
          const value = well[categories[name].column] ?? '';
          expected[value] = (expected[value] ?? 0) + 1;
        }
        expect(found.byValue[name]).toEqual(expected);
      }
      const shown = left(filters);
      expect(found.byFlag).toEqual(
        Object.fromEntries(flagNames.map((flag) => [flag, shown.filter((well) => well[flag]).length])),
      );
      for (const name of measureNames) {
        const { [name]: _, ...ranges } = filters.ranges;
        const values = left({ ...filters, ranges }).map((well) => well[measures[name].column]);
        const bars = Array.from({ length: measured[name].bins!.count }, () => 0);
        for (const value of values) if (value != null) bars[barOf(measured[name].bins!, value)]! += 1;
        expect(found.histograms[name]).toMatchObject({ bars, without: values.filter((value) => value == null).length });
        seen += values.length;
      }
    }
    expect(seen).toBeGreaterThan(0);
  });
});

describe('an area', () => {
  const area = areaOfText('circle:30,-98,5280~polygon:31,-98,31,-97,32,-97.5')!;

  it('lets through what is in any of its shapes', () => {
    const isIn = isInside(area);
    // A mile north is 0.01448 degrees.
    expect([isIn(-98, 30.0144), isIn(-98, 30.0146), isIn(-97.5, 31.5), isIn(-97.99, 31.9), isIn(-90, 30)]).toEqual([
      true,
      false,
      true,
      false,
      false,
    ]);
    expect(isInside([])(0, 0)).toBe(true);
    expect(passes({ ...defaultFilters, area })({ ...active, lon_dd: -98, lat_dd: 30 })).toBe(true);
    expect(passes({ ...defaultFilters, area })({ ...active, longitude: 5, latitude: 30 })).toBe(false);
  });

  it('narrows where wells are looked for, to nothing where the two do not meet', () => {
    const [west, south, east, north] = within([-180, -90, 180, 90], area);
    expect([west, south, east, north].map((degrees) => Number(degrees.toFixed(2)))).toEqual([-98.02, 29.99, -97, 32]);
    const [left, , right] = within([10, 30, 11, 31], area);
    expect(left).toBeGreaterThan(right);
  });

  it.each([
    '',
    'line:1,2,3,4',
    'layer:zones',
    'layer:zones,0',
    'layer:zones,1,2',
    'layer:A b,1',
    'circle:30,-98',
    'circle:30,-98,5~blob',
    'polygon:1,2,3,4',
  ])('%j is none', (text) => {
    expect(areaOfText(text)).toBeUndefined();
  });

  it('says what it is', () => {
    expect(formatArea(area)).toBe('Within 2 drawn shapes');
    expect(formatArea(area.slice(0, 1))).toBe('Within 5,280 ft of 30.00000, -98.00000');
    expect(formatArea(area.slice(1))).toBe('Within a drawn shape');
  });
});

/** A ring with many corners around a center; the farther out, the larger. */
function someRing(next: () => number, corners: number, from: number, to: number): number[][] {
  const ring = Array.from({ length: corners }, (_, corner) => {
    const angle = (corner / corners) * 2 * Math.PI;
    const radius = from + next() * (to - from);
    return [-98 + radius * Math.cos(angle), 30 + radius * Math.sin(angle)];
  });
  return [...ring, ring[0]!];
}

describe('a ground', () => {
  it('holds the places that turf finds inside, with holes and in several parts', () => {
    const next = numbers(41);
    let inside = 0;
    for (let round = 0; round < 40; round += 1) {
      const corners = 5 + Math.floor(next() * 300);
      const shape: Polygonal = {
        type: 'MultiPolygon',
        coordinates: [
          [someRing(next, corners, 0.6, 1), someRing(next, corners, 0.3, 0.5)],
          [someRing(next, corners, 0.1, 0.2)],
        ],
      };
      const ground = groundOf(shape);
      for (let place = 0; place < 200; place += 1) {
        const [x, y] = [-99.1 + next() * 2.2, 28.9 + next() * 2.2];
        const isIn = booleanPointInPolygon([x, y], shape);
        expect(isOn(ground, x, y)).toBe(isIn);
        inside += Number(isIn);
      }
      // Corners and edges are part of it.
      for (const [x, y] of shape.coordinates.flat(2)) expect(isOn(ground, x!, y!)).toBe(true);
    }
    expect(inside).toBeGreaterThan(1_000);
  });

  it('has its straight edges, and none of its hole', () => {
    const square = (from: number, to: number) => [
      [from, from],
      [to, from],
      [to, to],
      [from, to],
      [from, from],
    ];
    const ground = groundOf({ type: 'Polygon', coordinates: [square(0, 4), square(1, 3)] });
    const isAt = (x: number, y: number) => isOn(ground, x, y);
    expect([isAt(2, 0), isAt(4, 2), isAt(2, 4), isAt(0.5, 2), isAt(2, 1), isAt(0, 0)]).not.toContain(false);
    expect([isAt(2, 2), isAt(-1, 2), isAt(5, 1), isAt(2, 4.1)]).not.toContain(true);
  });
});

describe('a shape of a layer in an area', () => {
  const hays: LayerShape = {
    kind: 'layer',
    source: 'county-boundaries',
    shape: 12,
    known: {
      name: 'Hays County',
      ground: groundOf({
        type: 'Polygon',
        coordinates: [
          [
            [-98, 30],
            [-97, 30],
            [-97, 31],
            [-98, 30],
          ],
        ],
      }),
    },
  };
  const { known: _, ...unknown } = hays;

  it('stands in the address by its source and number, beside what was drawn', () => {
    const text = 'circle:30,-98,5280~layer:county-boundaries,12';
    expect(textOfArea(areaOfText(text)!)).toBe(text);
    expect(textOfArea([hays])).toBe('layer:county-boundaries,12');
    expect(areaOfText('layer:county-boundaries,12')).toEqual([unknown]);
    expect(textOfArea(partsOfArea('layer:zones,none~layer:zones,3~blob'))).toBe('layer:zones,3');
  });

  it('holds what is inside, and nothing until it is known', () => {
    expect(isInside([hays])(-97.3, 30.2)).toBe(true);
    expect(isInside([hays])(-97.9, 30.9)).toBe(false);
    expect(isInside([unknown])(-97.3, 30.2)).toBe(false);
    const [west, , east] = within([-180, -90, 180, 90], [unknown]);
    expect(west).toBeGreaterThan(east);
  });

  it('is called by its name, and can be taken away by itself', () => {
    const zone = { ...hays, shape: 3, known: { ...hays.known!, name: 'Western Edwards' } };
    expect(formatArea([hays])).toBe('In Hays County');
    expect(formatArea([hays, zone, ...areaOfText('circle:30,-98,500')!])).toBe(
      'Within 500 ft of 30.00000, -98.00000 or in Hays County or in Western Edwards',
    );
    expect(namedPartsOf([hays, zone]).map(({ words, others }) => [words, textOfArea(others)])).toEqual([
      ['In Hays County', 'layer:county-boundaries,3'],
      ['or in Western Edwards', 'layer:county-boundaries,12'],
    ]);
  });
});
