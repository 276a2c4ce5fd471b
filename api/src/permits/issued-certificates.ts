import {
  attachSignedCertificate,
  issuedCertificates,
  storeCertificate,
} from '@artesian/contract/permits/issued-certificates';
import type pg from 'pg';
import type { z } from 'zod';
import { attach } from '../attachments/attach.ts';
import { actOnFile } from '../platform/calls/act.ts';
import { notFound, Refusal } from '../platform/problems.ts';
import { readOne } from '../views/read-one.ts';

/** `Permit` among the tags of documents. */
const TAG = 14;

/** `POST /api/permit-certificates`: what was issued stands among the documents too. */
const actStoreCertificate = actOnFile(storeCertificate, async ({ body, file, client }) => {
  const { notes, issued_before } = await certifiedOn(client, body);
  const { permit_ndx, issued_date, authorized_volume_gal, year_volume_gal } = body;
  // A second one of a day leaves the first in its place.
  const originalName = issued_before === 0 ? file.originalName : named(file.originalName, String(issued_before + 1));
  const said = { permit_ndx, tags: TAG, notes };
  const att_ndx = await attach(client, 'permit_ndx', said, { ...file, originalName });
  await client.query(
    `insert into permit_certificates (permit_ndx, issued_date, authorized_volume_gal, year_volume_gal, att_ndx)
     values ($1, $2, $3, $4, $5)`,
    [permit_ndx, issued_date, authorized_volume_gal, year_volume_gal ?? null, att_ndx],
  );
  return readOne(client, issuedCertificates, 'system_filename', file.systemFilename);
});

/** Refuses volumes that the permit does not have on that day, as where it was changed while its certificate was printed. */
async function certifiedOn(client: pg.PoolClient, body: z.output<NonNullable<(typeof storeCertificate)['body']>>) {
  const { permit_ndx, issued_date, authorized_volume_gal, year_volume_gal } = body;
  await client.query('select from permits where permit_ndx = $1 for no key update', [permit_ndx]);
  const { rows } = await client.query<{ notes: string; issued_before: number; is_as_printed: boolean }>(
    `select
       format('Certificate of fiscal year %s, issued %s', fiscal_year, to_char($2::date, 'FMMonth FMDDth, YYYY')) as notes,
       (
         select count(*)::integer from permit_certificates where permit_ndx = $1 and issued_date = $2::date
       ) as issued_before,
       authorized_volume_gal = $3 and year_volume_gal is not distinct from $4 as is_as_printed
     from api.certificates_of_permits(array[$1::integer], $2::date)
     cross join lateral (
       select case when count(month ->> 'permitted_gal') = count(*)
         then sum((month ->> 'permitted_gal')::bigint) end as year_volume_gal
       from jsonb_array_elements(months) as month
     ) as year`,
    [permit_ndx, issued_date, authorized_volume_gal, year_volume_gal ?? null],
  );
  const [found] = rows;
  if (!found) throw notFound('such permit');
  if (!found.is_as_printed)
    throw new Refusal(
      409,
      'changed-since',
      'Changed since',
      'The volume of the permit was changed while its certificate was printed. Print it again.',
    );
  return found;
}

/** `POST /api/permit-certificates/{permit_certificate_ndx}/signed-copy` */
const actAttachSigned = actOnFile(attachSignedCertificate, async ({ params, file, client }) => {
  const { permit_certificate_ndx } = params;
  const { rows } = await client.query<{ permit_ndx: number; name: string; notes: string | null }>(
    `select certificates.permit_ndx, files.original_filename as name, files.notes
     from permit_certificates as certificates
     join attachments as files using (att_ndx)
     where permit_certificate_ndx = $1
     for no key update of certificates`,
    [permit_certificate_ndx],
  );
  const [certificate] = rows;
  if (!certificate) throw notFound('such certificate');
  const { permit_ndx, name, notes } = certificate;
  // Scans have the same names again and again: named as what was signed, none takes the place of another.
  const originalName = named(name, 'signed').replace(/\.\w+$/, /\.\w+$/.exec(file.originalName)?.[0] ?? '');
  const said = { permit_ndx, tags: TAG, notes: `Signed copy. ${notes ?? ''}`.trim() };
  const signed_att_ndx = await attach(client, 'permit_ndx', said, { ...file, originalName });
  await client.query('update permit_certificates set signed_att_ndx = $2 where permit_certificate_ndx = $1', [
    permit_certificate_ndx,
    signed_att_ndx,
  ]);
  return readOne(client, issuedCertificates, 'permit_certificate_ndx', permit_certificate_ndx);
});

/** `certificate-signed.pdf` of `certificate.pdf`. */
const named = (name: string, addition: string) => name.replace(/(\.\w+)?$/, `-${addition}$1`);

/** Certificates are stored as they were issued; their signed copies follow. */
export const actIssuedCertificates = [actStoreCertificate, actAttachSigned];
