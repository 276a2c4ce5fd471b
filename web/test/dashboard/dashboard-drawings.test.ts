import { describe, expect, it } from 'vitest';
import { lateness, scaleOf } from '../../src/dashboard/days-late.ts';
import { hiddenAtFirst, monthsOption } from '../../src/dashboard/draw-months.ts';
import { keysOf, pieOption } from '../../src/dashboard/draw-pie.ts';
import { yearsOption } from '../../src/dashboard/draw-years.ts';
import { bandsOf, stagesOf } from '../../src/dashboard/drought-bands.ts';
import { sumMonths } from '../../src/dashboard/sum-months.ts';
import { yearSoFar } from '../../src/dashboard/year-in-progress.ts';
import type { ChartOption } from '../../src/ui/chart/chart-library.ts';
import { lightTone } from '../../src/ui/chart/chart-tone.ts';
import { months as rows, pumped } from '../support/dashboard-rows.ts';
import { districtStages } from '../support/district-stages.ts';

interface Series {
  name: string;
  stack?: string;
  data: (number | null)[];
}
const seriesOf = (option: ChartOption) => option.series as Series[];
const dataOf = (option: ChartOption, name: string) => seriesOf(option).find((one) => one.name === name)?.data;

describe('months of the district', () => {
  it('are sums over its parts, with the whole year beside each', () => {
    expect(sumMonths(rows)[1]).toEqual({
      mo: '2025-09-01',
      fiscal_year: 2026,
      drought_stage_ndx: 2,
      drought_stage: 'Stage 2 Alarm',
      permitted: 11_000_000,
      reduced: 9_000_000,
      actual: 9_250_000,
      exceedance: 1_000_000,
      annual: 132_000_000,
      annualReduced: 126_000_000,
      exceeding: 1,
      permits: 6,
      incomplete: 2,
      toReport: 0,
    });
  });

  it('are unknown only where nothing is known', () => {
    const unknown = { monthly_permitted_volume: null, reduced_monthly_volume: null, annual_permitted_volume: null };
    const trinity = pumped('2025-09-01', { ...unknown, aq_group_summary_name: 'Trinity' });
    expect(sumMonths([trinity])[0]).toMatchObject({ permitted: null, reduced: null, annual: null });
    expect(sumMonths([trinity, pumped('2025-09-01')])[0]).toMatchObject({ permitted: 10_000_000, annual: 120_000_000 });
  });

  it('have the volume of the year of a part that begins within it in every month', () => {
    const later = pumped('2025-10-01', { aq_group_summary_name: 'Trinity', annual_permitted_volume: 5_000_000 });
    expect(sumMonths([pumped('2025-09-01'), later]).map(({ annual }) => annual)).toEqual([125_000_000, 125_000_000]);
  });
});

describe('the chart of months', () => {
  const months = sumMonths(rows);

  it('draws what exceeded as the upper part of what was pumped', () => {
    const option = monthsOption(months, districtStages, new Set(hiddenAtFirst), lightTone);
    expect(dataOf(option, 'Actual')).toEqual([8.25, 8.25, 8.25, 8.25]);
    expect(dataOf(option, 'Exceedance')).toEqual([1, 1, 1, 1]);
    expect(dataOf(option, 'Annual Permitted')).toBeUndefined();
  });

  it('draws what was pumped whole where exceedance is hidden', () => {
    const option = monthsOption(months, districtStages, new Set(['Exceedance', 'Permitted']), lightTone);
    expect(dataOf(option, 'Actual')).toEqual([9.25, 9.25, 9.25, 9.25]);
    expect(seriesOf(option).map(({ name }) => name)).toEqual([
      'Actual',
      'Reduced (target)',
      'Annual Permitted',
      'Drought',
    ]);
  });

  it('has a band behind months of one drought stage; the first stage is no drought', () => {
    expect(bandsOf(months, districtStages)).toEqual([
      { stage: 'Stage 2 Alarm', of: districtStages[2], from: 1, to: 3 },
    ]);
    const others = [3, null, 3, 2].map((drought_stage_ndx) => ({
      drought_stage_ndx,
      drought_stage: drought_stage_ndx === null ? null : districtStages[drought_stage_ndx]!.drought_stage_name,
    }));
    expect(bandsOf(others, districtStages).map(({ from, to }) => [from, to])).toEqual([
      [0, 1],
      [2, 3],
      [3, 4],
    ]);
    expect(stagesOf(others, districtStages)).toEqual([districtStages[2], districtStages[3]]);
    const renamed = districtStages.map((stage) => ({ ...stage, drought_stage_name: 'Warning', restricts: true }));
    const first = [{ drought_stage_ndx: 1, drought_stage: 'Warning' }];
    expect(bandsOf(first, renamed)).toHaveLength(1);
  });
});

describe('the year in progress', () => {
  it('counts the months that are over, not the present one', () => {
    expect(yearSoFar(rows, '2025-11-01')).toMatchObject({
      fiscal_year: 2026,
      monthsOver: 2,
      through: '2025-10-01',
      pumped: 18_500_000,
      reduced: 18_000_000,
      target: 126_000_000,
      projected: 129_500_000,
    });
  });

  it('goes through the last month that was to be reported', () => {
    const quarter = [
      pumped('2025-09-01', { actual_production: 5_000_000 }),
      pumped('2025-10-01', { actual_production: 0, volume_to_report: 8_000_000 }),
      pumped('2025-11-01', { actual_production: 0, volume_to_report: 8_000_000 }),
    ];
    expect(yearSoFar(quarter, '2025-11-01')).toMatchObject({
      through: '2025-09-01',
      monthsOver: 2,
      pumped: 5_000_000,
      reduced: 8_000_000,
      projected: 71_250_000,
    });
    const nobody = quarter.map((row) => ({ ...row, volume_to_report: 8_000_000 }));
    expect(yearSoFar(nobody, '2025-11-01')).toBeUndefined();
  });

  it('is not told in its first month, nor where its volume is not known', () => {
    expect(yearSoFar(rows, '2025-09-01')).toBeUndefined();
    expect(yearSoFar([], '2025-11-01')).toBeUndefined();
    const unknown = rows.map((row) => ({ ...row, annual_reduced_volume: null }));
    expect(yearSoFar(unknown, '2025-11-01')).toBeUndefined();
  });
});

it('leaves a fiscal year without permits of a type empty, and hidden types away', () => {
  const year = { authorized: 1_000_000, incomplete: 0 };
  const years = [
    { ...year, fiscal_year: 2025, type_group: 'Historical' },
    { ...year, fiscal_year: 2026, type_group: 'Conditional' },
  ];
  expect(seriesOf(yearsOption(years, new Set(), lightTone)).map(({ name, data }) => [name, data])).toEqual([
    ['Historical', [1, null]],
    ['Conditional', [null, 1]],
  ]);
  expect(seriesOf(yearsOption(years, new Set(['Historical']), lightTone)).map(({ name }) => name)).toEqual([
    'Conditional',
  ]);
  const operating = [{ ...year, fiscal_year: 2026, type_group: 'Operating' }];
  expect(seriesOf(yearsOption(operating, new Set(), lightTone)).map(({ name }) => name)).toEqual(['Operating']);
});

describe('slices', () => {
  const slices = Array.from({ length: 10 }, (_, index) => ({
    name: `Tier ${index}`,
    permitted: 1_000_000,
    incomplete: 0,
  }));

  it('cycle through the palette, and are drawn otherwise each time', () => {
    const looks = keysOf(slices).map(({ mark, colorIn }) => `${mark} ${colorIn(lightTone)}`);
    expect(new Set(looks).size).toBe(10);
    expect(keysOf(slices)[8]!.colorIn(lightTone)).toBe(keysOf(slices)[0]!.colorIn(lightTone));
  });

  it('keep their look while others are hidden, and the middle says the sum of those that are left', () => {
    const option = pieOption(slices, new Set(['Tier 0', 'Tier 1']), lightTone) as {
      title: { text: string };
      series: unknown;
    };
    const [{ data }] = option.series as [{ data: { name: string; itemStyle: { color: string } }[] }];
    expect(option.title.text).toBe('8');
    expect(data[0]).toMatchObject({ name: 'Tier 2', itemStyle: { color: keysOf(slices)[2]!.colorIn(lightTone) } });
  });
});

it('scales lateness from the smallest to the largest number of days', () => {
  const scale = scaleOf([17, 80, 201]);
  expect([17, 109, 201].map((days) => lateness(days, scale))).toEqual([0, 0.5, 1]);
  expect(lateness(5, scaleOf([5]))).toBe(1);
});
