import { certificates } from '@artesian/contract/permits/permits';
import { api, queryClient } from '../../api.ts';
import { districtTextQuery } from '../../district/district-text.ts';
import { loadLogo } from '../../ui/pdf/logos.ts';
import type { Settings } from '../../session/settings.tsx';
import { dayIn } from '../../ui/district-day.ts';
import { districtOf } from '../../ui/pdf/district.ts';
import type { Paper } from '../../ui/pdf/open-pdf.ts';
import ours from './conditions.md?raw';
import { readConditions } from './read-conditions.ts';
import { writeCertificates, type Certificate } from './write-certificates.ts';
import { districtYear } from '../../ui/district-year.ts';

export interface Printing {
  permits: readonly number[];
  paper: Paper;
  /** In ISO form. */
  issued: string;
  settings: Pick<Settings, 'districtName' | 'contact' | 'timeZone' | 'districtLogo' | 'certificateSigner'>;
  onProgress: (done: number) => void;
  signal: AbortSignal;
}

/** The certificates of those permits that are still there, as one PDF. Throws in words where none is there any more. */
export async function makeCertificates({ permits, settings, ...issuing }: Printing) {
  const { districtName: name, timeZone } = settings;
  const body = { permitNdxArray: [...permits], issued: issuing.issued };
  const [printed, { markdown }, logo] = await Promise.all([
    api.call(certificates, { body, signal: issuing.signal }),
    queryClient.fetchQuery(districtTextQuery('certificate-conditions')),
    loadLogo(settings.districtLogo),
  ]);
  if (printed.length === 0) throw new Error('These permits no longer exist. Nothing was printed.');
  const written = {
    ...issuing,
    logo,
    signer: settings.certificateSigner,
    district: districtOf(settings),
    conditions: (certificate: Certificate) => readConditions(fillIn(markdown ?? ours, name, certificate)),
    today: dayIn(timeZone),
  };
  const blobOf = (bytes: BlobPart) => new Blob([bytes], { type: 'application/pdf' });
  const pdf = blobOf(await writeCertificates(printed, written));
  const { onProgress: _untold, ...quietly } = written;
  const pdfOf = async (one: Certificate) =>
    printed.length === 1 ? pdf : blobOf(await writeCertificates([one], quietly));
  return { printed, pdf, pdfOf };
}

const afterPeriod = ['the following month', 'the second month after it', 'the third month after it'];
const monthAfter = (months: number) => afterPeriod[months - 1] ?? `month ${months} after it`;

/** The conditions as they hold for one permit: it may report by another period than others. */
export const fillIn = (text: string, district: string, { period, due_day, due_months_after }: Certificate): string =>
  text
    .replaceAll('{district}', district)
    .replaceAll('{period}', period === 'Year' ? 'fiscal year' : period.toLowerCase())
    .replaceAll('{due_day}', String(due_day))
    .replaceAll('{due_month}', monthAfter(due_months_after))
    .replaceAll('{year_in_days}', districtYear().inDays);
