import { t } from '@artesian/domain/texts/translate';
import {
  meterReadingsOfMonth,
  productionOfWell,
  waterLevelsOfWell,
  type ProductionMonth,
  type WaterLevelDay,
} from '@artesian/contract/map/graphs';
import type { Column } from '../../ui/table/column.ts';
import { declaredColumns } from '../../ui/table/declared-column.ts';

// The columns of the graphs' tables and of their PDF, and of their CSV.

export const productionColumns = declaredColumns(productionOfWell.row)(
  'calendar_month',
  // So that the page of a well has room for all of them.
  { id: 'c_year', width: 100 },
  { id: 'report_year', width: 112 },
  { id: 'production_gallons', total: 'sum' },
  'cum_production_gallons',
  'allocation_gallons',
  'adjustments_applied',
);

/** A file outlives its name: each of its lines says the well, and its day as programs read it. */
const ofWell = <R>(well: string): Column<R> => ({
  id: 'well_id',
  header: t('Well ID'),
  kind: 'text',
  value: () => well,
});

export const productionFileColumns = (well: string) => [
  ofWell<ProductionMonth>(well),
  ...declaredColumns(productionOfWell.row)(
    { id: 'graph_date', header: t('Month beginning') },
    'report_year',
    'production_gallons',
    'cum_production_gallons',
    'allocation_gallons',
    'adjustments_applied',
  ),
];

export const waterLevelFileColumns = (well: string) => [ofWell<WaterLevelDay>(well), ...waterLevelColumns];

export const meterReadingColumns = declaredColumns(meterReadingsOfMonth.row)(
  'meter_id',
  'prev_meter_reading',
  'meter_reading',
  'dial',
  { id: 'production_gallons', total: 'sum' },
  'adjustment_applied',
  'adjustment_reason',
);

export const waterLevelColumns = declaredColumns(waterLevelsOfWell.row)(
  'collect_day',
  'dtw_ft',
  'is_pumping',
  'is_approved',
);
