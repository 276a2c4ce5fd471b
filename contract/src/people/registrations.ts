import { z } from 'zod';
import { recordNumber } from '../language/endpoint.ts';
import { date, decimal, email, flag, integer, key, longText, lookup, optional, text } from '../language/fields.ts';
import { kept, pick, removal, type Fields } from '../language/rows.ts';
import { view, type View } from '../language/view.ts';
import { wellFields } from '../wells/fields.ts';
import { contactFields } from './fields.ts';

/** What the public sent in, and what staff made of it (spec 2 §3 'Public registration'). */
export const registrationFields = {
  reg_ndx: key('Registration', 'data-registrations'),
  reference: text('Reference'),

  new_owner: flag('Owner is New?'),
  rolo_ndx: optional(contactFields.rolo_ndx),
  create_new_well: flag('Create Well Record?'),
  ...pick(wellFields, 'well_class_ndx', 'well_subclass_ndx'),
  well_ndx: optional(wellFields.well_ndx),
  completed: flag('Complete'),
  disregard: flag('Disregard?'),

  first_name: text('First Name'),
  last_name: text('Last Name'),
  primary_phone: text('Primary Phone'),
  primary_email: email('Email Address'),
  secondary_phone: optional(text('Secondary Phone')),
  secondary_email: optional(email('Secondary Email')),
  mailing_name: optional(text('Organization')),
  mailing_address: text('Mailing Address'),
  mailing_city: text('City'),
  mailing_state: text('State'),
  mailing_zip: text('ZIP/Postal Code'),

  well_address: text('Physical Street Address'),
  well_city: text('City'),
  county_ndx: lookup('County', 'ui-reg-list-counties', { required: true }),
  well_use_ndx: lookup('Primary Well Use', 'ui-reg-list-well-use', { required: true }),
  aquifer_group_ndx: lookup('Primary Well Aquifer', 'ui-reg-list-aquifer-groups', { required: true }),
  reg_lat_dd: wellFields.lat_dd,
  reg_lon_dd: wellFields.lon_dd,
  reg_well_elev_ft: optional(decimal('Recorded Elevation', 'ft', { min: -1500, max: 30000 })),
  well_details_date_drilled: optional(date('Date Well was Drilled')),
  well_details_drilled_year_only: flag('Only the Year is Known'),
  well_details_driller: optional(text('Well Driller')),
  well_details_depth_well_ft: optional(decimal('Well Depth', 'ft', { min: 0, max: 30000 })),
  well_details_depth_pump_ft: optional(decimal('Pump Depth', 'ft', { min: 0, max: 30000 })),

  property_well_count: integer('Property Well Count', { min: 1, max: 1000 }),
  scientific_monitoring_interest: flag('Scientific Well Monitoring'),
  hardcopy_well_records: flag('Hardcopy Well Records'),
  other_notes: optional(longText('Comments')),
  ...kept,
  ...removal,
};

const allRegistrations = view({
  path: 'data-registrations',
  access: 'staff',
  summary: 'Registrations of wells by the public, the latest first',
  row: registrationFields,
  orderBy: ['created_timestamp desc', 'reg_ndx desc'],
});

const oneRegistration = view({
  path: 'data-registrations',
  access: 'staff',
  summary: 'One registration',
  row: registrationFields,
  by: z.object({ reg_ndx: recordNumber }),
  one: 'registration',
});

/** A list of the public form: open to everybody, and without 'unset', which nobody may send in. */
const choices = <F extends Fields>(path: string, label: string, columns: F) =>
  view({
    path,
    access: 'open',
    summary: `To choose from in a registration: ${label}`,
    row: columns,
    orderBy: [label],
  });

/** What the public form lets choose from. */
export const registrationChoices = [
  choices('ui-reg-list-counties', 'county_name', { county_ndx: key('County'), county_name: text('County') }),
  choices('ui-reg-list-well-use', 'well_use_desc', { well_use_ndx: key('Well Use'), well_use_desc: text('Well Use') }),
  choices('ui-reg-list-aquifer-groups', 'aquifer_group_name', {
    aquifer_group_ndx: key('Aquifer'),
    aquifer_group_name: text('Aquifer'),
  }),
] as View[];

export const registrationViews = [allRegistrations, oneRegistration, ...registrationChoices] as View[];
