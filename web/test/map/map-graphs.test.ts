import type { ProductionMonth, WaterLevelDay } from '@artesian/contract/map/graphs';
import { describe, expect, it } from 'vitest';
import { exportName, exportWindow, firstWindow, isWithin, shiftMonths } from '../../src/map/graphs/date-window.ts';
import { productionColumns, productionFileColumns, waterLevelFileColumns } from '../../src/map/graphs/graph-columns.ts';
import { formatProduction, productionOption } from '../../src/map/graphs/production-option.ts';
import { comparableDroughts, compareWith } from '../../src/map/graphs/compared-drought.ts';
import { bandSeries, formatHistory } from '../../src/map/graphs/level-bands.ts';
import { formatWaterLevels, waterLevelsOption } from '../../src/map/graphs/water-levels-option.ts';
import { wordsOf } from '../support/pdf-words.ts';
import { lightTone } from '../../src/ui/chart/chart-tone.ts';
import { chartPdf } from '../../src/ui/chart/save-chart-pdf.ts';
import { asCsv } from '../../src/ui/table/export/export-rows.ts';

const month = (c_year: number, c_month: number, production_gallons: number): ProductionMonth => ({
  well_ndx: 1,
  district_well_id: '58-50-4-0001',
  c_year,
  c_month,
  calendar_month: 'August',
  report_year: c_year,
  graph_date: `${c_year}-${String(c_month).padStart(2, '0')}-01`,
  production_gallons,
  cum_production_gallons: production_gallons,
  allocation_gallons: 12_000_000,
  adjustments_applied: false,
});

const day = (collect_day: string, dtw_ft: number, is_pumping = false): WaterLevelDay => ({
  collect_day,
  dtw_ft,
  is_pumping,
  is_approved: false,
  well_depth_ft: 400,
  top_of_screen: 300,
  bottom_of_screen: 380,
  last_measured_year: 2026,
  years_measured: 2,
  days_measured: 3,
});

describe('the time of a graph', () => {
  it('is the last eighteen months for production, and everything up to the last day for levels', () => {
    expect(firstWindow.production('2026-11-21')).toEqual({ start: '2025-05-21', end: '2026-11-21' });
    expect(firstWindow.levels('2026-10-31')).toEqual({ start: undefined, end: '2026-10-31' });
  });

  it('holds both of its ends', () => {
    const time = { start: '2026-01-01', end: '2026-01-31' };
    expect(['2025-12-31', '2026-01-01', '2026-01-31', '2026-02-01'].map((one) => isWithin(one, time))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(isWithin('1900-01-01', { start: undefined, end: undefined })).toBe(true);
  });

  it('is exported with one month more, which ends where that month ends', () => {
    expect(exportWindow({ start: '2025-01-01', end: '2025-01-31' })).toEqual({
      start: '2025-01-01',
      end: '2025-02-28',
    });
    expect(shiftMonths('2024-12-31', 2)).toBe('2025-02-28');
    expect(shiftMonths('2024-03-31', -1)).toBe('2024-02-29');
  });

  it('names the file, with the days of the data where an end is open', () => {
    expect(exportName('58-50-301', { start: '2025-01-01', end: '2026-01-01' }, [])).toBe(
      'Time Series Data for 58-50-301 between 2025-01-01 and 2026-01-01.csv',
    );
    expect(exportName('A', { start: undefined, end: undefined }, ['2001-02-03', '2004-05-06'])).toBe(
      'Time Series Data for A between 2001-02-03 and 2004-05-06.csv',
    );
  });
});

describe('the production graph', () => {
  const months = [month(2025, 11, 500), month(2026, 2, 700)];
  const { xAxis, series, yAxis } = productionOption(months, lightTone);

  it('has every month from the first to the last, and leaves those without a report empty', () => {
    expect(xAxis.data).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']);
    expect(series[0]!.data).toEqual([500, null, null, 700]);
  });

  it('leaves its legend three lines on a phone', () => {
    expect(productionOption(months, lightTone, true).grid.top).toBeGreaterThan(
      productionOption(months, lightTone).grid.top,
    );
  });

  it('draws gallons of the month as bars at the left, the year so far and its allocation at the right', () => {
    expect(series.map(({ name, type, yAxisIndex = 0 }) => [name, type, yAxisIndex])).toEqual([
      ['Monthly Gallons', 'bar', 0],
      ['Cumulative Annual Gallons', 'line', 1],
      ['Allocation Gallons', 'line', 1],
    ]);
    expect(yAxis).toHaveLength(2);
  });

  it('says in words what it shows', () => {
    expect(formatProduction(months)).toContain('2 months, Nov 2025 to Feb 2026: 1,200 gallons');
    expect(formatProduction([])).toBe('No reported production in these months.');
  });
});

describe('the water levels graph', () => {
  const days = [day('2025-01-01', 100), day('2025-02-01', 140, true), day('2026-01-01', 110.5)];
  const named = (showsScreen: boolean) =>
    waterLevelsOption(days, lightTone, { showsScreen, bands: [] }).series.map(({ name }) => name);

  it('grows downward, and tells what was measured while pumping apart', () => {
    const { yAxis, series } = waterLevelsOption(days, lightTone, { showsScreen: false, bands: [] });
    expect(yAxis).toMatchObject({ inverse: true });
    expect(series[0]!.data).toEqual([
      ['2025-01-01', 100],
      ['2025-02-01', null],
      ['2026-01-01', 110.5],
    ]);
    expect(series[1]).toMatchObject({ type: 'scatter', data: [['2025-02-01', 140]] });
  });

  it('lies over what is usual in each month, from the highest levels down', () => {
    const band = { month: 1, years: 12, lowest_ft: 140, highest_ft: 90, percentiles_ft: [130, 120, 110, 105, 100] };
    const series = bandSeries([band], days);
    expect(series.map(({ name }) => name)).toEqual([
      '',
      '75th to 90th percentile',
      '25th to 75th percentile (normal)',
      '10th to 25th percentile',
    ]);
    const inJanuary = series.map(({ data }) => data.find(([of]) => of === '2025-01-15')![1]);
    // From the level that a tenth of the years exceed, as depths on one another.
    expect(inJanuary).toEqual([100, 5, 15, 10]);
    const ends = series.map(({ data }) => [data[0]![0], data.at(-1)![0]]);
    expect(ends).toEqual(Array.from({ length: 4 }, () => ['2025-01-01', '2026-01-01']));
    // Nothing is known of February.
    expect(series[1]!.data.find(([of]) => of === '2025-02-15')).toEqual(['2025-02-15', null]);
    expect(bandSeries([], days)).toEqual([]);
  });

  it('says where the last month stands against its history, and where levels go', () => {
    const standing = {
      last_month: '2026-10-01',
      depth_ft: 112.346,
      is_provisional: true,
      percentile: 18.2,
      level_class: 'Below Normal' as const,
      year_trend_ft: null,
      record_trend_ft: -0.412,
      first_month: '2003-02-01',
      years_measured: 23,
      days_left_out: 0,
    };
    const band = { month: 10, years: 22, lowest_ft: 140, highest_ft: 90, percentiles_ft: [130, 120, 110, 105, 100] };
    expect(formatHistory({ standing, bands: [band] })).toEqual([
      'Oct 2026: 112.35 ft below land surface (provisional), Below Normal for October (percentile 18 of 22 years).',
      'Levels fall by 0.41 ft a year over the record, 2003 to 2026.',
    ]);
    const short = {
      ...standing,
      percentile: null,
      level_class: 'Record Too Short' as const,
      record_trend_ft: null,
      days_left_out: 3,
    };
    expect(formatHistory({ standing: short, bands: [] })).toEqual([
      'Oct 2026: 112.35 ft below land surface (provisional), with too few years of October to compare.',
      'No significant trend in 23 years with levels, 2003 to 2026.',
      '3 flagged days are left out until staff have checked them.',
    ]);
    expect(formatHistory({ standing: null, bands: [] })).toEqual([]);
  });

  it('shows the screen only when it is asked for', () => {
    expect(named(false)).not.toContain('Top of Screen (ft)');
    expect(named(true)).toEqual(expect.arrayContaining(['Top of Screen (ft)', 'Bottom of Screen (ft)']));
  });

  it('says in words what it shows, with units', () => {
    expect(formatWaterLevels(days)).toContain(
      '01/01/2025 to 01/01/2026: from 100.00 ft to 140.00 ft below land surface',
    );
  });
});

describe('the rows of a graph as a file', () => {
  it('say in each line of which well and of which day they are', () => {
    const production = asCsv(productionFileColumns('58-50-301'), [month(2025, 11, 500)]).split('\r\n');
    expect(production[0]).toMatch(/^\ufeffWell ID,Month beginning,/);
    expect(production[1]).toMatch(/^58-50-301,2025-11-01,2025,500,/);
    const levels = asCsv(waterLevelFileColumns('58-50-301'), [day('2025-01-01', 100)]).split('\r\n');
    expect(levels[1]).toBe('58-50-301,2025-01-01,100,No,No');
  });
});

describe('a printed graph', () => {
  it.each([
    [undefined, '[0 0 792 612]'],
    ['portrait', '[0 0 612 792]'],
  ] as const)('is a tagged PDF in English with its title, words and rows, on Letter (%s)', async (layout, paper) => {
    const bytes = await chartPdf({
      paper: 'LETTER',
      ...(layout && { layout }),
      fileName: 'graph.pdf',
      title: 'Production Data · Well 58-50-301',
      districtName: 'Example District',
      today: '2026-03-01',
      words: 'Reported production of 2 months.',
      notes: ['This is no legal document.'],
      picture: undefined,
      columns: productionColumns,
      rows: [month(2025, 11, 500), month(2026, 2, 700)],
    });
    const text = new TextDecoder('latin1').decode(bytes);
    expect(text.startsWith('%PDF-1.7')).toBe(true);
    expect(text).toContain(`/MediaBox ${paper}`);
    for (const mark of ['/StructTreeRoot', '/Lang (en-US)', '/DisplayDocTitle true', '/S /H1', '/S /Table', '/S /TH']) {
      expect(text).toContain(mark);
    }
    const words = wordsOf(Buffer.from(bytes));
    expect(words).toMatch(/Production Data . Well 58-50-301/);
    expect(words).toMatch(/Example District . created 03\/01\/2026/);
    expect(words).toContain('no legal document');
  });
});

describe('an earlier drought beside the levels of now', () => {
  const drought = (first_month: string, last_month: string | null, drought_area_ndx = 1) => ({
    drought_area_ndx,
    drought_area_name: `Pool ${drought_area_ndx}`,
    first_month,
    last_month,
    worst_stage_name: 'Stage 3 Critical',
  });
  const of2011 = drought('2011-04-01', '2012-02-01');
  const present = drought('2025-06-01', null);
  const days = [day('2011-03-31', 90), day('2011-04-02', 95), day('2012-02-29', 99), day('2026-10-01', 120)];

  it('is one that is over and in which the well was measured', () => {
    const all = [present, of2011, drought('2008-06-01', '2009-11-01')];
    expect(comparableDroughts(all, days)).toEqual([of2011]);
    expect(comparableDroughts(all, [day('2011-05-01', 95, true)])).toEqual([]);
  });

  it('begins in the year of the present one, on the same days', () => {
    expect(compareWith(of2011, [present, of2011], days, false)).toEqual({
      name: 'Drought of 2011 to 2012, 14 years later',
      points: [
        ['2025-04-02', 95],
        ['2026-02-28', 99],
      ],
    });
  });

  it('ends with the record where there is none now in its area, which is named where there are others', () => {
    const { name, points } = compareWith(of2011, [drought('2025-06-01', null, 2), of2011], days, true);
    expect(name).toBe('Drought of 2011 to 2012, Pool 1, 14 years later');
    expect(points[0]![0]).toBe('2025-04-02');
  });

  it('is a line of its own', () => {
    const compared = compareWith(of2011, [present], days, false);
    const { series } = waterLevelsOption(days, lightTone, { showsScreen: false, bands: [], compared });
    expect(series.find(({ name }) => name === compared.name)!.data).toEqual(compared.points);
  });
});
