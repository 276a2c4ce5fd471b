import { meterReadingsOfMonth, productionOfWell, waterLevelsOfWell } from '@artesian/contract/map/graphs';
import { declaredColumns } from '../../ui/table/declared-column.ts';

// The columns of the graphs' tables, of their CSV and of their PDF.

export const productionColumns = declaredColumns(productionOfWell.row)(
  'calendar_month',
  'c_year',
  'report_year',
  { id: 'production_gallons', total: 'sum' },
  'cum_production_gallons',
  'allocation_gallons',
  'adjustments_applied',
);

export const meterReadingColumns = declaredColumns(meterReadingsOfMonth.row)(
  'meter_id',
  'prev_meter_reading',
  'meter_reading',
  { id: 'production_gallons', total: 'sum' },
  'adjustment_applied',
  'adjustment_reason',
);

export const waterLevelColumns = declaredColumns(waterLevelsOfWell.row)('collect_day', 'dtw_ft', 'is_pumping');
