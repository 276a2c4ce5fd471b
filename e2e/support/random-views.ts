import type { Drawing } from '@artesian/contract/map/drawings';
import { defaultView, type MapView } from '../../web/src/map/address.ts';
import type { Buffer } from '../../web/src/map/adjacent-wells/buffers.ts';
import { categoryNames, flagNames } from '../../web/src/map/wells/filters.ts';

/** What a district has to choose from. */
export interface Offer {
  baseMaps: readonly string[];
  /** Ids of layers, of those with areas, and of rows that All, True and False apply to. */
  layers: readonly string[];
  fills: readonly string[];
  rows: readonly string[];
  /** By category, the values of the filters. */
  values: Readonly<Record<string, readonly string[]>>;
  wells: readonly number[];
}

/** A view with everything that an address can hold, the same for the same seed. */
export function randomView(seed: number, offer: Offer): MapView {
  const next = numbers(seed);
  const is = (share: number) => next() < share;
  const between = (low: number, high: number, decimals: number) =>
    Number((low + next() * (high - low)).toFixed(decimals));
  const one = <T>(all: readonly T[]): T => all[Math.floor(next() * all.length)]!;
  const some = <T>(all: readonly T[], share: number) => all.filter(() => is(share));
  const place = () => ({ latitude: between(30.05, 30.3, 5), longitude: between(-98, -97.75, 5) });
  const drawing = (): Drawing => {
    const kind = one(['point', 'line', 'polygon', 'circle'] as const);
    if (kind === 'circle') return { kind, places: [place()], radiusFt: between(100, 9000, 2) };
    return { kind, places: { point: [place()], line: [place(), place()], polygon: [place(), place(), place()] }[kind] };
  };
  const buffer = (): Buffer => ({
    ...place(),
    amount: between(1, 5000, 1),
    unit: one(['Feet', 'Yards', 'Acres'] as const),
    color: one(['#ffff00', '#0072b2']),
  });
  const well = is(0.5) ? one(offer.wells) : undefined;
  const graph = well !== undefined && is(0.6) ? one(['production', 'levels'] as const) : undefined;
  const filtered = some(
    categoryNames.filter((name) => (offer.values[name]?.length ?? 0) > 1),
    0.3,
  );
  return {
    ...defaultView,
    ...place(),
    zoom: between(9, 15, 2),
    baseMap: one(offer.baseMaps),
    categorizeBy: one(categoryNames.filter((name) => (offer.values[name]?.length ?? 0) > 0)),
    filters: {
      flags: some(flagNames, 0.3),
      chosen: Object.fromEntries(filtered.map((name) => [name, some(offer.values[name]!.slice(1), 0.7)])),
      area: is(0.1) ? [{ kind: 'circle', places: [place()], radiusFt: between(20_000, 90_000, 0) }] : [],
      ranges: is(0.3) ? { depth: { from: between(0, 200, 0) } } : {},
    },
    switched: Object.fromEntries(some(offer.layers, 0.3).map((layer) => [layer, is(0.5)])),
    opacity: Object.fromEntries(some(offer.fills, 0.4).map((layer) => [layer, 5 * Math.floor(next() * 21)])),
    booleans: Object.fromEntries(some(offer.rows, 0.5).map((row) => [row, is(0.5)])),
    well,
    isListOpen: is(0.3),
    graph,
    graphStart: graph && is(0.6) ? one(['2024-01-31', 'any']) : undefined,
    graphEnd: graph && is(0.6) ? one(['2025-12-01', 'any']) : undefined,
    drawings: Array.from({ length: Math.floor(next() * 4) }, drawing),
    buffers: Array.from({ length: Math.floor(next() * 3) }, buffer),
    isBufferToolOpen: is(0.3),
  };
}

/** A repeatable sequence of numbers from 0 to 1 (mulberry32: neighboring seeds have nothing in common). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
