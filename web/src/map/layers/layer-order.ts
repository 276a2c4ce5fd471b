import type { maplibre } from '../canvas/map-library.ts';

/** What a map does about the order of its layers. */
export type Layered = Pick<maplibre.Map, 'getLayersOrder' | 'moveLayer'>;

/** Brings layers above another, in the order that they have. */
export function lift(map: Layered, ids: readonly string[], below: string | undefined) {
  const order = map.getLayersOrder();
  const at = below === undefined ? -1 : order.indexOf(below);
  for (const id of order.slice(0, Math.max(at, 0))) if (ids.includes(id)) map.moveLayer(id, order[at + 1]);
}

/** Brings layers below another. */
export function sink(map: Layered, ids: readonly string[], above: string | undefined) {
  const order = map.getLayersOrder();
  if (above === undefined || !order.includes(above)) return;
  for (const id of ids) if (order.indexOf(id) > order.indexOf(above)) map.moveLayer(id, above);
}

/** Brings layers above all others, the uppermost last. */
export function raise(map: Layered, ids: readonly string[]) {
  const order = map.getLayersOrder();
  const there = ids.filter((id) => order.includes(id));
  if (there.length === 0 || order.slice(-there.length).join() === there.join()) return;
  for (const id of there) map.moveLayer(id);
}
