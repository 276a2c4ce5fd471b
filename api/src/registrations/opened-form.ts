import { randomUUID } from 'node:crypto';
import { openRegistration } from '@artesian/contract/registrations/calls';
import type { Pool } from 'pg';
import { answer } from '../platform/calls/answer.ts';
import { isSignedBy, signatureOf } from '../platform/secret.ts';

const KEY = 'registration-forms-key';

/** A form that was opened here: its name, and for how long it has been open. */
export interface OpenedForm {
  id: string;
  openForMs: number;
}

/** `GET /api/registration-form` */
export const answerOpenRegistration = answer(openRegistration, async (_asked, { database }) => ({
  form: await nameOpenedForm(database.pool, new Date()),
}));

/** When it was opened stands in its name, signed, so that nothing need be kept of forms that are never sent in. */
export async function nameOpenedForm(pool: Pool, openedAt: Date): Promise<string> {
  const opened = `${randomUUID()}.${openedAt.getTime()}`;
  return `${opened}.${await signatureOf(pool, KEY, opened)}`;
}

/** Undefined for a name that was not given here. */
export async function readOpenedForm(pool: Pick<Pool, 'query'>, name = ''): Promise<OpenedForm | undefined> {
  const [, opened, id, openedAt, signature] = /^(([\da-f-]{36})\.(\d{13}))\.([\w-]{32})$/.exec(name) ?? [];
  if (!opened || !(await isSignedBy(pool, KEY, opened, signature!))) return undefined;
  return { id: id!, openForMs: Date.now() - Number(openedAt) };
}
