type Position = number[];

/** Ground as GeoJSON has it: with holes, and in several parts. */
export type Polygonal =
  | { type: 'Polygon'; coordinates: Position[][] }
  | { type: 'MultiPolygon'; coordinates: Position[][][] };

/** West, south, east, north in degrees. */
export type Box = readonly [number, number, number, number];

/**
 * Ground laid out so that a place is compared with few of its edges, however many it has. Nothing but numbers, so that it can be sent
 * to a thread.
 */
export interface Ground {
  box: Box;
  /** Four numbers for each edge, by bands from south to north; an edge that reaches through several bands is in each of them. */
  edges: Float64Array;
  /** Which edge each band begins with; the last number is how many there are. */
  begins: Uint32Array;
}

/** So many edges are in a band, on average. */
const EDGES_OF_BAND = 8;
const MOST_BANDS = 2_048;
/** And each edge in so many bands, on average. */
const MOST_TIMES = 3;

type Edge = [x1: number, y1: number, x2: number, y2: number];

/** Lays out polygons. Their rings alone tell what is a hole. */
export function groundOf(shape: Polygonal): Ground {
  const rings = shape.type === 'Polygon' ? shape.coordinates : shape.coordinates.flat();
  const box = boxOf(rings);
  const bands = bandsFor(rings, box);
  const forEachInBand = (tell: (band: number, edge: Edge) => void) =>
    forEachEdge(rings, (...edge) => {
      const [, y1, , y2] = edge;
      const last = bandOf(box, bands, Math.max(y1, y2));
      for (let band = bandOf(box, bands, Math.min(y1, y2)); band <= last; band += 1) tell(band, edge);
    });
  const begins = new Uint32Array(bands + 1);
  forEachInBand((band) => (begins[band + 1]! += 1));
  for (let band = 0; band < bands; band += 1) begins[band + 1]! += begins[band]!;
  const next = begins.slice();
  const edges = new Float64Array(begins[bands]! * 4);
  forEachInBand((band, edge) => {
    edges.set(edge, next[band]! * 4);
    next[band]! += 1;
  });
  return { box, edges, begins };
}

/** Whether a place, in degrees east and north, is on a ground, or on its edge: a line from it to the east crosses an odd number of edges. */
export function isOn({ box, edges, begins }: Ground, x: number, y: number): boolean {
  const [west, south, east, north] = box;
  if (!(x >= west && x <= east && y >= south && y <= north)) return false;
  const band = bandOf(box, begins.length - 1, y);
  const end = begins[band + 1]! * 4;
  let isIn = false;
  for (let at = begins[band]! * 4; at < end; at += 4) {
    const x1 = edges[at]!;
    const y1 = edges[at + 1]!;
    const x2 = edges[at + 2]!;
    const y2 = edges[at + 3]!;
    const side = (x2 - x1) * (y - y1) - (x - x1) * (y2 - y1);
    if (side === 0 && isBetween(x, x1, x2) && isBetween(y, y1, y2)) return true;
    // A line from the place to the east crosses the edge.
    if (y1 > y !== y2 > y && side > 0 === y2 > y1) isIn = !isIn;
  }
  return isIn;
}

/** As many as leave few edges in each, unless edges are so long that they would be in many bands. */
function bandsFor(rings: readonly Position[][], [, south, , north]: Box): number {
  let [count, rise] = [0, 0];
  forEachEdge(rings, (_x1, y1, _x2, y2) => {
    count += 1;
    rise += Math.abs(y2 - y1);
  });
  const most = rise > 0 ? (MOST_TIMES * count * (north - south)) / rise : 1;
  return Math.max(1, Math.floor(Math.min(MOST_BANDS, count / EDGES_OF_BAND, most)));
}

const isBetween = (value: number, one: number, other: number) =>
  value >= Math.min(one, other) && value <= Math.max(one, other);

const bandOf = ([, south, , north]: Box, bands: number, y: number): number =>
  north === south ? 0 : Math.min(bands - 1, Math.floor(((y - south) / (north - south)) * bands));

function forEachEdge(rings: readonly Position[][], tell: (...edge: Edge) => void) {
  for (const ring of rings) {
    for (let place = 1; place < ring.length; place += 1) {
      const [from, to] = [ring[place - 1]!, ring[place]!];
      tell(from[0]!, from[1]!, to[0]!, to[1]!);
    }
  }
}

function boxOf(rings: readonly Position[][]): Box {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const ring of rings) {
    for (const place of ring) {
      west = Math.min(west, place[0]!);
      south = Math.min(south, place[1]!);
      east = Math.max(east, place[0]!);
      north = Math.max(north, place[1]!);
    }
  }
  return [west, south, east, north];
}
