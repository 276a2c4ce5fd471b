import { UserManager, WebStorageStateStore } from 'oidc-client-ts';
import { CALLBACK_PATH } from './expected.ts';
import type { Settings } from './settings.tsx';

/** Sign-in by authorization code with PKCE; tokens are renewed by refresh token, without frames or third-party cookies. */
export function createUserManager({ issuer, clientId, audience }: Settings['signIn']): UserManager {
  return new UserManager({
    authority: issuer,
    client_id: clientId,
    redirect_uri: `${window.location.origin}${CALLBACK_PATH}`,
    post_logout_redirect_uri: `${window.location.origin}/`,
    scope: 'openid profile email offline_access',
    extraQueryParams: { audience },
    // Kept beyond the tab, so that the field screens open signed in without a connection.
    userStore: new WebStorageStateStore({ store: window.localStorage }),
    automaticSilentRenew: false,
    monitorSession: false,
  });
}
