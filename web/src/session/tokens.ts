import { t } from '@artesian/domain/texts/translate';
import { ApiError } from '@artesian/contract/language/client';
import type { User, UserManager } from 'oidc-client-ts';
import { seeing, stopSeeing } from './seeing.ts';

let loadManager: (() => Promise<UserManager>) | undefined;

/** The sign-in whose tokens go with every call from now on; calls wait for it to be loaded. */
export function takeTokensFrom(load: () => Promise<UserManager>) {
  loadManager = load;
}

/**
 * The access token of who is signed in, renewed when it has expired; undefined for a visitor.
 * Throws ApiError 401 when renewal is refused, and 0 when the sign-in service cannot be reached: a call that was meant
 * for somebody is never sent as nobody's.
 */
export async function accessToken(): Promise<string | undefined> {
  const seen = seeing();
  if (seen) return seen.token;
  const manager = await loadManager?.();
  const user = await manager?.getUser();
  if (!manager || !user) return undefined;
  return user.expired ? (await renew(manager, user)).access_token : user.access_token;
}

/**
 * The access token of one person alone; undefined where somebody else is here, nobody is, or a Developer sees as another.
 * Throws as `accessToken` does.
 */
export async function accessOf(sub: string): Promise<string | undefined> {
  if (seeing()) return undefined;
  const manager = await loadManager?.();
  const user = await manager?.getUser();
  if (!manager || user?.profile.sub !== sub) return undefined;
  if (!user.expired) return user.access_token;
  const renewed = await renew(manager, user);
  return renewed.profile.sub === sub ? renewed.access_token : undefined;
}

/** `fetch`, which renews a token that the API no longer accepts and then asks once more. */
export const renewingToken =
  (send: typeof fetch): typeof fetch =>
  async (input, init) => {
    const response = await send(input, init);
    const headers = new Headers(init?.headers);
    if (response.status !== 401 || !headers.has('authorization')) return response;
    if (seeing()) {
      stopSeeing();
      return response;
    }
    const manager = await loadManager?.();
    const user = await manager?.getUser();
    if (!manager || !user) return response;
    const renewed = await renew(manager, user);
    headers.set('authorization', `Bearer ${renewed.access_token}`);
    return send(input, { ...init, headers });
  };

/** Renews tokens before they expire and whenever the browser wakes up or comes back online. Returns how to stop. */
export function keepRenewed(userManager: UserManager): () => void {
  const renewNow = async () => {
    const user = await userManager.getUser();
    if (user) await renew(userManager, user).catch(() => undefined);
  };
  const renewIfExpired = async () => {
    const user = await userManager.getUser();
    if (user?.expired && navigator.onLine) await renewNow();
  };
  const stopExpiring = userManager.events.addAccessTokenExpiring(() => void renewNow());
  window.addEventListener('online', renewIfExpired);
  document.addEventListener('visibilitychange', renewIfExpired);
  void renewIfExpired();
  return () => {
    stopExpiring();
    window.removeEventListener('online', renewIfExpired);
    document.removeEventListener('visibilitychange', renewIfExpired);
  };
}

/** Whether somebody stays signed in: an expired access token is no end while it can be renewed. */
export const isRenewable = (user: User): boolean => !user.expired || user.refresh_token !== undefined;

/**
 * A refresh token is good for one use, so two tabs must not send the same one: the second would look like theft and end
 * the session. The lock makes tabs take turns, and the later one finds the earlier one's token.
 */
async function renew(userManager: UserManager, stale: User): Promise<User> {
  return exclusively(async () => {
    const stored = await userManager.getUser(true);
    if (stored && stored.access_token !== stale.access_token && !stored.expired) return stored;
    if (!stored?.refresh_token) return endSession(userManager);
    try {
      return (await userManager.signinSilent()) ?? (await endSession(userManager));
    } catch (error) {
      if ((error as Error).name === 'ErrorResponse') return endSession(userManager);
      throw new ApiError(0, { title: t('The sign-in service cannot be reached. Check the connection and try again.') });
    }
  });
}

async function endSession(userManager: UserManager): Promise<never> {
  await userManager.removeUser();
  throw new ApiError(401, { title: t('Your session has ended. Log in again.'), code: 'unauthorized' });
}

/** Browsers offer locks on secure pages only; elsewhere tabs do without. */
async function exclusively<T>(act: () => Promise<T>): Promise<T> {
  const { locks } = navigator as { locks?: LockManager | null };
  return locks ? locks.request('artesian.sign-in', act) : act();
}
