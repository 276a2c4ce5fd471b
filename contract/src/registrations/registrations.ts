import { z } from 'zod';
import { endpoint, recordNumber } from '../language/endpoint.ts';
import {
  date,
  decimal,
  email,
  flag,
  integer,
  key,
  list,
  longText,
  lookup,
  NO_OWNER,
  optional,
  reference,
  text,
  timestamp,
} from '../language/fields.ts';
import { messages } from '../language/messages.ts';
import { defineRegister, type Values } from '../language/register.ts';
import { kept, pick, type Fields } from '../language/rows.ts';
import { view, type View } from '../language/view.ts';
import { option } from '../language/options.ts';
import { pumpBelowBottom, wellFields } from '../wells/fields.ts';
import { contactFields } from '../people/fields.ts';

/** What somebody sends in to register a well (spec 2 §3 'Public registration'). Texts are as long as those of the contact and the well that become of them. */
const sentIn = {
  first_name: text('First Name', 50),
  last_name: text('Last Name', 60),
  primary_phone: text('Primary Phone', 40),
  primary_email: email('Email Address'),
  secondary_phone: optional(text('Secondary Phone', 40)),
  secondary_email: optional(email('Secondary Email')),
  mailing_name: optional(text('Organization', 160)),
  mailing_address: text('Mailing Address', 200),
  mailing_city: text('City', 80),
  mailing_state: text('State', 40),
  mailing_zip: text('ZIP/Postal Code', 10),

  well_address: text('Physical Street Address', 200),
  well_city: text('City', 80),
  county_ndx: lookup('County', 'ui-reg-list-counties', { required: true }),
  well_use_ndx: lookup('Primary Well Use', 'ui-reg-list-well-use', { required: true }),
  reg_lat_dd: wellFields.lat_dd,
  reg_lon_dd: wellFields.lon_dd,
  reg_well_elev_ft: optional(decimal('Recorded Elevation', 'ft', { min: -1500, max: 30000, decimals: 4 })),
  aquifer_group_ndx: lookup('Primary Well Aquifer', 'ui-reg-list-aquifer-groups', { required: true }),
  well_details_date_drilled: optional(date('Date Well was Drilled', { isPast: true, usual: { from: '1850-01-01' } })),
  well_details_drilled_year_only: flag('Only the Year is Known'),
  well_details_driller: optional(text('Well Driller', 120)),
  well_details_depth_well_ft: optional(decimal('Well Depth', 'ft', { min: 0, max: 30_000, usual: { to: 5_000 } })),
  well_details_depth_pump_ft: optional(decimal('Pump Depth', 'ft', { min: 0, max: 30_000, usual: { to: 2_500 } })),

  property_well_count: integer('Property Well Count', { min: 1, max: 1000 }),
  scientific_monitoring_interest: flag('Scientific Well Monitoring'),
  hardcopy_well_records: flag('Hardcopy Well Records'),
  other_notes: optional(longText('Comments')),
};

export const registrationFields = {
  reg_ndx: key('Registration', 'data-registrations'),
  reference: text('Reference', 11, { meaning: 'The sender’s reference, such as R-3F9A-21C7.' }),
  ...sentIn,
  ...kept,
};

/** Whether a save of this registration makes its well: it is asked for, and there is none yet. */
export const makesWell = ({ create_new_well, well_ndx }: Values): boolean =>
  create_new_well === true && well_ndx == null;

/** Whether there is nothing left to do: it is said so, or its well is made. */
export const isAccepted = (registration: Values): boolean => registration.completed === true || makesWell(registration);

/** Whether a save of this registration makes its owner a contact. */
export const makesOwner = (registration: Values): boolean =>
  isAccepted(registration) && registration.new_owner === true && registration.rolo_ndx == null;

/** Wells that the public sent in, and what staff make of them (spec 2 §3 'Public registration'). Who sends one in does so by a call of its own. */
export const registrations = defineRegister({
  path: 'data-registrations',
  table: 'registrations',
  key: 'reg_ndx',
  keys: pick(registrationFields, 'reg_ndx'),
  title: 'Registrations',
  one: 'registration',
  label: 'reference',
  alsoCalled: 'last_name',
  orderBy: ['created_timestamp desc', 'reg_ndx desc'],
  has: ['list', 'one', 'update', 'delete'],
  read: 'staff',
  write: 'staff',
  computed: {
    reference: registrationFields.reference,
    sent_in: date('Sent In'),
    waits_for_sender: flag('Waiting for Sender', { meaning: 'Returned and not corrected yet.' }),
    sent_back_message: optional(text('Message to Sender', 4000, { hidden: true })),
    sent_back_timestamp: optional(timestamp('Sent Back', { hidden: true })),
    corrected_timestamp: optional(timestamp('Corrected', { hidden: true })),
    is_quarantined: flag('Held Apart', { meaning: 'It may be automated spam.' }),
    quarantined_because: optional(text('Reason Flagged', 400, { hidden: true })),
    sent_in_with: text('Submitted Together', 36, {
      hidden: true,
      meaning: 'The same number for wells submitted together.',
    }),
    sent_together: integer('Number of Wells Submitted Together', {
      meaning: 'By one owner at one time, including this one.',
    }),
  },
  fields: {
    new_owner: flag('Owner is New?'),
    rolo_ndx: optional(reference('Existing Owner', 'list-rolodex')),
    create_new_well: flag('Create Well Record?'),
    well_class_ndx: wellFields.well_class_ndx,
    well_subclass_ndx: lookup('Sub-Classification', 'ui-list-wm-well-subclass'),
    well_ndx: optional(reference('Well Record', 'list-wells')),
    completed: flag('Complete'),
    disregard: flag('Disregard?'),
    ...sentIn,
  },
  rules: {
    needs: {
      // Nobody looks for the organization of what is not looked at any more.
      mailing_name: ({ disregard }) => disregard !== true,
      rolo_ndx: ({ create_new_well, new_owner }) => create_new_well === true && new_owner !== true,
      well_class_ndx: ({ create_new_well }) => create_new_well === true,
      well_subclass_ndx: ({ create_new_well }) => create_new_well === true,
    },
    check: ({ create_new_well, new_owner, rolo_ndx, ...sent }) => [
      ...(create_new_well === true && new_owner !== true && rolo_ndx === NO_OWNER
        ? [{ field: 'rolo_ndx' as const, message: messages.required }]
        : []),
      ...pumpBelowBottom(
        'well_details_depth_pump_ft',
        sent.well_details_depth_well_ft,
        sent.well_details_depth_pump_ft,
      ),
    ],
  },
});

const ofRegistration = z.object({ reg_ndx: recordNumber });
const path = '/api/data-registrations/{reg_ndx}';

/** Not in the specification: the path is ours. */
export const sendBackRegistration = endpoint({
  method: 'POST',
  path: `${path}/send-back`,
  access: 'staff',
  summary: 'Return a registration to its sender for correction',
  params: ofRegistration,
  body: z.object({ message: longText('What needs correction') }),
  answer: registrations.record,
});

/** Not in the specification: the path is ours. */
export const letInRegistration = endpoint({
  method: 'POST',
  path: `${path}/let-in`,
  access: 'staff',
  summary: 'Mark a flagged registration as genuine',
  params: ofRegistration,
  answer: registrations.record,
});

/** Why a record may be the one that is registered, the best reason first. */
const likely = {
  ...option,
  likeness: decimal('Likeness', 'points', { meaning: 'Higher is more likely; 4 or more is likely.' }),
  reasons: list('Why', z.string()),
};

const likelyOf = <F extends Fields>(of: string, summary: string, columns: F) =>
  view({
    path: `ui-registration-likely-${of}`,
    access: 'staff',
    summary,
    by: ofRegistration,
    orderBy: ['likeness desc', 'label'],
    row: { ...columns, ...likely },
  });

/** Not in the specification: the paths are ours. */
export const likelyOwners = likelyOf('owners', 'Possible owners of a registered well, with reasons', {
  rolo_ndx: contactFields.rolo_ndx,
});
export const likelyWells = likelyOf('wells', 'Possible matches for a registered well, with reasons', {
  well_ndx: wellFields.well_ndx,
});

/** A list of the public form: open to everybody, and without 'unset', which nobody may send in. */
const choices = <F extends Fields>(to: string, label: string, columns: F) =>
  view({
    path: to,
    access: 'open',
    summary: `Options in a registration: ${label}`,
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

export const registrationViews = [likelyOwners, likelyWells, ...registrationChoices] as View[];
