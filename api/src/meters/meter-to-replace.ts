import { meters } from '@artesian/contract/metering/meters';
import type { Row } from '@artesian/contract/language/register';
import type pg from 'pg';
import { conflict, notFound } from '../platform/problems.ts';
import { recordFor, serveRegister } from '../register/served-register.ts';
import type { User } from '../sign-in/authentication.ts';
import { everything } from '../sign-in/scope.ts';

export const servedMeters = serveRegister(meters, 'meters');

interface Asked {
  client: pg.PoolClient;
  user: User;
  params: { meter_ndx: number };
  version: number | undefined;
}

/** The meter as it stands, held until the transaction ends; refused where it was changed since the version that the caller saw. */
export async function holdMeter({ client, user, params: { meter_ndx }, version }: Asked): Promise<Row> {
  await servedMeters.store.lock(client, meter_ndx);
  const was = await servedMeters.store.find(client, everything, meter_ndx);
  if (!was) throw notFound(meters.one);
  if (version !== undefined && version !== was.version) throw conflict(recordFor(servedMeters, user, was));
  return was;
}

/** Stands in the history beside everything that a replacement writes, and finds it again. */
export const replacementNote = ({ meter_id }: Row) => `Replacement of ${String(meter_id)}`;
