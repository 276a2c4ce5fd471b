import { createServer, connect, type Socket } from 'node:net';

/** A wire to a server that can be cut, slowed down and frozen. */
export interface FaultProxy {
  port: number;
  /** Refuses connections from now on, and breaks those that there are. */
  cut: () => void;
  /** Breaks the connections that there are; new ones work. */
  breakConnections: () => void;
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
  let state = { isCut: false, isFrozen: false, delayMs: 0 };
  const held: (() => void)[] = [];

  const forward = (from: Socket, to: Socket) => {
    from.on('data', (data) => {
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

  const breakConnections = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: (server.address() as { port: number }).port,
    cut: () => {
      state.isCut = true;
      breakConnections();
    },
    breakConnections,
    freeze: () => void (state.isFrozen = true),
    delay: (milliseconds) => void (state.delayMs = milliseconds),
    restore: () => {
      state = { isCut: false, isFrozen: false, delayMs: 0 };
      for (const pass of held.splice(0)) pass();
    },
    async close() {
      breakConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
