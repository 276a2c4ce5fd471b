import { Unusable } from '../unusable.ts';
import { refusalOf, type Drawable } from './check-geometry.ts';
import type { Shape } from './put-shapes.ts';
import type { GivenShape } from './given-shapes.ts';

/** What became of one shape of a file. */
export interface ShapeOutcome {
  /** Its place in the file, from 1. */
  number: number;
  verdict: 'added' | 'refused';
  /** Why it was refused, or what was repaired. */
  words: string;
}

export interface SortedShapes {
  shapes: Shape[];
  refused: ShapeOutcome[];
  /** What the shapes say of themselves. */
  columns: string[];
}

/**
 * Tells shapes that can be drawn from others. The map knows a shape by its `name`: the column of the option, or one that
 * differs in capitals alone, becomes it. Throws Unusable when there is no such column.
 */
export function sortShapes(given: GivenShape[], nameColumn: string | undefined): SortedShapes {
  const columns = [...new Set(given.flatMap(({ properties }) => Object.keys(properties)))];
  if (nameColumn !== undefined && !columns.includes(nameColumn)) {
    throw new Unusable(`The file has no column ${nameColumn}; it has ${columns.join(', ') || 'none'}.`);
  }
  const called = nameColumn ?? (columns.includes('name') ? 'name' : columns.find((column) => /^name$/i.test(column)));
  const sorted: SortedShapes = {
    shapes: [],
    refused: [],
    columns: columns.map((column) => (column === called ? 'name' : column)),
  };
  for (const { number, geometry, properties } of given) {
    const words = refusalOf(geometry);
    if (words) sorted.refused.push({ number, verdict: 'refused', words });
    else sorted.shapes.push({ number, geometry: geometry as Drawable, properties: withName(properties, called) });
  }
  return sorted;
}

function withName(properties: Record<string, unknown>, called: string | undefined): Record<string, unknown> {
  if (called === undefined || called === 'name') return properties;
  const { [called]: name = null, name: _other, ...others } = properties;
  return { name, ...others };
}
