import type { Row } from '@artesian/contract/language/register';
import { registrations } from '@artesian/contract/registrations/registrations';
import type pg from 'pg';
import { conflict, notFound } from '../platform/problems.ts';
import { recordFor, serveRegister } from '../register/served-register.ts';
import type { User } from '../sign-in/authentication.ts';
import { everything } from '../sign-in/scope.ts';

const served = serveRegister(registrations, 'api.data_registrations');

interface Asked {
  client: pg.PoolClient;
  user: User;
  params: { reg_ndx: number };
  version: number | undefined;
}

/** The registration as it stands, held until the transaction ends; refused where it was changed since the version that the caller saw. */
export async function holdRegistration({ client, user, params: { reg_ndx }, version }: Asked): Promise<Row> {
  await served.store.lock(client, reg_ndx);
  const was = await served.store.find(client, everything, reg_ndx);
  if (!was) throw notFound(registrations.one);
  if (version !== undefined && version !== was.version) throw conflict(recordFor(served, user, was));
  return was;
}

/** As a save answers it. */
export async function answerRegistration({ client, user, params: { reg_ndx } }: Asked) {
  const saved = await served.store.find(client, everything, reg_ndx);
  // What a register answers is typed by its declaration alone.
  return recordFor(served, user, saved!) as never;
}
