import { tileAddress, type Imagery } from '@artesian/contract/map/imagery';
import { remember, remembered } from '../ui/remembered.ts';

/** West, south, east and north. */
export type Bounds = readonly [number, number, number, number];

/** Which imagery: of an area, from the zoom at which it is looked at down to the finest. */
interface Wanted {
  /** The address of a tile. */
  tiles: string;
  area: Bounds;
  zooms: readonly number[];
}

/** A part of the district whose imagery was downloaded to this device. */
export interface KeptArea extends Wanted {
  id: string;
  name: string;
  bytes: number;
}

/** The most tiles of one area: about 80 MB. */
const MOST_TILES = 4000;
/** About 0.5 m a pixel: a pump house is seen. */
const FINEST = 18;
/** Servers of imagery ask not to be asked for more at once. */
const AT_ONCE = 4;
const STORE = 'imagery';
const AREAS = 'imagery-areas';

export const keptAreas = (): readonly KeptArea[] => remembered<KeptArea[]>(AREAS) ?? [];

/** The tile at an address, where this device has it. */
export async function keptTile(address: string): Promise<Response | undefined> {
  if (keptAreas().length === 0) return undefined;
  return (await openStore())?.match(address);
}

/** The imagery of an area as it is looked at, and nearer. */
export function wantedOf({ tiles, maxZoom }: Imagery, area: Bounds, from: number): Wanted {
  const finest = Math.min(maxZoom, FINEST);
  const first = Math.min(Math.floor(from), finest);
  return { tiles, area, zooms: Array.from({ length: finest - first + 1 }, (_, nearer) => first + nearer) };
}

/** Whether it is little enough for a device, and for the server that it comes from. */
export const canBeKept = ({ area, zooms }: Wanted): boolean =>
  zooms.map((z) => rangeOf(area, z)).reduce((tiles, { columns, rows }) => tiles + columns * rows, 0) <= MOST_TILES;

/** Downloads the imagery of an area. Throws an Error in words where that fails; of what has come by then nothing stays. */
export async function keepArea(name: string, wanted: Wanted, onProgress: (share: number) => void): Promise<void> {
  const store = await openStore();
  if (!store) throw new Error('This browser cannot store imagery here. It needs a secure (https) address.');
  const addresses = addressesOf(wanted);
  const left = [...addresses];
  let bytes = 0;
  const work = async () => {
    for (let address = left.pop(); address !== undefined; address = left.pop()) {
      bytes += await keepTile(store, address);
      onProgress(1 - left.length / addresses.length);
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  } catch (error) {
    left.length = 0;
    await dropUnneeded(store, wanted);
    throw error;
  }
  remember(AREAS, [...keptAreas(), { ...wanted, id: crypto.randomUUID(), name, bytes }]);
}

/** Frees the room that the imagery of an area takes, but for what another area needs. */
export async function forgetArea(area: KeptArea): Promise<void> {
  const others = keptAreas().filter(({ id }) => id !== area.id);
  remember(AREAS, others);
  const store = await openStore();
  if (store) await dropUnneeded(store, area);
}

/** Resolves with how long the tile is. Where the server has no picture of a place, there is none to keep. */
async function keepTile(store: Cache, address: string): Promise<number> {
  const response = (await store.match(address)) ?? (await fetch(address));
  if (response.status === 404 || response.status === 204) return 0;
  if (!response.ok) throw new Error(`The imagery server returned ${response.status}. Try again in a moment.`);
  const picture = await response.blob();
  await store.put(address, new Response(picture));
  return picture.size;
}

async function dropUnneeded(store: Cache, dropped: Wanted) {
  const needed = new Set(keptAreas().flatMap(addressesOf));
  for (const address of addressesOf(dropped)) if (!needed.has(address)) await store.delete(address);
}

/** Absent on addresses without encryption. */
const openStore = async (): Promise<Cache | undefined> => ('caches' in window ? window.caches.open(STORE) : undefined);

const addressesOf = ({ tiles, area, zooms }: Wanted): string[] =>
  zooms.flatMap((z) => {
    const { left, top, columns, rows } = rangeOf(area, z);
    return Array.from({ length: columns * rows }, (_, place) =>
      tileAddress(tiles, { z, x: left + (place % columns), y: top + Math.floor(place / columns) }),
    );
  });

/** The columns and rows of tiles that an area takes at a zoom. */
function rangeOf([west, south, east, north]: Bounds, z: number) {
  const [left, right] = [columnOf(west, z), columnOf(east, z)];
  const [top, bottom] = [rowOf(north, z), rowOf(south, z)];
  return { left, top, columns: right - left + 1, rows: bottom - top + 1 };
}

const columnOf = (longitude: number, z: number) => Math.floor(((longitude + 180) / 360) * 2 ** z);

/** By the projection of web maps. */
const rowOf = (latitude: number, z: number) => {
  const north = Math.asinh(Math.tan((latitude * Math.PI) / 180)) / Math.PI;
  return Math.floor(((1 - north) / 2) * 2 ** z);
};
