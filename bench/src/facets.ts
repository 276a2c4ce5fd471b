import { writeFileSync } from 'node:fs';
import { defaultFilters, passes, type FilterableWell, type WellFilters } from '@artesian/contract/map/well-filters';
import type { PlacedWell } from '@artesian/contract/map/well-area';
import { measureNames, measures } from '@artesian/contract/map/well-measures';
import { facetsInView } from '../../api/src/map/tiles/facets-in-view.ts';
import { flagColumns, textColumns, type TileRow } from '../../api/src/map/tiles/tile-row.ts';
import { WellIndexBuilder } from '../../api/src/map/tiles/well-index.ts';
import { generator } from './state-wells.ts';

// What the thread of the tiles takes to count what each filter would leave, of all wells of a state. Prints a table and writes it to
// FACETS.md.

const WELLS = 765_000;
const STROKES = 40;
/** Wells share what categories and switches say of them: those of the demonstration have some hundred kinds. */
const KINDS = 5_000;
const texas = { west: -106.6, south: 25.8, east: -93.5, north: 36.5 };

const random = generator(2026);
const among = (count: number) => Math.floor(random() * count);
const kinds = Array.from({ length: KINDS }, () => [
  ...textColumns.map((column) => (random() < 0.1 ? null : `${column} ${among(6)}`)),
  ...flagColumns.map(() => random() < 0.6),
]);
const rows = Array.from({ length: WELLS }, (_, place) => madeUpWell(place + 1));
const builder = new WellIndexBuilder();
builder.add(rows);
const index = builder.finish();
const wells = rows.map(asWell);

const asked = (filters: WellFilters) => ({ ...texas, filters, layers: [], switched: {}, booleans: {} });

// The first one also lays out the bars.
const first = timed(() => facetsInView(index, asked(defaultFilters), 'everybody'));
const strokes = Array.from({ length: STROKES }, (_, stroke): WellFilters => ({
  area: [],
  flags: ['is_active'],
  chosen: stroke % 2 ? { wellClass: ['well_class 1', 'well_class 2'] } : {},
  ranges: { depth: { from: stroke * 20, to: 1_000 }, ...(stroke % 3 === 0 && { drilled: { from: 1980 } }) },
}));
const measured = [
  row(
    'One pass over the index',
    strokes.map((filters) => timed(() => facetsInView(index, asked(filters), 'everybody'))),
  ),
  row(
    'A pass over objects for each of the 13 filters',
    strokes.slice(0, 5).map((filters) => timed(() => filterByFilter(filters))),
  ),
];
const text = `# Counts beside filters with ${WELLS.toLocaleString('en')} wells

All wells in view, ${STROKES} moves of a slider beside other filters. In the thread that also writes tiles; the way there and back is not in it.
The first one, which lays out the bars, took ${first.toFixed(0)} ms. [How](README.md).

| | median ms | longest |
| --- | ---: | ---: |
${measured.join('\n')}
`;
console.log(text);
writeFileSync(new URL('../FACETS.md', import.meta.url), text);

/** The plain way: for each filter, the wells that the others leave. */
function filterByFilter(filters: WellFilters) {
  const others: WellFilters[] = [
    ...measureNames.map((name) => ({ ...filters, ranges: { ...filters.ranges, [name]: {} } })),
    ...Array.from({ length: 9 }, () => ({ ...filters, chosen: {} })),
  ];
  return others.map((left) => wells.filter(passes(left)).length);
}

function timed(act: () => unknown): number {
  const begun = performance.now();
  act();
  return performance.now() - begun;
}

function row(name: string, times: readonly number[]): string {
  const sorted = times.toSorted((one, other) => one - other);
  return `| ${name} | ${sorted[Math.floor(sorted.length / 2)]!.toFixed(0)} | ${sorted.at(-1)!.toFixed(0)} |`;
}

function madeUpWell(number: number): TileRow {
  const measured = [
    20 + among(1_800),
    1930 + among(95),
    random() < 0.7 ? null : among(900),
    random() < 0.5 ? null : among(400),
  ];
  return [
    number,
    texas.west + random() * (texas.east - texas.west),
    texas.south + random() * (texas.north - texas.south),
    `TW-${number}`,
    null,
    ...measured,
    ...kinds[among(KINDS)]!,
  ];
}

function asWell(well: TileRow): FilterableWell & PlacedWell {
  const columns = [...measureNames.map((name) => measures[name].column), ...textColumns, ...flagColumns];
  const facts = Object.fromEntries(columns.map((column, place) => [column, well[5 + place]]));
  // Columns come by their names in the order of the row.
  return { ...facts, lon_dd: well[1], lat_dd: well[2] } as unknown as FilterableWell & PlacedWell;
}
