import { categories } from '@artesian/contract/map/well-categories';
import { featureFilter } from '@maplibre/maplibre-gl-style-spec';
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

function someWell(next: () => number): FilterableWell {
  const value = () => (next() < 0.1 ? null : (values[Math.floor(next() * values.length)] ?? null));
  return {
    ...(Object.fromEntries(flagNames.map((flag) => [flag, next() < 0.7])) as Record<
      (typeof flagNames)[number],
      boolean
    >),
    ...Object.fromEntries(categoryNames.map((name) => [categories[name].column, value()])),
  };
}

function someFilters(next: () => number): WellFilters {
  const named = categoryNames.filter(() => next() < 0.3);
  return {
    chosen: Object.fromEntries(named.map((name) => [name, values.filter(() => next() < 0.8)])),
    flags: flagNames.filter(() => next() < 0.2),
  };
}

/** The decision that the map itself makes. */
function mapPasses(filters: WellFilters, properties: FilterableWell): boolean {
  const { filter } = featureFilter(filterExpression(filters), 'layers[0].filter');
  return filter({ zoom: 11 }, { type: 1, properties });
}

const active = { is_active: true, well_class: 'Exempt' } as FilterableWell;
const retired = { is_active: false, well_class: 'Exempt' } as FilterableWell;

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
    const unknown = { is_active: true, well_class: null } as FilterableWell;
    const some = withChosen(defaultFilters, 'wellClass', ['Exempt'], values);
    const all = withChosen(some, 'wellClass', values, values);
    expect(passes(some)(unknown)).toBe(false);
    expect(passes(all)(unknown)).toBe(true);
    expect(isDefault(all)).toBe(true);
  });
});
