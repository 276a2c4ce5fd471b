import type { Geometry, GeometryCollection } from 'geojson';

/** What has one kind of shape and coordinates of its own. */
export type Drawable = Exclude<Geometry, GeometryCollection>;

/** How deep the coordinates of each kind of geometry lie, and how many positions make the least of it. */
const kinds: Record<string, { depth: number; least: number; dimension: Dimension }> = {
  Point: { depth: 0, least: 1, dimension: 0 },
  MultiPoint: { depth: 1, least: 1, dimension: 0 },
  LineString: { depth: 1, least: 2, dimension: 1 },
  MultiLineString: { depth: 2, least: 2, dimension: 1 },
  Polygon: { depth: 2, least: 4, dimension: 2 },
  MultiPolygon: { depth: 3, least: 4, dimension: 2 },
};

/** Of points, lines and areas. */
export type Dimension = 0 | 1 | 2;

/** Why a geometry cannot be drawn, in a sentence; null for one that the database can take. */
export function refusalOf(geometry: unknown): string | null {
  if (geometry === null) return 'It has no geometry.';
  const { type, coordinates } = geometry as { type?: unknown; coordinates?: unknown };
  const kind = typeof type === 'string' ? kinds[type] : undefined;
  if (!kind) return type === 'GeometryCollection' ? MIXED : 'Its geometry type is unknown.';
  if (!Array.isArray(coordinates)) return 'Its geometry has no coordinates.';
  if (coordinates.length === 0) return 'Its geometry is empty.';
  return refusalOfPart(coordinates, kind);
}

const MIXED = 'It mixes points, lines and areas. Split it into one feature per type.';

function refusalOfPart(part: unknown, { depth, least, dimension }: (typeof kinds)[string]): string | null {
  if (!Array.isArray(part)) return 'Its coordinates are invalid.';
  if (depth === 0) return isPosition(part) ? null : 'It has a coordinate that is not a number.';
  if (depth === 1 && part.length < least)
    return least === 4 ? 'A ring has fewer than four corners.' : 'A line has fewer than two points.';
  if (depth === 1 && dimension === 2 && !closes(part)) return 'A ring does not end where it begins.';
  for (const inner of part) {
    const refusal = refusalOfPart(inner, { depth: depth - 1, least, dimension });
    if (refusal) return refusal;
  }
  return null;
}

const isPosition = (part: unknown[]) => part.length >= 2 && part.slice(0, 2).every(Number.isFinite);

const closes = (ring: unknown[]) => String(ring[0]) === String(ring.at(-1));

/** Whether every position lies within the range of degrees. */
export function isInDegrees(coordinates: unknown): boolean {
  const [first, second] = coordinates as unknown[];
  if (typeof first === 'number') return Math.abs(first) <= 180 && Math.abs(second as number) <= 90;
  return (coordinates as unknown[]).every(isInDegrees);
}
