import type pg from 'pg';
import type { Config } from '../../platform/config.ts';
import { invalid } from '../../platform/problems.ts';
import type { Authentication, User } from '../authentication.ts';
import { forgetSignIns } from '../devices.ts';
import { personName } from '../sessions.ts';
import { hasFactor, readFactors } from './factors.ts';

interface Demand {
  config: Config;
  /** Who demands it. */
  user: User;
  authentication: Authentication;
}

/**
 * Demands a second factor of all staff: who has none is signed out. Throws 400 where accounts are kept elsewhere, and for somebody who has
 * none themselves, so that nobody shuts themselves out unawares.
 */
export async function demandSecondFactors(client: pg.PoolClient, { config, user, authentication }: Demand) {
  if (!config.embeddedSignIn)
    throw invalid('value', 'Staff sign in through the district’s identity provider. Require it there.');
  if (!hasFactor(await readFactors(client, user.sub)))
    throw invalid('value', 'Set up your own second factor first, on your profile.');
  const { rows } = await client.query<{ sub: string }>(
    `select sub from accounts
     where roles && array['Administrator', 'Developer'] and not demonstration and not blocked
       and not exists (select from account_passkeys where account_passkeys.sub = accounts.sub)
       and not exists (select from account_authenticators where account_authenticators.sub = accounts.sub)`,
  );
  for (const { sub } of rows) {
    // What would renew a token goes first, so that none is made behind the end of all.
    await forgetSignIns(client, sub);
    await authentication.sessions.end(personName(sub), client);
  }
}
