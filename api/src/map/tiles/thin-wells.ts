import type { TileNumber } from './tile-row.ts';
import type { WellIndex } from './well-index.ts';

/** A tile is this many cells wide, so a thinned one holds at most their square. */
const cellsAcross = 128;

/** A well and how many it stands for, itself included. */
export interface Standing {
  well: number;
  count: number;
}

/**
 * One well for each cell of the tile. The active ones come first, because the map shows them alone until asked otherwise,
 * then the oldest: neighbouring tiles choose alike. Cells lie on the same grid whichever tile is asked for.
 */
export function thinWells(index: WellIndex, wells: number[], { z }: TileNumber): Standing[] {
  const across = 2 ** z * cellsAcross;
  const standing = new Map<number, Standing>();
  for (const well of wells) {
    const cell = Math.floor(index.y[well]! * across) * across + Math.floor(index.x[well]! * across);
    const found = standing.get(cell);
    if (!found) {
      standing.set(cell, { well, count: 1 });
      continue;
    }
    found.count++;
    if (comesBefore(index, well, found.well)) found.well = well;
  }
  return [...standing.values()];
}

function comesBefore(index: WellIndex, well: number, other: number): boolean {
  const active = index.flags[well]! & 1;
  const otherActive = index.flags[other]! & 1;
  return active === otherActive ? well < other : active > otherActive;
}
