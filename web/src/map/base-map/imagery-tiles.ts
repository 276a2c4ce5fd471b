import { tileAddress, type Imagery } from '@artesian/contract/map/imagery';
import { keptTile } from '../../offline/kept-imagery.ts';
import { maplibre } from '../canvas/map-library.ts';

const SCHEME = 'imagery';

/** What the map asks for tiles of imagery by: the address of the settings is written in it so that the map fills in nothing there. */
export const imageryTiles = ({ tiles }: Imagery): string => `${SCHEME}://{z}/{x}/{y}?${encodeURIComponent(tiles)}`;

maplibre.addProtocol(SCHEME, async ({ url }, { signal }) => {
  const [, z, x, y, tiles = ''] = /^imagery:\/\/(\d+)\/(\d+)\/(\d+)\?(.*)$/.exec(url) ?? [];
  const address = tileAddress(decodeURIComponent(tiles), { z: Number(z), x: Number(x), y: Number(y) });
  // What was downloaded for the field serves without a connection, and faster with one.
  const response = (await keptTile(address)) ?? (await fetch(address, { signal }));
  if (!response.ok) throw new Error(`The imagery server returned ${response.status}.`);
  return { data: await response.arrayBuffer() };
});
