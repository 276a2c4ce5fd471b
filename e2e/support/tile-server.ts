import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One green pixel, which every tile is. */
const tile = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGOwabABAAH0APkj3tw8AAAAAElFTkSuQmCC',
  'base64',
);

export interface TileServer {
  /** As the setting MAP_IMAGERY has it. */
  address: string;
  /** The paths that were asked for. */
  asked: string[];
  close: () => Promise<void>;
}

/** Serves imagery as others do: tiles that other sites may read. */
export async function openTileServer(): Promise<TileServer> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(200, { 'content-type': 'image/png', 'access-control-allow-origin': '*' });
    response.end(tile);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://localhost:${port}/wmts?TILEMATRIX={TileMatrix}&TILEROW={TileRow}&TILECOL={TileCol}`,
    asked,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
