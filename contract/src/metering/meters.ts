import { defaulted, dialNumber, flag, optional, reference } from '../language/fields.ts';
import { messages } from '../language/messages.ts';
import { defineRegister } from '../language/register.ts';
import { pick } from '../language/rows.ts';
import { meterFields } from './fields.ts';
import { meterOptions } from './readings.ts';

/** Flow meters on wells (spec 3 §3 'Meter'). */
export const meters = defineRegister({
  path: 'list-meters',
  table: 'meters',
  key: 'meter_ndx',
  keys: pick(meterFields, 'meter_ndx'),
  title: 'Meters',
  one: 'meter',
  label: 'meter_id',
  saidOfSaves: messages.form,
  // One that was made by mistake; what was read keeps its meter.
  has: ['list', 'one', 'create', 'update', 'delete'],
  read: 'staff',
  write: 'staff',
  list: 'signed-in',
  alsoCalled: 'meter_serial_number',
  chosenFrom: meterOptions,
  import: {
    as: 'meters',
    key: ['meter_id'],
    keyWithoutId: 'meter_serial_number',
    given: ['meter_id'],
    headings: {
      meter_id: ['meter', 'meter number', 'meter no'],
      setup_well_ndx: ['well', 'well id', 'district well id', 'state well number', 'well no', 'well number'],
      joined_date: ['installed', 'install date', 'date installed'],
      retired_date: ['removed', 'date retired'],
      start_reading: ['initial reading', 'start reading'],
      meter_serial_number: ['serial', 'serial no'],
      brand: ['make', 'manufacturer'],
    },
  },
  computed: pick(meterFields, 'meter_id', 'is_active'),
  // A meter may stand for wells of several owners: where it was set up and what staff write of it is not for all of them.
  ownWords: {
    setup_well_ndx:
      '(select own.well_ndx from api.account_wells as own where own.sub = $1 and own.well_ndx = setup_well_ndx)',
    replaces_meter_ndx:
      '(select own.meter_ndx from api.account_meters as own where own.sub = $1 and own.meter_ndx = replaces_meter_ndx)',
    notes: 'null::text',
  },
  fields: {
    setup_well_ndx: reference('Setup well', 'list-wells', { help: 'The well where the meter was first installed.' }),
    ...pick(meterFields, 'joined_date', 'retired_date'),
    start_reading: defaulted(
      dialNumber('First reading', { help: 'The dial reading on the day the meter was installed.' }),
      0,
    ),
    shares_over_wells: flag('Shared among wells', {
      help: 'Its water is divided equally among all linked wells; otherwise all of it counts at its setup well.',
    }),
    ...pick(meterFields, 'meter_type', 'brand', 'meter_serial_number'),
    replaces_meter_ndx: optional(reference('Replaces meter', 'list-meters')),
    notes: meterFields.notes,
  },
  rules: {
    offers: {
      replaces_meter_ndx: {
        fits: ({ meter_ndx: meter, wells }, { meter_ndx: itself, setup_well_ndx: well }) =>
          meter !== itself && (typeof well !== 'number' || (wells as number[]).includes(well)),
        otherwise: 'It has not measured the setup well.',
      },
    },
  },
  constraints: {
    meters_meter_id_unique: { message: 'Another meter has this meter ID.' },
    meters_retired_after_joined: {
      field: 'retired_date',
      message: 'The removal date cannot be before the installation date.',
    },
    meters_start_in_thousandths: { field: 'start_reading', message: 'Use at most three decimals.' },
    meters_start_not_negative: { field: 'start_reading', message: 'Enter 0 or more.' },
    meters_dates_hold_readings: {
      field: 'retired_date',
      message:
        'The meter has readings before its installation or after its removal. Correct those first, or choose other dates.',
    },
    meters_replaces_another: { field: 'replaces_meter_ndx', message: 'A meter cannot replace itself.' },
    meters_setup_well_exists: {
      field: 'setup_well_ndx',
      message: 'This well does not exist. Choose one from the list.',
    },
    meters_replaced_meter_exists: {
      field: 'replaces_meter_ndx',
      message: 'This meter does not exist. Choose one from the list.',
    },
  },
});
