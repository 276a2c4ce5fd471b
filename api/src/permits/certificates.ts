import { certificates } from '@artesian/contract/permits/permits';
import type { z } from 'zod';
import { answer } from '../platform/calls/answer.ts';
import { refuseWhileRecounting } from './recounts.ts';

type Certificate = z.output<typeof certificates.answer>[number];

const columns = Object.keys(certificates.answer.element.shape).join(', ');

/**
 * `POST /api/ui-list-permits-certificate-print-info`: what the certificates of these permits say on a day. It reads; the numbers of
 * all permits in a table are too long for an address. Permits that are not there, or removed, are left out.
 */
export const answerCertificates = answer(certificates, async ({ body }, { database }) => {
  await refuseWhileRecounting(database.pool);
  const { rows } = await database.pool.query<Certificate>(
    `select ${columns} from api.certificates_of_permits($1, coalesce($2::date, district_today()))`,
    [body.permitNdxArray, body.issued ?? null],
  );
  return rows;
});
