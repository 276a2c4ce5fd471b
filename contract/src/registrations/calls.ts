import { t } from '@artesian/domain/texts/translate';
import { z } from 'zod';
import { endpoint } from '../language/endpoint.ts';
import { pick, readable, rowOf } from '../language/rows.ts';
import { registrationFields } from '../registrations/registrations.ts';
import { otherWell, registrationForm } from './form.ts';

/** The most wells that are sent in together. */
export const MOST_WELLS = 20;

/** Tells how long a form has been open, so that no puzzle need be solved to tell a person from a machine. Not in the specification. */
export const openRegistration = endpoint({
  method: 'GET',
  path: '/api/registration-form',
  access: 'open',
  summary: 'A one-time form number for a new registration',
  answer: z.object({ form: z.string() }),
});

const sent = { ...pick(registrationFields, 'reg_ndx', 'reference', 'created_timestamp'), ...registrationForm.fields };

/** What of a registration its sender is answered; nothing tells whether it looks like a machine's. */
const receipt = rowOf(sent).extend({
  /** All that were sent in together, this one first. */
  together: z.array(rowOf(pick(registrationFields, 'reference', 'well_address', 'well_city'))),
  /** Whether a confirmation goes out by e-mail. */
  has_mail: z.boolean(),
});
export type Receipt = z.output<typeof receipt>;

/**
 * Open to everybody. What staff keep of a registration is ignored. `form`, `homepage` and `more_wells` are ours: the name that the form was
 * opened under, a field that people do not see and machines fill in, and the owner's other wells, each of which becomes a registration of its own.
 */
export const sendInRegistration = endpoint({
  method: 'POST',
  path: '/api/data-registrations',
  access: 'open',
  summary: 'Register one or more wells of one owner for review by staff',
  body: registrationForm.draft.extend({
    form: z.string().max(200).optional(),
    homepage: z.string().max(1000).optional(),
    more_wells: z
      .array(otherWell)
      .max(MOST_WELLS - 1, {
        error: () => t('Submit at most {most} wells together.', { most: MOST_WELLS }),
      })
      .default([]),
  }),
  answer: receipt,
  status: 201,
  mostPerMinute: 20,
});

export type SentRegistration = z.input<NonNullable<(typeof sendInRegistration)['body']>>;

/** By these two a sender is known; an e-mail address that is misspelled finds nothing. */
const known = {
  reference: z
    .string({ error: t('Enter the reference.') })
    .trim()
    .min(1, t('Enter the reference.'))
    .max(40, t('A reference looks like R-3F9A-21C7.')),
  email: z
    .string({ error: t('Enter the e-mail address.') })
    .trim()
    .min(1, t('Enter the e-mail address.'))
    .max(200, t('Use at most 200 characters.')),
};

/** What became of a registration, in the order that it usually takes. */
export const registrationStates = ['received', 'sent-back', 'corrected', 'accepted', 'closed'] as const;
export type RegistrationState = (typeof registrationStates)[number];

const status = z.object({
  ...readable(pick(registrationFields, 'reference', 'created_timestamp', 'well_address', 'well_city')),
  state: z.enum(registrationStates),
  /** What its sender is asked to correct, and what they sent; null while nothing is asked. */
  to_correct: z.object({ message: z.string(), entered: rowOf(registrationForm.fields) }).nullable(),
});
export type RegistrationStatus = z.output<typeof status>;

/** By POST, so that no address holds what proves who asks. An unknown reference and a wrong e-mail address are answered alike. */
export const registrationStatus = endpoint({
  method: 'POST',
  path: '/api/registration-status',
  access: 'open',
  effect: false,
  summary: 'Status of a registration, by reference and e-mail address',
  body: z.object(known),
  answer: status,
  mostPerMinute: 20,
});

/** Not in the specification: the path is ours. */
export const ownRegistrations = endpoint({
  method: 'GET',
  path: '/api/own-registrations',
  access: 'signed-in',
  summary: 'Wells registered with the caller’s e-mail address, newest first',
  answer: z.array(
    z.object({
      ...readable(pick(registrationFields, 'reference', 'created_timestamp', 'well_address', 'well_city')),
      state: z.enum(registrationStates),
      /** Of the well that became of it; null while there is none. */
      district_well_id: z.string().nullable(),
    }),
  ),
});
export type OwnRegistration = z.output<typeof ownRegistrations.answer>[number];

/** Sends in what staff asked to correct. */
export const correctRegistration = endpoint({
  method: 'POST',
  path: '/api/registration-corrections',
  access: 'open',
  summary: 'Submit the correction of a returned registration',
  body: registrationForm.draft.extend(known),
  answer: status,
  mostPerMinute: 20,
});
export type SentCorrection = z.input<NonNullable<(typeof correctRegistration)['body']>>;
