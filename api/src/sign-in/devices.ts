import type Provider from 'oidc-provider';
import type { KoaContextWithOIDC } from 'oidc-provider';
import type { Pool } from 'pg';
import { storedState } from './stored-state.ts';

/** Kept among what the provider remembers, by the sign-in that it belongs to: whatever revokes that takes it along. */
const MODEL = 'Device';

interface SignIn {
  /** The name of its session in tokens. */
  sid: string;
  device: string;
  signed_in_at: string;
  last_seen_at: string;
}

/** Notes from which browser a sign-in was just made, or renewed. */
export async function noteDevice(pool: Pool, context: KoaContextWithOIDC) {
  const { grantId, accountId } = (context.oidc.entities.AccessToken ?? {}) as InstanceType<Provider['AccessToken']>;
  if (grantId === undefined || accountId === undefined) return;
  const device = deviceOf(context.get('user-agent'));
  const payload = { grantId, accountId, device, seenAt: new Date().toISOString() };
  await new (storedState(pool))(MODEL).upsert(grantId, payload, FOURTEEN_DAYS);
}

/** As long as a sign-in can be renewed. */
const FOURTEEN_DAYS = 14 * 24 * 3600;

/** Where a person is signed in, the latest used first. */
export async function listSignIns(pool: Pool, sub: string): Promise<SignIn[]> {
  const { rows } = await pool.query<{ sid: string; device: string; since: number; seen_at: string }>(
    `select seen.id as sid, seen.payload ->> 'device' as device, (given.payload ->> 'iat')::integer as since,
       seen.payload ->> 'seenAt' as seen_at
     from sign_in_state as seen
       join sign_in_state as given on given.model = 'Grant' and given.id = seen.id
     where seen.model = $1 and seen.payload ->> 'accountId' = $2 and seen.expires_at > now()
       and not exists (select from ended_sessions where name = 'session ' || seen.id and until > now())
     order by seen_at desc`,
    [MODEL, sub],
  );
  return rows.map(({ sid, device, since, seen_at }) => ({
    sid,
    device,
    signed_in_at: new Date(since * 1000).toISOString(),
    last_seen_at: seen_at,
  }));
}

/** Whether what the provider remembers is part of one sign-in, `$2`: its tokens, its grant, and the cookie of the sign-in page. */
const ofSignIn = `(
  coalesce(grant_id = $2, false) or (model in ('Grant', '${MODEL}') and id = $2)
  or jsonb_path_exists(payload, '$.authorizations.*.grantId ? (@ == $grant)', jsonb_build_object('grant', $2::text))
)`;

/** Nothing that the provider remembers of one sign-in can renew a token, or make another without asking. */
export const forgetSignIn = (on: Pick<Pool, 'query'>, sub: string, sid: string) =>
  on.query(`delete from sign_in_state where payload ->> 'accountId' = $1 and ${ofSignIn}`, [sub, sid]);

/** The same of all others of this person. Answers their names. */
export async function forgetOtherSignIns(on: Pick<Pool, 'query'>, sub: string, sid: string): Promise<string[]> {
  const { rows } = await on.query<{ model: string; id: string }>(
    `delete from sign_in_state where payload ->> 'accountId' = $1 and not ${ofSignIn} returning model, id`,
    [sub, sid],
  );
  return rows.flatMap(({ model, id }) => (model === 'Grant' ? [id] : []));
}

/** Nothing that the provider remembers of a person can renew a token, or sign in without asking. */
export const forgetSignIns = (on: Pick<Pool, 'query'>, sub: string) =>
  on.query(`delete from sign_in_state where payload ->> 'accountId' = $1`, [sub]);

/** The first that fits says it: each browser also calls itself by the names of those before it. */
const browsers: [RegExp, string][] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const systems: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'a Mac'],
  [/CrOS/, 'a Chromebook'],
  [/Linux/, 'Linux'],
];

/** What a browser says of itself, in words that its owner knows it by: `Firefox on Windows`. */
export function deviceOf(userAgent: string): string {
  const named = (names: [RegExp, string][]) => names.find(([pattern]) => pattern.test(userAgent))?.[1];
  return [named(browsers) ?? 'A program', named(systems)].filter(Boolean).join(' on ');
}
