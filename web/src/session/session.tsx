import { callName, firstCalls } from '@artesian/contract/language/addresses';
import type { Endpoint } from '@artesian/contract/language/endpoint';
import { isStaff, roles, type Role } from '@artesian/contract/language/roles';
import type { CurrentUser } from '@artesian/contract/people/account';
import { useQuery } from '@tanstack/react-query';
import type { User, UserManager } from 'oidc-client-ts';
import { createContext, useContext, useEffect, useMemo, type ReactNode } from 'react';
import { queryClient, send } from '../api.ts';
import { remember, remembered } from '../ui/remembered.ts';
import { namesOfPerson } from './names-of-person.ts';
import { forgetSeeing, seeing } from './seeing.ts';
import { useSettings } from './settings.tsx';
import { isRenewable } from './tokens.ts';
import { useIdentity } from './use-identity.ts';

export interface SignedInUser extends CurrentUser {
  /** The address of their portrait, where the identity provider knows one. */
  picture: string | undefined;
}

export interface Session {
  /** `loading` until it is certain who is here. */
  status: 'loading' | 'visitor' | 'signed-in';
  user: SignedInUser | undefined;
  isStaff: boolean;
  isDeveloper: boolean;
  /** Whether the server allows a call beyond the open ones; one that there is not is allowed to nobody. */
  may: (call: Pick<Endpoint, 'method' | 'path'> | undefined) => boolean;
  /** Leaves for the sign-in page and comes back to `returnTo`, or to the address that is open now. */
  signIn: (returnTo?: string) => Promise<void>;
  /** Ends the session here and at the identity provider, and lands on the site's origin. */
  signOut: () => Promise<void>;
  /** Why the last attempt to sign in came to nothing. */
  signInError: Error | undefined;
}

const SessionContext = createContext<Session | undefined>(undefined);

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider above it.');
  return session;
}

/** Who is here. `onSignedIn` gets the address to return to after a visit to the sign-in page. */
export function SessionProvider({ children, onSignedIn }: { children: ReactNode; onSignedIn: (to: string) => void }) {
  const { signIn: provider } = useSettings();
  const identity = useIdentity(provider, (user) => onSignedIn(returnAddress(user)));
  const { isLoading, error, signIn, loadManager } = identity;
  const signedIn = identity.user && isRenewable(identity.user) ? identity.user : undefined;
  const { user, isPending } = useCurrentUser(signedIn);
  const loading = signedIn ? isPending : isLoading;

  const session = useMemo<Session>(
    () => ({
      status: loading ? 'loading' : user ? 'signed-in' : 'visitor',
      user: user && { ...user, picture: user.seen_by ? undefined : signedIn?.profile.picture },
      isStaff: isStaff(user?.roles),
      isDeveloper: user?.roles.includes('Developer') ?? false,
      may: (call) => call !== undefined && (user?.may.includes(callName(call)) ?? false),
      signIn: (returnTo) => signIn(returnTo ?? addressNow()),
      signOut: async () => {
        forgetSeeing();
        Object.values(namesOfPerson).forEach((name) => remember(name, undefined));
        queryClient.clear();
        // Where the provider only forgets the browser, the token would stay good: the server is told, as far as it can be.
        await send(firstCalls.signOut, AbortSignal.timeout(3000)).catch(() => undefined);
        await endSession(await loadManager(), signedIn?.id_token);
      },
      signInError: signedIn ? undefined : error,
    }),
    [loading, user, signedIn, error, signIn, loadManager],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** How long to wait before asking the provider again, in ms. */
const SIGN_OUT_PAUSES = [0, 1000, 3000];

/**
 * Ends the session at the identity provider, which leads home afterwards. The first attempt already forgets the tokens
 * here, so the token that names the session is kept for the others. A provider that cannot end sessions, or cannot be
 * reached, is left alone after a while: here the session is over.
 */
async function endSession(userManager: UserManager, idToken: string | undefined) {
  for (const pause of SIGN_OUT_PAUSES) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    const left = await userManager.signoutRedirect(idToken ? { id_token_hint: idToken } : {}).then(
      () => true,
      () => false,
    );
    if (left) return;
  }
  window.location.assign('/');
}

/** Roles and rights as the server sees them; without a connection, as it saw them last. */
function useCurrentUser(signedIn: User | undefined): { user: CurrentUser | undefined; isPending: boolean } {
  const { rolesClaim } = useSettings().signIn;
  const sub = signedIn?.profile.sub;
  const { data, error } = useQuery({
    queryKey: ['me', sub],
    queryFn: ({ signal }) => send(firstCalls.me, signal) as Promise<CurrentUser>,
    enabled: sub !== undefined,
    staleTime: 300_000,
    initialData: () => (seeing() ? undefined : rememberedUser(sub)),
    initialDataUpdatedAt: 0,
  });
  useEffect(() => {
    if (data && !data.seen_by) remember(namesOfPerson.me, data);
  }, [data]);

  if (!signedIn) return { user: undefined, isPending: false };
  if (data) return { user: data, isPending: false };
  return error && !seeing()
    ? { user: userOfToken(signedIn, rolesClaim), isPending: false }
    : { user: undefined, isPending: true };
}

function rememberedUser(sub: string | undefined): CurrentUser | undefined {
  const user = remembered<CurrentUser>(namesOfPerson.me);
  return user?.sub === sub ? user : undefined;
}

/** The server did not say what this person may do, so nothing is promised beyond name and role. */
function userOfToken({ profile }: User, rolesClaim: string): CurrentUser {
  const claimed = profile[rolesClaim];
  const held = Array.isArray(claimed) ? roles.filter((role: Role) => claimed.includes(role)) : [];
  return {
    sub: profile.sub,
    name: profile.name ?? profile.sub,
    email: profile.email ?? null,
    roles: held,
    may: [],
    seen_by: null,
  };
}

const addressNow = () => window.location.href.slice(window.location.origin.length);

/** Only an address of this site, so that a forged state cannot send anybody elsewhere. */
function returnAddress(user: User | undefined): string {
  const { returnTo } = (user?.state ?? {}) as { returnTo?: unknown };
  return typeof returnTo === 'string' && /^\/(?![/\\])/.test(returnTo) ? returnTo : '/home';
}
