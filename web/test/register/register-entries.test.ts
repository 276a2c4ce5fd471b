import { fieldMeta, percent, timestamp, year } from '@artesian/contract/language/fields';
import { meters } from '@artesian/contract/metering/meters';
import { wells } from '@artesian/contract/wells/wells';
import { describe, expect, it } from 'vitest';
import { changesOf, entriesOf, missingFields } from '../../src/register/form/entries.ts';
import { entryOf, grouped, readNumber, same, valueOf } from '../../src/register/form/input-text.ts';
import { longDate, readDate } from '../../src/ui/dates.ts';
import { meter, well } from '../support/records.ts';

describe('numbers as people type them', () => {
  it.each([
    ['1,234 ft', 1234],
    ['1 234.5', 1234.5],
    ['-97.78°', -97.78],
    ['−97.78', -97.78],
    ['.5', 0.5],
    ['12 ac-ft', undefined],
    ['12-13', undefined],
    ['about six', undefined],
    ['', undefined],
  ])('%j is %j', (typed, value) => expect(readNumber(typed)).toBe(value));
});

describe('dates as people type them', () => {
  it.each([
    ['9/1/25', '2025-09-01'],
    ['09-01-2025', '2025-09-01'],
    ['2025-9-1', '2025-09-01'],
    ['7/4/76', '1976-07-04'],
    ['2/30/2025', undefined],
    ['soon', undefined],
    ['12-Feb-26', '2026-02-12'],
    ['1 Sep 2025', '2025-09-01'],
    ['Feb 3, 2026', '2026-02-03'],
    ['30-Feb-26', undefined],
  ])('%j is %j', (typed, value) => expect(readDate(typed)).toBe(value));

  it('are shown in long form', () => {
    expect(['2020-01-01', '2020-01-02', '2020-01-03', '2020-01-11', '2020-01-22'].map(longDate)).toEqual([
      'January 1st, 2020',
      'January 2nd, 2020',
      'January 3rd, 2020',
      'January 11th, 2020',
      'January 22nd, 2020',
    ]);
  });
});

describe('what was changed', () => {
  it('is nothing while the entries say what the record says', () => {
    const base = well({ lat_dd: 30.123456789, elevation_ft: 1234 });
    expect(changesOf(wells, base, entriesOf(wells, base))).toEqual({});
    expect(changesOf(wells, base, { ...entriesOf(wells, base), elevation_ft: '1,234.0 ft', city: ' Austin ' })).toEqual(
      {},
    );
  });

  it('is a cleared field, an unset lookup and a removal', () => {
    const base = well({ well_class_ndx: 1 });
    const entries = { ...entriesOf(wells, base), city: '', well_class_ndx: null, removed: true };
    expect(changesOf(wells, base, entries)).toEqual({ city: null, well_class_ndx: 999, removed: true });
  });
});

describe('what is missing', () => {
  it('is what a person must choose, also where an older record holds the row for unset', () => {
    expect(missingFields(meters, entriesOf(meters, undefined))).toEqual(['setup_well_ndx']);
    expect(missingFields(meters, entriesOf(meters, meter()))).toEqual([]);
    expect(missingFields(wells, entriesOf(wells, well({ primary_use_ndx: 999 })))).toEqual(['primary_use_ndx']);
    const imported = well({ primary_use_ndx: 999 });
    expect(missingFields(wells, { ...entriesOf(wells, imported), well_name: 'Cedar' }, imported)).toEqual([]);
    expect(missingFields(wells, { ...entriesOf(wells, well()), primary_use_ndx: null }, well())).toEqual([
      'primary_use_ndx',
    ]);
  });
});

describe('thousands', () => {
  const gallons = fieldMeta.get(meters.fields.start_reading)!;
  it.each([
    ['1234567', '1,234,567'],
    ['-1234.50', '-1,234.50'],
    ['999', '999'],
    ['1,234 ft', '1,234 ft'],
    ['12a4', '12a4'],
    ['', ''],
  ])('of %s are set apart as %s, with the same value', (typed, shown) => {
    expect(grouped(gallons, typed)).toBe(shown);
    expect(valueOf(gallons, shown, true)).toEqual(valueOf(gallons, typed, true));
  });

  it('of a number without a unit, a year or a name, are not', () => {
    expect(grouped(fieldMeta.get(year('Since'))!, '1988')).toBe('1988');
    expect(grouped({ label: 'Tracking number', kind: 'integer' }, '57389')).toBe('57389');
  });
});

describe('kinds that are shown otherwise than they are kept', () => {
  it.each([
    ['percent', fieldMeta.get(percent('Share'))!, 0.125, '12.5', '29 %', 0.29],
    ['year', fieldMeta.get(year('Since'))!, 1988, '1988', '2001', 2001],
  ])('reads what it shows of a %s', (_kind, meta, kept, shown, typed, meant) => {
    expect(entryOf(meta, kept)).toBe(shown);
    expect(valueOf(meta, shown, true)).toBe(kept);
    expect(valueOf(meta, typed, true)).toBe(meant);
  });

  it('reads the instant that it shows in local time', () => {
    const meta = fieldMeta.get(timestamp('Collected'))!;
    const shown = entryOf(meta, '2025-09-01T14:05:00.000Z');
    expect(valueOf(meta, shown, true)).toBe('2025-09-01T14:05:00.000Z');
  });

  it('takes a list for the same in any order', () => {
    expect(same([1, 2], [2, 1])).toBe(true);
    expect(same([1, 2], [1, 3])).toBe(false);
    expect(same([1], [1, 2])).toBe(false);
  });
});
