import { z } from 'zod';
import { endpoint, recordNumber } from '../language/endpoint.ts';
import { date, gallons, key, optional, text, timestamp } from '../language/fields.ts';
import { pick } from '../language/rows.ts';
import { view } from '../language/view.ts';
import { meterFields } from '../metering/fields.ts';
import { attachmentFields } from '../wells/attachment-fields.ts';
import { pictures } from '../wells/attachments.ts';
import { permitFields } from './fields.ts';

/** Not in the specification: the paths of this file are ours. */
export const issuedCertificates = view({
  path: 'ui-list-permit-certificates',
  access: 'staff',
  summary: 'Certificates of a permit as issued, with their signed copies, newest first',
  by: z.object({ permit_ndx: recordNumber }),
  orderBy: ['issued_date desc', 'permit_certificate_ndx desc'],
  row: {
    permit_certificate_ndx: key('Certificate'),
    ...pick(permitFields, 'permit_ndx'),
    issued_date: date('Issued'),
    ...pick(meterFields, 'fiscal_year'),
    authorized_volume_gal: optional(
      gallons('Authorized Volume', { meaning: 'Per year, as stated on the certificate.' }),
    ),
    year_volume_gal: optional(gallons('Volume of the Fiscal Year', { meaning: 'As stated on the certificate.' })),
    kept_at: timestamp('Stored'),
    issued_by: text('Issued By'),
    ...pick(attachmentFields, 'original_filename', 'system_filename'),
    signed_filename: optional(text('Signed Copy')),
    signed_system_filename: optional(attachmentFields.system_filename),
    signed_at: optional(timestamp('Signed Copy Attached')),
    signed_added_by: optional(text('Signed Copy Added By')),
  },
});
export type IssuedCertificate = z.output<typeof issuedCertificates.row>;

const volume = z.coerce.number().pipe(z.int().min(0));

export const storeCertificate = endpoint({
  method: 'POST',
  path: '/api/permit-certificates',
  access: 'staff',
  summary: 'Store a certificate as it was issued, with its permit; refused where the permit no longer has its volumes',
  upload: { mediaTypes: ['application/pdf'] },
  body: z.object({
    permit_ndx: recordNumber,
    issued_date: z.iso.date("Invalid date format. Expected 'YYYY-MM-DD'."),
    /** What the certificate says. */
    authorized_volume_gal: volume,
    /** Left out where a month of the year is not known. */
    year_volume_gal: volume.optional(),
  }),
  answer: issuedCertificates.row,
  status: 201,
});

export const attachSignedCertificate = endpoint({
  method: 'POST',
  path: '/api/permit-certificates/{permit_certificate_ndx}/signed-copy',
  access: 'staff',
  summary: 'Attach the signed copy of a certificate; an earlier copy becomes an earlier version',
  upload: { mediaTypes: ['application/pdf', ...pictures] },
  params: z.object({ permit_certificate_ndx: recordNumber }),
  body: z.object({}),
  answer: issuedCertificates.row,
  status: 201,
});
