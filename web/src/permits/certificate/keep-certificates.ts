import { attachToPermit } from '@artesian/contract/permits/attachments';
import { api, queryClient } from '../../api.ts';
import { longDate } from '../../ui/dates.ts';
import type { Certificate } from './write-certificates.ts';

/** `Permit` among the tags of documents. */
const TAG = 14;

export interface Keeping {
  printed: readonly Certificate[];
  /** The file of one permit alone. */
  pdfOf: (certificate: Certificate) => Promise<Blob>;
  nameOf: (certificate: Certificate) => string;
  /** In ISO form. */
  issued: string;
  signal: AbortSignal;
}

/** Keeps what was issued among the documents of each permit, with its year. Answers the numbers of those that it was not kept with. */
export async function keepCertificates({ printed, pdfOf, nameOf, issued, signal }: Keeping): Promise<string[]> {
  const missed: string[] = [];
  for (const certificate of printed) {
    signal.throwIfAborted();
    const { permit_ndx, permit_number, fiscal_year } = certificate;
    const file = new File([await pdfOf(certificate)], nameOf(certificate), { type: 'application/pdf' });
    const notes = `Certificate of fiscal year ${fiscal_year}, issued ${longDate(issued)}`;
    const fields = { permit_ndx, tags: JSON.stringify([TAG]), notes };
    await api
      .upload(attachToPermit, { file, fields, idempotencyKey: crypto.randomUUID(), signal })
      .catch(() => missed.push(permit_number));
    void queryClient.invalidateQueries({ queryKey: ['attachments', 'permits', permit_ndx] });
  }
  return missed;
}
