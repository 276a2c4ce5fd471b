import type { Position } from 'geojson';
import type { Drawable } from './check-geometry.ts';

/** Repairing takes the longer the more often lines cross: with this many, a tenth of a second. */
const MOST_CROSSINGS = 10_000;
/** So many pairs of lines are looked at before an area counts as tangled without a result. */
const MOST_LOOKS = 50_000_000;

interface Line {
  from: Position;
  to: Position;
  west: number;
  east: number;
}

/** Whether the lines of a geometry cross each other so often that no repair comes to an end in time. */
export function isTangled({ coordinates }: Drawable): boolean {
  const lines = linesOf(coordinates).toSorted((one, other) => one.west - other.west);
  let active: Line[] = [];
  let [crossings, looks] = [0, 0];
  for (const line of lines) {
    active = active.filter(({ east }) => east >= line.west);
    looks += active.length;
    if (looks > MOST_LOOKS) return true;
    for (const other of active) {
      if (cross(line, other) && (crossings += 1) > MOST_CROSSINGS) return true;
    }
    active.push(line);
  }
  return false;
}

/** The lines of all rings and strings, however deep they lie. */
function linesOf(coordinates: unknown): Line[] {
  const list = coordinates as unknown[][];
  if (!Array.isArray(list[0])) return [];
  if (Array.isArray(list[0][0])) return list.flatMap(linesOf);
  const positions = list as Position[];
  return positions.slice(1).map((to, place) => {
    const from = positions[place]!;
    return { from, to, west: Math.min(from[0]!, to[0]!), east: Math.max(from[0]!, to[0]!) };
  });
}

/** Whether two lines have a place in common that is within both; neighbors that share an end do not cross. */
const cross = (one: Line, other: Line): boolean =>
  liesBetween(one, other.from, other.to) && liesBetween(other, one.from, one.to);

const liesBetween = ({ from, to }: Line, a: Position, b: Position): boolean =>
  turn(from, to, a) * turn(from, to, b) < 0;

const turn = ([x, y]: Position, [x1, y1]: Position, [x2, y2]: Position): number =>
  Math.sign((x1! - x!) * (y2! - y!) - (y1! - y!) * (x2! - x!));
