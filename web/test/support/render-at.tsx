import type { Role } from '@artesian/contract/language/roles';
import type { CurrentUser } from '@artesian/contract/people/account';
import type { PermitRecounts } from '@artesian/contract/permits/recounts';
import { ThemeProvider } from '@mui/material/styles';
import { QueryClientProvider } from '@tanstack/react-query';
import { createBrowserHistory } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import type { DetachedWindowAPI } from 'happy-dom';
import type { ReactNode } from 'react';
import { onTestFinished, vi } from 'vitest';
import { queryClient } from '../../src/api.ts';
import { App } from '../../src/App.tsx';
import { SessionProvider } from '../../src/session/session.tsx';
import { SettingsProvider } from '../../src/session/settings.tsx';
import { Toasts } from '../../src/shell/Toasts.tsx';
import { theme } from '../../src/theme.ts';
import { districtStages } from './district-stages.ts';
import { fakeApi, type Answers } from './fake-api.ts';
import { settings } from './settings.ts';

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
  const { width = 1440, idle = false } = visit;
  vi.stubGlobal('requestIdleCallback', (act: () => void) => (idle ? setTimeout(act) : 0));
  (window as unknown as { happyDOM: DetachedWindowAPI }).happyDOM.setViewport({ width, height: 900 });
  window.history.replaceState(null, '', path);
  const calls = answerTo(visit);
  const history = createBrowserHistory();
  // It listens to the window, which outlives the test: all that was shown before would follow each address after it.
  onTestFinished(history.destroy);
  render(<App history={history} />);
  return calls;
}

/** The same of a part that stands on no screen yet, by itself. */
export function renderAlone(part: ReactNode, visit: Visit = {}) {
  const calls = answerTo(visit);
  render(
    <ThemeProvider theme={theme}>
      <QueryClientProvider client={queryClient}>
        <SettingsProvider>
          <SessionProvider onSignedIn={() => undefined}>{part}</SessionProvider>
        </SettingsProvider>
      </QueryClientProvider>
      <Toasts />
    </ThemeProvider>,
  );
  return calls;
}

function answerTo({ as, picture, may = [], answers = {} }: Visit) {
  if (as) rememberSignIn(personWith(as, may), picture);
  return fakeApi({
    'GET /api/settings': settings,
    'GET /api/permit-recounts': nothingRecounted,
    'GET /api/ui-list-drought-stages': districtStages,
    ...(as && { 'GET /api/me': personWith(as, may) }),
    ...answers,
  });
}

export const nothingRecounted = {
  decisions: [],
  months_waiting: 0,
  months_in_all: 0,
  last_ended: null,
  seconds_since: null,
} satisfies PermitRecounts;

function personWith(role: Role, may: string[]): CurrentUser {
  return {
    sub: `person-${role}`,
    name: 'Robin Rivera',
    email: 'robin@district.example',
    roles: [role],
    may,
    seen_by: null,
  };
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
