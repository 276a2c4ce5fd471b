import type { ComparedWell } from '@artesian/contract/map/compared-levels';
import { describe, expect, it } from 'vitest';
import { searchOf, viewOf, type ComparedView } from '../../src/compare/address.ts';
import { compareWells, isoOf } from '../../src/compare/compared-lines.ts';

const DAY = 86_400_000;
const dayOf = (iso: string) => Date.parse(iso) / DAY;
const view: ComparedView = { wells: [1, 2], measure: 'depth', since: undefined, from: undefined, to: undefined };

function well(well_ndx: number, levels: Record<string, number>, more: Partial<ComparedWell> = {}): ComparedWell {
  const depths_ft = Object.values(levels);
  return {
    well_ndx,
    asked: [well_ndx],
    well_id: `W-${well_ndx}`,
    well_name: null,
    aquifer_name: 'Edwards',
    days: Object.keys(levels).map(dayOf),
    depths_ft,
    elevations_ft: more.vertical_datum ? depths_ft.map((depth) => 700 - depth) : null,
    vertical_datum: null,
    ...more,
  };
}
const drawn = (wells: ComparedWell[], asked: Partial<ComparedView> = {}) => {
  const { lines, ...told } = compareWells(wells, { ...view, ...asked });
  const pointsOf = (points: Float64Array) =>
    Array.from({ length: points.length / 2 }, (_, place) => {
      const [ms, value] = points.subarray(2 * place);
      return [isoOf(ms! / DAY), Number.isNaN(value) ? null : value];
    });
  return { ...told, lines: Object.fromEntries(lines.map((line) => [line.well.well_id, pointsOf(line.points)])) };
};

describe('the lines of a comparison', () => {
  it('are interrupted where a well was not measured for four times as long as usual, and 45 days at least', () => {
    const monthly = { '2024-01-01': 1, '2024-02-01': 2, '2024-03-01': 3, '2024-04-01': 4, '2024-05-01': 5 };
    expect(drawn([well(1, { ...monthly, '2024-08-28': 6, '2025-01-31': 7 })]).lines['W-1']).toEqual([
      ...Object.entries(monthly),
      ['2024-08-28', 6],
      ['2024-08-29', null],
      ['2025-01-31', 7],
    ]);
    const daily = { '2024-01-01': 1, '2024-01-02': 2, '2024-01-03': 3, '2024-01-04': 4 };
    expect(drawn([well(1, { ...daily, '2024-02-18': 5, '2024-04-04': 6 })]).lines['W-1']).toEqual([
      ...Object.entries(daily),
      ['2024-02-18', 5],
      ['2024-02-19', null],
      ['2024-04-04', 6],
    ]);
  });

  it('show the days that are asked for alone, and tell of wells without any', () => {
    const wells = [well(1, { '2024-01-01': 10, '2024-01-02': 11 }), well(2, { '2020-01-01': 5 }), well(3, {})];
    expect(drawn(wells, { from: '2024-01-02' })).toMatchObject({
      lines: { 'W-1': [['2024-01-02', 11]] },
      leftOut: ['Well W-3: no water levels are published.', 'Well W-2: no water levels between these days.'],
    });
  });

  it('are elevations above the datum of most wells, and tell which wells have none or another', () => {
    const levels = { '2024-01-01': 10, '2024-01-02': 12.5 };
    const wells = [
      well(1, levels, { vertical_datum: 'NGVD29' }),
      well(2, levels, { vertical_datum: 'NAVD88' }),
      well(3, levels, { vertical_datum: 'NAVD88' }),
      well(4, levels),
    ];
    expect(drawn(wells, { measure: 'elevation' })).toEqual({
      lines: Object.fromEntries(
        ['W-2', 'W-3'].map((id) => [
          id,
          [
            ['2024-01-01', 690],
            ['2024-01-02', 687.5],
          ],
        ]),
      ),
      leftOut: [
        'Well W-1: its elevations are above NGVD29, those of the graph above NAVD88.',
        'Well W-4: no elevation of its land surface is known.',
      ],
      datum: 'NAVD88',
      since: undefined,
    });
  });

  it('rise as the water does since a day, by default the first that all wells have, by the level nearest to it', () => {
    const one = well(1, { '2024-01-01': 100, '2024-02-01': 90, '2024-03-01': 95.25 });
    const other = well(2, { '2024-02-10': 50, '2024-03-01': 52 });
    expect(drawn([one, other], { measure: 'change' })).toMatchObject({
      since: '2024-02-10',
      lines: {
        'W-1': [
          ['2024-01-01', -10],
          ['2024-02-01', 0],
          ['2024-03-01', -5.25],
        ],
        'W-2': [
          ['2024-02-10', 0],
          ['2024-03-01', -2],
        ],
      },
    });
    expect(drawn([one, other], { measure: 'change', since: '2023-12-15' })).toMatchObject({
      lines: {
        'W-1': [
          ['2024-01-01', 0],
          ['2024-02-01', 10],
          ['2024-03-01', 4.75],
        ],
      },
      leftOut: ['Well W-2: no water level within 45 days of 12/15/2023.'],
    });
  });
});

describe('the address of a comparison', () => {
  it('holds the whole view and nothing that is as by default', () => {
    expect(searchOf(view)).toEqual({ wells: '1,2' });
    const full: ComparedView = {
      wells: [3, 1],
      measure: 'change',
      since: '2020-01-01',
      from: '2019-01-01',
      to: '2024-01-01',
    };
    expect(viewOf(searchOf(full))).toEqual({ ...full, isPartLost: false });
    // The router reads one number as a number.
    expect(viewOf({ wells: 7 })).toMatchObject({ wells: [7], isPartLost: false });
  });

  it('opens what is left of a broken one, and says so', () => {
    expect(viewOf({ wells: '4,x,4,-1,5', show: 'pressure', since: '2020-99-01' })).toEqual({
      wells: [4, 5],
      measure: 'depth',
      since: undefined,
      from: undefined,
      to: undefined,
      isPartLost: true,
    });
    expect(viewOf({ wells: Array.from({ length: 30 }, (_, place) => place + 1).join(',') })).toMatchObject({
      wells: Array.from({ length: 20 }, (_, place) => place + 1),
      isPartLost: true,
    });
  });
});
