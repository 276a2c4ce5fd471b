/** Pictures from above that somebody serves as tiles (XYZ, or WMTS in the usual grid of web maps). */
export interface Imagery {
  /** The address of a tile, with the names of `tileAddress` in it. */
  tiles: string;
  attribution: string | null;
  /** The finest zoom that there are tiles of. */
  maxZoom: number;
}

export interface Tile {
  z: number;
  x: number;
  y: number;
}

/** What an address calls the zoom, the column and the row of a tile; the second name is that of WMTS. `{-y}` counts rows from the south. */
const zoom = /\{(?:z|TileMatrix)\}/gi;
const column = /\{(?:x|TileCol)\}/gi;
const row = /\{(?:y|TileRow)\}/gi;
const rowFromSouth = /\{-y\}/gi;

export const tileAddress = (address: string, { z, x, y }: Tile): string =>
  address
    .replace(zoom, String(z))
    .replace(column, String(x))
    .replace(row, String(y))
    .replace(rowFromSouth, String(2 ** z - 1 - y));

/** Whether every tile has an address of its own by it, all on one host. */
export const isTileAddress = (address: string): boolean => {
  if (!URL.canParse(address)) return false;
  const addresses = [
    { z: 1, x: 0, y: 0 },
    { z: 2, x: 0, y: 0 },
    { z: 2, x: 1, y: 0 },
    { z: 2, x: 0, y: 1 },
  ].map((tile) => tileAddress(address, tile));
  return new Set(addresses).size === addresses.length && new Set(addresses.map(hostOf)).size === 1;
};

const hostOf = (address: string) => new URL(address).host;
