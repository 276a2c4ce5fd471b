import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Texas, and the states around it: New Mexico, Oklahoma, Arkansas and Louisiana, by their Census codes. */
const states = ['48', '35', '40', '05', '22'];

interface County {
  id?: string;
  properties?: { name: string };
  type: 'Polygon' | 'MultiPolygon' | null;
  /** Lines by their place in the list of all lines; `~place` is one that runs backwards. */
  arcs?: number[][] | number[][][];
}

interface Atlas {
  type: 'Topology';
  transform: unknown;
  objects: { counties: { type: 'GeometryCollection'; geometries: County[] } };
  arcs: number[][][];
}

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const whole = readFileSync(file('../node_modules/us-atlas/counties-10m.json'), 'utf8');
const { transform, objects, arcs } = JSON.parse(whole) as Atlas;

const kept: number[][][] = [];
const places = new Map<number, number>();
const placeOf = (line: number): number => {
  if (line < 0) return ~placeOf(~line);
  if (!places.has(line)) places.set(line, kept.push(arcs[line]!) - 1);
  return places.get(line)!;
};
type Nested = number | Nested[];
const renumbered = (nested: Nested): Nested => (Array.isArray(nested) ? nested.map(renumbered) : placeOf(nested));

const geometries = objects.counties.geometries
  .filter(({ id }) => states.includes(id?.slice(0, 2) ?? ''))
  .map((county) => ({ ...county, arcs: renumbered(county.arcs ?? []) }));

writeFileSync(
  file('src/map/base-map/counties.topojson'),
  JSON.stringify({
    type: 'Topology',
    transform,
    objects: { counties: { type: 'GeometryCollection', geometries } },
    arcs: kept,
  }),
);
