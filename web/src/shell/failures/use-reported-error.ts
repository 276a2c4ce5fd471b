import { useEffect, useState } from 'react';
import { requestIdOf } from '../../ui/error-words.ts';

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

/** What tells the server is loaded when it is needed; where it cannot be, the server cannot be told either. */
async function report(id: string, screen: string, error: unknown) {
  try {
    const { reportToServer } = await import('./report-to-server.ts');
    await reportToServer(id, screen, error);
  } catch {
    // To fail at telling of a failure helps nobody.
  }
}

/** Letters and digits that are not taken for one another when they are read aloud. */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

function newNumber(): string {
  const signs = Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) => SIGNS[byte % SIGNS.length]).join('');
  return `${signs.slice(0, 5)}-${signs.slice(5)}`;
}
