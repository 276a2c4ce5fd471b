import { createServer, connect, type Socket } from 'node:net';

/** A wire to a server that can be cut, slowed down and frozen. */
export interface FaultProxy {
  port: number;
  /** Refuses connections from now on, and breaks those that there are. */
  cut: () => void;
  /** Breaks the connections that there are; new ones work. */
  breakConnections: () => void;
  /** Breaks the connections that there are once so many bytes more have gone through, whichever way. */
  cutAfter: (bytes: number) => void;
  /** How often `cutAfter` came to its end. */
  cuts: () => number;
  /** Lets nothing through, as a server does that was frozen. */
  freeze: () => void;
  /** So many milliseconds more for whatever goes to the server. */
  delay: (milliseconds: number) => void;
  /** All well again; what was frozen goes on. */
  restore: () => void;
  close: () => Promise<void>;
}

export async function startFaultProxy(target: URL): Promise<FaultProxy> {
  const sockets = new Set<Socket>();
  let state = { isCut: false, isFrozen: false, delayMs: 0, bytesLeft: Infinity };
  let cuts = 0;
  const held: (() => void)[] = [];

  const breakConnections = () => {
    for (const socket of sockets) socket.destroy();
  };
  const forward = (from: Socket, to: Socket) => {
    from.on('data', (data: Buffer) => {
      const isLast = data.length >= state.bytesLeft;
      if (isLast) {
        if (!to.destroyed) to.write(data.subarray(0, state.bytesLeft), breakConnections);
        state.bytesLeft = Infinity;
        cuts += 1;
        return;
      }
      state.bytesLeft -= data.length;
      const pass = () => !to.destroyed && to.write(data);
      if (state.isFrozen) held.push(pass);
      else if (state.delayMs > 0) setTimeout(pass, state.delayMs);
      else pass();
    });
    from.on('error', () => undefined);
    from.on('close', () => {
      sockets.delete(from);
      to.destroy();
    });
    sockets.add(from);
  };
  const server = createServer((client) => {
    if (state.isCut) {
      client.destroy();
      return;
    }
    const upstream = connect(Number(target.port), target.hostname);
    forward(client, upstream);
    forward(upstream, client);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    port: (server.address() as { port: number }).port,
    cut: () => {
      state.isCut = true;
      breakConnections();
    },
    breakConnections,
    cutAfter: (bytes) => void (state.bytesLeft = bytes),
    cuts: () => cuts,
    freeze: () => void (state.isFrozen = true),
    delay: (milliseconds) => void (state.delayMs = milliseconds),
    restore: () => {
      state = { isCut: false, isFrozen: false, delayMs: 0, bytesLeft: Infinity };
      for (const pass of held.splice(0)) pass();
    },
    async close() {
      breakConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
