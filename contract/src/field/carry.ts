import { monthNumber, type Month } from '@artesian/domain/month';
import type { AroundReading } from '@artesian/domain/reading-doubts';
import { z } from 'zod';
import {
  count,
  date,
  decimal,
  flag,
  gallons,
  integer,
  key,
  list,
  optional,
  timestamp,
  year,
} from '../language/fields.ts';
import { kept, pick } from '../language/rows.ts';
import { view, type View } from '../language/view.ts';
import { meterFields } from '../metering/fields.ts';
import { wellFields, wellWords } from '../wells/fields.ts';

// What a device takes into the field, so that it serves without a connection. None of it is in the specification: the paths are ours.
// Each is asked for as a table (`?as=table`) and has an ETag that changes with what it holds.

/** What the maps, the searches and the warnings of a device must know of each well. */
export const carriedWells = view({
  path: 'field-services/carry/wells',
  access: 'staff',
  summary: 'Every well with what was last measured at it, for a device without a connection',
  orderBy: ['well_ndx'],
  asTable: true,
  row: {
    well_ndx: wellFields.well_ndx,
    well_id: wellFields.district_well_id,
    ...pick(wellFields, 'well_name', 'lat_dd', 'lon_dd'),
    well_address: wellWords.well_address,
    owner_info: wellWords.owner_info,
    ...pick(wellWords, 'well_class', 'well_status', 'primary_use'),
    well_depth_ft: wellFields.well_depth_ft,
    last_dtw_ft: optional(decimal('Last Water Level', 'ft', { meaning: 'Measured by hand, below land surface.' })),
    last_level_at: optional(timestamp('Last Measured')),
    last_level_is_pumping: optional(flag('Last Level While Pumping')),
    last_meas_point_height_in: optional(decimal('Last Measuring Point Height', 'in')),
    last_inspection_at: optional(timestamp('Last Inspection')),
    version: kept.version,
  },
});

/** Year, month, reading, adjustment, gallons, key and version of a month that was saved. */
const carriedReading = z.tuple([z.int(), z.int(), z.int().nullable(), z.int(), z.int().nullable(), z.int(), z.int()]);

/** What a reading of each active meter is held against on the device, by `aroundReading`. */
export const carriedMeters = view({
  path: 'field-services/carry/meters',
  access: 'staff',
  summary: 'Every active meter with its last readings, for a device without a connection',
  orderBy: ['meter_ndx'],
  asTable: true,
  row: {
    ...pick(meterFields, 'meter_ndx', 'meter_id', 'meter_serial_number'),
    well_ndx: wellFields.well_ndx,
    wells: list('Wells', z.int(), { to: 'list-wells', meaning: 'That it measures today.' }),
    groupings: list('Permit Groups', z.int(), { meaning: 'That its wells stand under in this fiscal year.' }),
    ...pick(meterFields, 'joined_date', 'retired_date'),
    start_reading: count('First Reading', 'gal', { meaning: 'What the register showed when the meter joined.' }),
    last_year: optional(year('Year of the Last Reading')),
    last_month: optional(integer('Month of the Last Reading', { min: 1, max: 12 })),
    last_reading: count('Last Reading', 'gal', { meaning: 'The first one of the meter where none was written.' }),
    last_reading_ndx: optional(key('Last Reading')),
    previous_reading: optional(count('Reading Before the Last', 'gal')),
    largest_monthly_gal: optional(gallons('Most in a Month', { meaning: 'Of those in the list of the last months.' })),
    recent: list('Last Months', carriedReading, { meaning: 'At most thirteen that were saved, the latest first.' }),
  },
});
export type CarriedMeter = z.output<typeof carriedMeters.row>;

/** The month of a meter as it was saved, where the device knows it: then a reading changes it, by its key and version. */
export const carriedMonth = ({ recent }: Pick<CarriedMeter, 'recent'>, { year, month }: Month) =>
  recent.find(([inYear, inMonth]) => inYear === year && inMonth === month);

/**
 * What `doubtsOfReading` of the domain holds a reading of a month against, by what a device carries: as the server says it, for any month
 * after the thirteen last that were saved, and within them as far as they reach.
 */
export function aroundReading(
  meter: Pick<CarriedMeter, 'recent' | 'start_reading' | 'joined_date' | 'retired_date'>,
  month: Month,
): AroundReading {
  const asked = monthNumber(month);
  const months = meter.recent.map(([inYear, inMonth, reading, adjustment, used]) => ({
    at: monthNumber({ year: inYear, month: inMonth }),
    year: inYear,
    month: inMonth,
    reading,
    adjustment,
    used,
  }));
  const later = months.findLast(({ at, reading }) => at > asked && reading !== null);
  const used = months.filter(({ at }) => at < asked && at >= asked - 12).flatMap((one) => one.used ?? []);
  return {
    previous: months.find(({ at, reading }) => at < asked && reading !== null)?.reading ?? meter.start_reading,
    later: later && later.adjustment === 0 ? { year: later.year, month: later.month, reading: later.reading! } : null,
    largestMonthly_gal: used.length > 0 ? Math.max(...used) : null,
    joined: meter.joined_date,
    retired: meter.retired_date,
  };
}

/** What may be due at a well, in the order of the list. */
export const dueKinds = ['meter-reading', 'follow-up', 'water-level'] as const;

const due = z.object({
  kind: z.enum(dueKinds),
  /** The day by which it should be done. */
  due_on: z.iso.date(),
  /** Of a reading, the meter; of a follow-up, the inspection that asks for it. */
  meter_ndx: z.int().nullable(),
  ir_ndx: z.int().nullable(),
});

/**
 * A day's route: what is due within a week. The next reading of an active meter is due on the 5th after its month, and listed once that is
 * over; a follow-up on its date, until a later visit to the well; a water level so many months after the last one by hand as the monitoring
 * status of the well asks for (`monitoring_statuses.level_every_months`), and today where there is none yet.
 */
export const dueWells = view({
  path: 'field-services/due',
  access: 'staff',
  summary: 'Wells at which something is due, with what is due since when',
  orderBy: ['well_id'],
  row: {
    well_ndx: wellFields.well_ndx,
    well_id: wellFields.district_well_id,
    well_name: wellFields.well_name,
    lat: wellFields.lat_dd,
    lon: wellFields.lon_dd,
    first_due_on: date('First Due'),
    what: list('Due', due),
  },
});

export const dueKindLabels: Record<(typeof dueKinds)[number], string> = {
  'meter-reading': 'Meter reading',
  'follow-up': 'Inspection follow-up',
  'water-level': 'Water level',
};

export const carriedViews = [carriedWells, carriedMeters, dueWells] as View[];
