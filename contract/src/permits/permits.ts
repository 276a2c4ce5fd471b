import { z } from 'zod';
import { endpoint, recordNumber } from '../language/endpoint.ts';
import { view, type View } from '../language/view.ts';
import { kept, removal } from '../language/register.ts';

const words = z.string().nullable();
const day = z.iso.date().nullable();
const code = z.int();
const maybeCode = z.int().nullable();
const ofOnePermit = z.object({ permit_ndx: recordNumber });

/** A permit; `is_terminated` follows from its status. Volumes are gallons a year. */
export const permit = view({
  path: 'list-permits',
  access: 'staff',
  summary: 'One permit',
  by: ofOnePermit,
  one: 'permit',
  row: z.object({
    permit_ndx: z.int(),
    permit_name: words,
    permit_number: z.string(),
    legacy_permit_number: words,
    permit_type_ndx: code,
    permit_status_ndx: code,
    permit_group_ndx: maybeCode,
    aquifer_group_ndx: code,
    permit_year: z.int(),
    primary_use_ndx: code,
    secondary_use_ndx: code,
    allocation_distribution_ndx: code,
    special_provisions: words,
    notes: words,
    authorized_volume_gal: z.int(),
    start_date: z.iso.date(),
    ended_date: day,
    is_terminated: z.boolean(),
    rolo_ndx: maybeCode,
    alternate_rolo_ndx: maybeCode,
    billing_rolo_ndx: maybeCode,
    meter_rolo_ndx: maybeCode,
    ...removal,
    ...kept,
  }),
});

/** The twelve shares of a permit's year. `alloc_percentage` is a fraction; the twelve total 1 when they are complete. */
export const monthlyDistribution = view({
  path: 'data-permits-monthly-distributions',
  access: 'staff',
  summary: 'How the year of a permit is spread over its months',
  by: ofOnePermit,
  orderBy: ['c_month'],
  row: z.object({
    ndx: z.int(),
    permit_ndx: z.int(),
    c_month: z.int(),
    alloc_percentage: z.number(),
    is_editable: z.boolean(),
    version: z.int(),
  }),
});

export const permitWellLinks = view({
  path: 'list-permits-associated-wells',
  access: 'staff',
  summary: 'The wells of a permit over time',
  by: ofOnePermit,
  orderBy: ['start_date', 'ndx'],
  row: z.object({
    ndx: z.int(),
    permit_ndx: z.int(),
    well_ndx: z.int(),
    linked_well_identifier: z.string(),
    start_date: z.iso.date(),
    end_date: day,
    version: z.int(),
  }),
});

export const permitAttachments = view({
  path: 'assoc-permits-to-attachments',
  access: 'staff',
  summary: 'The documents of a permit',
  by: ofOnePermit,
  orderBy: ['att_ndx'],
  row: z.object({
    att_ndx: z.int(),
    permit_ndx: z.int(),
    original_filename: z.string(),
    system_filename: z.string(),
    system_filepath: z.string(),
    tags: z.int(),
    notes: words,
    ...kept,
  }),
});

/** What the certificate of a permit says. `well_list` names the wells that stand under it today. */
const certificate = z.object({
  permit_ndx: z.int(),
  certificate_title: z.string(),
  permit_number: z.string(),
  owner_name: words,
  permit_group_name: words,
  owner_address_line_1: words,
  owner_address_line_2: words,
  mgmt_zone: words,
  well_count: z.int(),
  well_list: words,
  authorized_volume_gal: z.int(),
  special_provisions: words,
});

/** More certificates than this are not asked for at once. */
const mostCertificates = 2000;

export const certificates = endpoint({
  method: 'POST',
  path: '/api/ui-list-permits-certificate-print-info',
  access: 'staff',
  summary: 'What the certificates of these permits say, in the order of their numbers',
  body: z.object({
    permitNdxArray: z
      .array(z.int({ error: 'A permit is named by a whole number.' }), { error: 'Name the permits in permitNdxArray.' })
      .min(1, 'Choose at least one permit.')
      .max(mostCertificates, `Choose at most ${mostCertificates} permits.`),
  }),
  answer: z.array(certificate),
});

export const permitViews = [permit, monthlyDistribution, permitWellLinks, permitAttachments] as View[];
