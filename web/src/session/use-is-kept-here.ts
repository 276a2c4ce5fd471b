import { useSettings } from './settings.tsx';

/** Whether accounts are those of the built-in sign-in, and not of an identity provider elsewhere. */
export const useIsKeptHere = (): boolean => useSettings().signIn.issuer.startsWith(window.location.origin);
