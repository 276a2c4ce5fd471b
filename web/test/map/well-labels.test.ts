import { fieldMeta } from '@artesian/contract/language/fields';
import { mapWell } from '@artesian/contract/map/map-wells';
import { categories } from '@artesian/contract/map/well-categories';
import { flagLabel, flagNames } from '@artesian/contract/map/well-filters';
import { describe, expect, it } from 'vitest';
import { columnsOn } from '../../src/adjacent-wells/columns.tsx';
import { factsOf, truthsOf } from '../../src/map/details/well-facts.ts';

const declared = Object.fromEntries(
  Object.entries(mapWell.shape).map(([column, schema]) => [column, fieldMeta.get(schema)!.label]),
);

/** A well with this column alone, filled in as its kind is. */
function wellWith(column: string) {
  const { kind } = fieldMeta.get(mapWell.shape[column as 'well_id'])!;
  const values: Partial<Record<typeof kind, unknown>> = { flag: true, date: '2019-06-02', decimal: 12 };
  return { [column]: values[kind] ?? 'words' };
}

/** What stands beside a column of the map's wells, by where it stands. */
const places: Record<string, [column: string, label: string][]> = {
  'the report of adjacent wells': columnsOn({}).map(({ id, header }) => [id, header]),
  'the popup': Object.keys(declared).flatMap((column) =>
    factsOf(wellWith(column)).map(({ label }): [string, string] => [column, label]),
  ),
  'the words of a popup': Object.keys(declared).flatMap((column) =>
    truthsOf(wellWith(column)).map((label): [string, string] => [column, label]),
  ),
  'the switches of the filters': flagNames.map((flag) => [flag, flagLabel(flag)]),
  'the categories of the filters': Object.values(categories).map(({ column, label }) => [column, label]),
};

describe.each(Object.entries(places))('%s', (_place, labels) => {
  it('calls each column of the wells what its declaration does', () => {
    const ofWells = labels.filter(([column]) => column in declared);
    expect(ofWells.length).toBeGreaterThan(3);
    expect(ofWells).toEqual(ofWells.map(([column]) => [column, declared[column]]));
  });
});

it('has the words of the specification for the switches', () => {
  expect(flagNames.map(flagLabel)).toEqual([
    'Is Active',
    'In District',
    'Is Permitted',
    'Is Monitoring',
    'Has Water Levels Data',
    'Was WQ Data',
    'Has Production Data',
    'Has Geo Log',
  ]);
});
