import { createConnection, createServer, type AddressInfo, type Socket } from 'node:net';

const DEAD_MS = 1000;
/** In bytes. */
const LONGEST_HEAD = 8192;

export interface FaultyLine {
  /** Where it listens; the server behind it is another. */
  port: number;
  /** How often it has been cut. */
  cuts: () => number;
  /** With what each call began that went over it since `cutEvery`, also what the browser repeated by itself: its address and headers. */
  calls: () => readonly string[];
  /**
   * From now on it is cut each time that so many bytes have gone to the server since, until it was cut so often. Every second time it stays
   * dead for a second; else whoever calls again at once is connected.
   */
  cutEvery: (bytes: number, times: number) => void;
  close: () => Promise<void>;
}

/** A line between a browser and a server on this machine that can be cut in the middle of what is sent: every connection on it ends then. */
export async function openFaultyLine(to: { host: string; port: number }): Promise<FaultyLine> {
  const browsers = new Set<Socket>();
  let every = Infinity;
  let left = 0;
  let cuts = 0;
  let sent = 0;
  let calls: string[] = [];
  let next = Infinity;
  let deadUntil = 0;
  const cut = () => {
    cuts += 1;
    left -= 1;
    next = left > 0 ? sent + every : Infinity;
    if (cuts % 2 === 0) deadUntil = Date.now() + DEAD_MS;
    for (const socket of browsers) socket.resetAndDestroy();
  };
  const server = createServer((browser) => {
    if (Date.now() < deadUntil) return void browser.resetAndDestroy();
    const product = createConnection(to);
    browsers.add(browser);
    // What was sent before a cut arrives, and no more.
    browser.on('close', () => {
      browsers.delete(browser);
      product.destroy();
    });
    product.on('close', () => browser.destroy());
    // What is cut ends with an error.
    for (const socket of [browser, product]) socket.on('error', () => undefined);
    product.pipe(browser);
    browser.on('data', (bytes) => {
      sent += bytes.length;
      const begins = bytes.toString('latin1', 0, LONGEST_HEAD);
      // A call follows an answer, and so begins what comes at once.
      if (/^[A-Z]+ \//.test(begins)) calls.push(begins);
      if (sent >= next) return cut();
      if (!product.write(bytes)) browser.pause();
    });
    product.on('drain', () => browser.resume());
    browser.on('end', () => product.end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    cuts: () => cuts,
    calls: () => calls,
    cutEvery: (bytes, times) => {
      [every, left, sent, next, calls] = [bytes, times, 0, bytes, []];
    },
    close: () => {
      for (const socket of browsers) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
