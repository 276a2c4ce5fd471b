import { createHash, randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import type { Config } from '../platform/config.ts';

type Queries = Pick<Pool, 'query'>;

/** Somebody who was invited has a week; a password that was forgotten is chosen anew within an hour. */
const LASTS = { invitation: '7 days', reset: '1 hour' } as const;

interface Link {
  link: string;
  purpose: keyof typeof LASTS;
  expires_at: string;
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/** A link by which this account can choose a password, once. Those that it was given before are good for nothing from now on. */
export async function makeLink(on: Queries, { origin }: Config, sub: string): Promise<Link> {
  const token = randomBytes(32).toString('base64url');
  await on.query('delete from account_links where sub = $1 and used_at is null', [sub]);
  const { rows } = await on.query<Omit<Link, 'link'>>(
    `insert into account_links (token_hash, sub, purpose, expires_at)
     select $1, sub, purpose, now() + case purpose when 'invitation' then interval '${LASTS.invitation}' else interval '${LASTS.reset}' end
     from accounts, lateral (select case when password_hash is null then 'invitation' else 'reset' end as purpose) as chosen
     where sub = $2
     returning purpose, expires_at`,
    [hashOf(token), sub],
  );
  return { ...rows[0]!, link: `${origin}/set-password?token=${token}` };
}

interface Holder {
  sub: string;
  email: string;
  name: string;
}
export type LinkState = ({ state: 'good' } & Holder) | { state: 'unknown' | 'used' | 'expired' };

/** What a link is good for. Programs that look at links in messages only read, so that nothing is used up by it. */
export async function readLink(on: Queries, token: string): Promise<LinkState> {
  const { rows } = await on.query<Holder & { is_used: boolean; is_expired: boolean }>(
    `select accounts.sub, accounts.email, accounts.name, used_at is not null as is_used, expires_at <= now() as is_expired
     from account_links join accounts on accounts.sub = account_links.sub
     where token_hash = $1 and not accounts.blocked`,
    [hashOf(token)],
  );
  const found = rows[0];
  if (!found) return { state: 'unknown' };
  const { is_used, is_expired, ...holder } = found;
  if (is_used) return { state: 'used' };
  return is_expired ? { state: 'expired' } : { state: 'good', ...holder };
}

/** Of two who use a link at once only one does. */
export async function useUpLink(on: Queries, token: string): Promise<boolean> {
  const { rowCount } = await on.query(
    'update account_links set used_at = now() where token_hash = $1 and used_at is null and expires_at > now()',
    [hashOf(token)],
  );
  return rowCount === 1;
}
