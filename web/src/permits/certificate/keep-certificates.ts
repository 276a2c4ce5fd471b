import { storeCertificate } from '@artesian/contract/permits/issued-certificates';
import { api } from '../../api.ts';
import { yearVolumeOf, type Certificate } from './write-certificates.ts';

export interface Keeping {
  printed: readonly Certificate[];
  /** The file of one permit alone. */
  pdfOf: (certificate: Certificate) => Promise<Blob>;
  nameOf: (certificate: Certificate) => string;
  /** In ISO form. */
  issued: string;
  signal: AbortSignal;
}

/** Stores what was issued with each permit. Answers the numbers of those that it was not stored with. */
export async function keepCertificates({ printed, pdfOf, nameOf, issued, signal }: Keeping): Promise<string[]> {
  const missed: string[] = [];
  for (const certificate of printed) {
    signal.throwIfAborted();
    const { permit_ndx, permit_number, authorized_volume_gal } = certificate;
    const file = new File([await pdfOf(certificate)], nameOf(certificate), { type: 'application/pdf' });
    const year_volume_gal = yearVolumeOf(certificate) ?? undefined;
    const fields = { permit_ndx, issued_date: issued, authorized_volume_gal, year_volume_gal };
    await api
      .upload(storeCertificate, { file, fields, idempotencyKey: crypto.randomUUID(), signal })
      .catch(() => missed.push(permit_number));
  }
  return missed;
}
