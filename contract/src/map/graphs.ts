import { z } from 'zod';
import { recordNumber } from '../language/endpoint.ts';
import { view, type View } from '../language/view.ts';

const words = z.string().nullable();
const gallons = z.int();
const ofOneWell = z.object({ well_ndx: recordNumber });

/** Gallons of a month through the meters of a well (spec 1 §3 'Production record'). `report_year` is the fiscal year. */
export const productionMonth = z.object({
  well_ndx: z.int(),
  district_well_id: z.string(),
  c_year: z.int(),
  c_month: z.int(),
  calendar_month: z.string(),
  report_year: z.int(),
  graph_date: z.iso.date(),
  production_gallons: gallons,
  /** Of the fiscal year so far. */
  cum_production_gallons: gallons,
  /** What the permits of the well allow in the fiscal year; null while that of one of them is not known. */
  allocation_gallons: gallons.nullable(),
  adjustments_applied: z.boolean(),
});

/** Only published wells have graphs; others answer no rows. */
export const productionOfWell = view({
  path: 'ui-graph-production-final',
  access: 'open',
  summary: 'Reported production of a well by month, the latest first',
  by: ofOneWell,
  orderBy: ['c_year desc', 'c_month desc'],
  row: productionMonth,
});

export const meterReadingOfMonth = z.object({
  well_ndx: z.int(),
  district_well_id: z.string(),
  meter_id: z.string(),
  c_year: z.int(),
  c_month: z.int(),
  production_gallons: gallons.nullable(),
  adjustment_applied: gallons,
  adjustment_reason: words,
  meter_reading: z.int().nullable(),
  prev_meter_reading: z.int().nullable(),
});

export const meterReadingsOfMonth = view({
  path: 'ui-graph-production-meter-readings',
  access: 'open',
  summary: 'The meter readings behind one month of a well',
  by: z.object({ well_ndx: recordNumber, c_year: recordNumber, c_month: recordNumber }),
  orderBy: ['meter_id'],
  row: meterReadingOfMonth,
});

const feet = z.number().nullable();

/** Depth to water on one day (spec 1 §3 'Water level record'), with what is known of the well and of all its days. */
export const waterLevelDay = z.object({
  collect_day: z.iso.date(),
  dtw_ft: z.number(),
  is_pumping: z.boolean(),
  well_depth_ft: feet,
  top_of_screen: feet,
  bottom_of_screen: feet,
  last_measured_year: z.int(),
  years_measured: z.int(),
  days_measured: z.int(),
});

export const waterLevelsOfWell = view({
  path: 'ui-graph-daily-waterlevels',
  access: 'open',
  summary: 'Depth to water of a well by day, in feet below land surface',
  by: ofOneWell,
  orderBy: ['collect_day'],
  row: waterLevelDay,
});

export const graphViews = [productionOfWell, meterReadingsOfMonth, waterLevelsOfWell] as View[];
