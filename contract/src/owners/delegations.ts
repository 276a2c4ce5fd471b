import { t } from '@artesian/domain/texts/translate';
import { z } from 'zod';
import { endpoint, noAnswer, recordNumber } from '../language/endpoint.ts';

const permit = z.object({ permit_ndx: z.int(), permit_number: z.string() });

/** Not in the specification: the path is ours. */
export const delegations = endpoint({
  method: 'GET',
  path: '/api/delegations',
  access: 'signed-in',
  summary: 'Delegations that the caller gave and received',
  answer: z.object({
    given: z.array(z.object({ delegation_ndx: z.int(), email: z.string(), permits: z.array(permit) })),
    /** Permits that the caller can let others see: their own, not what was delegated to them. */
    own: z.array(permit),
    received: z.array(z.object({ delegation_ndx: z.int(), from: z.string(), permits: z.array(permit) })),
  }),
});

/** Answers the same whether anybody has an account of this address. Not in the specification: the path is ours. */
export const delegatePermits = endpoint({
  method: 'POST',
  path: '/api/delegations',
  access: 'signed-in',
  summary: 'Give the account of an e-mail address access to selected permits',
  body: z.object({
    email: z
      .string({ error: t('*Required field') })
      .trim()
      .min(1, t('*Required field'))
      .pipe(z.email('Enter an e-mail address, such as name@example.com.').max(200, t('Use at most 200 characters.'))),
    permits: z.array(z.int()).min(1, t('Choose at least one permit.')).max(500, t('Choose at most 500 permits.')),
  }),
  answer: z.object({ delegation_ndx: z.int() }),
  status: 201,
});

/** Not in the specification: the path is ours. */
export const takeBackDelegation = endpoint({
  method: 'DELETE',
  path: '/api/delegations/{delegation_ndx}',
  access: 'signed-in',
  summary: 'End a delegation that the caller gave or received',
  params: z.object({ delegation_ndx: recordNumber }),
  answer: noAnswer,
  status: 204,
});
