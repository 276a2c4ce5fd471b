import { useState } from 'react';
import { placeAt, positionOf, type Whereabouts } from './place.ts';
import type { Grid } from './grid.ts';
import type { PageSizes } from './props.ts';

/** A part of the rows. */
export interface Page {
  /** From 0. */
  number: number;
  size: number;
  /** The first of its rows, and the one after its last. */
  first: number;
  end: number;
}

/** The page is where the person is: who moves on by keyboard, adds a row or goes to a problem turns it. */
export function usePages<T extends object>({ size: grid, go }: Grid<T>, whereabouts: Whereabouts, sizes?: PageSizes) {
  const [size, setSize] = useState(sizes?.atFirst ?? Infinity);
  const at = positionOf(whereabouts.active, whereabouts.index, grid)?.row ?? 0;
  const number = Math.floor(at / size);
  const first = number === 0 ? 0 : number * size;
  const page: Page = { number, size, first, end: Math.min(first + size, grid.rows.length) };
  const turnTo = (next: number) =>
    go(() => ({ index: next * size, isInside: false, active: placeAt({ row: next * size, column: 0 }, grid) }));
  return { page, turnTo, setSize };
}
