import type { meterReadingOfMonth } from '@artesian/contract/graphs';
import type { z } from 'zod';
import type { Column } from '../../ui/table/column.ts';
import type { ProductionMonth, WaterLevelDay } from './records.ts';

/** The columns of the graphs' tables, of their CSV and of their PDF. */
export const productionColumns: readonly Column<ProductionMonth>[] = [
  { id: 'calendar_month', header: 'Month', kind: 'text', value: ({ calendar_month }) => calendar_month },
  { id: 'c_year', header: 'Year', kind: 'number', ungrouped: true, value: ({ c_year }) => c_year },
  {
    id: 'report_year',
    header: 'Fiscal Year',
    kind: 'number',
    ungrouped: true,
    value: ({ report_year }) => report_year,
  },
  summed(gallons('production_gallons', 'Production', ({ production_gallons }) => production_gallons)),
  gallons('cum_production_gallons', 'Cumulative Annual', ({ cum_production_gallons }) => cum_production_gallons),
  gallons('allocation_gallons', 'Allocation', ({ allocation_gallons }) => allocation_gallons),
  {
    id: 'adjustments_applied',
    header: 'Adjustments Applied',
    kind: 'flag',
    value: ({ adjustments_applied }) => adjustments_applied,
  },
];

export type MeterReading = z.output<typeof meterReadingOfMonth>;

export const meterReadingColumns: readonly Column<MeterReading>[] = [
  { id: 'meter_id', header: 'Meter ID', kind: 'text', value: ({ meter_id }) => meter_id },
  { id: 'prev_meter_reading', header: 'Previous Reading', kind: 'number', value: (row) => row.prev_meter_reading },
  { id: 'meter_reading', header: 'Meter Reading', kind: 'number', value: (row) => row.meter_reading },
  summed(gallons('production_gallons', 'Production', ({ production_gallons }) => production_gallons)),
  gallons('adjustment_applied', 'Adjustment', ({ adjustment_applied }) => adjustment_applied),
  { id: 'adjustment_reason', header: 'Adjustment Reason', kind: 'text', value: (row) => row.adjustment_reason },
];

export const waterLevelColumns: readonly Column<WaterLevelDay>[] = [
  { id: 'collect_day', header: 'Day', kind: 'date', value: ({ collect_day }) => collect_day },
  {
    id: 'dtw_ft',
    header: 'Depth to Water',
    kind: 'number',
    unit: 'ft below land surface',
    decimals: 2,
    value: ({ dtw_ft }) => dtw_ft,
  },
  { id: 'is_pumping', header: 'Measured while pumping', kind: 'flag', value: ({ is_pumping }) => is_pumping },
];

function gallons<T>(id: string, header: string, value: Column<T>['value']): Column<T> {
  return { id, header, kind: 'number', unit: 'gal', value };
}

function summed<T>(column: Column<T>): Column<T> {
  return { ...column, total: 'sum' };
}
