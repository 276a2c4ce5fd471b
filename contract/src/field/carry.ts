import { dialUnits } from '@artesian/domain/dials';
import { z } from 'zod';
import {
  choice,
  date,
  decimal,
  dialNumber,
  flag,
  gallons,
  integer,
  list,
  optional,
  timestamp,
  year,
} from '../language/fields.ts';
import { kept, pick } from '../language/rows.ts';
import { view, type View } from '../language/view.ts';
import { meterFields } from '../metering/fields.ts';
import { wellFields, wellWords } from '../wells/fields.ts';
import { inspectionRow } from './inspections.ts';
import { recordRow } from './well-record.ts';

// What a device takes into the field, so that it serves without a connection. None of it is in the specification: the paths are ours.
// Each is asked for as a table (`?as=table`) and has an ETag that changes with what it holds.

/** What the maps, the searches and the warnings of a device must know of each well. */
export const carriedWells = view({
  path: 'field-services/carry/wells',
  access: 'staff',
  summary: 'Every well with its last measurements, for offline use',
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

/** The full records: any of them can be opened and changed without a connection. */
export const carriedRecords = view({
  path: 'field-services/carry/records',
  access: 'staff',
  summary: 'The full record of every well, for offline use',
  orderBy: ['well_ndx'],
  asTable: true,
  row: recordRow,
});

/** The visits to all wells: a technician looks them up, changes one and adds another without a connection. */
export const carriedInspections = view({
  path: 'field-services/carry/inspections',
  access: 'staff',
  summary: 'The inspections of every well, newest first, for offline use',
  orderBy: ['inspection_date desc', 'ir_ndx desc'],
  asTable: true,
  row: inspectionRow,
});

/** The last reading of each active meter, by which a device knows what the next one follows. */
export const carriedMeters = view({
  path: 'field-services/carry/meters',
  access: 'staff',
  summary: 'Every active meter with its last reading, for offline use',
  orderBy: ['meter_ndx'],
  asTable: true,
  row: {
    ...pick(meterFields, 'meter_ndx', 'meter_id', 'meter_serial_number'),
    well_ndx: wellFields.well_ndx,
    ...pick(meterFields, 'joined_date', 'retired_date'),
    last_year: optional(year('Year of the Last Reading')),
    last_month: optional(integer('Month of the Last Reading', { min: 1, max: 12 })),
    last_reading: dialNumber('Last Reading', { meaning: 'The meter’s first reading if there is no other.' }),
    last_dial_unit: choice('Unit of the Last Reading', dialUnits),
    last_dial_multiplier: decimal('Multiplier of the Last Reading', ''),
    previous_reading: optional(dialNumber('Previous Reading')),
    previous_dial_unit: optional(choice('Unit of the Previous Reading', dialUnits)),
    previous_dial_multiplier: optional(decimal('Multiplier of the Previous Reading', '')),
    ...pick(meterFields, 'dial_unit', 'dial_multiplier', 'dial_digits', 'dial_decimals'),
    largest_monthly_gal: optional(
      gallons('Most in a Month', {
        meaning: 'Highest month in the twelve months through the last reading, and any since.',
      }),
    ),
  },
});

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
 * A day's route: what is due within a week. The next reading of an active meter is due on the due day after its month, and listed once that is
 * over; a follow-up on its date, until a later visit to the well; a water level so many months after the last one by hand as the monitoring
 * status of the well asks for (`monitoring_statuses.level_every_months`), and today where there is none yet.
 */
export const dueWells = view({
  path: 'field-services/due',
  access: 'staff',
  summary: 'Wells with work due, and since when',
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

export const carriedViews = [carriedWells, carriedRecords, carriedInspections, carriedMeters, dueWells] as View[];
