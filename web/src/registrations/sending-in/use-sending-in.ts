import { ApiError } from '@artesian/contract/language/client';
import {
  openRegistration,
  sendInRegistration,
  type Receipt,
  type SentRegistration,
} from '@artesian/contract/registrations/calls';
import { useState } from 'react';
import { api } from '../../api.ts';
import type { Values } from '@artesian/contract/language/register';
import { errorWordsToQuote } from '../../ui/error-words.ts';
import type { FormProblem } from '../../register/form/problems.ts';
import { aboutWell, isOfWell, valuesOfEntries } from './entries.ts';
import type { Registration } from './use-registration.ts';

/** What stands in a field that people do not see; machines that fill in every field give themselves away. */
export const HOMEPAGE = 'homepage';

/** Sends a registration in. Whatever happens to it on the way, what was entered stays, and sent again it is not made twice. */
export function useSendingIn(registration: Registration, onSent: (receipt: Receipt) => void) {
  const [isSending, setSending] = useState(false);
  const [isThereAlready, setThereAlready] = useState(false);

  const send = async (homepage: string) => {
    if (isSending || !registration.check()) return;
    setSending(true);
    try {
      onSent(await sendOnce(registration, homepage));
    } catch (error) {
      setThereAlready(error instanceof ApiError && error.problem.code === 'sent-in-before');
      registration.show(problemsOfRefusal(error, registration));
    }
    setSending(false);
  };
  return { send, isSending, isThereAlready };
}

async function sendOnce(registration: Registration, homepage: string): Promise<Receipt> {
  const form = registration.opened ?? (await api.call(openRegistration, {})).form;
  const body = { ...bodyOf(registration), form, homepage } as SentRegistration;
  try {
    return await api.call(sendInRegistration, { body, idempotencyKey: registration.key });
  } catch (error) {
    if (!(error instanceof ApiError) || error.problem.code !== 'idempotency-key') throw error;
    // Something was changed after an answer was lost: the server says under which reference the first is there.
    return api.call(sendInRegistration, { body, idempotencyKey: registration.renewKey() });
  }
}

/** The server checks all of it. */
function bodyOf({ form, wells }: Registration): Partial<SentRegistration> {
  const [first, ...others] = wells.map((well) => valuesOfEntries({ ...form.getValues(), ...well }));
  return { ...first, more_wells: others.map(ofWellAlone) } as Partial<SentRegistration>;
}

const ofWellAlone = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => isOfWell(name)));

/** Of each field in words beside it; of a well that is not in the form, by its number. */
function problemsOfRefusal(error: unknown, { at }: Registration): FormProblem[] {
  const errors = error instanceof ApiError ? (error.problem.errors ?? []) : [];
  if (errors.length === 0) return [{ message: errorWordsToQuote(error) }];
  return errors.map(({ field, message }) => {
    const [, index, name = field] = /^(?:more_wells\.(\d+)\.)?(\w+)$/.exec(field) ?? [];
    const well = index === undefined ? 0 : Number(index) + 1;
    return isOfWell(name) && well !== at ? aboutWell(well + 1, name, message) : { field: name, message };
  });
}
