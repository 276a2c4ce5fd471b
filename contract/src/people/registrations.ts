import { z } from 'zod';
import { recordNumber } from '../language/endpoint.ts';
import { view, type View } from '../language/view.ts';
import { kept, removal } from '../language/register.ts';

const words = z.string().nullable();
const number = z.number().nullable();

/** What the public sent in, and what staff made of it (spec 2 §3 'Public registration'). */
export const registration = z.object({
  reg_ndx: z.int(),

  new_owner: z.boolean(),
  rolo_ndx: z.int().nullable(),
  create_new_well: z.boolean(),
  well_class_ndx: z.int(),
  well_subclass_ndx: z.int(),
  well_ndx: z.int().nullable(),
  completed: z.boolean(),
  disregard: z.boolean(),

  first_name: z.string(),
  last_name: z.string(),
  primary_phone: z.string(),
  primary_email: z.string(),
  secondary_phone: words,
  secondary_email: words,
  mailing_name: words,
  mailing_address: z.string(),
  mailing_city: z.string(),
  mailing_state: z.string(),
  mailing_zip: z.string(),

  well_address: z.string(),
  well_city: z.string(),
  county_ndx: z.int(),
  well_use_ndx: z.int(),
  aquifer_group_ndx: z.int(),
  reg_lat_dd: z.number(),
  reg_lon_dd: z.number(),
  reg_well_elev_ft: number,
  well_details_date_drilled: z.iso.date().nullable(),
  well_details_driller: words,
  well_details_depth_well_ft: number,
  well_details_depth_pump_ft: number,

  property_well_count: z.int(),
  scientific_monitoring_interest: z.boolean(),
  hardcopy_well_records: z.boolean(),
  other_notes: words,
  ...kept,
  ...removal,
});

const allRegistrations = view({
  path: 'data-registrations',
  access: 'staff',
  summary: 'Registrations of wells by the public, the latest first',
  row: registration,
  orderBy: ['created_timestamp desc', 'reg_ndx desc'],
  reads: ['registrations'],
});

const oneRegistration = view({
  path: 'data-registrations',
  access: 'staff',
  summary: 'One registration',
  row: registration,
  by: z.object({ reg_ndx: recordNumber }),
  one: 'registration',
});

/** A list of the public form: open to everybody, and without 'unset', which nobody may send in. */
const choices = <S extends z.ZodRawShape>(path: string, table: string, label: string, columns: S) =>
  view({
    path,
    access: 'open',
    summary: `To choose from in a registration: ${label}`,
    row: z.object(columns),
    orderBy: [label],
    reads: [table],
  });

export const registrationViews = [
  allRegistrations,
  oneRegistration,
  choices('ui-reg-list-counties', 'counties', 'county_name', { county_ndx: z.int(), county_name: z.string() }),
  choices('ui-reg-list-well-use', 'well_uses', 'well_use_desc', { well_use_ndx: z.int(), well_use_desc: z.string() }),
  choices('ui-reg-list-aquifer-groups', 'aquifer_groups', 'aquifer_group_name', {
    aquifer_group_ndx: z.int(),
    aquifer_group_name: z.string(),
  }),
] as View[];
