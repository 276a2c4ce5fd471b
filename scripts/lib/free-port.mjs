import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

// Browsers and `fetch` refuse to call some ports (Fetch Standard, "bad port"); the highest of them is 10080.
const ABOVE_REFUSED = 10_081;

/**
 * A port that nobody listens at, below those that the system gives to connections: one of them would take it before it is used.
 * @returns {Promise<number>}
 */
export async function freePort() {
  for (;;) {
    const port = randomInt(ABOVE_REFUSED, 32_000);
    if (await isFree(port)) return port;
  }
}

/** @param {number} port */
const isFree = (port) =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, 'localhost', () => server.close(() => resolve(true)));
  });
