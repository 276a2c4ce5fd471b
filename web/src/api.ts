import { ApiError, createClient } from '@artesian/contract/language/client';
import type { Endpoint } from '@artesian/contract/language/endpoint';
import { QueryClient } from '@tanstack/react-query';
import { askingForEffects } from './effects-of-saves/asking-for-effects.ts';
import { notingAge } from './answers-as-of.ts';
import { refreshingAfterWrites } from './refreshing-after-writes.ts';
import { accessToken, renewingToken } from './session/tokens.ts';
import { askingWhatIsUnlikely } from './unlikely/asking-what-is-unlikely.ts';

// A browser that knows of no connection would leave calls waiting without a word; asked all the same, they say that there is none.
const networkMode = 'always';

export const queryClient = new QueryClient({
  defaultOptions: {
    mutations: { networkMode },
    queries: {
      networkMode,
      refetchOnReconnect: true,
      staleTime: 60_000,
      refetchOnWindowFocus: false,
      retry: (failures, error) => failures < 2 && mayPass(error),
    },
  },
});

/** The API as whoever is signed in, or as a visitor. */
export const api = createClient({
  token: accessToken,
  around: (send) =>
    refreshingAfterWrites(queryClient, askingWhatIsUnlikely(askingForEffects(notingAge(renewingToken(send))))),
});

/** A call by its address alone. */
export const send = ({ method, path }: Pick<Endpoint, 'method' | 'path'>, signal: AbortSignal) =>
  api.send(method, path, { signal });

/** A refusal stays one however often it is asked; a server in trouble or a lost connection may recover. */
export function mayPass(error: Error): boolean {
  return !(error instanceof ApiError) || error.status === 0 || error.status >= 500;
}
