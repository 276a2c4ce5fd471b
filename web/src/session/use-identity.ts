import { language } from '@artesian/domain/texts/translate';
import type { User, UserManager } from 'oidc-client-ts';
import { useCallback, useEffect, useState } from 'react';
import { keepLanguage } from '../language/kept-language.ts';
import { remembered } from '../ui/remembered.ts';
import { isReturning, isSomebodyExpected } from './expected.ts';
import type { Settings } from './settings.tsx';
import { keepRenewed, takeTokensFrom } from './tokens.ts';

/** Whom the identity provider has named. */
interface Known {
  /** Until it is certain who that is. */
  isLoading: boolean;
  user?: User | undefined;
  /** Why the last attempt to sign in came to nothing. */
  error?: Error | undefined;
}

export interface Identity extends Known {
  signIn: (returnTo: string) => Promise<void>;
  loadManager: () => Promise<UserManager>;
}

const loadScript = () => import('./user-manager.ts');

/** Asks for what the first call of whoever was signed in waits for, before the many scripts of a screen stand in its way. */
export function loadIdentityAhead() {
  const settings = remembered<Settings>('settings');
  if (settings && isSomebodyExpected(settings.signIn)) loadScript().catch(() => undefined);
}

/**
 * Who is signed in at the identity provider. What talks to it is loaded only where somebody is expected, or wants to sign in: visitors
 * do without. `onReturn` is told of whoever comes from the sign-in page.
 */
export function useIdentity(provider: Settings['signIn'], onReturn: (user: User | undefined) => void): Identity {
  const [{ isExpected, loadManager, arrive }] = useState(() => prepare(provider, onReturn));
  const [manager, setManager] = useState<UserManager>();
  const [known, setKnown] = useState<Known>({ isLoading: isExpected });

  useEffect(() => {
    if (!isExpected) return;
    arrive().then(
      ({ user, manager: loaded }) => {
        setKnown({ user, isLoading: false });
        setManager(loaded);
      },
      (error: Error) => setKnown({ error, isLoading: false }),
    );
  }, [isExpected, arrive]);

  useEffect(() => {
    if (!manager) return undefined;
    const stops = [
      manager.events.addUserLoaded((user) => setKnown({ user, isLoading: false })),
      manager.events.addUserUnloaded(() => setKnown({ isLoading: false })),
      keepRenewed(manager),
    ];
    return () => stops.forEach((stop) => stop());
  }, [manager]);

  const signIn = useCallback(
    async (returnTo: string) => {
      setKnown(({ user }) => ({ user, isLoading: true }));
      // The pages of the sign-in go on in the language of this one.
      keepLanguage(language());
      const error = await loadManager()
        .then((loaded) => loaded.signinRedirect({ state: { returnTo } }))
        .then(
          () => undefined,
          (reason: Error) => reason,
        );
      // Also whoever came back by the browser's own button, where the page is as it was left.
      setKnown(({ user }) => ({ user, error, isLoading: false }));
    },
    [loadManager],
  );
  return { ...known, signIn, loadManager };
}

function prepare(provider: Settings['signIn'], onReturn: (user: User | undefined) => void) {
  const isExpected = isSomebodyExpected(provider);
  const loadManager = once(async () => (await loadScript()).createUserManager(provider));
  if (isExpected) takeTokensFrom(loadManager);
  /** The answer of the sign-in page is good for one reading. */
  const arrive = once(async () => {
    const manager = await loadManager();
    if (!isReturning()) return { manager, user: (await manager.getUser()) ?? undefined };
    const user = await manager.signinCallback();
    onReturn(user);
    return { manager, user };
  });
  return { isExpected, loadManager, arrive };
}

/** What failed is tried anew when it is next asked for. */
function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () => {
    loading ??= load().catch((error) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}
