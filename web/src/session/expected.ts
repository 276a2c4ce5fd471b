import { isEmbedded } from '../ui/is-embedded.ts';
import type { Settings } from './settings.tsx';

/** Where the identity provider sends a person back to. */
export const CALLBACK_PATH = '/signed-in';

/** Whether somebody is signed in here already, or comes from the sign-in page. */
export const isSomebodyExpected = (provider: Settings['signIn']): boolean =>
  !isEmbedded() && (isReturning() || isSignInRemembered(provider));

/** Whether the address holds the answer of the sign-in page. */
export function isReturning(): boolean {
  const { pathname, search } = window.location;
  const answer = new URLSearchParams(search);
  return pathname === CALLBACK_PATH && answer.has('state') && (answer.has('code') || answer.has('error'));
}

/** By the name under which oidc-client-ts keeps the tokens. */
function isSignInRemembered({ issuer, clientId }: Settings['signIn']): boolean {
  try {
    return window.localStorage.getItem(`oidc.user:${issuer}:${clientId}`) !== null;
  } catch {
    return false;
  }
}
