import type { Position } from 'geojson';

type Ring = Position[];

/**
 * The polygons that a shapefile's rings make: rings that turn with the clock lie outside, the others are holes of the
 * smallest ring around them. A hole that nothing surrounds is an area of its own: some programs turn rings the wrong way.
 */
export function polygonsOf(rings: Ring[]): Ring[][] {
  if (rings.length < 2) return [rings];
  const polygons = rings.filter((ring) => signedArea(ring) <= 0).map((ring) => [ring]);
  const bySize = polygons.toSorted(([one], [other]) => Math.abs(signedArea(one!)) - Math.abs(signedArea(other!)));
  for (const hole of rings.filter((ring) => signedArea(ring) > 0)) {
    const around = bySize.find(([outer]) => surrounds(outer!, hole));
    if (around) around.push(hole);
    else polygons.push([hole]);
  }
  return polygons;
}

/** Twice the area; negative for a ring that turns with the clock. */
function signedArea(ring: Ring): number {
  // Near the ring itself: far from the origin, as feet of a state plane are, the products would lose their last digits.
  const [x, y] = ring[0] as [number, number];
  let sum = 0;
  for (let place = 1; place < ring.length; place++) {
    const [x1, y1] = ring[place - 1] as [number, number];
    const [x2, y2] = ring[place] as [number, number];
    sum += (x1 - x) * (y2 - y) - (x2 - x) * (y1 - y);
  }
  return sum;
}

/** A hole may touch the ring around it at corners, so its first corner that touches nothing decides. */
function surrounds(outer: Ring, hole: Ring): boolean {
  const corners = new Set(outer.map(String));
  const free = hole.find((corner) => !corners.has(String(corner)));
  return isInside(free ?? middleOf(hole[0]!, hole[1]!), outer);
}

const middleOf = (one: Position, other: Position): Position => [(one[0]! + other[0]!) / 2, (one[1]! + other[1]!) / 2];

/** Whether a line from the place to the right crosses the ring an odd number of times. */
function isInside([x, y]: Position, ring: Ring): boolean {
  let inside = false;
  for (let place = 1; place < ring.length; place++) {
    const [x1, y1] = ring[place - 1] as [number, number];
    const [x2, y2] = ring[place] as [number, number];
    if (y1 > y! !== y2 > y! && x! < x1 + ((x2 - x1) * (y! - y1)) / (y2 - y1)) inside = !inside;
  }
  return inside;
}
