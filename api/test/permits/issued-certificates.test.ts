import {
  attachSignedCertificate,
  issuedCertificates,
  storeCertificate,
} from '@artesian/contract/permits/issued-certificates';
import { removePermitAttachment } from '@artesian/contract/permits/attachments';
import { certificates, permitAttachments } from '@artesian/contract/permits/permits';
import { ApiError } from '@artesian/contract/language/client';
import { expect, it } from 'vitest';
import { buildPermitOn } from '../support/around-wells.ts';
import { buildWell } from '../support/builders.ts';
import { sharedProduct } from '../support/product.ts';

const { product, staff } = await sharedProduct();
const ISSUED = '2026-09-01';
const pdf = (content: string, name = 'permit-certificate-h1-2026-09-01.pdf') =>
  new File([`%PDF-1.7\n${content}\n`], name, { type: 'application/pdf' });
const statusOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: ApiError) => error.status,
  );
const certificatesOf = (permit_ndx: number) => staff.view(issuedCertificates, { params: { permit_ndx } });
const documentsOf = (permit_ndx: number) => staff.view(permitAttachments, { params: { permit_ndx } });

/** A permit with what its certificate says, as whoever prints it sends it along. */
async function certified() {
  const { permit_ndx } = await buildPermitOn(product.database.pool, (await buildWell(staff)).well_ndx);
  const [said] = await staff.call(certificates, { body: { permitNdxArray: [permit_ndx], issued: ISSUED } });
  const gallons = said!.months.map(({ permitted_gal }) => permitted_gal);
  const year_volume_gal = gallons.includes(null) ? undefined : gallons.reduce((sum, one) => sum! + one!, 0)!;
  return {
    permit_ndx,
    fields: { permit_ndx, issued_date: ISSUED, authorized_volume_gal: said!.authorized_volume_gal, year_volume_gal },
  };
}

it('stores a certificate as it was issued, a second one of the day beside it, each among the documents', async () => {
  const { permit_ndx, fields } = await certified();
  const first = await staff.upload(storeCertificate, { fields, file: pdf('first') });
  expect(first).toMatchObject({
    permit_ndx,
    issued_date: ISSUED,
    fiscal_year: 2027,
    authorized_volume_gal: fields.authorized_volume_gal,
    year_volume_gal: fields.year_volume_gal ?? null,
    issued_by: 'Ada Administrator',
    original_filename: 'permit-certificate-h1-2026-09-01.pdf',
    signed_filename: null,
    signed_at: null,
  });
  const second = await staff.upload(storeCertificate, { fields, file: pdf('second') });
  expect(second.original_filename).toBe('permit-certificate-h1-2026-09-01-2.pdf');
  expect(await certificatesOf(permit_ndx)).toEqual([second, first]);
  expect((await documentsOf(permit_ndx)).map(({ notes, tags }) => [tags, notes])).toEqual(
    [1, 2].map(() => [14, 'Certificate of fiscal year 2027, issued September 1st, 2026']),
  );
  const file = await product.fetch('administrator', `/api/originals/${first.system_filename}`);
  expect(await file.text()).toContain('first');
});

it('refuses volumes that the permit does not have, what is no PDF, and a permit that is not there', async () => {
  const { permit_ndx, fields } = await certified();
  const others = { ...fields, authorized_volume_gal: fields.authorized_volume_gal + 1 };
  expect(await statusOf(staff.upload(storeCertificate, { fields: others, file: pdf('x') }))).toBe(409);
  const text = new File(['plain'], 'certificate.txt', { type: 'text/plain' });
  expect(await statusOf(staff.upload(storeCertificate, { fields, file: text }))).toBe(415);
  const nobody = { ...fields, permit_ndx: 999_999 };
  expect(await statusOf(staff.upload(storeCertificate, { fields: nobody, file: pdf('x') }))).toBe(404);
  expect(await certificatesOf(permit_ndx)).toEqual([]);
  expect(await documentsOf(permit_ndx)).toEqual([]);
});

it('attaches the signed copy to its certificate, whatever the scan is called, and replaces it', async () => {
  const { permit_ndx, fields } = await certified();
  const issued = [];
  for (const content of ['one', 'two'])
    issued.push(await staff.upload(storeCertificate, { fields, file: pdf(content) }));
  const sign = (permit_certificate_ndx: number, content: string) =>
    staff.upload(attachSignedCertificate, {
      params: { permit_certificate_ndx },
      fields: {},
      file: pdf(content, 'scan.PDF'),
    });
  for (const { permit_certificate_ndx } of issued)
    await sign(permit_certificate_ndx, `signed ${permit_certificate_ndx}`);
  const [second, first] = await certificatesOf(permit_ndx);
  expect(first).toMatchObject({
    signed_filename: 'permit-certificate-h1-2026-09-01-signed.PDF',
    signed_added_by: 'Ada Administrator',
    signed_at: expect.any(String) as string,
  });
  expect(second!.signed_filename).toBe('permit-certificate-h1-2026-09-01-2-signed.PDF');

  const again = await sign(first!.permit_certificate_ndx, 'signed anew');
  expect(again.signed_system_filename).not.toBe(first!.signed_system_filename);
  const documents = await documentsOf(permit_ndx);
  expect(documents).toHaveLength(4);

  // What is removed from the documents is no signed copy any more; the certificate stays as it was issued.
  for (const { att_ndx } of documents) await staff.call(removePermitAttachment, { params: { att_ndx } });
  expect(await certificatesOf(permit_ndx)).toMatchObject(
    issued.toReversed().map(({ system_filename }) => ({ system_filename, signed_filename: null })),
  );
  expect(await statusOf(sign(999_999, 'of none'))).toBe(404);
});
