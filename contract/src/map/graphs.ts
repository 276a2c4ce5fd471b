import { z } from 'zod';
import { recordNumber } from '../language/endpoint.ts';
import { date, decimal, flag, gallons, integer, optional, text, year } from '../language/fields.ts';
import { pick } from '../language/rows.ts';
import { view, type View } from '../language/view.ts';
import { meterFields } from '../metering/fields.ts';
import { wellFields } from '../wells/fields.ts';

const ofOneWell = z.object({ well_ndx: recordNumber });
const ofWell = pick(wellFields, 'well_ndx', 'district_well_id');

/** Months of a well (spec 1 §3 'Production record'). Only published wells have graphs; others answer no rows. */
export const productionOfWell = view({
  path: 'ui-graph-production-final',
  access: 'open',
  summary: 'Reported production of a well by month, newest first',
  by: ofOneWell,
  orderBy: ['c_year desc', 'c_month desc'],
  row: {
    ...ofWell,
    ...pick(meterFields, 'c_year', 'c_month'),
    calendar_month: text('Month'),
    report_year: meterFields.fiscal_year,
    graph_date: date('Day', { meaning: 'The first of the month.' }),
    production_gallons: gallons('Production'),
    cum_production_gallons: gallons('Cumulative Annual', { meaning: 'Of the fiscal year so far.' }),
    allocation_gallons: optional(
      gallons('Allocation', {
        meaning: 'The fiscal-year allowance of the well’s permits; empty if one of them is unknown.',
      }),
    ),
    adjustments_applied: flag('Adjustments Applied'),
  },
});

export const meterReadingsOfMonth = view({
  path: 'ui-graph-production-meter-readings',
  access: 'open',
  summary: 'The meter readings for one month of a well',
  by: z.object({ well_ndx: recordNumber, c_year: recordNumber, c_month: recordNumber }),
  orderBy: ['meter_id'],
  row: {
    ...ofWell,
    ...pick(meterFields, 'meter_id', 'c_year', 'c_month'),
    production_gallons: optional(gallons('Production')),
    adjustment_applied: meterFields.adjustment,
    adjustment_reason: optional(text('Adjustment Reason')),
    ...pick(meterFields, 'meter_reading', 'prev_meter_reading', 'dial'),
  },
});

/** Depth to water on one day (spec 1 §3 'Water level record'), with what is known of the well and of all its days. */
export const waterLevelsOfWell = view({
  path: 'ui-graph-daily-waterlevels',
  access: 'open',
  summary: 'Depth to water of a well by day, in feet below land surface',
  by: ofOneWell,
  orderBy: ['collect_day'],
  row: {
    collect_day: date('Day'),
    dtw_ft: decimal('Depth to Water', 'ft below land surface', { decimals: 2 }),
    is_pumping: flag('Measured while pumping'),
    is_approved: flag('Approved', { meaning: 'Other levels are provisional and may still be corrected.' }),
    well_depth_ft: wellFields.well_depth_ft,
    top_of_screen: optional(decimal('Top of Screen', 'ft')),
    bottom_of_screen: optional(decimal('Bottom of Screen', 'ft')),
    last_measured_year: year('Last Measured'),
    years_measured: integer('Years Measured'),
    days_measured: integer('Days Measured'),
  },
});

export const graphViews = [productionOfWell, meterReadingsOfMonth, waterLevelsOfWell] as View[];

export type ProductionMonth = z.output<typeof productionOfWell.row>;
export type MeterReadingOfMonth = z.output<typeof meterReadingsOfMonth.row>;
export type WaterLevelDay = z.output<typeof waterLevelsOfWell.row>;
