import { deepestTileZoom } from '@artesian/contract/map/tiles';
import { cellsAcross } from './tile-cells.ts';
import type { TileNumber } from './tile-row.ts';
import type { WellIndex } from './well-index.ts';

/** The number of a well takes about so many cells. */
const label = { across: 6, down: 1 };

/** A well and how many it stands for, itself included. */
export interface Standing {
  well: number;
  count: number;
  /** Whether there may be room for its number. */
  isLabelled: boolean;
}

/**
 * One well for each cell of the tile. The active ones come first, because the map shows them alone until asked otherwise,
 * then the oldest: neighboring tiles choose alike. Cells lie on the same grid whichever tile is asked for. Of those that
 * one label would cover, one is labelled: laying out thousands of labels that never show takes most of a browser's memory.
 */
export function thinWells(index: WellIndex, wells: number[], { z }: TileNumber): Standing[] {
  const across = 2 ** z * cellsAcross;
  const standing = onePerCell(index, wells, (x, y) => Math.floor(y * across) * across + Math.floor(x * across));
  if (z >= deepestTileZoom) return standing;
  const labels = onePerCell(
    index,
    standing.map(({ well }) => well),
    (x, y) => Math.floor((y * across) / label.down) * across + Math.floor((x * across) / label.across),
  );
  const labelled = new Set(labels.map(({ well }) => well));
  return standing.map((one) => ({ ...one, isLabelled: labelled.has(one.well) }));
}

/** `cellOf` numbers the cell at a place of the square world. */
function onePerCell(index: WellIndex, wells: number[], cellOf: (x: number, y: number) => number): Standing[] {
  const standing = new Map<number, Standing>();
  for (const well of wells) {
    const cell = cellOf(index.x[well]!, index.y[well]!);
    const found = standing.get(cell);
    if (!found) {
      standing.set(cell, { well, count: 1, isLabelled: true });
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
