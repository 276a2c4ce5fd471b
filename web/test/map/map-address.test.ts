import { documentedHome } from '@artesian/contract/map/map-home';
import { areaAmong } from '@artesian/contract/map/well-area';
import { measureNames } from '@artesian/contract/map/well-measures';
import { describe, expect, it } from 'vitest';
import type { Drawing } from '@artesian/contract/map/drawings';
import { defaultView, searchOf, viewOf, type MapView } from '../../src/map/address.ts';
import { formatSize, type Buffer } from '../../src/map/adjacent-wells/buffers.ts';
import { categoryNames, flagNames } from '../../src/map/wells/filters.ts';

/** The way an address takes through the browser: everything becomes text. */
function throughAddress(view: MapView): MapView {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(searchOf(view, documentedHome))) {
    if (value !== undefined) parameters.set(name, String(value));
  }
  return viewOf(Object.fromEntries(new URLSearchParams(parameters.toString())), documentedHome);
}

/** A repeatable sequence of numbers from 0 to 1. */
function numbers(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

const words = ['Exempt', 'Non-Exempt', 'LPP ~ limited', 'Tested!', '!-', '~~', 'a,b:c', 'Zone “West” & East', '7'];

const drawings: readonly Drawing[] = [
  { kind: 'point', places: [{ latitude: 30.168234, longitude: -97.85184 }] },
  {
    kind: 'line',
    places: [
      { latitude: 30.1, longitude: -97.8 },
      { latitude: -30.000001, longitude: 179.9 },
    ],
  },
  {
    kind: 'polygon',
    places: [
      { latitude: 30, longitude: -97 },
      { latitude: 31, longitude: -97 },
      { latitude: 31, longitude: -98 },
    ],
  },
  { kind: 'circle', places: [{ latitude: 30.1, longitude: -97.8 }], radiusFt: 500.25 },
];

const buffers: readonly Buffer[] = [
  { latitude: 30.16823, longitude: -97.85184, amount: 500, unit: 'Feet', color: '#ffff00' },
  { latitude: -30, longitude: 97.5, amount: 2.5, unit: 'Acres', color: '#0072b2' },
];

function someView(seed: number): MapView {
  const next = numbers(seed);
  const some = <T>(all: readonly T[]) => all.filter(() => next() < 0.5);
  const chosen = some(categoryNames).map((name) => [name, some(words)]);
  return {
    latitude: Number((next() * 180 - 90).toFixed(5)),
    longitude: Number((next() * 360 - 180).toFixed(5)),
    zoom: Number((next() * 20).toFixed(2)),
    baseMap: some(['satellite'])[0],
    categorizeBy: categoryNames[Math.floor(next() * categoryNames.length)] ?? 'wellClass',
    filters: {
      chosen: Object.fromEntries(chosen),
      flags: some(flagNames),
      area: areaAmong(some(drawings)),
      ranges: Object.fromEntries(
        some(measureNames).map((name) => [
          name,
          { from: Math.round(next() * 100) / 2 - 20, ...(next() < 0.5 && { to: 500 }) },
        ]),
      ),
    },
    levelYear: some([2015])[0],
    switched: Object.fromEntries(some(['zones', 'fema-100', 'a:b', 'c~d']).map((layer) => [layer, next() < 0.5])),
    opacity: Object.fromEntries(some(['zones', 'a:b', 'c~d']).map((layer) => [layer, Math.floor(next() * 101)])),
    booleans: Object.fromEntries(some(['springs', 'a:b', 'c~d']).map((row) => [row, next() < 0.5])),
    well: some([1 + Math.floor(next() * 9999)])[0],
    isListOpen: next() < 0.5,
    graph: some(['production', 'levels'] as const)[0],
    graphStart: some(['2024-01-31', 'any'])[0],
    graphEnd: some(['2025-12-01', 'any'])[0],
    graphDrought: some(['2 2011-05-01'])[0],
    drawings: some(drawings),
    buffers: some(buffers),
    isBufferToolOpen: next() < 0.5,
    compared: some([12, 7, 930]),
  };
}

describe('the address of a map', () => {
  it.each(Array.from({ length: 60 }, (_, seed) => seed))('holds the whole view (%i)', (seed) => {
    const view = someView(seed);
    expect(throughAddress(view)).toEqual(view);
  });

  it('is empty for the first look at the map', () => {
    expect(Object.values(searchOf(defaultView, documentedHome)).filter((value) => value !== undefined)).toEqual([]);
    expect(viewOf({}, documentedHome)).toEqual(defaultView);
  });

  it('is of the home of the district, wherever that is', () => {
    const elsewhere = { latitude: 33.5, longitude: -101.8, zoom: 9.25 };
    expect(viewOf({}, elsewhere)).toEqual({ ...defaultView, ...elsewhere });
    expect(searchOf({ ...defaultView, ...elsewhere }, elsewhere)['at']).toBeUndefined();
    expect(searchOf(defaultView, elsewhere)['at']).toBe('30.16823,-97.85184,11');
    expect(searchOf(defaultView, undefined)['at']).toBe('30.16823,-97.85184,11');
  });

  it('names the place beside a well, even where the map is at first: a well alone means the place of the well', () => {
    expect(searchOf({ ...defaultView, well: 5 }, documentedHome)['at']).toBe('30.16823,-97.85184,11');
  });

  it('falls back to the defaults where it makes no sense', () => {
    const broken = {
      at: '95,200,x',
      by: 'colour',
      year: '15',
      well: '-3',
      opacity: 'zones:900',
      only: 'is_blue',
      draw: 'blob:1,2~line:1,2~circle:95,0,5',
      buffers: '1,2,0,Feet,ffff00~x',
    };
    expect(viewOf(broken, documentedHome)).toEqual({
      ...defaultView,
      filters: { chosen: {}, flags: [], ranges: {}, area: [] },
    });
  });

  it('reads numbers that the router has already understood as numbers', () => {
    expect(viewOf({ well: 42, list: 1, wellClass: 7 }, documentedHome)).toMatchObject({
      well: 42,
      isListOpen: true,
      filters: { chosen: { wellClass: ['7'] } },
    });
  });
});

it('the size of a buffer is in words, one of a kind too', () => {
  expect(formatSize({ amount: 1, unit: 'Miles' })).toBe('1 mile');
  expect(formatSize({ amount: 1500, unit: 'Feet' })).toBe('1,500 feet');
});
