import type { FastifyError } from 'fastify';

/** What the client of PostgreSQL says of a connection that it has lost, or could not have. */
const WORDS = /connection (error|ended|terminated|timeout)|not queryable|timeout exceeded when trying to connect/i;
const CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND']);
/** PostgreSQL ends a connection: because it stops, because it crashed, or because the connection is broken. */
const SQL_STATES = /^(57P0[123]|08...)$/;

const PAUSE_MS = 50;

/** Whether the connection to the database was lost, rather than that the database said something. */
export const isLostConnection = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const { code } = error as Partial<FastifyError>;
  return CODES.has(code ?? '') || SQL_STATES.test(code ?? '') || WORDS.test(error.message);
};

/** Does what may be repeated, and once more when the connection was lost meanwhile: an idle one may have been for long. */
export async function despiteLostConnection<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isLostConnection(error)) throw error;
    // Where one connection is gone others are, too: the pool hears of them in a moment.
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    return work();
  }
}
