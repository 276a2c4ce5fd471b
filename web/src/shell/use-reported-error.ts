import { reportError } from '@artesian/contract/language/error-report';
import { useEffect, useState } from 'react';
import { api } from '../api.ts';
import { requestIdOf } from '../ui/error-words.ts';

/** The number of an error: that of the call which failed, known to the server already, or one under which it is told. */
export function useReportedError(error: unknown, screen: string): { id: string; isReport: boolean } {
  const [own] = useState(newNumber);
  const known = requestIdOf(error);
  const id = known ?? own;
  const isReport = known === undefined;
  useEffect(() => {
    if (isReport) void report(id, screen, error);
  }, [isReport, id, screen, error]);
  return { id, isReport };
}

/** A server that cannot be told is no reason to fail again. With a signal, so that nothing is asked anew behind it. */
async function report(id: string, screen: string, error: unknown) {
  const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const body = { id, screen, message: `${name}: ${message}`.slice(0, 500), stack: stack.slice(0, 4000) };
  await api.call(reportError, { body, signal: AbortSignal.timeout(10_000) }).catch(() => undefined);
}

/** Letters and digits that are not taken for one another when they are read aloud. */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

function newNumber(): string {
  const signs = Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) => SIGNS[byte % SIGNS.length]).join('');
  return `${signs.slice(0, 5)}-${signs.slice(5)}`;
}
