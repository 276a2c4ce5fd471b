import { z } from 'zod';
import { endpoint, recordNumber } from '../language/endpoint.ts';
import { date, flag, gallons, integer, longText, optional, reference, text } from '../language/fields.ts';
import { messages } from '../language/messages.ts';
import { defineRegister } from '../language/register.ts';
import { kept, pick, rowOf } from '../language/rows.ts';
import { view, type View } from '../language/view.ts';
import { meterFields } from '../metering/fields.ts';
import { attachmentFields } from '../wells/attachment-fields.ts';
import { wellWords } from '../wells/fields.ts';
import { permitFields } from './fields.ts';
import { namedPermits } from './named-permits.ts';
import { newPermitteeFields, toldOfPermittee } from './new-permittee.ts';
import { permitOptions } from './permit-options.ts';
import { permitRules } from './permit-rules.ts';
import { reportTerms } from './report-periods.ts';

const ofOnePermit = z.object({ permit_ndx: recordNumber });
const { permit_ndx } = permitFields;

/**
 * Permits to pump (spec 3 §3). The database gives a new one its number; `new_number` has a known one take the next of its type.
 * Volumes are gallons a year.
 */
export const permits = defineRegister({
  path: 'list-permits',
  table: 'permits',
  key: 'permit_ndx',
  keys: pick(permitFields, 'permit_ndx'),
  title: 'Permits',
  one: 'permit',
  label: 'permit_number',
  saidOfSaves: messages.form,
  has: ['list', 'one', 'create', 'update', 'replace-by-array'],
  read: 'staff',
  write: 'staff',
  removable: true,
  alsoCalled: 'permit_name',
  chosenFrom: permitOptions,
  import: {
    as: 'permits',
    key: ['permit_number', 'legacy_permit_number'],
    given: ['permit_number'],
    note: 'administrative_note',
    headings: {
      permit_number: ['permit', 'permit no', 'permit id'],
      legacy_permit_number: ['legacy number', 'old permit number'],
      permit_year: ['year'],
      permit_type_ndx: ['type'],
      permit_status_ndx: ['status'],
      primary_use_ndx: ['use', 'permitted use'],
      authorized_volume_gal: ['permitted volume', 'volume', 'authorized gallons', 'annual volume', 'allocation'],
      aquifer_group_ndx: ['aquifer'],
      rolo_ndx: ['contact', 'permittee id', 'contact id', 'owner id'],
    },
    mayMean: { rolo_ndx: ['owner', 'owner name', 'permittee name', 'permit holder', 'holder'] },
  },
  computed: {
    ...pick(
      permitFields,
      'permit_number',
      'is_terminated',
      'volume_now_gal',
      'coming_volume_gal',
      'coming_volume_from',
    ),
    permit_group_ndx: optional(permitFields.permit_group_ndx),
  },
  fields: {
    rolo_ndx: permitFields.rolo_ndx,
    ...newPermitteeFields,
    ...pick(permitFields, 'permit_name', 'legacy_permit_number', 'permit_year', 'permit_type_ndx'),
    new_number: flag('New Permit Number'),
    permit_status_ndx: permitFields.permit_status_ndx,
    issued_date: optional(date('Issued', { usual: { from: '1950-01-01' } })),
    start_date: optional(
      date('Start Date', {
        help: "The permit's first day. Its whole month counts. Left empty, it is January 1 of the permit year, or the day of issue where that is later.",
        usual: { from: '1950-01-01' },
      }),
    ),
    ended_date: optional(
      date('End Date', {
        help: "The permit's last day. Its whole month counts. Leave it empty while no end is known; a status that ends the permit sets it to today.",
        usual: { from: '1950-01-01' },
      }),
    ),
    ...pick(permitFields, 'aquifer_group_ndx', 'primary_use_ndx', 'secondary_use_ndx', 'allocation_distribution_ndx'),
    ...pick(permitFields, 'authorized_volume_gal', 'special_provisions', 'notes'),
    alternate_rolo_ndx: optional(reference('Alternate Contact', 'list-rolodex')),
    billing_rolo_ndx: optional(reference('Billing Contact', 'list-rolodex')),
    meter_rolo_ndx: optional(reference('Meter Readings Contact', 'list-rolodex')),
    administrative_note: optional(
      longText('Administrative Record', 1000, {
        help: 'The decision behind this change. It is kept in the permit’s history.',
      }),
    ),
  },
  elsewhere: ['permittee_add_new', ...toldOfPermittee, 'new_number', 'administrative_note'],
  rules: permitRules,
});

const attachment = {
  att_ndx: attachmentFields.att_ndx,
  permit_ndx,
  ...pick(
    attachmentFields,
    'original_filename',
    'system_filename',
    'system_filepath',
    'content_type',
    'size_bytes',
    'tags',
    'notes',
    'cannot_be_shown',
    'added_by_name',
  ),
  ...kept,
};

export const permitAttachments = view({
  path: 'assoc-permits-to-attachments',
  access: 'staff',
  summary: 'The documents of a permit',
  by: ofOnePermit,
  orderBy: ['att_ndx'],
  row: attachment,
});

export const earlierPermitAttachments = view({
  path: 'assoc-permits-to-earlier-attachments',
  access: 'staff',
  summary: 'Replaced versions of a permit’s documents, newest first',
  by: ofOnePermit,
  orderBy: ['removed_timestamp desc', 'att_ndx desc'],
  row: { ...attachment, ...pick(attachmentFields, 'removed_timestamp', 'removed_by_name') },
});

/** A month of a certificate, under each stage that restricts, the mildest first. Null where the shares of the year do not total 100 %. */
const certificateMonth = rowOf({
  ...pick(meterFields, 'c_year', 'c_month'),
  permitted_gal: optional(gallons('Permitted')),
}).extend({
  stages: z.array(z.object({ drought_stage_name: z.string(), left_gal: z.int().nullable() })),
});

/** What the certificate of a permit says on its day of issue. `months` are those of its fiscal year that are known. */
const certificate = rowOf({
  permit_ndx,
  certificate_title: text('Title'),
  permit_number: permitFields.permit_number,
  owner_name: optional(text('Permittee')),
  permit_group_name: permitFields.permit_group_name,
  owner_address_line_1: optional(text('Address')),
  owner_address_line_2: optional(text('Address, Second Line')),
  primary_use_desc: optional(text('Primary Use')),
  secondary_use_desc: optional(text('Secondary Use')),
  aquifer_group_name: permitFields.aquifer_group_name,
  mgmt_zone: wellWords.management_zone,
  well_count: integer('Well Count', { min: 0 }),
  well_list: optional(text('Wells')),
  ...pick(permitFields, 'authorized_volume_gal', 'special_provisions'),
  start_date: date('Start Date'),
  ended_date: optional(date('Ended')),
  fiscal_year: integer('Fiscal Year'),
  ...reportTerms,
}).extend({ months: z.array(certificateMonth) });

export const certificates = endpoint({
  method: 'POST',
  path: '/api/ui-list-permits-certificate-print-info',
  effect: false,
  access: 'staff',
  summary: 'Data for the certificates of these permits on their issue date, by permit number',
  body: z.object({
    permitNdxArray: namedPermits,
    /** Today, unless told. */
    issued: z.iso.date("Invalid date format. Expected 'YYYY-MM-DD'.").optional(),
  }),
  answer: z.array(certificate),
});

export const permitViews = [permitAttachments, earlierPermitAttachments, permitOptions] as View[];
