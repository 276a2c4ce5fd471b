import { dialUnits, plainDial, type Dial, type DialScale, type Shown } from '@artesian/domain/dials';
import type { z } from 'zod';
import { choice, date, decimal, defaulted, integer, key, longText, optional, text } from '../language/fields.ts';
import { defineRegister } from '../language/register.ts';
import { meterFields } from './fields.ts';

/** What the numbers on the dial of a meter stand for, from when on. A meter of which nothing is said counts gallons one by one. */
export const meterDials = defineRegister({
  path: 'list-meter-dials',
  table: 'meter_dials',
  key: 'meter_dial_ndx',
  of: 'meter_ndx',
  keys: { meter_dial_ndx: key('Dial'), meter_ndx: meterFields.meter_ndx },
  title: 'Dials of a Meter',
  one: 'dial of a meter',
  label: 'unit',
  orderBy: ['holds_from nulls first', 'meter_dial_ndx'],
  read: 'staff',
  write: 'staff',
  has: ['list', 'create', 'update', 'delete'],
  import: {
    as: 'meter-dials',
    key: [['meter_ndx', 'holds_from']],
    also: {
      correction_reason: optional(
        longText('Reason for the Correction', 1000, {
          help: 'Required if it changes gallons of saved readings. It is stored with their months.',
        }),
      ),
    },
    headings: {
      meter_ndx: ['meter', 'meter id', 'meter number', 'meter no', 'serial number', 'meter serial number'],
      holds_from: ['from', 'since', 'date'],
      unit: ['units', 'unit of measure', 'dial unit'],
      multiplier: ['factor', 'dial multiplier', 'times'],
      digits: ['number of digits', 'register digits', 'dials'],
      decimals: ['decimal places'],
      correction_reason: ['reason', 'reason for correction', 'why'],
    },
  },
  fields: {
    holds_from: optional(
      date('Holds from', {
        help: 'Readings from this month on use this dial. Leave empty if it applies from the beginning.',
      }),
    ),
    unit: choice('Unit', dialUnits),
    multiplier: defaulted(
      decimal('Multiplier', '', { min: 0.001, max: 100_000, help: 'Number of units for each count on the dial.' }),
      1,
    ),
    digits: optional(
      integer('Digits', {
        min: 3,
        max: 12,
        help: 'Digits before the decimal point. After its highest number the dial restarts at 0.',
      }),
    ),
    decimals: defaulted(integer('Decimals', { min: 0, max: 3 }), 0),
    notes: optional(text('Notes', 400)),
  },
  constraints: {
    meter_dials_once_from: { field: 'holds_from', message: 'The meter already has a dial from this day.' },
    meter_dials_unit_known: { field: 'unit', message: `Choose one of: ${dialUnits.join(', ')}.` },
    meter_dials_multiplier_in_range: {
      field: 'multiplier',
      message: 'Enter a multiplier from 0.001 to 100,000 with three decimals at most.',
    },
    meter_dials_digits_in_range: { field: 'digits', message: 'Enter 3 to 12 digits.' },
    meter_dials_decimals_in_range: { field: 'decimals', message: 'Enter 0 to 3 decimals.' },
    meter_dials_meter_exists: { field: 'meter_ndx', message: 'This meter does not exist. Choose one from the list.' },
  },
});

type DialOfMonth = {
  [K in 'dial_unit' | 'dial_multiplier' | 'dial_digits' | 'dial_decimals']?:
    | z.output<(typeof meterFields)[K]>
    | null
    | undefined;
};

/** The dial that a month of a meter is read from. What a device carries from a version without dials counts gallons one by one. */
export const dialOf = ({ dial_unit, dial_multiplier, dial_digits, dial_decimals }: DialOfMonth): Dial => ({
  unit: dial_unit ?? plainDial.unit,
  multiplier: dial_multiplier ?? plainDial.multiplier,
  digits: dial_digits ?? plainDial.digits,
  decimals: dial_decimals ?? plainDial.decimals,
});

/** A reading with the dial that showed it; null where there is none. */
export const shownOn = (
  reading: number | null,
  unit: DialScale['unit'] | null | undefined,
  multiplier: number | null | undefined,
): Shown | null =>
  reading === null ? null : { reading, dial: dialOf({ dial_unit: unit, dial_multiplier: multiplier }) };
