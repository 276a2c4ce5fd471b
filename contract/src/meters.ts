import { date, flag, longText, optional, reference, text } from './fields.ts';
import { defineRegister } from './register.ts';

/** Flow meters on wells (spec 3 §3 'Meter'). */
export const meters = defineRegister({
  path: 'list-meters',
  table: 'meters',
  key: 'meter_ndx',
  title: 'Meters',
  one: 'meter',
  label: 'meter_id',
  read: 'staff',
  write: 'staff',
  list: 'signed-in',
  computed: {
    meter_id: text('Meter ID', 40),
    is_active: flag('Active'),
  },
  fields: {
    setup_well_ndx: reference('Setup well', 'list-wells', { help: 'The well that the meter was first installed on.' }),
    joined_date: optional(date('Joined')),
    retired_date: optional(date('Retired', { help: 'A meter with a retired date is no longer active.' })),
    meter_type: optional(text('Meter type', 80)),
    brand: optional(text('Brand', 80)),
    meter_serial_number: optional(text('Serial number', 80)),
    replaces_meter_ndx: optional(reference('Replaces meter', 'list-meters')),
    notes: optional(longText('Notes')),
  },
  constraints: {
    meters_meter_id_unique: { message: 'Another meter has this meter ID.' },
    meters_retired_after_joined: { field: 'retired_date', message: 'A meter cannot be retired before it joined.' },
    meters_replaces_another: { field: 'replaces_meter_ndx', message: 'A meter cannot replace itself.' },
    meters_setup_well_exists: { field: 'setup_well_ndx', message: 'There is no such well. Choose one from the list.' },
    meters_replaced_meter_exists: {
      field: 'replaces_meter_ndx',
      message: 'There is no such meter. Choose one from the list.',
    },
  },
});
