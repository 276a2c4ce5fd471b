import { reportError } from '@artesian/contract/language/error-report';
import { api } from '../../api.ts';

/** With a signal, so that nothing is asked anew behind it. */
export async function reportToServer(id: string, screen: string, error: unknown) {
  const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const body = { id, screen, message: `${name}: ${message}`.slice(0, 500), stack: stack.slice(0, 4000) };
  await api.call(reportError, { body, signal: AbortSignal.timeout(10_000) });
}
