import { t } from '@artesian/domain/texts/translate';
import { z } from 'zod';
import { endpoint, noAnswer, recordNumber } from '../language/endpoint.ts';
import { choice, optional, text, timestamp } from '../language/fields.ts';
import { rowKey } from '../language/rows.ts';
import { view } from '../language/view.ts';
import { writtenLetter } from '../notices/letter.ts';
import { contactFields } from '../people/fields.ts';

const claimStates = ['waiting', 'sending', 'sent', 'refused', 'to post', 'posted'] as const;

/** Not in the specification: the path is ours. */
export const claims = view({
  path: 'ui-list-claims',
  access: 'staff',
  summary: 'Access code letters that let contacts claim their permits, with the status of each',
  row: {
    claim_ndx: rowKey,
    rolo_ndx: contactFields.rolo_ndx,
    addressee: text('Addressee'),
    r_email: contactFields.r_email,
    state: choice('State', claimStates),
    created_timestamp: timestamp('Made'),
    expires_at: timestamp('Good Until'),
    used_at: optional(timestamp('Used')),
    used_by_name: optional(text('Used By')),
  },
  orderBy: ['claim_ndx desc'],
});
export type Claim = z.output<typeof claims.row>;

/** Not in the specification: the path is ours. */
export const makeClaim = endpoint({
  method: 'POST',
  path: '/api/claims',
  access: 'staff',
  summary: 'Create an access code letter for a contact: by e-mail if an address is on file, otherwise to print',
  body: z.object({ rolo_ndx: z.int({ error: t('*Required field') }) }),
  answer: z.object({ claim_ndx: z.int(), state: z.enum(claimStates) }),
  status: 201,
});

const byClaim = z.object({ claim_ndx: recordNumber });

/** Only of letters that are printed: those that were mailed nobody else reads. Not in the specification: the path is ours. */
export const claimLetter = endpoint({
  method: 'GET',
  path: '/api/claims/{claim_ndx}/letter',
  access: 'staff',
  summary: 'The full text of an access code letter to mail',
  params: byClaim,
  answer: writtenLetter.omit({ letter_ndx: true, about: true }),
});

/** Not in the specification: the path is ours. */
export const claimPosted = endpoint({
  method: 'POST',
  path: '/api/claims/{claim_ndx}/posted',
  access: 'staff',
  summary: 'Mark an access code letter as mailed',
  params: byClaim,
  answer: noAnswer,
  status: 204,
});

/** Answers the same whether there is such a permit or not. Not in the specification: the path is ours. */
export const requestClaim = endpoint({
  method: 'POST',
  path: '/api/claim-requests',
  access: 'signed-in',
  summary: 'Request an access code, sent to the permit’s address on file',
  body: z.object({
    permit_number: text('Permit Number', 40),
  }),
  answer: z.object({ message: z.string() }),
  status: 202,
  mostPerMinute: 20,
});

/** What is answered to whoever asks for a code, so that nobody learns which permits there are. */
export const CODE_IS_ON_ITS_WAY = t(
  'If the district has a permit with this number, a code will be sent to the address on file: by e-mail within minutes, or by mail within days.',
);

/** Letters and digits that are not taken for one another. */
export const CODE_LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const CODE_LENGTH = 10;

const wholeCode = new RegExp(`^[${CODE_LETTERS}]{${CODE_LENGTH}}$`);

/** A code as it was meant: in capitals, without blanks and hyphens, O as 0, I and L as 1. */
export const readCode = (typed: string): string =>
  typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');

/** Not in the specification: the path is ours. */
export const enterClaim = endpoint({
  method: 'POST',
  path: '/api/claims/enter',
  access: 'signed-in',
  summary: 'Enter the code from a letter: its contact’s permits are linked to your account',
  body: z.object({
    code: z
      .string({ error: '*Required field' })
      .max(100, 'The code has 10 letters and digits.')
      .transform(readCode)
      .refine((code) => code !== '', '*Required field')
      .refine(
        (code) => code === '' || wholeCode.test(code),
        'The code has 10 letters and digits, such as 7K2QF-9XM4A.',
      ),
  }),
  answer: z.object({ permits: z.array(z.string()) }),
  mostPerMinute: 20,
});
