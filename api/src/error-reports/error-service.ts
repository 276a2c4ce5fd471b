import type { Config } from '../platform/config.ts';
import { withoutPersons } from '../platform/logged-request.ts';

/** A service outside that collects errors and traces for whoever looks after the software. */
export interface ErrorService {
  /** `id` is what the person reads and the log has; `where` a call or a screen, by its name. */
  tell: (error: Error, about: { id: string; where: string }) => void;
  /** Begins to time a call, every tenth of which the service is told of; what it returns ends it. */
  time: (call: string) => () => void;
  close: () => Promise<void>;
}

const SHARE_OF_TRACES = 0.1;
/** How long the end of the process waits for what is on its way. */
const LAST_WORDS_MS = 2000;

/**
 * The service of the settings, spoken to in Sentry's protocol; loaded only where there is one. It is told what failed and where, never
 * who asked for what.
 */
export async function openErrorService({
  SENTRY_DSN: dsn,
  version,
  NODE_ENV,
}: Config): Promise<ErrorService | undefined> {
  if (dsn === undefined) return undefined;
  const sentry = await import('@sentry/node');
  sentry.initWithoutDefaultIntegrations({
    dsn,
    release: `artesian@${version}`,
    environment: NODE_ENV,
    tracesSampleRate: SHARE_OF_TRACES,
    // Whole transactions are understood by every service that speaks the protocol, parts of them by the newest alone.
    traceLifecycle: 'static',
    includeServerName: false,
    beforeSend: (event) => {
      for (const exception of event.exception?.values ?? []) exception.value = withoutPersons(exception.value ?? '');
      return event;
    },
  });
  return {
    tell: (error, { id, where }) => void sentry.captureException(error, { tags: { request_id: id, where } }),
    time(call) {
      // A trace of its own: within one, all calls would be told of or none.
      const span = sentry.startNewTrace(() =>
        sentry.startInactiveSpan({ name: call, op: 'http.server', forceTransaction: true }),
      );
      return () => span.end();
    },
    close: async () => void (await sentry.close(LAST_WORDS_MS)),
  };
}
