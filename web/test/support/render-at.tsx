import type { Role } from '@artesian/contract/language/roles';
import type { CurrentUser } from '@artesian/contract/people/account';
import { cleanup, render } from '@testing-library/react';
import type { DetachedWindowAPI } from 'happy-dom';
import { toast } from 'sonner';
import { afterEach, vi } from 'vitest';
import { queryClient } from '../../src/api.ts';
import { App } from '../../src/App.tsx';
import { fakeApi, type Answers } from './fake-api.ts';
import { settings } from './settings.ts';

afterEach(() => {
  // Messages outlive the page that shows them.
  toast.dismiss();
  cleanup();
  queryClient.clear();
  localStorage.clear();
  sessionStorage.clear();
});

interface Visit {
  /** The role of who is signed in; without, a visitor. */
  as?: Role;
  /** Where the identity provider has their portrait. */
  picture?: string;
  /** The calls that this person may make, as the server would say. */
  may?: string[];
  /** What the API answers beside settings and account, by `METHOD /path`. */
  answers?: Answers;
  /** Of the window, in px. */
  width?: number;
  /** Whether the browser finds time for what can wait. */
  idle?: boolean;
}

/** Opens the product at an address, as somebody, with an API that answers as told. Returns the calls it receives. */
export function renderAt(path: string, visit: Visit = {}) {
  const { as, picture, may = [], answers = {}, width = 1440, idle = false } = visit;
  vi.stubGlobal('requestIdleCallback', (act: () => void) => (idle ? setTimeout(act) : 0));
  (window as unknown as { happyDOM: DetachedWindowAPI }).happyDOM.setViewport({ width, height: 900 });
  window.history.replaceState(null, '', path);
  if (as) rememberSignIn(personWith(as, may), picture);
  const calls = fakeApi({
    'GET /api/settings': settings,
    ...(as && { 'GET /api/me': personWith(as, may) }),
    ...answers,
  });
  render(<App />);
  return calls;
}

function personWith(role: Role, may: string[]): CurrentUser {
  return { sub: `person-${role}`, name: 'Robin Rivera', email: 'robin@district.example', roles: [role], may };
}

/** The tokens as the sign-in leaves them in the browser. */
function rememberSignIn({ sub, name }: CurrentUser, picture: string | undefined) {
  const { issuer, clientId } = settings.signIn;
  const tokens = {
    access_token: 'access',
    refresh_token: 'refresh',
    token_type: 'Bearer',
    expires_at: Math.floor(Date.now() / 1000) + 3600,
    profile: { sub, name, ...(picture && { picture }) },
  };
  localStorage.setItem(`oidc.user:${issuer}:${clientId}`, JSON.stringify(tokens));
}
