import {
  createHandlerBoundToURL,
  cleanupOutdatedCaches,
  precacheAndRoute,
  type PrecacheEntry,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { StaleWhileRevalidate } from 'workbox-strategies';
import { TAKE_PAGES } from './take-pages.ts';

declare const self: {
  carriedFiles: PrecacheEntry[];
  clients: { claim(): Promise<void> };
  addEventListener(
    type: 'message',
    listener: (event: { data: unknown; waitUntil(work: Promise<void>): void }) => void,
  ): void;
};

/** How long a page may take to come from the server before the one on the device is shown, in ms. */
const PATIENCE = 3000;

self.addEventListener('message', (event) => {
  if (event.data === TAKE_PAGES) event.waitUntil(self.clients.claim());
});

precacheAndRoute(self.carriedFiles);
cleanupOutdatedCaches();

// The server's page is the newest; the one on the device opens where there is no connection, or a poor one.
const kept = createHandlerBoundToURL('/index.html');
registerRoute(
  new NavigationRoute(
    async (options) => {
      try {
        const answer = await fetch(options.request, { signal: AbortSignal.timeout(PATIENCE) });
        if (answer.status < 500) return answer;
      } catch {
        // Without a connection.
      }
      return kept(options);
    },
    { denylist: [/^\/(api|ogc|oidc|health|forgot|set-password)(\/|\?|$)/] },
  ),
);

// The shapes that everybody's map stands on; what differs by reader is not kept here.
registerRoute(
  ({ url }) => /^\/api\/public-map\/sources\/(district-boundary|rivers|highways|towns)$/.test(url.pathname),
  new StaleWhileRevalidate({ cacheName: 'ground' }),
);
