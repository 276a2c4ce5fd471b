import { describe, expect, it } from 'vitest';
import { choiceOf, choiceText, choiceTextsOf } from '../../src/ui/table/filter/choice-list.ts';
import type { CellValue, Column } from '../../src/ui/table/column.ts';
import { narrowRows } from '../../src/ui/table/filter/narrow-rows.ts';
import { sortRows } from '../../src/ui/table/grid/sort-rows.ts';
import { EMPTY, formatFilter, matcherOf, NOT_EMPTY, problemOf } from '../../src/ui/table/filter/filter.ts';

const matches = (kind: Column<never>['kind'], value: CellValue, filter: string) => matcherOf(kind, filter)(value);

describe('the filter of a column', () => {
  it('finds text without regard to case and accents', () => {
    expect(matches('text', 'Peña Ranch', 'PENA')).toBe(true);
    expect(matches('text', null, 'pena')).toBe(false);
  });

  it.each([
    [612.5, '600..700', true],
    [612.5, '..600', false],
    [612.5, '700..', false],
    [1234, '1,200..', true],
    [-97.78, '-98..-97.5', true],
    [612.5, '6-..', true],
    [null, '..700', false],
  ])('of numbers: %j in %j is %j', (value, range, isIn) => expect(matches('number', value, range)).toBe(isIn));

  it.each([
    ['2024-06-30', '2024..', true],
    ['2024-06-30', '..2024', true],
    ['2024-06-30', '..2024-05', false],
    ['2024-06-30', '..5/2024', false],
    ['2024-06-30', '06/30/2024..06/30/2024', true],
    ['2024-06-30', '6/30/24..7/1/24', true],
    ['2024-06-30', '7/1/2024..', false],
    ['2024-06-30', 'foo..', true],
  ])('of dates: %j in %j is %j', (value, range, isIn) => expect(matches('date', value, range)).toBe(isIn));

  it('of flags takes nothing for no', () => {
    expect(matches('flag', null, 'no')).toBe(true);
    expect(matches('flag', false, 'yes')).toBe(false);
  });

  it.each([
    ['Domestic', 'Domestic|Irrigation', true],
    ['Public', 'Domestic|Irrigation', false],
    [null, 'Domestic', false],
    [null, `Domestic|${EMPTY}`, true],
    ['Domestic', NOT_EMPTY, true],
    // As addresses wrote it before there could be several.
    ['A|B', 'A|B', true],
    ['C:\\wells', 'C:\\wells', true],
  ])('of choices: %j in %j is %j', (value, filter, isIn) => expect(matches('choice', value, filter)).toBe(isIn));

  it('takes choices of any letters', () => {
    const odd = ['A|B', 'a\\', '\\|', '(empty)', 'Edwards (BFZ)', 'x,y&z=1', '(not empty)', 'line\nbreak'];
    const filter = odd.map(choiceText).join('|');
    expect(choiceTextsOf(filter).map(choiceOf)).toEqual(odd);
    expect(odd.every((choice) => matches('choice', choice, filter))).toBe(true);
    expect(matches('choice', null, filter)).toBe(false);
    expect(matches('choice', '(empty)', choiceText('(empty)'))).toBe(true);
  });

  it.each(['text', 'choice', 'flag', 'number', 'date'] as const)('finds what is empty, and what is not: %s', (kind) => {
    const value = { text: 'x', choice: 'x', flag: false, number: 0, date: '2024-06-30' }[kind];
    expect([matches(kind, null, EMPTY), matches(kind, value, EMPTY)]).toEqual([true, false]);
    expect([matches(kind, null, NOT_EMPTY), matches(kind, value, NOT_EMPTY)]).toEqual([false, true]);
  });

  it('says in words what it asks, and what it cannot understand', () => {
    expect(formatFilter('choice', `Domestic|${EMPTY}`)).toBe('Domestic or empty');
    expect(formatFilter('date', '2024-06-30..')).toBe('from 06/30/2024');
    expect(formatFilter('number', '600..700')).toBe('from 600 up to 700');
    expect(problemOf('date', '..foo')).toBe('“foo” is not a date. Write MM/DD/YYYY, or a year.');
    expect(problemOf('number', 'x..')).toBe('“x” is not a number.');
    expect(problemOf('date', '2024..06/30/2025')).toBeUndefined();
  });
});

describe('rows', () => {
  interface Named {
    name: string | null;
    depth: number | null;
  }
  const columns: Column<Named>[] = [
    { id: 'name', header: 'Name', kind: 'text', value: ({ name }) => name },
    { id: 'depth', header: 'Depth', kind: 'number', value: ({ depth }) => depth },
  ];
  const rows: Named[] = ['W-10', null, 'w-9', 'Ávila', 'W-9'].map((name, index) => ({
    name,
    depth: [300, 20, 100, null, 25][index]!,
  }));
  const names = (sorted: readonly Named[]) => sorted.map(({ name }) => name);

  it.each([
    ['name', false, ['Ávila', 'w-9', 'W-9', 'W-10', null]],
    ['name', true, ['W-10', 'w-9', 'W-9', 'Ávila', null]],
    ['depth', false, [null, 'W-9', 'w-9', 'W-10', 'Ávila']],
    ['depth', true, ['W-10', 'w-9', 'W-9', null, 'Ávila']],
  ])('are ordered by %s as people count, down: %j, and what is empty stands last', (id, descending, order) => {
    expect(names(sortRows(rows, columns, [{ id, descending }]))).toEqual(order);
  });

  it('are ordered by the next column where the first does not decide, and stay as they came without any', () => {
    const sort = ['no such column', 'name', 'depth'].map((id) => ({ id, descending: false }));
    expect(names(sortRows(rows, columns, sort))).toEqual(['Ávila', 'W-9', 'w-9', 'W-10', null]);
    expect(sortRows(rows, columns, [])).toBe(rows);
  });

  it('are those that pass every filter', () => {
    expect(names(narrowRows(rows, columns, { name: '9', depth: '50..', 'no such column': 'x' }))).toEqual(['w-9']);
    expect(narrowRows(rows, columns, { name: '' })).toBe(rows);
  });
});
